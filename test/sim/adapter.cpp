// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The adapter library is the core and the simulated driver; what it needs of the latter is its backend alone.
#include "adapters/core/port/driver.hpp"

namespace ur::sim {

/// Keeps the backend's object file in the link, which nothing else here names.
[[maybe_unused]] extern std::unique_ptr<core::Backend> (*const kMakeBackend)() = core::makeBackend;

} // namespace ur::sim
