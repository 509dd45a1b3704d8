// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An out-of-order queue keeps the order that events state: diamonds in a row, each with two branches that join.
#include "support/kernels.hpp"

int main() {
  using namespace testbed;
  return run([] {
    sycl::queue queue;
    const Kernels kernels(queue.get_context());
    constexpr size_t kCount = 1 << 14;
    const auto top = deviceUsm<int>(queue, kCount), left = deviceUsm<int>(queue, kCount),
               right = deviceUsm<int>(queue, kCount);
    sycl::event last = fill(queue, top.get(), 1, kCount);
    int expected = 1;
    for (int round = 0; round < 30; ++round) {
      const auto toLeft = launch(queue, kernels["scaled"], kCount, {last}, 2, (const int *)top.get(), left.get());
      const auto toRight = queue.memcpy(right.get(), top.get(), kCount * sizeof(int), last);
      const auto leftDone = launch(queue, kernels["add"], kCount, {toLeft}, round, left.get());
      const auto rightDone = launch(queue, kernels["add"], kCount, {toRight}, -round, right.get());
      const auto joined = launch(queue, kernels["add"], kCount, {leftDone, rightDone}, 1, right.get());
      last = queue.memcpy(top.get(), round % 2 ? left.get() : right.get(), kCount * sizeof(int), {joined});
      expected = round % 2 ? expected * 2 + round : expected - round + 1;
      expected %= 1 << 20;
      last = fill(queue, top.get(), expected, kCount, {last});
      last = launch(queue, kernels["add"], kCount, {last}, 3, top.get());
      expected += 3;
    }
    expectEach(
        contents(queue, top.get(), kCount), [&](size_t) { return expected; }, "top");
  });
}
