// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stream_safety/callbacks.hpp"

#include <mutex>
#include <utility>

namespace ur::layers::stream_safety {

namespace {
thread_local const Callback::Running *t_running = nullptr;
} // namespace

namespace {

/// All that there are: what comes after a failed command never runs, and nobody says so.
std::mutex living;
Callback *newest = nullptr;

} // namespace

Callback::Callback(Order &order, ur_exp_host_task_function_t task, ur_event_callback_t event, void *data) noexcept
    : order_(order), task_(task), event_(event), data_(data) {
  const std::scoped_lock lock(living);
  next_ = std::exchange(newest, this);
  if (next_)
    next_->previous_ = this;
}

Callback::~Callback() {
  const std::scoped_lock lock(living);
  (previous_ ? previous_->next_ : newest) = next_;
  if (next_)
    next_->previous_ = previous_;
}

const Callback::Running *Callback::running() noexcept {
  return t_running;
}

void Callback::handedOver(const Place &place, const Clock &clock, Epoch epoch, bool again) {
  clock_ = clock;
  clock_.lower(epoch); // while it runs, it isn't over
  self_ = {place, epoch, again};
}

void Callback::begin() const noexcept {
  if (self_.again)
    return;
  try {
    order_.hostKnows(clock_);
  } catch (...) { // then the host counts as knowing less
  }
}

void Callback::runTask(void *callback) {
  auto *const self = static_cast<Callback *>(callback);
  self->begin();
  const ur_exp_host_task_function_t task = self->task_;
  void *const data = self->data_;
  const Running running = self->self_;
  if (!running.again)
    delete self;
  const Running *const before = std::exchange(t_running, &running);
  task(data);
  t_running = before;
}

void Callback::runEvent(ur_event_handle_t event, ur_execution_info_t status, void *callback) {
  const std::unique_ptr<const Callback> self(static_cast<const Callback *>(callback));
  self->begin();
  self->event_(event, status, self->data_);
}

} // namespace ur::layers::stream_safety
