// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native events whose commands still run, and that nobody holds: where the driver takes them back at once, a chain of
// commands needs a few of them however long it is, and no question is ever asked.
#include "core/core_test.hpp"

namespace ur::test {
namespace {

using sim::Call;

class EventReuse : public CoreTest {
protected:
  static constexpr uint32_t kSteps = 300;
  [[nodiscard]] bool atOnce() const { return GetParam().caps.resetsPending; }
  void SetUp() override {
    CoreTest::SetUp();
    queue = inOrder();
    memory = deviceMemory(2 * kSteps);
  }
  void TearDown() override {
    finish(queue);
    queue.reset();
    CoreTest::TearDown();
  }
  Queue queue;
  uint32_t *memory = nullptr;
};
UR_TEST_ALL_SHAPES(EventReuse);

TEST_P(EventReuse, AChainThatDoesNotBeginNeedsAFew) {
  sim::Hold gate = sim->holdDevice(0);
  const uint64_t queries = sim->calls(Call::query);
  Event last;
  for (uint32_t i = 0; i < kSteps; ++i)
    last = add(queue, memory, 1, i, last ? Waits{last} : Waits{});
  if (atOnce()) {
    EXPECT_EQ(sim->calls(Call::createEvents), 1u);
    EXPECT_EQ(sim->calls(Call::query), queries);
  }
  gate.open();
}

/// Such a driver takes events back only when their commands are over.
class EventsTakenBackLate : public EventReuse {
protected:
  void configure(sim::Options &options) override { options.caps.resetsPending = false; }
};
UR_TEST_ALL_SHAPES(EventsTakenBackLate);

TEST_P(EventsTakenBackLate, AreNotRecordedAgainBefore) {
  sim::Hold gate = sim->holdDevice(0);
  Event last;
  for (uint32_t i = 0; i < kSteps; ++i)
    last = add(queue, memory, 1, i, last ? Waits{last} : Waits{});
  gate.open();
  EXPECT_EQ(wait({last}), UR_RESULT_SUCCESS);
  last = add(queue, memory, 1, 1); // by what comes back now
  EXPECT_EQ(wait({last}), UR_RESULT_SUCCESS);
}

/// The event of each fill is taken back, and recorded for another, while a copy that waits for it is held up.
TEST_P(EventReuse, WhoWaitedBeforeWaitsForTheSame) {
  const Queue other = inOrder();
  sim::Hold gate = sim->holdDevice(0);
  for (uint32_t i = 0; i < kSteps; ++i) {
    const Event filled = fill(queue, memory + i, 1, i + 1);
    EXPECT_EQ(tryCopy(other, memory + kSteps + i, memory + i, 4, {filled}), UR_RESULT_SUCCESS);
  }
  gate.open();
  std::vector<uint32_t> copies(kSteps);
  EXPECT_EQ(tryCopy(other, copies.data(), memory + kSteps, 4 * kSteps, {}, nullptr, true), UR_RESULT_SUCCESS);
  for (uint32_t i = 0; i < kSteps; ++i)
    ASSERT_EQ(copies[i], i + 1);
}

TEST_P(EventReuse, OneThatIsHeldStaysWhatItIs) {
  sim::Hold gate = sim->holdDevice(0);
  const Event held = fill(queue, memory, 1, 1);
  for (uint32_t i = 0; i < kSteps; ++i)
    static_cast<void>(fence(queue, {fill(queue, memory, 1, i)}));
  EXPECT_NE(status(held), UR_EVENT_STATUS_COMPLETE);
  gate.open();
  EXPECT_EQ(wait({held}), UR_RESULT_SUCCESS);
}

/// With times an event is asked about later: those are used again when they are over, as ever.
TEST_P(EventReuse, TimedOnesAreNotTakenBackBefore) {
  const Queue profiled = makeQueue(UR_QUEUE_FLAG_PROFILING_ENABLE);
  sim::Hold gate = sim->holdDevice(0);
  for (uint32_t i = 0; i < kSteps; ++i)
    static_cast<void>(fill(profiled, memory, 1, i));
  gate.open();
  finish(profiled);
}

} // namespace
} // namespace ur::test
