// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Counters that begin again are made to go on.
#include "adapters/level_zero/clock.hpp"

#include <gtest/gtest.h>

namespace ur::level_zero {
namespace {

constexpr uint64_t kFrequency = 19200000, kSecond = 1000000000;
constexpr uint64_t kMask = (uint64_t{1} << 36) - 1, kKernelMask = UINT32_MAX;

TEST(DeviceClock, goesOnWhereTheCounterBeginsAgain) {
  DeviceClock clock(kFrequency, 36, 32);
  const uint64_t first = kMask - 5;
  EXPECT_EQ(first, clock.note(first, 7 * kSecond));
  EXPECT_EQ(first + kFrequency, clock.note((first + kFrequency) & kMask, 8 * kSecond));
  // Many hours later, in which it began again several times; the host's clock isn't quite as fast.
  const uint64_t later = first + 20 * 3600 * kFrequency;
  EXPECT_EQ(later, clock.note(later & kMask, (8 + 20 * 3600) * kSecond + kSecond / 3));
  EXPECT_EQ(later + 1, clock.note((later + 1) & kMask, (8 + 20 * 3600) * kSecond)) << "the host's clock was ahead";
}

TEST(DeviceClock, isOldAfterAMinute) {
  DeviceClock clock(kFrequency, 64, 32);
  EXPECT_FALSE(clock.isOld(1000 * kSecond)) << "it was never read";
  clock.note(5, 1000 * kSecond);
  EXPECT_FALSE(clock.isOld(1060 * kSecond));
  EXPECT_TRUE(clock.isOld(1061 * kSecond));
  EXPECT_FALSE(clock.isOld(900 * kSecond)) << "before it";
}

/// The device's oscillator and the host's clock drift apart: what was read after ten hours tells of a command of then.
TEST(DeviceClock, tellsKernelsTimesAfterHoursOfDrift) {
  DeviceClock clock(kFrequency, 64, 32);
  clock.note(0, 0);
  const uint64_t hours = uint64_t{10} * 3600 * kSecond;
  const uint64_t device = clock.ticksIn(hours) / 10000 * 10002; // 200 ppm fast
  ASSERT_TRUE(clock.isOld(hours));
  EXPECT_EQ(device, clock.note(device, hours));
  uint64_t given = 0;
  ASSERT_TRUE(clock.at(hours - kSecond / 10, &given)); // the command was given a tenth of a second before
  given -= clock.ticksIn(kSecond);
  const uint64_t start = device - clock.ticksIn(kSecond / 20);
  EXPECT_EQ(start, clock.ofKernel(start & kKernelMask, given));
}

TEST(DeviceClock, isKnownOnceItWasRead) {
  DeviceClock clock(kFrequency, 64, 64);
  uint64_t ticks = 0;
  EXPECT_FALSE(clock.at(kSecond, &ticks));
  clock.note(1000000, kSecond);
  EXPECT_TRUE(clock.at(2 * kSecond, &ticks));
  EXPECT_EQ(1000000 + kFrequency, ticks);
  EXPECT_TRUE(clock.at(kSecond - kSecond / 100, &ticks));
  EXPECT_EQ(1000000 - kFrequency / 100, ticks);
}

TEST(DeviceClock, kernelsMomentsAreAfterTheirCommandWasGiven) {
  const DeviceClock clock(kFrequency, 36, 32);
  const uint64_t given = (uint64_t{5} << 32) - 10;
  EXPECT_EQ(given, clock.ofKernel(given & kKernelMask, given));
  EXPECT_EQ(given + 30, clock.ofKernel((given + 30) & kKernelMask, given)) << "the counter has begun again";
  EXPECT_EQ(given + kKernelMask, clock.ofKernel((given + kKernelMask) & kKernelMask, given))
      << "as late as can be told";
}

TEST(DeviceClock, hasNanosecondsOfLargeCounts) {
  const DeviceClock clock(kFrequency, 64, 64);
  EXPECT_EQ(uint64_t{100} * 365 * 86400 * kSecond, clock.nanoseconds(uint64_t{100} * 365 * 86400 * kFrequency));
  EXPECT_EQ(kFrequency / 2, clock.ticksIn(kSecond / 2));
}

} // namespace
} // namespace ur::level_zero
