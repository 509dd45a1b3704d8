// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of the program that run when commands are done: then the host knows that they are.
#pragma once

#include "layers/stream_safety/order.hpp"

#include <optional>

namespace ur::layers::stream_safety {

/// A host task or an event's callback, in the place of the program's. Its run deletes it, unless it may run again.
class Callback {
public:
  Callback(Order &order, ur_exp_host_task_function_t task, ur_event_callback_t event, void *data) noexcept;
  Callback(const Callback &) = delete;
  Callback &operator=(const Callback &) = delete;
  ~Callback();

  /// As the program gave it.
  [[nodiscard]] ur_exp_host_task_function_t task() const noexcept { return task_; }
  [[nodiscard]] void *data() const noexcept { return data_; }

  /// What comes before the run; before the call that hands it over, since it may run at once. `again`: it may run
  /// several times.
  void handedOver(const Place &place, const Clock &clock, Epoch epoch, bool again);

  static void runTask(void *callback);
  static void runEvent(ur_event_handle_t event, ur_execution_info_t status, void *callback);

  /// The task that runs on this thread; null: none.
  struct Running {
    Place place;
    Epoch epoch;
    bool again = false; ///< a captured one: the epoch is that of the capture, not of its run
  };
  [[nodiscard]] static const Running *running() noexcept;

private:
  /// The run: the host knows that what comes before it is over.
  void begin() const noexcept;

  Order &order_;
  const ur_exp_host_task_function_t task_;
  const ur_event_callback_t event_;
  void *const data_;
  Clock clock_;
  Running self_;
  Callback *previous_ = nullptr, *next_ = nullptr; ///< of all that there are
};

} // namespace ur::layers::stream_safety
