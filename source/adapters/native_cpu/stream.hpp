// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Streams: in which order commands follow each other. A stream's lock is held while one command is made and linked in,
// never while anything runs.
//
// Ordered: each command follows the last one. Unordered: each command follows the last barrier; the next barrier exists
// already, as a command still being submitted, and counts the commands that it will follow, so that a barrier costs the
// same however many there are.
#pragma once

#include "adapters/native_cpu/engine.hpp"

#include <mutex>

namespace ur::native_cpu {

class Stream {
public:
  Stream(Crew &crew, const core::StreamDesc &desc) noexcept
      : crew_(crew), engine_(crew.engine()), ordered_(desc.ordered), profiling_(desc.profiling),
        priority_(uint8_t(1 + desc.priority)), number_(desc.number), onFailure_(desc.onFailure) {}
  /// Gives back the stream's references; commands in flight go on.
  ~Stream();
  Stream(const Stream &) = delete;
  Stream &operator=(const Stream &) = delete;

  /// Makes a command by prepare(Command &), a function that answers a result, and submits it. `line`: it comes after
  /// that one as well, whatever came of it, and takes its place, as a reference; the caller guards it.
  template <class Prepare>
  [[nodiscard]] ur_result_t submit(const core::Fence &fence, Prepare &&prepare, Command **line = nullptr) noexcept {
    if (const ur_result_t result = crew_.prepare(); result != UR_RESULT_SUCCESS)
      return result;
    Command *command;
    {
      std::lock_guard lock(mutex_);
      command = obtain();
      if (!command)
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
      ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
      if (command->reserveEdges(fence.waits.size() + (line ? 2 : 1)))
        result = prepare(*command);
      if (result == UR_RESULT_SUCCESS && !ordered_ && !obtainJoin())
        result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
      if (result != UR_RESULT_SUCCESS) {
        discard(command);
        return result;
      }
      if (line)
        fallIn(command, *line);
      link(command, fence);
    }
    engine_.submitted(command);
    return UR_RESULT_SUCCESS;
  }

  /// On an unordered stream, a barrier. On an ordered one every command is.
  [[nodiscard]] ur_result_t barrier(const core::Fence &fence) noexcept;

  /// A command whose completion means that all submitted so far is done, with a reference; null if all is done already.
  [[nodiscard]] ur_result_t last(Command **command) noexcept;

private:
  Command *obtain() noexcept;
  bool obtainJoin() noexcept;
  void discard(Command *command) noexcept;
  void fallIn(Command *command, Command *&line) noexcept;
  void link(Command *command, const core::Fence &fence) noexcept;
  void announce(Command *command, const core::Fence &fence) noexcept;
  Command *closeJoin(Command *nextJoin) noexcept;
  void drop(Command *&command) noexcept;

  Crew &crew_;
  Engine &engine_;
  const bool ordered_, profiling_;
  const uint8_t priority_;
  const uint64_t number_;
  const core::FailureReport onFailure_;
  std::mutex mutex_;
  Command *last_ = nullptr; ///< ordered: the last command; unordered: the last barrier. With a reference
  Command *join_ = nullptr; ///< unordered: the next barrier, not submitted yet
  CommandList spare_;       ///< command objects for the next commands
};

} // namespace ur::native_cpu
