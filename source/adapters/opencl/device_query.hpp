// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How devices are asked, and what they say about their memory.
#pragma once

#include "adapters/opencl/info.hpp"
#include "adapters/opencl/platform.hpp"

#include <algorithm>
#include <initializer_list>

namespace ur::opencl {

/// Asks one device. Its extensions are those of its facts, once those are read.
class DeviceQuery {
public:
  explicit DeviceQuery(const Device &device) noexcept : device_(device) {}

  template <typename Value>
  [[nodiscard]] std::optional<Value> value(cl_uint query) const noexcept {
    return valueOf<Value>(device_.api.clGetDeviceInfo, device_.native, query);
  }
  /// 0 where the device doesn't answer.
  template <typename Value>
  [[nodiscard]] Value number(cl_uint query) const noexcept {
    return value<Value>(query).value_or(Value{});
  }
  template <typename Value>
  [[nodiscard]] std::vector<Value> values(cl_uint query) const {
    return valuesOf<Value>(device_.api.clGetDeviceInfo, device_.native, query);
  }
  [[nodiscard]] std::string text(cl_uint query) const {
    return textOf(device_.api.clGetDeviceInfo, device_.native, query);
  }
  [[nodiscard]] bool has(const char *extension) const noexcept {
    const std::vector<std::string> &all = device_.facts.extensions;
    return std::find(all.begin(), all.end(), extension) != all.end();
  }

private:
  const Device &device_;
};

struct BitPair {
  cl_bitfield native;
  uint32_t ours;
};
/// OpenCL's bits as ours.
[[nodiscard]] inline uint32_t translateBits(cl_bitfield native, std::initializer_list<BitPair> pairs) noexcept {
  uint32_t ours = 0;
  for (const BitPair &pair : pairs) {
    if (native & pair.native)
      ours |= pair.ours;
  }
  return ours;
}

/// What devices are split by.
inline constexpr std::initializer_list<BitPair> kDomains{
    {CL_DEVICE_AFFINITY_DOMAIN_NUMA, UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA},
    {CL_DEVICE_AFFINITY_DOMAIN_L4_CACHE, UR_DEVICE_AFFINITY_DOMAIN_FLAG_L4_CACHE},
    {CL_DEVICE_AFFINITY_DOMAIN_L3_CACHE, UR_DEVICE_AFFINITY_DOMAIN_FLAG_L3_CACHE},
    {CL_DEVICE_AFFINITY_DOMAIN_L2_CACHE, UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE},
    {CL_DEVICE_AFFINITY_DOMAIN_L1_CACHE, UR_DEVICE_AFFINITY_DOMAIN_FLAG_L1_CACHE},
    {CL_DEVICE_AFFINITY_DOMAIN_NEXT_PARTITIONABLE, UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE}};

/// Sizes, caches, atomics, and the kinds of memory by pointers.
void describeMemory(const DeviceQuery &get, Device &device);

} // namespace ur::opencl
