// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/object/object.hpp"

#include "adapters/core/object/table.hpp"
#include "common/vendor_calls.hpp"

#include <algorithm>
#include <array>
#include <mutex>

namespace ur::core {
namespace {

constinit std::atomic<const ur_dditable_t *> g_handleTable{&kAdapterTable};

/// All that handles have carried. Where there were more, handles of the others are known by their own table alone.
constinit std::array<std::atomic<const ur_dditable_t *>, 64> g_tables{{{&kAdapterTable}}};
constinit std::mutex g_tablesMutex; // of who adds one

void remember(const ur_dditable_t *table) noexcept {
  const std::lock_guard lock(g_tablesMutex);
  for (auto &one : g_tables) {
    const ur_dditable_t *known = one.load(std::memory_order_relaxed);
    if (!known)
      one.store(table, std::memory_order_release);
    if (!known || known == table)
      return;
  }
}

} // namespace

bool isHandleTable(const ur_dditable_t *table) noexcept {
  return table && std::any_of(g_tables.begin(), g_tables.end(),
                              [table](const auto &one) { return one.load(std::memory_order_acquire) == table; });
}

[[gnu::hot]] const ur_dditable_t *handleTable() noexcept {
  return g_handleTable.load(std::memory_order_relaxed);
}

} // namespace ur::core

/// Our loader's hook: handles made from now on carry this table (null: the adapter's own again), so that an outer
/// loader that dispatches by handles passes through our layers. To be called before the first handle is made; the table
/// must outlive all handles.
extern "C" UR_APIEXPORT void urxAdapterSetHandleTable(const ur_dditable_t *table) {
  const ur_dditable_t *const carried = table ? table : &ur::core::servedTable();
  ur::core::remember(carried);
  ur::core::g_handleTable.store(carried, std::memory_order_relaxed);
}

/// Our loader's hook: who traces is told of calls of the vendor's library, if that is opened later (vendor_calls.hpp).
extern "C" UR_APIEXPORT void urxAdapterObserveVendorCalls(const ur::VendorCallObserver *observer, bool listens) {
  ur::observeVendorCalls(observer, listens);
}
