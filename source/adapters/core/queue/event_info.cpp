// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What an event tells of itself, its queue included.
#include "adapters/core/device/native.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"
#include "adapters/core/order/failure_news.hpp"
#include "adapters/core/queue/queue.hpp"

namespace ur::core {
namespace {

/// Who sees here that a command is over may as well ask next what pools hold.
ur_event_status_t status(Context &context, Completion &completion, bool alias) noexcept {
  bool running = false;
  const Progress progress = completion.query(&running);
  if (progress != Progress::pending)
    context.settlePools();
  context.failures().tell();
  switch (progress) {
  case Progress::complete:
    return UR_EVENT_STATUS_COMPLETE;
  case Progress::failed:
    return UR_EVENT_STATUS_ERROR;
  case Progress::pending:
    break;
  }
  if (completion.phase() == Phase::deferred)
    return UR_EVENT_STATUS_QUEUED;
  // What runs may be another command, which this one stands behind.
  return running && !alias ? UR_EVENT_STATUS_RUNNING : UR_EVENT_STATUS_SUBMITTED;
}

/// Of an event that was taken in, where the vendor tells: a handle of the queue that its command is on, which lives as
/// long as the event, or as somebody retains it. Null: nobody knows. Throws.
QueueBase *queueOfImport(Event &event) {
  if (QueueBase *known = event.importedFrom())
    return known;
  ur_native_handle_t native = 0;
  NativeDriver *handles =
      event.reusable() || !event.completion().native() ? nullptr : event.context().driver().native();
  if (!handles || handles->queueOfEvent(event.completion().native(), &native) != UR_RESULT_SUCCESS || native == 0)
    return nullptr;
  Ref<Queue> made = importQueue(event.context(), native);
  made->abandoned(); // Nobody has the handle yet; the event keeps it.
  (void)made->dropUser();
  return event.setImportedFrom(Ref<QueueBase>::adopt(made.release()));
}

/// Null: of no queue. Throws.
Queue *queueOf(Event &event) {
  return static_cast<Queue *>(event.queue() ? event.queue() : queueOfImport(event));
}

} // namespace

namespace api {

ur_result_t urEventGetInfo(ur_event_handle_t event, ur_event_info_t query, size_t size, void *value, size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  switch (query) {
  case UR_EVENT_INFO_COMMAND_QUEUE:
    return info.put<UR_EVENT_INFO_COMMAND_QUEUE>(queueOf(*event));
  case UR_EVENT_INFO_CONTEXT:
    return info.put<UR_EVENT_INFO_CONTEXT>(&event->context());
  case UR_EVENT_INFO_COMMAND_TYPE:
    return info.put<UR_EVENT_INFO_COMMAND_TYPE>(event->type());
  case UR_EVENT_INFO_COMMAND_EXECUTION_STATUS:
    event->needsEnd();
    return info.put<UR_EVENT_INFO_COMMAND_EXECUTION_STATUS>(
        status(event->context(), *event->current(), event->isAlias()));
  case UR_EVENT_INFO_REFERENCE_COUNT:
    return info.put<UR_EVENT_INFO_REFERENCE_COUNT>(event->users());
  default:
    return unanswered(query);
  }
}

} // namespace api
} // namespace ur::core
