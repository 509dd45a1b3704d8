// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs the users' event callbacks of one device of a context, in the order of completion (callback_line.hpp), on one
// named thread that starts with the first callback. Callbacks may call the API, and may be slow: nothing waits for
// them but each other.
#pragma once

#include "adapters/core/object/fork_mark.hpp"
#include "adapters/core/order/callback_line.hpp"
#include "adapters/core/order/event.hpp"

#include <memory>
#include <mutex>
#include <thread>

namespace ur::core {

class EventCallbacks {
public:
  EventCallbacks();
  EventCallbacks(const EventCallbacks &) = delete;
  EventCallbacks &operator=(const EventCallbacks &) = delete;
  /// Ends the thread. No callback is left by then, since each keeps its event, and so the context, alive. May run on
  /// the thread itself.
  ~EventCallbacks();

  /// Calls `callback` once the event is done, or at once for a status that it has reached. Throws; in a forked child
  /// without the thread DEVICE_LOST.
  void add(Ref<Event> event, ur_execution_info_t status, ur_event_callback_t callback, void *userData);

private:
  struct Pending;
  class WhenSubmitted;
  [[nodiscard]] static ur_result_t request(std::unique_ptr<Pending> &pending) noexcept;
  static void run(CallbackLine &line) noexcept;
  static void ready(void *data, EventStatus status) noexcept;

  std::shared_ptr<CallbackLine> line_; ///< the thread's too: a callback may drop the last reference to the context
  std::mutex mutex_;                   // guards thread_
  std::thread thread_;
  ForkMark mark_; ///< of the thread: in a forked child nothing is called, and the line's lock may be held for ever
};

} // namespace ur::core
