// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scenarios: command buffers.
#include "core/fault_rig.hpp"

namespace ur::test {
namespace {

using Buffer = Owned<ur_exp_command_buffer_handle_t>;
using Command = ur_exp_command_buffer_command_handle_t;
using Point = ur_exp_command_buffer_sync_point_t;

Buffer made(FaultRig &t) {
  const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, true, false, false};
  Buffer buffer;
  EXPECT_EQ(table().CommandBufferExp.pfnCreateExp(t.here(), t.dev(), &desc, buffer.out()), UR_RESULT_SUCCESS);
  return buffer;
}

/// An append to a buffer with one command, after that: `how` gets what it is given behind its own arguments.
template <class F>
Round appending(FaultRig &t, F append) {
  auto *memory = t.device();
  return [&t, memory, append]() -> ur_result_t {
    const Buffer buffer = made(t);
    Point first = 0;
    const uint32_t word = 1;
    EXPECT_EQ(table().CommandBufferExp.pfnAppendUSMFillExp(buffer, memory, &word, 4, 64, 0, nullptr, 0, nullptr, &first,
                                                           nullptr, nullptr),
              UR_RESULT_SUCCESS);
    const auto *points = t.keep<Point>(first);
    const auto *events = t.foreign();
    return append(buffer.get(), memory, [&](auto function, auto... own) {
      return t.call(function, buffer.get(), own..., 1u, points, 1u, events, t.out<Point>(), t.made<ur_event_handle_t>(),
                    t.out<Command>());
    });
  };
}

ur_exp_kernel_arg_properties_t argument(uint32_t index, const void *pointer) {
  return pointer ? pointerArg(index, pointer)
                 : wordArg(
                       index, *[] {
                         static const uint32_t one = 1;
                         return &one;
                       }());
}

/// A finalized buffer: a launch whose command can be changed, and a copy between buffers.
struct Recorded {
  Buffer buffer;
  Command command = nullptr;
};

/// One that a graph takes, open still: a launch whose command can be changed, a fill, a copy, and a place.
Recorded forGraph(FaultRig &t, uint32_t *memory) {
  Recorded one{made(t)};
  const ur_exp_kernel_arg_properties_t args[] = {argument(0, memory), argument(1, nullptr)};
  const size_t items = 8;
  const uint32_t word = 1;
  Point point = 0;
  const auto &calls = table().CommandBufferExp;
  EXPECT_EQ(calls.pfnAppendKernelLaunchWithArgsExp(one.buffer, t.kernel(), 1, nullptr, &items, nullptr, 2, args, 0,
                                                   nullptr, 0, nullptr, 0, nullptr, &point, nullptr, &one.command),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(
      calls.pfnAppendUSMFillExp(one.buffer, memory, &word, 4, 64, 1, &point, 0, nullptr, &point, nullptr, nullptr),
      UR_RESULT_SUCCESS);
  EXPECT_EQ(
      calls.pfnAppendUSMMemcpyExp(one.buffer, memory + 16, memory, 64, 1, &point, 0, nullptr, &point, nullptr, nullptr),
      UR_RESULT_SUCCESS);
  EXPECT_EQ(calls.pfnAppendUSMPrefetchExp(one.buffer, memory, 64, 0, 1, &point, 0, nullptr, nullptr, nullptr, nullptr),
            UR_RESULT_SUCCESS);
  return one;
}
Recorded *recordedForGraph(FaultRig &t) {
  auto *all = t.keep<std::shared_ptr<Recorded>>(std::make_shared<Recorded>(forGraph(t, t.device())));
  EXPECT_EQ(table().CommandBufferExp.pfnFinalizeExp((*all)->buffer), UR_RESULT_SUCCESS);
  return all->get();
}

/// One that may have a native form.
Buffer childWithFill(FaultRig &t, uint32_t *memory) {
  const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, false, false, false};
  const uint32_t word = 1;
  Buffer child;
  EXPECT_EQ(table().CommandBufferExp.pfnCreateExp(t.here(), t.dev(), &desc, child.out()), UR_RESULT_SUCCESS);
  EXPECT_EQ(table().CommandBufferExp.pfnAppendUSMFillExp(child, memory, &word, 4, 64, 0, nullptr, 0, nullptr, nullptr,
                                                         nullptr, nullptr),
            UR_RESULT_SUCCESS);
  return child;
}

/// An update that gives its launch another value.
Round updating(FaultRig &t, Recorded *one) {
  auto *word = t.keep<uint32_t>(5);
  auto *value = t.keep<ur_exp_command_buffer_update_value_arg_desc_t>(
      {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC, nullptr, 1, 4, nullptr, word});
  auto *change = t.keep<ur_exp_command_buffer_update_kernel_launch_desc_t>({});
  change->stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
  change->hCommand = one->command;
  change->numNewValueArgs = 1;
  change->pNewValueArgList = value;
  return [&t, one, change] {
    return t.call(table().CommandBufferExp.pfnUpdateKernelLaunchExp, one->buffer.get(), 1u, change);
  };
}
Round running(FaultRig &t, Recorded *one) {
  const auto *list = t.foreign();
  return [&t, one, list] {
    return t.call(table().EnqueueExp.pfnCommandBufferExp, t.queue(), one->buffer.get(), 1u, list, t.event());
  };
}

Recorded *recorded(FaultRig &t) {
  auto *all = t.keep<std::shared_ptr<Recorded>>(std::make_shared<Recorded>());
  Recorded &one = **all;
  one.buffer = made(t);
  uint32_t *memory = t.device();
  const ur_exp_kernel_arg_properties_t args[] = {argument(0, memory), argument(1, nullptr)};
  const size_t items = 8;
  Point launched = 0;
  Owned<ur_event_handle_t> ignored;
  const auto &calls = table().CommandBufferExp;
  EXPECT_EQ(calls.pfnAppendKernelLaunchWithArgsExp(one.buffer, t.kernel(), 1, nullptr, &items, nullptr, 2, args, 0,
                                                   nullptr, 0, nullptr, 0, nullptr, &launched, ignored.out(),
                                                   &one.command),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(calls.pfnAppendMemBufferCopyExp(one.buffer, t.buffer(), t.buffer(), 0, 64, 64, 1, &launched, 0, nullptr,
                                            nullptr, nullptr, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(calls.pfnFinalizeExp(one.buffer), UR_RESULT_SUCCESS);
  return &one;
}

const bool kCommandBufferRows = addScenarios({
    {"urCommandBufferCreateExp",
     [](FaultRig &t) -> Round {
       const auto *desc = t.keep<ur_exp_command_buffer_desc_t>(
           {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, true, true, false});
       return [&t, desc] {
         return t.call(table().CommandBufferExp.pfnCreateExp, t.here(), t.dev(), desc,
                       t.made<ur_exp_command_buffer_handle_t>());
       };
     }},
    {"urCommandBufferFinalizeExp",
     [](FaultRig &t) -> Round {
       return [&t] {
         const Buffer buffer = made(t);
         return t.call(table().CommandBufferExp.pfnFinalizeExp, buffer.get());
       };
     }},
    {"urCommandBufferFinalizeExp",
     [](FaultRig &t) -> Round {
       uint32_t *memory = t.device();
       return [&t, memory] {
         const Recorded one = forGraph(t, memory);
         return t.call(table().CommandBufferExp.pfnFinalizeExp, one.buffer.get());
       };
     },
     "for a graph"},
    {"urCommandBufferGetInfoExp",
     [](FaultRig &t) -> Round {
       Recorded *one = recorded(t);
       return [&t, one] {
         return t.call(table().CommandBufferExp.pfnGetInfoExp, one->buffer.get(),
                       UR_EXP_COMMAND_BUFFER_INFO_REFERENCE_COUNT, sizeof(uint32_t),
                       static_cast<void *>(t.out<uint32_t>()), static_cast<size_t *>(nullptr));
       };
     }},
    {"urCommandBufferAppendKernelLaunchWithArgsExp",
     [](FaultRig &t) -> Round {
       ur_kernel_handle_t kernel = t.kernel();
       auto *sizes = t.keep<size_t>(8);
       auto *args = t.keep<std::array<ur_exp_kernel_arg_properties_t, 2>>({});
       return appending(t, [kernel, sizes, args](auto, uint32_t *memory, auto call) {
         *args = {argument(0, memory), argument(1, nullptr)};
         return call(table().CommandBufferExp.pfnAppendKernelLaunchWithArgsExp, kernel, 1u, nullptr, sizes, nullptr, 2u,
                     args->data(), 0u, nullptr);
       });
     }},
    {"urCommandBufferAppendKernelLaunchExp",
     [](FaultRig &t) -> Round {
       ur_kernel_handle_t kernel = t.kernel("nop");
       auto *sizes = t.keep<size_t>(8);
       return appending(t, [kernel, sizes](auto, uint32_t *, auto call) {
         return call(table().CommandBufferExp.pfnAppendKernelLaunchExp, kernel, 1u, nullptr, sizes, nullptr, 0u,
                     nullptr);
       });
     }},
    {"urCommandBufferAppendUSMMemcpyExp",
     [](FaultRig &t) -> Round {
       return appending(t, [](auto, uint32_t *memory, auto call) {
         return call(table().CommandBufferExp.pfnAppendUSMMemcpyExp, memory, memory + 16, size_t{64});
       });
     }},
    {"urCommandBufferAppendUSMFillExp",
     [](FaultRig &t) -> Round {
       return appending(t, [](auto, uint32_t *memory, auto call) {
         return call(table().CommandBufferExp.pfnAppendUSMFillExp, memory, "abcd", size_t{4}, size_t{64});
       });
     }},
    {"urCommandBufferAppendUSMPrefetchExp",
     [](FaultRig &t) -> Round {
       return appending(t, [](auto, uint32_t *memory, auto call) {
         return call(table().CommandBufferExp.pfnAppendUSMPrefetchExp, memory, size_t{64}, ur_usm_migration_flags_t{0});
       });
     }},
    {"urCommandBufferAppendUSMAdviseExp",
     [](FaultRig &t) -> Round {
       return appending(t, [](auto, uint32_t *memory, auto call) {
         return call(table().CommandBufferExp.pfnAppendUSMAdviseExp, memory, size_t{64}, ur_usm_advice_flags_t{1});
       });
     }},
    {"urCommandBufferAppendMemBufferCopyExp",
     [](FaultRig &t) -> Round {
       ur_mem_handle_t from = t.buffer(), to = t.buffer();
       return appending(t, [from, to](auto, uint32_t *, auto call) {
         return call(table().CommandBufferExp.pfnAppendMemBufferCopyExp, from, to, size_t{0}, size_t{64}, size_t{64});
       });
     }},
    {"urCommandBufferAppendMemBufferWriteExp",
     [](FaultRig &t) -> Round {
       ur_mem_handle_t mem = t.buffer();
       auto *host = t.keep<std::array<std::byte, 64>>({});
       return appending(t, [mem, host](auto, uint32_t *, auto call) {
         return call(table().CommandBufferExp.pfnAppendMemBufferWriteExp, mem, size_t{0}, size_t{64}, host->data());
       });
     }},
    {"urCommandBufferAppendMemBufferReadExp",
     [](FaultRig &t) -> Round {
       ur_mem_handle_t mem = t.buffer();
       auto *host = t.keep<std::array<std::byte, 64>>({});
       return appending(t, [mem, host](auto, uint32_t *, auto call) {
         return call(table().CommandBufferExp.pfnAppendMemBufferReadExp, mem, size_t{0}, size_t{64}, host->data());
       });
     }},
    {"urCommandBufferAppendMemBufferCopyRectExp",
     [](FaultRig &t) -> Round {
       ur_mem_handle_t from = t.buffer(), to = t.buffer();
       return appending(t, [from, to](auto, uint32_t *, auto call) {
         return call(table().CommandBufferExp.pfnAppendMemBufferCopyRectExp, from, to, ur_rect_offset_t{},
                     ur_rect_offset_t{}, ur_rect_region_t{8, 2, 1}, size_t{16}, size_t{0}, size_t{16}, size_t{0});
       });
     }},
    {"urCommandBufferAppendMemBufferWriteRectExp",
     [](FaultRig &t) -> Round {
       ur_mem_handle_t mem = t.buffer();
       auto *host = t.keep<std::array<std::byte, 64>>({});
       return appending(t, [mem, host](auto, uint32_t *, auto call) {
         return call(table().CommandBufferExp.pfnAppendMemBufferWriteRectExp, mem, ur_rect_offset_t{},
                     ur_rect_offset_t{}, ur_rect_region_t{8, 2, 1}, size_t{16}, size_t{0}, size_t{16}, size_t{0},
                     static_cast<void *>(host->data()));
       });
     }},
    {"urCommandBufferAppendMemBufferReadRectExp",
     [](FaultRig &t) -> Round {
       ur_mem_handle_t mem = t.buffer();
       auto *host = t.keep<std::array<std::byte, 64>>({});
       return appending(t, [mem, host](auto, uint32_t *, auto call) {
         return call(table().CommandBufferExp.pfnAppendMemBufferReadRectExp, mem, ur_rect_offset_t{},
                     ur_rect_offset_t{}, ur_rect_region_t{8, 2, 1}, size_t{16}, size_t{0}, size_t{16}, size_t{0},
                     static_cast<void *>(host->data()));
       });
     }},
    {"urCommandBufferAppendMemBufferFillExp",
     [](FaultRig &t) -> Round {
       ur_mem_handle_t mem = t.buffer();
       return appending(t, [mem](auto, uint32_t *, auto call) {
         return call(table().CommandBufferExp.pfnAppendMemBufferFillExp, mem, "abcd", size_t{4}, size_t{0}, size_t{64});
       });
     }},
    {"urCommandBufferUpdateKernelLaunchExp", [](FaultRig &t) { return updating(t, recorded(t)); }},
    {"urCommandBufferUpdateKernelLaunchExp", [](FaultRig &t) { return updating(t, recordedForGraph(t)); },
     "for a graph"},
    {"urCommandBufferUpdateSignalEventExp",
     [](FaultRig &t) -> Round {
       Recorded *one = recorded(t);
       return [&t, one] {
         return t.call(table().CommandBufferExp.pfnUpdateSignalEventExp, one->command, t.made<ur_event_handle_t>());
       };
     }},
    {"urCommandBufferUpdateWaitEventsExp",
     [](FaultRig &t) -> Round {
       Recorded *one = recorded(t);
       const auto *list = t.foreign();
       return
           [&t, one, list] { return t.call(table().CommandBufferExp.pfnUpdateWaitEventsExp, one->command, 1u, list); };
     }},
    {"urEnqueueCommandBufferExp", [](FaultRig &t) { return running(t, recorded(t)); }},
    {"urEnqueueCommandBufferExp", [](FaultRig &t) { return running(t, recordedForGraph(t)); }, "for a graph"},
    {"urCommandBufferAppendNativeCommandExp",
     [](FaultRig &t) -> Round {
       uint32_t *memory = t.device();
       return [&t, memory]() -> ur_result_t {
         const ur_exp_command_buffer_native_command_function_t nothing = [](void *) {};
         const Buffer buffer = made(t), child = childWithFill(t, memory);
         return t.call(table().CommandBufferExp.pfnAppendNativeCommandExp, buffer.get(), nothing,
                       static_cast<void *>(nullptr), child.get(), 0u, nullptr, t.out<Point>());
       };
     },
     "", false, true},
    {"urCommandBufferGetNativeHandleExp",
     [](FaultRig &t) -> Round {
       uint32_t *memory = t.device();
       return [&t, memory]() -> ur_result_t {
         const Buffer buffer = childWithFill(t, memory);
         return t.call(table().CommandBufferExp.pfnGetNativeHandleExp, buffer.get(), t.out<ur_native_handle_t>());
       };
     },
     "", false, true},
    {"urCommandBufferFinalizeExp",
     [](FaultRig &t) -> Round {
       uint32_t *memory = t.device();
       return [&t, memory]() -> ur_result_t {
         const Buffer buffer = childWithFill(t, memory);
         ur_native_handle_t native = 0;
         (void)table().CommandBufferExp.pfnGetNativeHandleExp(buffer, &native);
         return t.call(table().CommandBufferExp.pfnFinalizeExp, buffer.get());
       };
     },
     "with a native form"},
});

} // namespace
} // namespace ur::test
