// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the driver says about its devices, read once.
#pragma once

#include "adapters/core/port/facts.hpp"
#include "adapters/cuda/api/library.hpp"

namespace ur::cuda {

/// What the adapter itself has to know of a device.
struct DeviceLimits {
  CUdevice device = 0;
  uint32_t processors = 0; ///< multiprocessors
  int capability = 0;      ///< 90: 9.0
  int maxSharedMemory = 0; ///< of a block, static and dynamic together
  bool managed = false, devicePools = false, hostPools = false, managedPools = false;
  bool migration = false;                                  ///< managed memory moves when it is wanted
  bool registration = false, readOnlyRegistration = false; ///< of host memory, to be used by its own address
  bool virtualMemory = false;
  bool directVirtualMemory = false; ///< other devices of the bus, such as network cards, may be let use that
  bool sharedMemory = false, sharedPhysical = false, sharedEvents = false; ///< with other processes
  bool externalMemory = false, externalSemaphores = false;                 ///< of other APIs
  size_t totalMemory = 0;
};

/// Neither opens a context. A device that doesn't answer what has to be known has no facts: false.
[[nodiscard]] bool readLimits(const Api &api, CUdevice device, int driverVersion, DeviceLimits *limits);
[[nodiscard]] core::DeviceFacts readFacts(const Api &api, const DeviceLimits &limits, uint32_t index,
                                          int driverVersion);
/// The devices of `all` whose memory this one's commands can be let use, by their places there.
[[nodiscard]] std::vector<core::DeviceFacts::Peer> readPeers(const Api &api, const std::vector<DeviceLimits> &all,
                                                             uint32_t index);
/// A platform without its devices.
[[nodiscard]] core::PlatformFacts platformFacts(int driverVersion);

} // namespace ur::cuda
