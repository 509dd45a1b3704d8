// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffers: accessors order kernels and host, sub-buffers, copies and fills by handler, and the way back when a buffer
// ends.
#include "support/kernels.hpp"

#include <numeric>

namespace {

constexpr size_t kCount = 1 << 13;

void kernelsByAccessors(sycl::queue &queue, const testbed::Kernels &kernels) {
  std::vector<int> values(kCount);
  std::iota(values.begin(), values.end(), 0);
  {
    sycl::buffer<int> buffer(values.data(), values.size()), scaled{sycl::range<1>(kCount)};
    for (int round = 0; round < 10; ++round) {
      queue.submit([&](sycl::handler &handler) {
        sycl::accessor access(buffer, handler, sycl::read_write);
        handler.set_args(1, access);
        handler.parallel_for(sycl::nd_range<1>(kCount, 64), kernels["add"]);
      });
    }
    queue.submit([&](sycl::handler &handler) {
      sycl::accessor from(buffer, handler, sycl::read_only);
      sycl::accessor to(scaled, handler, sycl::write_only, sycl::no_init);
      handler.set_args(3, from, to);
      handler.parallel_for(sycl::nd_range<1>(kCount, 64), kernels["scaled"]);
    });
    const sycl::host_accessor seen(scaled, sycl::read_only);
    for (size_t i = 0; i < kCount; ++i)
      testbed::expectEqual(seen[i], int(i + 10) * 3, "what a host accessor reads");
  }
  testbed::expectEach(
      values, [](size_t i) { return int(i) + 10; }, "the host's memory after the buffer's end");
}

void copiesByHandlers(sycl::queue &queue) {
  std::vector<int> result(kCount);
  sycl::buffer<int> first{sycl::range<1>(kCount)}, second{sycl::range<1>(kCount)};
  queue.submit([&](sycl::handler &handler) {
    handler.fill(sycl::accessor(first, handler, sycl::write_only, sycl::no_init), 6);
  });
  {
    const sycl::host_accessor access(first, sycl::read_write);
    access[5] = 55;
  }
  queue.submit([&](sycl::handler &handler) {
    handler.copy(sycl::accessor(first, handler, sycl::read_only),
                 sycl::accessor(second, handler, sycl::write_only, sycl::no_init));
  });
  queue.submit(
      [&](sycl::handler &handler) { handler.copy(sycl::accessor(second, handler, sycl::read_only), result.data()); });
  queue.wait_and_throw();
  testbed::expectEach(
      result, [](size_t i) { return i == 5 ? 55 : 6; }, "a buffer copied to the host");
}

void halves(sycl::queue &queue, const testbed::Kernels &kernels) {
  sycl::buffer<int> whole{sycl::range<1>(kCount)};
  {
    sycl::buffer<int> lower(whole, sycl::id<1>(0), sycl::range<1>(kCount / 2));
    sycl::buffer<int> upper(whole, sycl::id<1>(kCount / 2), sycl::range<1>(kCount / 2));
    int start = 0;
    for (auto &half : {lower, upper}) {
      queue.submit([&](sycl::handler &handler) {
        auto copy = half;
        handler.set_args(start, sycl::accessor(copy, handler, sycl::write_only, sycl::no_init));
        handler.parallel_for(sycl::nd_range<1>(kCount / 2, 64), kernels["iota"]);
      });
      start += 1000000;
    }
  }
  const sycl::host_accessor seen(whole, sycl::read_only);
  for (size_t i = 0; i < kCount; ++i)
    testbed::expectEqual(seen[i], int(i < kCount / 2 ? i : i - kCount / 2 + 1000000), "what sub-buffers wrote");
}

void planes(sycl::queue &queue) {
  std::vector<int> values(32 * 20), block(8 * 5, -1);
  std::iota(values.begin(), values.end(), 0);
  sycl::buffer<int, 2> plane(values.data(), sycl::range<2>(20, 32));
  queue.submit([&](sycl::handler &handler) {
    handler.copy(sycl::accessor(plane, handler, sycl::range<2>(5, 8), sycl::id<2>(3, 4), sycl::read_only),
                 block.data());
  });
  queue.wait_and_throw();
  testbed::expectEach(
      block, [](size_t i) { return int((i / 8 + 3) * 32 + i % 8 + 4); }, "a block of a plane");
}

} // namespace

int main() {
  return testbed::run([] {
    sycl::queue queue;
    const testbed::Kernels kernels(queue.get_context());
    kernelsByAccessors(queue, kernels);
    copiesByHandlers(queue);
    halves(queue, kernels);
    planes(queue);
  });
}
