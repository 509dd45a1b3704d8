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

ur_image_desc_t smallImage() {
  ur_image_desc_t desc{};
  desc.stype = UR_STRUCTURE_TYPE_IMAGE_DESC;
  desc.type = UR_MEM_TYPE_IMAGE2D;
  desc.width = desc.height = 4;
  return desc;
}

ur_mem_handle_t plainImage(FaultRig &t) {
  auto &made = *t.keep(std::make_shared<Image>());
  const ur_image_desc_t desc = smallImage();
  EXPECT_EQ(table().Mem.pfnImageCreate(t.here(), 0, &kFormat, &desc, nullptr, made->out()), UR_RESULT_SUCCESS);
  return *made;
}

ur_sampler_handle_t sampler(FaultRig &t) {
  auto &made = *t.keep(std::make_shared<Sampler>());
  const ur_sampler_desc_t desc{UR_STRUCTURE_TYPE_SAMPLER_DESC, nullptr, true, UR_SAMPLER_ADDRESSING_MODE_REPEAT,
                               UR_SAMPLER_FILTER_MODE_LINEAR};
  EXPECT_EQ(table().Sampler.pfnCreate(t.here(), &desc, made->out()), UR_RESULT_SUCCESS);
  return *made;
}

/// Of the second device, whose storage has to be made first.
Round handOutMemory(FaultRig &t, ur_mem_handle_t (*make)(FaultRig &t)) {
  return [&t, make] { return t.call(table().Mem.pfnGetNativeHandle, make(t), t.dev(1), t.out<ur_native_handle_t>()); };
}

ur_native_handle_t handed(ur_mem_handle_t memory) {
  ur_native_handle_t native = 0;
  EXPECT_EQ(table().Mem.pfnGetNativeHandle(memory, nullptr, &native), UR_RESULT_SUCCESS);
  return native;
}

const bool kNativeRows = addScenarios({
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
    {"urMemGetNativeHandle", [](FaultRig &t) { return handOutMemory(t, [](FaultRig &rig) { return rig.buffer(); }); },
     "buffer"},
    {"urMemGetNativeHandle", [](FaultRig &t) { return handOutMemory(t, plainImage); }, "image"},
    {"urMemBufferCreateWithNativeHandle",
     [](FaultRig &t) -> Round {
       return [&t, native = handed(t.buffer())] {
         return t.call(table().Mem.pfnBufferCreateWithNativeHandle, native, t.here(), nullptr,
                       t.made<ur_mem_handle_t>());
       };
     }},
    {"urMemImageCreateWithNativeHandle",
     [](FaultRig &t) -> Round {
       return [&t, native = handed(plainImage(t)), desc = smallImage()] {
         return t.call(table().Mem.pfnImageCreateWithNativeHandle, native, t.here(), &kFormat, &desc, nullptr,
                       t.made<ur_mem_handle_t>());
       };
     }},
    {"urSamplerGetNativeHandle",
     [](FaultRig &t) { return handOut(t, table().Sampler.pfnGetNativeHandle, sampler(t)); }},
    {"urSamplerCreateWithNativeHandle",
     [](FaultRig &t) -> Round {
       return [&t, native = handed(table().Sampler.pfnGetNativeHandle, sampler(t))] {
         return t.call(table().Sampler.pfnCreateWithNativeHandle, native, t.here(), nullptr,
                       t.made<ur_sampler_handle_t>());
       };
     }},
});

} // namespace
} // namespace ur::test
