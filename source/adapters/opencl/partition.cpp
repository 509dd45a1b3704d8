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
    return {CL_DEVICE_PARTITION_BY_AFFINITY_DOMAIN,
            static_cast<cl_device_partition_property>(translateBits(
                desc.domain,
                {{UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA, CL_DEVICE_AFFINITY_DOMAIN_NUMA},
                 {UR_DEVICE_AFFINITY_DOMAIN_FLAG_L4_CACHE, CL_DEVICE_AFFINITY_DOMAIN_L4_CACHE},
                 {UR_DEVICE_AFFINITY_DOMAIN_FLAG_L3_CACHE, CL_DEVICE_AFFINITY_DOMAIN_L3_CACHE},
                 {UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE, CL_DEVICE_AFFINITY_DOMAIN_L2_CACHE},
                 {UR_DEVICE_AFFINITY_DOMAIN_FLAG_L1_CACHE, CL_DEVICE_AFFINITY_DOMAIN_L1_CACHE},
                 {UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE, CL_DEVICE_AFFINITY_DOMAIN_NEXT_PARTITIONABLE}})),
            0};
  }
}

} // namespace

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
