// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Keeps the device behind the host, as a program's real work does.
#pragma once

#include "memory/route.hpp"

#include <atomic>
#include <memory>

namespace memory {

enum class Busy : uint8_t {
  no,   ///< nothing does
  hold, ///< a host task, until the host lets go: nothing runs meanwhile
  fills ///< long fills of other memory, for a while: everything ends by itself
};

/// One thread's. The route outlives it.
class Hold {
public:
  /// Throws Skipped where the adapter can't, or the host waits for each command.
  Hold(Busy busy, const bench::Machine &machine, Route &route);
  /// Lets go, and waits until nothing of it runs.
  ~Hold();
  Hold(const Hold &) = delete;
  Hold &operator=(const Hold &) = delete;

  /// What is enqueued from now on is behind.
  void close();
  /// Lets go, so that the queues can be finished.
  void open() noexcept;

private:
  struct Gate {
    std::atomic<bool> open{false};
  };
  void hold();
  void fill();

  const Busy busy_;
  const bench::Machine &machine_;
  Route &route_;
  std::vector<std::unique_ptr<Gate>> gates_; // the last one may be closed; each lives until its task has run
  void *scratch_ = nullptr;
};

} // namespace memory
