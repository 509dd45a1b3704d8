// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The registry of handles by itself.
#include "layers/lifetime/registry.hpp"

#include <gtest/gtest.h>
#include <thread>
#include <vector>

namespace {

using ur::layers::HandleId;
using ur::layers::Known;
using ur::layers::Registry;

constexpr HandleId kQueue = HandleId::ur_queue_handle_t;
constexpr HandleId kEvent = HandleId::ur_event_handle_t;

const void *handle(uintptr_t number) {
  return reinterpret_cast<const void *>(number << 6);
}

TEST(Registry, CountsReferences) {
  Registry registry;
  EXPECT_EQ(registry.look(handle(1)).state, Known::State::Foreign);
  registry.give(handle(1), kQueue, {7, 1}, true);
  registry.retain(handle(1));
  EXPECT_EQ(registry.release(handle(1), kEvent, 9).type, kQueue); // of another kind: nothing happens
  ASSERT_EQ(registry.holdings().size(), 1u);
  EXPECT_EQ(registry.holdings()[0].references, 2u);
  EXPECT_EQ(registry.release(handle(1), kQueue, 9).state, Known::State::Held);
  EXPECT_EQ(registry.release(handle(1), kQueue, 10).state, Known::State::Held);
  EXPECT_EQ(registry.release(handle(1), kQueue, 11).state, Known::State::Stale);
  EXPECT_EQ(registry.look(handle(1)).releasedBy, 10u);
  EXPECT_TRUE(registry.holdings().empty());
}

TEST(Registry, AReleaseCanBeUndone) {
  Registry registry;
  registry.give(handle(1), kQueue, {}, true);
  const Known before = registry.release(handle(1), kQueue, 1);
  registry.restore(handle(1), before);
  EXPECT_EQ(registry.look(handle(1)).state, Known::State::Held);
  // Not where the address has a new handle by now.
  const Known again = registry.release(handle(1), kQueue, 1);
  registry.give(handle(1), kQueue, {}, true);
  registry.restore(handle(1), again);
  EXPECT_EQ(registry.holdings()[0].references, 1u);
}

TEST(Registry, ANewHandleAtAnOldAddressHasANewNumber) {
  Registry registry;
  registry.give(handle(1), kEvent, {}, true);
  const uint64_t first = registry.look(handle(1)).serial;
  EXPECT_EQ(registry.release(handle(1), kEvent, 1).serial, first);
  registry.give(handle(1), kEvent, {}, true);
  EXPECT_NE(registry.look(handle(1)).serial, first);
  // A device that is listed again is the same one.
  registry.give(handle(2), HandleId::ur_device_handle_t, {}, false);
  const uint64_t device = registry.look(handle(2)).serial;
  registry.give(handle(2), HandleId::ur_device_handle_t, {}, false);
  EXPECT_EQ(registry.look(handle(2)).serial, device);
}

TEST(Registry, WhatAThreadHasSeenEndsWithAnothersRelease) {
  Registry registry;
  registry.give(handle(1), kQueue, {}, true);
  EXPECT_EQ(registry.look(handle(1)).state, Known::State::Held);
  std::thread([&] { (void)registry.release(handle(1), kQueue, 3); }).join();
  EXPECT_EQ(registry.look(handle(1)).state, Known::State::Stale);
  registry.give(handle(1), kEvent, {}, true);
  EXPECT_EQ(registry.look(handle(1)).type, kEvent);
  registry.give(handle(1), kQueue, {}, true); // of another kind, though nobody has released it
  EXPECT_EQ(registry.look(handle(1)).type, kQueue);
  registry.clear();
  EXPECT_EQ(registry.look(handle(1)).state, Known::State::Foreign);
  Registry other;
  EXPECT_EQ(other.look(handle(1)).state, Known::State::Foreign);
}

TEST(Registry, LendingEndsWithTheLenderAndNotBefore) {
  Registry registry;
  registry.give(handle(1), kEvent, {}, true);
  registry.lend(handle(2), kQueue, handle(1));
  registry.lend(handle(3), kQueue, handle(2)); // lent by what is lent
  registry.lend(handle(4), kQueue, nullptr);
  EXPECT_EQ(registry.look(handle(2)).state, Known::State::Lent);
  EXPECT_EQ(registry.look(handle(3)).state, Known::State::Lent);
  EXPECT_EQ(registry.release(handle(2), kQueue, 1).state, Known::State::Lent);
  EXPECT_EQ(registry.release(handle(1), kEvent, 1).state, Known::State::Held);
  EXPECT_EQ(registry.look(handle(2)).state, Known::State::Stale);
  EXPECT_EQ(registry.look(handle(3)).state, Known::State::Stale);
  EXPECT_EQ(registry.look(handle(4)).state, Known::State::Lent);
  // Another handle at the lender's address lends nothing.
  registry.give(handle(1), kEvent, {}, true);
  EXPECT_EQ(registry.look(handle(2)).state, Known::State::Stale);
}

TEST(Registry, ManyLendersThatAreGoneMakeRoomForOnesThatAreThere) {
  Registry registry;
  for (uintptr_t i = 10; i < 40; ++i) {
    registry.give(handle(i), kEvent, {}, true);
    registry.lend(handle(1), kQueue, handle(i));
    EXPECT_TRUE(registry.look(handle(1)).good());
    EXPECT_EQ(registry.release(handle(i), kEvent, 1).state, Known::State::Held);
    EXPECT_FALSE(registry.look(handle(1)).good());
  }
  // With too many at once nobody can say when it ends: never refused.
  for (uintptr_t i = 10; i < 40; ++i) {
    registry.give(handle(i), kEvent, {}, true);
    registry.lend(handle(1), kQueue, handle(i));
  }
  for (uintptr_t i = 10; i < 40; ++i) {
    EXPECT_TRUE(registry.look(handle(1)).good());
    EXPECT_EQ(registry.release(handle(i), kEvent, 1).state, Known::State::Held);
  }
  EXPECT_TRUE(registry.look(handle(1)).good());
}

TEST(Registry, ForgetsTheDeadInTheEndAndNeverTheLiving) {
  Registry registry;
  registry.give(handle(1), kQueue, {}, true);
  constexpr uintptr_t kMany = 200000;
  size_t known = 0;
  for (uintptr_t i = 2; i < kMany; ++i) {
    registry.give(handle(i), kEvent, {}, true);
    EXPECT_EQ(registry.release(handle(i), kEvent, 1).state, Known::State::Held);
  }
  for (uintptr_t i = 2; i < kMany; ++i)
    known += registry.look(handle(i)).state == Known::State::Stale;
  EXPECT_GT(known, 0u);
  EXPECT_LT(known, kMany / 2);
  EXPECT_EQ(registry.look(handle(1)).state, Known::State::Held);
}

TEST(Registry, OfTwoThreadsThatReleaseTheLastReferenceOneIsTold) {
  Registry registry;
  std::atomic<int> held{0};
  for (uintptr_t i = 1; i <= 200; ++i)
    registry.give(handle(i), kQueue, {}, true);
  const auto releaseAll = [&] {
    for (uintptr_t i = 1; i <= 200; ++i)
      held += registry.release(handle(i), kQueue, 1).state == Known::State::Held;
  };
  std::thread first(releaseAll);
  std::thread second(releaseAll);
  first.join();
  second.join();
  EXPECT_EQ(held, 200);
}

} // namespace
