// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a command's end is: a position on a lane, a native event where somebody needed one, and the outcome once it is
// known. Wait lists, frees and events keep Completions, never handles. Its identity never changes after publish().
//
// A command that waits for something that isn't submitted itself is deferred: its completion has neither lane nor event
// that anybody may see until it is submitted, and nothing that waits for it may go to the driver before.
//
// Thread-safe. Only wait() and awaitSubmission() block; they are called without locks. Whoever holds a Completion keeps
// the context alive.
#pragma once

#include "adapters/core/object/object.hpp"
#include "adapters/core/port/driver.hpp"

namespace ur::core {

class EventPool;
class Lane;
struct UsedEvent;

enum class Progress : uint8_t { pending, complete, failed };

/// How far a command is on its way to the driver.
enum class Phase : uint8_t {
  made,     ///< about to be submitted by the one thread that knows it
  deferred, ///< to be submitted later (deferral.hpp)
  refused,  ///< it never will be: failed
  external, ///< an imported event that nothing on its way signals; it counts as submitted once its outcome is known
  submitted
};

/// Whether a command fails if something that it waits for does, though its stream goes on; and what its end tells then.
enum class Failing : uint8_t {
  never,
  behindAll, ///< everything that it comes after has ended, too
  behindOne, ///< the one thing that it waits for has; not what is before it on its ordered lane
  early      ///< not even that
};

/// When a command was enqueued and submitted, on the device's clock. Zeros where nobody asked for profiling.
struct EnqueueTimes {
  uint64_t queued = 0, submitted = 0;
  uint64_t began = 0; ///< of what runs on the host; 0: the native event knows
};

class Completion : public RefCounted {
public:
  static constexpr bool kFoundOnlyByOwners = true;

  /// Of a command about to be submitted, with a native event of `pool`. Throws.
  explicit Completion(EventPool &pool);
  /// Of a position on an ordered lane that nobody outside has an event of, or of something complete from the start
  /// (lane null).
  Completion(Lane *lane, uint64_t epoch);
  /// Of a position that isn't known yet: the end, good or bad, of a deferred command. Virtual, and deferred.
  struct Later {};
  explicit Completion(Later) noexcept;
  /// As the first, for the lane's records: at home there. `event` is of `pool`, or null.
  Completion(EventPool &pool, Lane &home, NativeEvent event) noexcept;
  /// Of a native event that was taken in, submitted or external; it goes with this object.
  Completion(Driver &driver, NativeEvent imported, Phase phase) noexcept;
  ~Completion();
  static void destroy(Completion *completion) noexcept;

  /// The event for Fence::signal, to be written by drivers that make events themselves.
  [[nodiscard]] NativeEvent *signal() noexcept { return &native_; }
  /// Before it is published, by the one thread that knows this object.
  [[nodiscard]] bool hasNative() const noexcept { return native_ != nullptr; }
  /// Of a position, which isn't virtual from now on: the event was recorded right behind it. Under its lane's lock,
  /// once.
  void signalLate(NativeEvent recorded) noexcept {
    std::atomic_ref(native_).store(recorded, std::memory_order_release);
  }
  /// As new, for another position of its home, where that may be: by the one thread that still knows this object.
  [[nodiscard]] bool renew() noexcept {
    if (!home_ || lane_ != home_ || native_ || failing_ != Failing::never || holdsLane_ ||
        mark_.load(std::memory_order_relaxed))
      return false;
    times_ = {};
    failsWithMark_ = false;
    progress_.store(Progress::pending, std::memory_order_relaxed);
    error_.store(UR_RESULT_SUCCESS, std::memory_order_relaxed);
    phase_.store(Phase::made, std::memory_order_relaxed);
    return true;
  }
  /// The command is on its way: to be called once, by the one thread that knows this object.
  void publish(Lane *lane, uint64_t epoch, Failing failing = Failing::never) noexcept;
  /// The same for a command that is on no lane, as defer() says.
  void publishAlone(bool byItself) noexcept {
    goesByItself_ = byItself;
    publish(nullptr, 0);
  }
  /// Of a command whose event is a mark that comes later, if at all: where that fails, the command has failed. Before
  /// it is published.
  void failWithMark() noexcept { failsWithMark_ = true; }
  [[nodiscard]] bool failsWithMark() const noexcept { return failsWithMark_; }
  /// Its end is that of everything that was submitted to its lane before: a barrier's. Before it is published.
  void coverLane() noexcept { coversLane_ = holdsLane_ = true; }
  /// A barrier to the driver, whatever its end stands for: later commands of its unordered lane come after it. Before
  /// it is published.
  void holdLane() noexcept { holdsLane_ = true; }
  [[nodiscard]] bool holdsLane() const noexcept { return holdsLane_; }
  /// The command will be submitted later. Before anybody else knows this object. `byItself`: without anything that only
  /// the host can bring about, and it is over likewise.
  void defer(bool byItself) noexcept {
    goesByItself_ = byItself;
    phase_.store(Phase::deferred, std::memory_order_relaxed);
  }
  /// A deferred command that never will be submitted, or (success) needn't be.
  void refuse(ur_result_t error) noexcept;
  /// Instead of publish(): there is no command, it is over.
  void publishComplete() noexcept;
  /// Whether the driver is to note when the command runs.
  [[nodiscard]] bool timed() const noexcept { return timed_; }
  void setTimes(EnqueueTimes times) noexcept { times_ = times; }
  void setSubmitted(uint64_t when) noexcept { times_.submitted = when; }
  void setBegan(uint64_t when) noexcept { times_.began = when; }
  /// Of an external one: true for the first who asks to be told of its end; false until dropWatch().
  [[nodiscard]] bool claimWatch() noexcept { return !watched_.exchange(true, std::memory_order_relaxed); }
  void dropWatch() noexcept { watched_.store(false, std::memory_order_relaxed); }

  /// Whether a command that waits for this one may go to the driver, or this one is over. Of an external one the
  /// driver is asked.
  [[nodiscard]] bool submitted() noexcept;
  [[nodiscard]] Phase phase() const noexcept { return phase_.load(std::memory_order_acquire); }
  /// Blocks while the command is deferred.
  void awaitSubmission() const noexcept {
    if (phase() == Phase::deferred) [[unlikely]]
      sleepWhileDeferred();
  }

  /// The lane whose record this is; null: it is on its own.
  [[nodiscard]] Lane *home() const noexcept { return home_; }

  // Null and 0 of what isn't submitted.
  [[nodiscard]] Lane *lane() const noexcept { return phase() == Phase::submitted ? lane_ : nullptr; }
  [[nodiscard]] uint64_t epoch() const noexcept { return phase() == Phase::submitted ? epoch_ : 0; }
  /// Null of a submitted one: virtual. Such a one is waited for by a mark of its lane.
  [[nodiscard]] NativeEvent native() const noexcept { return phase() >= Phase::external ? nativeNow() : nullptr; }
  /// Another import of the same event takes the place of the first.
  void replaceNative(NativeEvent imported) noexcept;
  /// The user has the native event's handle: it is never used for another command.
  void keepApart() noexcept { apart_.store(true, std::memory_order_relaxed); }
  [[nodiscard]] const EnqueueTimes &times() const noexcept { return times_; }

  // A position that the caller has events of is virtual until somebody asks: then, or before the lane's next command,
  // the lane records a mark for it.
  /// The mark that was recorded for this position: once, under the lane's lock.
  void setMark(Ref<Completion> mark) noexcept { mark_.store(mark.release(), std::memory_order_release); }
  [[nodiscard]] Completion *mark() const noexcept { return mark_.load(std::memory_order_acquire); }
  /// Whether it says by itself, or by a mark, when the position was passed.
  [[nodiscard]] bool marked() const noexcept { return nativeNow() || mark(); }
  /// Whether it stands for a position, and a command of another lane than `target` needs a mark to wait for it.
  [[nodiscard]] bool isVirtualOn(const Lane *target) const noexcept {
    return phase() == Phase::submitted && !nativeNow() && lane_ && lane_ != target;
  }
  /// The command makes progress without further calls: to be called before anybody but the command's own lane is told
  /// of the native event, and before the driver is asked to tell of its end. See Lane::flush.
  [[nodiscard]] ur_result_t flush() noexcept;
  /// What the driver can be asked about: this one, or a mark of its lane; null if it is over. Throws.
  [[nodiscard]] Ref<Completion> concrete();

  /// Whether its end may be what only the caller can bring about: it is deferred for such a thing or on no lane and
  /// behind one, not ours, or its lane says so.
  [[nodiscard]] bool mayAwaitHost() const noexcept;
  /// Of a submitted one.
  [[nodiscard]] Failing failing() const noexcept { return failing_; }
  /// Of a submitted one: once it has ended, everything that it came after has, as far as our commands go.
  [[nodiscard]] bool endTellsAll() const noexcept { return failing_ <= Failing::behindAll; }

  /// What is known; asks the driver at most once, when the lane has passed and the outcome isn't known.
  [[nodiscard]] Progress progress() noexcept;
  /// As progress(), but never asks the driver.
  [[nodiscard]] Progress known() const noexcept { return progress_.load(std::memory_order_acquire); }
  /// As progress(), but asks the driver, about a mark where there is no event. `running` is set if it has begun.
  [[nodiscard]] Progress query(bool *running = nullptr) noexcept;
  /// Blocks until the command is done; its error, if it failed. An error with progress() still pending is the wait's
  /// own.
  [[nodiscard]] ur_result_t wait() noexcept;
  /// Of a failed one.
  [[nodiscard]] ur_result_t error() const noexcept { return error_.load(std::memory_order_relaxed); }
  /// Start and end of the command, on the device's clock; only once it is complete, and timed.
  [[nodiscard]] ur_result_t executionTimes(uint64_t *start, uint64_t *end) noexcept;
  /// A notification of the driver's says so: the outcome, without a call of the driver.
  void settle(EventStatus status) noexcept;

  /// Whether its end is a matter of memory alone: no call of the driver's, no other's end. By the one thread that still
  /// knows this object.
  [[nodiscard]] bool endsAlone() const noexcept {
    return !mark_.load(std::memory_order_relaxed) && !apart_.load(std::memory_order_relaxed) &&
           (!lane_ || lane_ == home_);
  }
  /// At its end: the native event goes back to whoever has made it; null if there is none, or it was kept apart.
  [[nodiscard]] UsedEvent takeNative() noexcept;

private:
  /// A position's may come while others look.
  [[nodiscard]] NativeEvent nativeNow() const noexcept {
    return std::atomic_ref(native_).load(std::memory_order_acquire);
  }
  void settle(Progress progress, ur_result_t error) noexcept;
  [[nodiscard]] Progress queryVirtual() noexcept;
  void settleAs(Completion &mark) noexcept;
  void sleepWhileDeferred() const noexcept;
  [[nodiscard]] ur_result_t waitNative() noexcept;
  [[nodiscard]] ur_result_t waitVirtual() noexcept;

  // What is asked while commands run comes first, close together.
  Lane *const home_ = nullptr; ///< kept alive by the record
  Lane *lane_ = nullptr;       ///< with a reference, unless it is home
  uint64_t epoch_ = 0;
  mutable NativeEvent native_ = nullptr;
  std::atomic<Completion *> mark_{nullptr}; ///< with a reference
  Failing failing_ = Failing::never;
  bool timed_ = false; ///< its native event is
  bool failsWithMark_ = false;
  bool coversLane_ = false, holdsLane_ = false;
  bool goesByItself_ = false; ///< while it is deferred, or on no lane
  std::atomic<Phase> phase_{Phase::made};
  std::atomic<bool> watched_{false};
  std::atomic<bool> apart_{false};
  std::atomic<Progress> progress_{Progress::pending};
  std::atomic<ur_result_t> error_{UR_RESULT_SUCCESS};
  EventPool *pool_ = nullptr;
  Driver *driver_ = nullptr;
  EnqueueTimes times_;
};

} // namespace ur::core
