// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/event.hpp"

#include "adapters/core/device/context.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"
#include "adapters/core/order/event_callbacks.hpp"
#include "adapters/core/order/queue_base.hpp"

#include <algorithm>

using namespace ur::core;

[[gnu::hot]] ur_event_handle_t_::ur_event_handle_t_(QueueBase *queue, ur_command_t type, Completion *completion,
                                                    Storage storage) noexcept
    : Object(Tag::event, 1), queue_(Ref<QueueBase>::adopt(queue)), completion_(Ref<Completion>::adopt(completion)),
      type_(type), profiled_((queue->profiling() && queue->context().caps().timedEvents) || completion->timed()),
      storage_(storage) {}

ur_event_handle_t_::ur_event_handle_t_(Context &context, ur_command_t type, Ref<Completion> completion,
                                       bool profiled) noexcept
    : Object(Tag::event, 1), context_(&context), completion_(std::move(completion)), type_(type), profiled_(profiled) {}

Ref<Event> ur_event_handle_t_::make(QueueBase &queue, ur_command_t type, Ref<Completion> completion) {
  const bool beside = completion->home() != nullptr;
  void *room = beside ? Record::of(*completion).event : ::operator new(sizeof(Event));
  return Ref<Event>::adopt(new (room) Event(Ref<QueueBase>(&queue).release(), type, completion.release(),
                                            beside ? Storage::besideCompletion : Storage::heap));
}

namespace {

struct RunEvent final : Event {
  RunEvent(QueueBase &queue, ur_command_t type, Ref<Completion> from, Ref<Completion> end) noexcept
      : Event(Ref<QueueBase>(&queue).release(), type, end.release(), Storage::ofRun), first(std::move(from)) {}
  Ref<Completion> first;
};

} // namespace

Ref<Event> ur_event_handle_t_::makeOfRun(QueueBase &queue, ur_command_t type, Ref<Completion> first,
                                         Ref<Completion> end) {
  return Ref<Event>::adopt(new RunEvent(queue, type, std::move(first), std::move(end)));
}

namespace {

struct CapturedEvent final : Event {
  CapturedEvent(QueueBase &queue, ur_command_t type, Ref<Completion> never, CapturedPlace at) noexcept
      : Event(Ref<QueueBase>(&queue).release(), type, never.release(), Storage::captured), place(std::move(at)) {}
  const CapturedPlace place;
};

} // namespace

Ref<Event> ur_event_handle_t_::makeCaptured(QueueBase &queue, ur_command_t type, CapturedPlace place) {
  Ref<Completion> never = makeRef<Completion>(Completion::Later{});
  never->refuse(UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT);
  return Ref<Event>::adopt(new CapturedEvent(queue, type, std::move(never), std::move(place)));
}

const CapturedPlace *ur_event_handle_t_::captured() const noexcept {
  return storage_ == Storage::captured ? &static_cast<const CapturedEvent *>(this)->place : nullptr;
}

Completion &ur_event_handle_t_::beginning(Completion &own) noexcept {
  return storage_ == Storage::ofRun ? *static_cast<RunEvent *>(this)->first : own;
}

[[gnu::hot]] void ur_event_handle_t_::destroy(Event *event) noexcept {
  switch (event->storage_) {
  case Storage::besidePosition:
  case Storage::room:
    Positions::giveBack(event);
    return;
  case Storage::besideCompletion: {
    // The memory goes with the completion, and the completion needs the context that the queue keeps.
    const Ref<QueueBase> queue = std::move(event->queue_);
    const Ref<Completion> completion = std::move(event->completion_);
    std::destroy_at(event);
    return;
  }
  case Storage::ofRun:
    delete static_cast<RunEvent *>(event);
    return;
  case Storage::captured:
    delete static_cast<CapturedEvent *>(event);
    return;
  case Storage::heap:
    delete event;
  }
}

Context &ur_event_handle_t_::context() const noexcept {
  return queue_ ? queue_->context() : *context_;
}

uint32_t ur_event_handle_t_::deviceIndex() const noexcept {
  return queue_ ? queue_->deviceIndex() : 0;
}

namespace ur::core::api {

/// What is known from the start, and once the command has gone out, is told then; the rest once it is complete.
ur_result_t urEventGetProfilingInfo(ur_event_handle_t event, ur_profiling_info_t query, size_t size, void *value,
                                    size_t *sizeRet) {
  event->needsEnd();
  const Ref<Completion> current = event->current();
  Completion &completion = *current, &first = event->beginning(completion);
  if (!event->profiled() || (event->reusable() && !completion.timed())) // the latter isn't signalled yet
    return UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE;
  const bool early = query == UR_PROFILING_INFO_COMMAND_QUEUED || query == UR_PROFILING_INFO_COMMAND_SUBMIT;
  const bool isMoment = event->type() == UR_COMMAND_TIMESTAMP_RECORDING_EXP;
  const bool submitted = completion.phase() == Phase::submitted;
  uint64_t start = UINT64_MAX, end = UINT64_MAX;
  if (completion.query() == Progress::complete) {
    uint64_t ignored = 0;
    check(completion.executionTimes(&start, &end));
    if (&first != &completion)
      check(first.executionTimes(&start, &ignored));
    end = isMoment ? start : std::max(start, end);
  } else if (!early) {
    return UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE;
  }
  const EnqueueTimes &times = first.times();
  const bool toldAtOnce = query == UR_PROFILING_INFO_COMMAND_QUEUED || isMoment;
  if (early && ((!toldAtOnce && !submitted) || times.queued == 0)) // nobody here has seen an import on its way
    return UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE;
  const InfoWriter info(size, value, sizeRet);
  // The host's clock and the device's differ a little; what came first stays first.
  switch (query) {
  case UR_PROFILING_INFO_COMMAND_QUEUED:
    return info.put<UR_PROFILING_INFO_COMMAND_QUEUED>(std::min(times.queued, start));
  case UR_PROFILING_INFO_COMMAND_SUBMIT:
    return info.put<UR_PROFILING_INFO_COMMAND_SUBMIT>(std::min(isMoment ? times.queued : times.submitted, start));
  case UR_PROFILING_INFO_COMMAND_START:
    return info.put<UR_PROFILING_INFO_COMMAND_START>(start);
  case UR_PROFILING_INFO_COMMAND_END:
    return info.put<UR_PROFILING_INFO_COMMAND_END>(end);
  case UR_PROFILING_INFO_COMMAND_COMPLETE:
    return info.put<UR_PROFILING_INFO_COMMAND_COMPLETE>(end);
  default:
    return unanswered(query);
  }
}

ur_result_t urEventSetCallback(ur_event_handle_t event, ur_execution_info_t status, ur_event_callback_t callback,
                               void *userData) {
  event->needsEnd();
  event->context().callbacks(event->deviceIndex()).add(Ref<Event>(event), status, callback, userData);
  return UR_RESULT_SUCCESS;
}

} // namespace ur::core::api
