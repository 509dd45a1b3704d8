// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The adapter's table of functions, which the generated code fills.
#pragma once

#include "unified-runtime/ur_ddi.h"

#include <cstddef>

namespace ur::core {

/// The adapter's own table, all slots filled.
extern const ur_dditable_t kAdapterTable;
/// What loaders take: that table, or where UR_USM_POOL_DEBUG asks for it one whose functions of USM check memory
/// (queue/debug_table.cpp). The environment is read at the first call. Thread-safe.
[[nodiscard]] const ur_dditable_t &servedTable() noexcept;

/// Whether the table at this offset is asked for by a runtime of another release, whose tables are others: then nothing
/// may be written. Says so in the adapter's log, once.
[[nodiscard]] bool refusesRelease(std::size_t offset, const void *table) noexcept;

} // namespace ur::core
