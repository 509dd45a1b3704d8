// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints the aspects that each device has, and more that it says of itself: a line of JSON for each, [device, fact,
// value].
#include "program.hpp"

#include <utility>

namespace {

constexpr std::pair<const char *, sycl::aspect> kAspects[] = {
#define __SYCL_ASPECT(NAME, VALUE) {#NAME, sycl::aspect(VALUE)},
#include <sycl/info/aspects.def>
#undef __SYCL_ASPECT
};

void print(size_t device, const std::string &fact, const std::string &value) {
  std::printf("[\"device %zu\", \"%s\", \"%s\"]\n", device, fact.c_str(), value.c_str());
}

template <class Values>
std::string listed(const Values &values) {
  std::string text;
  for (const auto value : values)
    text += " " + std::to_string(int(value));
  return text;
}

} // namespace

int main() {
  namespace info = sycl::info::device;
  const auto devices = sycl::device::get_devices();
  for (size_t i = 0; i < devices.size(); ++i) {
    const auto &device = devices[i];
    for (const auto &[name, aspect] : kAspects) {
      if (device.has(aspect))
        print(i, "aspect " + std::string(name), "yes");
    }
    print(i, "version", device.get_info<info::version>());
    print(i, "profile", device.get_platform().get_info<sycl::info::platform::profile>());
    print(i, "address bits", std::to_string(device.get_info<info::address_bits>()));
    print(i, "alignment", std::to_string(device.get_info<info::mem_base_addr_align>()));
    print(i, "largest parameter", std::to_string(device.get_info<info::max_parameter_size>()));
    print(i, "error correction", std::to_string(device.get_info<info::error_correction_support>()));
    print(i, "local memory", std::to_string(int(device.get_info<info::local_mem_type>())));
    print(i, "half", listed(device.get_info<info::half_fp_config>()));
    print(i, "single", listed(device.get_info<info::single_fp_config>()));
    print(i, "double", listed(device.get_info<info::double_fp_config>()));
    print(i, "atomic orders", listed(device.get_info<info::atomic_memory_order_capabilities>()));
    print(i, "fence orders", listed(device.get_info<info::atomic_fence_order_capabilities>()));
    print(i, "atomic scopes", listed(device.get_info<info::atomic_memory_scope_capabilities>()));
    print(i, "fence scopes", listed(device.get_info<info::atomic_fence_scope_capabilities>()));
    print(i, "partitions", listed(device.get_info<info::partition_properties>()));
    print(i, "domains", listed(device.get_info<info::partition_affinity_domains>()));
    if (device.get_backend() == sycl::backend::opencl) // the runtime has this of no others
      print(i, "capabilities", listed(device.get_info<info::execution_capabilities>()));
  }
}
