// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs of sequences. Where the vendor's graph has all of a sequence, a run is one command, the graph. Else, and where a
// run is deferred, each command goes out as if it were enqueued by itself, with what the sequence says of its order,
// but without looking at its arguments again.
#pragma once

#include "adapters/core/queue/place.hpp"
#include "adapters/core/recorded/captured_graph.hpp"
#include "adapters/core/recorded/command_buffer.hpp"

namespace ur::core {

/// The handle that a sequence is a part of. It has what the commands use: who enqueues a graph later keeps it.
class SequenceOwner {
public:
  explicit SequenceOwner(CommandBuffer &buffer) noexcept : buffer_(&buffer) {}
  explicit SequenceOwner(ExecutableGraph &graph) noexcept : graph_(&graph) {}

  struct Kept {
    Ref<CommandBuffer> buffer;
    Ref<ExecutableGraph> graph;
  };
  [[nodiscard]] Kept keep() const noexcept { return {Ref<CommandBuffer>(buffer_), Ref<ExecutableGraph>(graph_)}; }

private:
  CommandBuffer *buffer_ = nullptr;
  ExecutableGraph *graph_ = nullptr;
};

/// One run, on a queue of the sequence's context and device, as the command says. With the sequence's lock, which is
/// held all the time. Throws; what went out until then is what the next run comes after.
void runSequence(Queue &queue, Sequence &sequence, const SequenceOwner &owner, const Command &command);
template <class Owner>
void runSequence(Queue &queue, Owner &owner, const Command &command) {
  runSequence(queue, owner, SequenceOwner(owner), command);
}
/// Its end comes after that of the sequence's lock: what the run has put off, since calls may wait, is handed over, be
/// it all of the run or what went out of one that failed.
class HandOver {
public:
  explicit HandOver(Queue &queue) noexcept : queue_(queue) {}
  HandOver(const HandOver &) = delete;
  HandOver &operator=(const HandOver &) = delete;
  ~HandOver() {
    if (queue_.context().caps().graphRunsBlock)
      queue_.context().deferral().pump();
  }

private:
  Queue &queue_;
};

} // namespace ur::core
