// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "safety_world.hpp"

#include <memory>

namespace layers_test {

namespace {

const ur_event_handle_t *listOf(const World::Events &events) {
  return events.empty() ? nullptr : events.data();
}
uint32_t countOf(const World::Events &events) {
  return static_cast<uint32_t>(events.size());
}

} // namespace

World::World() {
  first = program_.queue;
  second = makeQueue(0);
  loose = makeQueue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
}

World::~World() {
  for (const ur_queue_handle_t queue : {first, second, loose})
    EXPECT_EQ(urQueueFinish(queue), UR_RESULT_SUCCESS);
  for (void *const block : blocks_)
    EXPECT_EQ(urUSMFree(context(), block), UR_RESULT_SUCCESS);
  for (const ur_event_handle_t event : events_)
    EXPECT_EQ(urEventRelease(event), UR_RESULT_SUCCESS);
  for (const ur_queue_handle_t queue : queues_)
    EXPECT_EQ(urQueueRelease(queue), UR_RESULT_SUCCESS);
  program_.release();
}

ur_queue_handle_t World::makeQueue(ur_queue_flags_t flags) {
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
  ur_queue_handle_t queue = nullptr;
  EXPECT_EQ(urQueueCreate(program_.context, program_.device, &properties, &queue), UR_RESULT_SUCCESS);
  queues_.push_back(queue);
  return queue;
}

ur_event_handle_t World::keep(ur_event_handle_t event) {
  if (event)
    events_.push_back(event);
  return event;
}

char *World::allocate(ur_queue_handle_t queue, ur_event_handle_t *event, const Events &waits) {
  void *memory = nullptr;
  EXPECT_EQ(urEnqueueUSMDeviceAllocExp(queue, nullptr, kSize, nullptr, countOf(waits), listOf(waits), &memory, event),
            UR_RESULT_SUCCESS);
  if (event)
    keep(*event);
  return static_cast<char *>(memory);
}

void World::free(ur_queue_handle_t queue, void *memory, const Events &waits, ur_event_handle_t *event,
                 ur_result_t expected) {
  EXPECT_EQ(urEnqueueUSMFreeExp(queue, nullptr, memory, countOf(waits), listOf(waits), event), expected);
  if (event)
    keep(*event);
}

char *World::allocateDevice() {
  void *memory = nullptr;
  EXPECT_EQ(urUSMDeviceAlloc(context(), device(), nullptr, nullptr, kSize, &memory), UR_RESULT_SUCCESS);
  blocks_.push_back(memory);
  return static_cast<char *>(memory);
}

ur_event_handle_t World::fill(ur_queue_handle_t queue, void *memory, const Events &waits, size_t size) {
  ur_event_handle_t event = nullptr;
  const char pattern = 1;
  EXPECT_EQ(urEnqueueUSMFill(queue, memory, 1, &pattern, size, countOf(waits), listOf(waits), &event),
            UR_RESULT_SUCCESS);
  return keep(event);
}

ur_event_handle_t World::copy(ur_queue_handle_t queue, void *to, const void *from, const Events &waits, size_t size,
                              bool blocking) {
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(urEnqueueUSMMemcpy(queue, blocking, to, from, size, countOf(waits), listOf(waits), &event),
            UR_RESULT_SUCCESS);
  return keep(event);
}

ur_event_handle_t World::barrier(ur_queue_handle_t queue, const Events &waits) {
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(urEnqueueEventsWaitWithBarrier(queue, countOf(waits), listOf(waits), &event), UR_RESULT_SUCCESS);
  return keep(event);
}

ur_event_handle_t World::marker(ur_queue_handle_t queue, const Events &waits) {
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(urEnqueueEventsWait(queue, countOf(waits), listOf(waits), &event), UR_RESULT_SUCCESS);
  return keep(event);
}

ur_event_handle_t World::task(ur_queue_handle_t queue, std::function<void()> body, const Events &waits) {
  ur_event_handle_t event = nullptr;
  auto *const owned = new std::function<void()>(std::move(body));
  const auto run = [](void *data) {
    const std::unique_ptr<std::function<void()>> mine(static_cast<std::function<void()> *>(data));
    (*mine)();
  };
  EXPECT_EQ(urEnqueueHostTaskExp(queue, run, owned, nullptr, countOf(waits), listOf(waits), &event), UR_RESULT_SUCCESS);
  return keep(event);
}

void World::wait(const Events &events) {
  EXPECT_EQ(urEventWait(countOf(events), listOf(events)), UR_RESULT_SUCCESS);
}

void World::finish(ur_queue_handle_t queue) {
  EXPECT_EQ(urQueueFinish(queue), UR_RESULT_SUCCESS);
}

} // namespace layers_test
