// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// When free memory is nobody's any more: mostly after everything up to a place of one ordered lane, which needs no heap
// and no native event; else after a set of commands.
//
// Rule R2 (docs/promises.md): it is exact, and never shortened but by what is over. Not thread-safe.
#pragma once

#include "adapters/core/order/lane.hpp"
#include "adapters/core/order/stamp.hpp"

#include <algorithm>
#include <memory>

namespace ur::core {

struct Freed {
  Ref<Lane> lane;              ///< null: no lane has a part in it
  uint64_t epoch = 0;          ///< on that lane; may be one that the lane hasn't reached yet
  Ref<Completion> command;     ///< what else
  std::unique_ptr<Stamp> more; ///< and what else; with a command only

  /// As far as it is known, without asking anybody.
  [[nodiscard]] bool isNow() const noexcept { return !lane && !command; }
  /// Whether test(completion) holds for the command and all that is more.
  template <typename Test>
  [[nodiscard]] bool allCommands(Test &&test) const {
    return !command || (test(*command) && (!more || std::all_of(more->begin(), more->end(),
                                                                [&](const auto &one) { return test(*one); })));
  }
};

/// All up to a place of an ordered lane, without a reference to that. Null: it is over.
struct LanePlace {
  Lane *lane = nullptr;
  uint64_t epoch = 0;
};
/// Everything that is on an ordered lane so far. Rule R9: what others have put on an exposed stream is over only with a
/// command or mark of ours that comes later, the lane's next epoch.
[[nodiscard]] LanePlace presentPlace(Lane &lane) noexcept;
/// By that place; by the present one.
[[nodiscard]] Freed freedAt(const LanePlace &place) noexcept;
[[nodiscard]] Freed freedOn(Lane &lane) noexcept;
/// By a command, or by all of a set. Throws bad_alloc.
[[nodiscard]] Freed freedBy(const Ref<Completion> &command);
[[nodiscard]] Freed freedBy(const Stamp &stamp);

/// After that command, too. Throws bad_alloc; not of an ordered lane where it is the first lane, nor after makeRoom().
void add(Freed &to, const Ref<Completion> &command);
/// For one command more.
void makeRoom(Freed &freed);
/// Whether all of it has completed, as far as it is known.
[[nodiscard]] bool isOver(const Freed &freed) noexcept;
/// Leaves out what is over; asks the driver no more than Completion::progress.
void dropOver(Freed &freed) noexcept;
/// The same, and asks the driver about what isn't known.
void askAndDropOver(Freed &freed) noexcept;
/// Whether something that it waited for has failed. Rule R11: then nobody knows when its other users have ended, and
/// everything that is under way stands for them.
[[nodiscard]] bool hasFailed(const Freed &freed) noexcept;
/// Where something has failed: `all` in its place. Nothing changes where memory is short.
void standIn(Freed &freed, const Freed &all) noexcept;
/// After both. False, with nothing changed, where memory is short.
[[nodiscard]] bool join(Freed &into, const Freed &other) noexcept;
/// joinWell(), of one lane, where there are commands.
[[nodiscard]] bool joinCommandsWell(Freed &into, const Freed &other) noexcept;
/// The same, if it says no more of either than is true: both are now, or of one ordered lane, or the same. Else false.
[[nodiscard]] inline bool joinWell(Freed &into, const Freed &other) noexcept {
  if (into.lane.get() != other.lane.get())
    return false;
  if (into.command || other.command)
    return joinCommandsWell(into, other);
  into.epoch = std::max(into.epoch, other.epoch);
  return true;
}
/// As a set of completions, for who must wait for it. Throws bad_alloc.
[[nodiscard]] Stamp asStamp(const Freed &freed);
[[nodiscard]] Freed copyOf(const Freed &freed);

} // namespace ur::core
