// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/async.hpp"

#include <chrono>

namespace conformance {

static const ur_event_handle_t *dataOf(std::span<const ur_event_handle_t> waits) {
  return waits.empty() ? nullptr : waits.data();
}

ur_result_t enqueueAlloc(ur_usm_type_t type, ur_queue_handle_t queue, ur_usm_pool_handle_t pool, size_t size,
                         std::span<const ur_event_handle_t> waits, void **memory, ur_event_handle_t *event) {
  const auto entry = type == UR_USM_TYPE_DEVICE   ? urEnqueueUSMDeviceAllocExp
                     : type == UR_USM_TYPE_SHARED ? urEnqueueUSMSharedAllocExp
                                                  : urEnqueueUSMHostAllocExp;
  return entry(queue, pool, size, nullptr, static_cast<uint32_t>(waits.size()), dataOf(waits), memory, event);
}

ur_result_t enqueueFree(ur_queue_handle_t queue, void *memory, std::span<const ur_event_handle_t> waits,
                        ur_event_handle_t *event, ur_usm_pool_handle_t pool) {
  return urEnqueueUSMFreeExp(queue, pool, memory, static_cast<uint32_t>(waits.size()), dataOf(waits), event);
}

bool isExhausted(ur_result_t result) {
  return result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY || result == UR_RESULT_ERROR_OUT_OF_RESOURCES;
}

bool isUnknownPointer(ur_result_t result) {
  return result == UR_RESULT_ERROR_INVALID_MEM_OBJECT || result == UR_RESULT_ERROR_INVALID_VALUE ||
         result == UR_RESULT_ERROR_INVALID_ARGUMENT;
}

void AsyncQueuesTest::SetUp() {
  ASSERT_NO_FATAL_FAILURE(WaitListsTest::SetUp());
  if (IsSkipped())
    return;
  if (!deviceHas(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP))
    GTEST_SKIP() << "the device has no asynchronous allocation (UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP)";
  ASSERT_NO_FATAL_FAILURE(gate_.create(context(), device(), kernel("gate")));
  if (IsSkipped())
    return;
  ASSERT_NO_FATAL_FAILURE(beside_.create(context(), device(), program()));
  ASSERT_NO_FATAL_FAILURE(pool_.create(context(), device()));
  ASSERT_NO_FATAL_FAILURE(results_.create(UR_USM_TYPE_HOST, context(), device(), 64 * sizeof(uint32_t)));
  std::memset(results_.get(), 0, 64 * sizeof(uint32_t));
  fill_ = kernel("fill");
  differ_ = kernel("differ");
}

void AsyncQueuesTest::TearDown() {
  gate_.open();
  if (other() != nullptr)
    urQueueFinish(other());
  WaitListsTest::TearDown();
}

void AsyncQueuesTest::replace(Chain *chain, Event *event) {
  chain->last = std::move(*event);
}

void AsyncQueuesTest::alloc(Chain *chain, size_t size, void **memory, ur_usm_type_t type, ur_usm_pool_handle_t from) {
  Event event;
  ASSERT_OK(enqueueAlloc(type, chain->queue, from == nullptr ? pool_.get() : from, size, chain->waits(), memory,
                         event.out()));
  replace(chain, &event);
}

void AsyncQueuesTest::free(Chain *chain, void *memory) {
  Event event;
  ASSERT_OK(enqueueFree(chain->queue, memory, chain->waits(), event.out()));
  replace(chain, &event);
}

void AsyncQueuesTest::fill(Chain *chain, void *memory, size_t words, uint32_t value) {
  Event event;
  ASSERT_OK(launch(chain->queue, fill_, words, Arguments().pointer(memory).value(value), chain->waits(), event.out()));
  replace(chain, &event);
}

void AsyncQueuesTest::check(Chain *chain, const void *memory, size_t words, uint32_t value, uint32_t *count) {
  Event event;
  ASSERT_OK(launch(chain->queue, differ_, words, Arguments().pointer(count).pointer(memory).value(value),
                   chain->waits(), event.out()));
  replace(chain, &event);
}

void AsyncQueuesTest::hold(Chain *chain) {
  Event event;
  ASSERT_OK(gate_.close(chain->queue, event.out(), chain->waits()));
  replace(chain, &event);
}

void AsyncQueuesTest::waitBeside(const Chain &chain) {
  if (beside_.works())
    ASSERT_OK(urEventWait(1, chain.last.list()));
  else
    (void)eventually([&] { return isComplete(chain.last); }, std::chrono::seconds(1));
}

} // namespace conformance
