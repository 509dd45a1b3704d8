// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/queue_base.hpp"

#include "adapters/core/device/context.hpp"

namespace ur::core {

QueueBase::QueueBase(Context &context, uint32_t deviceIndex, ur_queue_flags_t flags)
    : Object(Tag::queue, 1), context_(&context), deviceIndex_(deviceIndex), flags_(flags), first_(makeLane()) {}

QueueBase::QueueBase(Context &context, Ref<Lane> lane, ur_queue_flags_t flags) noexcept
    : Object(Tag::queue, 1), context_(&context), deviceIndex_(lane->device()), flags_(flags), first_(std::move(lane)) {}

StreamDesc QueueBase::streamDesc() const noexcept {
  StreamDesc desc;
  desc.device = deviceIndex_;
  desc.ordered = inOrder() || !context_->caps().unorderedStreams;
  desc.profiling = profiling();
  desc.priority = (flags_ & UR_QUEUE_FLAG_PRIORITY_HIGH) != 0  ? int8_t{1}
                  : (flags_ & UR_QUEUE_FLAG_PRIORITY_LOW) != 0 ? int8_t{-1}
                                                               : int8_t{0};
  desc.defaultStream = (flags_ & UR_QUEUE_FLAG_USE_DEFAULT_STREAM) != 0         ? DefaultStream::same
                       : (flags_ & UR_QUEUE_FLAG_SYNC_WITH_DEFAULT_STREAM) != 0 ? DefaultStream::ordered
                                                                                : DefaultStream::none;
  return desc;
}

Ref<Lane> QueueBase::makeLane() {
  Ref<Lane> lane = makeRef<Lane>(*context_, streamDesc());
  context_->addLane(lane.get());
  return lane;
}

} // namespace ur::core
