// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The simulated driver's order: streams, waits, barriers, gates, failures, the scheduler, and races.
#include "sim/sim_rig.hpp"

#include <set>
#include <thread>

namespace ur::sim {
namespace {

using Numbers = std::vector<uint64_t>;

TEST(SimOrder, OrderedStreamsKeepOrderAndWaitForEvents) {
  Rig rig;
  const core::Stream a = rig.stream(), b = rig.stream();
  core::NativeEvent e = rig.event();
  ASSERT_EQ(rig.fence(a), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.fence(a, {}, &e), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.fence(b, {e}), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.fence(a), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.sim.commands()[2].waits, Numbers{2});
  EXPECT_EQ(rig.driver->finish(b), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.finished(), (Numbers{1, 2, 3})) << "a wait runs no more than it needs";
  core::EventStatus status{};
  EXPECT_EQ(rig.driver->query(e, &status), UR_RESULT_SUCCESS);
  EXPECT_EQ(status, core::EventStatus::complete);
}

TEST(SimOrder, UnorderedStreamsKeepToBarriers) {
  std::set<Numbers> orders;
  for (uint64_t seed = 1; seed <= 40; ++seed) {
    Rig rig({.seed = seed});
    const core::Stream s = rig.stream(false);
    for (int i = 0; i < 2; ++i)
      ASSERT_EQ(rig.fence(s), UR_RESULT_SUCCESS);
    ASSERT_EQ(rig.fence(s, {}, nullptr, core::FenceKind::barrier), UR_RESULT_SUCCESS);
    for (int i = 0; i < 2; ++i)
      ASSERT_EQ(rig.fence(s), UR_RESULT_SUCCESS);
    EXPECT_EQ(rig.sim.runUntilIdle(), 5u);
    orders.insert(rig.finished());
  }
  EXPECT_EQ(orders, (std::set<Numbers>{{1, 2, 3, 4, 5}, {2, 1, 3, 4, 5}, {1, 2, 3, 5, 4}, {2, 1, 3, 5, 4}}));
}

TEST(SimOrder, ASeedRepeats) {
  const auto orderOf = [](uint64_t seed) {
    Rig rig({.seed = seed});
    for (int i = 0; i < 8; ++i)
      EXPECT_EQ(rig.fence(rig.stream()), UR_RESULT_SUCCESS);
    rig.sim.runUntilIdle();
    return rig.finished();
  };
  EXPECT_EQ(orderOf(3), orderOf(3));
  EXPECT_NE(orderOf(3), orderOf(4));
}

TEST(SimOrder, GatesHold) {
  Rig rig({.deadlockAfterMs = 20});
  const core::Stream a = rig.stream(), b = rig.stream(), far = rig.stream(true, 1);
  core::NativeEvent e = rig.event();
  Hold stream = rig.sim.holdStream(0), device = rig.sim.holdDevice(1);
  ASSERT_EQ(rig.fence(a, {}, &e), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.fence(far), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.fence(b), UR_RESULT_SUCCESS);
  Hold command = rig.sim.holdNextCommand();
  ASSERT_EQ(rig.fence(b), UR_RESULT_SUCCESS);
  rig.sim.runUntilIdle();
  EXPECT_EQ(rig.finished(), Numbers{3});
  EXPECT_EQ(rig.driver->wait(e), UR_RESULT_ERROR_DEVICE_LOST);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::deadlock));
  command.open();
  device.open();
  rig.sim.runUntilIdle();
  EXPECT_EQ(rig.finished().size(), 3u);
  stream.open();
  EXPECT_EQ(rig.driver->wait(e), UR_RESULT_SUCCESS);
}

TEST(SimOrder, ABlockedWaitGoesOnWhenAnotherThreadOpensTheGate) {
  Rig rig;
  const core::Stream s = rig.stream();
  Hold gate = rig.sim.holdStream(0);
  ASSERT_EQ(rig.fence(s), UR_RESULT_SUCCESS);
  std::thread opener([&] { gate.open(); });
  EXPECT_EQ(rig.driver->finish(s), UR_RESULT_SUCCESS);
  opener.join();
}

TEST(SimOrder, FailuresReachExactlyTheDependents) {
  Rig rig;
  const core::Stream a = rig.stream(), b = rig.stream(), c = rig.stream();
  uint32_t *data = rig.alloc(3);
  core::NativeEvent failed = rig.event(), dependent = rig.event(), sibling = rig.event();
  rig.sim.failCommand(1, UR_RESULT_ERROR_DEVICE_LOST);
  ASSERT_EQ(rig.fill(a, data, 1, 1, {}, &failed), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.fill(b, data + 1, 1, 2, {failed}, &dependent), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.fill(c, data + 2, 1, 3, {}, &sibling), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.driver->wait(dependent), UR_RESULT_ERROR_DEVICE_LOST);
  EXPECT_EQ(rig.driver->wait(failed), UR_RESULT_ERROR_DEVICE_LOST);
  EXPECT_EQ(rig.driver->wait(sibling), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.driver->finish(b), UR_RESULT_SUCCESS);
  EXPECT_EQ(data[0], 0xcbcbcbcbu);
  EXPECT_EQ(data[1], 0xcbcbcbcbu);
  EXPECT_EQ(data[2], 3u);
}

TEST(SimOrder, DestroyedStreamsAndEventsStillServe) {
  Rig rig;
  const core::Stream a = rig.stream(), b = rig.stream();
  uint32_t *data = rig.alloc(1);
  core::NativeEvent e = rig.event();
  ASSERT_EQ(rig.fill(a, data, 1, 1, {}, &e), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.fill(b, data, 1, 2, {e}), UR_RESULT_SUCCESS);
  rig.driver->destroyEvents({&e, 1});
  rig.driver->destroyStream(a);
  rig.events.clear();
  rig.streams = {b};
  EXPECT_EQ(rig.driver->finish(b), UR_RESULT_SUCCESS);
  EXPECT_EQ(*data, 2u);
}

TEST(SimRaces, UnorderedConflictsAreNoticedWhateverTheSchedule) {
  Rig rig;
  const core::Stream a = rig.stream(), b = rig.stream(), unordered = rig.stream(false);
  uint32_t *data = rig.alloc(4), *other = rig.alloc(4);
  ASSERT_EQ(rig.fill(a, data, 2, 1), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.fill(b, data + 2, 2, 1), UR_RESULT_SUCCESS); // other bytes
  EXPECT_TRUE(rig.sim.violations().empty());
  rig.sim.runUntilIdle(); // complete by luck, known to nobody
  ASSERT_EQ(rig.fill(b, data + 1, 1, 1), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::race));
  ASSERT_EQ(rig.fill(unordered, other, 1, 1), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.fill(unordered, other, 1, 1), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::race));
}

TEST(SimRaces, WaitsBarriersReadsAndTheHostOrder) {
  Rig rig;
  const core::Stream a = rig.stream(), b = rig.stream(), unordered = rig.stream(false);
  uint32_t *data = rig.alloc(4), *copies = rig.alloc(4);
  core::NativeEvent written = rig.event(), read = rig.event();
  ASSERT_EQ(rig.fill(a, data, 1, 1, {}, &written), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.copy(b, copies, data, 4, {written}), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.copy(a, copies + 1, data, 4, {}, &read), UR_RESULT_SUCCESS); // two reads don't conflict
  ASSERT_EQ(rig.fill(unordered, data, 1, 1, {read}), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::race)) << "the copy of stream b isn't ordered before";
  ASSERT_EQ(rig.fence(unordered, {}, nullptr, core::FenceKind::barrier), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.fill(unordered, data, 1, 2), UR_RESULT_SUCCESS);
  EXPECT_TRUE(rig.sim.violations().empty());
  ASSERT_EQ(rig.driver->finish(unordered), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.driver->finish(b), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.fill(a, copies, 1, 3), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.fill(b, data, 1, 3), UR_RESULT_SUCCESS);
  EXPECT_TRUE(rig.sim.violations().empty());
}

} // namespace
} // namespace ur::sim
