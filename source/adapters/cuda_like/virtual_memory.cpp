// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/virtual_memory.hpp"

#include "adapters/core/object/room.hpp"
#include "adapters/core/port/descriptor_offer.hpp"
#include "adapters/core/port/guarded.hpp"
#include "adapters/core/port/unmap_each.hpp"

#include <algorithm>
#include <unistd.h>

namespace ur::LANEWAY_VENDOR {

using core::VirtualAccess;

namespace {

PhysicalProps propsOf(const Device &device, bool shareable) noexcept {
  return physicalProps(device.limits().device, shareable, device.limits().directVirtualMemory);
}

/// By VirtualAccess.
constexpr AccessFlags kFlags[] = {kNoAccess, kReadAccess, kFullAccess};

} // namespace

/// What NativePhysicalMem points to.
struct VirtualMemory::Physical {
  PhysicalHandle handle = 0;
  uint32_t device = 0;
  std::mutex mutex;
  core::DescriptorOffer offer; ///< to other processes; empty until it is asked for

  static Physical &of(core::NativePhysicalMem memory) noexcept { return *reinterpret_cast<Physical *>(memory); }
};

template <class Body>
ur_result_t VirtualMemory::with(Body &&body) const noexcept {
  const Device &first = *devices_.front();
  return translate(first.with([&] { return body(first.api()); }));
}

bool VirtualMemory::possible() const noexcept {
  return std::all_of(devices_.begin(), devices_.end(),
                     [](const std::unique_ptr<Device> &device) { return device->limits().virtualMemory; });
}

ur_result_t VirtualMemory::open() {
  Result result = kSuccess;
  for (size_t i = 0; i < devices_.size() && possible() && result == kSuccess; ++i)
    result = readHome(*devices_[i], &homes_.emplace_back());
  for (const Home &home : homes_)
    alignment_ = std::max({alignment_, home.granularity.minimum, home.granularity.recommended});
  if (result == kSuccess && possible())
    result = peers_.follow(*this);
  return translate(result);
}

Result VirtualMemory::readHome(const Device &device, Home *home) const {
  const Api &api = device.api();
  const PhysicalProps props = propsOf(device, false);
  core::Granularity &granularity = home->granularity;
  Result result = physicalGranularity(api, &granularity.minimum, &props, kLeastGranularity);
  if (result == kSuccess)
    result = physicalGranularity(api, &granularity.recommended, &props, kBestGranularity);
  for (const std::unique_ptr<Device> &user : devices_) {
    int reaches = user.get() == &device;
    if (!reaches && api.peerQueries())
      (void)deviceCanAccessPeer(api, &reaches, user->limits().device, device.limits().device);
    if (reaches)
      home->addUser(user->limits().device);
  }
  return result;
}

void VirtualMemory::Home::addUser(DeviceNumber user) {
  for (std::vector<AccessDesc> &of : users)
    core::haveRoom(of);
  for (size_t i = 0; i < users.size(); ++i)
    users[i].push_back(accessOf(user, kFlags[i]));
}

void VirtualMemory::Home::removeUser(DeviceNumber user) noexcept {
  for (std::vector<AccessDesc> &of : users)
    std::erase_if(of, [&](const AccessDesc &one) { return one.location.id == user; });
}

Result VirtualMemory::setPeer(DeviceNumber user, DeviceNumber owner, bool enabled) noexcept {
  std::unique_lock alone(users_);
  for (uint32_t i = 0; i < homes_.size(); ++i) {
    Home &home = homes_[i];
    const bool isOwners = devices_[i]->limits().device == owner;
    const auto known = std::find_if(home.users[0].begin(), home.users[0].end(),
                                    [&](const AccessDesc &one) { return one.location.id == user; });
    const auto peer = std::find(home.peers.begin(), home.peers.end(), user);
    if (!isOwners || (enabled ? known != home.users[0].end() : peer == home.peers.end()))
      continue; // what a device of the context may use it may use anyway
    try {
      if (enabled) {
        core::haveRoom(home.peers);
        home.addUser(user);
        home.peers.push_back(user);
      }
      const Result result = setPeerOfAll(i, user, enabled);
      if (enabled == (result != kSuccess)) { // it isn't a peer any more, or hasn't become one
        home.removeUser(user);
        std::erase(home.peers, user);
      }
      if (result != kSuccess)
        return result;
    } catch (...) { // no room for it, or for what is mapped: all is as before
      if (enabled) {
        home.removeUser(user);
        std::erase(home.peers, user);
      }
      return kOutOfMemory;
    }
  }
  return kSuccess;
}

/// What is mapped of a device's memory: all of it, or none.
Result VirtualMemory::setPeerOfAll(uint32_t device, DeviceNumber user, bool enabled) {
  struct Part {
    DeviceAddress start;
    size_t size;
  };
  std::vector<Part> parts;
  {
    std::lock_guard lock(mutex_);
    for (const auto &[start, mapping] : mappings_) {
      if (mapping.device == device && mapping.most() != VirtualAccess::none)
        parts.push_back({start, mapping.size});
    }
  }
  const Device &first = *devices_.front();
  return first.with([&] {
    const auto give = [&](const Part &part, bool given) {
      const auto access = static_cast<size_t>(given ? VirtualAccess::readWrite : VirtualAccess::none);
      const AccessDesc desc = accessOf(user, kFlags[access]);
      return memSetAccess(first.api(), part.start, part.size, &desc, 1);
    };
    for (size_t i = 0; i < parts.size(); ++i) {
      if (const Result result = give(parts[i], enabled); result != kSuccess) {
        while (i-- != 0)
          (void)give(parts[i], !enabled);
        return result;
      }
    }
    return kSuccess;
  });
}

core::Granularity VirtualMemory::granularity(uint32_t device, size_t) const noexcept {
  return homes_[device].granularity;
}

ur_result_t VirtualMemory::reserve(const void *wish, size_t size, void **start) noexcept {
  DeviceAddress made = 0;
  const ur_result_t result = with([&](const Api &api) {
    return addressReserve(api, &made, size, alignment_, addressOf(wish) & ~(DeviceAddress{alignment_} - 1), 0);
  });
  if (result == UR_RESULT_SUCCESS)
    *start = reinterpret_cast<void *>(made);
  return result;
}

ur_result_t VirtualMemory::unreserve(void *start, size_t size) noexcept {
  return with([&](const Api &api) { return addressFree(api, addressOf(start), size); });
}

ur_result_t VirtualMemory::createPhysical(uint32_t device, size_t size, bool shareable,
                                          core::NativePhysicalMem *memory) noexcept {
  std::unique_ptr<Physical> made(new (std::nothrow) Physical);
  if (!made)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  made->device = device;
  const PhysicalProps props = propsOf(*devices_[device], shareable);
  const ur_result_t result = with([&](const Api &api) { return physicalCreate(api, &made->handle, size, &props, 0); });
  if (result == UR_RESULT_SUCCESS)
    *memory = reinterpret_cast<core::NativePhysicalMem>(made.release());
  return result;
}

void VirtualMemory::destroyPhysical(core::NativePhysicalMem memory) noexcept {
  const std::unique_ptr<Physical> owned(&Physical::of(memory));
  const Device &first = *devices_.front();
  (void)first.release([&] { return physicalRelease(first.api(), owned->handle); });
}

ur_result_t VirtualMemory::exportDescriptor(core::NativePhysicalMem memory, int *descriptor) const noexcept {
  return with([&](const Api &api) {
    return physicalExport(api, descriptor, Physical::of(memory).handle, kDescriptorHandle, 0);
  });
}

ur_result_t VirtualMemory::exportPhysical(core::NativePhysicalMem memory, std::vector<uint8_t> *bytes) noexcept {
  Physical &physical = Physical::of(memory);
  return core::guarded([&] {
    std::lock_guard lock(physical.mutex);
    if (!physical.offer) {
      int descriptor = -1;
      const ur_result_t result = exportDescriptor(memory, &descriptor);
      if (result != UR_RESULT_SUCCESS)
        return result;
      physical.offer = core::DescriptorOffer::make(descriptor);
    }
    if (!physical.offer)
      return UR_RESULT_ERROR_OUT_OF_RESOURCES;
    const std::span<const uint8_t> address = physical.offer.address();
    bytes->assign(address.begin(), address.end());
    return UR_RESULT_SUCCESS;
  });
}

void VirtualMemory::withdrawPhysical(core::NativePhysicalMem memory) noexcept {
  Physical &physical = Physical::of(memory);
  core::DescriptorOffer ended; // goes without the lock
  std::lock_guard lock(physical.mutex);
  ended = std::move(physical.offer);
}

ur_result_t VirtualMemory::openPhysical(uint32_t device, std::span<const uint8_t> bytes,
                                        core::NativePhysicalMem *memory) noexcept {
  const int descriptor = core::DescriptorOffer::fetch(bytes);
  if (descriptor < 0)
    return UR_RESULT_ERROR_INVALID_VALUE;
  const ur_result_t result = openDescriptor(device, descriptor, memory);
  close(descriptor);
  return result;
}

ur_result_t VirtualMemory::openDescriptor(uint32_t device, int descriptor, core::NativePhysicalMem *memory) noexcept {
  std::unique_ptr<Physical> made(new (std::nothrow) Physical);
  if (!made)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  made->device = device;
  const ur_result_t result = with([&](const Api &api) {
    return physicalImport(api, &made->handle, reinterpret_cast<void *>(static_cast<uintptr_t>(descriptor)),
                          kDescriptorHandle);
  });
  if (result == UR_RESULT_SUCCESS)
    *memory = reinterpret_cast<core::NativePhysicalMem>(made.release());
  return result;
}

size_t VirtualMemory::wholeSize(core::NativePhysicalMem memory, size_t size) const noexcept {
  const size_t unit = homes_[Physical::of(memory).device].granularity.minimum;
  return size > SIZE_MAX - unit ? size : (size + unit - 1) / unit * unit;
}

ur_result_t VirtualMemory::map(void *start, size_t size, core::NativePhysicalMem memory, size_t offset,
                               VirtualAccess access) noexcept {
  if (offset != 0)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  const Physical &physical = Physical::of(memory);
  const DeviceAddress at = addressOf(start);
  return core::guarded([&] {
    std::shared_lock sharing(users_);
    // The entry is there before the driver is asked, and gone again where it refuses.
    std::map<DeviceAddress, Mapping> entry;
    const Mapping &made = entry.emplace(at, Mapping{size, physical.device, {{at, access}}}).first->second;
    const ur_result_t result = with([&](const Api &api) {
      const Result mapped = memMap(api, at, size, 0, physical.handle, 0);
      if (mapped != kSuccess || access == VirtualAccess::none)
        return mapped;
      const Result given = apply(at, made, access);
      if (given != kSuccess)
        (void)memUnmap(api, at, size);
      return given;
    });
    if (result == UR_RESULT_SUCCESS) {
      std::lock_guard lock(mutex_);
      mappings_.merge(entry);
    }
    return result;
  });
}

/// One by one, as they were mapped. Where one fails, those before it are gone and will not be unmapped again.
ur_result_t VirtualMemory::unmap(void *start, size_t size) noexcept {
  std::shared_lock sharing(users_);
  return core::unmapEach(
      mutex_, mappings_, addressOf(start), size, [](const auto &mapping) { return mapping.size; },
      [&](DeviceAddress at, size_t length) { return with([&](const Api &api) { return memUnmap(api, at, length); }); });
}

ur_result_t VirtualMemory::setAccess(void *start, size_t size, VirtualAccess access) noexcept {
  const DeviceAddress begin = addressOf(start), end = begin + size;
  return core::guarded([&] {
    std::shared_lock sharing(users_);
    std::lock_guard setting(setting_); // Two parts of one mapping may be set at once.
    for (DeviceAddress at = begin; at < end;) {
      std::unique_lock lock(mutex_);
      const auto behind = mappings_.upper_bound(at);
      const auto found = behind == mappings_.begin() ? mappings_.end() : std::prev(behind);
      if (found == mappings_.end() || at - found->first >= found->second.size)
        return UR_RESULT_ERROR_INVALID_VALUE; // An unmapping that failed has taken it away.
      const DeviceAddress first = found->first;
      Mapping changed = found->second;
      lock.unlock();
      const VirtualAccess before = changed.most();
      const DeviceAddress over = first + changed.size;
      changed.set(at, std::min(end, over), access);
      if (const VirtualAccess most = changed.most(); most != before) {
        const ur_result_t result = with([&](const Api &) { return apply(first, changed, most); });
        if (result != UR_RESULT_SUCCESS)
          return result;
      }
      lock.lock();
      mappings_.find(first)->second = std::move(changed);
      at = over;
    }
    return UR_RESULT_SUCCESS;
  });
}

VirtualAccess VirtualMemory::Mapping::most() const noexcept {
  VirtualAccess most = VirtualAccess::none;
  for (const auto &[at, allowed] : access)
    most = std::max(most, allowed);
  return most;
}

void VirtualMemory::Mapping::set(DeviceAddress begin, DeviceAddress end, VirtualAccess wanted) {
  const VirtualAccess behind = std::prev(access.upper_bound(end - 1))->second;
  if (end < access.begin()->first + size)
    access.try_emplace(end, behind);
  access.insert_or_assign(begin, wanted);
  access.erase(access.upper_bound(begin), access.lower_bound(end));
}

/// A driver that can't keep devices from writing lets them: those who asked for less don't.
Result VirtualMemory::apply(DeviceAddress start, const Mapping &mapping, VirtualAccess access) const noexcept {
  const Api &api = devices_.front()->api();
  const auto give = [&](VirtualAccess given) {
    const std::vector<AccessDesc> &users = homes_[mapping.device].users[static_cast<size_t>(given)];
    return memSetAccess(api, start, mapping.size, users.data(), users.size());
  };
  const Result result = give(access);
  const bool refused = result == kInvalidValue || result == kNotSupported;
  return access == VirtualAccess::read && refused ? give(VirtualAccess::readWrite) : result;
}

} // namespace ur::LANEWAY_VENDOR
