// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The number of dimensions, for kernels that ask for it: whatever the sizes are, in each way to launch.
#include "cuda_like/api_calls.hpp"

#include <array>
#include <string>

namespace ur::cuda_like::test {
namespace {

constexpr size_t kOnes[3] = {1, 1, 1};

class WorkDim : public ApiTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(ApiTest::SetUp());
    queue = makeQueue();
    OK(CALL(urUSMHostAlloc, context, nullptr, nullptr, 64, reinterpret_cast<void **>(&words)));
    std::ifstream file(WORK_DIM_KERNELS, std::ios::binary);
    const std::vector<uint8_t> code{std::istreambuf_iterator<char>(file), {}};
    const uint8_t *bytes = code.data();
    size_t size = code.size();
    OK(CALL(urProgramCreateWithBinary, context, 1, &device, &size, &bytes, nullptr, &program));
    OK(CALL(urProgramBuild, context, program, nullptr));
    OK(CALL(urKernelCreate, program, "dimensions", &kernel));
    argument = {
        UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, nullptr, UR_EXP_KERNEL_ARG_TYPE_POINTER, 0, sizeof(void *), {}};
    argument.value.pointer = words;
  }
  void TearDown() override {
    OK(CALL(urKernelRelease, kernel));
    OK(CALL(urProgramRelease, program));
    OK(CALL(urQueueRelease, queue));
    OK(CALL(urUSMFree, context, words));
    ApiTest::TearDown();
  }
  ur_result_t launch(uint32_t dims, const size_t *offset = nullptr,
                     const ur_kernel_launch_ext_properties_t *properties = nullptr) {
    words[0] = words[2] = 0;
    return CALL(urEnqueueKernelLaunchWithArgsExp, queue, kernel, dims, offset, kOnes, kOnes, 1, &argument, properties,
                0, nullptr, nullptr);
  }
  uint32_t told(size_t place = 0) {
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueFinish, queue));
    return words[place];
  }

  ur_queue_handle_t queue = nullptr;
  ur_program_handle_t program = nullptr;
  ur_kernel_handle_t kernel = nullptr;
  ur_exp_kernel_arg_properties_t argument{};
  uint32_t *words = nullptr;
};

TEST_F(WorkDim, launchesTell) {
  const size_t offset[3] = {2, 0, 0};
  const ur_kernel_launch_ext_properties_t together{UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES, nullptr,
                                                   UR_KERNEL_LAUNCH_FLAG_COOPERATIVE};
  for (const uint32_t dims : {1u, 2u, 3u}) {
    OK(launch(dims));
    EXPECT_EQ(told(), dims);
    OK(launch(dims, offset));
    EXPECT_EQ(told(2), dims);
    OK(launch(dims, nullptr, &together));
    EXPECT_EQ(told(), dims);
  }
}

/// As often as makes another kernel one that is launched by a graph.
TEST_F(WorkDim, laterLaunchesTell) {
  for (uint32_t i = 0; i < 200; ++i) {
    OK(launch(1 + i % 3));
    ASSERT_EQ(told(), 1 + i % 3) << i;
  }
}

TEST_F(WorkDim, thatArgumentIsNobodys) {
  size_t size = 0;
  uint32_t count = 0;
  OK(CALL(urKernelGetInfo, kernel, UR_KERNEL_INFO_NUM_ARGS, sizeof count, &count, nullptr));
  EXPECT_EQ(count, 1u);
  char name[64] = {};
  OK(CALL(urKernelGetInfo, kernel, UR_KERNEL_INFO_FUNCTION_NAME, sizeof name, name, &size));
  EXPECT_STREQ(name, "dimensions");
  char names[64] = {};
  OK(CALL(urProgramGetInfo, program, UR_PROGRAM_INFO_KERNEL_NAMES, sizeof names, names, nullptr));
  EXPECT_STREQ(names, "dimensions");
  const std::array two{argument, argument};
  EXPECT_NE(UR_RESULT_SUCCESS, CALL(urEnqueueKernelLaunchWithArgsExp, queue, kernel, 1, nullptr, kOnes, kOnes, 2,
                                    two.data(), nullptr, 0, nullptr, nullptr));
}

TEST_F(WorkDim, commandBuffersTellAlsoAfterUpdates) {
  const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, true, false, false};
  ur_exp_command_buffer_handle_t buffer = nullptr;
  ur_exp_command_buffer_command_handle_t command = nullptr;
  OK(CALL(urCommandBufferCreateExp, context, device, &desc, &buffer));
  OK(CALL(urCommandBufferAppendKernelLaunchWithArgsExp, buffer, kernel, 2, nullptr, kOnes, kOnes, 1, &argument, 0,
          nullptr, 0, nullptr, 0, nullptr, nullptr, nullptr, &command));
  OK(CALL(urCommandBufferFinalizeExp, buffer));
  const auto run = [&] {
    words[0] = words[2] = 0;
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urEnqueueCommandBufferExp, queue, buffer, 0, nullptr, nullptr));
    return told();
  };
  EXPECT_EQ(run(), 2u);
  size_t sizes[3] = {1, 1, 1}, offset[3] = {2, 0, 0};
  ur_exp_command_buffer_update_kernel_launch_desc_t change{};
  change.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
  change.hCommand = command;
  change.pNewGlobalWorkSize = change.pNewLocalWorkSize = sizes;
  for (const uint32_t dims : {3u, 1u, 2u}) {
    change.newWorkDim = dims;
    OK(CALL(urCommandBufferUpdateKernelLaunchExp, buffer, 1, &change));
    EXPECT_EQ(run(), dims);
  }
  change.newWorkDim = 3;
  change.pNewGlobalWorkOffset = offset;
  OK(CALL(urCommandBufferUpdateKernelLaunchExp, buffer, 1, &change));
  EXPECT_EQ(run(), 0u);
  EXPECT_EQ(words[2], 3u);
  OK(CALL(urCommandBufferReleaseExp, buffer));
}

TEST_F(WorkDim, capturedGraphsTell) {
  ur_exp_graph_handle_t graph = nullptr;
  ur_exp_executable_graph_handle_t executable = nullptr;
  OK(CALL(urQueueBeginGraphCaptureExp, queue));
  OK(launch(2));
  OK(CALL(urQueueEndGraphCaptureExp, queue, &graph));
  OK(CALL(urGraphInstantiateGraphExp, graph, &executable));
  for (int i = 0; i < 2; ++i) {
    words[0] = 0;
    OK(CALL(urEnqueueGraphExp, queue, executable, 0, nullptr, nullptr));
    EXPECT_EQ(told(), 2u);
  }
  OK(CALL(urGraphExecutableGraphDestroyExp, executable));
  OK(CALL(urGraphDestroyExp, graph));
}

} // namespace
} // namespace ur::cuda_like::test
