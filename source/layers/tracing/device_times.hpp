// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a trace with device times does around a call (UR_LOG_TRACING: times:device): queues are made with profiling, and
// commands are asked for an event, which is held until it tells its times. The program sees nothing of it: what it
// gives and is given stays as it was, and queries answer what they would answer without.
#pragma once

#include "layers/lifetime/effects.hpp"
#include "unified-runtime/ur_ddi.h"

#include <atomic>

namespace ur::layers::tracing {

/// The table below all layers. What we ask on our own goes there, so that no layer takes it for the program's.
extern constinit std::atomic<const ur_dditable_t *> bottom;
[[nodiscard]] inline const ur_dditable_t &below() noexcept {
  return *bottom.load(std::memory_order_relaxed);
}

/// Whether the queue is being captured: its commands run with a graph.
[[nodiscard]] bool captures(ur_queue_handle_t queue) noexcept;

/// Lives from before a call to after it, on its thread. Nothing throws; without memory, a command has no times.
class DeviceTimes {
public:
  DeviceTimes(const Call &call, Registry &handles) noexcept : call_(call), handles_(handles) {}
  DeviceTimes(const DeviceTimes &) = delete;
  DeviceTimes &operator=(const DeviceTimes &) = delete;

  /// Before the call, with sound parameters, some of which it changes. False: the call shall not reach the adapter and
  /// answers PROFILING_INFO_NOT_AVAILABLE, as it would if the queue had no profiling.
  [[nodiscard]] bool enter() noexcept;
  /// Right after the call: the parameters are the program's again.
  void restore() noexcept;
  /// Once the handles that the call gave are known. `begin`: when it started, by the trace's clock.
  void leave(ur_result_t result, uint64_t begin) noexcept;

private:
  [[nodiscard]] bool refusesProfiling() const noexcept;
  void askForEvent() noexcept;
  void holdEvent(ur_result_t result, uint64_t begin) noexcept;
  void madeQueue() noexcept;
  void adoptedQueue() noexcept;
  void correctAnswer() const noexcept;
  [[nodiscard]] ur_event_handle_t *&eventPlace() const noexcept {
    return call_.parameter<ur_event_handle_t *>(eventIndex_);
  }

  static constexpr uint16_t kNone = 0xffff;

  const Call &call_;
  Registry &handles_;
  ur_queue_properties_t properties_{};                   // in place of the program's
  const ur_queue_properties_t *programsOwn_ = nullptr;   // properties that the program gave
  bool changedProperties_ = false;                       // properties_ was given instead
  uint16_t eventIndex_ = kNone;                          // of the event that the command gives
  ur_event_handle_t event_ = nullptr, before_ = nullptr; // ours; what was at the program's place
  bool asked_ = false;                                   // event_ was asked for, the program wants none
  bool timed_ = false;                                   // the command's times are wanted
};

} // namespace ur::layers::tracing
