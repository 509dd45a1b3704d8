// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/partition.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/level_zero/extensions.hpp"
#include "adapters/level_zero/handles.hpp"
#include "adapters/level_zero/image_formats.hpp"

#include <algorithm>

namespace ur::level_zero {

namespace {

std::vector<ze_device_handle_t> partsOf(const Api &api, const Device &device) {
  return allOf<ze_device_handle_t>(
      [&](uint32_t *count, auto *list) { return api.zeDeviceGetSubDevices(device.native, count, list); });
}

/// A part is what its device is, as long as its own driver's answers don't say otherwise.
std::unique_ptr<Device> readPart(const Platform &platform, const Device &whole, ze_device_handle_t native,
                                 uint32_t index) {
  std::unique_ptr<Device> part = readDevice(platform.api, native, index);
  if (!part)
    return nullptr;
  part->whole = &whole;
  part->copyEngines = part->copyEngines && whole.copyEngines;
  core::DeviceFacts &facts = part->facts;
  facts.driverVersion = whole.facts.driverVersion;
  facts.version = facts.backendVersion = whole.facts.version;
  describeExtensions(platform, *part);
  if (whole.facts.virtualMemory)
    readPages(platform, *part);
  describeImages(platform, *part);
  describeParts(platform.api, *part);
  return part;
}

/// As DeviceFacts::peers says it of whole devices.
void readSiblings(const Api &api, const std::vector<std::unique_ptr<Device>> &parts) {
  for (const auto &from : parts) {
    for (const auto &to : parts) {
      ze_bool_t can = 0;
      if (from != to && api.zeDeviceCanAccessPeer(from->native, to->native, &can) == ZE_RESULT_SUCCESS && can)
        from->facts.peers.push_back({to->facts.index, false});
    }
  }
}

} // namespace

void describeParts(const Api &api, Device &device) {
  device.facts.maxSubDevices = static_cast<uint32_t>(partsOf(api, device).size());
  if (device.facts.maxSubDevices == 0)
    return;
  device.facts.partitions = {UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN};
  device.facts.affinityDomains =
      UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA | UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE;
}

ur_result_t Partitions::split(uint32_t platform, uint32_t device, const core::PartitionDesc &,
                              std::vector<core::DeviceFacts> *parts) noexcept {
  return core::guarded([&] {
    Platform &of = *platforms_[platform];
    const Device *whole = of.device(device);
    if (!whole)
      return UR_RESULT_ERROR_INVALID_DEVICE;
    std::vector<std::unique_ptr<Device>> made;
    for (const ze_device_handle_t native : partsOf(of.api, *whole)) {
      if (auto part = readPart(of, *whole, native, of.nextIndex()))
        made.push_back(std::move(part));
    }
    if (made.empty() || made.size() != whole->facts.maxSubDevices) // all that the device has said, or none
      return UR_RESULT_ERROR_DEVICE_PARTITION_FAILED;
    readSiblings(of.api, made);
    std::vector<core::DeviceFacts> facts;
    for (const auto &part : made)
      facts.push_back(part->facts);
    of.addParts(std::move(made));
    *parts = std::move(facts);
    return UR_RESULT_SUCCESS;
  });
}

bool importPart(Platform &platform, ze_device_handle_t native, core::NativeBackend::ImportedPart *part) {
  for (const auto &whole : platform.devices) {
    const std::vector<ze_device_handle_t> natives = partsOf(platform.api, *whole);
    if (std::ranges::find(natives, native) == natives.end())
      continue;
    std::vector<std::unique_ptr<Device>> made;
    made.push_back(readPart(platform, *whole, native, platform.nextIndex()));
    if (!made.front())
      return false;
    core::NativeBackend::ImportedPart read;
    read.parent = reinterpret_cast<ur_native_handle_t>(whole->native);
    read.facts = made.front()->facts;
    read.how.resize(1);
    read.how.front().type = UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN;
    read.how.front().value.affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE;
    platform.addParts(std::move(made));
    *part = std::move(read);
    return true;
  }
  return false;
}

void Partitions::releasePart(uint32_t platform, uint32_t part) noexcept {
  platforms_[platform]->removePart(part);
}

} // namespace ur::level_zero
