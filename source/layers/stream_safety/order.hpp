// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What comes before what: queues, events, and the host, which is taken for one thread. An order that isn't there is
// never made up by this; one that is there by means that the API doesn't see (native handles, other processes) is
// assumed wherever it may be.
#pragma once

#include "layers/stream_safety/chains.hpp"
#include "layers/stream_safety/recording.hpp"
#include "layers/stream_safety/sharded.hpp"

#include <memory>
#include <span>
#include <utility>

namespace ur::layers::stream_safety {

using Events = std::span<const ur_event_handle_t>;

/// Safe from any thread. What takes memory throws std::bad_alloc; then something counts as ordered that isn't.
class Order {
public:
  enum class After : uint8_t {
    listed,     ///< the wait list
    allIfNone,  ///< without a wait list all commands of the queue
    barrier,    ///< that, and what follows in the queue comes after it
    everything, ///< all that has been enqueued anywhere: nobody knows
  };

  void addQueue(const void *handle, bool inOrder, bool isNative);
  void retainQueue(const void *handle) noexcept;
  void releaseQueue(const void *handle) noexcept;
  /// Its commands may be ordered by the vendor's means from now on.
  void openQueue(const void *handle) noexcept;

  [[nodiscard]] bool isInOrder(const void *handle);

  /// A command. Calls inside(clock, epoch, recording): recording is null, or what the command is captured into; then
  /// the clock is that of the capture. `event`: the handle that stands for it, or null.
  /// `run`: what the command runs, or null. `more`: what comes before its end, besides, known after inside().
  template <typename Inside>
  void command(const Place &place, Events waits, After after, const void *event, Recording *run, Inside &&inside,
               const Clock *more = nullptr) {
    const std::shared_ptr<Queue> queue = queueOf(place.queue);
    const std::scoped_lock lock(queue->mutex);
    Clock own;
    Clock &clock = begin(*queue, waits, after, &own);
    std::unique_lock<std::mutex> last; // of two runs at once one comes first
    if (run && !queue->recording) {
      last = std::unique_lock(run->lastRun->mutex);
      clock.join(run->lastRun->clock);
    }
    const Epoch epoch = append(*queue, clock);
    clock.raise(epoch);
    inside(std::as_const(clock), epoch, std::as_const(queue->recording));
    if (more)
      clock.join(*more);
    if (last)
      run->lastRun->clock = clock;
    end(*queue, clock, after);
    if (event)
      signals(event, clock, place, queue->recording);
  }
  /// What comes before these, as what waits for them knows it.
  void joinAll(Clock *clock, Events events);
  /// What a command of that queue with that wait list comes after.
  [[nodiscard]] Clock before(const void *handle, Events waits);
  /// What is over once the queue has nothing to do.
  [[nodiscard]] Clock allOf(const void *handle);

  /// The event of a command that was ordered before.
  void signals(const void *event, const Clock &clock, const Place &place, std::shared_ptr<Recording> into = nullptr) {
    const std::shared_ptr<Signal> before = signals_.find(event);
    if (!before || !before->isOpen)
      signals_.put(event, std::make_shared<Signal>(clock, std::move(into), place));
  }
  /// Others may signal it, too: nobody knows what comes before.
  void openEvent(const void *event) { signals_.put(event, std::make_shared<Signal>()); }

  /// The host has waited.
  void finished(const void *handle);
  void finishedAll();
  void waited(Events events);
  /// What the host knows once the event is complete; nothing where that isn't known.
  [[nodiscard]] std::shared_ptr<const Clock> clockOf(const void *event);
  /// The same, and all there is where it isn't known.
  [[nodiscard]] Clock knownAfter(const void *event);
  void hostKnows(const Clock &clock);
  [[nodiscard]] Clock host();
  /// What the host may know: that, and all there is where it may have waited by means that nobody sees.
  [[nodiscard]] Clock hostAtMost();

  void retainEvent(const void *event) noexcept;
  void releaseEvent(const void *event) noexcept;
  /// The command that an event is captured from, which never runs by itself; null: it is none.
  [[nodiscard]] std::shared_ptr<const Place> capturedFrom(const void *event);

  [[nodiscard]] bool isCapturing(const void *handle);
  void beginCapture(const void *handle, std::shared_ptr<Recording> into);
  /// What was captured since, on that queue and those that have waited for it.
  [[nodiscard]] std::shared_ptr<Recording> endCapture(const void *handle);

  void clear() noexcept;

private:
  struct Queue {
    SpinLock mutex; // guards what follows
    bool inOrder = true, isNative = false;
    std::vector<Chain> chains;
    Clock before; // what comes before the next command
    Clock all;    // out of order: all commands
    uint64_t hostVersion = 0;
    std::shared_ptr<Recording> recording; // what it is captured into
    Clock outside, allOutside;            // meanwhile: the two above, from before
    uint32_t references = 1;              // of the program's
  };
  struct Signal {
    Signal(const Clock &clock_, std::shared_ptr<Recording> recording_, const Place &place_)
        : clock(clock_), recording(std::move(recording_)), place(place_) {}
    Signal() noexcept : isOpen(true) {}
    const Clock clock;
    const std::shared_ptr<Recording> recording; // it is captured into
    const Place place;
    const bool isOpen = false;
    std::atomic<uint32_t> references{1};
  };

  [[nodiscard]] std::shared_ptr<Queue> queueOf(const void *handle);
  [[nodiscard]] Clock &begin(Queue &queue, Events waits, After after, Clock *own);
  static void join(Queue &queue, std::shared_ptr<Recording> recording);
  void raiseAll(Clock *clock) const;
  [[nodiscard]] Epoch append(Queue &queue, const Clock &clock);
  void end(Queue &queue, const Clock &clock, After after);

  Chains chains_;
  Sharded<std::shared_ptr<Queue>> queues_;
  Sharded<std::shared_ptr<Signal>> signals_;
  SpinLock hostMutex_; // guards host_
  Clock host_;
  std::atomic<uint64_t> hostVersion_{1};
  std::mutex allMutex_; // guards what follows
  std::vector<std::weak_ptr<Queue>> all_;
};

} // namespace ur::layers::stream_safety
