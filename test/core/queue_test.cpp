// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Queues: order in them, out of it, barriers, flush and finish.
#include "core/core_test.hpp"

#include <set>
#include <thread>

namespace ur::test {
namespace {

class Queues : public CoreTest {
protected:
  sim::CommandState state(size_t number) const { return sim->commands().at(number - 1).state; }
};
UR_TEST_ALL_SHAPES(Queues);

TEST_P(Queues, InOrderOnesKeepOrder) {
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(64);
  fillOnly(queue, memory, 64, 1);
  for (uint32_t i = 0; i < 10; ++i)
    static_cast<void>(add(queue, memory, 64, i));
  uint32_t result = 0;
  EXPECT_EQ(tryCopy(queue, &result, memory + 63, 4, {}, nullptr, true), UR_RESULT_SUCCESS);
  EXPECT_EQ(result, 46u) << "a blocking copy is done when it returns";
}

TEST_P(Queues, OutOfOrderOnesWaitForEventsOnly) {
  const Queue queue = outOfOrder(), other = inOrder();
  uint32_t *memory = deviceMemory(4);
  sim::Hold gate = sim->holdNextCommand();
  const Event held = fill(other, memory, 1, 1);
  const Event dependent = fill(queue, memory, 1, 2, {held});
  const Event independent = fill(queue, memory + 1, 1, 3);
  EXPECT_TRUE(complete(independent));
  EXPECT_FALSE(complete(dependent));
  gate.open();
  EXPECT_EQ(wait({dependent}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 2u);
}

TEST_P(Queues, OutOfOrderChainsFollowTheirEvents) {
  const Queue queue = outOfOrder();
  uint32_t *memory = deviceMemory(16);
  Event last = fill(queue, memory, 16, 1);
  for (uint32_t i = 0; i < 20; ++i)
    last = add(queue, memory, 16, i, {last});
  EXPECT_EQ(wait({last}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[15], 191u);
}

TEST_P(Queues, ABarrierFollowsAllAndPrecedesAll) {
  const Queue queue = outOfOrder();
  uint32_t *memory = deviceMemory(8);
  sim::Hold gate = sim->holdNextCommand();
  const Event before = fill(queue, memory, 1, 1);
  fillOnly(queue, memory + 1, 1, 1);
  const Event middle = barrier(queue);
  const Event after = fill(queue, memory, 2, 2); // the simulated driver finds a race if this isn't ordered
  const Event later = fill(queue, memory + 2, 2, 3);
  EXPECT_FALSE(complete(middle));
  EXPECT_FALSE(complete(after));
  EXPECT_FALSE(complete(later));
  gate.open();
  EXPECT_TRUE(complete(later));
  EXPECT_TRUE(complete(middle));
  EXPECT_EQ(memory[0], 2u);
  finish(queue);
}

TEST_P(Queues, ABarrierWithoutEventOrdersToo) {
  const Queue queue = outOfOrder();
  uint32_t *memory = deviceMemory(8);
  for (uint32_t round = 0; round < 6; ++round) {
    for (uint32_t i = 0; i < 8; ++i)
      fillOnly(queue, memory + i, 1, round);
    ASSERT_EQ(api().Enqueue.pfnEventsWaitWithBarrier(queue, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  }
  finish(queue);
  EXPECT_EQ(memory[7], 5u);
}

TEST_P(Queues, ABarrierWaitsForItsListToo) {
  const Queue queue = outOfOrder(), other = inOrder();
  uint32_t *memory = deviceMemory(2);
  sim::Hold gate = sim->holdNextCommand();
  const Event foreign = fill(other, memory, 1, 1);
  ASSERT_EQ(api().Enqueue.pfnEventsWaitWithBarrier(queue, 1, std::array{foreign.get()}.data(), nullptr),
            UR_RESULT_SUCCESS);
  const Event after = fill(queue, memory, 1, 2);
  EXPECT_FALSE(complete(after));
  gate.open();
  EXPECT_EQ(wait({after}), UR_RESULT_SUCCESS);
  EXPECT_EQ(*memory, 2u);
}

TEST_P(Queues, AMarkerWithoutListFollowsAllOfItsQueue) {
  for (const bool ordered : {true, false}) {
    const Queue queue = ordered ? inOrder() : outOfOrder();
    uint32_t *memory = deviceMemory(3);
    sim::Hold gate = sim->holdNextCommand();
    fillOnly(queue, memory, 1, 1);
    fillOnly(queue, memory + 1, 1, 1);
    const Event all = fence(queue);
    EXPECT_FALSE(complete(all)) << "ordered: " << ordered;
    gate.open();
    EXPECT_EQ(wait({all}), UR_RESULT_SUCCESS);
    finish(queue);
  }
}

TEST_P(Queues, AMarkerWithAListFollowsThatAlone) {
  const Queue queue = outOfOrder(), other = inOrder();
  uint32_t *memory = deviceMemory(3);
  const Event quick = fill(other, memory, 1, 1);
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(queue, memory + 1, 1, 1);
  const Event one = fence(queue, {quick});
  EXPECT_TRUE(complete(one));
  gate.open();
  finish(queue);
  finish(other);
}

TEST_P(Queues, AWaitOnAnInOrderQueueHoldsWhatFollows) {
  const Queue queue = inOrder(), other = inOrder();
  uint32_t *memory = deviceMemory(2);
  sim::Hold gate = sim->holdNextCommand();
  const Event foreign = fill(other, memory, 1, 1);
  ASSERT_EQ(api().Enqueue.pfnEventsWait(queue, 1, std::array{foreign.get()}.data(), nullptr), UR_RESULT_SUCCESS);
  const Event after = fill(queue, memory, 1, 2);
  EXPECT_FALSE(complete(after));
  gate.open();
  EXPECT_EQ(wait({after}), UR_RESULT_SUCCESS);
}

TEST_P(Queues, FinishCoversEverything) {
  for (const bool ordered : {true, false}) {
    const Queue queue = ordered ? inOrder() : outOfOrder();
    uint32_t *memory = deviceMemory(32);
    const size_t before = sim->commands().size();
    for (uint32_t i = 0; i < 32; ++i)
      fillOnly(queue, memory + i, 1, i);
    EXPECT_EQ(api().Queue.pfnFlush(queue), UR_RESULT_SUCCESS);
    finish(queue);
    for (size_t i = before; i < before + 32; ++i)
      EXPECT_EQ(state(i + 1), sim::CommandState::complete);
  }
}

TEST_P(Queues, FinishOfAnEmptyQueueReturns) {
  const Queue ordered = inOrder(), unordered = outOfOrder();
  finish(ordered);
  finish(unordered);
}

TEST_P(Queues, EnqueuesReturnWhileAGateIsClosed) {
  const Queue ordered = inOrder(), unordered = outOfOrder();
  uint32_t *memory = deviceMemory(512);
  sim::Hold gate = sim->holdDevice(0);
  Event last = fill(ordered, memory, 256, 0);
  for (uint32_t i = 0; i < 256; ++i) {
    fillOnly(ordered, memory, 256, i);
    last = fill(unordered, memory + 256, 256, i, i == 0 ? Waits{} : Waits{last});
  }
  EXPECT_NE(status(last), UR_EVENT_STATUS_COMPLETE);
  gate.open();
  finish(ordered);
  finish(unordered);
  EXPECT_EQ(memory[255], 255u);
  EXPECT_EQ(memory[511], 255u);
}

TEST_P(Queues, SayWhetherTheyAreEmpty) {
  const Queue queue = inOrder();
  ur_bool_t empty = false;
  const auto ask = [&] { return api().Queue.pfnGetInfo(queue, UR_QUEUE_INFO_EMPTY, sizeof empty, &empty, nullptr); };
  if (ask() == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
    GTEST_SKIP() << "the core doesn't answer it";
  EXPECT_TRUE(empty);
  sim::Hold gate = sim->holdDevice(0);
  const Event event = fence(queue);
  uint32_t *memory = deviceMemory(1);
  fillOnly(queue, memory, 1, 1);
  EXPECT_EQ(ask(), UR_RESULT_SUCCESS);
  EXPECT_FALSE(empty);
  gate.open();
  finish(queue);
  EXPECT_EQ(ask(), UR_RESULT_SUCCESS);
  EXPECT_TRUE(empty);
}

TEST_P(Queues, DevicesAreIndependent) {
  const Queue near = inOrder(), far = makeQueue(0, 1);
  uint32_t *memory = deviceMemory(1, 1);
  sim::Hold gate = sim->holdDevice(0);
  const Event stuck = fence(near), free = fill(far, memory, 1, 4);
  EXPECT_EQ(wait({free}), UR_RESULT_SUCCESS);
  EXPECT_NE(status(stuck), UR_EVENT_STATUS_COMPLETE);
  gate.open();
  finish(near);
}

TEST_P(Queues, PropertiesAreChecked) {
  ur_queue_handle_t made = nullptr;
  ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, UR_QUEUE_FLAGS_MASK};
  EXPECT_EQ(api().Queue.pfnCreate(context, devices[0], &properties, &made), UR_RESULT_ERROR_INVALID_ENUMERATION);
  properties.flags = UR_QUEUE_FLAG_PRIORITY_LOW | UR_QUEUE_FLAG_PRIORITY_HIGH;
  EXPECT_EQ(api().Queue.pfnCreate(context, devices[0], &properties, &made), UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES);
  EXPECT_EQ(api().Queue.pfnCreate(context, devices[2], nullptr, &made), UR_RESULT_ERROR_INVALID_DEVICE);
  EXPECT_EQ(made, nullptr);
}

TEST_P(Queues, AComputeQueueIsChosenAmongThoseOfTheDevice) {
  const auto there = query<uint32_t>(api().Device.pfnGetInfo, devices[0], UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES);
  ur_queue_index_properties_t place{UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES, nullptr, there};
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, &place, 0};
  Queue made;
  EXPECT_EQ(api().Queue.pfnCreate(context, devices[0], &properties, made.out()),
            UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES);
  EXPECT_EQ(made.get(), nullptr);
  place.computeIndex = there - 1;
  EXPECT_EQ(api().Queue.pfnCreate(context, devices[0], &properties, made.out()), UR_RESULT_SUCCESS);
}

TEST_P(Queues, PrioritiesReachTheDriver) {
  const Queue high = makeQueue(UR_QUEUE_FLAG_PRIORITY_HIGH), low = makeQueue(UR_QUEUE_FLAG_PRIORITY_LOW);
  uint32_t *memory = deviceMemory(2);
  fillOnly(high, memory, 1, 1);
  fillOnly(low, memory + 1, 1, 1);
  const auto commands = sim->commands();
  const auto streams = sim->streams();
  EXPECT_EQ(streams[commands[0].stream].desc.priority, 1);
  EXPECT_EQ(streams[commands[1].stream].desc.priority, -1);
  finish(high);
  finish(low);
}

/// Whatever legal order the device takes, a diamond of commands on an out-of-order queue gives one result.
TEST_P(Queues, ADiamondHoldsInEveryOrder) {
  const Queue queue = outOfOrder();
  std::set<uint32_t> results;
  for (int round = 0; round < 20; ++round) {
    uint32_t *memory = deviceMemory(3);
    const Event top = fill(queue, memory, 3, 1);
    const Event left = add(queue, memory, 1, 10, {top}), right = add(queue, memory + 1, 1, 20, {top});
    Event bottom;
    ASSERT_EQ(tryCopy(queue, memory + 2, memory, 4, {left, right}, bottom.out()), UR_RESULT_SUCCESS);
    ASSERT_EQ(wait({bottom}), UR_RESULT_SUCCESS);
    results.insert(memory[2]);
  }
  EXPECT_EQ(results, std::set<uint32_t>{11});
}

} // namespace
} // namespace ur::test
