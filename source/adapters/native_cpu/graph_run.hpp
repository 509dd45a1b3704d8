// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A run of a graph, on a worker: one node after the other, in the order in which they were added. What others can help
// with, and what doesn't have to hold up the rest, becomes a command of its own, a helper: a launch or a copy that is
// worth sharing, a cooperative launch, and without order whatever takes long. The run of a chain pauses meanwhile;
// another one goes on with what doesn't come after. A run that pauses is a command that waits, and no thread stands
// still for it.
//
// What comes after a node that failed isn't done, and the run has failed.
#pragma once

#include "adapters/native_cpu/crew.hpp"
#include "adapters/native_cpu/graph.hpp"

namespace ur::native_cpu {

class GraphRun {
public:
  /// A run that is ready; for its worker.
  GraphRun(Crew &crew, Command &command, Worker &self) noexcept
      : crew_(crew), engine_(crew.engine()), command_(command), self_(self), graph_(*command.graph.graph),
        run_(command.graph.run), state_(graph_.state()) {}

  /// As far as it comes: to its end, or to a pause. The command may be gone then.
  void goOn() noexcept;

private:
  [[nodiscard]] bool goOnAlong() noexcept;
  [[nodiscard]] bool goOnByEdges() noexcept;
  [[nodiscard]] bool joinHelpers() noexcept;
  void handOver(size_t node, const Work &work) noexcept;
  [[nodiscard]] bool leavesTurn() noexcept;
  [[nodiscard]] bool pausesFor(Command &helper, bool fresh) noexcept;
  [[nodiscard]] Command *helperFor(const Work &work, size_t edges) noexcept;
  [[nodiscard]] bool doHere(const Work &work, bool timed) noexcept;
  void note(ur_result_t result) noexcept;

  Crew &crew_;
  Engine &engine_;
  Command &command_;
  Worker &self_;
  Graph &graph_;
  const uint64_t run_;
  Graph::State &state_;
};

} // namespace ur::native_cpu
