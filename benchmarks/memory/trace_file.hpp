// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads traces of allocations, compressed by gzip or not. Lines: "a ID BYTES" an allocation, "f ID" its free, "s" the
// host waits for the device. IDs count up from 0 and are never used again.
#pragma once

#include "memory/program.hpp"

namespace memory {

/// The program's name is the file's, up to its first dot. Sizes are divided by `divisor`, rounded up. Throws
/// std::runtime_error, which names the line, for a file that is no such trace.
[[nodiscard]] Program readTrace(const std::string &file, uint64_t divisor);

} // namespace memory
