// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/extensions.hpp"
#include "adapters/level_zero/handles.hpp"
#include "adapters/level_zero/image_formats.hpp"
#include "adapters/level_zero/partition.hpp"

#include <algorithm>
#include <cstring>

namespace ur::level_zero {

namespace {

/// What both the flag for lists in order and the wait for a list are known to be there in.
constexpr uint32_t kOrderedListsSince = 12;
/// What the hint for copies is there in.
constexpr uint32_t kCopyHintSince = 14;
constexpr uint32_t kCounterBasedEventsSince = 15;
/// What descriptors of physical memory are known to be there in.
constexpr uint32_t kPhysicalPropertiesSince = 17;

std::string versionText(uint32_t version) {
  return std::to_string(version >> 16) + "." + std::to_string(version & 0xffff);
}

void describe(Platform &platform, ze_api_version_t version) {
  const Api &api = platform.api;
  core::PlatformFacts &facts = platform.facts;
  facts.backend = UR_BACKEND_LEVEL_ZERO;
  facts.name = "Level Zero";
  facts.version = versionText(version);
  facts.profile = "FULL_PROFILE";
  for (const auto &extension : allOf<ze_driver_extension_properties_t>([&](uint32_t *count, auto *list) {
         return api.zeDriverGetExtensionProperties(platform.native, count, list);
       }))
    facts.extensions.emplace_back(extension.name, strnlen(extension.name, sizeof extension.name));
}

/// The driver's own number, as its makers count: 31 bits of which they say nothing.
std::string driverVersion(const Platform &platform) {
  ze_driver_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES;
  if (platform.api.zeDriverGetProperties(platform.native, &properties) != ZE_RESULT_SUCCESS)
    return {};
  const uint32_t version = properties.driverVersion;
  return std::to_string(version >> 24) + "." + std::to_string(version >> 16 & 0xff) + "." +
         std::to_string(version & 0xffff);
}

/// Which devices reach the memory of which others. Those do so without being told.
void readPeers(Platform &platform) {
  const Api &api = platform.api;
  for (const auto &from : platform.devices) {
    for (const auto &to : platform.devices) {
      ze_bool_t can = 0;
      if (from == to || api.zeDeviceCanAccessPeer(from->native, to->native, &can) != ZE_RESULT_SUCCESS || !can)
        continue;
      ze_device_p2p_properties_t properties{};
      properties.stype = ZE_STRUCTURE_TYPE_DEVICE_P2P_PROPERTIES;
      const bool told = api.zeDeviceGetP2PProperties(from->native, to->native, &properties) == ZE_RESULT_SUCCESS;
      from->facts.peers.push_back(
          {to->facts.index, told && (properties.flags & ZE_DEVICE_P2P_PROPERTY_FLAG_ATOMICS) != 0});
    }
  }
}

/// Whether lists of the device can be given other kMutableParameters.
bool changesLaunches(const Api &api, ze_device_handle_t device) noexcept {
  ze_mutable_command_list_exp_properties_t lists{};
  lists.stype = ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_PROPERTIES;
  ze_device_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2;
  properties.pNext = &lists;
  return api.zeDeviceGetProperties(device, &properties) == ZE_RESULT_SUCCESS &&
         (lists.mutableCommandFlags & kMutableParameters) == kMutableParameters;
}

std::unique_ptr<Platform> readPlatform(const Api &api, ze_driver_handle_t native, std::string *reason) {
  auto platform = std::make_unique<Platform>(api);
  platform->native = native;
  ze_api_version_t version{};
  if (api.zeDriverGetApiVersion(native, &version) != ZE_RESULT_SUCCESS || version < ZE_API_VERSION_1_4 ||
      version >> 16 != 1) {
    *reason = "a driver has version " + versionText(version) + " of the interface, and 1.4 is the oldest that is used";
    return nullptr;
  }
  if ((version & 0xffff) < kOrderedListsSince)
    platform->api.zeCommandListHostSynchronize = nullptr; // the loader may have what the driver lacks
  if ((version & 0xffff) < kPhysicalPropertiesSince)
    platform->api.zePhysicalMemGetProperties = nullptr;
  platform->orderedLists = static_cast<bool>(platform->api.zeCommandListHostSynchronize);
  platform->counterBasedEvents = platform->orderedLists && (version & 0xffff) >= kCounterBasedEventsSince &&
                                 platform->api.zeEventCounterBasedCreate;
  describe(*platform, version);
  if (!platform->has("ZE_experimental_global_offset"))
    platform->api.zeKernelSetGlobalOffsetExp = nullptr;
  platform->kernelGroupSizes = platform->has("ZE_extension_kernel_max_group_size_properties");
  platform->usableMemory = platform->has("ZE_extension_device_usablemem_size_properties");
  platform->imageFormatsTold = platform->has("ZE_extension_image_format_support");
  if (!platform->has("ZE_extension_image_copy"))
    platform->api.zeCommandListAppendImageCopyToMemoryExt = nullptr;
  if (!platform->has("ZE_extension_pci_properties"))
    platform->api.zeDevicePciGetPropertiesExt = nullptr;
  platform->graphs = platform->has("ZE_experimental_immediate_command_list_append") &&
                     static_cast<bool>(platform->api.zeCommandListImmediateAppendCommandListsExp);
  platform->mutableLists = platform->has("ZE_experimental_mutable_command_list") &&
                           static_cast<bool>(platform->api.zeCommandListGetNextCommandIdExp) &&
                           static_cast<bool>(platform->api.zeCommandListUpdateMutableCommandsExp);
  const std::string driver = driverVersion(*platform);
  for (const ze_device_handle_t handle : allOf<ze_device_handle_t>(
           [&](uint32_t *count, auto *list) { return api.zeDeviceGet(platform->native, count, list); })) {
    if (auto device = readDevice(platform->api, handle, static_cast<uint32_t>(platform->devices.size()))) {
      device->facts.driverVersion = driver;
      device->facts.version = device->facts.backendVersion = platform->facts.version;
      describeExtensions(*platform, *device);
      device->copyEngines = device->copyEngines && (version & 0xffff) >= kCopyHintSince;
      platform->devices.push_back(std::move(device));
    }
  }
  platform->mutableLists = platform->mutableLists && std::ranges::all_of(platform->devices, [&](const auto &device) {
                             return changesLaunches(platform->api, device->native);
                           });
  if (platform->devices.empty()) {
    *reason = "a driver shows no device that runs kernels";
    return nullptr;
  }
  for (const auto &device : platform->devices) {
    readPages(*platform, *device);
    describeImages(*platform, *device);
    describeParts(platform->api, *device);
  }
  readPeers(*platform);
  platform->facts.vendor = platform->devices.front()->facts.vendor;
  std::vector<const Device *> devices;
  for (const auto &device : platform->devices)
    devices.push_back(device.get());
  platform->caps = capsOf(*platform, devices);
  return platform;
}

} // namespace

/// Only a context can be asked.
void readPages(const Platform &platform, Device &device) {
  const Api &api = platform.api;
  ze_context_desc_t desc{};
  desc.stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC;
  ze_device_handle_t native = device.native;
  ze_context_handle_t context = nullptr;
  if (api.zeContextCreateEx(platform.native, &desc, 1, &native, &context) != ZE_RESULT_SUCCESS)
    return;
  device.facts.virtualMemory = device.pages.read(api, context, native);
  device.facts.ipcPhysicalMemory =
      device.facts.virtualMemory && device.facts.ipcMemory && api.zePhysicalMemGetProperties;
  (void)api.zeContextDestroy(context);
}

bool Platform::has(std::string_view extension) const noexcept {
  return std::ranges::find(facts.extensions, extension) != facts.extensions.end();
}

const Device *Platform::device(uint32_t index) const noexcept {
  if (index < devices.size())
    return devices[index].get();
  std::lock_guard lock(mutex_);
  const auto found = std::ranges::find_if(parts_, [&](const auto &part) { return part->facts.index == index; });
  return found == parts_.end() ? nullptr : found->get();
}

uint32_t Platform::nextIndex() noexcept {
  std::lock_guard lock(mutex_);
  return static_cast<uint32_t>(devices.size()) + partsMade_++;
}

void Platform::addParts(std::vector<std::unique_ptr<Device>> parts) {
  std::lock_guard lock(mutex_);
  parts_.reserve(parts_.size() + parts.size());
  std::ranges::move(parts, std::back_inserter(parts_));
}

void Platform::removePart(uint32_t index) noexcept {
  std::lock_guard lock(mutex_);
  std::erase_if(parts_, [&](const auto &part) { return part->facts.index == index; });
}

ze_result_t Device::readClock(const Api &api, uint64_t *ticks, uint64_t *hostNs) const noexcept {
  uint64_t host = 0, counter = 0;
  const uint64_t before = hostNow();
  const ze_result_t result = api.zeDeviceGetGlobalTimestamps(native, &host, &counter);
  const uint64_t after = hostNow();
  if (result == ZE_RESULT_SUCCESS) {
    *hostNs = before + (after - before) / 2;
    *ticks = clock.note(counter, *hostNs);
  }
  return result;
}

/// Parts reach what their devices reach, and those have the memory of their parts.
static bool reaches(const Device &from, const Device &to) noexcept {
  const auto knows = [](const Device &one, const Device &other) {
    return &one == &other ||
           std::ranges::any_of(one.facts.peers, [&](const auto &peer) { return peer.index == other.facts.index; });
  };
  return knows(from, to) || (from.whole && reaches(*from.whole, to)) || (to.whole && reaches(from, *to.whole));
}

bool Platform::shareMemory(std::span<const Device *const> some) const noexcept {
  return std::ranges::all_of(some, [&](const Device *from) {
    return std::ranges::all_of(some, [&](const Device *to) { return reaches(*from, *to); });
  });
}

core::DriverCaps capsOf(const Platform &platform, std::span<const Device *const> devices) noexcept {
  return {.unorderedStreams = platform.orderedLists, // else what holds all lists in order would hold these up, too
          .eventsFromEnqueue = true,
          .timedEvents = true,
          .hostCalls = true,
          .sharedDeviceMemory = platform.shareMemory(devices),
          .imagesOfOneDevice = true,
          .launchesKeepPrograms = false};
}

std::vector<std::unique_ptr<Platform>> findPlatforms(const Api &api, std::string *reason) {
  std::vector<std::unique_ptr<Platform>> platforms;
  const auto drivers =
      allOf<ze_driver_handle_t>([&](uint32_t *count, auto *list) { return api.zeDriverGet(count, list); });
  if (drivers.empty())
    *reason = "the loader shows no driver";
  for (const ze_driver_handle_t native : drivers) {
    if (auto platform = readPlatform(api, native, reason))
      platforms.push_back(std::move(platform));
  }
  return platforms;
}

} // namespace ur::level_zero
