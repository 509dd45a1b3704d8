// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scenarios: native handles, out and in. What is taken in here is not owned, so that a call can be made again.
#include "core/fault_rig.hpp"

namespace ur::test {
namespace {

/// Hands a handle out, by a function with no more arguments than the object and the output.
template <class H>
Round handOut(FaultRig &t, ur_result_t(UR_APICALL *function)(H, ur_native_handle_t *), H handle) {
  return [&t, function, handle] { return t.call(function, handle, t.out<ur_native_handle_t>()); };
}

template <class H>
ur_native_handle_t handed(ur_result_t(UR_APICALL *function)(H, ur_native_handle_t *), H handle) {
  ur_native_handle_t native = 0;
  EXPECT_EQ(function(handle, &native), UR_RESULT_SUCCESS);
  return native;
}

ur_program_handle_t usual(FaultRig &t) {
  (void)t.kernel();
  return t.program.get();
}

void nothing(void *) {}

const bool kAdded = addScenarios({
    {"urPlatformGetNativeHandle",
     [](FaultRig &t) { return handOut(t, table().Platform.pfnGetNativeHandle, t.plat()); }},
    {"urPlatformCreateWithNativeHandle",
     [](FaultRig &t) -> Round {
       return [&t, native = handed(table().Platform.pfnGetNativeHandle, t.plat())] {
         return t.call(table().Platform.pfnCreateWithNativeHandle, native, t.adap(), nullptr,
                       t.out<ur_platform_handle_t>());
       };
     }},
    {"urDeviceGetNativeHandle", [](FaultRig &t) { return handOut(t, table().Device.pfnGetNativeHandle, t.dev()); }},
    {"urDeviceCreateWithNativeHandle",
     [](FaultRig &t) -> Round {
       return [&t, native = handed(table().Device.pfnGetNativeHandle, t.dev(1))] {
         return t.call(table().Device.pfnCreateWithNativeHandle, native, t.adap(), nullptr,
                       t.made<ur_device_handle_t>());
       };
     }},
    {"urContextGetNativeHandle", [](FaultRig &t) { return handOut(t, table().Context.pfnGetNativeHandle, t.here()); }},
    {"urContextCreateWithNativeHandle",
     [](FaultRig &t) -> Round {
       return [&t, native = handed(table().Context.pfnGetNativeHandle, t.here())] {
         return t.call(table().Context.pfnCreateWithNativeHandle, native, t.adap(), 0u, nullptr, nullptr,
                       t.made<ur_context_handle_t>());
       };
     }},
    {"urContextSetExtendedDeleter",
     [](FaultRig &t) -> Round {
       return [&t] { return t.call(table().Context.pfnSetExtendedDeleter, t.here(), &nothing, nullptr); };
     },
     "", true},
    {"urQueueGetNativeHandle",
     [](FaultRig &t) -> Round {
       EXPECT_EQ(table().Enqueue.pfnEventsWait(t.queue(), 1, t.foreign(), nullptr), UR_RESULT_SUCCESS);
       return
           [&t] { return t.call(table().Queue.pfnGetNativeHandle, t.queue(), nullptr, t.out<ur_native_handle_t>()); };
     }},
    {"urQueueCreateWithNativeHandle",
     [](FaultRig &t) -> Round {
       ur_native_handle_t native = 0;
       EXPECT_EQ(table().Queue.pfnGetNativeHandle(t.queue(), nullptr, &native), UR_RESULT_SUCCESS);
       return [&t, native] {
         return t.call(table().Queue.pfnCreateWithNativeHandle, native, t.here(), t.dev(), nullptr,
                       t.made<ur_queue_handle_t>());
       };
     }},
    {"urEventGetNativeHandle", [](FaultRig &t) { return handOut(t, table().Event.pfnGetNativeHandle, *t.foreign()); },
     "under way"},
    {"urEventGetNativeHandle",
     [](FaultRig &t) -> Round {
       // Out of order, an allocation without a wait list is over at once, without a native event.
       const auto *queue = t.keep(t.makeQueue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE));
       auto *event = t.keep(Event());
       void *memory = nullptr;
       EXPECT_EQ(t.tryAlloc(UR_USM_TYPE_DEVICE, *queue, nullptr, 64, &memory, {}, event->out()), UR_RESULT_SUCCESS);
       EXPECT_EQ(t.tryFree(*queue, memory), UR_RESULT_SUCCESS);
       return handOut(t, table().Event.pfnGetNativeHandle, event->get());
     },
     "without one"},
    {"urEventCreateWithNativeHandle",
     [](FaultRig &t) -> Round {
       return [&t, native = handed(table().Event.pfnGetNativeHandle, *t.foreign())] {
         return t.call(table().Event.pfnCreateWithNativeHandle, native, t.here(), nullptr, t.made<ur_event_handle_t>());
       };
     }},
    {"urProgramGetNativeHandle", [](FaultRig &t) { return handOut(t, table().Program.pfnGetNativeHandle, usual(t)); }},
    {"urProgramCreateWithNativeHandle",
     [](FaultRig &t) -> Round {
       return [&t, native = handed(table().Program.pfnGetNativeHandle, usual(t))] {
         return t.call(table().Program.pfnCreateWithNativeHandle, native, t.here(), nullptr,
                       t.made<ur_program_handle_t>());
       };
     }},
    {"urKernelGetNativeHandle", [](FaultRig &t) { return handOut(t, table().Kernel.pfnGetNativeHandle, t.kernel()); }},
    {"urKernelCreateWithNativeHandle",
     [](FaultRig &t) -> Round {
       return [&t, native = handed(table().Kernel.pfnGetNativeHandle, t.kernel())] {
         return t.call(table().Kernel.pfnCreateWithNativeHandle, native, t.here(), t.program.get(), nullptr,
                       t.made<ur_kernel_handle_t>());
       };
     },
     "of a program"},
    {"urKernelCreateWithNativeHandle",
     [](FaultRig &t) -> Round {
       return [&t, native = handed(table().Kernel.pfnGetNativeHandle, t.kernel())] {
         return t.call(table().Kernel.pfnCreateWithNativeHandle, native, t.here(), nullptr, nullptr,
                       t.made<ur_kernel_handle_t>());
       };
     },
     "alone"},
});

} // namespace
} // namespace ur::test
