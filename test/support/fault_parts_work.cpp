// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parts about programs and what is recorded of their kernels.
#include "support/fault_parts.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace ur::test {
namespace {

constexpr size_t kSize = FaultRun::kSize, kItems = 16, kGroup = 4;
constexpr ur_queue_flags_t kOutOfOrder = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE;
constexpr const char *kVariable = "conformance_variable";

/// The arguments of fill(memory, word).
struct Arguments {
  Arguments(void *memory, uint32_t of) : word(of) {
    all[0] = {UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
              nullptr,
              UR_EXP_KERNEL_ARG_TYPE_POINTER,
              0,
              sizeof memory,
              {.pointer = memory}};
    all[1] = {UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
              nullptr,
              UR_EXP_KERNEL_ARG_TYPE_VALUE,
              1,
              sizeof word,
              {.value = &word}};
  }
  Arguments(const Arguments &) = delete;
  Arguments &operator=(const Arguments &) = delete;
  uint32_t word;
  std::array<ur_exp_kernel_arg_properties_t, 2> all{};
};

bool launch(FaultRun &run, ur_queue_handle_t queue, ur_kernel_handle_t kernel, void *memory,
            ur_kernel_launch_flags_t flags = 0) {
  const Arguments args(memory, 7);
  const ur_kernel_launch_ext_properties_t how{UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES, nullptr, flags};
  const size_t start = 4;
  return STEP(urEnqueueKernelLaunchWithArgsExp, queue, kernel, 1, flags ? nullptr : &start, &kItems, &kGroup, 2,
              args.all.data(), flags ? &how : nullptr, 0, nullptr, nullptr);
}

void programs(FaultRun &run) {
  const ur_context_handle_t context = run.makeContext();
  const ur_queue_handle_t queue = run.makeQueue(context);
  void *const memory = run.makeDeviceMemory(context), *const indirect = run.makeSharedMemory(context);
  const ur_program_handle_t program = run.makeProgram(context);
  const ur_kernel_handle_t kernel = run.makeKernel(program, "fill");
  if (!queue || !memory || !kernel)
    return;
  std::array<uint32_t, 2> words{1, 2};
  STEP(urEnqueueDeviceGlobalVariableWrite, queue, program, kVariable, true, sizeof words, 0, words.data(), 0, nullptr,
       nullptr);
  STEP(urEnqueueDeviceGlobalVariableRead, queue, program, kVariable, true, sizeof words, 0, words.data(), 0, nullptr,
       nullptr);
  void *place = nullptr;
  size_t size = 0;
  STEP(urProgramGetGlobalVariablePointer, run.device(), program, kVariable, &size, &place);
  if (const ur_result_t result = urProgramGetFunctionPointer(run.device(), program, "conformance_function", &place);
      result != UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE) // which is what some have to say
    run.step("urProgramGetFunctionPointer", result);
  const size_t count = run.scene().devices.size();
  std::vector<size_t> sizes(count);
  if (STEP(urProgramGetInfo, program, UR_PROGRAM_INFO_BINARY_SIZES, count * sizeof size, sizes.data(), nullptr)) {
    std::vector<uint8_t> binary(sizes[0]);
    std::vector<uint8_t *> places(count);
    places[0] = binary.data();
    STEP(urProgramGetInfo, program, UR_PROGRAM_INFO_BINARIES, count * sizeof places[0], places.data(), nullptr);
    ur_program_handle_t again = nullptr;
    ur_device_handle_t on = run.device();
    const uint8_t *code = places[0];
    if (STEP(urProgramCreateWithBinary, context, 1, &on, sizes.data(), &code, nullptr, &again)) {
      RELEASE(urProgramRelease, again);
      STEP(urProgramBuildExp, again, 1, &on, 0, nullptr);
    }
  }
  const ur_kernel_cache_config_t cache = UR_KERNEL_CACHE_CONFIG_LARGE_SLM;
  STEP(urKernelSetExecInfo, kernel, UR_KERNEL_EXEC_INFO_CACHE_CONFIG, sizeof cache, nullptr, &cache);
  const bool yes = true;
  STEP(urKernelSetExecInfo, kernel, UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS, sizeof yes, nullptr, &yes);
  size_t local = 0;
  const size_t start = 0;
  STEP(urKernelGetSuggestedLocalWorkSize, kernel, queue, 1, &start, &kItems, &local);
  STEP(urKernelGetGroupInfo, kernel, run.device(), UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE, sizeof size, &size, nullptr);
  uint32_t groups = 0;
  STEP(urKernelSuggestMaxCooperativeGroupCount, kernel, run.device(), 1, &kGroup, 0, &groups);
  launch(run, queue, kernel, memory);
  launch(run, queue, kernel, memory, UR_KERNEL_LAUNCH_FLAG_COOPERATIVE);
  if (indirect)
    launch(run, queue, kernel, indirect);
  STEP(urQueueFinish, queue);
}

/// Of one program in two parts, where the adapter takes an intermediate language.
void links(FaultRun &run) {
  if (!run.scene().intermediate)
    return;
  const ur_context_handle_t context = run.makeContext();
  const ur_program_handle_t object = run.makeProgram(context, false);
  if (!object)
    return;
  const uint32_t value = 3;
  const ur_specialization_constant_info_t constant{7, sizeof value, &value};
  STEP(urProgramSetSpecializationConstants, object, 1, &constant);
  ur_device_handle_t on = run.device();
  if (!STEP(urProgramCompileExp, object, 1, &on, 0, nullptr))
    return;
  ur_program_handle_t linked = nullptr;
  if (STEP(urProgramLinkExp, context, 1, &on, 0, 1, &object, nullptr, &linked) || linked)
    RELEASE(urProgramRelease, linked);
  ur_program_handle_t built = run.makeProgram(context);
  if (built)
    STEP(urProgramDynamicLinkExp, context, 1, &built);
  ur_program_handle_t broken = nullptr;
  constexpr size_t kHead = 20; // of SPIR-V
  if (STEP(urProgramCreateWithIL, context, run.scene().code.data(), kHead, nullptr, &broken)) {
    RELEASE(urProgramRelease, broken);
    EXPECT_NE(UR_RESULT_SUCCESS, urProgramBuildExp(broken, 1, &on, 0, nullptr));
  }
}

void samplers(FaultRun &run) {
  const ur_context_handle_t context = run.makeContext();
  const ur_queue_handle_t queue = run.makeQueue(context);
  void *const out = run.makeDeviceMemory(context), *const points = run.makeHostMemory(context);
  const ur_kernel_handle_t kernel = run.makeKernel(run.makeProgram(context), "image_sample");
  constexpr ur_image_format_t kFormat{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
  ur_image_desc_t desc{};
  desc.stype = UR_STRUCTURE_TYPE_IMAGE_DESC;
  desc.type = UR_MEM_TYPE_IMAGE2D;
  desc.width = desc.height = 8;
  ur_mem_handle_t image = nullptr;
  ur_sampler_handle_t sampler = nullptr;
  if (!queue || !out || !points || !kernel ||
      !STEP(urMemImageCreate, context, UR_MEM_FLAG_READ_WRITE, &kFormat, &desc, nullptr, &image))
    return;
  RELEASE(urMemRelease, image);
  const ur_sampler_desc_t how{UR_STRUCTURE_TYPE_SAMPLER_DESC, nullptr, true, UR_SAMPLER_ADDRESSING_MODE_REPEAT,
                              UR_SAMPLER_FILTER_MODE_LINEAR};
  if (!STEP(urSamplerCreate, context, &how, &sampler))
    return;
  RELEASE(urSamplerRelease, sampler);
  std::array<ur_exp_kernel_arg_properties_t, 4> args{};
  for (uint32_t i = 0; i < args.size(); ++i) {
    args[i].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
    args[i].type = UR_EXP_KERNEL_ARG_TYPE_POINTER;
    args[i].index = i;
    args[i].size = sizeof(void *);
  }
  args[0].value.pointer = out;
  args[1].type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ;
  args[1].value.memObjTuple = {image, UR_MEM_FLAG_READ_ONLY};
  args[2].type = UR_EXP_KERNEL_ARG_TYPE_SAMPLER;
  args[2].value.sampler = sampler;
  args[3].value.pointer = points;
  std::memset(points, 0, kSize);
  const size_t one = 1;
  STEP(urEnqueueKernelLaunchWithArgsExp, queue, kernel, 1, nullptr, &one, nullptr, 4, args.data(), nullptr, 0, nullptr,
       run.event());
  STEP(urQueueFinish, queue);
}

void recorded(FaultRun &run, bool inOrder) {
  const ur_context_handle_t context = run.makeContext();
  const ur_queue_handle_t queue = run.makeQueue(context), other = run.makeQueue(context, kOutOfOrder);
  void *const memory = run.makeDeviceMemory(context), *const host = run.makeHostMemory(context);
  ur_kernel_handle_t kernel = run.makeKernel(run.makeProgram(context), "fill"),
                     alike = run.makeKernel(run.makeProgram(context), "fill");
  const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, true, inOrder, false};
  ur_exp_command_buffer_handle_t buffer = nullptr;
  if (!queue || !other || !memory || !host || !kernel || !alike ||
      !STEP(urCommandBufferCreateExp, context, run.device(), &desc, &buffer))
    return;
  RELEASE(urCommandBufferReleaseExp, buffer);
  const Arguments args(memory, 7);
  ur_exp_command_buffer_command_handle_t command = nullptr;
  ur_exp_command_buffer_sync_point_t points[3] = {};
  bool whole = STEP(urCommandBufferAppendUSMFillExp, buffer, memory, "x", 1, kSize, 0, nullptr, 0, nullptr, &points[0],
                    nullptr, nullptr);
  whole = whole && STEP(urCommandBufferAppendKernelLaunchWithArgsExp, buffer, kernel, 1, nullptr, &kItems, &kGroup, 2,
                        args.all.data(), 1, &alike, 1, points, 0, nullptr, &points[1], nullptr, &command);
  whole = whole && STEP(urCommandBufferAppendUSMMemcpyExp, buffer, host, memory, 64, 1, &points[1], 0, nullptr,
                        &points[2], nullptr, nullptr);
  if (!whole || !STEP(urCommandBufferFinalizeExp, buffer))
    return;
  for (const uint32_t word : {7u, 8u, 9u}) {
    for (const ur_queue_handle_t on : {queue, other}) {
      ur_event_handle_t *const end = run.event();
      std::memset(host, 0, 64);
      if (STEP(urEnqueueCommandBufferExp, on, buffer, 0, nullptr, end) && STEP(urEventWait, 1, end)) {
        EXPECT_EQ(word, *static_cast<uint32_t *>(host)) << "the run has succeeded";
      }
      if (!STEP(urQueueFinish, on) && urQueueFinish(on) != UR_RESULT_SUCCESS)
        return;
    }
    const uint32_t next = word + 1;
    ur_exp_command_buffer_update_value_arg_desc_t value{};
    value.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC;
    value.argIndex = 1;
    value.argSize = sizeof next;
    value.pNewValueArg = &next;
    ur_exp_command_buffer_update_kernel_launch_desc_t change{};
    change.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
    change.hCommand = command;
    change.hNewKernel = word == 8 ? alike : nullptr;
    change.numNewValueArgs = 1;
    change.pNewValueArgList = &value;
    if (!command || !STEP(urCommandBufferUpdateKernelLaunchExp, buffer, 1, &change))
      return;
  }
}

void inOrderBuffers(FaultRun &run) {
  recorded(run, true);
}
void outOfOrderBuffers(FaultRun &run) {
  recorded(run, false);
}

void captures(FaultRun &run) {
  const ur_context_handle_t context = run.makeContext();
  const ur_queue_handle_t queue = run.makeQueue(context), other = run.makeQueue(context, kOutOfOrder);
  void *const memory = run.makeDeviceMemory(context), *const host = run.makeHostMemory(context);
  const ur_kernel_handle_t kernel = run.makeKernel(run.makeProgram(context), "fill");
  if (!queue || !other || !memory || !host || !kernel || !STEP(urQueueBeginGraphCaptureExp, queue))
    return;
  bool whole = STEP(urEnqueueUSMFill, queue, memory, 1, "x", kSize, 0, nullptr, nullptr);
  const Arguments args(memory, 7);
  whole = whole && STEP(urEnqueueKernelLaunchWithArgsExp, queue, kernel, 1, nullptr, &kItems, &kGroup, 2,
                        args.all.data(), nullptr, 0, nullptr, nullptr);
  whole = whole && STEP(urEnqueueUSMMemcpy, queue, false, host, memory, 64, 0, nullptr, nullptr);
  void *block = nullptr;
  if (STEP(urEnqueueUSMDeviceAllocExp, queue, nullptr, kSize, nullptr, 0, nullptr, &block, nullptr)) {
    STEP(urEnqueueUSMFill, queue, block, 1, "x", kSize, 0, nullptr, nullptr);
    STEP(urEnqueueUSMFreeExp, queue, nullptr, block, 0, nullptr, nullptr);
  }
  ur_exp_graph_handle_t graph = nullptr;
  if (!STEP(urQueueEndGraphCaptureExp, queue, &graph))
    return;
  RELEASE(urGraphDestroyExp, graph);
  for (int round = 0; round < 2; ++round) {
    ur_exp_executable_graph_handle_t executable = nullptr;
    if (!STEP(urGraphInstantiateGraphExp, graph, &executable))
      continue;
    for (const ur_queue_handle_t on : {queue, other}) {
      ur_event_handle_t *const end = run.event();
      std::memset(host, 0, 64);
      if (STEP(urEnqueueGraphExp, on, executable, 0, nullptr, end) && STEP(urEventWait, 1, end)) {
        EXPECT_TRUE(!whole || *static_cast<uint32_t *>(host) == 7) << "the run has succeeded";
      }
      if (!STEP(urQueueFinish, on))
        (void)urQueueFinish(on);
    }
    EXPECT_EQ(UR_RESULT_SUCCESS, urGraphExecutableGraphDestroyExp(executable));
  }
}

constexpr FaultPart kParts[] = {
    {"programs", programs},
    {"links", links},
    {"samplers", samplers},
    {"inOrderBuffers", inOrderBuffers},
    {"outOfOrderBuffers", outOfOrderBuffers},
    {"captures", captures},
};

} // namespace

std::span<const FaultPart> workFaultParts() {
  return kParts;
}

} // namespace ur::test
