// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The queues whose commands have device times, and the events that are held until they tell them. Each command becomes
// a line of the trace when its times are known. Events are asked after each wait of the program's and, where it doesn't
// wait, by the number of commands; none is waited for. Any thread; no lock is held while an adapter is called.
#pragma once

#include "layers/call.hpp"
#include "layers/lifetime/registry.hpp"
#include "unified-runtime/ur_ddi.h"

#include <cstdint>
#include <optional>

namespace ur::layers::tracing {

/// What is known of a queue.
struct TimedQueue {
  uint64_t serial;                     ///< of the handle
  ur_device_handle_t device = nullptr; ///< whose clock its times are of
  uint64_t deviceSerial = 0;
  bool times = false;      ///< its events have times
  bool added = false;      ///< by the layer, the program didn't ask for profiling
  bool outOfOrder = false; ///< and the call that made the queue doesn't say so
};

/// A command whose event is held: one reference, which the layer has below all layers.
struct HeldCommand {
  ur_event_handle_t event;
  TimedQueue queue;
  uint32_t thread; ///< of the call, as in the trace
  uint64_t begin;  ///< of the call, likewise
};

/// Before the first call.
void startHeld() noexcept;
/// In a child process after fork: its parent's queues and events are none of its own.
void forgetHeld() noexcept;

/// From now on the queue is this one; a line says so. Throws std::bad_alloc.
void addQueue(ur_queue_handle_t queue, const TimedQueue &is);
/// Nothing where the queue isn't known.
[[nodiscard]] std::optional<TimedQueue> timedQueue(ur_queue_handle_t queue) noexcept;
/// If it is still the one with this serial.
void dropQueue(ur_queue_handle_t queue, uint64_t serial) noexcept;

/// Takes the reference over, in any case.
void hold(const HeldCommand &command) noexcept;
/// How many references to the event are held.
[[nodiscard]] uint32_t heldOf(ur_event_handle_t event) noexcept;
/// Asks the events that are held, the oldest first, and writes lines for those that are over.
void readHeld() noexcept;
/// Writes for each command that is held how far it is, without waiting for anything but the adapter's answers. By one
/// thread at a time. Answers how many there were.
size_t tellHeld() noexcept;
/// In the end: as readHeld(), and gives the others back.
void stopHeld() noexcept;

} // namespace ur::layers::tracing
