// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A lane is a domain of order: one native stream, with a number that is never used again. Each command submitted is one
// epoch; on an ordered lane, everything up to the done mark is known to be over.
//
// Lanes outlive their queues: what was freed on one can be waited for after its stream is gone. Thread-safe. Nothing
// blocks but finish(). Lock order: the queue's lock, then one lane's, then an event pool's; never two lanes' at once,
// but for the lock of a flush, which is innermost.
#pragma once

#include "adapters/core/object/mutex.hpp"
#include "adapters/core/order/chains.hpp"
#include "adapters/core/order/clock.hpp"
#include "adapters/core/order/positions.hpp"
#include "adapters/core/order/records.hpp"

#include <array>
#include <mutex>

namespace ur::core {

class WaitSet;

class Lane : public RefCounted {
public:
  /// Makes the stream. Throws the driver's error.
  Lane(Context &context, const StreamDesc &desc);
  /// Takes a native stream in: see NativeDriver::importStream. Exposed from the start. It stays the caller's until
  /// own().
  Lane(Context &context, ur_native_handle_t native, const StreamDesc &wanted);
  ~Lane();

  [[nodiscard]] uint64_t id() const noexcept { return id_; }
  [[nodiscard]] bool ordered() const noexcept { return desc_.ordered; }
  [[nodiscard]] uint32_t device() const noexcept { return desc_.device; }
  [[nodiscard]] bool profiling() const noexcept { return desc_.profiling; }
  /// See DriverCaps.
  [[nodiscard]] bool isolatedFailures() const noexcept { return isolatedFailures_; }
  [[nodiscard]] Context &context() const noexcept { return context_; }

  /// Others than we may put work on the stream: it is never inferred to be idle, and what its epochs say holds for our
  /// commands only. Who must come after everything needs a mark recorded at that time.
  [[nodiscard]] bool exposed() const noexcept { return exposed_.load(std::memory_order_relaxed); }
  /// From now on the stream that was taken in goes with the lane. Throws, with nothing changed.
  void own(ur_native_handle_t native);
  /// Hands the stream out, which exposes the lane. Throws.
  [[nodiscard]] ur_native_handle_t expose();

  /// The newest epoch submitted.
  [[nodiscard]] uint64_t submitted() const noexcept { return submitted_.load(std::memory_order_acquire); }
  /// The newest epoch known to be over. Of an unordered lane: moved by finish() and by the ends of barriers.
  [[nodiscard]] uint64_t done() const noexcept { return done_.load(std::memory_order_acquire); }
  [[nodiscard]] bool idle() const noexcept { return done() >= submitted() && !exposed(); }
  /// As idle(), but asks the driver, as learn() does; of an exposed lane: whether it has been seen without work since
  /// our last command. Who asks again and again gets to know. Throws DEVICE_LOST.
  [[nodiscard]] bool seenIdle();
  /// Whether its work may be held up by what only the caller can let go on: a host task, a semaphore of another API, an
  /// event that isn't ours, or a command that waits for one of these.
  [[nodiscard]] bool mayAwaitHost() const noexcept { return awaitsHost_.load(std::memory_order_relaxed) > done(); }
  /// Finds out what is over by now, for who has nothing better to do: asks the driver once, on exposed streams twice,
  /// and may leave a mark on the stream for the next time. What is behind more work than that is found out by and by.
  void learn() noexcept;
  /// The command of that epoch is over; `all`: with all before it, which goes without saying on an ordered lane.
  void raiseDone(uint64_t epoch, bool all = false) noexcept;

  /// A command of it has been seen to have failed: news for the log, unless the driver has told already.
  void hasFailed(ur_result_t result) noexcept;

  /// For a command of this lane or of a lane of the same queue, with a native event if that is recorded at once; not
  /// published. Throws.
  [[nodiscard]] Ref<Completion> newCompletion();
  /// Of everything submitted so far, on an ordered lane, without a native event. Throws.
  [[nodiscard]] Ref<Completion> position() { return positions_.take(*this); }
  /// An event at the position, with the user's reference: if it is still held when the lane gets its next command, a
  /// mark goes before that, so that it doesn't come to stand for what the command waits for; but not before a few brief
  /// commands. Throws.
  [[nodiscard]] Event *makeEvent(QueueBase &queue, ur_command_t type);
  /// What its stream has waited for, of other lanes; of an unordered one, of barriers.
  [[nodiscard]] const Clock &clock() const noexcept { return clock_; }
  [[nodiscard]] Records &records() noexcept { return records_; }
  [[nodiscard]] Positions &positions() noexcept { return positions_; }

  /// Submits one command: `port(driver, stream, fence)` makes its one port call. `completion`, where given, is
  /// published on success. Throws the error otherwise, with nothing changed. A port whose command ends by itself within
  /// microseconds has brief(), which says so.
  template <typename P>
  void submit(WaitSet &waits, Completion *completion, P &&port) {
    submitMade(
        waits, [completion] { return completion; }, port);
  }
  /// As above, with a new completion, as by newCompletion(): `take(completion)` keeps it before the command goes out,
  /// under the lane's lock.
  template <typename Take, typename P>
  void submitNew(WaitSet &waits, Take &&take, P &&port) {
    submitMade(
        waits,
        [&] {
          Ref<Completion> fresh = newLocked();
          Completion *completion = fresh.get();
          take(std::move(fresh));
          return completion;
        },
        port);
  }
  /// One that waits for nothing, and whose end nobody is told.
  template <typename P>
  void submit(P &&port);
  /// One of `queue` that waits for nothing, and its event; null, with nothing done, where an event takes more than the
  /// command's place. Throws as above.
  template <typename P>
  [[nodiscard]] Event *submit(QueueBase &queue, ur_command_t type, P &&port);

  /// Everything submitted so far, as something to wait for: a new mark unless a recent one says as much. Null where
  /// nothing is left to wait for. Throws.
  [[nodiscard]] Ref<Completion> mark();
  /// A new mark with a native event, whatever is known. Throws.
  [[nodiscard]] Ref<Completion> newMark();
  /// A completion that stands for the position and has a native event; null if it is over. Of one without an event, it
  /// may stand for later commands too. Throws.
  [[nodiscard]] Ref<Completion> markFor(Completion &position);

  /// The queue is gone: records a last mark, destroys the stream. Work goes on. Once.
  void close() noexcept;
  /// The context ends, and with it a lane that could not be closed: its newest mark would keep it.
  void dropMark() noexcept;
  /// Blocks until what was submitted before the call is over.
  [[nodiscard]] ur_result_t finish() noexcept;
  /// What was submitted up to `epoch` makes progress without further calls. Where the driver needs to be told, one call
  /// does for everything submitted since the last. Any lock may be held.
  [[nodiscard]] ur_result_t flush(uint64_t epoch) noexcept;
  [[nodiscard]] ur_result_t flush() noexcept { return flush(submitted()); }

private:
  struct Made {
    explicit Made(const StreamDesc &wanted) noexcept;
    StreamDesc desc;
    Stream stream = nullptr;
  };
  Lane(Context &context, const Made &made, bool exposed) noexcept;
  [[nodiscard]] static Made make(Context &context, const StreamDesc &desc);
  [[nodiscard]] static Made takeIn(Context &context, ur_native_handle_t native, const StreamDesc &wanted);
  [[nodiscard]] Ref<Completion> markLocked();
  [[nodiscard]] Ref<Completion> recordMark();
  [[nodiscard]] bool seenDrained() noexcept;
  void look();
  void trim() noexcept;
  [[nodiscard]] Ref<Completion> newLocked() {
    return marksLater_ && !exposed() ? positions_.make(*this) : records_.take(*this);
  }
  template <typename Make, typename P>
  void submitMade(WaitSet &waits, Make &&make, P &&port);
  uint64_t countSubmitted(bool awaitsHost) noexcept;
  void settleMarks(bool brief);
  void payMarksUnless(bool brief);
  void payMarks();
  void payPutOff();
  void record(Completion &position);
  [[nodiscard]] NativeEvent eventFor(Completion &position);
  void signalLate(Completion &newest);
  [[nodiscard]] bool maySkipMarks() noexcept;
  [[nodiscard]] bool owesOldMarks() noexcept;
  void putOff(Ref<Completion> owed) noexcept;
  [[nodiscard]] bool isPutOff(const Completion &position) const noexcept;
  void raiseDoneAlways(uint64_t epoch) noexcept;
  // In reach.cpp. A command with that epoch was submitted, and isn't published yet.
  [[nodiscard]] Failing failingOf(size_t waits, bool barrier) const noexcept;
  void noteOrder(std::span<Completion *const> waits, Failing failing, Completion *completion, uint64_t epoch) noexcept;
  void addWaits(std::span<Completion *const> waits, Past &past) const noexcept;
  [[nodiscard]] static bool anyAwaitsHost(std::span<Completion *const> waits) noexcept;

  const uint64_t id_;
  Context &context_;
  Driver &driver_;
  const StreamDesc desc_;
  const bool isolatedFailures_, endsBehindItsWaits_;
  const bool commandsMark_; ///< a command's event is as good as a mark after it: it fails only if all that follows does
  const bool marksLater_;   ///< what a command's event needs is recorded before the next command, if it is still held
  const bool startsOnFlush_;
  // What every command needs lies together, from here to positions_.
  std::atomic<bool> exposed_{false};
  Mutex mutex_; // guards submission, records, marks and closing
  Stream stream_ = nullptr;
  std::atomic<uint64_t> submitted_{0};
  uint32_t skipped_ = 0, putOffCount_ = 0;        ///< see putOff_
  std::atomic<uint64_t> done_{0}, awaitsHost_{0}; ///< the newest that may be held up by the host
  Ref<Completion> mark_;                          ///< the newest mark; the last one, without a lane, once closed
  Ref<Completion> asked_;                         ///< what learn() asks about
  uint64_t markEpoch_ = 0;
  EventPool &events_;
  Positions positions_;
  std::atomic<uint64_t> flushed_{0};
  std::mutex flushMutex_; // guards the stream against its end while it is flushed; innermost
  Records records_;
  bool closed_ = false;
  /// What only brief commands lie behind, and is owed a mark all the same: at most one position before each, and one
  /// that another thread's event has begun to share since the last were paid.
  static constexpr size_t kMostSkipped = 16;
  std::array<Ref<Completion>, kMostSkipped + 1> putOff_;
  // Only commands with waits, and those of unordered lanes, come here.
  Clock clock_;
  Chains chains_;
  uint64_t barrier_ = 0; ///< of an unordered lane: the newest
};

} // namespace ur::core

#include "adapters/core/order/wait_list.hpp"

namespace ur::core {

template <typename Port>
[[nodiscard]] bool isBrief(const Port &port) noexcept {
  if constexpr (requires { port.brief(); })
    return port.brief();
  else
    return false;
}

/// Whether the command's end may be the user's to bring about: its port says so by a member of that name.
template <typename Port>
[[nodiscard]] bool isAwaitingHost(const Port &port) noexcept {
  if constexpr (requires { port.awaitsHost(); })
    return port.awaitsHost();
  else
    return false;
}

/// The epoch of a command that has just been submitted.
inline uint64_t Lane::countSubmitted(bool awaitsHost) noexcept {
  const uint64_t epoch = submitted_.load(std::memory_order_relaxed) + 1;
  submitted_.store(epoch, std::memory_order_release);
  if (awaitsHost)
    awaitsHost_.store(epoch, std::memory_order_relaxed);
  return epoch;
}

/// What is owed is recorded before the next command, or put off. With the lane's lock.
inline void Lane::payMarksUnless(bool brief) {
  if (brief && maySkipMarks())
    ++skipped_;
  else
    payMarks();
}

/// As above, before a command that begins to share no position of its own.
inline void Lane::settleMarks(bool brief) {
  if (positions_.owes() || skipped_ != 0) {
    payMarksUnless(brief);
    if (skipped_ == 0)
      positions_.settle();
  }
}

template <typename P>
[[gnu::hot]] void Lane::submit(P &&port) {
  std::lock_guard lock(mutex_);
  settleMarks(isBrief(port));
  check(port(driver_, stream_, Fence{}));
  countSubmitted(isAwaitingHost(port));
}

template <typename P>
[[gnu::hot]] Event *Lane::submit(QueueBase &queue, ur_command_t type, P &&port) {
  if (!marksLater_)
    return nullptr;
  std::lock_guard lock(mutex_);
  if (exposed()) // What others put on the stream would come before the mark.
    return nullptr;
  Ref<Event> event = skipped_ == 0 ? positions_.beginAnew(queue, type) : Ref<Event>();
  if (!event) {
    if (positions_.owes() || skipped_ != 0)
      payMarksUnless(isBrief(port));
    Ref<Completion> before;
    event = positions_.begin(queue, type, *this, before);
    putOff(std::move(before));
  }
  if (const ur_result_t result = port(driver_, stream_, Fence{}); result != UR_RESULT_SUCCESS) [[unlikely]] {
    event = {};
    positions_.settle();
    throw result;
  }
  countSubmitted(isAwaitingHost(port));
  positions_.publish(*this);
  return event.release();
}

template <typename Make, typename P>
[[gnu::hot]] void Lane::submitMade(WaitSet &waits, Make &&make, P &&port) {
  std::lock_guard lock(mutex_);
  const std::span<const NativeEvent> list = waits.resolve(*this);
  settleMarks(isBrief(port) && list.empty());
  Completion *completion = make();
  bool later = completion && marksLater_ && !completion->hasNative();
  if (later && exposed()) { // What others put on the stream would come before the mark.
    *completion->signal() = eventFor(*completion);
    later = false;
  }
  const Fence fence{list, completion && !later ? completion->signal() : nullptr, completion && completion->timed()};
  check(port(driver_, stream_, fence));
  const uint64_t epoch = countSubmitted(isAwaitingHost(port) || (!list.empty() && anyAwaitsHost(waits.completions())));
  Failing failing = Failing::never;
  if (!list.empty() || !desc_.ordered) {
    failing = failingOf(list.size(), completion && completion->holdsLane());
    noteOrder(waits.completions(), failing, completion, epoch);
  }
  if (completion) {
    if (later)
      completion->failWithMark();
    completion->publish(this, epoch, failing);
    if (later) {
      putOff(positions_.share(Ref<Completion>(completion)));
    } else if (commandsMark_) {
      mark_ = Ref<Completion>(completion);
      markEpoch_ = epoch;
    }
  }
}

} // namespace ur::core
