// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/stream.hpp"

#include <utility>

namespace ur::native_cpu {

namespace {
constexpr size_t kMostSpare = 64;
}

Stream::~Stream() {
  if (engine_.lost())
    return; // all that is in flight is, and stays, in the parent process
  drop(last_);
  if (Command *join = std::exchange(join_, nullptr))
    engine_.submitted(join); // its submission ends here, with nobody to wait for it
  engine_.put(spare_);
}

/// A command object with the reference of its being in flight. Null: no memory.
Command *Stream::obtain() noexcept {
  if (spare_.empty())
    spare_ = engine_.take();
  Command *command = spare_.pop();
  if (command) {
    command->open(1);
    command->crew = &crew_;
    command->priority = priority_;
    command->stream = number_;
    command->onFailure = onFailure_;
  }
  return command;
}

bool Stream::obtainJoin() noexcept {
  if (!join_)
    join_ = obtain();
  return join_ != nullptr;
}

void Stream::discard(Command *command) noexcept {
  engine_.release(command, nullptr, &spare_);
}

void Stream::drop(Command *&command) noexcept {
  if (command)
    engine_.release(std::exchange(command, nullptr), nullptr, &spare_);
  if (spare_.size > kMostSpare) {
    CommandList kept;
    while (kept.size < kMostSpare / 2)
      kept.push(spare_.pop());
    engine_.put(std::exchange(spare_, kept));
  }
}

/// Waits and signal: what is the same for all commands. Edges have been reserved.
void Stream::announce(Command *command, const core::Fence &fence) noexcept {
  for (core::NativeEvent event : fence.waits)
    command->follow(*reinterpret_cast<Command *>(event), true);
  command->timed = profiling_ || fence.signal;
  if (fence.signal) {
    command->retain();
    *fence.signal = reinterpret_cast<core::NativeEvent>(command);
  }
}

void Stream::fallIn(Command *command, Command *&line) noexcept {
  if (line)
    command->follow(*line, false);
  drop(line);
  command->retain();
  line = command;
}

void Stream::link(Command *command, const core::Fence &fence) noexcept {
  if (last_)
    command->follow(*last_, false);
  announce(command, fence);
  if (ordered_) {
    command->retain();
    drop(last_);
    last_ = command;
  } else {
    join_->pending.fetch_add(1, std::memory_order_relaxed);
    command->join = join_;
    if (last_ && last_->finished())
      drop(last_); // nothing has to wait for that barrier any more
  }
}

/// Takes the next barrier out, which from now on counts no further commands, and puts another in its place.
Command *Stream::closeJoin(Command *nextJoin) noexcept {
  if (last_)
    join_->follow(*last_, false);
  return std::exchange(join_, nextJoin);
}

ur_result_t Stream::barrier(const core::Fence &fence) noexcept {
  if (ordered_)
    return submit(fence, [](Command &) { return UR_RESULT_SUCCESS; });
  if (const ur_result_t result = crew_.prepare(); result != UR_RESULT_SUCCESS)
    return result;
  Command *barrier;
  {
    std::lock_guard lock(mutex_);
    if (!obtainJoin() || !join_->reserveEdges(fence.waits.size() + 1))
      return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    Command *nextJoin = obtain();
    if (!nextJoin)
      return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    barrier = closeJoin(nextJoin);
    announce(barrier, fence);
    barrier->retain();
    drop(last_);
    last_ = barrier;
  }
  engine_.submitted(barrier);
  return UR_RESULT_SUCCESS;
}

ur_result_t Stream::last(Command **command) noexcept {
  *command = nullptr;
  if (engine_.lost())
    return UR_RESULT_ERROR_DEVICE_LOST;
  std::unique_lock lock(mutex_);
  if (ordered_ || !join_) {
    if (!last_ || last_->finished())
      return UR_RESULT_SUCCESS;
    last_->retain();
    *command = last_;
    return UR_RESULT_SUCCESS;
  }
  // A barrier that later commands don't wait for: only the next barrier does.
  Command *nextJoin = obtain();
  if (!nextJoin)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  Command *join = closeJoin(nextJoin);
  join->retain();
  nextJoin->follow(*join, false);
  lock.unlock();
  engine_.submitted(join);
  *command = join;
  return UR_RESULT_SUCCESS;
}

} // namespace ur::native_cpu
