// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "worker.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>

namespace soak {
namespace {

constexpr size_t kMostHeld = 24, kMostEvents = 16;

/// What comes before the next use of a block.
struct List {
  explicit List(const Block &block) : event(block.last.get()) {}
  [[nodiscard]] uint32_t count() const { return event ? 1 : 0; }
  [[nodiscard]] const ur_event_handle_t *data() const { return event ? &event : nullptr; }
  ur_event_handle_t event;
};

} // namespace

void need(ur_result_t result, const char *what) {
  if (result != UR_RESULT_SUCCESS) {
    std::fprintf(stderr, "%s answers %d\n", what, static_cast<int>(result));
    std::abort();
  }
}

void Worker::run() {
  while (!shared_.stop.load(std::memory_order_relaxed))
    liveOnce();
}

void Worker::liveOnce() {
  makeQueue();
  if (upTo(4) == 0)
    makePool();
  for (uint32_t steps = 10 + upTo(200); steps != 0; --steps)
    step();
  if (upTo(2) == 0) { // else the pool's last blocks outlive their queue
    while (!held_.empty())
      free(held_.size() - 1);
  }
  for (Block &block : held_)
    need(api().USM.pfnFree(shared_.context, block.memory), "urUSMFree");
  held_.clear();
  if (pool_) {
    need(api().USMExp.pfnPoolDestroyExp(shared_.context, shared_.device, std::exchange(pool_, nullptr)),
         "urUSMPoolDestroyExp");
  }
  if (upTo(4) == 0)
    need(api().Queue.pfnFinish(queue_), "urQueueFinish");
  queue_.reset();
  events_.clear();
  ++shared_.queues;
}

void Worker::makeQueue() {
  ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, 0};
  inOrder_ = upTo(3) != 0;
  properties.flags = (inOrder_ ? 0u : unsigned{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}) |
                     (upTo(8) == 0 ? unsigned{UR_QUEUE_FLAG_PROFILING_ENABLE} : 0u);
  need(api().Queue.pfnCreate(shared_.context, shared_.device, &properties, queue_.out()), "urQueueCreate");
}

void Worker::makePool() {
  limited_ = upTo(2) == 0;
  const ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr,
                                         limited_ ? size_t{8} << 20 : 0, upTo(2) == 0 ? 0 : SIZE_MAX};
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, &limits,
                          upTo(4) == 0 ? unsigned{UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK} : 0u};
  need(api().USMExp.pfnPoolCreateExp(shared_.context, shared_.device, &desc, &pool_), "urUSMPoolCreateExp");
}

void Worker::step() {
  const size_t at = held_.empty() ? 0 : upTo(static_cast<uint32_t>(held_.size()));
  const uint32_t what = held_.empty() ? 0 : held_.size() == kMostHeld ? 5 : upTo(10);
  switch (what) {
  case 0:
  case 1:
  case 2:
    allocate();
    break;
  case 3:
    use(held_[at]);
    break;
  case 4:
    copy(held_[at], held_[upTo(static_cast<uint32_t>(held_.size()))]);
    break;
  case 5:
  case 6:
  case 7:
    free(at);
    break;
  case 8:
    exchange(at);
    break;
  default:
    mark();
  }
}

void Worker::allocate() {
  const auto &table = api().EnqueueExp;
  const auto functions = {table.pfnUSMDeviceAllocExp, table.pfnUSMSharedAllocExp, table.pfnUSMHostAllocExp};
  Block block;
  block.size = static_cast<size_t>(std::exp2(std::uniform_real_distribution<>(4, 20)(random_)));
  const ur_result_t result =
      functions.begin()[upTo(3)](queue_, upTo(2) == 0 ? pool_ : nullptr, block.size, nullptr, 0, nullptr, &block.memory,
                                 !inOrder_ || upTo(3) == 0 ? block.last.out() : nullptr);
  const bool full = result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY || result == UR_RESULT_ERROR_OUT_OF_RESOURCES ||
                    result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  if (pool_ && limited_ && full)
    return;
  need(result, "an asynchronous allocation");
  held_.push_back(std::move(block));
  ++shared_.blocks;
}

void Worker::use(Block &block) {
  const List after(block);
  const uint32_t value = upTo(100);
  const size_t words = std::min<size_t>(block.size / 4, 256);
  Event event;
  if (upTo(2) == 0) {
    const size_t bytes = words * 4;
    need(api().Enqueue.pfnUSMFill(queue_, block.memory, 4, &value, bytes, after.count(), after.data(), event.out()),
         "urEnqueueUSMFill");
  } else {
    ur_exp_kernel_arg_properties_t args[2] = {
        {UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, nullptr, UR_EXP_KERNEL_ARG_TYPE_POINTER, 0, sizeof(void *), {}},
        {UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, nullptr, UR_EXP_KERNEL_ARG_TYPE_VALUE, 1, sizeof value, {}}};
    args[0].value.pointer = block.memory;
    args[1].value.value = &value;
    need(api().EnqueueExp.pfnKernelLaunchWithArgsExp(queue_, shared_.kernel, 1, nullptr, &words, nullptr, 2, args,
                                                     nullptr, after.count(), after.data(), event.out()),
         "urEnqueueKernelLaunchWithArgsExp");
  }
  block.last = std::move(event);
}

void Worker::copy(Block &to, Block &from) {
  if (&to == &from)
    return;
  ur_event_handle_t waits[2];
  uint32_t count = 0;
  for (const Block *block : {&to, &from}) {
    if (block->last)
      waits[count++] = block->last;
  }
  Event event;
  need(api().Enqueue.pfnUSMMemcpy(queue_, upTo(16) == 0, to.memory, from.memory,
                                  std::min<size_t>({to.size, from.size, 4096}), count, count ? waits : nullptr,
                                  event.out()),
       "urEnqueueUSMMemcpy");
  need(api().Event.pfnRetain(event), "urEventRetain");
  from.last = Event(event.get());
  to.last = std::move(event);
}

void Worker::free(size_t at) {
  const List after(held_[at]);
  Event event;
  need(api().EnqueueExp.pfnUSMFreeExp(queue_, nullptr, held_[at].memory, after.count(), after.data(),
                                      upTo(4) == 0 ? event.out() : nullptr),
       "urEnqueueUSMFreeExp");
  std::swap(held_[at], held_.back());
  held_.pop_back();
  if (event)
    events_.push_back(std::move(event));
}

/// The block goes to another thread, after what was done with it; another one comes in its place.
void Worker::exchange(size_t at) {
  const List after(held_[at]);
  Event event;
  need(api().Enqueue.pfnEventsWaitWithBarrier(queue_, after.count(), after.data(), event.out()),
       "urEnqueueEventsWaitWithBarrier");
  auto given = std::make_unique<Block>(std::move(held_[at]));
  given->last = std::move(event);
  std::swap(held_[at], held_.back());
  held_.pop_back();
  const size_t slot = upTo(static_cast<uint32_t>(shared_.exchange.size()));
  if (const std::unique_ptr<Block> taken{shared_.exchange[slot].exchange(given.release())})
    held_.push_back(std::move(*taken));
}

void Worker::mark() {
  Event event;
  need(api().Enqueue.pfnEventsWait(queue_, 0, nullptr, event.out()), "urEnqueueEventsWait");
  if (upTo(4) == 0) {
    const ur_event_handle_t one = event;
    need(api().Event.pfnWait(1, &one), "urEventWait");
  }
  events_.push_back(std::move(event));
  if (events_.size() > kMostEvents)
    events_.erase(events_.begin(), events_.begin() + static_cast<ptrdiff_t>(kMostEvents / 2));
}

} // namespace soak
