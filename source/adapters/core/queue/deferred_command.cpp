// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/queue/deferred_command.hpp"

#include "adapters/core/device/adapter.hpp"
#include "adapters/core/order/ports.hpp"
#include "common/result_name.hpp"

namespace ur::core {

namespace {

/// Whether what a command came after is over once it has ended: one that has failed may end before that, and one that
/// was refused has never been anywhere.
bool tellsOfOthers(const Completion &ended) noexcept {
  return ended.known() == Progress::complete || (ended.phase() == Phase::submitted && ended.endTellsAll());
}

/// False: by now it is over, and has failed.
bool addPending(WaitSet &waits, const Ref<Completion> &one) {
  try {
    waits.add(one);
    return true;
  } catch (ur_result_t) {
    if (one->known() == Progress::failed)
      return false;
    throw;
  }
}

} // namespace

void addFollowed(WaitSet &waits, Context &context, std::span<const Ref<Completion>> earlier, bool inDeferral) {
  bool unclear = false;
  for (const Ref<Completion> &one : earlier) {
    if (one->known() == Progress::pending && addPending(waits, one))
      continue;
    unclear = unclear || !tellsOfOthers(*one);
  }
  if (unclear) { // Rule R11.
    for (Ref<Completion> &mark : inDeferral ? context.marksOfLanes() : context.marksOfAll())
      waits.add(std::move(mark));
  }
}

void DeferredCommand::follow(Stamp earlier) {
  after_.insert(after_.end(), earlier.begin(), earlier.end());
  followed_ = std::move(earlier);
}

bool DeferredCommand::goesByItself() const noexcept {
  return !what_->awaitsHost() && !what_->hostFunction() &&
         std::none_of(after_.begin(), after_.end(), [](const Ref<Completion> &one) { return one->mayAwaitHost(); });
}

Queue::Turn DeferredCommand::turnFor(WaitSet &waits) {
  addFollowed(waits, queue_->context(), followed_, true);
  for (size_t i = 0; i < waits_; ++i)
    waits.add(after_[i], true);
  return kind_ == Kind::plain ? queue_->deferredTurn(waits)
                              : queue_->deferredBarrierTurn(waits, kind_ == Kind::barrierOfList);
}

/// Its place in the queue's order, which is that of a fence; null: there is nothing before it.
Ref<Completion> DeferredCommand::markPlace() {
  Ref<Completion> before;
  WaitSet waits(queue_->context(), queue_->orderedLane());
  Queue::Turn turn = turnFor(waits);
  const bool ordered = queue_->inOrder() || turn.lane->exposed(); // else what the lane has is a stranger's
  if (waits.empty() && !waits.inheritsFromLane() && (!ordered || turn.lane->idle()))
    return before;
  before = queue_->newCompletion();
  turn.lane->submit(waits, before.get(), FencePort{});
  turn = {};
  return before->concrete();
}

/// What runs on a thread of the context's, behind that place; this command goes on when it is over.
template <class Begun>
void DeferredCommand::start(Begun &begun) {
  const Ref<Completion> over = begun->over();
  try {
    begun->start(markPlace());
  } catch (...) {
    begun.reset();
    throw;
  }
  after_.push_back(over); // Room is there; nobody else looks meanwhile.
}

/// False: the command is one that doesn't begin before it is submitted.
bool DeferredCommand::begin() {
  Context &context = queue_->context();
  if (task_ || submission_)
    return false;
  if (completion_->timed())
    completion_->setSubmitted(context.deviceNow(queue_->deviceIndex()));
  after_.reserve(after_.size() + 1);
  if (const HostFunction *function = what_->hostFunction()) {
    task_.emplace(context, queue_->deviceIndex(), *function, completion_);
    start(task_);
    return true;
  }
  if (!what_->blocks())
    return false;
  const auto call = [](const void *command, Driver &driver, Stream stream, const Fence &fence) noexcept {
    return static_cast<const Recorded *>(command)->callPort(driver, stream, fence);
  };
  submission_ = std::make_unique<Submission>(context, queue_->deviceIndex(), queue_->submissionStreams(), call,
                                             what_.get(), !what_->awaitsHost());
  start(submission_);
  return true;
}

/// Once what has begun is over.
void DeferredCommand::submit() {
  WaitSet waits(queue_->context(), queue_->orderedLane());
  Queue::Turn turn = turnFor(waits);
  struct Port { // not brief: whoever waits for one that was put off has waited long enough
    const Recorded &what;
    [[nodiscard]] bool awaitsHost() const noexcept { return what.awaitsHost(); }
    ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
      return what.callPort(driver, stream, fence);
    }
  };
  turn.lane->submit(waits, completion_.get(), Port{*what_});
}

/// What the context's thread has submitted elsewhere becomes a part of the queue's order. Where that fails it is waited
/// for here: nothing else would hold up what comes after it.
void DeferredCommand::join() {
  const Ref<Completion> &end = submission_->end();
  struct Port {
    bool host;
    [[nodiscard]] bool awaitsHost() const noexcept { return host; }
    ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
      return driver.fence(stream, FenceKind::wait, fence);
    }
  };
  try {
    WaitSet waits(queue_->context(), queue_->orderedLane());
    waits.add(end, true);
    Queue::Turn turn = turnFor(waits);
    turn.lane->submit(waits, completion_.get(), Port{what_->awaitsHost()});
  } catch (...) {
    (void)end->wait();
    throw;
  }
}

bool DeferredCommand::run() noexcept {
  ur_result_t result = UR_RESULT_SUCCESS;
  try {
    if (begin())
      return false;
    check(task_ ? task_->result() : submission_ ? submission_->result() : UR_RESULT_SUCCESS);
    if (submission_)
      join();
    else
      submit();
  } catch (ur_result_t error) {
    result = error;
  } catch (...) {
    result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  if (result != UR_RESULT_SUCCESS) {
    logger().warning("a deferred command failed before it could be submitted: %s", ResultName(result).text());
    completion_->refuse(result);
  }
  queue_->leaveBacklog(place);
  return true;
}

} // namespace ur::core
