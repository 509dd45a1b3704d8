// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What an enqueue costs once a stream is warm: no memory from the heap.
#include "fixture.hpp"
#include "support/heap_count.hpp"

namespace ur::native_cpu::test {
namespace {

class SteadyState : public DriverTest {};

TEST_F(SteadyState, EnqueuesTakeNoMemoryFromTheHeap) {
  if (!ur::test::heapIsCounted()) {
    GTEST_SKIP() << "a sanitizer has the operators";
  }
  NativeKernel scale = kernel("scale");
  for (bool ordered : {true, false}) {
    Stream on = stream(ordered), other = stream(ordered);
    std::vector<uint32_t> data(5000, 1), copied(5000);
    uint32_t *pointer = data.data();
    const uint32_t factor = 1;
    const KernelArg args[] = {pointerArg(pointer), valueArg(factor)};
    const LaunchDesc desc{.kernel = scale, .dims = 1, .globalSize = {100, 1, 1}, .localSize = {10, 1, 1}, .args = args};
    constexpr size_t kRounds = 300, kEach = 20;
    auto round = [&] {
      for (size_t i = 0; i < kEach; ++i) {
        NativeEvent launched = nullptr, copy = nullptr;
        OK(driver->launch(on, desc, {.signal = &launched}));
        OK(driver->copy(other, {.dst = copied.data(), .src = data.data(), .width = 20000},
                        {.waits = {&launched, 1}, .signal = &copy}));
        OK(driver->fill(on, {.dst = data.data(), .pattern = &factor, .patternSize = 4, .width = 400},
                        {.waits = {&copy, 1}}));
        const NativeEvent done[] = {launched, copy};
        driver->destroyEvents(done);
      }
      OK(driver->finish(on));
      OK(driver->finish(other));
    };
    for (size_t i = 0; i < kRounds; ++i)
      round();
    const size_t before = ur::test::heapAllocations();
    for (size_t i = 0; i < kRounds; ++i)
      round();
    // The pool grows when more commands than ever before happen to be under way at once.
    EXPECT_LE(ur::test::heapAllocations() - before, 64u) << "in " << kRounds * kEach * 3 << " enqueues";
  }
}

} // namespace
} // namespace ur::native_cpu::test
