// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stream_safety/pools.hpp"

#include "layers/stream_safety/safety.hpp"

#include <algorithm>
#include <vector>

namespace ur::layers::stream_safety {

namespace {

/// The pool's regions, as far as it tells them.
bool has(const CallTable &below, ur_usm_pool_handle_t pool, uintptr_t address) {
  constexpr auto query = UR_USM_POOL_INFO_LANEWAY_PARTS;
  std::vector<ur_laneway_usm_pool_part_t> parts;
  ur_result_t result = UR_RESULT_ERROR_INVALID_SIZE;
  while (result == UR_RESULT_ERROR_INVALID_SIZE) { // other threads may make it grow
    size_t size = 0;
    if (below.USM.pfnPoolGetInfo(pool, query, 0, nullptr, &size) != UR_RESULT_SUCCESS)
      return false;
    parts.resize(size / sizeof parts[0] + 8);
    result = below.USM.pfnPoolGetInfo(pool, query, parts.size() * sizeof parts[0], parts.data(), &size);
    if (result == UR_RESULT_SUCCESS)
      parts.resize(size / sizeof parts[0]);
  }
  return result == UR_RESULT_SUCCESS && std::ranges::any_of(parts, [address](const ur_laneway_usm_pool_part_t &part) {
           return address - reinterpret_cast<uintptr_t>(part.pRegion) < part.regionSize;
         });
}

std::vector<ur_device_handle_t> devicesOf(const CallTable &below, ur_context_handle_t context) {
  size_t size = 0;
  if (below.Context.pfnGetInfo(context, UR_CONTEXT_INFO_DEVICES, 0, nullptr, &size) != UR_RESULT_SUCCESS)
    return {};
  std::vector<ur_device_handle_t> devices(size / sizeof(ur_device_handle_t));
  if (below.Context.pfnGetInfo(context, UR_CONTEXT_INFO_DEVICES, size, devices.data(), nullptr) != UR_RESULT_SUCCESS)
    return {};
  return devices;
}

} // namespace

bool Pools::have(const void *memory, ur_usm_pool_handle_t pool, const void *queue) {
  const CallTable &below = *next.load(std::memory_order_relaxed);
  const auto address = reinterpret_cast<uintptr_t>(memory);
  if (pool)
    return has(below, pool, address);
  const ur_context_handle_t context = contexts_.find(queue);
  if (!context)
    return false;
  for (const ur_device_handle_t device : devicesOf(below, context)) {
    for (const auto get : {below.USMExp.pfnPoolGetDefaultDevicePoolExp, below.USMExp.pfnPoolGetDevicePoolExp}) {
      if (get(context, device, &pool) == UR_RESULT_SUCCESS && has(below, pool, address))
        return true;
    }
  }
  return false;
}

} // namespace ur::layers::stream_safety
