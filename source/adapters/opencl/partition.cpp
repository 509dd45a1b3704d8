// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/partition.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/opencl/device_query.hpp"
#include "adapters/opencl/errors.hpp"

namespace ur::opencl {

namespace {

/// The split as OpenCL takes it: a list that ends with 0. Equal parts go by their counts where the device has that:
/// there may be fewer than fit, and a single one.
std::vector<cl_device_partition_property> propertiesOf(const core::PartitionDesc &desc,
                                                       const core::DeviceFacts &facts) {
  const auto &schemes = facts.partitions;
  const bool byCounts = std::find(schemes.begin(), schemes.end(), UR_DEVICE_PARTITION_BY_COUNTS) != schemes.end();
  switch (desc.scheme) {
  case UR_DEVICE_PARTITION_EQUALLY:
    if (!byCounts)
      return {CL_DEVICE_PARTITION_EQUALLY, static_cast<cl_device_partition_property>(desc.counts.front()), 0};
    [[fallthrough]];
  case UR_DEVICE_PARTITION_BY_COUNTS: {
    std::vector<cl_device_partition_property> properties{CL_DEVICE_PARTITION_BY_COUNTS};
    properties.insert(properties.end(), desc.counts.begin(), desc.counts.end());
    properties.insert(properties.end(), {CL_DEVICE_PARTITION_BY_COUNTS_LIST_END, 0});
    return properties;
  }
  default:
    for (const BitPair &domain : kDomains) {
      if (domain.ours == desc.domain)
        return {CL_DEVICE_PARTITION_BY_AFFINITY_DOMAIN, static_cast<cl_device_partition_property>(domain.native), 0};
    }
    return {};
  }
}

} // namespace

std::vector<ur_device_partition_property_t> howItWasMade(const Api &api, cl_device_id part) {
  const auto list = valuesOf<cl_device_partition_property>(api.clGetDeviceInfo, part, CL_DEVICE_PARTITION_TYPE);
  std::vector<ur_device_partition_property_t> how;
  if (list.size() < 2)
    return how;
  const auto argument = static_cast<uint32_t>(list[1]);
  switch (list[0]) {
  case CL_DEVICE_PARTITION_EQUALLY:
    how.push_back({UR_DEVICE_PARTITION_EQUALLY, {.equally = argument}});
    break;
  case CL_DEVICE_PARTITION_BY_COUNTS:
    for (size_t i = 1; i < list.size() && list[i] != CL_DEVICE_PARTITION_BY_COUNTS_LIST_END; ++i)
      how.push_back({UR_DEVICE_PARTITION_BY_COUNTS, {.count = static_cast<uint32_t>(list[i])}});
    break;
  case CL_DEVICE_PARTITION_BY_AFFINITY_DOMAIN:
    how.push_back({UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN, {.affinity_domain = translateBits(argument, kDomains)}});
    break;
  default:
    break;
  }
  return how;
}

ur_result_t Partitions::split(uint32_t platform, uint32_t device, const core::PartitionDesc &desc,
                              std::vector<core::DeviceFacts> *parts) noexcept {
  return core::guarded([&] {
    Platform &of = *platforms_[platform];
    const std::shared_ptr<Device> whole = of.device(device);
    if (!whole)
      return UR_RESULT_ERROR_INVALID_DEVICE;
    const Api &api = of.api();
    const std::vector<cl_device_partition_property> properties = propertiesOf(desc, whole->facts);
    cl_uint count = 0;
    cl_int result = api.clCreateSubDevices(whole->native, properties.data(), 0, nullptr, &count);
    if (result != CL_SUCCESS || count == 0)
      return result == CL_SUCCESS ? UR_RESULT_ERROR_DEVICE_PARTITION_FAILED : translate(result);
    std::vector<cl_device_id> natives(count);
    result = api.clCreateSubDevices(whole->native, properties.data(), count, natives.data(), nullptr);
    if (result != CL_SUCCESS)
      return translate(result);
    // Of equal parts there may be more than the core wants.
    for (; desc.scheme != UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN && natives.size() > desc.counts.size();
         natives.pop_back())
      (void)api.clReleaseDevice(natives.back());
    return of.addParts(natives, parts);
  });
}

void Partitions::releasePart(uint32_t platform, uint32_t part) noexcept {
  platforms_[platform]->removePart(part);
}

} // namespace ur::opencl
