// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What an enqueue costs once a stream is warm: no memory from the heap. Counts every allocation of the program.
// Sanitizers have operators of their own, which must not be replaced.
#if !defined(__SANITIZE_THREAD__) && !defined(__SANITIZE_ADDRESS__)

#include "fixture.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {
std::atomic<size_t> g_allocations{0};

void *counted(size_t size, size_t alignment = alignof(std::max_align_t)) {
  g_allocations.fetch_add(1, std::memory_order_relaxed);
  return std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
}
} // namespace

void *operator new(size_t size) {
  if (void *memory = counted(size))
    return memory;
  throw std::bad_alloc();
}
void *operator new(size_t size, const std::nothrow_t &) noexcept {
  return counted(size);
}
void *operator new(size_t size, std::align_val_t alignment) {
  if (void *memory = counted(size, size_t(alignment)))
    return memory;
  throw std::bad_alloc();
}
void *operator new(size_t size, std::align_val_t alignment, const std::nothrow_t &) noexcept {
  return counted(size, size_t(alignment));
}
void operator delete(void *memory) noexcept {
  std::free(memory);
}
void operator delete(void *memory, size_t) noexcept {
  std::free(memory);
}
void operator delete(void *memory, std::align_val_t) noexcept {
  std::free(memory);
}
void operator delete(void *memory, size_t, std::align_val_t) noexcept {
  std::free(memory);
}

namespace ur::native_cpu::test {
namespace {

class SteadyState : public DriverTest {};

TEST_F(SteadyState, EnqueuesTakeNoMemoryFromTheHeap) {
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
    const size_t before = g_allocations;
    for (size_t i = 0; i < kRounds; ++i)
      round();
    // The pool grows when more commands than ever before happen to be under way at once.
    EXPECT_LE(g_allocations - before, 64u) << "in " << kRounds * kEach * 3 << " enqueues";
  }
}

} // namespace
} // namespace ur::native_cpu::test

#endif
