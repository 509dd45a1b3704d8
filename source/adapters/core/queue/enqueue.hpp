// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The one way of a command: its waits are resolved, it gets a lane, one port call submits it, its event is published.
// Where it must come after something that isn't submitted itself, it is deferred, and its event is published all the
// same. All entry points that enqueue are built on this.
#pragma once

#include "adapters/core/order/ports.hpp"
#include "adapters/core/queue/capture.hpp"
#include "adapters/core/queue/deferred_command.hpp"
#include "adapters/core/queue/place.hpp"

namespace ur::core {

/// A command on its way: collects what it waits for, then goes out by submit() or is found to need no submission.
class Enqueue {
public:
  /// Reads the wait list. Throws the list's errors, and GRAPH_CAPTURE_UNSUPPORTED where the queue captures: what can be
  /// captured doesn't come here.
  Enqueue(Queue &queue, const Command &command)
      : waits(queue.context(), queue.orderedLane(), queue.severalLanes()), queue_(queue), command_(command),
        queued_(now()) {
    refuseCapture(queue);
    waits.add(command.waits);
  }

  /// `port(driver, stream, fence)` makes the command's one port call. Throws its error, with nothing published. The
  /// completion is made if the caller wants an event, if the command blocks, or if `needed`.
  template <Port P>
  Ref<Completion> submit(const P &port, bool needed = false) {
    start(port, needed);
    return publish();
  }

  /// submit() in two steps, for callers with locks of their own: start() submits and answers the completion, if one is
  /// made; publish(), without locks, waits if the command blocks, and hands out the event.
  template <Port P>
  const Ref<Completion> &start(const P &port, bool needed = false) {
    if (hostFunctionOf(port) || isBlocking(port))
      waits.putOff();
    Queue::Turn turn = queue_.turn(waits);
    if (turn.lane && isWanted(needed) && queued_ == 0 && !command_.timed) [[likely]] {
      turn.lane->submitNew(
          waits, [this](Ref<Completion> fresh) { adopt(std::move(fresh)); }, port);
      turn.submitted();
      return completion_;
    }
    prepare(needed);
    if (turn.lane)
      send(turn, port);
    else
      defer(turn, DeferredCommand::Kind::plain, port);
    return completion_;
  }
  Ref<Completion> publish();

  /// A barrier: later commands of the queue come after it. The completion is made as by submit().
  Ref<Completion> submitBarrier(bool listOnly, bool needed = false);

  /// Whether a command that does nothing but come after others needs no port call: its place on an in-order queue, or
  /// the one thing that it waits for, says all that there is to know of its end. `needed`: not only an event's holder
  /// wants to know that.
  [[nodiscard]] bool isVirtual(bool needed = false) const noexcept;
  /// The event of such a command, if the caller wants one. Throws.
  void publishVirtual();

  /// Whether the command, on an in-order queue, comes after nothing but that queue's work, which is all our own, and
  /// has nobody to tell. A mere look, without a call of the driver, as the next.
  [[nodiscard]] bool isAlone() const noexcept;
  /// Whether it comes after nothing at all: the caller may as well do its work now.
  [[nodiscard]] bool isFree() const noexcept;

  /// Comes after those, however they end. Throws.
  void follow(std::span<const Ref<Completion>> earlier);
  /// Whether one of them isn't submitted yet: then the command is deferred, whatever it waits for.
  [[nodiscard]] bool followsDeferred() const noexcept { return !followed_.empty(); }

  WaitSet waits;

private:
  /// Whether anybody asks for its end; `needed`: not only by the command.
  [[nodiscard]] bool isWanted(bool needed) const noexcept { return command_.event || command_.blocking || needed; }
  void prepare(bool needed);
  void adopt(Ref<Completion> completion);
  void publishAlias();
  /// A barrier out of order, where everything before it is known to be over: there is nothing to order, and later
  /// commands have nothing to come after.
  [[nodiscard]] bool isBarrierOfNothing(bool listOnly) const noexcept;
  [[nodiscard]] Ref<Completion> newCompletion() { return queue_.newCompletion(command_.timed); }
  /// Zero where nobody will ask.
  [[nodiscard]] uint64_t now() const noexcept {
    return queue_.profiling() || command_.timed ? queue_.context().deviceNow(queue_.deviceIndex()) : 0;
  }
  template <Port P>
  void send(Queue::Turn &turn, const P &port) {
    turn.lane->submit(waits, completion_.get(), port);
    turn.submitted();
  }
  template <Port P>
  void defer(const Queue::Turn &turn, DeferredCommand::Kind kind, const P &port) {
    if (!completion_)
      completion_ = newCompletion(); // what comes after it must have something to wait for
    auto command = std::make_unique<DeferredCommand>(queue_, kind, completion_, waits.references(), record(port));
    followed_.insert(followed_.end(), waits.order().begin(), waits.order().end());
    command->follow(std::move(followed_));
    queue_.defer(turn, std::move(command), *completion_);
  }

  Queue &queue_;
  const Command &command_;
  const uint64_t queued_;
  Ref<Completion> completion_;
  Ref<Event> event_;
  Stamp followed_; ///< not submitted yet
};

/// The common case: a command that is one port call.
template <Port P>
[[gnu::hot]] void enqueue(Queue &queue, const Command &command, const P &port) {
  if (Lane *lane = hostFunctionOf(port) || isBlocking(port) ? nullptr : laneAtOnce(queue, command)) [[likely]] {
    if (!command.event) {
      lane->submit(port); // There is nothing to resolve, and nothing to publish.
      return;
    }
    if (Event *event = queue.profiling() || command.timed ? nullptr : lane->submit(queue, command.type, port)) {
      *command.event = event;
      return;
    }
  }
  if constexpr (isCapturable<P>) {
    if (capture(queue, command, [&] { return Node{command.type, record(port)}; }))
      return;
  }
  Enqueue(queue, command).submit(port);
}

/// A command that only orders others: no port call where it can be virtual. May block.
void enqueueMarker(Queue &queue, const Command &command);

} // namespace ur::core
