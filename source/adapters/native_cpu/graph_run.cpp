// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/graph_run.hpp"

#include "adapters/native_cpu/engine.hpp"
#include "adapters/native_cpu/kernel.hpp"
#include "adapters/native_cpu/work.hpp"

#include <utility>

namespace ur::native_cpu {

void GraphRun::goOn() noexcept {
  if (!std::exchange(state_.begun, true))
    Engine::begin(&command_);
  if (!(graph_.isChain() ? goOnAlong() : goOnByEdges() && joinHelpers()))
    return;
  const ur_result_t result = state_.result;
  state_.begun = false; // as the next run is to find it
  state_.next = state_.joined = 0;
  state_.result = UR_RESULT_SUCCESS;
  engine_.finished(&command_, result, self_);
}

void GraphRun::note(ur_result_t result) noexcept {
  if (state_.result == UR_RESULT_SUCCESS)
    state_.result = result;
}

/// Of a chain. False: it pauses.
bool GraphRun::goOnAlong() noexcept {
  for (;;) {
    if (Command *helper = std::exchange(state_.helper, nullptr)) {
      note(helper->result);
      engine_.release(helper, &self_);
      ++state_.next;
    }
    if (state_.next == graph_.size() || state_.result != UR_RESULT_SUCCESS)
      return true;
    const Work &work = graph_.work(state_.next, run_);
    if (leavesTurn())
      return false;
    if (!crew_.isShared(work)) {
      (void)doHere(work, work.units > 1);
      ++state_.next;
      continue;
    }
    state_.helper = helperFor(work, 0);
    if (!state_.helper)
      note(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    else if (pausesFor(*state_.helper, true))
      return false;
  }
}

/// False: it pauses.
bool GraphRun::goOnByEdges() noexcept {
  for (; state_.next != graph_.size(); ++state_.next) {
    if (leavesTurn())
      return false;
    bool waits = false;
    uint8_t failed = 0;
    for (const uint32_t earlier : graph_.after(state_.next)) {
      const Command *helper = state_.helpers[earlier];
      failed |= helper ? helper->failed() : state_.failed[earlier];
      waits = waits || (helper && !helper->finished());
    }
    const Work &work = graph_.work(state_.next, run_);
    if (!failed && (waits || crew_.isLong(work)))
      handOver(state_.next, work);
    else
      state_.failed[state_.next] = failed || !doHere(work, work.action == Action::launch);
  }
  return true;
}

/// To a helper that comes after those of the nodes before it.
void GraphRun::handOver(size_t node, const Work &work) noexcept {
  const std::span<const uint32_t> after = graph_.after(node);
  Command *helper = helperFor(work, after.size());
  state_.failed[node] = !helper;
  if (!helper) {
    note(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    return;
  }
  for (const uint32_t earlier : after) {
    if (Command *other = state_.helpers[earlier])
      helper->follow(*other, true);
  }
  state_.helpers[node] = helper;
  engine_.submitted(helper);
}

/// False: it pauses.
bool GraphRun::joinHelpers() noexcept {
  for (; state_.joined != graph_.size(); ++state_.joined) {
    Command *&helper = state_.helpers[state_.joined];
    if (!helper)
      continue;
    if (!helper->finished() && pausesFor(*helper, false))
      return false;
    note(helper->result);
    engine_.release(std::exchange(helper, nullptr), &self_);
  }
  return true;
}

/// Lets more urgent commands pass, and after some nodes others of the same priority. True: the run is behind those now.
bool GraphRun::leavesTurn() noexcept {
  if (crew_.urgent_.load(std::memory_order_relaxed) > int(command_.priority))
    crew_.letUrgentWorkPass(command_.priority, self_);
  if (++self_.streak < Crew::kStreak || !crew_.hint_.load(std::memory_order_relaxed))
    return false;
  self_.streak = 0;
  CommandList one;
  one.push(&command_);
  crew_.enqueue(one);
  return true;
}

/// Submits the helper if it is fresh. False: it is over already, and so the run goes on.
bool GraphRun::pausesFor(Command &helper, bool fresh) noexcept {
  command_.reopen();
  command_.follow(helper, false);
  if (fresh)
    engine_.submittedBy(&helper, self_);
  return command_.pending.fetch_sub(1, std::memory_order_acq_rel) != 1;
}

/// With a reference, and room for so many edges. It does what is the graph's: the run ends after it. Null: no memory.
Command *GraphRun::helperFor(const Work &work, size_t edges) noexcept {
  if (self_.spare.empty())
    self_.spare = engine_.take();
  Command *helper = self_.spare.pop();
  if (!helper)
    return nullptr;
  helper->open(2);
  if (!helper->reserveEdges(edges)) {
    self_.spare.push(helper);
    return nullptr;
  }
  static_cast<Work &>(*helper) = work;
  if (work.action == Action::launch)
    work.launch.kernel->retain();
  helper->crew = &crew_;
  helper->priority = command_.priority;
  helper->stream = command_.stream;
  helper->onFailure = command_.onFailure;
  return helper;
}

bool GraphRun::doHere(const Work &work, bool timed) noexcept {
  if (work.action == Action::none)
    return true;
  const uint64_t start = timed ? nowNs() : 0;
  const ur_result_t result = doUnits(work, 0, work.units, &self_);
  if (timed)
    learn(work, work.units, nowNs() - start);
  if (result == UR_RESULT_SUCCESS) [[likely]]
    return true;
  Engine::report(command_, work, result);
  note(result);
  return false;
}

} // namespace ur::native_cpu
