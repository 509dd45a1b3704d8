// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The adapter's side of cases about command buffers, with plain submission of the same beside. The device lives as long
// as they. Times are of one command, but for what says otherwise.
#pragma once

#include "side_by_side/our_side.hpp"

namespace bench {

/// Launches in a buffer.
constexpr size_t kRecorded = 1000;
/// Of these so many are updated, one after the other.
constexpr size_t kUpdated = 16;

/// A launch into a buffer in order, of so many.
[[nodiscard]] Side bufferAppends(const Ours &ours, size_t launches = kRecorded);
/// What a buffer has in common with the one that was released right before it was made.
enum class Shape {
  other, ///< nothing: another number of launches, some kRecorded
  same   ///< as many launches, one after the other: an adapter may take over what the other one was made into
};
/// To make a buffer fit for runs, without the appends.
[[nodiscard]] Side bufferFinalizes(const Ours &ours, Shape shape);
/// Both, and the buffer's creation.
[[nodiscard]] Side buffersMade(const Ours &ours, Shape shape);
/// One pointer of one launch.
[[nodiscard]] Side bufferUpdates(const Ours &ours);
/// One pointer of each of kUpdated launches, and the enqueue of a run, for each of them.
[[nodiscard]] Side bufferUpdatedRuns(const Ours &ours);
/// How launches are told of a pointer that changes.
enum class Told {
  oneByOne, ///< by a call for each launch
  together, ///< by one call with a list of all of them
  byTable   ///< by one entry of a table of arguments, which all of them name
};
/// Another pointer for so many of kRecorded launches, and if so wanted the enqueue of the run that follows. Times are
/// of all of that.
[[nodiscard]] Side pointerChanges(const Ours &ours, Told how, size_t launches, bool run);
/// The host's time for one run of all launches.
[[nodiscard]] Side bufferEnqueues(const Ours &ours);
/// The same of a buffer with one launch, or so many, again and again.
[[nodiscard]] Side bufferSmallEnqueues(const Ours &ours, size_t launches = 1);
/// To run launches of so many work-items in groups of `group`, until all are over: as a buffer, and one by one.
[[nodiscard]] Side bufferRuns(const Ours &ours, size_t items, size_t group, size_t launches = kRecorded);
[[nodiscard]] Side plainRuns(const Ours &ours, size_t items, size_t group, size_t launches = kRecorded);

} // namespace bench
