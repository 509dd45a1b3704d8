// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fault_parts.hpp"

namespace ur::test {

ur_context_handle_t FaultRun::makeContext(size_t devices) {
  FaultRun &run = *this;
  ur_context_handle_t context = nullptr;
  if (STEP(urContextCreate, static_cast<uint32_t>(devices), scene_.devices.data(), nullptr, &context))
    RELEASE(urContextRelease, context);
  return context;
}

ur_queue_handle_t FaultRun::makeQueue(ur_context_handle_t context, ur_queue_flags_t flags, size_t on) {
  FaultRun &run = *this;
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
  ur_queue_handle_t queue = nullptr;
  if (context && STEP(urQueueCreate, context, device(on), &properties, &queue)) {
    RELEASE(urQueueRelease, queue);
    undoes("urQueueFinish", [queue] { return urQueueFinish(queue); });
  }
  return queue;
}

void *FaultRun::makeDeviceMemory(ur_context_handle_t context, size_t on) {
  FaultRun &run = *this;
  void *memory = nullptr;
  if (context && STEP(urUSMDeviceAlloc, context, device(on), nullptr, nullptr, kSize, &memory))
    undoes("urUSMFree", [=] { return urUSMFree(context, memory); });
  return memory;
}

void *FaultRun::makeHostMemory(ur_context_handle_t context) {
  FaultRun &run = *this;
  void *memory = nullptr;
  if (context && STEP(urUSMHostAlloc, context, nullptr, nullptr, kSize, &memory))
    undoes("urUSMFree", [=] { return urUSMFree(context, memory); });
  return memory;
}

void *FaultRun::makeSharedMemory(ur_context_handle_t context) {
  FaultRun &run = *this;
  void *memory = nullptr;
  if (context && STEP(urUSMSharedAlloc, context, device(), nullptr, nullptr, kSize, &memory))
    undoes("urUSMFree", [=] { return urUSMFree(context, memory); });
  return memory;
}

ur_program_handle_t FaultRun::makeProgram(ur_context_handle_t context, bool build) {
  FaultRun &run = *this;
  ur_program_handle_t program = nullptr;
  if (!context)
    return nullptr;
  const size_t length = scene_.code.size();
  const uint8_t *bytes = scene_.code.data();
  ur_device_handle_t on = device();
  if (scene_.intermediate
          ? STEP(urProgramCreateWithIL, context, bytes, length, nullptr, &program)
          : STEP(urProgramCreateWithBinary, context, 1, &on, const_cast<size_t *>(&length), &bytes, nullptr, &program))
    RELEASE(urProgramRelease, program);
  if (program && build && !STEP(urProgramBuildExp, program, 1, &on, 0, nullptr))
    return nullptr;
  return program;
}

ur_kernel_handle_t FaultRun::makeKernel(ur_program_handle_t program, const char *name) {
  FaultRun &run = *this;
  ur_kernel_handle_t kernel = nullptr;
  if (program && STEP(urKernelCreate, program, name, &kernel))
    RELEASE(urKernelRelease, kernel);
  return kernel;
}

ur_event_handle_t *FaultRun::event() {
  auto place = std::make_shared<ur_event_handle_t>();
  ends_.emplace_back([place] {
    if (*place) {
      EXPECT_EQ(UR_RESULT_SUCCESS, urEventRelease(*place)) << "urEventRelease";
    }
  });
  return place.get();
}

} // namespace ur::test
