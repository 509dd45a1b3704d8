// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The one way of a command: its waits are resolved, it gets a lane, one port call submits it, its event is published.
// All entry points that enqueue are built on this.
#pragma once

#include "adapters/core/queue/queue.hpp"

#include <concepts>

namespace ur::core {

/// What every enqueue of the API is given.
struct Command {
  ur_command_t type;
  uint32_t waitCount = 0;
  const ur_event_handle_t *waits = nullptr;
  ur_event_handle_t *event = nullptr; ///< where the caller wants the event; null: no event is made
  bool blocking = false;              ///< wait for the command before returning, without locks
};

/// A command on its way: collects what it waits for, then goes out by submit() or is found to need no submission.
class Enqueue {
public:
  /// Reads the wait list. Throws the list's errors.
  Enqueue(Queue &queue, const Command &command)
      : waits(queue.context(), queue.orderedLane()), queue_(queue), command_(command), queued_(queue.profilingNow()) {
    waits.add(command.waitCount, command.waits);
  }

  /// `port(driver, stream, fence)` makes the command's one port call. Throws its error, with nothing published. The
  /// completion is made if the caller wants an event, if the command blocks, or if `needed`.
  template <std::invocable<Driver &, Stream, const Fence &> Port>
  Ref<Completion> submit(Port &&port, bool needed = false) {
    start(port, needed);
    return publish();
  }

  /// submit() in two steps, for callers with locks of their own: start() submits and answers the completion, if one is
  /// made; publish(), without locks, waits if the command blocks, and hands out the event.
  template <std::invocable<Driver &, Stream, const Fence &> Port>
  const Ref<Completion> &start(Port &&port, bool needed = false) {
    prepare(needed);
    Queue::Turn turn = queue_.turn(waits);
    send(turn, port);
    return completion_;
  }
  Ref<Completion> publish();

  /// A barrier: later commands of the queue come after it.
  Ref<Completion> submitBarrier(bool listOnly);

  /// An event for something that is over already: no port call.
  void publishComplete();

  WaitSet waits;

private:
  void prepare(bool needed);
  template <typename Port>
  void send(Queue::Turn &turn, Port &port) {
    turn.lane->submit(waits, completion_.get(), port);
    turn.submitted();
  }

  Queue &queue_;
  const Command &command_;
  const uint64_t queued_;
  Ref<Completion> completion_;
  Ref<Event> event_;
};

/// The common case: a command that is one port call.
template <std::invocable<Driver &, Stream, const Fence &> Port>
void enqueue(Queue &queue, const Command &command, Port &&port) {
  Enqueue(queue, command).submit(port);
}

/// A command that only orders others: no port call where nobody would see it. May block.
void enqueueMarker(Queue &queue, const Command &command);

} // namespace ur::core
