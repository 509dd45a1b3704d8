// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "loader/selected.hpp"

#include "loader/lifetime.hpp"

#include <algorithm>
#include <new>
#include <vector>

namespace ur::loader {
namespace {

/// Throws the result of a call that fails. Only inside this file.
void check(ur_result_t result) {
  if (result != UR_RESULT_SUCCESS)
    throw result;
}

/// Devices, each with a reference.
class Devices {
public:
  Devices() = default;
  Devices(Devices &&other) noexcept : handles_(std::move(other.handles_)) { other.handles_.clear(); }
  Devices &operator=(Devices &&) = delete;
  ~Devices() {
    for (const ur_device_handle_t handle : handles_)
      (void)urDeviceRelease(handle);
  }

  static Devices ofPlatform(ur_platform_handle_t platform, ur_device_type_t type) {
    Devices devices;
    uint32_t count = 0;
    const ur_result_t result = urDeviceGet(platform, type, 0, nullptr, &count);
    if (result != UR_RESULT_ERROR_DEVICE_NOT_FOUND) {
      check(result);
      if (count == 0)
        return devices;
      std::vector<ur_device_handle_t> handles(count);
      check(urDeviceGet(platform, type, count, handles.data(), nullptr));
      devices.handles_ = std::move(handles);
    }
    return devices;
  }

  /// The next smaller parts of a device; none where it has none.
  static Devices partsOf(ur_device_handle_t device) {
    Devices parts;
    size_t size = 0;
    if (urDeviceGetInfo(device, UR_DEVICE_INFO_SUPPORTED_PARTITIONS, 0, nullptr, &size) || size == 0)
      return parts;
    std::vector<ur_device_partition_t> supported(size / sizeof(ur_device_partition_t));
    check(urDeviceGetInfo(device, UR_DEVICE_INFO_SUPPORTED_PARTITIONS, size, supported.data(), nullptr));
    for (const ur_device_partition_t kind : {UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN, UR_DEVICE_PARTITION_BY_CSLICE}) {
      if (std::find(supported.begin(), supported.end(), kind) != supported.end() && parts.split(device, kind))
        break;
    }
    return parts;
  }

  [[nodiscard]] const std::vector<ur_device_handle_t> &handles() const noexcept { return handles_; }
  [[nodiscard]] bool contains(ur_device_handle_t handle) const noexcept {
    return std::find(handles_.begin(), handles_.end(), handle) != handles_.end();
  }
  /// Adds a reference.
  void add(ur_device_handle_t handle) {
    handles_.reserve(handles_.size() + 1);
    check(urDeviceRetain(handle));
    handles_.push_back(handle);
  }
  /// Gives the references of the first handles to the caller.
  void moveTo(ur_device_handle_t *to, size_t count) noexcept {
    count = std::min(count, handles_.size());
    std::copy_n(handles_.begin(), count, to);
    handles_.erase(handles_.begin(), handles_.begin() + static_cast<std::ptrdiff_t>(count));
  }

private:
  bool split(ur_device_handle_t device, ur_device_partition_t kind) {
    ur_device_partition_property_t property{};
    property.type = kind;
    if (kind == UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN)
      property.value.affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE;
    const ur_device_partition_properties_t how{UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, nullptr, &property, 1};
    uint32_t count = 0;
    if (urDevicePartition(device, &how, 0, nullptr, &count) || count == 0)
      return false;
    handles_.resize(count);
    if (urDevicePartition(device, &how, count, handles_.data(), nullptr))
      handles_.clear();
    return !handles_.empty();
  }

  std::vector<ur_device_handle_t> handles_;
};

template <typename Value, typename Handle, typename Query, typename GetInfo>
Value info(GetInfo getInfo, Handle handle, Query query) {
  Value value{};
  check(getInfo(handle, query, sizeof(value), &value, nullptr));
  return value;
}

/// How many root devices of the same back end stand on the platforms before this one: numbers count through them all.
uint32_t numberOfFirst(ur_platform_handle_t platform, ur_backend_t backend) {
  uint32_t before = 0;
  // By the exported functions, as everything here: layers must see where handles come from.
  uint32_t adapterCount = 0;
  check(urAdapterGet(0, nullptr, &adapterCount));
  std::vector<ur_adapter_handle_t> adapters(adapterCount);
  if (adapterCount > 0)
    check(urAdapterGet(adapterCount, adapters.data(), nullptr));
  struct Release {
    std::vector<ur_adapter_handle_t> &handles;
    ~Release() {
      std::for_each(handles.begin(), handles.end(), [](auto handle) { (void)urAdapterRelease(handle); });
    }
  } const release{adapters};
  for (const ur_adapter_handle_t handle : adapters) {
    uint32_t count = 0;
    if (urPlatformGet(handle, 0, nullptr, &count) || count == 0)
      continue;
    std::vector<ur_platform_handle_t> platforms(count);
    check(urPlatformGet(handle, count, platforms.data(), nullptr));
    for (const ur_platform_handle_t other : platforms) {
      if (other == platform)
        return before;
      if (info<ur_backend_t>(urPlatformGetInfo, other, UR_PLATFORM_INFO_BACKEND) == backend)
        before += static_cast<uint32_t>(Devices::ofPlatform(other, UR_DEVICE_TYPE_ALL).handles().size());
    }
  }
  return 0; // a platform that was made from a native handle counts from the beginning
}

/// The part of a selection that concerns one root device.
class RootSelection {
public:
  RootSelection(const DeviceSelector &selector, ur_backend_t backend, uint32_t number, ur_device_type_t type)
      : selector_(selector), backend_(backend), number_(number), type_(type) {}

  void addTo(Devices &selected, ur_device_handle_t root) const {
    if (selector_.selectsRoot(backend_, number_, type_))
      selected.add(root);
    for (const DeviceSelector::Device &term : selector_.partsOf(backend_, number_, type_)) {
      std::vector<uint32_t> path;
      addParts(selected, root, term, path);
    }
  }

private:
  void addParts(Devices &selected, ur_device_handle_t device, const DeviceSelector::Device &term,
                std::vector<uint32_t> &path) const {
    const Devices parts = Devices::partsOf(device);
    const DeviceSelector::Part wanted = term.parts[path.size()];
    for (uint32_t i = 0; i < parts.handles().size(); ++i) {
      if (wanted.number && *wanted.number != i)
        continue;
      path.push_back(i);
      if (path.size() < term.parts.size())
        addParts(selected, parts.handles()[i], term, path);
      else if (!selector_.discardsPart(backend_, number_, type_, path) && !selected.contains(parts.handles()[i]))
        selected.add(parts.handles()[i]);
      path.pop_back();
    }
  }

  const DeviceSelector &selector_;
  const ur_backend_t backend_;
  const uint32_t number_;
  const ur_device_type_t type_;
};

Devices select(ur_platform_handle_t platform, ur_device_type_t type) {
  const DeviceSelector selector = readSelector();
  Devices wanted = Devices::ofPlatform(platform, type);
  if (selector.acceptsAll() || wanted.handles().empty())
    return wanted;
  const auto backend = info<ur_backend_t>(urPlatformGetInfo, platform, UR_PLATFORM_INFO_BACKEND);
  uint32_t number = numberOfFirst(platform, backend);
  const Devices all = Devices::ofPlatform(platform, UR_DEVICE_TYPE_ALL);
  Devices selected;
  for (const ur_device_handle_t device : all.handles()) {
    if (wanted.contains(device)) {
      const auto deviceType = info<ur_device_type_t>(urDeviceGetInfo, device, UR_DEVICE_INFO_TYPE);
      RootSelection(selector, backend, number, deviceType).addTo(selected, device);
    }
    ++number;
  }
  return selected;
}

} // namespace

ur_result_t getSelected(ur_platform_handle_t platform, ur_device_type_t type, uint32_t entries,
                        ur_device_handle_t *devices, uint32_t *count) noexcept {
  try {
    Devices selected = select(platform, type);
    if (count)
      *count = static_cast<uint32_t>(selected.handles().size());
    if (devices)
      selected.moveTo(devices, entries);
    return UR_RESULT_SUCCESS;
  } catch (const ur_result_t result) {
    return result;
  } catch (const env::Error &problem) {
    logger.error("urDeviceGetSelected answers UR_RESULT_ERROR_INVALID_VALUE: %s", problem.what());
    return UR_RESULT_ERROR_INVALID_VALUE;
  } catch (const std::bad_alloc &) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

} // namespace ur::loader
