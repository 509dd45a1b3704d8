// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Marks of events that are held don't come between short fills, which end by themselves. They come before all else,
// before many of those, and when somebody asks.
#include "core/core_test.hpp"

#include <thread>

namespace ur::test {
namespace {

using sim::Call;

class BriefCommands : public CoreTest {
protected:
  static constexpr int kMost = 16;
  static constexpr size_t kWords = 64;
  /// Elsewhere each command has an event of the driver's, and there is nothing to be saved.
  [[nodiscard]] bool saves() const { return !GetParam().caps.isolatedFailures; }
  void SetUp() override {
    CoreTest::SetUp();
    queue = inOrder();
    memory = deviceMemory(kLongFill);
  }
  void TearDown() override {
    finish(queue);
    queue.reset();
    CoreTest::TearDown();
  }
  /// An event at the place behind a first command, which is over only when the gate opens.
  Event place() {
    fillOnly(queue, memory, kWords, 1);
    return marker(queue);
  }
  /// Of another queue's command, which waits for device 1.
  const Event &heldUp() {
    other = makeQueue(0, 1);
    gate.emplace(sim->holdDevice(1));
    blocker = marker(other, {fill(other, deviceMemory(4, 1), 4, 1)});
    return blocker;
  }
  void open() {
    gate->open();
    finish(queue);
    finish(other);
    blocker.reset();
    other.reset();
  }
  [[nodiscard]] uint64_t marks() const { return sim->calls(Call::fence); }

  Queue queue, other;
  uint32_t *memory = nullptr;
  std::optional<sim::Hold> gate;
  Event blocker;
};
UR_TEST_ALL_SHAPES(BriefCommands);

TEST_P(BriefCommands, WhatWasPutOffAndIsDroppedGetsNoMark) {
  Event first = place();
  fillOnly(queue, memory, kWords, 2);
  Event second = marker(queue);
  fillOnly(queue, memory, kWords, 3);
  const uint64_t before = marks();
  first.reset();
  second.reset();
  fillOnly(queue, memory, kLongFill, 4);
  EXPECT_EQ(marks(), before);
}

/// One now and then is for the pool, which wants to know what is over.
TEST_P(BriefCommands, AChainOfTemporariesMakesHardlyAnyMarks) {
  const Queue any = outOfOrder();
  sim::Hold closed = sim->holdDevice(0);
  const uint64_t before = marks(), questions = sim->calls(Call::query);
  Event last;
  for (uint32_t i = 0; i < 5 * kMost; ++i) {
    Event born, freed;
    uint32_t *block = alloc(any, kWords, nullptr, last ? Waits{last} : Waits{}, born.out());
    const Event filled = fill(any, block, kWords, i, {born});
    EXPECT_EQ(tryFree(any, block, nullptr, {filled}, freed.out()), UR_RESULT_SUCCESS);
    last = std::move(freed);
  }
  if (GetParam().caps.signalsApart) {
    EXPECT_LE(marks(), before + 5);
    EXPECT_LE(sim->calls(Call::query), questions + 5);
  }
  EXPECT_EQ(status(last), UR_EVENT_STATUS_SUBMITTED);
  closed.open();
  EXPECT_EQ(wait({last}), UR_RESULT_SUCCESS);
  finish(any);
}

TEST_P(BriefCommands, AnAllocsEventStandsForTheNewestOfThem) {
  const auto allocAndFree = [&](Event &born) {
    uint32_t *block = alloc(queue, kWords, nullptr, {}, born.out());
    EXPECT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
  };
  for (int i = 0; i < 2; ++i) { // from then on there is a block at hand, and room for an event
    Event filled = fill(queue, memory, kWords, 1), born;
    allocAndFree(born);
  }
  sim::Hold early = sim->holdNextCommand();
  const Event first = fill(queue, memory, kWords, 1);
  std::thread finishing([&] { finish(queue); });
  EXPECT_TRUE(sim->awaitWaiting(1)); // It knows what it waits for.
  sim::Hold late = sim->holdNextCommand();
  fillOnly(queue, memory, kWords, 2);
  Event born;
  allocAndFree(born);
  early.open();
  finishing.join();
  EXPECT_FALSE(complete(born)) << "what came before it runs still";
  late.open();
  EXPECT_EQ(wait({born}), UR_RESULT_SUCCESS);
}

TEST_P(BriefCommands, AnEventThatIsHeldGetsItsMarkBeforeMany) {
  if (!saves())
    return;
  const Event held = place();
  const uint64_t before = marks();
  for (int i = 0; i < kMost; ++i)
    fillOnly(queue, memory, kWords, 2);
  EXPECT_EQ(marks(), before);
  fillOnly(queue, memory, kWords, 2);
  EXPECT_EQ(marks(), before + 1);
  for (int i = 0; i < 3 * kMost; ++i)
    fillOnly(queue, memory, kWords, 2);
  EXPECT_EQ(marks(), before + 1) << "nothing is owed any more";
  EXPECT_EQ(wait({held}), UR_RESULT_SUCCESS);
  EXPECT_EQ(marks(), before + 1);
}

TEST_P(BriefCommands, AllThatAreHeldShareOneMark) {
  if (!saves())
    return;
  std::vector<Event> held;
  for (int i = 0; i < kMost / 2; ++i)
    held.push_back(place());
  const uint64_t before = marks();
  static_cast<void>(add(queue, memory, kWords, 1));
  EXPECT_EQ(marks(), before + 1);
  for (const Event &event : held)
    EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS);
  EXPECT_EQ(marks(), before + 1);
}

TEST_P(BriefCommands, WhatWasPutOffGetsItsMarkBeforeAKernel) {
  const Event held = place();
  fillOnly(queue, memory, kWords, 2);
  static_cast<void>(marker(queue)); // another position, whose event nobody holds
  sim::Hold kernels = sim->holdKernel("add_u32");
  static_cast<void>(add(queue, memory, kWords, 1));
  EXPECT_EQ(wait({held}), UR_RESULT_SUCCESS) << "it may wait for who waits here";
  kernels.open();
}

/// Each is held up itself: who waits for the event must not wait for that.
TEST_P(BriefCommands, AFillThatWaitsForOthersIsNone) {
  const Event held = place();
  fillOnly(queue, memory, kWords, 2);
  fillOnly(queue, memory, kWords, 3, {heldUp()});
  EXPECT_EQ(wait({held}), UR_RESULT_SUCCESS);
  open();
}
TEST_P(BriefCommands, NeitherIsAFenceThatDoes) {
  const Event held = place();
  fillOnly(queue, memory, kWords, 2);
  static_cast<void>(fence(queue, {heldUp()}));
  EXPECT_EQ(wait({held}), UR_RESULT_SUCCESS);
  open();
}

TEST_P(BriefCommands, NeitherAreLongFillsAndCopies) {
  if (!saves())
    return;
  for (const bool copies : {false, true}) {
    const Event held = place();
    const uint64_t before = marks();
    if (copies) {
      EXPECT_EQ(tryCopy(queue, memory, memory + kWords, 4 * kWords), UR_RESULT_SUCCESS);
    } else {
      fillOnly(queue, memory, kLongFill, 2);
    }
    EXPECT_EQ(marks(), before + 1);
  }
}

/// An answer stays what it was: an event that somebody has asked about waits for nothing that comes later.
TEST_P(BriefCommands, AMarkThatWasMadeIsKept) {
  const Event held = place();
  fillOnly(queue, memory, kWords, 2);
  const Event second = marker(queue);
  static_cast<void>(status(held));
  fillOnly(queue, memory, kWords, 3, {heldUp()});
  EXPECT_EQ(wait({held, second}), UR_RESULT_SUCCESS);
  open();
}

/// What was put off has another command's event for its mark, and may be the last that keeps it.
TEST_P(BriefCommands, AMarkEndsWithWhatItWasFor) {
  sim::Hold closed = sim->holdDevice(0);
  Event early = fill(queue, memory, kWords, 1);
  Event late = fill(queue, memory, kWords, 2);
  EXPECT_EQ(status(late), UR_EVENT_STATUS_SUBMITTED);
  const Event newest = fill(queue, memory, kLongFill, 3);
  EXPECT_EQ(status(newest), UR_EVENT_STATUS_SUBMITTED);
  late.reset();
  early.reset();
  closed.open();
  EXPECT_EQ(wait({newest}), UR_RESULT_SUCCESS);
}

TEST_P(BriefCommands, EventsOutliveTheirQueue) {
  const Event first = place();
  fillOnly(queue, memory, kWords, 2);
  const Event second = marker(queue);
  queue.reset();
  EXPECT_EQ(wait({first, second}), UR_RESULT_SUCCESS);
  queue = inOrder();
}

} // namespace
} // namespace ur::test
