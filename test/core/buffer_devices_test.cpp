// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffers used by several devices of one context. Where the devices don't share memory the simulated driver refuses
// another device's, and it finds commands that race; so contents must have been moved, in order.
#include "core/buffer_rig.hpp"

namespace ur::test {
namespace {

class BuffersOnDevices : public BufferTest {};
UR_TEST_ALL_SHAPES(BuffersOnDevices);

TEST_P(BuffersOnDevices, ContentsFollowTheCommands) {
  const Queue first = makeQueue(0, 0), second = makeQueue(0, 1);
  Words words = counting(64);
  const Buffer made = bufferOf(words);
  Event last = addTo(first, made, 64, 1);
  for (uint32_t i = 0; i < 6; ++i)
    last = addTo(i % 2 == 0 ? second : first, made, 64, 10, {last});
  EXPECT_EQ(read(second, made, 64, 0, {last}), counting(64, 61));
  EXPECT_EQ(read(first, made, 64, 0, {last}), counting(64, 61));
}

TEST_P(BuffersOnDevices, ReadersOnEachDeviceShareOneMove) {
  const Queue first = makeQueue(0, 0);
  const Queue second = makeQueue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE, 1), third = makeQueue(0, 1);
  Words words = counting(64);
  const Buffer made = bufferOf(words), a = buffer(64), b = buffer(64);
  const Kernel copy = kernelOnAll("copy_u32");
  const Event written = addTo(first, made, 64, 1);
  const uint64_t copies = sim->calls(Call::copy);
  Event one, two;
  ASSERT_EQ(
      tryLaunch(second, copy, 64, {bufferArg(0, a), bufferArg(1, made, UR_MEM_FLAG_READ_ONLY)}, {written}, one.out()),
      UR_RESULT_SUCCESS);
  ASSERT_EQ(
      tryLaunch(third, copy, 64, {bufferArg(0, b), bufferArg(1, made, UR_MEM_FLAG_READ_ONLY)}, {written}, two.out()),
      UR_RESULT_SUCCESS);
  const bool shared = GetParam().caps.sharedDeviceMemory;
  EXPECT_EQ(sim->calls(Call::copy), copies + (shared ? 0 : 1));
  EXPECT_EQ(wait({one, two}), UR_RESULT_SUCCESS);
  EXPECT_EQ(read(third, a, 64), counting(64, 1));
  EXPECT_EQ(read(third, b, 64), counting(64, 1));
}

TEST_P(BuffersOnDevices, PartsWrittenOnTwoDevicesAtOnceAreBothKept) {
  const Queue first = makeQueue(0, 0), second = makeQueue(0, 1);
  Words words = counting(256);
  const Buffer made = bufferOf(words);
  Buffer low, high;
  ASSERT_EQ(tryPart(made, 0, 512, low.out()), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryPart(made, 512, 512, high.out()), UR_RESULT_SUCCESS);
  for (uint32_t round = 0; round < 3; ++round) {
    const Event a = addTo(first, low, 128, 1000), b = addTo(second, high, 128, 1000);
    const Words all = read(round == 1 ? first : second, made, 256, 0, {a, b});
    EXPECT_EQ(all, counting(256, 1000 * (round + 1)));
  }
}

TEST_P(BuffersOnDevices, OverwritingNeedsNoMove) {
  const Queue first = makeQueue(0, 0), second = makeQueue(0, 1);
  const Buffer made = buffer(64);
  const Event filled = addTo(first, made, 64, 0);
  const uint64_t copies = sim->calls(Call::copy);
  Event over;
  ASSERT_EQ(tryFillBuffer(second, made, 4, 0, 64, {filled}, over.out()), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->calls(Call::copy), copies);
  EXPECT_EQ(read(first, made, 64, 0, {over}), Words(64, 4));
}

TEST_P(BuffersOnDevices, AMoveThatFailsIsMadeAgain) {
  if (GetParam().caps.sharedDeviceMemory)
    GTEST_SKIP() << "nothing is moved here";
  const Queue first = makeQueue(0, 0), second = makeQueue(0, 1);
  Words words = counting(64);
  const Buffer made = bufferOf(words), copied = buffer(64);
  const Event written = addTo(first, made, 64, 1);
  const Kernel copy = kernelOnAll("copy_u32");
  const auto launch = [&](ur_event_handle_t *event) {
    return tryLaunch(second, copy, 64, {bufferArg(0, copied), bufferArg(1, made, UR_MEM_FLAG_READ_ONLY)}, {written},
                     event);
  };
  static_cast<void>(status(written)); // Where its mark comes late, that isn't what is to fail.
  sim->failCommand();                 // the move
  Event lost, again;
  ASSERT_EQ(launch(lost.out()), UR_RESULT_SUCCESS);
  const ur_result_t result = wait({lost});
  if (GetParam().caps.isolatedFailures) { // Elsewhere a failure on the same stream takes the device with it.
    EXPECT_NE(result, UR_RESULT_SUCCESS);
    EXPECT_EQ(status(lost), UR_EVENT_STATUS_ERROR);
  }
  ASSERT_EQ(launch(again.out()), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({again}), UR_RESULT_SUCCESS);
  EXPECT_EQ(read(second, copied, 64), counting(64, 1));
}

// The command that was to change the contents fails with the move: they are what they were.
TEST_P(BuffersOnDevices, AMoveThatFailsForAWriterLosesNothing) {
  if (GetParam().caps.sharedDeviceMemory || !GetParam().caps.isolatedFailures)
    GTEST_SKIP() << "nothing is moved, or a failure takes the device with it";
  const Queue first = makeQueue(0, 0), second = makeQueue(0, 1);
  Words words = counting(64);
  const Buffer made = bufferOf(words);
  const Event written = addTo(first, made, 64, 1);
  static_cast<void>(status(written));
  sim->failCommand(); // the move
  const Event lost = addTo(second, made, 64, 1, {written});
  EXPECT_NE(wait({lost}), UR_RESULT_SUCCESS);
  const Event again = addTo(second, made, 64, 1, {written});
  EXPECT_EQ(wait({again}), UR_RESULT_SUCCESS);
  EXPECT_EQ(read(first, made, 64, 0, {again}), counting(64, 2));
}

TEST_P(BuffersOnDevices, InitialContentsOutliveAMoveThatFails) {
  if (!GetParam().caps.isolatedFailures)
    GTEST_SKIP() << "a failure takes the device with it";
  const Queue first = makeQueue(0, 0);
  Words words = counting(64);
  const Buffer made = bufferOf(words);
  sim->failCommand(); // the move, or the command itself
  const Event lost = addTo(first, made, 64, 1);
  EXPECT_NE(wait({lost}), UR_RESULT_SUCCESS);
  EXPECT_EQ(read(first, made, 64), counting(64));
}

TEST_P(BuffersOnDevices, ReleasedWithMovesPending) {
  const Queue first = makeQueue(0, 0), second = makeQueue(0, 1);
  Words words = counting(64);
  Buffer made = bufferOf(words);
  sim::Hold hold = sim->holdNextCommand();
  const Event written = addTo(first, made, 64, 1);
  const Event moved = addTo(second, made, 64, 1, {written});
  made.reset();
  hold.open();
  EXPECT_EQ(wait({moved}), UR_RESULT_SUCCESS);
  finish(first);
  finish(second);
  EXPECT_EQ(sim->calls(Call::alloc), sim->calls(Call::free));
}

} // namespace
} // namespace ur::test
