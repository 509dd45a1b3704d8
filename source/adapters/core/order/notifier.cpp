// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/notifier.hpp"

#include "adapters/core/object/threads.hpp"
#include "adapters/core/platform/adapter.hpp"
#include "adapters/core/platform/context.hpp"

namespace ur::core {

struct Notifier::Pending {
  Ref<Event> event;
  Ref<Completion> completion; ///< the event's when the callback was set
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
  pending->completion->settle(status);
  const std::shared_ptr<Shared> shared = pending->shared;
  shared->push(pending);
}

/// Has the driver say when it is due, unless it is already. Takes it on success.
ur_result_t Notifier::request(std::unique_ptr<Pending> &pending) noexcept {
  Completion &completion = *pending->completion;
  bool due = pending->status == UR_EXECUTION_INFO_SUBMITTED;
  if (!due) {
    bool running = false;
    due = completion.query(&running) != Progress::pending || (running && pending->status == UR_EXECUTION_INFO_RUNNING);
  }
  Driver &driver = pending->event->context().driver();
  Pending *raw = pending.release(); // From here on others may own it: the call may come before notify returns.
  if (due) {
    const std::shared_ptr<Shared> shared = raw->shared;
    shared->push(raw);
    return UR_RESULT_SUCCESS;
  }
  const ur_result_t result = driver.notify(completion.native(), &Notifier::ready, raw);
  if (result != UR_RESULT_SUCCESS) {
    pending.reset(raw);
  }
  return result;
}

/// Asks the driver once there is something to ask about.
class Notifier::WhenSubmitted final : public Deferral::Job {
public:
  explicit WhenSubmitted(std::unique_ptr<Pending> pending) : Job({pending->completion}), pending_(std::move(pending)) {}

  void run() noexcept override {
    if (request(pending_) == UR_RESULT_SUCCESS) {
      return;
    }
    try { // The callback was promised, so somebody waits for its moment.
      runInBackground("ur-callback", [pending = pending_.get()] {
        (void)pending->completion->wait();
        ready(pending, EventStatus::submitted);
      });
      (void)pending_.release();
    } catch (...) {
      logger().error("no thread and no notification for an event's callback, which is lost");
    }
  }

private:
  std::unique_ptr<Pending> pending_;
};

void Notifier::add(Ref<Event> event, ur_execution_info_t status, ur_event_callback_t callback, void *userData) {
  {
    std::lock_guard lock(mutex_);
    if (!thread_.joinable()) {
      thread_ = startThread("ur-callbacks", [shared = shared_] { shared->run(); });
    }
  }
  Context &context = event->context();
  Ref<Completion> completion = event->current();
  auto pending =
      std::make_unique<Pending>(Pending{std::move(event), std::move(completion), status, callback, userData, shared_});
  if (pending->completion->phase() == Phase::deferred) {
    context.deferral().add(std::make_unique<WhenSubmitted>(std::move(pending)));
  } else {
    check(request(pending));
  }
}

} // namespace ur::core
