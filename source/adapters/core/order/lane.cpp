// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/lane.hpp"

#include "adapters/core/device/native.hpp"
#include "adapters/core/order/failure_news.hpp"

#include <algorithm>
#include <utility>

namespace ur::core {
Lane::Lane(Context &context, const StreamDesc &desc) : Lane(context, make(context, desc), false) {}

Lane::Lane(Context &context, ur_native_handle_t native, const StreamDesc &wanted)
    : Lane(context, takeIn(context, native, wanted), true) {}

Lane::Lane(Context &context, const Made &made, bool exposed) noexcept
    : id_(made.desc.number), context_(context), driver_(context.driver()), desc_(made.desc),
      isolatedFailures_(driver_.caps().isolatedFailures), endsBehindItsWaits_(driver_.caps().endsBehindItsWaits),
      commandsMark_(desc_.ordered && !isolatedFailures_),
      marksLater_(commandsMark_ && driver_.caps().signalsApart && !(desc_.profiling && driver_.caps().timedEvents)),
      startsOnFlush_(driver_.caps().startsOnFlush), exposed_(exposed), stream_(made.stream),
      events_(context.events(desc_.device, desc_.profiling && driver_.caps().timedEvents)), positions_(events_),
      records_(events_) {}

Lane::Made::Made(const StreamDesc &wanted) noexcept : desc(wanted) {
  desc.number = newLines(1);
  desc.onFailure = &tellOfFailure;
}

void Lane::hasFailed(ur_result_t result) noexcept {
  if (!driver_.caps().reportsFailures && result != UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS)
    context_.failures().note(id_, result);
}

Lane::Made Lane::make(Context &context, const StreamDesc &desc) {
  Made made(desc);
  check(context.driver().createStream(made.desc, &made.stream));
  return made;
}

Lane::Made Lane::takeIn(Context &context, ur_native_handle_t native, const StreamDesc &wanted) {
  Made made(wanted);
  check(nativeHandles(context).importStream(native, false, &made.desc, &made.stream));
  return made;
}

void Lane::own(ur_native_handle_t native) {
  std::lock_guard lock(mutex_);
  Made made(desc_);
  check(nativeHandles(context_).importStream(native, true, &made.desc, &made.stream));
  std::lock_guard flushing(flushMutex_);
  driver_.destroyStream(std::exchange(stream_, made.stream));
}

ur_native_handle_t Lane::expose() {
  std::lock_guard lock(mutex_);
  ur_native_handle_t native = 0;
  check(nativeHandles(context_).streamHandle(stream_, &native));
  exposed_.store(true, std::memory_order_relaxed);
  return native;
}

bool Lane::seenIdle() {
  if (idle())
    return true;
  try {
    if (!exposed()) {
      look();
      return idle();
    }
    std::lock_guard lock(mutex_);
    if (mark_ && markEpoch_ >= submitted() && mark_->query() == Progress::complete)
      return true;
    (void)recordMark()->flush();
  } catch (ur_result_t error) {
    if (error == UR_RESULT_ERROR_DEVICE_LOST) // Who asks until it is over would ask for ever.
      throw;
  }
  return false;
}

void Lane::learn() noexcept {
  try {
    look();
  } catch (...) { // The question failed.
  }
}

void Lane::look() {
  Ref<Completion> over; // goes after the lock
  std::lock_guard lock(mutex_);
  if (closed_) {
    if (!mark_ || mark_->query() != Progress::pending)
      raiseDoneAlways(UINT64_MAX);
    return;
  }
  if (idle() || seenDrained())
    return;
  if (!asked_ || asked_->epoch() <= done())
    over = std::exchange(asked_, markLocked());
  if (asked_ && asked_->query() != Progress::pending) {
    raiseDoneAlways(asked_->epoch());
    over = std::move(asked_);
  }
}

/// Of an exposed stream: all that was freed so far counts on an epoch that the lane hasn't reached. It gets there
/// before the driver is asked, so that no later free counts on the same.
bool Lane::seenDrained() noexcept {
  if (!exposed() || !desc_.ordered)
    return false;
  const uint64_t epoch = submitted_.load(std::memory_order_relaxed) + 1;
  submitted_.store(epoch, std::memory_order_seq_cst);
  if (!driver_.isDrained(stream_))
    return false;
  raiseDoneAlways(epoch);
  return true;
}

Lane::~Lane() {
  if (stream_) // Never closed: no queue has used it, or its last mark could not be recorded.
    driver_.destroyStream(stream_);
}

void Lane::raiseDone(uint64_t epoch, bool all) noexcept {
  if (desc_.ordered || all) // elsewhere the end of one command says nothing about those before it
    raiseDoneAlways(epoch);
}

void Lane::raiseDoneAlways(uint64_t epoch) noexcept {
  uint64_t done = done_.load(std::memory_order_relaxed);
  while (done < epoch && !done_.compare_exchange_weak(done, epoch, std::memory_order_acq_rel)) {
  }
}

Ref<Completion> Lane::newCompletion() {
  std::lock_guard lock(mutex_);
  return newLocked();
}

[[gnu::hot]] Event *Lane::makeEvent(QueueBase &queue, ur_command_t type) {
  Event *event = positions_.makeEvent(queue, type, *this);
  if (!event) [[unlikely]] {
    std::lock_guard lock(mutex_); // Nobody submits meanwhile.
    if (!positions_.sharesPresent(*this))
      putOff(positions_.share(*this));
    event = positions_.makeEvent(queue, type, *this);
  }
  return event;
}

namespace {

/// Whether somebody may still ask about it. What the lane itself keeps is one reference.
bool isHeld(Completion &completion) noexcept {
  return !completion.onlyRef() && !completion.marked() && completion.progress() == Progress::pending;
}

} // namespace

void Lane::payPutOff() {
  for (; putOffCount_ != 0; --putOffCount_) {
    Ref<Completion> &owed = putOff_[putOffCount_ - 1];
    if (isHeld(*owed))
      record(*owed);
    owed = {};
  }
}

/// The newest command's position needs no mark besides.
[[gnu::hot]] void Lane::record(Completion &position) {
  if (position.failsWithMark() && position.epoch() == submitted() && !(mark_ && markEpoch_ >= submitted()))
    signalLate(position);
  else
    position.setMark(markLocked());
}

/// What its record has of the last time, or another.
NativeEvent Lane::eventFor(Completion &position) {
  UsedEvent &kept = Record::of(position).used;
  if (kept.event && driver_.resetEvents({&kept.event, 1}) != UR_RESULT_SUCCESS) [[unlikely]] {
    events_.retire({&kept, 1});
    kept.event = nullptr;
  }
  return kept.event ? std::exchange(kept.event, nullptr) : records_.takeNative();
}

/// As if the command had been submitted with a signal.
[[gnu::hot]] void Lane::signalLate(Completion &newest) {
  NativeEvent event = eventFor(newest);
  const ur_result_t result = driver_.fence(stream_, FenceKind::wait, Fence{{}, &event});
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    Record::of(newest).used = {event, UsedEvent::State::unused};
    throw result;
  }
  newest.signalLate(event);
  mark_ = Ref<Completion>(&newest);
  markEpoch_ = newest.epoch();
}

/// Rule R1: an event that is held when the next command comes gets its mark before that. All of one position share it,
/// with those that were put off.
[[gnu::hot]] void Lane::payMarks() {
  if (putOffCount_ != 0) [[unlikely]] {
    payPutOff();
  }
  skipped_ = 0;
  if (Completion *owed = positions_.owed(); owed && owed->progress() == Progress::pending)
    record(*owed);
}

/// Before a command that ends by itself, and soon, marks needn't be made: one that is made behind a few of those says
/// the same a little later.
[[gnu::hot]] bool Lane::maySkipMarks() noexcept {
  if (!commandsMark_ || exposed())
    return false;
  if (skipped_ == kMostSkipped && !owesOldMarks()) {
    std::fill_n(putOff_.begin(), std::exchange(putOffCount_, 0), Ref<Completion>());
    skipped_ = 0;
  }
  return skipped_ < kMostSkipped;
}

/// Whether somebody holds an event of what commands lie behind.
bool Lane::owesOldMarks() noexcept {
  const Completion *owed = positions_.owed();
  return (owed && owed->epoch() != submitted()) ||
         std::any_of(putOff_.begin(), putOff_.begin() + putOffCount_,
                     [](const Ref<Completion> &other) { return isHeld(*other); });
}

/// What was shared makes room for another. Null: it isn't owed.
[[gnu::hot]] void Lane::putOff(Ref<Completion> owed) noexcept {
  if (!owed || !isHeld(*owed)) {
    // Nobody will ask, or the answer is there.
  } else if (mark_ && markEpoch_ >= owed->epoch()) {
    owed->setMark(mark_);
  } else { // Behind it lies a command that was skipped for: there is room.
    putOff_[putOffCount_++] = std::move(owed);
  }
}

bool Lane::isPutOff(const Completion &position) const noexcept {
  return std::any_of(putOff_.begin(), putOff_.begin() + putOffCount_,
                     [&](const Ref<Completion> &other) { return other.get() == &position; });
}

Ref<Completion> Lane::mark() {
  std::lock_guard lock(mutex_);
  return markLocked();
}

Ref<Completion> Lane::markFor(Completion &position) {
  if (Completion *mark = position.mark())
    return Ref<Completion>(mark);
  if (done() >= position.epoch())
    return {};
  std::lock_guard lock(mutex_);
  if (position.native())
    return Ref<Completion>(&position);
  if (Completion *mark = position.mark())
    return Ref<Completion>(mark);
  if (positions_.isShared(position) || isPutOff(position)) {
    record(position);
    return Ref<Completion>(position.native() ? &position : position.mark());
  }
  if (mark_ && markEpoch_ >= position.epoch())
    return mark_;
  return markLocked();
}

Ref<Completion> Lane::newMark() {
  std::lock_guard lock(mutex_);
  return recordMark();
}

[[gnu::hot]] Ref<Completion> Lane::markLocked() {
  if (closed_ || (!exposed() && mark_ && markEpoch_ >= submitted()))
    return mark_;
  if (idle())
    return {};
  return recordMark();
}

[[gnu::hot]] Ref<Completion> Lane::recordMark() {
  Ref<Completion> mark = records_.take(*this);
  const Fence fence{{}, mark->signal()};
  check(driver_.fence(stream_, desc_.ordered ? FenceKind::wait : FenceKind::barrier, fence));
  mark->coverLane();
  markEpoch_ = submitted_.load(std::memory_order_relaxed) + 1;
  submitted_.store(markEpoch_, std::memory_order_release);
  if (!desc_.ordered)
    noteOrder({}, Failing::never, mark.get(), markEpoch_);
  mark->publish(this, markEpoch_);
  mark_ = mark;
  return mark;
}

void Lane::close() noexcept {
  Ref<Completion> asked; // goes after the lock
  std::unique_lock lock(mutex_);
  asked = std::move(asked_);
  putOff_.fill({});
  putOffCount_ = 0;
  positions_.settle(); // The last mark serves its events.
  positions_.close();
  records_.close();
  try {
    const bool marked = !exposed() && mark_ && markEpoch_ >= submitted();
    if (idle() || (marked && mark_->query() != Progress::pending)) {
      mark_ = {};
    } else {
      // Rule R8. The last mark stands for itself: with its lane it would keep itself alive.
      Ref<Completion> last = makeRef<Completion>(context_.events(desc_.device, false));
      const Fence fence{{}, last->signal()};
      check(driver_.fence(stream_, desc_.ordered ? FenceKind::wait : FenceKind::barrier, fence));
      last->publishAlone(!mayAwaitHost());
      context_.linger(last);
      mark_ = std::move(last);
    }
  } catch (...) {
    mark_ = {};
    lock.unlock();
    (void)flush();
    context_.lingerOpen(Ref<Lane>(this)); // Rule R8: without a mark the stream itself must say when its work is over.
    return;
  }
  markEpoch_ = UINT64_MAX;
  closed_ = true;
  std::lock_guard flushing(flushMutex_);
  driver_.destroyStream(stream_);
  stream_ = nullptr;
  flushed_.store(UINT64_MAX, std::memory_order_release);
}

void Lane::dropMark() noexcept {
  Ref<Completion> mark, asked; // go after the lock
  decltype(putOff_) putOff;
  std::lock_guard lock(mutex_);
  mark = std::move(mark_);
  asked = std::move(asked_);
  putOff.swap(putOff_);
  putOffCount_ = 0;
}

ur_result_t Lane::finish() noexcept {
  if (idle()) { // The driver needn't be asked.
    trim();
    return UR_RESULT_SUCCESS;
  }
  if (marksLater_) {
    try { // The newest command's outcome has to be told apart from its end.
      std::lock_guard lock(mutex_);
      payMarks();
    } catch (...) { // Whoever asks for it tries again.
    }
  }
  const uint64_t epoch = submitted(); // Rule R6: read before the wait, since what comes during it is not covered.
  const ur_result_t result = driver_.finish(stream_);
  if (result == UR_RESULT_SUCCESS)
    raiseDoneAlways(epoch);
  trim();
  return result;
}

void Lane::trim() noexcept {
  positions_.trim();
  std::lock_guard lock(mutex_);
  records_.trim();
}

ur_result_t Lane::flush(uint64_t epoch) noexcept {
  if (!startsOnFlush_ || done() >= epoch || flushed_.load(std::memory_order_acquire) >= epoch)
    return UR_RESULT_SUCCESS;
  std::lock_guard lock(flushMutex_);
  if (flushed_.load(std::memory_order_relaxed) >= epoch) // by another thread; of a closed lane, everything is
    return UR_RESULT_SUCCESS;
  const uint64_t covered = submitted(); // as in finish()
  const ur_result_t result = driver_.flush(stream_);
  if (result == UR_RESULT_SUCCESS)
    flushed_.store(covered, std::memory_order_release);
  return result;
}

} // namespace ur::core
