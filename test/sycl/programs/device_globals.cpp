// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A variable of a program on the device: found by its name, written and read by the host, used by a kernel.
#include "support/source.hpp"

int main() {
  using namespace testbed;
  return run([] {
    sycl::queue queue{sycl::property::queue::in_order{}};
    requireCompiler(queue);
    auto source = sourceBundle(queue.get_context(), R"(
syclexp::device_global<int[4]> table;
KERNEL lookup(int *values) { values[here()] = table[here() % 4]; }
)");
    auto bundle = syclex::build(source);
    expect(bundle.ext_oneapi_has_device_global("table"), "the bundle has the variable");
    expectEqual(bundle.ext_oneapi_get_device_global_size("table"), 4 * sizeof(int), "the variable's size");
    int *table = static_cast<int *>(bundle.ext_oneapi_get_device_global_address("table", queue.get_device()));
    const int first[4] = {5, 6, 7, 8};
    constexpr size_t kCount = 1 << 10;
    const auto values = deviceUsm<int>(queue, kCount);
    queue.copy(first, table, 4);
    launch(queue, bundle.ext_oneapi_get_kernel("lookup"), kCount, {}, values.get());
    expectEach(
        contents(queue, values.get(), kCount), [&](size_t i) { return first[i % 4]; }, "looked up");
    queue.fill(table, -2, 4);
    launch(queue, bundle.ext_oneapi_get_kernel("lookup"), kCount, {}, values.get());
    expectEach(
        contents(queue, values.get(), kCount), [](size_t) { return -2; }, "looked up after a fill");
  });
}
