// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stream_safety/callbacks.hpp"

namespace ur::layers::stream_safety {

namespace {
thread_local const Callback::Running *t_running = nullptr;
} // namespace

const Callback::Running *Callback::running() noexcept {
  return t_running;
}

void Callback::handedOver(const Place &place, const Clock &clock, Epoch epoch, bool again) {
  bool last = false;
  {
    const std::scoped_lock lock(mutex_);
    clock_ = clock;
    clock_->lower(epoch); // while it runs, it isn't over
    self_ = {place, epoch, again};
    again_ = again;
    last = ran_ && !again;
  }
  if (last) {
    order_.hostKnows(clock);
    delete this;
  }
}

bool Callback::begin(std::optional<Running> *running) noexcept {
  const std::scoped_lock lock(mutex_);
  ran_ = true;
  if (!clock_)
    return false; // the call isn't done yet, and deletes it
  try {
    if (!again_)
      order_.hostKnows(*clock_);
  } catch (...) { // then the host counts as knowing less
  }
  *running = self_;
  return !again_;
}

void Callback::runTask(void *callback) {
  auto *const self = static_cast<Callback *>(callback);
  const ur_exp_host_task_function_t task = self->task_;
  void *const data = self->data_;
  std::optional<Running> running;
  if (self->begin(&running))
    delete self;
  const Running *const before = std::exchange(t_running, running ? &*running : nullptr);
  task(data);
  t_running = before;
}

void Callback::runEvent(ur_event_handle_t event, ur_execution_info_t status, void *callback) {
  auto *const self = static_cast<Callback *>(callback);
  const ur_event_callback_t function = self->event_;
  void *const data = self->data_;
  std::optional<Running> running;
  if (self->begin(&running))
    delete self;
  function(event, status, data);
}

} // namespace ur::layers::stream_safety
