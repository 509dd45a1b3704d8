// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels from SPIR-V: scalars, pointers, local memory, queries of kernels, and contents that are no SPIR-V.
#include "support/kernels.hpp"

int main() {
  using namespace testbed;
  return run([] {
    sycl::queue queue;
    const Kernels kernels(queue.get_context());
    constexpr size_t kCount = 1 << 12;
    const auto values = deviceUsm<int>(queue, kCount), sums = deviceUsm<int>(queue, kCount / 64);
    const auto filled = launch(queue, kernels["iota"], kCount, {}, 10, values.get());
    queue.submit([&](sycl::handler &handler) {
      handler.depends_on(filled);
      const sycl::local_accessor<int> local(64, handler);
      handler.set_args((const int *)values.get(), sums.get(), local);
      handler.parallel_for(sycl::nd_range<1>(kCount, 64), kernels["group_sums"]);
    });
    expectEach(
        contents(queue, sums.get(), kCount / 64), [](size_t i) { return int(64 * (i * 64 + 10) + 63 * 64 / 2); },
        "sum of a group");

    const sycl::kernel add = kernels["add"];
    namespace facts = sycl::info::kernel_device_specific;
    expectEqual(add.get_info<sycl::info::kernel::num_args>(), 2u, "number of arguments");
    const auto device = queue.get_device();
    const size_t largest = add.get_info<facts::work_group_size>(device);
    expect(largest >= 64 && largest <= device.get_info<sycl::info::device::max_work_group_size>(),
           "largest work-group");
    expect(add.get_info<facts::preferred_work_group_size_multiple>(device) >= 1, "a preferred multiple");
    expect(add.get_info<facts::max_sub_group_size>(device) >= 1, "a sub-group size");
    expect(add.get_context() == queue.get_context(), "the kernel's context");

    expectThrows("a work-group that is too large", [&] {
      queue.submit([&](sycl::handler &handler) {
        handler.set_args(1, values.get());
        handler.parallel_for(sycl::nd_range<1>(largest * 4, largest * 2), add);
      });
    });
    expectThrows("SPIR-V that is none", [&] {
      auto source = syclex::create_kernel_bundle_from_source(queue.get_context(), syclex::source_language::spirv,
                                                             std::vector<std::byte>(64, std::byte{0x5a}));
      syclex::build(source);
    });
    launch(queue, add, kCount, {}, 0, values.get()).wait_and_throw();
  });
}
