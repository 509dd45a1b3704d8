// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How far a compilation has come, where somebody else can see it: what LLVM ends the process with says nothing of that.
#pragma once

#include <atomic>
#include <cstdint>

namespace ur::spirvc {

struct Progress {
  enum Step : uint32_t { waiting, reading, optimizing, writing, answering };
  std::atomic<uint32_t> step{waiting};
  std::atomic<uint32_t> op{0};   ///< of the instruction that was read last
  std::atomic<uint64_t> word{0}; ///< and where it is in the module; 0: none yet
};

/// That of this process. Written by one thread.
inline Progress ownProgress;
/// Where it is written to; the memory is shared with the process that watches this one.
inline Progress *progress = &ownProgress;

inline void enter(Progress::Step step) noexcept {
  progress->step.store(step, std::memory_order_relaxed);
}

} // namespace ur::spirvc
