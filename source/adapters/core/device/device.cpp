// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/device/device.hpp"

#include "adapters/core/device/adapter.hpp"
#include "adapters/core/device/context.hpp"
#include "adapters/core/object/driver_threads.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/port/driver_partition.hpp"

#include <algorithm>

using namespace ur::core;

ur_device_handle_t_::ur_device_handle_t_(Device &parent, DeviceFacts facts,
                                         std::vector<ur_device_partition_property_t> how)
    : Object(Tag::device, 1), platform_(parent.platform_), facts_(std::move(facts)), parent_(&parent),
      partition_(std::move(how)) {
  platform_.parts().add(*this);
}

ur_device_handle_t_::~ur_device_handle_t_() {
  if (parent_) {
    platform_.parts().remove(*this);
    if (!driverIsLost())
      platform_.adapter().backend().partitions()->releasePart(platform_.index(), facts_.index);
  }
}

DriverCaps ur_device_handle_t_::caps() const noexcept {
  return platform_.adapter().backend().caps(platform_.index());
}

bool ur_device_handle_t_::takesNativeCommands() const noexcept {
  return platform_.adapter().hasNativeHandles() && platform_.adapter().backend().native();
}

uint64_t ur_device_handle_t_::freeMemory() const {
  uint64_t bytes = 0;
  check(platform_.adapter().backend().freeMemory(platform_.index(), facts_.index, &bytes));
  return bytes;
}

void ur_device_handle_t_::time(uint64_t *deviceNs, uint64_t *hostNs) const {
  check(platform_.adapter().backend().deviceTime(platform_.index(), facts_.index, deviceNs, hostNs));
}

bool ur_device_handle_t_::markPeer(uint32_t peer, bool enabled) {
  std::lock_guard lock(mutex_);
  if (!enabled)
    return std::erase(enabledPeers_, peer) != 0;
  if (std::find(enabledPeers_.begin(), enabledPeers_.end(), peer) != enabledPeers_.end())
    return false;
  enabledPeers_.push_back(peer);
  return true;
}

namespace ur::core {
namespace {

bool hasType(const Device &device, ur_device_type_t wanted, bool first) noexcept {
  switch (wanted) {
  case UR_DEVICE_TYPE_ALL:
    return true;
  case UR_DEVICE_TYPE_DEFAULT:
    return first;
  default:
    return device.facts().type == wanted;
  }
}

} // namespace

namespace api {

ur_result_t urDeviceGet(ur_platform_handle_t platform, ur_device_type_t type, uint32_t numEntries,
                        ur_device_handle_t *devices, uint32_t *numDevices) {
  uint32_t count = 0;
  for (const std::unique_ptr<Device> &device : platform->devices()) {
    if (!hasType(*device, type, &device == &platform->devices().front()))
      continue;
    if (devices && count < numEntries) {
      (void)ur::core::retain(device.get());
      devices[count] = device.get();
    }
    ++count;
  }
  if (numDevices)
    *numDevices = count;
  return UR_RESULT_SUCCESS;
}

/// Programs ask often, and go on with an error that says nothing.
static void tellOnce(const Device &device) noexcept {
  static std::atomic_flag told;
  if (!told.test_and_set(std::memory_order_relaxed)) {
    logger().error("urDeviceSelectBinary: a program has SPIR-V, which the device \"%s\" doesn't take. %s",
                   device.facts().name.c_str(), device.facts().spirvMissing.c_str());
  }
}

ur_result_t urDeviceSelectBinary(ur_device_handle_t device, const ur_device_binary_t *binaries, uint32_t count,
                                 uint32_t *selected) {
  for (const std::string &target : device->facts().binaryTargets) {
    for (uint32_t i = 0; i < count; ++i) {
      if (binaries[i].pDeviceTargetSpec && target == binaries[i].pDeviceTargetSpec) {
        *selected = i;
        return UR_RESULT_SUCCESS;
      }
    }
  }
  const bool spirv = std::any_of(binaries, binaries + count, [](const ur_device_binary_t &binary) {
    return binary.pDeviceTargetSpec && binary.pDeviceTargetSpec == std::string_view(UR_DEVICE_BINARY_TARGET_SPIRV64);
  });
  if (spirv && !device->facts().spirvMissing.empty())
    tellOnce(*device);
  return UR_RESULT_ERROR_INVALID_BINARY;
}

ur_result_t urDeviceGetGlobalTimestamps(ur_device_handle_t device, uint64_t *deviceTimestamp, uint64_t *hostTimestamp) {
  uint64_t deviceNs = 0, hostNs = 0;
  if (deviceTimestamp || hostTimestamp)
    device->time(&deviceNs, &hostNs);
  if (deviceTimestamp)
    *deviceTimestamp = deviceNs;
  if (hostTimestamp)
    *hostTimestamp = hostNs;
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
