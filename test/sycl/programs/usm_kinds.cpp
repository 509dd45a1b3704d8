// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// USM of all kinds: what a pointer is said to be, copies between every two kinds, alignment, and indirect access by a
// kernel.
#include "support/kernels.hpp"

#include <array>
#include <cstdint>
#include <numeric>

namespace {

using Kind = sycl::usm::alloc;
constexpr std::array kKinds{Kind::device, Kind::host, Kind::shared};
constexpr size_t kCount = 3 << 10;

void pointers(sycl::queue &queue) {
  int onStack = 0;
  testbed::expect(sycl::get_pointer_type(&onStack, queue.get_context()) == Kind::unknown, "the stack is no USM");
  for (const Kind kind : kKinds) {
    const auto memory = testbed::usm<int>(queue, kCount, kind);
    testbed::expect(sycl::get_pointer_type(memory.get() + 17, queue.get_context()) == kind, "the kind of USM is told");
    if (kind != Kind::host) {
      testbed::expect(sycl::get_pointer_device(memory.get(), queue.get_context()) == queue.get_device(),
                      "the device of USM is told");
    }
    for (size_t alignment = 4; alignment <= 4096; alignment *= 4) {
      void *aligned = sycl::aligned_alloc(alignment, 100, queue, kind);
      testbed::expect(aligned && reinterpret_cast<std::uintptr_t>(aligned) % alignment == 0, "alignment is kept");
      sycl::free(aligned, queue);
    }
  }
}

void copies(sycl::queue &queue) {
  std::vector<int> values(kCount), back(kCount);
  std::iota(values.begin(), values.end(), 7);
  for (const Kind from : kKinds) {
    for (const Kind to : kKinds) {
      const auto source = testbed::usm<int>(queue, kCount, from), target = testbed::usm<int>(queue, kCount, to);
      auto event = queue.copy(values.data(), source.get(), kCount);
      event = queue.copy(source.get(), target.get(), kCount, event);
      event = queue.prefetch(target.get(), kCount * sizeof(int), event);
      queue.copy(target.get(), back.data(), kCount, event).wait();
      testbed::expect(back == values, "a copy has the contents");
    }
  }
}

void writtenByTheHost(sycl::queue &queue, const testbed::Kernels &kernels) {
  for (const Kind kind : {Kind::host, Kind::shared}) {
    const auto memory = testbed::usm<int>(queue, kCount, kind);
    std::iota(memory.get(), memory.get() + kCount, 0);
    testbed::launch(queue, kernels["add"], kCount, {}, 100, memory.get()).wait();
    for (size_t i = 0; i < kCount; ++i)
      testbed::expectEqual(memory[i], int(i) + 100, "memory of the host, after a kernel");
  }
}

void indirect(sycl::queue &queue, const testbed::Kernels &kernels) {
  const auto first = testbed::deviceUsm<int>(queue, kCount), second = testbed::sharedUsm<int>(queue, kCount);
  const auto links = testbed::usm<int *>(queue, 2, Kind::host);
  const auto sums = testbed::deviceUsm<int>(queue, kCount);
  links[0] = first.get(), links[1] = second.get();
  const std::vector<sycl::event> ready{testbed::launch(queue, kernels["iota"], kCount, {}, 0, first.get()),
                                       testbed::fill(queue, second.get(), 5, kCount)};
  testbed::launch(queue, kernels["indirect"], kCount, ready, (void *)links.get(), sums.get());
  testbed::expectEach(
      testbed::contents(queue, sums.get(), kCount), [](size_t i) { return int(i) + 5; }, "sums");
}

} // namespace

int main() {
  return testbed::run([] {
    sycl::queue queue;
    for (const auto aspect : {sycl::aspect::usm_device_allocations, sycl::aspect::usm_host_allocations,
                              sycl::aspect::usm_shared_allocations})
      testbed::require(queue.get_device().has(aspect), "USM of all three kinds");
    const testbed::Kernels kernels(queue.get_context());
    pointers(queue);
    copies(queue);
    writtenByTheHost(queue, kernels);
    indirect(queue, kernels);
  });
}
