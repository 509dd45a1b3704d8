// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prefetch and advice. They are for shared memory, where the driver does something with them; all others only take
// their place in the order.
#pragma once

#include "adapters/core/allocator/allocation_map.hpp"
#include "adapters/core/device/context.hpp"
#include "adapters/core/port/driver_migration.hpp"

namespace ur::core {

struct PrefetchPort {
  static constexpr bool kCapturable = true;
  SharedRange range;
  bool toHost = false;

  ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
    return driver.migration()->prefetch(stream, range, toHost, fence);
  }
};

struct AdvisePort {
  static constexpr bool kCapturable = true;
  SharedRange range;
  ur_usm_advice_flags_t advice = 0;

  ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
    return driver.migration()->advise(stream, range, advice, fence);
  }
};

/// Whether the driver has anything to do for a hint about that memory. Throws INVALID_SIZE.
[[nodiscard]] inline bool isForDriver(Context &context, const SharedRange &range) {
  check(context.allocations().checkRange(range.memory, range.size, MemoryUse::none));
  if (!context.driver().migration())
    return false;
  const std::optional<Allocation> found = context.allocations().find(range.memory);
  return found && found->kind == MemoryKind::shared;
}

} // namespace ur::core
