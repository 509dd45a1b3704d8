// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels of SPIR-V and what they say of themselves, without a launch: their number, names, arguments and groups.
#include "support/kernels.hpp"

int main() {
  using namespace testbed;
  namespace info = sycl::info;
  return run([] {
    const sycl::queue queue;
    const Kernels kernels(queue.get_context());
    const size_t largest = queue.get_device().get_info<info::device::max_work_group_size>();
    for (const auto &[name, arguments] :
         {std::pair("iota", 2u), {"scaled", 3u}, {"group_sums", 3u}, {"indirect", 2u}}) {
      const sycl::kernel kernel = kernels[name];
      expectEqual(kernel.get_info<info::kernel::num_args>(), arguments, std::string("arguments of ") + name);
      const auto group = kernel.get_info<info::kernel_device_specific::work_group_size>(queue.get_device());
      expect(group >= 64 && group <= largest, std::string("the largest group of ") + name);
      expect(kernel.get_info<info::kernel_device_specific::preferred_work_group_size_multiple>(queue.get_device()) > 0,
             std::string("what groups of a kernel are best multiples of: ") + name);
    }
    expectThrows("a kernel that isn't there", [&] { (void)kernels["no_such_kernel"]; });
  });
}
