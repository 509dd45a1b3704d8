// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Splitting devices. The core does the arithmetic and checks it against the facts; the backend makes the parts.
#include "adapters/core/port/driver_partition.hpp"

#include "adapters/core/device/adapter.hpp"
#include "adapters/core/object/driver_threads.hpp"
#include "adapters/core/object/generated/api.hpp"

#include <algorithm>
#include <bit>

namespace ur::core {
namespace {

/// What the caller asked for, checked.
struct Split {
  ur_device_partition_t scheme;
  std::vector<uint32_t> counts;
  ur_device_affinity_domain_flags_t domain = 0;
};

/// The device's units in parts of `units` each; what is left over belongs to none.
std::vector<uint32_t> equalCounts(const DeviceFacts &facts, uint32_t units) {
  if (units == 0 || units > facts.maxComputeUnits)
    throw UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT;
  return std::vector<uint32_t>(facts.maxComputeUnits / units, units);
}

std::vector<uint32_t> givenCounts(const DeviceFacts &facts,
                                  std::span<const ur_device_partition_property_t> properties) {
  std::vector<uint32_t> counts;
  uint64_t sum = 0;
  for (const ur_device_partition_property_t &property : properties) {
    counts.push_back(property.value.count);
    sum += property.value.count;
  }
  if (std::count(counts.begin(), counts.end(), 0u) != 0 || sum > facts.maxComputeUnits)
    throw UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT;
  return counts;
}

/// One flag that the device offers.
ur_device_affinity_domain_flags_t givenDomain(const DeviceFacts &facts, ur_device_affinity_domain_flags_t domain) {
  if ((domain & UR_DEVICE_AFFINITY_DOMAIN_FLAGS_MASK) != 0)
    throw UR_RESULT_ERROR_INVALID_ENUMERATION;
  if (!std::has_single_bit(domain))
    throw UR_RESULT_ERROR_INVALID_VALUE;
  if ((domain & facts.affinityDomains) == 0)
    throw UR_RESULT_ERROR_DEVICE_PARTITION_FAILED;
  return domain;
}

Split checked(const DeviceFacts &facts, std::span<const ur_device_partition_property_t> properties) {
  if (properties.empty())
    throw UR_RESULT_ERROR_INVALID_VALUE;
  const ur_device_partition_t scheme = properties.front().type;
  for (const ur_device_partition_property_t &property : properties) {
    if (property.type < UR_DEVICE_PARTITION_EQUALLY || property.type > UR_DEVICE_PARTITION_BY_CSLICE)
      throw UR_RESULT_ERROR_INVALID_ENUMERATION;
    // Only a list of counts has more than one entry.
    if (property.type != scheme || (properties.size() > 1 && scheme != UR_DEVICE_PARTITION_BY_COUNTS))
      throw UR_RESULT_ERROR_INVALID_VALUE;
  }
  if (std::find(facts.partitions.begin(), facts.partitions.end(), scheme) == facts.partitions.end())
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  Split split{scheme, {}};
  switch (scheme) {
  case UR_DEVICE_PARTITION_EQUALLY:
    split.counts = equalCounts(facts, properties.front().value.equally);
    break;
  case UR_DEVICE_PARTITION_BY_COUNTS:
    split.counts = givenCounts(facts, properties);
    break;
  case UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN:
    split.domain = givenDomain(facts, properties.front().value.affinity_domain);
    break;
  default:
    break;
  }
  if (split.counts.size() > facts.maxSubDevices)
    throw UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT;
  return split;
}

/// The backend's new parts as devices, which give them back when they go.
std::vector<Ref<Device>> make(Device &device, const Split &split,
                              std::span<const ur_device_partition_property_t> properties) {
  const Platform &platform = device.platform();
  PartitionBackend &backend = *platform.adapter().backend().partitions();
  std::vector<DeviceFacts> facts;
  checkDriver();
  check(backend.split(platform.index(), device.facts().index, {split.scheme, split.counts, split.domain}, &facts));
  std::vector<Ref<Device>> parts;
  try {
    parts.reserve(facts.size());
    for (DeviceFacts &part : facts) {
      std::vector<ur_device_partition_property_t> how(properties.begin(), properties.end());
      parts.push_back(Ref<Device>::adopt(new Device(device, std::move(part), std::move(how))));
    }
  } catch (...) {
    // Only memory can be short here; a part's number is moved last into a device, which then owns it.
    for (size_t i = parts.size(); i < facts.size(); ++i)
      backend.releasePart(platform.index(), facts[i].index);
    throw;
  }
  return parts;
}

} // namespace

namespace api {

ur_result_t urDevicePartition(ur_device_handle_t device, const ur_device_partition_properties_t *properties,
                              uint32_t numDevices, ur_device_handle_t *subDevices, uint32_t *numDevicesRet) {
  const std::span<const ur_device_partition_property_t> list(properties->pProperties, properties->PropCount);
  const Split split = checked(device->facts(), list);
  size_t count = split.counts.size();
  // How many parts other schemes give only the backend knows; with counts, no part is made for nobody.
  if (subDevices || split.counts.empty()) {
    std::vector<Ref<Device>> parts = make(*device, split, list);
    count = parts.size();
    for (size_t i = 0; subDevices && i < std::min<size_t>(numDevices, count); ++i)
      subDevices[i] = parts[i].release();
  }
  if (numDevicesRet)
    *numDevicesRet = static_cast<uint32_t>(count);
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
