// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "side_by_side/our_side.hpp"

#include <cstdio>
#include <cstdlib>

namespace bench {

void need(ur_result_t result, const char *what) {
  if (result != UR_RESULT_SUCCESS) {
    std::fprintf(stderr, "%s failed with %d\n", what, static_cast<int>(result));
    std::exit(2);
  }
}

namespace {

ur_platform_handle_t platformOf(const Machine &machine) {
  ur_platform_handle_t platform = nullptr;
  need(urDeviceGetInfo(machine.device, UR_DEVICE_INFO_PLATFORM, sizeof platform, &platform, nullptr),
       "the device's platform");
  return platform;
}

} // namespace

NativeDevice nativeOf(const Machine &machine) {
  NativeDevice native;
  need(urPlatformGetNativeHandle(platformOf(machine), &native.platform), "urPlatformGetNativeHandle");
  need(urDeviceGetNativeHandle(machine.device, &native.device), "urDeviceGetNativeHandle");
  return native;
}

Form formFor(const Machine &machine) {
  ur_backend_t backend{};
  need(urPlatformGetInfo(platformOf(machine), UR_PLATFORM_INFO_BACKEND, sizeof backend, &backend, nullptr),
       "the platform's backend");
  return backend == UR_BACKEND_OPENCL ? Form::source : Form::binary;
}

Ours::Ours(const Machine &machine, Form form, const std::string &program) : machine(machine) {
  if (form == Form::source) {
    need(urProgramCreateWithIL(machine.context, program.data(), program.size(), nullptr, &program_),
         "urProgramCreateWithIL");
  } else {
    size_t length = program.size() + 1;
    const auto *code = reinterpret_cast<const uint8_t *>(program.c_str());
    ur_device_handle_t device = machine.device;
    need(urProgramCreateWithBinary(machine.context, 1, &device, &length, &code, nullptr, &program_),
         "urProgramCreateWithBinary");
  }
  need(urProgramBuild(machine.context, program_, nullptr), "urProgramBuild");
  need(urKernelCreate(program_, kKernelName, &kernel_), "urKernelCreate");
}

Ours::~Ours() {
  urKernelRelease(kernel_);
  urProgramRelease(program_);
}

LaunchArgs::LaunchArgs(void *memory, const uint32_t &value) {
  list[0].stype = list[1].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
  list[0].type = UR_EXP_KERNEL_ARG_TYPE_POINTER;
  list[0].size = sizeof(void *);
  list[0].value.pointer = memory;
  list[1].type = UR_EXP_KERNEL_ARG_TYPE_VALUE;
  list[1].index = 1;
  list[1].size = sizeof value;
  list[1].value.value = &value;
}

void Ours::launch(ur_queue_handle_t queue, void *memory, uint32_t value, uint32_t waits, const ur_event_handle_t *wait,
                  ur_event_handle_t *event, size_t items, size_t group) const {
  const LaunchArgs args(memory, value);
  need(urEnqueueKernelLaunchWithArgsExp(queue, kernel_, 1, nullptr, &items, &group, 2, args.list, nullptr, waits, wait,
                                        event),
       "urEnqueueKernelLaunchWithArgsExp");
}

OurSide::OurSide(const Ours &ours, bool inOrder) : ours(ours), queue(ours.machine.makeQueue(inOrder)) {
  need(urUSMDeviceAlloc(ours.machine.context, ours.machine.device, nullptr, nullptr, 2 * kBlock, &memory),
       "urUSMDeviceAlloc");
}

OurSide::~OurSide() {
  finish();
  drop(&last_);
  need(urUSMFree(ours.machine.context, memory), "urUSMFree");
  need(urQueueRelease(queue), "urQueueRelease");
}

void *OurSide::alloc(ur_event_handle_t *event, ur_usm_pool_handle_t pool) const {
  void *block = nullptr;
  need(urEnqueueUSMDeviceAllocExp(queue, pool, 2 * kBlock, nullptr, before() != nullptr ? 1 : 0, before(), &block,
                                  event),
       "an allocation");
  return block;
}

void OurSide::free(void *block, const ur_event_handle_t *wait, ur_event_handle_t *event) const {
  need(urEnqueueUSMFreeExp(queue, nullptr, block, wait ? 1 : 0, wait, event), "a free");
}

void OurSide::copy(const ur_event_handle_t *wait, ur_event_handle_t *event) const {
  need(urEnqueueUSMMemcpy(queue, false, memory, static_cast<std::byte *>(memory) + kBlock, kBlock, wait ? 1 : 0, wait,
                          event),
       "urEnqueueUSMMemcpy");
}

void OurSide::fill(void *block, const ur_event_handle_t *wait, ur_event_handle_t *event) const {
  const uint32_t pattern = 1;
  need(urEnqueueUSMFill(queue, block, sizeof pattern, &pattern, kBlock, wait ? 1 : 0, wait, event), "a fill");
}

void OurSide::launch(uint32_t value, const ur_event_handle_t *wait, ur_event_handle_t *event, size_t items,
                     size_t group) const {
  ours.launch(queue, memory, value, wait ? 1 : 0, wait, event, items, group);
}

void OurSide::finish() {
  wait();
  for (ur_event_handle_t &event : kept)
    drop(&event);
}

void OurSide::drop(ur_event_handle_t *event) {
  if (*event) {
    need(urEventRelease(*event), "urEventRelease");
    *event = nullptr;
  }
}

void OurSide::chain(ur_event_handle_t next) {
  drop(&last_);
  last_ = next;
}

} // namespace bench
