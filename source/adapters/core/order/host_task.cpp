// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/host_task.hpp"

#include "adapters/core/device/context.hpp"
#include "adapters/core/object/host_call_scope.hpp"
#include "adapters/core/order/notices.hpp"

namespace ur::core {

HostTask::HostTask(Context &context, uint32_t device, HostFunction function, Ref<Completion> command)
    : Task{}, context_(context), device_(device), function_(function), command_(std::move(command)),
      over_(context.deferral()) {}

void HostTask::start(Ref<Completion> before) {
  check(context_.hostThreads().prepare());
  if (!before) {
    context_.hostThreads().push(*this);
    return;
  }
  check(before->flush()); // Rule R12: the driver would have nothing to tell.
  before_ = std::move(before);
  check(context_.notices().tell(*before_, &HostTask::due, this));
}

/// On whatever thread tells: hands over, and returns at once.
void HostTask::due(void *task, EventStatus status) noexcept {
  auto &due = *static_cast<HostTask *>(task);
  due.status_ = status;
  due.context_.hostThreads().push(due);
}

void HostTask::run(void *, HostThreads::Task &task) noexcept {
  auto &mine = static_cast<HostTask &>(task);
  if (mine.status_ != EventStatus::complete)
    mine.result_ = mine.before_->wait(); // which has ended: this asks for its error, if it is its own
  if (mine.result_ == UR_RESULT_SUCCESS) {
    if (mine.command_->timed())
      mine.command_->setBegan(mine.context_.deviceNow(mine.device_));
    const HostCallScope scope;
    mine.function_.call(mine.function_.data);
  }
  mine.over_.raise(); // the last that is known of the task
}

} // namespace ur::core
