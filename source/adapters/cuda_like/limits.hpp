// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the adapter itself has to know of a device; the vendor reads it, once.
#pragma once

#include "adapters/cuda_like/vendor.hpp"

#include <cstddef>
#include <cstdint>

namespace ur::LANEWAY_VENDOR {

struct DeviceLimits {
  DeviceNumber device = 0;
  uint32_t processors = 0;    ///< multiprocessors
  uint32_t subGroupSize = 32; ///< work-items that run as one
  int capability = 0;         ///< 90: 9.0; of vendors that have such a number
  int maxSharedMemory = 0;    ///< of a block, static and dynamic together
  bool managed = false, devicePools = false, hostPools = false, managedPools = false;
  bool migration = false;                                  ///< managed memory moves when it is wanted
  bool registration = false, readOnlyRegistration = false; ///< of host memory, to be used by its own address
  bool virtualMemory = false;
  bool directVirtualMemory = false; ///< other devices of the bus, such as network cards, may be let use that
  bool sharedMemory = false, sharedPhysical = false, sharedEvents = false; ///< with other processes
  bool externalMemory = false, externalSemaphores = false;                 ///< of other APIs
  size_t totalMemory = 0;
};

} // namespace ur::LANEWAY_VENDOR
