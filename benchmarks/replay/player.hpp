// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Plays a program through the loader.
#pragma once

#include "replay/program.hpp"

#include <atomic>
#include <memory>
#include <mutex>

namespace replay {

struct Outcome {
  std::string failure; ///< empty: every call answered as recorded
  double nanoseconds = 0;
  std::array<double, kGroups> groups{}; ///< nanoseconds in calls; only where calls were timed
};

class Player {
public:
  /// Allocates the host memory that the program's calls use. `devices` are what it uses in place of the recorded ones.
  /// Throws std::runtime_error where there are too few. The program lives longer than the player.
  Player(Program &program, const std::vector<ur_device_handle_t> &devices);
  ~Player();
  Player(const Player &) = delete;
  Player &operator=(const Player &) = delete;

  /// Plays it all once, from objects made to objects released. `timed`: each call is timed, which costs a look at the
  /// clock for each. After a failure what was made is left as it is, and the player can't be used again.
  [[nodiscard]] Outcome play(bool timed);

private:
  struct Memory;
  struct alignas(64) Progress {
    std::atomic<uint32_t> operations{0};
  };

  template <bool kTimed>
  void run(uint32_t thread, std::array<double, kGroups> &groups);
  [[nodiscard]] bool waitFor(const Operation &operation);
  void fail(const std::string &what);
  void giveBack();

  Program &program_;
  const std::vector<ur_device_handle_t> devices_;
  std::vector<Memory> regions_;
  std::vector<void *> handles_;
  std::vector<std::byte *> memory_;
  std::unique_ptr<Progress[]> progress_;
  std::atomic<bool> failed_{false};
  std::mutex failureMutex_;
  std::string failure_; // the first one; guarded while threads play
};

} // namespace replay
