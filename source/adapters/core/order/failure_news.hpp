// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Failures of commands that were found out, perhaps under locks, to be told in the log where none is held: what the log
// calls may be the user's.
#pragma once

#include "common/spin_lock.hpp"

#include "unified-runtime/ur_api.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>

namespace ur::core {

/// Of one context. Thread-safe; nothing blocks.
class FailureNews {
public:
  /// A command of that lane has failed by itself. Any lock may be held.
  void note(uint64_t lane, ur_result_t result) noexcept;
  /// A line of the log for each. Without locks.
  void tell() noexcept {
    if (any_.load(std::memory_order_relaxed)) [[unlikely]] {
      tellAll();
    }
  }

private:
  struct Failure {
    uint64_t lane = 0;
    ur_result_t result = UR_RESULT_SUCCESS;
  };
  void tellAll() noexcept;

  std::atomic<bool> any_{false};
  SpinLock lock_; // guards what follows
  std::array<Failure, 16> news_;
  size_t count_ = 0; ///< beyond what there is room for: not told one by one
  bool lost_ = false;
};

/// The line itself. Without locks; `what`: see FailureReport.
void tellOfFailure(uint64_t lane, const char *what, const char *kernel, ur_result_t result) noexcept;

} // namespace ur::core
