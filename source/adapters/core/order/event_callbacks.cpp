// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/event_callbacks.hpp"

#include "adapters/core/device/adapter.hpp"
#include "adapters/core/device/context.hpp"
#include "adapters/core/object/host_call_scope.hpp"
#include "adapters/core/object/threads.hpp"
#include "adapters/core/order/deferral.hpp"
#include "adapters/core/order/notices.hpp"

namespace ur::core {

struct EventCallbacks::Pending : CallbackLine::Entry {
  Pending(Ref<Event> of, Ref<Completion> end, ur_execution_info_t at, ur_event_callback_t call, void *data,
          std::shared_ptr<CallbackLine> in)
      : Entry(std::move(end)), event(std::move(of)), status(at), callback(call), userData(data), line(std::move(in)) {}
  ~Pending() { completion = {}; } // It needs the context that the event keeps.

  const Ref<Event> event;
  const ur_execution_info_t status;
  const ur_event_callback_t callback;
  void *const userData;
  const std::shared_ptr<CallbackLine> line;
};

EventCallbacks::EventCallbacks() : line_(std::make_shared<CallbackLine>()) {}

EventCallbacks::~EventCallbacks() {
  if (mark_.lost()) {
    keepForEver(thread_);
    keepForEver(line_);
    return;
  }
  line_->stop();
  endThread(thread_);
}

void EventCallbacks::run(CallbackLine &line) noexcept {
  while (CallbackLine::Entry *entry = line.take()) {
    const std::unique_ptr<Pending> next(static_cast<Pending *>(entry));
    const HostCallScope scope;
    next->callback(next->event.get(), next->status, next->userData);
    // Its end is perhaps that of the context, and of the EventCallbacks.
  }
}

void EventCallbacks::ready(void *data, EventStatus status) noexcept {
  auto *pending = static_cast<Pending *>(data);
  pending->completion->settle(status);
  const std::shared_ptr<CallbackLine> line = pending->line;
  line->told(*pending);
}

/// Has the driver say when it is due, unless it is already. Takes it on success.
ur_result_t EventCallbacks::request(std::unique_ptr<Pending> &pending) noexcept {
  Completion &completion = *pending->completion;
  bool due = pending->status == UR_EXECUTION_INFO_SUBMITTED;
  if (!due) {
    bool running = false;
    due = completion.query(&running) != Progress::pending || (running && pending->status == UR_EXECUTION_INFO_RUNNING);
  }
  if (!due) {
    try { // Of a virtual one, a mark tells.
      if (Ref<Completion> concrete = completion.concrete())
        pending->completion = std::move(concrete);
      else
        due = true;
    } catch (ur_result_t error) {
      return error;
    } catch (...) {
      return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
  }
  const std::shared_ptr<CallbackLine> line = pending->line;
  if (due) {
    line->due(*pending.release());
    return UR_RESULT_SUCCESS;
  }
  if (const ur_result_t flushed = pending->completion->flush(); flushed != UR_RESULT_SUCCESS)
    return flushed; // Rule R12: the driver would have nothing to tell.
  line->expect(*pending);
  const ur_result_t result =
      pending->event->context().notices().tell(*pending->completion, &EventCallbacks::ready, pending.get());
  if (result == UR_RESULT_SUCCESS)
    line->asked(*pending.release());
  else
    line->forget(*pending);
  return result;
}

/// Asks the driver once there is something to ask about.
class EventCallbacks::WhenSubmitted final : public Deferral::Job {
public:
  explicit WhenSubmitted(std::unique_ptr<Pending> pending)
      : Job({pending->completion}), event_(pending->event), pending_(std::move(pending)) {}

  bool run() noexcept override {
    if (request(pending_) == UR_RESULT_SUCCESS)
      return true;
    const std::shared_ptr<CallbackLine> line = pending_->line;
    line->expect(*pending_);
    try { // The callback was promised, so somebody waits for its moment.
      runInBackground("ur-callback", [pending = pending_.get()] {
        (void)pending->completion->wait();
        ready(pending, EventStatus::submitted);
      });
      line->asked(*pending_.release());
    } catch (...) {
      line->forget(*pending_);
      logger().error("no thread and no notification for an event's callback, which is lost");
    }
    return true;
  }

private:
  const Ref<Event> event_; ///< keeps the context until the job ends, though the callback may come before that
  std::unique_ptr<Pending> pending_;
};

void EventCallbacks::add(Ref<Event> event, ur_execution_info_t status, ur_event_callback_t callback, void *userData) {
  if (mark_.lost())
    throw UR_RESULT_ERROR_DEVICE_LOST;
  {
    std::lock_guard lock(mutex_);
    if (!thread_.joinable()) {
      mark_.set();
      thread_ = startThread("ur-callbacks", [line = line_] { run(*line); });
    }
  }
  Context &context = event->context();
  Ref<Completion> completion = event->current();
  auto pending = std::make_unique<Pending>(std::move(event), std::move(completion), status, callback, userData, line_);
  if (pending->completion->phase() == Phase::deferred)
    context.deferral().add(std::make_unique<WhenSubmitted>(std::move(pending)));
  else
    check(request(pending));
}

} // namespace ur::core
