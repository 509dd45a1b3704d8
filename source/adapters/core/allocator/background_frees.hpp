// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory that goes back to the driver by a call that waits for work in flight (DriverCaps::freesInBackground): on a
// thread of the context's, begun when it is first needed, so that no caller waits. One hand-off for each free.
//
// Thread-safe. Nothing is called under the lock.
#pragma once

#include "adapters/core/allocator/left_over.hpp"
#include "adapters/core/object/fork_mark.hpp"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace ur::core {

class BackgroundFrees {
public:
  /// The driver lives longer. Throws bad_alloc.
  explicit BackgroundFrees(Driver &driver) : driver_(driver) {}
  BackgroundFrees(const BackgroundFrees &) = delete;
  BackgroundFrees &operator=(const BackgroundFrees &) = delete;
  /// Blocks until everything is freed. In a child of fork, where the thread isn't, nothing is.
  ~BackgroundFrees();

  /// Takes memory that nobody's command will use from now on. False, with nothing taken: there is no thread to be had.
  [[nodiscard]] bool add(std::unique_ptr<LeftOver> &memory) noexcept;
  /// Whether nothing is on its way.
  [[nodiscard]] bool idle() noexcept;
  /// How often something has been freed.
  [[nodiscard]] uint64_t freed() noexcept;
  /// Blocks until what was added before is freed.
  void finish() noexcept;

private:
  /// What a child of fork() can neither use nor destroy.
  struct Shared {
    std::mutex mutex; // guards what follows
    std::condition_variable wake, freed;
    std::unique_ptr<LeftOver> waiting; ///< the first of a list
    uint64_t count = 0;
    bool busy = false, stop = false;
    std::thread thread;
    [[nodiscard]] bool idle() const noexcept { return !waiting && !busy; }
  };
  void serve() noexcept;

  Driver &driver_;
  ForkMark mark_;
  std::unique_ptr<Shared> shared_ = std::make_unique<Shared>();
};

/// The frees that were on their way in all contexts of a device when this was made, and those since: a request that
/// the driver refuses is worth another try after each.
class FreesOnTheirWay {
public:
  FreesOnTheirWay(Context &context, uint32_t device) noexcept;
  /// Blocks until one of them is over, for as long as pools of the context wait (PoolLimits::mostWait). False: there is
  /// none, the time is up, or this thread may not wait, since it runs a function of the user's or only the caller may
  /// be able to end what is in flight.
  [[nodiscard]] bool awaitOne() noexcept;

private:
  struct Seen {
    uint64_t freed = 0;
    bool idle = true;
  };
  [[nodiscard]] Seen look() const;
  [[nodiscard]] bool mayWait() const noexcept;

  Context &context_;
  const uint32_t device_;
  const bool any_; ///< the driver has such frees
  uint64_t freed_ = 0;
  std::chrono::steady_clock::time_point until_{}; ///< of the first wait
};

} // namespace ur::core
