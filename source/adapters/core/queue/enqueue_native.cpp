// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native commands: a function of the caller's puts commands of the vendor's own between two fences of the queue.
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/queue/memory_command.hpp"

#include <algorithm>
#include <span>

namespace ur::core {
namespace {

/// Takes a command's place in the queue's order, as a user of the buffers. `needed`: answers the completion.
Ref<Completion> takePlace(Queue &queue, const Command &command, std::span<const ur_mem_handle_t> buffers,
                          const Ref<Completion> &dependency, bool needed) {
  MemoryCommand place(queue, command);
  place.dependsOn(dependency);
  for (const Mem *buffer : buffers)
    place.use(*buffer, {true, (buffer->flags() & UR_MEM_FLAG_READ_ONLY) == 0});
  place.prepare();
  return place.submit(FencePort{}, needed);
}

/// Out of order only a barrier orders what we don't submit ourselves. Answers what follows depends on.
Ref<Completion> separate(Queue &queue, Ref<Completion> dependency) {
  if (queue.inOrder())
    return dependency;
  const Command command{UR_COMMAND_EVENTS_WAIT_WITH_BARRIER};
  Enqueue barrier(queue, command);
  barrier.waits.add(std::move(dependency), true);
  return barrier.submitBarrier(false);
}

/// Blocks until what the command comes after is submitted, where nothing keeps it from that but calls that threads of
/// the context's make (order/submission.hpp). Throws INVALID_OPERATION where the host may have to do something first:
/// the function is called now, so its commands can't be put off.
void awaitSubmission(Queue &queue, const Command &command) {
  for (;;) {
    Stamp earlier = queue.backlog();
    if (const Enqueue list(queue, command); list.waits.unsubmitted()) {
      const Stamp waits = list.waits.references();
      earlier.insert(earlier.end(), waits.begin(), waits.end());
    }
    std::erase_if(earlier, [](const Ref<Completion> &one) { return one->submitted(); });
    if (earlier.empty() && !queue.deferring())
      return;
    if (std::any_of(earlier.begin(), earlier.end(), [](const Ref<Completion> &one) { return one->mayAwaitHost(); }))
      throw UR_RESULT_ERROR_INVALID_OPERATION;
    queue.context().deferral().pump(); // waits for what leaves the backlog right now
    for (const Ref<Completion> &one : earlier)
      one->awaitSubmission();
  }
}

} // namespace

namespace api {

ur_result_t urEnqueueNativeCommandExp(ur_queue_handle_t queue, ur_exp_enqueue_native_command_function_t function,
                                      void *data, uint32_t bufferCount, const ur_mem_handle_t *buffers,
                                      const ur_exp_enqueue_native_command_properties_t *, uint32_t count,
                                      const ur_event_handle_t *waits, ur_event_handle_t *event) {
  if (!queue->device().takesNativeCommands())
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  refuseCapture(*queue);
  const std::span<const ur_mem_handle_t> used(buffers, buffers ? bufferCount : 0);
  const Command before{UR_COMMAND_ENQUEUE_NATIVE_EXP, {waits, count}};
  awaitSubmission(*queue, before);
  Ref<Completion> last; // Its failure is the event's.
  if (count != 0 || !used.empty())
    last = takePlace(*queue, before, used, {}, event != nullptr);
  last = separate(*queue, std::move(last));
  function(queue, data);
  last = separate(*queue, std::move(last));
  takePlace(*queue, {UR_COMMAND_ENQUEUE_NATIVE_EXP, {}, event}, used, last, false);
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
