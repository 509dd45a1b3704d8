// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a look can tell of a command, without an Enqueue: that everything it waits for is over, or lies behind it on one
// lane anyway. No call of the driver, no lock. What errors its list may have is for others to find out.
#pragma once

#include "adapters/core/queue/queue.hpp"

namespace ur::core {

/// What every enqueue of the API is given.
struct Command {
  ur_command_t type;
  uint32_t waitCount = 0;
  const ur_event_handle_t *waits = nullptr;
  ur_event_handle_t *event = nullptr; ///< where the caller wants the event; null: no event is made
  bool blocking = false;              ///< wait for the command before returning, without locks
  bool timed = false;                 ///< the event has times on queues without profiling, too
};

struct Place {
  bool found = false;   ///< else it takes more than a look
  Lane *lane = nullptr; ///< what comes next there comes after all that the command waits for; null: that is over
};

/// Of a command with a wait list. In order: the queue's lane. Out of order: the first of several, if something in the
/// list isn't over there.
[[nodiscard]] Place placeBehind(const Queue &queue, const Command &command) noexcept;
/// As above, but out of order only if nothing that the command needn't wait for is on the lane after that.
[[nodiscard]] Place placeRightBehind(const Queue &queue, const Command &command) noexcept;

/// Of a command that does nothing but come after others: it is just a place in its queue's order.
[[nodiscard]] inline Place merePlace(const Queue &queue, const Command &command) noexcept {
  Lane *lane = queue.orderedLane();
  if (command.blocking || command.timed || (command.event && queue.profiling()) || queue.deferring() ||
      (lane ? lane->exposed() : queue.behindBarrier())) {
    return {};
  }
  return command.waitCount == 0 ? Place{true, lane} : placeRightBehind(queue, command);
}
/// The event of such a command. Throws.
[[nodiscard]] Event *makePlaceEvent(Queue &queue, ur_command_t type, Lane *lane);
/// If the caller wants it. Throws.
inline void publishPlace(Queue &queue, const Command &command, Lane *lane) {
  if (command.event) {
    *command.event = makePlaceEvent(queue, command.type, lane);
  }
}

/// The lane that a command can go to as it is; null: it takes an Enqueue to find one.
[[nodiscard]] inline Lane *laneAtOnce(const Queue &queue, const Command &command) noexcept {
  if (command.blocking || queue.deferring()) {
    return nullptr;
  }
  return command.waitCount == 0 ? queue.orderedLane() : placeBehind(queue, command).lane;
}

} // namespace ur::core
