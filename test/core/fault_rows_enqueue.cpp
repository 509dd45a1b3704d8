// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scenarios: commands on USM, launches, waits and barriers.
#include "core/fault_rig.hpp"

namespace ur::test {
namespace {

void doNothing(void *) {}
void enqueueNothing(ur_queue_handle_t, void *) {}

/// Enqueues behind another queue's command: what is given, then the wait list and the event.
template <class F, class... A>
Round behindOther(FaultRig &t, F function, A... args) {
  const auto *list = t.foreign();
  return [&t, function, list, args...] { return t.call(function, t.queue(), args..., 1u, list, t.event()); };
}

/// The same, waiting for the command; nothing is in flight when it fails.
template <class F, class... A>
Round blocking(FaultRig &t, F function, A... args) {
  const auto *list = t.foreign();
  return [&t, function, list, args...] {
    const ur_result_t result = t.call(function, t.queue(), args..., 1u, list, t.event());
    t.finish(t.queue()); // a wait that failed may leave the copy running
    return result;
  };
}

const bool kEnqueueRows = addScenarios({
    {"urEnqueueUSMFill",
     [](FaultRig &t) {
       return behindOther(t, table().Enqueue.pfnUSMFill, t.device(), sizeof kPattern, &kPattern, size_t{32});
     }},
    {"urEnqueueUSMFill2D",
     [](FaultRig &t) {
       return behindOther(t, table().Enqueue.pfnUSMFill2D, t.device(), size_t{32}, sizeof kPattern, &kPattern,
                          size_t{16}, size_t{4});
     }},
    {"urEnqueueUSMMemcpy",
     [](FaultRig &t) {
       return behindOther(t, table().Enqueue.pfnUSMMemcpy, false, t.device(), t.device(), size_t{32});
     }},
    {"urEnqueueUSMMemcpy",
     [](FaultRig &t) { return blocking(t, table().Enqueue.pfnUSMMemcpy, true, t.device(), t.device(), size_t{32}); },
     "blocking"},
    {"urEnqueueUSMMemcpy2D",
     [](FaultRig &t) {
       return behindOther(t, table().Enqueue.pfnUSMMemcpy2D, false, t.device(), size_t{32}, t.device(), size_t{16},
                          size_t{16}, size_t{4});
     }},
    {"urEnqueueUSMMemcpy2D",
     [](FaultRig &t) {
       return blocking(t, table().Enqueue.pfnUSMMemcpy2D, true, t.device(), size_t{32}, t.device(), size_t{16},
                       size_t{16}, size_t{4});
     },
     "blocking"},
    {"urEnqueueUSMPrefetch",
     [](FaultRig &t) {
       return behindOther(t, table().Enqueue.pfnUSMPrefetch, t.device(), size_t{32}, ur_usm_migration_flags_t{0});
     }},
    {"urEnqueueUSMAdvise",
     [](FaultRig &t) -> Round {
       return [&t, memory = t.device()] {
         return t.call(table().Enqueue.pfnUSMAdvise, t.queue(), memory, size_t{32},
                       ur_usm_advice_flags_t{UR_USM_ADVICE_FLAG_DEFAULT}, t.event());
       };
     }},
    {"urEnqueueHostTaskExp",
     [](FaultRig &t) -> Round {
       if (!FaultRig::GetParam().caps.hostCalls) // The core runs them, on threads of its own: host_task_test.cpp.
         return [] { return UR_RESULT_ERROR_UNSUPPORTED_FEATURE; };
       return behindOther(t, table().EnqueueExp.pfnHostTaskExp, &doNothing, nullptr, nullptr);
     },
     "", false, true},
    {"urEnqueueNativeCommandExp",
     [](FaultRig &t) {
       return behindOther(t, table().EnqueueExp.pfnNativeCommandExp, &enqueueNothing, nullptr, 0u, nullptr, nullptr);
     },
     "", false, true},
    {"urEventCreateExp",
     [](FaultRig &t) -> Round {
       return [&t] {
         static constexpr ur_exp_event_desc_t kDesc{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
         return t.call(table().EventExp.pfnCreateExp, t.here(), t.dev(), &kDesc, t.made<ur_event_handle_t>());
       };
     },
     "", true},
    {"urEnqueueTimestampRecordingExp",
     [](FaultRig &t) { return behindOther(t, table().EnqueueExp.pfnTimestampRecordingExp, false); }, "", false, true},
    {"urEnqueueEventsWait", [](FaultRig &t) { return behindOther(t, table().Enqueue.pfnEventsWait); }},
    {"urEnqueueEventsWaitWithBarrier",
     [](FaultRig &t) { return behindOther(t, table().Enqueue.pfnEventsWaitWithBarrier); }},
    {"urEnqueueEventsWaitWithBarrier",
     [](FaultRig &t) -> Round {
       return [&t] {
         EXPECT_EQ(t.tryFill(t.queue(), t.device(), 8, 1), UR_RESULT_SUCCESS);
         EXPECT_EQ(t.tryFill(t.queue(), t.device(), 8, 1), UR_RESULT_SUCCESS);
         return t.call(table().Enqueue.pfnEventsWaitWithBarrier, t.queue(), 0u, nullptr, t.event());
       };
     },
     "behind its own queue"},
    {"urEnqueueEventsWaitWithBarrierExt",
     [](FaultRig &t) { return behindOther(t, table().Enqueue.pfnEventsWaitWithBarrierExt, nullptr); }},
    {"urEnqueueKernelLaunchWithArgsExp",
     [](FaultRig &t) -> Round {
       auto *args = t.keep(std::vector{pointerArg(0, t.device()), wordArg(1, kPattern)});
       auto *items = t.keep<size_t>(8);
       return [&t, args, items, kernel = t.kernel(), list = t.foreign()] {
         return t.call(table().EnqueueExp.pfnKernelLaunchWithArgsExp, t.queue(), kernel, 1u, nullptr, items, nullptr,
                       2u, args->data(), nullptr, 1u, list, t.event());
       };
     }},
});

} // namespace
} // namespace ur::test
