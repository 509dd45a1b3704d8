// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The mock adapter's table, and who may not have it.
#pragma once

#include "common/generated/call_table.hpp"

#include <cstddef>

namespace ur::mock {

/// The adapter's own table, all slots filled.
extern const CallTable kTable;

/// Whether the table at this offset is asked for by a runtime of another release, whose tables are others: then nothing
/// may be written. Says so on standard error, once.
[[nodiscard]] bool refusesRelease(std::size_t offset, const void *table) noexcept;

} // namespace ur::mock
