// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Events that are over once they were asked a number of times: urEventCreateWithNativeHandle with that number, to which
// kFails is added for one that fails then. Without functions of our own, but with COUNTED_EVENTS=2 one that answers
// kOwnIndex at once. Included by trivial.cpp.
#pragma once

struct ur_context_handle_t_ {
  const ur_dditable_t *table;
};
struct ur_event_handle_t_ {
  const ur_dditable_t *table;
  std::atomic<uint64_t> looks;
  bool fails;
};

namespace counted {

constexpr uint64_t kFails = uint64_t{1} << 32;
constexpr uint32_t kOwnIndex = 4711;

inline ur_context_handle_t_ context;
inline ur_event_handle_t_ events[16];
inline std::atomic<size_t> used{0};

inline void addTo(ur_dditable_t *table) {
  table->Context.pfnCreate = [](uint32_t, const ur_device_handle_t *, const ur_context_properties_t *,
                                ur_context_handle_t *to) {
    *to = &context;
    return UR_RESULT_SUCCESS;
  };
  table->Event.pfnCreateWithNativeHandle = [](ur_native_handle_t looks, ur_context_handle_t,
                                              const ur_event_native_properties_t *, ur_event_handle_t *to) {
    ur_event_handle_t event = &events[used++];
    event->looks = looks % kFails;
    event->fails = looks >= kFails;
    *to = event;
    return UR_RESULT_SUCCESS;
  };
  table->Event.pfnGetInfo = [](ur_event_handle_t event, ur_event_info_t, size_t, void *value, size_t *) {
    ur_event_status_t status = event->fails ? UR_EVENT_STATUS_ERROR : UR_EVENT_STATUS_COMPLETE;
    if (event->looks > 0) {
      --event->looks;
      status = UR_EVENT_STATUS_RUNNING;
    }
    std::memcpy(value, &status, sizeof(status));
    return UR_RESULT_SUCCESS;
  };
}

} // namespace counted

#if COUNTED_EVENTS == 2
extern "C" const ur_pfnLanewayEventWaitFor_t urLanewayEventWaitFor =
    [](uint32_t, const ur_event_handle_t *, ur_laneway_event_wait_mode_t, uint64_t,
       ur_laneway_event_wait_outcome_t *outcome, uint32_t *index) {
      *outcome = UR_LANEWAY_EVENT_WAIT_OUTCOME_COMPLETE;
      *index = counted::kOwnIndex;
      return UR_RESULT_SUCCESS;
    };
#endif
