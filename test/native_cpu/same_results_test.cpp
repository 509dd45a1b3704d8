// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The same work gives the same bytes on one thread, on several, on more than there are cores, and on a part of the
// device.
#include "fixture.hpp"

#include "adapters/core/port/driver_partition.hpp"

#include <numeric>

namespace ur::native_cpu::test {
namespace {

class SameResults : public DriverTest {
protected:
  static constexpr size_t kWords = 1 << 19;

  /// Every kind of command, with sizes that are split among threads and sizes that aren't.
  std::vector<uint32_t> work() {
    std::vector<uint32_t> data(2 * kWords), sums(kWords / 64);
    std::iota(data.begin(), data.end(), 1u);
    uint32_t *first = data.data(), *second = first + kWords, *results = sums.data();
    const Stream on = stream(), other = stream(false);
    NativeEvent last = nullptr;
    for (uint32_t round = 1; round <= 8; ++round) {
      NativeEvent next = nullptr;
      EXPECT_EQ(0, launch(on, kernel("scale"), {kWords}, {round % 2 ? 64u : 1024u},
                          {pointerArg(first), valueArg(round)}, {.waits = {&last, last ? 1u : 0u}, .signal = &next}));
      last = own(next);
      EXPECT_EQ(0, driver->copy(other, {.dst = second, .src = first, .width = kWords * 4 / round},
                                {.waits = {&last, 1}, .signal = &next}));
      last = own(next);
      const uint64_t pattern = 0x0123456789abcdef * round;
      EXPECT_EQ(
          0,
          driver->fill(
              other,
              {.dst = first + round * 1000, .pattern = &pattern, .patternSize = 8, .width = size_t(8) << (2 * round)},
              {.waits = {&last, 1}, .signal = &next}));
      last = own(next);
      EXPECT_EQ(0, launch(on, kernel("sum_groups"), {kWords}, {64},
                          {pointerArg(first), pointerArg(results), localArg(256)},
                          {.waits = {&last, 1}, .signal = &next}));
      last = own(next);
    }
    EXPECT_EQ(0, driver->wait(last));
    data.insert(data.end(), sums.begin(), sums.end());
    return data;
  }
};

TEST_F(SameResults, WithAnyNumberOfThreads) {
  const std::vector<uint32_t> expected = work();
  for (const char *threads : {"1", "2", "3", "33"}) {
    restartWith("UR_NATIVE_CPU_THREADS", threads);
    EXPECT_TRUE(work() == expected) << "with " << threads << " threads";
  }
}

TEST_F(SameResults, OnAPart) {
  const std::vector<uint32_t> expected = work();
  const uint32_t cores = platforms[0].devices[0].maxComputeUnits;
  const std::vector<uint32_t> counts = cores > 1 ? std::vector{1u, cores - 1} : std::vector{1u};
  std::vector<DeviceFacts> parts;
  OK(backend->partitions()->split(0, 0, {.counts = counts}, &parts));
  for (const DeviceFacts &part : parts) {
    endContext();
    openOn({part.index});
    EXPECT_TRUE(work() == expected) << "on " << part.maxComputeUnits << " cores";
  }
}

} // namespace
} // namespace ur::native_cpu::test
