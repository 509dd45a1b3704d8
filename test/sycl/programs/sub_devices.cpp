// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sub-devices: parts of a device have its parent, fewer units, and work in a context together with others.
#include "support/kernels.hpp"

int main() {
  using namespace testbed;
  namespace info = sycl::info;
  return run([] {
    const sycl::device device;
    const auto units = device.get_info<info::device::max_compute_units>();
    require(device.get_info<info::device::partition_max_sub_devices>() > 1 && units > 1, "sub-devices");
    const auto parts = device.create_sub_devices<info::partition_property::partition_equally>(units / 2);
    expect(parts.size() >= 2, "two halves at least");
    for (const auto &part : parts) {
      expectEqual(part.get_info<info::device::max_compute_units>(), units / 2, "units of a part");
      expect(part.get_info<info::device::parent_device>() == device, "the parent of a part");
      expect(part.get_info<info::device::partition_type_property>() == info::partition_property::partition_equally,
             "how a part was made");
    }
    const auto counted = device.create_sub_devices<info::partition_property::partition_by_counts>({1, units - 1});
    expectEqual(counted.size(), size_t(2), "parts by counts");
    expectEqual(counted[1].get_info<info::device::max_compute_units>(), units - 1, "units of the second part");
    expectThrows("more units than there are",
                 [&] { device.create_sub_devices<info::partition_property::partition_equally>(units * 2); });

    const sycl::context together(parts);
    const Kernels kernels(together);
    constexpr size_t kCount = 1 << 12;
    sycl::queue first(together, parts[0]), second(together, parts[1]);
    const auto memory = sharedUsm<int>(first, kCount);
    auto last = fill(first, memory.get(), 1, kCount);
    for (int round = 0; round < 10; ++round) {
      last = launch(second, kernels["add"], kCount, {last}, 2, memory.get());
      last = launch(first, kernels["add"], kCount, {last}, 3, memory.get());
    }
    last.wait();
    for (size_t i = 0; i < kCount; ++i)
      expectEqual(memory[i], 51, "memory that two parts worked on");
  });
}
