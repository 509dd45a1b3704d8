// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the environment says about pools of USM; docs/configuration.md lists the variables.
#pragma once

#include "adapters/core/allocator/request.hpp"

namespace ur::log {
class Logger;
}

namespace ur::core {

struct PoolConfig {
  bool asynchronous = true; ///< UR_ASYNC_ALLOC
  /// Those of pools that say nothing themselves: UR_USM_POOL_BATCH, UR_USM_POOL_KEEP,
  /// UR_USM_POOL_RANGES, UR_USM_POOL_AGE and UR_USM_POOL_WAIT.
  PoolLimits limits;
};

/// Reads the variables. One that is malformed is reported as an error that names it, and has no effect.
[[nodiscard]] PoolConfig readPoolConfig(log::Logger &logger);

/// What the adapter read when it was made. Only below a handle.
[[nodiscard]] const PoolConfig &poolConfig() noexcept;

/// Throws UNSUPPORTED_FEATURE where stream-ordered allocation is switched off.
void requireAsynchronous();

} // namespace ur::core
