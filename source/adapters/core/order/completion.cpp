// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/completion.hpp"

#include "adapters/core/order/event_pool.hpp"
#include "adapters/core/order/lane.hpp"
#include "adapters/core/order/record.hpp"
#include "common/vendor_calls.hpp"

#include <algorithm>

namespace ur::core {

Completion::Completion(EventPool &pool)
    : native_(pool.take()), timed_(pool.timed()), pool_(&pool), driver_(&pool.driver()) {}

[[gnu::hot]] Completion::Completion(EventPool &pool, Lane &home, NativeEvent event) noexcept
    : home_(&home), native_(event), timed_(pool.timed()), pool_(&pool), driver_(&pool.driver()) {}

Completion::Completion(Lane *lane, uint64_t epoch) {
  if (lane)
    publish(lane, epoch);
  else
    publishComplete();
}

Completion::Completion(Later) noexcept : phase_(Phase::deferred) {}

Completion::Completion(Driver &driver, NativeEvent imported, Phase phase) noexcept
    : native_(imported), phase_(phase), apart_(true), driver_(&driver) {}

[[gnu::hot]] Completion::~Completion() {
  if (native_) {
    if (const UsedEvent used = takeNative(); used.event)
      pool_->retire({&used, 1});
  }
  if (Completion *mark = mark_.load(std::memory_order_relaxed)) [[unlikely]] {
    unref(mark);
  }
  if (lane_ && lane_ != home_)
    unref(lane_);
}

[[gnu::hot]] void Completion::destroy(Completion *completion) noexcept {
  if (completion->home_)
    Record::giveBack(completion);
  else
    delete completion;
}

void Completion::replaceNative(NativeEvent imported) noexcept {
  driver_->destroyEvents({&native_, 1});
  native_ = imported;
}

[[gnu::hot]] UsedEvent Completion::takeNative() noexcept {
  if (native_ && (apart_.load(std::memory_order_relaxed) || pool_->endSingly())) {
    driver_->destroyEvents({&native_, 1});
    native_ = nullptr;
  }
  UsedEvent used;
  if (!native_)
    return used;
  if (phase_.load(std::memory_order_relaxed) == Phase::submitted) {
    const bool over = progress_.load(std::memory_order_acquire) != Progress::pending ||
                      (lane_ && lane_->ordered() && lane_->done() >= epoch_);
    used.state = over ? UsedEvent::State::done : UsedEvent::State::pending;
  }
  used.event = std::exchange(native_, nullptr);
  return used;
}

[[gnu::hot]] void Completion::publish(Lane *lane, uint64_t epoch, Failing failing) noexcept {
  failing_ = failing;
  if (lane && lane != home_)
    lane->addRef();
  lane_ = lane;
  epoch_ = epoch;
  const bool awaited = phase_.load(std::memory_order_relaxed) == Phase::deferred;
  phase_.store(Phase::submitted, std::memory_order_release);
  if (awaited) [[unlikely]] {
    phase_.notify_all();
  }
}

void Completion::refuse(ur_result_t error) noexcept {
  settle(error == UR_RESULT_SUCCESS ? Progress::complete : Progress::failed, error);
  phase_.store(Phase::refused, std::memory_order_release);
  phase_.notify_all();
}

bool Completion::submitted() noexcept {
  switch (phase()) {
  case Phase::made:
  case Phase::deferred:
    return false;
  case Phase::external:
    return query() != Progress::pending;
  case Phase::refused:
  case Phase::submitted:
    break;
  }
  return true;
}

void Completion::publishComplete() noexcept {
  phase_.store(Phase::submitted, std::memory_order_relaxed);
  settle(Progress::complete, UR_RESULT_SUCCESS);
}

void Completion::settle(Progress progress, ur_result_t error) noexcept {
  error_.store(error, std::memory_order_relaxed);
  if (progress == Progress::failed) [[unlikely]] {
    if (progress_.exchange(progress, std::memory_order_acq_rel) == Progress::pending && lane_ && nativeNow())
      lane_->hasFailed(error);
    return;
  }
  progress_.store(progress, std::memory_order_release);
  if (lane_ && nativeNow() && progress == Progress::complete)
    lane_->raiseDone(epoch_, coversLane_);
}

void Completion::settle(EventStatus status) noexcept {
  if (progress_.load(std::memory_order_acquire) == Progress::pending && status == EventStatus::complete)
    settle(Progress::complete, UR_RESULT_SUCCESS);
  // The error of a failed one is the driver's to tell; it is asked for when somebody wants to know.
}

[[gnu::hot]] Progress Completion::progress() noexcept {
  const Progress known = progress_.load(std::memory_order_acquire);
  if (known != Progress::pending)
    return known;
  if (const Lane *lane = this->lane(); !lane || lane->done() < epoch_)
    return known;
  if (nativeNow())
    return query(); // It is over; whether it failed, only the driver knows.
  if (Completion *mark = this->mark(); mark && failsWithMark_) {
    if (mark->query() == Progress::pending)
      return Progress::pending; // The question failed.
    settleAs(*mark);
  } else {
    settle(Progress::complete, UR_RESULT_SUCCESS);
  }
  return progress_.load(std::memory_order_acquire);
}

ur_result_t Completion::flush() noexcept {
  Lane *lane = this->lane();
  return lane ? lane->flush(epoch_) : UR_RESULT_SUCCESS;
}

Ref<Completion> Completion::concrete() {
  return nativeNow() || !lane_ ? Ref<Completion>(this) : lane_->markFor(*this);
}

/// A mark that failed is over all the same, and so is the position before it.
void Completion::settleAs(Completion &mark) noexcept {
  const bool failed = failsWithMark_ && mark.progress() == Progress::failed;
  settle(failed ? Progress::failed : Progress::complete, failed ? mark.error() : UR_RESULT_SUCCESS);
}

Progress Completion::queryVirtual() noexcept {
  if (progress() == Progress::pending && lane()) {
    try {
      const Ref<Completion> mark = concrete();
      if (!mark)
        settle(Progress::complete, UR_RESULT_SUCCESS);
      else if (mark->query() != Progress::pending)
        settleAs(*mark);
    } catch (ur_result_t error) {
      if (failsWithMark_ && error == UR_RESULT_ERROR_DEVICE_LOST)
        settle(Progress::failed, error);
    } catch (...) { // Not to be told now.
    }
  }
  return progress_.load(std::memory_order_acquire);
}

bool Completion::mayAwaitHost() const noexcept {
  if (known() != Progress::pending)
    return false;
  const Lane *own = lane();
  return own ? own->mayAwaitHost() : !goesByItself_;
}

Progress Completion::query(bool *running) noexcept {
  if (!native())
    return queryVirtual();
  if (const Progress known = progress_.load(std::memory_order_acquire); known != Progress::pending)
    return known;
  (void)flush(); // Rule R12: who asks until it is over would ask for ever. Where that fails, the next question tries
                 // again.
  EventStatus status = EventStatus::submitted;
  ur_result_t result = driver_->query(native_, &status);
  if (result == UR_RESULT_ERROR_DEVICE_LOST)
    result = driver_->query(native_, &status); // A device stays lost; a call may fail once.
  if (result == UR_RESULT_ERROR_DEVICE_LOST)
    settle(Progress::failed, result);
  else if (result != UR_RESULT_SUCCESS) // The question failed, not the command.
    return Progress::pending;
  else if (status == EventStatus::complete)
    settle(Progress::complete, UR_RESULT_SUCCESS);
  else if (status == EventStatus::failed)
    (void)waitNative(); // It has ended, so this doesn't block: it tells the error.
  else if (running)
    *running = status == EventStatus::running;
  return progress_.load(std::memory_order_acquire);
}

[[gnu::cold, gnu::noinline]] void Completion::sleepWhileDeferred() const noexcept {
  const VendorCall observed("core: until a deferred command is submitted");
  phase_.wait(Phase::deferred, std::memory_order_acquire);
}

ur_result_t Completion::wait() noexcept {
  awaitSubmission();
  if (progress() == Progress::pending) {
    const ur_result_t result = nativeNow() ? waitNative() : waitVirtual();
    if (progress_.load(std::memory_order_acquire) == Progress::pending)
      return result;
  }
  return error_.load(std::memory_order_relaxed);
}

/// Settles the outcome, unless the wait itself failed.
ur_result_t Completion::waitNative() noexcept {
  const ur_result_t result = driver_->wait(native_);
  if (result == UR_RESULT_SUCCESS) {
    settle(Progress::complete, result);
    return result;
  }
  EventStatus status = EventStatus::submitted;
  const ur_result_t asked = driver_->query(native_, &status);
  if (asked == UR_RESULT_ERROR_DEVICE_LOST || (asked == UR_RESULT_SUCCESS && status == EventStatus::failed))
    settle(Progress::failed, result);
  else if (asked == UR_RESULT_SUCCESS && status == EventStatus::complete)
    settle(Progress::complete, UR_RESULT_SUCCESS);
  return result;
}

ur_result_t Completion::waitVirtual() noexcept {
  ur_result_t result = UR_RESULT_SUCCESS;
  try {
    if (const Ref<Completion> mark = concrete()) {
      result = mark->wait();
      if (mark->progress() != Progress::pending)
        settleAs(*mark);
      return result;
    }
  } catch (...) {
    result = lane_->finish();
  }
  if (result == UR_RESULT_SUCCESS)
    settle(Progress::complete, result);
  else if (failsWithMark_ && result == UR_RESULT_ERROR_DEVICE_LOST)
    settle(Progress::failed, result);
  return result;
}

ur_result_t Completion::executionTimes(uint64_t *start, uint64_t *end) noexcept {
  if (!nativeNow()) {
    *start = *end = times_.submitted;
    return UR_RESULT_SUCCESS;
  }
  const ur_result_t result = driver_->eventTimes(native_, start, end);
  if (result == UR_RESULT_SUCCESS && times_.began != 0)
    *start = std::min(times_.began, *end);
  return result;
}

} // namespace ur::core
