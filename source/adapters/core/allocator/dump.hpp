// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A pool's whole state as text, for people: docs/allocator.md says how to read it.
#pragma once

#include <string>

namespace ur::core {

class StreamPool;

/// Takes the pool's lock, and asks the driver nothing. Throws bad_alloc.
[[nodiscard]] std::string dumpOf(StreamPool &pool);

} // namespace ur::core
