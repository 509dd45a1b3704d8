// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fault_program.hpp"

#include <atomic>

namespace ur::test {

#define CALL(function, ...) checked(#function, &function __VA_OPT__(, ) __VA_ARGS__)

namespace {

/// Callbacks outlive the program that has asked for them.
std::atomic<int> g_called{0};

} // namespace

uint64_t FaultProgram::called() noexcept {
  return static_cast<uint64_t>(g_called);
}

bool FaultProgram::queue(ur_queue_flags_t flags, ur_queue_handle_t *queue) {
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
  return context_ && is(CALL(urQueueCreate, context_, device_, &properties, queue));
}

size_t FaultProgram::objects() {
  size_t good = is(CALL(urContextCreate, 1, &device_, nullptr, &context_));
  good += queue(0, &inOrder_);
  good += queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE | UR_QUEUE_FLAG_PROFILING_ENABLE, &outOfOrder_);
  if (!context_)
    return good;
  good += is(CALL(urUSMDeviceAlloc, context_, device_, nullptr, nullptr, kSize, &deviceMemory_));
  good += is(CALL(urUSMHostAlloc, context_, nullptr, nullptr, kSize, &hostMemory_));
  good += is(CALL(urUSMSharedAlloc, context_, device_, nullptr, nullptr, kSize, &sharedMemory_));
  ur_usm_pool_desc_t pool{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
  good += is(CALL(urUSMPoolCreate, context_, &pool, &pool_));
  good += is(CALL(urMemBufferCreate, context_, UR_MEM_FLAG_READ_WRITE, kSize, nullptr, &buffer_));
  uint64_t time = 0;
  good += is(CALL(urDeviceGetGlobalTimestamps, device_, &time, &time));
  return good;
}

size_t FaultProgram::memory() {
  size_t good = 0;
  const uint32_t word = 7;
  const uint64_t words[2] = {1, 2};
  for (const ur_queue_handle_t queue : {inOrder_, outOfOrder_}) {
    if (!queue)
      continue;
    if (deviceMemory_) {
      good += is(CALL(urEnqueueUSMFill, queue, deviceMemory_, sizeof word, &word, kSize, 0, nullptr, event()));
      good += is(CALL(urEnqueueUSMFill, queue, deviceMemory_, sizeof words, words, kSize, 0, nullptr, nullptr));
      good += is(CALL(urEnqueueUSMMemcpy, queue, true, ordinary_.data(), deviceMemory_, kSize, 0, nullptr, nullptr));
      good += is(CALL(urEnqueueUSMMemcpy, queue, false, deviceMemory_, ordinary_.data(), kSize, 0, nullptr, event()));
      good += is(CALL(urEnqueueUSMMemcpy2D, queue, false, deviceMemory_, 64, ordinary_.data(), 128, 32, 16, 0, nullptr,
                      event()));
    }
    if (deviceMemory_ && hostMemory_)
      good += is(CALL(urEnqueueUSMMemcpy, queue, false, hostMemory_, deviceMemory_, kSize, 0, nullptr, event()));
    if (sharedMemory_)
      good += is(CALL(urEnqueueUSMPrefetch, queue, sharedMemory_, kSize, 0, 0, nullptr, event()));
    if (buffer_) {
      good += is(CALL(urEnqueueMemBufferWrite, queue, buffer_, false, 0, kSize, ordinary_.data(), 0, nullptr, event()));
      good += is(CALL(urEnqueueMemBufferRead, queue, buffer_, true, 0, kSize, ordinary_.data(), 0, nullptr, nullptr));
    }
    void *block = nullptr;
    for (const ur_usm_pool_handle_t pool : {ur_usm_pool_handle_t{}, pool_}) {
      if (!is(CALL(urEnqueueUSMDeviceAllocExp, queue, pool, kSize, nullptr, 0, nullptr, &block, event())))
        continue;
      good += 1 + is(CALL(urEnqueueUSMFill, queue, block, sizeof word, &word, kSize, 0, nullptr, nullptr));
      if (is(CALL(urEnqueueUSMFreeExp, queue, pool, block, 0, nullptr, event())))
        ++good;
      else // it is still there
        blocks_.push_back(block);
    }
  }
  return good;
}

size_t FaultProgram::kernels() {
  if (!context_)
    return 0;
  size_t good = 0;
  size_t length = image_.code.size();
  const uint8_t *bytes = image_.code.data();
  ur_device_handle_t device = device_;
  if (is(image_.intermediate
             ? CALL(urProgramCreateWithIL, context_, bytes, length, nullptr, &program_)
             : CALL(urProgramCreateWithBinary, context_, 1, &device, &length, &bytes, nullptr, &program_))) {
    good += 1 + is(CALL(urProgramBuild, context_, program_, nullptr));
    good += is(CALL(urKernelCreate, program_, "fill", &kernel_));
  }
  if (!kernel_ || !deviceMemory_)
    return good;
  const uint32_t value = 3;
  ur_exp_kernel_arg_properties_t args[2] = {};
  for (ur_exp_kernel_arg_properties_t &arg : args)
    arg.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
  args[0].type = UR_EXP_KERNEL_ARG_TYPE_POINTER;
  args[0].size = sizeof(void *);
  args[0].value.pointer = deviceMemory_;
  args[1].type = UR_EXP_KERNEL_ARG_TYPE_VALUE;
  args[1].index = 1;
  args[1].size = sizeof value;
  args[1].value.value = &value;
  const size_t offset[3] = {0, 0, 0}, global[3] = {16, 1, 1}, local[3] = {4, 1, 1};
  for (const ur_queue_handle_t queue : {inOrder_, outOfOrder_}) {
    if (!queue)
      continue;
    const auto launch = [&](const size_t *groups, ur_event_handle_t *event) {
      return CALL(urEnqueueKernelLaunchWithArgsExp, queue, kernel_, 1, offset, global, groups, 2, args, nullptr, 0,
                  nullptr, event);
    };
    good += is(launch(local, nullptr));
    good += is(launch(nullptr, event()));
  }
  uint32_t groups = 0;
  good += is(CALL(urKernelSuggestMaxCooperativeGroupCount, kernel_, device_, 1, local, 0, &groups));
  return good;
}

size_t FaultProgram::links() {
  if (!context_)
    return 0;
  size_t good = is(CALL(urProgramCreateWithIL, context_, image_.code.data(), image_.code.size(), nullptr, &object_));
  if (!object_ || !is(CALL(urProgramCompile, context_, object_, "-O1")))
    return good;
  // A link that fails has a program for its log.
  good += 1 + is(CALL(urProgramLink, context_, 1, &object_, nullptr, &linked_));
  return good;
}

size_t FaultProgram::pictures() {
  if (!context_)
    return 0;
  size_t good = 0;
  const ur_image_format_t format{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
  ur_image_desc_t desc{};
  desc.stype = UR_STRUCTURE_TYPE_IMAGE_DESC;
  desc.type = UR_MEM_TYPE_IMAGE2D;
  desc.width = desc.height = 8;
  for (ur_mem_handle_t *image : {&picture_, &copy_})
    good += is(CALL(urMemImageCreate, context_, UR_MEM_FLAG_READ_WRITE, &format, &desc, nullptr, image));
  const ur_sampler_desc_t sampler{UR_STRUCTURE_TYPE_SAMPLER_DESC, nullptr, true, UR_SAMPLER_ADDRESSING_MODE_REPEAT,
                                  UR_SAMPLER_FILTER_MODE_LINEAR};
  good += is(CALL(urSamplerCreate, context_, &sampler, &sampler_));
  if (program_)
    good += is(CALL(urKernelCreate, program_, "image_sample", &sample_));
  const ur_rect_offset_t start{0, 0, 0};
  const ur_rect_region_t all{8, 8, 1};
  if (inOrder_ && picture_ && copy_) {
    good += is(CALL(urEnqueueMemImageWrite, inOrder_, picture_, false, start, all, 0, 0, ordinary_.data(), 0, nullptr,
                    event()));
    good += is(CALL(urEnqueueMemImageCopy, inOrder_, picture_, copy_, start, start, all, 0, nullptr, event()));
    good +=
        is(CALL(urEnqueueMemImageRead, inOrder_, copy_, true, start, all, 0, 0, ordinary_.data(), 0, nullptr, event()));
  }
  if (!inOrder_ || !picture_ || !sampler_ || !sample_ || !deviceMemory_ || !hostMemory_)
    return good;
  ur_exp_kernel_arg_properties_t args[4] = {};
  for (uint32_t i = 0; i < 4; ++i) {
    args[i].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
    args[i].type = UR_EXP_KERNEL_ARG_TYPE_POINTER;
    args[i].index = i;
    args[i].size = sizeof(void *);
  }
  args[0].value.pointer = deviceMemory_;
  args[1].type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ;
  args[1].value.memObjTuple = {picture_, UR_MEM_FLAG_READ_ONLY};
  args[2].type = UR_EXP_KERNEL_ARG_TYPE_SAMPLER;
  args[2].value.sampler = sampler_;
  args[3].value.pointer = hostMemory_;
  const size_t one = 1;
  good += is(CALL(urEnqueueKernelLaunchWithArgsExp, inOrder_, sample_, 1, nullptr, &one, nullptr, 4, args, nullptr, 0,
                  nullptr, event()));
  return good;
}

size_t FaultProgram::orders() {
  size_t good = 0;
  std::vector<ur_event_handle_t> list;
  for (const ur_event_handle_t event : events_) {
    if (event)
      list.push_back(event);
  }
  const auto count = static_cast<uint32_t>(list.size());
  for (const ur_queue_handle_t queue : {inOrder_, outOfOrder_}) {
    if (!queue)
      continue;
    good += is(CALL(urEnqueueEventsWait, queue, count, list.data(), event()));
    good += is(CALL(urEnqueueEventsWaitWithBarrier, queue, 0, nullptr, event()));
    good += is(CALL(urEnqueueTimestampRecordingExp, queue, false, 0, nullptr, event()));
    good += is(CALL(
        urEnqueueHostTaskExp, queue, [](void *) { ++g_called; }, nullptr, nullptr, 0, nullptr, event()));
    if (is(CALL(
            urEventSetCallback, events_.back(), UR_EXECUTION_INFO_COMPLETE,
            [](ur_event_handle_t, ur_execution_info_t, void *) { ++g_called; }, nullptr)))
      ++good;
    good += is(CALL(urQueueFlush, queue));
    good += is(CALL(urQueueFinish, queue));
  }
  for (const ur_event_handle_t event : list) {
    good += is(CALL(urEventWait, 1, &event));
    ur_event_status_t status{};
    good += is(CALL(urEventGetInfo, event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr));
    uint64_t time = 0;
    good += is(CALL(urEventGetProfilingInfo, event, UR_PROFILING_INFO_COMMAND_END, sizeof time, &time, nullptr));
  }
  return good;
}

size_t FaultProgram::natives() {
  size_t good = 0;
  ur_native_handle_t native = 0;
  if (inOrder_ && is(CALL(urQueueGetNativeHandle, inOrder_, nullptr, &native)))
    good += 1 + is(CALL(urQueueCreateWithNativeHandle, native, context_, device_, nullptr, &imported_));
  if (inOrder_) {
    good += is(CALL(
        urEnqueueNativeCommandExp, inOrder_, [](ur_queue_handle_t, void *) {}, nullptr, 0, nullptr, nullptr, 0, nullptr,
        event()));
  }
  if (!events_.empty() && events_.front() && is(CALL(urEventGetNativeHandle, events_.front(), &native)))
    good += 1 + is(CALL(urEventCreateWithNativeHandle, native, context_, nullptr, event()));
  if (program_)
    good += is(CALL(urProgramGetNativeHandle, program_, &native));
  return good;
}

void FaultProgram::release() {
  for (const ur_queue_handle_t queue : {inOrder_, outOfOrder_, imported_}) {
    if (queue)
      works(CALL(urQueueFinish, queue));
  }
  for (void *block : blocks_)
    works(CALL(urUSMFree, context_, block));
  for (const ur_event_handle_t event : events_) {
    if (event)
      works(CALL(urEventRelease, event));
  }
  for (void *memory : {deviceMemory_, hostMemory_, sharedMemory_}) {
    if (memory)
      works(CALL(urUSMFree, context_, memory));
  }
  for (const ur_kernel_handle_t kernel : {kernel_, sample_}) {
    if (kernel)
      works(CALL(urKernelRelease, kernel));
  }
  for (const ur_program_handle_t program : {program_, object_, linked_}) {
    if (program)
      works(CALL(urProgramRelease, program));
  }
  for (const ur_mem_handle_t memory : {buffer_, picture_, copy_}) {
    if (memory)
      works(CALL(urMemRelease, memory));
  }
  if (sampler_)
    works(CALL(urSamplerRelease, sampler_));
  if (pool_)
    works(CALL(urUSMPoolRelease, pool_));
  for (const ur_queue_handle_t queue : {inOrder_, outOfOrder_, imported_}) {
    if (queue)
      works(CALL(urQueueRelease, queue));
  }
  if (context_)
    works(CALL(urContextRelease, context_));
}

} // namespace ur::test
