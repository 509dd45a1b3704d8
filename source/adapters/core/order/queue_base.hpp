// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the order of commands needs of a queue: its context and device, what it was made for, and its first lane. The
// queue itself (queue/queue.hpp) is derived from this.
#pragma once

#include "adapters/core/order/lane.hpp"

namespace ur::core {

class QueueBase : public Object {
public:
  /// By the last reference: the end of the queue.
  static void destroy(QueueBase *queue) noexcept;

  [[nodiscard]] Context &context() const noexcept { return *context_; }
  [[nodiscard]] uint32_t deviceIndex() const noexcept { return deviceIndex_; }
  [[nodiscard]] ur_queue_flags_t flags() const noexcept { return flags_; }
  [[nodiscard]] bool inOrder() const noexcept { return (flags_ & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE) == 0; }
  [[nodiscard]] bool profiling() const noexcept { return (flags_ & UR_QUEUE_FLAG_PROFILING_ENABLE) != 0; }
  /// The lane of an in-order queue, else null.
  [[nodiscard]] Lane *orderedLane() const noexcept { return inOrder() ? first_.get() : nullptr; }
  /// The only one, unless the queue has several.
  [[nodiscard]] Lane &firstLane() const noexcept { return *first_; }
  /// Whether work of others may have an order with this queue's: they know its stream, or use the default one.
  [[nodiscard]] bool sharesItsStream() const noexcept {
    constexpr ur_queue_flags_t kDefault = UR_QUEUE_FLAG_USE_DEFAULT_STREAM | UR_QUEUE_FLAG_SYNC_WITH_DEFAULT_STREAM;
    return (flags_ & kDefault) != 0 || first_->exposed();
  }
  /// Where events that have no completion of their own are made.
  [[nodiscard]] Positions &positions() const noexcept { return first_->positions(); }

protected:
  /// On a new lane. Throws.
  QueueBase(Context &context, uint32_t deviceIndex, ur_queue_flags_t flags);
  /// On a lane that was taken in, which the context doesn't know yet.
  QueueBase(Context &context, Ref<Lane> lane, ur_queue_flags_t flags) noexcept;
  ~QueueBase() = default;

  [[nodiscard]] StreamDesc streamDesc() const noexcept;
  /// One more, which the context knows. Throws.
  [[nodiscard]] Ref<Lane> makeLane();

  const Ref<Context> context_;
  const uint32_t deviceIndex_;
  const ur_queue_flags_t flags_;
  const Ref<Lane> first_;
};

} // namespace ur::core
