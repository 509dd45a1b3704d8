// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory that goes back to the driver by a call that waits for work in flight (DriverCaps::freesInBackground): on a
// thread of the context's, begun when it is first needed, so that no caller waits. One hand-off for each free.
//
// Thread-safe. Nothing is called under the lock.
#pragma once

#include "adapters/core/allocator/left_over.hpp"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace ur::core {

class BackgroundFrees {
public:
  /// The driver lives longer.
  explicit BackgroundFrees(Driver &driver) noexcept : driver_(driver) {}
  BackgroundFrees(const BackgroundFrees &) = delete;
  BackgroundFrees &operator=(const BackgroundFrees &) = delete;
  /// Blocks until everything is freed.
  ~BackgroundFrees();

  /// Takes memory that nobody's command will use from now on. False, with nothing taken: there is no thread to be had.
  [[nodiscard]] bool add(std::unique_ptr<LeftOver> &memory) noexcept;
  /// Whether nothing is on its way.
  [[nodiscard]] bool idle() noexcept;
  /// Blocks until what was added before is freed.
  void finish() noexcept;

private:
  void serve() noexcept;

  Driver &driver_;
  std::mutex mutex_; // guards what follows
  std::condition_variable wake_, freed_;
  std::unique_ptr<LeftOver> waiting_; ///< the first of a list
  bool busy_ = false, stop_ = false;
  std::thread thread_;
};

} // namespace ur::core
