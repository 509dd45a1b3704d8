// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a look can tell of a command, without an Enqueue: that everything it waits for is over, or lies behind it on one
// lane anyway. No call of the driver, no lock. What errors its list may have is for others to find out.
#pragma once

#include "adapters/core/queue/queue.hpp"

#include <span>

namespace ur::core {

/// What every enqueue of the API is given.
struct Command {
  ur_command_t type;
  std::span<const ur_event_handle_t> waits = {}; ///< the caller's array: valid during the call only
  ur_event_handle_t *event = nullptr;            ///< where the caller wants the event; null: no event is made
  bool blocking = false;                         ///< wait for the command before returning, without locks
  bool timed = false;                            ///< the event has times on queues without profiling, too
};

enum class Place : uint8_t {
  unknown, ///< it takes more than a look
  own,     ///< in order, on the queue's lane; out of order, everything is over: anywhere
  chain,   ///< out of order, on the first of several lanes: something there isn't over
};
/// What comes next there comes after all that the command waits for; null: that is over, or unknown.
[[nodiscard]] inline Lane *laneAt(const Queue &queue, Place place) noexcept {
  return place == Place::own ? queue.orderedLane() : place == Place::chain ? &queue.firstLane() : nullptr;
}

/// Of a command with a wait list.
[[nodiscard]] Place placeBehind(const Queue &queue, const Command &command) noexcept;
/// The same, on an out-of-order queue; unknown, if something that the command needn't wait for is on the lane after
/// that.
[[nodiscard]] Place placeInChain(const Queue &queue, const Command &command) noexcept;
/// Of a command that does nothing but come after others, and is just a place in its queue's order.
[[nodiscard]] inline Place merePlace(const Queue &queue, const Command &command) noexcept {
  const Lane *lane = queue.orderedLane();
  if (command.blocking || command.timed || (command.event && queue.profiling()) || queue.deferring() ||
      (lane ? command.event && lane->exposed() : queue.behindBarrier()))
    return Place::unknown;
  if (command.waits.empty())
    return Place::own;
  return lane ? placeBehind(queue, command) : placeInChain(queue, command);
}
/// The lane whose present position an event there stands for; null: everything is over. Rule R13: in order, an event is
/// complete only when its lane has come that far, whatever kind of memory it is about.
[[nodiscard]] inline Lane *busyLaneAt(const Queue &queue, Place place) noexcept {
  Lane *lane = laneAt(queue, place);
  return lane && !lane->idle() ? lane : nullptr;
}
/// The event of such a command. Throws.
[[nodiscard]] Event *makePlaceEvent(Queue &queue, ur_command_t type, Place place);
/// If the caller wants it. Throws.
inline void publishPlace(Queue &queue, const Command &command, Place place) {
  if (command.event)
    *command.event = makePlaceEvent(queue, command.type, place);
}

/// The lane that a command can go to as it is; null: it takes an Enqueue to find one.
[[nodiscard]] inline Lane *laneAtOnce(const Queue &queue, const Command &command) noexcept {
  if (command.blocking || queue.deferring())
    return nullptr;
  return command.waits.empty() ? queue.orderedLane() : laneAt(queue, placeBehind(queue, command));
}

} // namespace ur::core
