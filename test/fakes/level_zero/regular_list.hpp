// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Regular command lists: what is appended is kept until the list is reset, and done each time that an immediate list is
// given the list. Mutable ones let the parameters of launches be changed.
#pragma once

#include "fakes/level_zero/modules.hpp"

namespace ur::level_zero::fake {

/// What can be changed of a launch.
inline constexpr uint32_t kMutableFlags =
    ZE_MUTABLE_COMMAND_EXP_FLAG_KERNEL_ARGUMENTS | ZE_MUTABLE_COMMAND_EXP_FLAG_GROUP_COUNT |
    ZE_MUTABLE_COMMAND_EXP_FLAG_GROUP_SIZE | ZE_MUTABLE_COMMAND_EXP_FLAG_GLOBAL_OFFSET;

/// All under the engine's lock.
struct RegularList {
  bool ordered = false, changeable = false;
  bool closed = false; ///< since it was made, reset or changed
  int pending = 0;     ///< commands that run it, and aren't over

  struct Step {
    Work work;
    bool barrier = false;
  };
  std::vector<Step> steps;
  struct Named {
    uint32_t flags = 0;
    std::shared_ptr<Launch> launch; ///< null: it isn't appended yet, or no launch
  };
  std::map<uint64_t, Named> named;
  uint64_t next = 0; ///< the number of the command that comes next; 0: nobody has asked

  [[nodiscard]] ze_result_t append(const char *function, ze_event_handle_t signal,
                                   std::span<const ze_event_handle_t> waits, Work work, bool barrier);
  /// A launch is about to be appended.
  void name(const std::shared_ptr<Launch> &launch);
  /// All that it does, in an order that nobody may complain of.
  [[nodiscard]] std::vector<Work> works() const;
};

} // namespace ur::level_zero::fake
