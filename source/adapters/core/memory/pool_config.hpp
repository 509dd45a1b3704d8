// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the environment says about pools of USM; docs/configuration.md lists the variables.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace ur::log {
class Logger;
}

namespace ur::core {

struct PoolConfig {
  bool asynchronous = true;             ///< UR_ASYNC_ALLOC
  std::array<size_t, 3> batch{1, 1, 1}; ///< UR_USM_POOL_BATCH, by MemoryKind
  size_t releaseThreshold = SIZE_MAX;   ///< UR_USM_POOL_KEEP
};

/// Reads the variables. One that is malformed is reported as an error that names it, and has no effect.
[[nodiscard]] PoolConfig readPoolConfig(log::Logger &logger);

/// What the adapter read when it was made. Only below a handle.
[[nodiscard]] const PoolConfig &poolConfig() noexcept;

/// Throws UNSUPPORTED_FEATURE where stream-ordered allocation is switched off.
void requireAsynchronous();

} // namespace ur::core
