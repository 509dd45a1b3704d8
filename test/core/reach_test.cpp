// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rule R14, order is transitive: what the core knows of a command's past by its events and its lane, and what it may
// not conclude.
#include "core/reach_test.hpp"

namespace ur::test {
namespace {

UR_TEST_ALL_ENDS(ReachTest);

TEST_P(ReachTest, ALaneComesAfterItselfAndWhatItsStreamWaitedFor) {
  const Queue a = inOrder(), b = inOrder();
  const Event a1 = next(a), a2 = next(a), a3 = next(a);
  const Event b1 = next(b), b2 = next(b, {a2}), b3 = next(b);
  EXPECT_TRUE(comesAfter({a2}, a1));
  EXPECT_TRUE(comesAfter({a2}, a2));
  EXPECT_FALSE(comesAfter({a2}, a3));
  EXPECT_TRUE(comesAfter({b3}, a2));
  EXPECT_TRUE(comesAfter({b3}, a1));
  EXPECT_TRUE(nextComesAfter(b, a1));
  EXPECT_TRUE(nextComesAfter(b, b3));
  EXPECT_FALSE(nextComesAfter(a, b1));
  core::Reach now(GetParam().caps);
  now.add(laneOf(a));
  const uint64_t epoch = laneOf(a).submitted();
  const Event a4 = next(a);
  EXPECT_TRUE(now.covers(at(a3)) && now.covers(laneOf(a), epoch));
  EXPECT_FALSE(now.covers(at(a4)) || now.covers(laneOf(a), epoch + 1) || now.covers(laneOf(b), 1)) << "it came later";
  // Else it may fail with what it waits for, before the lane has come so far.
  EXPECT_EQ(comesAfter({b2}, b1), tellsAll());
  EXPECT_EQ(comesAfter({b2}, a1), tellsAll());
  finish(a), finish(b);
}

TEST_P(ReachTest, ALaneHasNotWaitedForWhatCameLater) {
  const Queue a = inOrder(), b = inOrder();
  next(a);
  const Event place = marker(a); // stands for a position, without a mark
  const Event later = fill(a, deviceMemory(kLongFill), kLongFill, 1);
  EXPECT_FALSE(comesAfter({place}, later));
  next(b, {place});
  EXPECT_FALSE(nextComesAfter(b, later)) << "the mark was made before it";
  const Event a3 = next(a);
  EXPECT_TRUE(comesAfter({a3}, place));
  finish(a), finish(b);
}

TEST_P(ReachTest, AnOlderEventSaysNothingOfLaterWaits) {
  const Queue a = inOrder(), b = inOrder(), c = inOrder();
  const Event a1 = next(a), b1 = next(b);
  next(b, {a1});
  const Event b3 = next(b);
  EXPECT_FALSE(comesAfter({b1}, a1));
  EXPECT_TRUE(comesAfter({b3}, a1));
  next(c, {b1});
  EXPECT_FALSE(nextComesAfter(c, a1));
  next(c, {b3});
  EXPECT_TRUE(nextComesAfter(c, a1));
  finish(c);
}

TEST_P(ReachTest, AnOlderEventKeepsWhatItsLaneHadWaitedFor) {
  const Queue a = inOrder(), b = inOrder();
  const Event a1 = next(a);
  next(b, {a1});
  const Event b2 = next(b), a2 = next(a);
  next(b, {a2});
  EXPECT_TRUE(comesAfter({b2}, a1)) << "replaced since, but not forgotten";
  EXPECT_FALSE(comesAfter({b2}, a2));
  finish(b);
}

TEST_P(ReachTest, GoesThroughAnyNumberOfLanes) {
  const Event first = next(inOrder());
  Event last = Event();
  std::vector<Queue> queues;
  for (int i = 0; i < 5; ++i) {
    queues.push_back(inOrder());
    next(queues.back(), {i == 0 ? first : last});
    last = next(queues.back());
  }
  EXPECT_TRUE(comesAfter({last}, first));
  EXPECT_TRUE(nextComesAfter(queues.back(), first));
  EXPECT_FALSE(nextComesAfter(queues.front(), last));
  finish(queues.back());
}

TEST_P(ReachTest, AListOnAnOutOfOrderQueueOrdersNothingThatFollows) {
  const Queue a = inOrder(), queue = outOfOrder();
  const Event busy = next(queue), a1 = next(a);
  Event born;
  uint32_t *memory = alloc(queue, 8, nullptr, {a1}, born.out()); // waits for one thing: no command
  const Event placed = marker(queue, {a1}), after = next(queue);
  EXPECT_FALSE(comesAfter({after}, a1));
  EXPECT_TRUE(comesAfter({born}, a1));
  EXPECT_TRUE(comesAfter({placed}, a1));
  const Event one = next(queue, {a1}), other = next(queue);
  EXPECT_TRUE(comesAfter({one}, a1));
  if (GetParam().caps.unorderedStreams) {
    EXPECT_FALSE(comesAfter({other}, a1));
  }
  finish(queue);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  finish(a);
}

TEST_P(ReachTest, FollowsChainsOutOfOrder) {
  const Queue queue = outOfOrder();
  const Event busy = next(queue), first = next(queue);
  Event last = next(queue, {first});
  const Event second = fill(queue, deviceMemory(1), 1, 1, {last});
  for (int i = 0; i < 100; ++i)
    last = next(queue, {i == 0 ? second : last});
  EXPECT_TRUE(comesAfter({last}, first));
  EXPECT_TRUE(comesAfter({last}, second));
  EXPECT_TRUE(comesAfter({second}, first));
  EXPECT_FALSE(comesAfter({second}, last));
  if (GetParam().caps.unorderedStreams) {
    EXPECT_FALSE(comesAfter({last}, busy));
  }
  finish(queue);
}

TEST_P(ReachTest, ForksAndJoinsOutOfOrder) {
  const Queue queue = outOfOrder();
  std::vector<Event> kept;
  kept.push_back(next(queue));
  for (int i = 0; i < 20; ++i) {
    const ur_event_handle_t stem = kept.back();
    kept.push_back(next(queue, {stem}));
    const ur_event_handle_t left = kept.back();
    kept.push_back(next(queue, {stem}));
    const ur_event_handle_t right = kept.back();
    EXPECT_EQ(comesAfter({left}, stem) && comesAfter({right}, stem), i == 0 || tellsAll());
    EXPECT_FALSE(comesAfter({left}, right));
    if (GetParam().caps.unorderedStreams) {
      EXPECT_FALSE(comesAfter({right}, left)) << "a chain has one command after each";
    }
    kept.push_back(next(queue, {left, right}));
    for (const Event &before : kept) {
      EXPECT_EQ(comesAfter({kept.back()}, before), tellsAll() || comesAfter({before}, kept.back()))
          << "where one of two may fail before the other is over, it says nothing";
    }
  }
  finish(queue);
}

TEST_P(ReachTest, GoesFromQueueToQueueOfAllKinds) {
  const Queue a = inOrder(), queue = outOfOrder(), b = inOrder();
  next(a);
  const Event a2 = next(a), unrelated = next(queue), one = next(queue, {a2}), two = next(queue, {one});
  next(b, {two});
  const Event last = next(b);
  for (const Event *earlier : {&a2, &one, &two})
    EXPECT_TRUE(comesAfter({last}, *earlier) && nextComesAfter(b, *earlier));
  if (GetParam().caps.unorderedStreams) {
    EXPECT_FALSE(comesAfter({last}, unrelated));
  }
  EXPECT_FALSE(comesAfter({two}, last));
  finish(b), finish(queue);
}

TEST_P(ReachTest, ABarrierComesAfterItsQueueAndBeforeTheRest) {
  const Queue a = inOrder(), queue = outOfOrder(), b = inOrder();
  const Event a1 = next(a), one = next(queue), two = next(queue);
  const Event before = next(queue, {a1});
  const Event behind = barrier(queue), after = next(queue);
  for (const Event *earlier : {&one, &two, &before}) {
    EXPECT_TRUE(comesAfter({behind}, *earlier));
    EXPECT_TRUE(comesAfter({after}, *earlier));
    EXPECT_FALSE(comesAfter({*earlier}, behind));
  }
  EXPECT_TRUE(comesAfter({after}, behind));
  EXPECT_FALSE(comesAfter({behind}, after));
  next(b, {after});
  EXPECT_TRUE(nextComesAfter(b, one) && nextComesAfter(b, behind));
  // One with a list has it behind it, too.
  const Event a2 = next(a), listed = barrier(queue, {a2}), last = next(queue);
  EXPECT_EQ(comesAfter({last}, a2), tellsAll());
  EXPECT_FALSE(comesAfter({after}, a2));
  // What waits for something else as well may fail with that, before the barrier is over.
  const Event a3 = next(a), both = next(queue, {a3});
  EXPECT_EQ(comesAfter({both}, listed), tellsAll());
  EXPECT_EQ(comesAfter({both}, a3), tellsAll());
  finish(b), finish(queue);
}

TEST_P(ReachTest, OfSeveralWaitsTheEndTellsOnlyWhereTheDriverPromises) {
  const Queue a = inOrder(), b = inOrder(), c = inOrder(), queue = outOfOrder();
  const Event a1 = next(a), b1 = next(b);
  const Event c1 = next(c, {a1, b1});
  const Event c2 = next(c), joined = next(queue, {a1, b1}), chained = next(queue, {joined});
  for (const Event *earlier : {&a1, &b1}) {
    EXPECT_EQ(nextComesAfter(c, *earlier), tellsAll());
    EXPECT_EQ(comesAfter({c2}, *earlier), tellsAll());
    EXPECT_EQ(comesAfter({joined}, *earlier), tellsAll());
    EXPECT_EQ(comesAfter({chained}, *earlier), tellsAll());
    EXPECT_EQ(comesAfter({a1, b1}, *earlier), tellsAll()) << "and so it is with what asks";
  }
  EXPECT_EQ(nextComesAfter(c, c1), tellsAll()) << "what it came after may not be over";
  EXPECT_EQ(comesAfter({joined}, joined), tellsAll()) << "its end isn't that of what it waited for";
  core::Reach both(GetParam().caps);
  both.add(at(a1)), both.add(at(b1)), both.add(laneOf(c));
  EXPECT_TRUE(both.names(at(a1)) && both.names(at(b1)) && !both.names(at(c2)));
  EXPECT_TRUE(both.covers(at(c2))) << "the lane's order is beyond doubt";
  finish(c), finish(queue);
}

TEST_P(ReachTest, AListCountsWhatItsLaneMayFailWith) {
  const Queue a = inOrder(), c = inOrder();
  const Event a1 = next(a), c1 = next(c);
  static_cast<void>(status(a1)), static_cast<void>(status(c1)); // where marks come late, they have theirs
  core::WaitSet waits(c.get()->context(), c.get()->orderedLane());
  const ur_event_handle_t list[] = {a1, c1};
  waits.add(list);
  core::Reach reach(GetParam().caps);
  reach.add(waits);
  EXPECT_EQ(reach.covers(at(a1)), tellsAll());
  core::WaitSet alone(c.get()->context(), c.get()->orderedLane());
  alone.add({list, 1});
  core::Reach one(GetParam().caps);
  one.add(alone);
  EXPECT_TRUE(one.covers(at(a1)));
  finish(a), finish(c);
}

TEST_P(ReachTest, WhatIsDeferredHasNoPlaceYet) {
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order), other = inOrder();
    const UserEvent user = userEvent();
    const Event early = next(queue), deferred = next(queue, {user}), behind = next(queue, {deferred});
    ASSERT_EQ(status(deferred), UR_EVENT_STATUS_QUEUED);
    EXPECT_EQ(comesAfter({deferred}, deferred), tellsAll());
    EXPECT_FALSE(comesAfter({behind}, deferred));
    EXPECT_FALSE(comesAfter({behind}, early));
    EXPECT_FALSE(nextComesAfter(queue, deferred));
    const Event submitted = next(other);
    EXPECT_FALSE(comesAfter({submitted}, deferred));
    sim::Hold gate = sim->holdDevice(0);
    signal(user);
    flush(queue);
    ASSERT_NE(status(behind), UR_EVENT_STATUS_QUEUED);
    const Event last = next(queue, {behind});
    if (tellsAll() || order != 0) {
      EXPECT_TRUE(comesAfter({behind}, deferred));
      EXPECT_TRUE(comesAfter({last}, deferred));
    }
    EXPECT_FALSE(comesAfter({deferred}, behind));
    if (order == 0 || GetParam().caps.unorderedStreams) {
      EXPECT_EQ(nextComesAfter(queue, deferred), order == 0);
    }
    gate.open();
    finish(queue), finish(other);
  }
}

TEST_P(ReachTest, AUsedRecordTellsNothingOfItsLastCommand) {
  const Queue queue = outOfOrder();
  for (int i = 0; i < 3; ++i) { // one record for all
    const Event chained = next(queue);
    ASSERT_NE(core::Reach::spotOf(at(chained)).line, 0u);
  }
  std::vector<Event> behind;
  for (int i = 0; i < 3; ++i) {
    behind.push_back(barrier(queue));
    if (GetParam().caps.unorderedStreams) {
      EXPECT_EQ(core::Reach::spotOf(at(behind.back())).line, 0u) << "a barrier has no chain";
    }
  }
  finish(queue);
}

TEST_P(ReachTest, PlacesOfOneLineTellWhichIsLater) {
  const Queue a = inOrder(), queue = outOfOrder();
  const Event a1 = next(a), a2 = next(a), one = next(queue), two = next(queue, {one});
  const auto of = [](const Event &event) { return core::Reach::spotOf(at(event)); };
  EXPECT_EQ(of(a1).line, of(a2).line);
  EXPECT_LT(of(a1).position, of(a2).position);
  EXPECT_EQ(of(one).line, of(two).line);
  EXPECT_LT(of(one).position, of(two).position);
  EXPECT_NE(of(a1).line, of(one).line);
  core::Reach reach(GetParam().caps);
  reach.add(at(two)), reach.add(at(two));
  EXPECT_TRUE(reach.covers(of(one)));
  EXPECT_FALSE(reach.covers(of(a1)));
  finish(a), finish(queue);
}

} // namespace
} // namespace ur::test
