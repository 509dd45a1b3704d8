// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/object/object.hpp"

#include "adapters/core/object/table.hpp"

namespace ur::core {
namespace {

constinit std::atomic<const ur_dditable_t *> g_handleTable{&kAdapterTable};

} // namespace

[[gnu::hot]] const ur_dditable_t *handleTable() noexcept {
  return g_handleTable.load(std::memory_order_relaxed);
}

} // namespace ur::core

/// Our loader's hook: handles made from now on carry this table (null: the adapter's own again), so that an outer
/// loader that dispatches by handles passes through our layers. To be called before the first handle is made; the table
/// must outlive all handles.
extern "C" UR_APIEXPORT void urxAdapterSetHandleTable(const ur_dditable_t *table) {
  ur::core::g_handleTable.store(table ? table : &ur::core::kAdapterTable, std::memory_order_relaxed);
}
