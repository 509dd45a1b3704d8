// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a command comes after, directly or through others, as far as that is known: rule R14, order is transitive. A
// position of an ordered lane stands for all earlier ones of that lane and for what the stream had waited for by then
// (clock.hpp); a command of an unordered lane for its chain, and for what that has waited for (chains.hpp).
//
// Where a command can fail alone, it may end before some of what it waits for, unless the driver promises otherwise
// (DriverCaps::endsBehindItsWaits). Such an end says nothing of others, and neither do those that come after it.
//
// A Reach is used by one thread; what it is made of is read from any, without a lane's lock. No heap but for many
// names.
#pragma once

#include "adapters/core/object/small_vector.hpp"
#include "adapters/core/order/completion.hpp"
#include "adapters/core/order/spots.hpp"

namespace ur::core {

class WaitSet;

class Reach {
public:
  explicit Reach(const DriverCaps &caps) noexcept : endsTellAll_(!caps.isolatedFailures || caps.endsBehindItsWaits) {}

  /// The command waits for it. Of what isn't submitted, only that very completion counts, now and later. The caller
  /// keeps it alive.
  void add(Completion &named) noexcept;
  /// All that is left in the list.
  void add(const WaitSet &waits) noexcept;
  /// The command is an ordered lane's next: after all that was submitted there so far. Of an unordered lane: after its
  /// last barrier. At most one lane.
  void add(const Lane &lane) noexcept;

  /// Whether, once the command begins (or has failed), `earlier` has ended, and all that it came after. False: unknown.
  [[nodiscard]] bool covers(const Completion &earlier) const noexcept;
  /// The same of a spot that spotOf has told.
  [[nodiscard]] bool covers(Spot spot) const noexcept { return past_.cover(spot); }
  /// The same of all epochs up to that one.
  [[nodiscard]] bool covers(const Lane &lane, uint64_t epoch) const noexcept;
  /// Whether that very completion was added, whatever its end tells.
  [[nodiscard]] bool names(const Completion &completion) const noexcept;

  /// Where a submitted command is: of two spots with one line, who comes after the higher comes after both. Line 0:
  /// that isn't known, or its end tells nothing.
  [[nodiscard]] static Spot spotOf(const Completion &completion) noexcept;

private:
  void addPast(const Completion *named) noexcept;
  /// Whether the command's end, if it fails, is behind all that is named.
  [[nodiscard]] bool namesTell() const noexcept { return endsTellAll_ || !several_; }

  const bool endsTellAll_;
  bool several_ = false; ///< more than one was named
  const Lane *lane_ = nullptr;
  Past past_;
  SmallVector<const Completion *, 16> named_;
};

/// Adds a submitted completion and all that it comes after, as far as its end tells; without what the clock of `but`
/// says, which the caller comes after anyway.
void addPastOf(const Completion &completion, const Lane *but, Past &to) noexcept;

} // namespace ur::core
