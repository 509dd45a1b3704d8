// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "replay/functions.hpp"

#include <algorithm>
#include <thread>

namespace replay {
namespace {

template <auto Api>
constexpr Function function(const char *name, Group group) {
  return {name, &Thunk<Api>::play, Thunk<Api>::kShapes, group};
}

#define PLAYED(name, group) function<&name>(#name, Group::group)
constexpr Function kFunctions[] = {
    PLAYED(urContextCreate, Other),
    PLAYED(urContextRetain, Other),
    PLAYED(urContextRelease, Other),
    PLAYED(urQueueCreate, Other),
    PLAYED(urQueueRetain, Other),
    PLAYED(urQueueRelease, Other),
    PLAYED(urQueueFinish, Wait),
    PLAYED(urQueueFlush, Other),
    PLAYED(urEventWait, Wait),
    PLAYED(urEventRetain, Other),
    PLAYED(urEventRelease, Other),
    PLAYED(urEventCreateExp, Other),
    PLAYED(urUSMHostAlloc, Alloc),
    PLAYED(urUSMDeviceAlloc, Alloc),
    PLAYED(urUSMSharedAlloc, Alloc),
    PLAYED(urUSMFree, Free),
    PLAYED(urUSMPoolCreate, Other),
    PLAYED(urUSMPoolRetain, Other),
    PLAYED(urUSMPoolRelease, Other),
    PLAYED(urUSMPoolCreateExp, Other),
    PLAYED(urUSMPoolDestroyExp, Other),
    PLAYED(urUSMPoolGetDefaultDevicePoolExp, Other),
    PLAYED(urUSMPoolGetDevicePoolExp, Other),
    PLAYED(urUSMPoolSetDevicePoolExp, Other),
    PLAYED(urUSMPoolTrimToExp, Other),
    PLAYED(urUSMPoolSetInfoExp, Other),
    PLAYED(urEnqueueUSMDeviceAllocExp, AsyncAlloc),
    PLAYED(urEnqueueUSMSharedAllocExp, AsyncAlloc),
    PLAYED(urEnqueueUSMHostAllocExp, AsyncAlloc),
    PLAYED(urEnqueueUSMFreeExp, AsyncFree),
    PLAYED(urEnqueueUSMMemcpy, Command),
    PLAYED(urEnqueueUSMMemcpy2D, Command),
    PLAYED(urEnqueueUSMFill, Command),
    PLAYED(urEnqueueUSMFill2D, Command),
    PLAYED(urEnqueueUSMPrefetch, Command),
    PLAYED(urEnqueueUSMAdvise, Command),
    PLAYED(urUSMContextMemcpyExp, Wait),
    PLAYED(urEnqueueEventsWait, Command),
    PLAYED(urEnqueueEventsWaitWithBarrier, Command),
    PLAYED(urEnqueueEventsWaitWithBarrierExt, Command),
    PLAYED(urEnqueueTimestampRecordingExp, Command),
    PLAYED(urMemBufferCreate, Alloc),
    PLAYED(urMemBufferPartition, Other),
    PLAYED(urMemRetain, Other),
    PLAYED(urMemRelease, Free),
    PLAYED(urEnqueueMemBufferRead, Command),
    PLAYED(urEnqueueMemBufferWrite, Command),
    PLAYED(urEnqueueMemBufferCopy, Command),
    PLAYED(urEnqueueMemBufferCopyRect, Command),
    PLAYED(urEnqueueMemBufferFill, Command),
    PLAYED(urEnqueueMemBufferMap, Command),
    PLAYED(urEnqueueMemUnmap, Command),
};
#undef PLAYED

/// Asks until the answer is `wanted`, or once where the program went on without.
template <typename Ask>
ur_result_t until(bool wanted, Ask ask) {
  bool is = false;
  ur_result_t result = ask(is);
  while (result == UR_RESULT_SUCCESS && wanted && !is) {
    std::this_thread::yield();
    result = ask(is);
  }
  return result;
}

} // namespace

const Function *functionOf(std::string_view name) noexcept {
  const auto *const found = std::find_if(std::begin(kFunctions), std::end(kFunctions),
                                         [&](const Function &function) { return name == function.name; });
  return found == std::end(kFunctions) ? nullptr : found;
}

ur_result_t playEventComplete(Frame &frame, const uint64_t *words) {
  auto *const event = static_cast<ur_event_handle_t>(frame.handles[words[0]]);
  return until(words[1] != 0, [&](bool &is) {
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    const ur_result_t result =
        urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status, nullptr);
    is = status == UR_EVENT_STATUS_COMPLETE;
    return result;
  });
}

ur_result_t playQueueEmpty(Frame &frame, const uint64_t *words) {
  auto *const queue = static_cast<ur_queue_handle_t>(frame.handles[words[0]]);
  return until(words[1] != 0, [&](bool &is) {
    ur_bool_t empty = false;
    const ur_result_t result = urQueueGetInfo(queue, UR_QUEUE_INFO_EMPTY, sizeof(empty), &empty, nullptr);
    is = empty;
    return result;
  });
}

ur_result_t playStandInMemory(Frame &frame, const uint64_t *words) {
  if (words[2] == 0)
    return UR_RESULT_SUCCESS;
  auto *const context = static_cast<ur_context_handle_t>(frame.handles[words[0]]);
  if (const ur_result_t result = urContextRetain(context); result != UR_RESULT_SUCCESS)
    return result;
  return urUSMHostAlloc(context, nullptr, nullptr, words[2], reinterpret_cast<void **>(&frame.memory[words[1]]));
}

} // namespace replay
