// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What synchronous and asynchronous USM share.
#pragma once

#include "adapters/core/allocator/allocation_map.hpp"
#include "adapters/core/allocator/background_frees.hpp"
#include "adapters/core/device/context.hpp"

namespace ur::core {

/// Throws `lacking` where the device has no such memory, INVALID_USM_SIZE for more than it can have at once, and says
/// so.
void checkUsm(const Context &context, MemoryKind kind, uint32_t device, size_t size, ur_result_t lacking);

/// The most bytes of a kind that the device, or for host memory each of the context's, can have at once.
[[nodiscard]] size_t mostAtOnce(const Context &context, MemoryKind kind, uint32_t device) noexcept;

/// The driver's memory; once the device has no more, caches give way first. Without locks: a driver's free may wait.
/// Throws.
[[nodiscard]] void *allocateTrimming(Context &context, MemoryKind kind, uint32_t device, size_t size, size_t alignment);

/// The same for anything that takes the device's memory: `make()` answers a result. Waits for frees that are on their
/// way, before it gives up (FreesOnTheirWay).
template <typename Make>
void makeTrimming(Context &context, uint32_t device, Make &&make) {
  const auto lacks = [](ur_result_t result) {
    return result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY || result == UR_RESULT_ERROR_OUT_OF_RESOURCES;
  };
  FreesOnTheirWay frees(context, device);
  ur_result_t result = make();
  if (lacks(result)) {
    context.trimPoolsEverywhere(device, nullptr); // Caches give way.
    result = make();
  }
  while (lacks(result) && frees.awaitOne())
    result = make();
  check(result);
}

/// Gives memory back to where it came from: the driver, the caller or another process. May wait: without locks.
[[nodiscard]] ur_result_t giveBack(Context &context, const Allocation &allocation) noexcept;

} // namespace ur::core
