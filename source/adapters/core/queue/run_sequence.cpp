// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/queue/run_sequence.hpp"

#include "adapters/core/queue/memory_command.hpp"
#include "adapters/core/recorded/graph.hpp"

namespace ur::core {
namespace {

/// What the run comes after of those before it. How they end is no matter of this run.
void addLastRun(Enqueue &run, const Queue &queue, const LastRun &last) {
  run.follow(last.ends);
  if (last.lane && last.lane.get() != queue.orderedLane() && last.lane->done() < last.epoch)
    run.waits.add(makeRef<Completion>(last.lane.get(), last.epoch));
}

bool isTimed(const Queue &queue, const Sequence &sequence, const Command &command) {
  return command.event && queue.context().caps().timedEvents && (sequence.profiling() || queue.profiling());
}

/// The graph as one command. It isn't deferred, since an update before it goes out would change it; but where it blocks
/// it always is, and changes wait until it has gone out.
struct GraphPort {
  struct Deferred {}; ///< thrown where it would be
  Graph &graph;
  const SequenceOwner &owner;
  const bool isBlocking;

  [[nodiscard]] bool awaitsHost() const noexcept { return graph.awaitsHost(); }
  [[nodiscard]] bool blocks() const noexcept { return isBlocking; }
  ur_result_t operator()(Driver &, Stream stream, const Fence &fence) const { return graph.enqueue(stream, fence); }
  [[nodiscard]] Ref<Recorded> recorded() const {
    if (!blocks())
      throw Deferred{};
    return Ref<Recorded>::adopt(new RecordedPort<Kept>(Kept{owner.keep(), Graph::OnItsWay(graph)}));
  }

private:
  struct Kept {
    SequenceOwner::Kept owner; ///< goes last: it has the kernels that the graph launches
    Graph::OnItsWay run;
    [[nodiscard]] bool awaitsHost() const noexcept { return run.graph().awaitsHost(); }
    [[nodiscard]] bool blocks() const noexcept { return true; }
    ur_result_t operator()(Driver &, Stream stream, const Fence &fence) const {
      return run.graph().enqueue(stream, fence);
    }
  };
};

/// Where the graph goes out on another stream, a run that is to have times begins with a command of its own, which the
/// run comes after. Null: it has none.
Ref<Completion> beginTimes(Queue &queue, const LastRun &last, Command &command, bool blocks) {
  if (!blocks || !command.timed)
    return {};
  Command begin{command.type, std::exchange(command.waits, {})};
  begin.timed = true;
  Enqueue first(queue, begin);
  addLastRun(first, queue, last);
  return first.submit(FencePort{}, true);
}

/// A run by the graph, with all changes since the last one. False, with nothing done: it has to be deferred, the graph
/// doesn't take the changes, or not now, or this run isn't for the vendor's graph. Throws; what went out until then is
/// what the next run comes after.
bool runGraph(Queue &queue, Sequence &sequence, const SequenceOwner &owner, Command command) {
  if (const Graph::Told told = sequence.graph()->update(sequence.nodes()); told != Graph::Told::all) {
    if (told == Graph::Told::never)
      sequence.dropGraph();
    return false;
  }
  // Where others have work on the queue's stream too, the run has to be there when the enqueue returns.
  const GraphPort port{*sequence.graph(), owner, sequence.graph()->blocks() && !queue.sharesItsStream()};
  LastRun &last = sequence.lastRun();
  // Where a command can fail alone, its end says more than its place.
  const bool byLane = queue.inOrder() && !queue.context().caps().isolatedFailures && !port.blocks();
  const bool mayBeAtOnce = byLane && !command.event && last.ends.empty() && last.lane.get() == queue.orderedLane();
  command.timed = isTimed(queue, sequence, command);
  last.ends.reserve(1);
  const auto note = [&](Ref<Completion> end) noexcept { // what is out, however this goes on
    last.ends.clear();
    last.lane = byLane ? Ref<Lane>(queue.orderedLane()) : Ref<Lane>();
    if (byLane)
      last.epoch = last.lane->submitted();
    else
      last.ends.push_back(std::move(end));
  };
  try {
    if (Lane *lane = mayBeAtOnce ? laneAtOnce(queue, command) : nullptr) { // The run before is there, too.
      lane->submit(port);
      last.epoch = lane->submitted();
      return true;
    }
    ur_event_handle_t *const event = command.event;
    const Ref<Completion> begin = beginTimes(queue, last, command, port.blocks());
    if (begin)
      command.event = nullptr;
    Enqueue enqueue(queue, command);
    if (begin)
      enqueue.waits.add(begin, true);
    addLastRun(enqueue, queue, last);
    const Ref<Completion> end = enqueue.submit(port, !byLane);
    note(end);
    if (begin)
      *event = Event::makeOfRun(queue, command.type, begin, end).release();
  } catch (GraphPort::Deferred) {
    return false;
  } catch (ur_result_t result) {
    if (result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      throw;
    return false;
  }
  return true;
}

/// One run. The sequence's lock is held all the time.
class Replay {
public:
  Replay(Queue &queue, Sequence &sequence, const Command &command) noexcept
      : queue_(queue), sequence_(sequence), command_(command),
        byLane_(queue.inOrder() && !queue.context().caps().isolatedFailures && !queue.deferring()),
        timed_(isTimed(queue, sequence, command)) {}

  /// Throws; what went out until then is what the next run comes after.
  void run();

private:
  void runAlong();
  [[nodiscard]] Stamp runByOrder();
  [[nodiscard]] Ref<Completion> submit(Node &node, const Command &command, std::span<const Ref<Completion>> after,
                                       bool needed);
  [[nodiscard]] Ref<Completion> submitWithMemory(Node &node, const Command &command,
                                                 std::span<const Ref<Completion>> after, bool needed);
  void begin();
  [[nodiscard]] Ref<Completion> end(const Stamp &after);
  void addTo(WaitSet &waits, const Node &node, std::span<const Ref<Completion>> after);

  Queue &queue_;
  Sequence &sequence_;
  const Command &command_;
  const bool byLane_; ///< the queue's one stream orders everything, and no command fails alone
  const bool timed_;
  Ref<Completion> start_; ///< what commands that come after nothing else come after; null: nothing, or the lane's order
};

void Replay::addTo(WaitSet &waits, const Node &node, std::span<const Ref<Completion>> after) {
  for (const Ref<Completion> &one : after)
    waits.add(one, true);
  for (const Ref<Event> &event : node.waits)
    waits.add(event->current());
}

/// The addresses of this run; mostly they are those of the last. What is deferred keeps its own.
void bind(Node &node, MemoryCommand &commands) {
  for (const MemoryOfCommand &one : node.uses) {
    void *address = static_cast<std::byte *>(commands.storageOf(*one.mem)) + one.offset;
    if (node.what->hasAddress(one.slot, address))
      continue;
    if (!node.what->onlyRef())
      node.what = node.what->copy();
    node.what->setAddress(one.slot, address);
  }
}

Ref<Completion> Replay::submitWithMemory(Node &node, const Command &command, std::span<const Ref<Completion>> after,
                                         bool needed) {
  MemoryCommand commands(queue_, command);
  for (const MemoryOfCommand &one : node.uses)
    commands.use(*one.mem, one.use);
  addTo(commands.waits(), node, after);
  commands.prepare();
  bind(node, commands);
  return commands.submit(RecordedCommandPort{*node.what}, needed);
}

Ref<Completion> Replay::submit(Node &node, const Command &command, std::span<const Ref<Completion>> after,
                               bool needed) {
  needed = needed || node.signal;
  Recorded *work = node.work();
  Ref<Completion> end;
  if (work && !node.uses.empty()) {
    end = submitWithMemory(node, command, after, needed);
  } else if (work && after.empty() && node.waits.empty() && !needed) {
    enqueue(queue_, command, RecordedCommandPort{*work});
  } else {
    Enqueue enqueue(queue_, command);
    addTo(enqueue.waits, node, after);
    end = work ? enqueue.submit(RecordedCommandPort{*work}, needed) : enqueue.submit(FencePort{}, needed);
  }
  if (node.signal)
    node.signal->signal(end);
  return end;
}

/// What the run comes after, as one thing.
void Replay::begin() {
  Command wait{command_.type, command_.waits};
  wait.timed = timed_;
  Enqueue start(queue_, wait);
  addLastRun(start, queue_, sequence_.lastRun());
  const bool putOff = start.followsDeferred();
  if (timed_ || putOff || (!start.waits.empty() && (byLane_ || start.waits.size() != 1)))
    start_ = start.submit(FencePort{}, timed_ || putOff || !byLane_);
  else if (!start.waits.empty())
    start_ = start.waits.only();
}

/// The end of all that is left, which is the run's.
Ref<Completion> Replay::end(const Stamp &after) {
  Command last{command_.type};
  last.timed = timed_;
  last.event = timed_ ? nullptr : command_.event;
  Enqueue finish(queue_, last);
  for (const Ref<Completion> &one : after)
    finish.waits.add(one, true);
  return finish.submit(FencePort{}, true);
}

/// In order, all of it is where it belongs without being told.
void Replay::runAlong() {
  struct Noted { // However far it comes, the next run comes after it.
    LastRun &run;
    ~Noted() { run.epoch = run.lane->submitted(); }
  } const noted{sequence_.lastRun()};
  noted.run.lane = Ref<Lane>(queue_.orderedLane());
  for (Node &node : sequence_.nodes())
    (void)submit(node, Command{node.type}, {}, false);
}

/// Answers the open ends.
Stamp Replay::runByOrder() {
  Nodes &nodes = sequence_.nodes();
  Stamp ends(nodes.size()), open, after, &out = sequence_.lastRun().ends;
  open.reserve(nodes.size() + 1);
  out.reserve(out.size() + nodes.size() + 1); // What is out must be noted.
  for (size_t i = 0; i < nodes.size(); ++i) {
    Node &node = nodes[i];
    after.clear();
    if (sequence_.inOrder() && i != 0)
      after.push_back(ends[i - 1]);
    for (const uint32_t earlier : node.after)
      after.push_back(ends[earlier]);
    if (after.empty() && start_)
      after.push_back(start_);
    ends[i] = submit(node, Command{node.type}, after, true);
    out.push_back(ends[i]);
    if (node.open)
      open.push_back(ends[i]);
  }
  if (nodes.empty() && start_)
    open.push_back(start_);
  return open;
}

void Replay::run() {
  begin();
  LastRun &last = sequence_.lastRun();
  const bool along = byLane_ && !timed_ && !queue_.deferring();
  Stamp open;
  if (along)
    runAlong();
  else
    open = runByOrder();
  if (along && !queue_.deferring()) {
    last.ends.clear();
    last.epoch = last.lane->submitted(); // with what was deferred for a while
    enqueueMarker(queue_, {command_.type, {}, command_.event});
    return;
  }
  Ref<Completion> ended = end(open);
  if (timed_)
    *command_.event = Event::makeOfRun(queue_, command_.type, start_, ended).release();
  last.ends.assign(1, ended);
  last.lane = {};
}

} // namespace

void runSequence(Queue &queue, Sequence &sequence, const SequenceOwner &owner, const Command &command) {
  if (!sequence.graph() || !runGraph(queue, sequence, owner, command))
    Replay(queue, sequence, command).run();
}

} // namespace ur::core
