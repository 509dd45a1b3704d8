// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a call finds its adapter. Every handle begins with the address of its adapter's table, so in the usual case an
// exported function jumps through it. `interceptTable` puts another table before that: where the loader isn't
// initialised, where layers are on, where an adapter left slots empty. What can fail fails before a table is published;
// a call itself never does.
#pragma once

#include "common/generated/call_table.hpp"
#include "unified-runtime/ur_api.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#define UR_LOADER_EXPORT extern "C" __attribute__((visibility("default")))

namespace ur::loader {

// Hidden, what an exported function reads: by one instruction each, not by way of a table of offsets.
#define UR_LOADER_HIDDEN __attribute__((visibility("hidden")))

/// All calls go through this table; null: straight to the handle's own.
extern UR_LOADER_HIDDEN constinit std::atomic<const CallTable *> interceptTable;

/// The exported functions. Generated.
extern const ur_dditable_t kEntryTable;
/// Every function answers UNINITIALIZED.
extern const CallTable kUninitialisedTable;
/// Dispatch by tableOf(), with a look at the slot: the bottom of the layers.
extern UR_LOADER_HIDDEN const CallTable kDispatchTable;

/// A table that an adapter of ours gives to new handles so that another loader, which knows nothing of our layers,
/// calls through them; behind it, the adapter's own table.
struct LayeredTable {
  CallTable table;
  const ur_dditable_t *real;
};
inline constexpr size_t kMaxLayeredTables = 16;
extern std::array<LayeredTable, kMaxLayeredTables> layeredTables;

/// The table that a handle carries, which is not null: its first word.
inline const ur_dditable_t *carriedBy(const void *handle) noexcept {
  return *static_cast<const ur_dditable_t *const *>(handle);
}

/// Whether it is one of layeredTables.
inline bool isLayered(const ur_dditable_t *carried) noexcept {
  const auto begin = reinterpret_cast<uintptr_t>(layeredTables.data());
  return reinterpret_cast<uintptr_t>(carried) - begin < sizeof(layeredTables);
}

/// The adapter's own table for a handle that is not null, whichever table the handle carries.
inline const ur_dditable_t *tableOf(const void *handle) noexcept {
  const ur_dditable_t *const carried = carriedBy(handle);
  return isLayered(carried) ? reinterpret_cast<const LayeredTable *>(carried)->real : carried;
}

/// urAdapterGet behind the layers: the handles of all libraries, in their order.
ur_result_t adapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters) noexcept;

/// The body of each table getter: copies a part of kEntryTable. The first good call initialises the loader as an
/// adapter.
ur_result_t getTable(ur_api_version_t version, void *pDdiTable, size_t offset, size_t size) noexcept;

} // namespace ur::loader
