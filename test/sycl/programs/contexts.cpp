// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Several contexts: events of one are awaited in another, and contents travel between them, by USM and by buffers. On
// one thread: on three, libsycl's own scheduler crashes about once in ten runs, with any adapter.
#include "support/kernels.hpp"

namespace {

constexpr size_t kCount = 1 << 13;

/// A context of its own with a queue: contexts that the runtime makes by default are one and the same.
struct World {
  sycl::context context{sycl::device()};
  testbed::Kernels kernels{context};
  sycl::queue queue{context, sycl::device()};
};

void byUsm(World &first, World &second, int rounds) {
  const auto here = testbed::deviceUsm<int>(first.queue, kCount), there = testbed::deviceUsm<int>(second.queue, kCount);
  std::vector<int> between(kCount);
  sycl::event last = testbed::fill(first.queue, here.get(), 0, kCount);
  for (int round = 0; round < rounds; ++round) {
    last = testbed::launch(first.queue, first.kernels["add"], kCount, {last}, 1, here.get());
    last = first.queue.copy(here.get(), between.data(), kCount, last);
    last = second.queue.copy(between.data(), there.get(), kCount, last);
    last = testbed::launch(second.queue, second.kernels["add"], kCount, {last}, 1, there.get());
    last = second.queue.copy(there.get(), between.data(), kCount, last);
    last = first.queue.copy(between.data(), here.get(), kCount, last);
  }
  last.wait();
  testbed::expectEach(
      between, [&](size_t) { return 2 * rounds; }, "contents after the last round");
}

void byBuffer(World &first, World &second, int rounds) {
  sycl::buffer<int> buffer{sycl::range<1>(kCount)};
  first.queue.submit([&](sycl::handler &handler) {
    handler.fill(sycl::accessor(buffer, handler, sycl::write_only, sycl::no_init), 0);
  });
  for (int round = 0; round < rounds; ++round) {
    for (World *world : {&first, &second}) {
      world->queue.submit([&](sycl::handler &handler) {
        handler.set_args(1, sycl::accessor(buffer, handler, sycl::read_write));
        handler.parallel_for(sycl::nd_range<1>(kCount, 64), world->kernels["add"]);
      });
    }
  }
  const sycl::host_accessor seen(buffer, sycl::read_only);
  for (size_t i = 0; i < kCount; ++i)
    testbed::expectEqual(seen[i], 2 * rounds, "a buffer that two contexts used");
}

} // namespace

int main() {
  return testbed::run([] {
    World first, second;
    testbed::expect(first.context != second.context, "two contexts");
    byUsm(first, second, 20);
    byBuffer(first, second, 20);
  });
}
