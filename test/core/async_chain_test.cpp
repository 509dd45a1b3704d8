// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Chains by events on an out-of-order queue: what follows on one of its streams goes there as it is, and an alloc gets
// what the chain has freed.
#include "core/async_test.hpp"

namespace ur::test {
namespace {

class AsyncChain : public AsyncTest {
protected:
  /// 4 MiB: no slab, and too little for the pool to look everywhere before it grows.
  static constexpr size_t kWords = size_t{1} << 20;

  void SetUp() override {
    AsyncTest::SetUp();
    queue = outOfOrder();
  }
  void TearDown() override {
    last.reset();
    queue.reset();
    AsyncTest::TearDown();
  }
  /// One step: memory that comes after the last one's, used and freed. Answers where it was.
  uint32_t *step() {
    Event born;
    uint32_t *memory =
        last ? alloc(queue, kWords, nullptr, {last}, born.out()) : alloc(queue, kWords, nullptr, {}, born.out());
    last = free(queue, memory, {fill(queue, memory, kLongFill, 1, {born})});
    return memory;
  }

  Queue queue;
  Event last;
};
UR_TEST_ALL_SHAPES(AsyncChain);

TEST_P(AsyncChain, ReusesWhatItFreed) {
  sim::Hold gate = sim->holdDevice(0);
  (void)step();
  uint32_t *first = step();
  const size_t held = reserved(defaultPool());
  for (int i = 0; i < 50; ++i) {
    EXPECT_EQ(step(), first);
  }
  EXPECT_EQ(used(defaultPool()), 0u);
  EXPECT_EQ(reserved(defaultPool()), held);
  gate.open();
  finish(queue);
}

TEST_P(AsyncChain, WhatItFreedIsForNobodyElseUntilItIsOver) {
  sim::Hold gate = sim->holdDevice(0);
  (void)step();
  uint32_t *chained = step();
  EXPECT_EQ(step(), chained);
  EXPECT_NE(alloc(queue, kWords, nullptr, {last}), chained) << "nobody can come after an alloc without an event";
  Event born;
  EXPECT_NE(alloc(queue, kWords, nullptr, {}, born.out()), chained);
  EXPECT_NE(alloc(queue, kWords), chained);
  const Queue other = outOfOrder();
  EXPECT_NE(alloc(other, kWords), chained);
  gate.open();
  finish(queue);
  const size_t held = reserved(defaultPool());
  EXPECT_EQ(alloc(queue, kWords), chained);
  EXPECT_EQ(reserved(defaultPool()), held);
}

TEST_P(AsyncChain, DoesNotWaitForWhatFollowsItsDependency) {
  uint32_t *flags = deviceMemory(3 * kLongFill);
  const Event first = fill(queue, flags, kLongFill, 1);
  const Event second = fill(queue, flags + kLongFill, kLongFill, 2, {first}); // The first one's mark lies before it.
  sim::Hold gate = sim->holdNextCommand();
  const Event third = fill(queue, flags + 2 * kLongFill, kLongFill, 3, {first});
  Event born;
  uint32_t *memory = alloc(queue, 64, nullptr, {first}, born.out());
  const Event freed = free(queue, memory, {born}), marked = marker(queue, {first});
  // A host wait behind the gate would be a deadlock, which the simulated driver reports.
  EXPECT_EQ(wait({born, freed, marked}), UR_RESULT_SUCCESS);
  gate.open();
  finish(queue);
}

TEST_P(AsyncChain, OthersInBetweenMakeThePoolNoLarger) {
  const auto round = [&] {
    sim::Hold gate = sim->holdDevice(0);
    for (int i = 0; i < 4; ++i)
      (void)step();
    gate.open();
    finish(queue);
    Event born;
    uint32_t *memory = alloc(queue, kWords, nullptr, {}, born.out());
    EXPECT_EQ(wait({free(queue, memory, {born})}), UR_RESULT_SUCCESS);
    last.reset();
  };
  round();
  const size_t held = reserved(defaultPool());
  EXPECT_LT(held, 2 * kWords * sizeof(uint32_t));
  for (int i = 0; i < 30; ++i)
    round();
  EXPECT_EQ(reserved(defaultPool()), held);
}

/// Commands, too: what waits for one command of a stream goes there, and needs no wait of the driver's.
TEST_P(AsyncChain, WaitsForNothingOnItsOwnStream) {
  if (GetParam().caps.unorderedStreams || GetParam().caps.isolatedFailures) {
    GTEST_SKIP() << "there the stream alone orders nothing, or says nothing of failures";
  }
  uint32_t *memory = deviceMemory(4);
  sim::Hold gate = sim->holdDevice(0);
  Event before = fill(queue, memory, 4, 0);
  const uint64_t fences = sim->calls(sim::Call::fence);
  for (uint32_t i = 1; i < 8; ++i) {
    Event next = fill(queue, memory, 4, i, {before});
    before = std::move(next);
  }
  EXPECT_EQ(sim->calls(sim::Call::fence), fences);
  gate.open();
  finish(queue);
  EXPECT_EQ(memory[3], 7u);
}

} // namespace
} // namespace ur::test
