// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parts about native handles: each kind is handed out and taken in again, by somebody who leaves it to its owner.
#include "support/fault_parts.hpp"

namespace ur::test {
namespace {

constexpr size_t kSize = FaultRun::kSize;

void contexts(FaultRun &run) {
  const FaultScene &scene = run.scene();
  const ur_context_handle_t context = run.makeContext();
  ur_native_handle_t native = 0;
  ur_context_handle_t imported = nullptr;
  const auto count = static_cast<uint32_t>(scene.devices.size());
  if (context && STEP(urContextGetNativeHandle, context, &native) &&
      STEP(urContextCreateWithNativeHandle, native, scene.adapter, count, scene.devices.data(), nullptr, &imported)) {
    RELEASE(urContextRelease, imported);
    (void)run.makeQueue(imported);
  }
  ur_device_handle_t device = nullptr;
  if (STEP(urDeviceGetNativeHandle, run.device(), &native) &&
      STEP(urDeviceCreateWithNativeHandle, native, scene.adapter, nullptr, &device))
    RELEASE(urDeviceRelease, device);
  uint64_t time = 0;
  STEP(urDeviceGetGlobalTimestamps, run.device(), &time, &time);
  uint64_t free = 0;
  STEP(urDeviceGetInfo, run.device(), UR_DEVICE_INFO_GLOBAL_MEM_FREE, sizeof free, &free, nullptr);
}

void queues(FaultRun &run) {
  const ur_context_handle_t context = run.makeContext();
  const ur_queue_handle_t queue = run.makeQueue(context);
  void *const memory = run.makeDeviceMemory(context);
  if (!queue || !memory)
    return;
  ur_native_handle_t native = 0;
  ur_queue_handle_t imported = nullptr;
  if (STEP(urQueueGetNativeHandle, queue, nullptr, &native) &&
      STEP(urQueueCreateWithNativeHandle, native, context, run.device(), nullptr, &imported)) {
    RELEASE(urQueueRelease, imported);
    STEP(urEnqueueUSMFill, imported, memory, 1, "x", kSize, 0, nullptr, run.event());
    STEP(urQueueFinish, imported);
  }
  STEP(urEnqueueUSMFill, queue, memory, 1, "x", kSize, 0, nullptr, nullptr);
  ur_queue_handle_t brief = nullptr; // whose stream serves the next one
  for (int round = 0; round < 2; ++round) {
    if (STEP(urQueueCreate, context, run.device(), nullptr, &brief)) {
      STEP(urEnqueueUSMFill, brief, memory, 1, "x", kSize, 0, nullptr, nullptr);
      EXPECT_EQ(UR_RESULT_SUCCESS, urQueueRelease(brief));
    }
  }
  ur_bool_t empty = false;
  STEP(urQueueGetInfo, queue, UR_QUEUE_INFO_EMPTY, sizeof empty, &empty, nullptr);
  STEP(
      urEnqueueNativeCommandExp, queue, [](ur_queue_handle_t, void *) {}, nullptr, 0, nullptr, nullptr, 0, nullptr,
      run.event());
  STEP(urQueueFinish, queue);
}

void events(FaultRun &run, ur_queue_flags_t flags) {
  const ur_context_handle_t context = run.makeContext();
  const ur_queue_handle_t queue = run.makeQueue(context, flags | UR_QUEUE_FLAG_PROFILING_ENABLE),
                          other = run.makeQueue(context, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
  void *const memory = run.makeDeviceMemory(context);
  if (!queue || !other || !memory)
    return;
  ur_event_handle_t *const end = run.event();
  if (!STEP(urEnqueueUSMFill, queue, memory, 1, "x", kSize, 0, nullptr, end))
    return;
  ur_native_handle_t native = 0;
  ur_event_handle_t imported = nullptr;
  if (STEP(urEventGetNativeHandle, *end, &native) &&
      STEP(urEventCreateWithNativeHandle, native, context, nullptr, &imported)) {
    RELEASE(urEventRelease, imported);
    STEP(urEnqueueEventsWait, other, 1, &imported, run.event());
    STEP(urEventWait, 1, &imported);
  }
  STEP(urEventWait, 1, end);
  uint64_t time = 0;
  for (const ur_profiling_info_t info : {UR_PROFILING_INFO_COMMAND_START, UR_PROFILING_INFO_COMMAND_END})
    STEP(urEventGetProfilingInfo, *end, info, sizeof time, &time, nullptr);
}

void eventsInOrder(FaultRun &run) {
  events(run, 0);
}
void eventsOutOfOrder(FaultRun &run) {
  events(run, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
}

/// Native events come again.
void manyEvents(FaultRun &run) {
  const ur_context_handle_t context = run.makeContext();
  const ur_queue_handle_t queue = run.makeQueue(context, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
  void *const memory = run.makeDeviceMemory(context);
  if (!queue || !memory)
    return;
  constexpr int kRounds = 12, kEvents = 8;
  for (int round = 0; round < kRounds; ++round) {
    ur_event_handle_t events[kEvents] = {};
    for (ur_event_handle_t &event : events)
      STEP(urEnqueueUSMFill, queue, memory, 1, "x", kSize, 0, nullptr, &event);
    for (const ur_event_handle_t event : events) {
      if (!event)
        continue;
      STEP(urEventWait, 1, &event);
      EXPECT_EQ(UR_RESULT_SUCCESS, urEventRelease(event));
    }
  }
}

void programs(FaultRun &run) {
  const ur_context_handle_t context = run.makeContext(1);
  const ur_program_handle_t program = run.makeProgram(context);
  const ur_kernel_handle_t kernel = run.makeKernel(program, "fill");
  if (!kernel)
    return;
  ur_native_handle_t native = 0;
  ur_program_handle_t imported = nullptr;
  if (STEP(urProgramGetNativeHandle, program, &native) &&
      STEP(urProgramCreateWithNativeHandle, native, context, nullptr, &imported))
    RELEASE(urProgramRelease, imported);
  ur_kernel_handle_t taken = nullptr;
  if (STEP(urKernelGetNativeHandle, kernel, &native) &&
      STEP(urKernelCreateWithNativeHandle, native, context, program, nullptr, &taken))
    RELEASE(urKernelRelease, taken);
}

void memory(FaultRun &run) {
  const ur_context_handle_t context = run.makeContext(1);
  ur_mem_handle_t buffer = nullptr, imported = nullptr, image = nullptr, picture = nullptr;
  if (!context || !STEP(urMemBufferCreate, context, UR_MEM_FLAG_READ_WRITE, kSize, nullptr, &buffer))
    return;
  RELEASE(urMemRelease, buffer);
  ur_native_handle_t native = 0;
  if (STEP(urMemGetNativeHandle, buffer, run.device(), &native) &&
      STEP(urMemBufferCreateWithNativeHandle, native, context, nullptr, &imported))
    RELEASE(urMemRelease, imported);
  constexpr ur_image_format_t kFormat{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
  ur_image_desc_t desc{};
  desc.stype = UR_STRUCTURE_TYPE_IMAGE_DESC;
  desc.type = UR_MEM_TYPE_IMAGE2D;
  desc.width = desc.height = 8;
  if (!STEP(urMemImageCreate, context, UR_MEM_FLAG_READ_WRITE, &kFormat, &desc, nullptr, &image))
    return;
  RELEASE(urMemRelease, image);
  if (STEP(urMemGetNativeHandle, image, run.device(), &native) &&
      STEP(urMemImageCreateWithNativeHandle, native, context, &kFormat, &desc, nullptr, &picture))
    RELEASE(urMemRelease, picture);
}

constexpr FaultPart kParts[] = {
    {"nativeContexts", contexts},
    {"nativeQueues", queues},
    {"nativeEventsInOrder", eventsInOrder},
    {"nativeEventsOutOfOrder", eventsOutOfOrder},
    {"manyEvents", manyEvents},
    {"nativePrograms", programs},
    {"nativeMemory", memory},
};

} // namespace

std::span<const FaultPart> nativeFaultParts() {
  return kParts;
}

} // namespace ur::test
