// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/event_clock.hpp"

#include <algorithm>
#include <chrono>

namespace ur::LANEWAY_VENDOR {

namespace {

constexpr double kMs = 1e6;
/// So near, a distance in single precision is more exact than the driver's clock is.
constexpr double kNear = 4e9;
/// From one anchor to the next: the less is known of the rate of the clocks, the shorter.
constexpr double kFirstPeriod = 10e6, kLongestPeriod = 1e9;
/// Of the rate of two clocks: how far it is from 1 at most, and what it changes from one anchor to the next.
constexpr double kMostRate = 1e-3, kWander = 1e-8;
constexpr int kRounds = 8;

} // namespace

uint64_t steadyNs() noexcept {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(now).count());
}

/// Where the bounds contradict each other, which is the driver's resolution: between them.
double EventClock::Bounds::nearest(double value) const noexcept {
  return low <= high ? std::clamp(value, low, high) : (low + high) / 2;
}

Result EventClock::distance(EventHandle from, EventHandle to, double *ns) const noexcept {
  float ms = 0;
  const Result result = eventElapsedTime(api_, &ms, from, to);
  *ns = static_cast<double>(ms) * kMs;
  return result;
}

Result EventClock::open() noexcept {
  std::lock_guard lock(mutex_);
  base_ = host_();
  period_ = kFirstPeriod;
  rate_ = {1 - kMostRate, 1 + kMostRate};
  Result result = streamCreate(api_, &stream_, kFreeStream, 0);
  Anchor first;
  if (result == kSuccess)
    result = eventCreate(api_, &first.event, kTimedEvent);
  if (result != kSuccess)
    return result;
  try {
    anchors_.push_back(first);
  } catch (...) {
    (void)eventDestroy(api_, first.event);
    return kOutOfMemory;
  }
  result = eventCreate(api_, &spare_, kTimedEvent);
  return result == kSuccess ? calibrate() : result;
}

/// Several rounds, each of which bounds the first anchor's time from both sides: the bounds that hold for all of them
/// are as near as the quickest way there and the quickest way back allow.
Result EventClock::calibrate() noexcept {
  Anchor &first = anchors_.front();
  start_ = {-1e300, 1e300};
  for (int round = 0; round < kRounds; ++round) {
    const EventHandle event = round == 0 ? first.event : spare_;
    const double before = now();
    double after = 0, since = 0;
    Result result = eventRecord(api_, event, stream_);
    if (result == kSuccess)
      result = eventSynchronize(api_, event);
    after = now();
    if (result == kSuccess && round != 0)
      result = distance(first.event, event, &since);
    if (result != kSuccess)
      return result;
    start_.low = std::max(start_.low, before - since);
    start_.high = std::min(start_.high, after - since);
    asked_ = before;
  }
  // The earliest that it may be: that nothing is told to be earlier than it was submitted is known at any time, that
  // nothing is told to be later than the host saw it only of what the host asked about, and not of what lies before it.
  first.at = firstAt_ = start_.low;
  return kSuccess;
}

void EventClock::close() noexcept {
  for (const Anchor &each : anchors_)
    (void)eventDestroy(api_, each.event);
  for (const EventHandle event : {pending_, spare_}) {
    if (event)
      (void)eventDestroy(api_, event);
  }
  if (stream_)
    (void)streamDestroy(api_, stream_);
}

void EventClock::begin(Timed &timed) noexcept {
  std::lock_guard lock(mutex_);
  release(timed);
  settle();
  timed.submitted = host_();
  timed.seen.store(Timed::kNever, std::memory_order_relaxed);
  timed.told = false;
  if (!pending_ && since(timed.submitted) - asked_ > period_)
    ask();
  timed.anchor = first_ + anchors_.size() - 1;
  ++anchors_.back().users;
}

void EventClock::end(Timed &timed) noexcept {
  std::lock_guard lock(mutex_);
  release(timed);
}

void EventClock::release(Timed &timed) noexcept {
  if (timed.anchor == 0)
    return;
  --anchors_[std::exchange(timed.anchor, 0) - first_].users;
  while (anchors_.size() > 1 && anchors_.front().users == 0) {
    drop(anchors_.front().event);
    anchors_.pop_front();
    ++first_;
  }
}

void EventClock::drop(EventHandle event) noexcept {
  if (spare_)
    (void)eventDestroy(api_, event);
  else
    spare_ = event;
}

/// Has an anchor recorded. Where that fails, the next submission tries again.
void EventClock::ask() noexcept {
  EventHandle event = std::exchange(spare_, nullptr);
  if (!event && eventCreate(api_, &event, kTimedEvent) != kSuccess)
    return;
  const double before = now();
  if (eventRecord(api_, event, stream_) != kSuccess)
    return drop(event);
  pending_ = event;
  asked_ = before;
  period_ = std::min(period_ * 2, kLongestPeriod);
}

/// Makes the anchor that was asked for one, if it has been recorded.
void EventClock::settle() noexcept {
  if (!pending_ || eventQuery(api_, pending_) != kSuccess)
    return;
  const double after = now();
  const Anchor &newest = anchors_.back();
  Anchor next;
  next.event = std::exchange(pending_, nullptr);
  double length = 0;
  if (distance(newest.event, next.event, &length) != kSuccess || length <= 0)
    return drop(next.event);
  // The stream was idle, so that it was recorded soon, unless the rate of the clocks says better.
  const double expected = newest.at + length * newest.rate,
               unknown = length * std::max(rate_.high - newest.rate, newest.rate - rate_.low);
  const Bounds known{asked_, after}, reckoned{expected - unknown, expected + unknown};
  next.at = std::max(newest.at, known.nearest(reckoned.nearest(asked_)));
  // Since the first anchor so much has passed by the one clock, and no less and no more than that by the other.
  const double elapsed = elapsed_ + length;
  const Bounds measured{(asked_ - start_.high) / elapsed, (after - start_.low) / elapsed};
  const Bounds both{std::max(rate_.low - kWander, measured.low), std::min(rate_.high + kWander, measured.high)};
  const Bounds rate = both.low <= both.high ? both : measured;
  next.rate = rate.nearest(elapsed > kLongestPeriod ? (next.at - firstAt_) / elapsed : newest.rate);
  try {
    anchors_.push_back(next);
    elapsed_ = elapsed;
    rate_ = rate;
  } catch (...) {
    drop(next.event);
  }
}

/// Behind the last anchor before it; `from` is one before it. Far from that, but near to the following one, it is
/// reckoned from there.
Result EventClock::locate(EventHandle event, uint64_t from, Instant *instant, double *at) const noexcept {
  const uint64_t newest = first_ + anchors_.size() - 1;
  double here = 0, next = 0;
  Result result = distance(anchor(from).event, event, &here);
  while (result == kSuccess && from < newest) {
    result = distance(anchor(from + 1).event, event, &next);
    if (result != kSuccess || next < 0)
      break;
    here = next;
    ++from;
  }
  *instant = {from, here};
  *at = anchor(from).at + here * anchor(from).rate;
  if (from < newest) {
    const double following = anchor(from + 1).at;
    if (here > kNear && -next < here)
      *at = following + next * anchor(from).rate;
    *at = std::min(*at, following);
  }
  return result;
}

/// No earlier than what was told of an earlier moment, no later than what was told of a later one.
double EventClock::inOrder(const Instant &instant, double at) noexcept {
  if (instant < last_)
    return std::min(at, lastAt_);
  last_ = instant;
  return lastAt_ = std::max(at, lastAt_);
}

Result EventClock::times(Timed &timed, uint64_t *start, uint64_t *end) noexcept {
  std::lock_guard lock(mutex_);
  if (!timed.told) {
    if (timed.anchor == 0)
      return kNotReady;
    timed.see();
    settle();
    Instant first, last;
    double startAt = 0, endAt = 0, duration = 0; // the end follows from the duration: two distances would be less exact
    Result result = distance(timed.start, timed.end, &duration);
    if (result == kSuccess)
      result = locate(timed.start, timed.anchor, &first, &startAt);
    if (result == kSuccess)
      result = locate(timed.end, timed.anchor, &last, &endAt);
    if (result != kSuccess)
      return result;
    const double submitted = since(timed.submitted), seen = since(timed.seen.load(std::memory_order_relaxed));
    startAt = std::max(submitted, inOrder(first, std::max(submitted, std::min(startAt, seen - duration))));
    endAt = std::max(startAt, inOrder(last, std::max(startAt, std::min(startAt + duration, seen))));
    timed.startNs = base_ + static_cast<uint64_t>(static_cast<int64_t>(startAt));
    timed.endNs = base_ + static_cast<uint64_t>(static_cast<int64_t>(endAt));
    timed.told = true;
    release(timed);
  }
  *start = timed.startNs;
  *end = timed.endNs;
  return kSuccess;
}

} // namespace ur::LANEWAY_VENDOR
