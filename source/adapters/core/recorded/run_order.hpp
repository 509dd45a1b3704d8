// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which run the next one comes after: of one sequence, or of all executables of a graph that has memory of its own.
#pragma once

#include "adapters/core/order/lane.hpp"
#include "adapters/core/order/stamp.hpp"

#include <mutex>

namespace ur::core {

/// What the next run comes after: the last one, or as much of it as went out.
struct LastRun {
  Stamp ends;
  Ref<Lane> lane; ///< and everything up to that epoch there; null: none
  uint64_t epoch = 0;

  /// As far as is known. The driver is asked at most how what is over has ended.
  [[nodiscard]] bool isOver() const noexcept { return (!lane || lane->done() >= epoch) && isComplete(ends); }
};

/// The lock is that of the sequences, too.
struct RunOrder : RefCounted {
  std::mutex mutex; // guards what follows
  LastRun last;
};

} // namespace ur::core
