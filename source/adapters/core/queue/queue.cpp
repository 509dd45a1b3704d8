// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/failure_news.hpp"
#include "adapters/core/queue/capture.hpp"
#include "adapters/core/queue/enqueue.hpp"

#include <algorithm>

using namespace ur::core;

void QueueBase::destroy(QueueBase *queue) noexcept {
  delete static_cast<Queue *>(queue);
}

namespace {

/// Ordered streams that stand in for an unordered one.
constexpr size_t kMaxLanes = 4;

/// What every device of the context allows: host memory is for all of them.
size_t largestOf(const Context &context) noexcept {
  size_t largest = kLargestBlock;
  for (const Device *device : context.devices()) {
    const uint64_t most = device->facts().maxMemAllocSize;
    largest = most != 0 ? std::min<size_t>(largest, most) : largest;
  }
  return largest;
}

} // namespace

ur_queue_handle_t_::ur_queue_handle_t_(Context &context, uint32_t deviceIndex, ur_queue_flags_t flags)
    : QueueBase(context, deviceIndex, flags),
      severalLanes_((flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE) != 0 && !context.caps().unorderedStreams),
      device_(*context.devices()[deviceIndex_]), largestAllocation_(largestOf(context)),
      allocations_(context.allocations()), caches_(*first_, orderedLane()), chain_(*first_),
      submissionStreams_(context.driver(), streamDesc()) {
  addFirst();
}

ur_queue_handle_t_::ur_queue_handle_t_(Context &context, Ref<Lane> lane, ur_queue_flags_t flags)
    : QueueBase(context, std::move(lane), flags), severalLanes_(false), device_(*context.devices()[deviceIndex_]),
      largestAllocation_(largestOf(context)), allocations_(context.allocations()), caches_(*first_, orderedLane()),
      chain_(*first_), submissionStreams_(context.driver(), streamDesc()) {
  context_->addLane(first_.get());
  addFirst();
}

void ur_queue_handle_t_::addFirst() {
  try {
    lanes_.push_back({first_});
  } catch (...) {
    context_->removeLane(first_.get());
    throw;
  }
}

ur_queue_handle_t_::~ur_queue_handle_t_() {
  barrier_ = {};
  caches_.leave();
  chain_.caches().leave();
  for (const Member &member : lanes_) {
    member.lane->close(); // first: whoever looks for work sees the lane, or its last mark
    context_->removeLane(member.lane.get());
  }
}

/// Among several ordered lanes: where the newest dependency is, or an idle one, or a new one, or the next in turn.
ur_queue_handle_t_::Member &ur_queue_handle_t_::pick(const WaitSet &waits) {
  if (exposed_)
    return lanes_.front();
  const Lane *preferred = waits.preferredLane();
  auto found =
      std::find_if(lanes_.begin(), lanes_.end(), [&](const Member &member) { return member.lane.get() == preferred; });
  if (found == lanes_.end())
    found = std::find_if(lanes_.begin(), lanes_.end(), [](const Member &member) { return member.lane->idle(); });
  if (found != lanes_.end())
    return *found;
  if (lanes_.size() < kMaxLanes) {
    lanes_.reserve(kMaxLanes);
    lanes_.push_back({makeLane()});
    return lanes_.back();
  }
  return lanes_[next_++ % lanes_.size()];
}

ur_queue_handle_t_::Turn ur_queue_handle_t_::lockedTurn(WaitSet &waits) {
  Turn turn{std::unique_lock(mutex_)};
  dropBarrierThatIsOver();
  const bool behindBacklog = inOrder() && !backlog_.empty();
  if (barrier_ && (waits.unsubmitted() || !barrier_->submitted()))
    waits.addBarrier(barrier_);
  if (behindBacklog || waits.unsubmitted()) {
    if (severalLanes_)
      waits.aim(nullptr);
    return turn;
  }
  if (!severalLanes_)
    return {{}, first_.get()};
  Member &member = pick(waits);
  turn.lane = member.lane.get();
  if (barrier_ && member.seen != barrier_.get()) {
    waits.add(barrier_);
    turn.seen = &member.seen;
    turn.barrier = barrier_.get();
  }
  waits.aim(turn.lane);
  return turn;
}

ur_queue_handle_t_::Turn ur_queue_handle_t_::barrierTurn(WaitSet &waits, bool listOnly) {
  std::unique_lock lock(mutex_);
  dropBarrierThatIsOver();
  if (barrier_ && (severalLanes_ || waits.unsubmitted() || !barrier_->submitted()))
    waits.addBarrier(barrier_);
  const bool behindBacklog = (inOrder() || !listOnly) && !backlog_.empty();
  if (severalLanes_)
    waits.aim(behindBacklog || waits.unsubmitted() ? nullptr : first_.get());
  if (behindBacklog || waits.unsubmitted())
    return {std::move(lock), nullptr};
  if (severalLanes_ && !listOnly)
    addMarks(waits);
  return {std::move(lock), first_.get()};
}

/// Everything submitted so far, on several lanes. The first one's needs no mark: the barrier goes there itself.
void ur_queue_handle_t_::addMarks(WaitSet &waits) {
  for (const Member &member : lanes_) {
    if (member.lane.get() != first_.get())
      waits.add(member.lane->mark());
  }
}

void ur_queue_handle_t_::defer(const Turn &, std::unique_ptr<DeferredCommand> command, Completion &completion) {
  if (inOrder() ? !backlog_.empty() : command->kind() == DeferredCommand::Kind::barrier) {
    for (auto next = inOrder() ? std::prev(backlog_.end()) : backlog_.begin(); next != backlog_.end(); ++next)
      command->comesAfter(*next);
  }
  const auto place = backlog_.insert(backlog_.end(), Ref<Completion>(&completion));
  command->place = place;
  deferred_.fetch_add(1, std::memory_order_release);
  completion.defer(command->goesByItself() && std::none_of(lanes_.begin(), lanes_.end(),
                                                           [](const Member &of) { return of.lane->mayAwaitHost(); }));
  try {
    context_->deferral().add(std::move(command));
  } catch (...) {
    backlog_.erase(place);
    deferred_.fetch_sub(1, std::memory_order_release);
    throw;
  }
}

void ur_queue_handle_t_::leaveBacklog(Backlog::iterator place) noexcept {
  std::lock_guard lock(mutex_);
  backlog_.erase(place);
  deferred_.fetch_sub(1, std::memory_order_release);
  if (flushesBacklog_) [[unlikely]] {
    (void)flushLanes(); // Rule R12: nobody else may ever ask for it.
    flushesBacklog_ = !backlog_.empty();
  }
}

ur_queue_handle_t_::Turn ur_queue_handle_t_::deferredTurn(const WaitSet &waits) {
  std::unique_lock lock(mutex_);
  Lane *lane = severalLanes_ ? pick(waits).lane.get() : first_.get();
  return {std::move(lock), lane};
}

ur_queue_handle_t_::Turn ur_queue_handle_t_::deferredBarrierTurn(WaitSet &waits, bool listOnly) {
  std::unique_lock lock(mutex_);
  if (severalLanes_ && !listOnly)
    addMarks(waits);
  return {std::move(lock), first_.get()};
}

ur_native_handle_t ur_queue_handle_t_::expose() {
  const ur_native_handle_t native = first_->expose();
  {
    std::lock_guard lock(mutex_);
    if (!severalLanes_ || std::exchange(exposed_, true))
      return native;
  }
  try { // What the other lanes have comes first.
    Enqueue(*this, {UR_COMMAND_EVENTS_WAIT_WITH_BARRIER}).submitBarrier(false);
  } catch (...) {
    std::lock_guard lock(mutex_);
    exposed_ = false;
    throw;
  }
  return native;
}

void ur_queue_handle_t_::setBarrier(Ref<Completion> barrier) noexcept {
  barrier_ = std::move(barrier);
  behindBarrier_.store(true, std::memory_order_release);
  for (Member &member : lanes_)
    member.seen = member.lane.get() == barrier_->lane() ? barrier_.get() : nullptr;
}

Ref<Completion> ur_queue_handle_t_::pendingBarrier() noexcept {
  if (!behindBarrier())
    return {};
  std::lock_guard lock(mutex_);
  dropBarrierThatIsOver();
  return barrier_;
}

void ur_queue_handle_t_::dropBarrierThatIsOver() noexcept {
  if (barrier_ && barrier_->progress() != Progress::pending) {
    barrier_ = {};
    behindBarrier_.store(false, std::memory_order_release);
  }
}

Ref<Completion> ur_queue_handle_t_::newCompletion(bool timed) {
  if (timed && !profiling()) [[unlikely]] {
    return makeRef<Completion>(context_->events(deviceIndex_, context_->caps().timedEvents));
  }
  return first_->newCompletion();
}

std::vector<Ref<Lane>> ur_queue_handle_t_::lanes() {
  std::lock_guard lock(mutex_);
  std::vector<Ref<Lane>> all;
  for (const Member &member : lanes_)
    all.push_back(member.lane);
  return all;
}

std::vector<Ref<Completion>> ur_queue_handle_t_::backlog() {
  std::lock_guard lock(mutex_);
  return {backlog_.begin(), backlog_.end()};
}

ur_result_t ur_queue_handle_t_::finish() {
  if (hasBacklog()) {
    if (context_->deferral().isLost())
      return UR_RESULT_ERROR_DEVICE_LOST; // It would be waited for in vain.
    const std::vector<Ref<Completion>> deferred = backlog();
    context_->deferral().pump();
    for (const Ref<Completion> &command : deferred)
      command->awaitSubmission();
  }
  const ur_result_t result = severalLanes_ ? finishLanes() : first_->finish();
  context_->failures().tell();
  if (result == UR_RESULT_SUCCESS)
    context_->agePools();
  return result;
}

ur_result_t ur_queue_handle_t_::finishLanes() {
  for (const Ref<Lane> &lane : lanes()) {
    if (const ur_result_t result = lane->finish(); result != UR_RESULT_SUCCESS)
      return result;
  }
  return UR_RESULT_SUCCESS;
}

bool ur_queue_handle_t_::hasBacklog() noexcept {
  if (!deferring())
    return false;
  std::lock_guard lock(mutex_);
  return !backlog_.empty();
}

Ref<CaptureBase> ur_queue_handle_t_::capture() noexcept {
  std::lock_guard lock(mutex_);
  return capture_;
}

bool ur_queue_handle_t_::beginCapture(Ref<CaptureBase> capture) noexcept {
  std::lock_guard lock(mutex_);
  if (capture_)
    return false;
  capture_ = std::move(capture);
  deferred_.fetch_add(1, std::memory_order_release);
  capturing_.store(true, std::memory_order_release);
  return true;
}

void ur_queue_handle_t_::endCapture() noexcept {
  Ref<CaptureBase> gone; // without the lock
  std::lock_guard lock(mutex_);
  if (!capture_)
    return;
  std::swap(gone, capture_);
  capturing_.store(false, std::memory_order_release);
  deferred_.fetch_sub(1, std::memory_order_release);
}

void ur_queue_handle_t_::abandoned() noexcept {
  leaveCapture(*this);
  positions().dropQueue(*this);
  if (!onlyRef())
    (void)flush();
}

ur_result_t ur_queue_handle_t_::flush() noexcept {
  if (deferring())
    context_->deferral().pump();
  std::lock_guard lock(mutex_);
  flushesBacklog_ = !backlog_.empty();
  return flushLanes();
}

ur_result_t ur_queue_handle_t_::flushLanes() noexcept {
  ur_result_t result = UR_RESULT_SUCCESS;
  for (const Member &member : lanes_) {
    const ur_result_t one = member.lane->flush();
    result = result == UR_RESULT_SUCCESS ? one : result;
  }
  return result;
}

bool ur_queue_handle_t_::seenIdle() {
  if (hasBacklog())
    return false;
  const std::vector<Ref<Lane>> all = lanes();
  bool idle = true;
  for (const Ref<Lane> &lane : all) // each: the marks of all are under way then
    idle = lane->seenIdle() && idle;
  if (idle)
    context_->settlePools();
  return idle;
}
