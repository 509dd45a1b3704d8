// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/notifier.hpp"

#include "adapters/core/object/threads.hpp"
#include "adapters/core/platform/context.hpp"

namespace ur::core {

struct Notifier::Pending {
  Ref<Event> event;
  ur_execution_info_t status;
  ur_event_callback_t callback;
  void *userData;
  std::shared_ptr<Shared> shared;
  Pending *next = nullptr;
};

/// Kept by the thread too, since a callback may drop the last reference to the context and with it the Notifier.
struct Notifier::Shared {
  std::mutex mutex;
  std::condition_variable wake;
  Pending *first = nullptr, **last = &first;
  bool stop = false;

  void push(Pending *pending) noexcept {
    // Notified under the lock: the thread may be the last to hold this object.
    std::lock_guard lock(mutex);
    *last = pending;
    last = &pending->next;
    wake.notify_one();
  }

  void run() {
    std::unique_lock lock(mutex);
    for (;;) {
      wake.wait(lock, [this] { return first || stop; });
      if (!first) {
        return;
      }
      std::unique_ptr<Pending> next(first);
      first = next->next;
      if (!first) {
        last = &first;
      }
      lock.unlock();
      next->callback(next->event.get(), next->status, next->userData);
      next.reset(); // Perhaps the end of the context, and of the Notifier.
      lock.lock();
    }
  }
};

Notifier::Notifier() : shared_(std::make_shared<Shared>()) {}

Notifier::~Notifier() {
  {
    std::lock_guard lock(shared_->mutex);
    shared_->stop = true;
    shared_->wake.notify_one();
  }
  if (!thread_.joinable()) {
    return;
  }
  if (thread_.get_id() == std::this_thread::get_id()) {
    thread_.detach(); // It ends by itself, and holds what it uses.
  } else {
    thread_.join();
  }
}

void Notifier::ready(void *data, EventStatus status) noexcept {
  auto *pending = static_cast<Pending *>(data);
  pending->event->completion().settle(status);
  const std::shared_ptr<Shared> shared = pending->shared;
  shared->push(pending);
}

void Notifier::add(Ref<Event> event, ur_execution_info_t status, ur_event_callback_t callback, void *userData) {
  {
    std::lock_guard lock(mutex_);
    if (!thread_.joinable()) {
      thread_ = startThread("ur-callbacks", [shared = shared_] { shared->run(); });
    }
  }
  auto pending = std::make_unique<Pending>(Pending{std::move(event), status, callback, userData, shared_});
  Completion &completion = pending->event->completion();
  bool due = status == UR_EXECUTION_INFO_SUBMITTED;
  if (!due) {
    bool running = false;
    due = completion.query(&running) != Progress::pending || (running && status == UR_EXECUTION_INFO_RUNNING);
  }
  if (due) {
    shared_->push(pending.release());
    return;
  }
  // From here on the notification owns it. It may come before notify returns.
  Pending *raw = pending.release();
  Driver &driver = raw->event->context().driver();
  if (const ur_result_t result = driver.notify(completion.native(), &Notifier::ready, raw);
      result != UR_RESULT_SUCCESS) {
    delete raw;
    throw result;
  }
}

} // namespace ur::core
