// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/queue/deferred_command.hpp"

#include "adapters/core/device/adapter.hpp"

namespace ur::core {

void DeferredCommand::run() noexcept {
  ur_result_t result = UR_RESULT_SUCCESS;
  try {
    WaitSet waits(queue_->context(), queue_->orderedLane());
    for (size_t i = 0; i < waits_; ++i)
      waits.add(after_[i], true);
    Queue::Turn turn = kind_ == Kind::plain ? queue_->deferredTurn(waits)
                                            : queue_->deferredBarrierTurn(waits, kind_ == Kind::barrierOfList);
    if (completion_->timed())
      completion_->setSubmitted(queue_->context().deviceNow(queue_->deviceIndex()));
    struct Port { // not brief: whoever waits for one that was put off has waited long enough
      const Recorded &what;
      [[nodiscard]] bool awaitsHost() const noexcept { return what.awaitsHost(); }
      ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
        return what.callPort(driver, stream, fence);
      }
    };
    turn.lane->submit(waits, completion_.get(), Port{*what_});
  } catch (ur_result_t error) {
    result = error;
  } catch (...) {
    result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  if (result != UR_RESULT_SUCCESS) {
    logger().warning("a deferred command failed before it could be submitted (%d)", static_cast<int>(result));
    completion_->refuse(result);
  }
  queue_->leaveBacklog(place);
}

} // namespace ur::core
