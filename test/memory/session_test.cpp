// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What bench_memory sees with: that the device is behind where it is to be, and that wrong contents are noticed.
#include "memory/player.hpp"

#include <array>
#include <gtest/gtest.h>

namespace memory {
namespace {

const bench::Machine &machine() {
  static const bench::Machine one(ADAPTER);
  return one;
}

class OnEachRoute : public testing::TestWithParam<Mode> {
protected:
  void SetUp() override {
    try {
      route_ = Route::make(GetParam(), machine());
    } catch (const Skipped &reason) {
      GTEST_SKIP() << reason.what();
    }
    memory_ = static_cast<uint32_t *>(ur::Context::borrow(machine().context).usmHostAlloc(nullptr, nullptr, kBytes));
  }
  void TearDown() override {
    if (memory_) {
      route_->finish();
      EXPECT_EQ(urUSMFree(machine().context, memory_), UR_RESULT_SUCCESS);
    }
  }
  /// As a session's: a block's first command, then a use of it, whose event this is.
  ur::Event fill(uint32_t block, uint32_t word) {
    command(Part::alloc, block, [](auto... rest) { return urEnqueueEventsWait(rest...); });
    return command(Part::use, block, [&](ur_queue_handle_t queue, auto... rest) {
      return urEnqueueUSMFill(queue, memory_, sizeof word, &word, kBytes, rest...);
    });
  }

  static constexpr size_t kBytes = 4096;
  std::unique_ptr<Route> route_;
  uint32_t *memory_ = nullptr;

private:
  template <typename Call>
  ur::Event command(Part part, uint32_t block, Call call) {
    const auto waits = route_->waits(part, block);
    ur_event_handle_t event = nullptr;
    EXPECT_EQ(call(route_->queue(part, block), static_cast<uint32_t>(waits.size()),
                   waits.empty() ? nullptr : waits.data(), &event),
              UR_RESULT_SUCCESS);
    ur::Event made = ur::Event::adopt(event);
    route_->enqueued(part, block, made);
    return made;
  }
};
INSTANTIATE_TEST_SUITE_P(All, OnEachRoute, testing::ValuesIn(kModes),
                         [](const auto &parameter) { return nameOf(parameter.param); });

TEST_P(OnEachRoute, WhatIsHeldDoesNotRun) {
  if (route_->waitsAtOnce()) {
    EXPECT_THROW(Hold(Busy::hold, machine(), *route_), Skipped);
    return;
  }
  Hold hold(Busy::hold, machine(), *route_);
  for (int round = 0; round < 2; ++round) {
    hold.close();
    const ur::Event event = fill(round, 1);
    EXPECT_NE(event.info<UR_EVENT_INFO_COMMAND_EXECUTION_STATUS>(), UR_EVENT_STATUS_COMPLETE);
    hold.open();
    route_->finish();
    EXPECT_EQ(event.info<UR_EVENT_INFO_COMMAND_EXECUTION_STATUS>(), UR_EVENT_STATUS_COMPLETE);
  }
}

TEST_P(OnEachRoute, WrongContentsAreNoticed) {
  Verifier verifier(machine());
  uint64_t wrong = 0;
  for (uint32_t block = 0; block < 28; ++block) {
    const bool good = block < 14;
    (void)fill(block, Verifier::word(block) + (good ? 0 : 1));
    verifier.freeing(*route_, block, memory_, kBytes);
    route_->finish();
    verifier.finished();
    wrong = good ? verifier.faults() : wrong;
  }
  EXPECT_EQ(wrong, 0u);
  EXPECT_EQ(verifier.looks(), 4u);
  EXPECT_EQ(verifier.faults(), 2u);
}

TEST(Verifying, NoticesBlocksThatOverlap) {
  Verifier verifier(machine());
  const std::unique_ptr<Route> route = Route::make(Mode::inOrder, machine());
  std::array<char, 64> memory;
  verifier.allocated(&memory[0], 16);
  verifier.allocated(&memory[32], 16);
  verifier.allocated(&memory[16], 16);
  EXPECT_EQ(verifier.faults(), 0u);
  verifier.allocated(&memory[47], 8); // the last byte of the second
  EXPECT_EQ(verifier.faults(), 1u);
  verifier.freeing(*route, 0, &memory[0], 0);
  verifier.allocated(&memory[0], 16);
  EXPECT_EQ(verifier.faults(), 1u);
  verifier.allocated(&memory[8], 2);
  EXPECT_EQ(verifier.faults(), 2u);
}

TEST(Playing, CountsWhatThePoolSays) {
  Builder builder("made", false);
  std::array<uint32_t, 2> blocks{builder.alloc(1 << 20), builder.alloc(3 << 20)};
  for (const uint32_t block : blocks)
    builder.free(block);
  const Figures figures = play(machine(), builder.take(), Mode::inOrder, {});
  EXPECT_GE(figures.reservedHigh, size_t{4} << 20);
  EXPECT_GE(figures.growths, 1u);
  EXPECT_EQ(figures.failures, 0u);
  EXPECT_EQ(figures.quiet.size() + figures.mapping.size(), 2u);
}

TEST(Playing, ARefusedBlockIsNotFreed) {
  Builder builder("made", false);
  const uint32_t small = builder.alloc(1 << 20), large = builder.alloc(64 << 20);
  builder.free(large);
  builder.free(small);
  Setting setting;
  setting.maximum = 8 << 20;
  const Figures figures = play(machine(), builder.take(), Mode::inOrder, setting);
  EXPECT_EQ(figures.failures, 1u);
  EXPECT_NE(figures.refusal, UR_RESULT_SUCCESS);
  EXPECT_EQ(figures.quiet.size() + figures.mapping.size(), 1u);
}

} // namespace
} // namespace memory
