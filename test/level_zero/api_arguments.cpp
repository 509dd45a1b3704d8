// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What launches are refused without a word to the driver. Intel's takes values of any size for an argument, and copies
// as much as the kernel has room for.
#include "level_zero/api_calls.hpp"

namespace ur::level_zero::test {
namespace {

class LevelZeroArguments : public ApiTest {
protected:
  /// fill(memory, word), whose word is given in so many bytes.
  ur_result_t launchWith(size_t size) {
    const uint64_t words[4] = {7, 7, 7, 7};
    ur_exp_kernel_arg_properties_t args[2] = {};
    args[0] = {UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
               nullptr,
               UR_EXP_KERNEL_ARG_TYPE_POINTER,
               0,
               sizeof memory,
               {.pointer = memory}};
    args[1] = {
        UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, nullptr, UR_EXP_KERNEL_ARG_TYPE_VALUE, 1, size, {.value = words}};
    const size_t items = 4;
    return urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, nullptr, &items, nullptr, 2, args, nullptr, 0, nullptr,
                                            nullptr);
  }
  void build() {
    const std::vector<uint8_t> code = image();
    OK(urProgramCreateWithIL(context, code.data(), code.size(), nullptr, &program));
    OK(urProgramBuild(context, program, nullptr));
    OK(urKernelCreate(program, "fill", &kernel));
    OK(urUSMDeviceAlloc(context, device, nullptr, nullptr, 4096, &memory));
    OK(urQueueCreate(context, device, nullptr, &queue));
  }
  void TearDown() override {
    EXPECT_EQ(UR_RESULT_SUCCESS, urQueueFinish(queue));
    EXPECT_EQ(UR_RESULT_SUCCESS, urQueueRelease(queue));
    EXPECT_EQ(UR_RESULT_SUCCESS, urUSMFree(context, memory));
    EXPECT_EQ(UR_RESULT_SUCCESS, urKernelRelease(kernel));
    EXPECT_EQ(UR_RESULT_SUCCESS, urProgramRelease(program));
    ApiTest::TearDown();
  }

  ur_program_handle_t program = nullptr;
  ur_kernel_handle_t kernel = nullptr;
  ur_queue_handle_t queue = nullptr;
  void *memory = nullptr;
};

TEST_F(LevelZeroArguments, ofAnotherSizeThanTheCodeSaysNeverGetToTheDriver) {
  ASSERT_NO_FATAL_FAILURE(build());
  const uint64_t before = fake::count("zeKernelSetArgumentValue");
  for (const size_t size : {1, 2, 8, 16})
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, launchWith(size)) << size;
  EXPECT_EQ(before, fake::count("zeKernelSetArgumentValue"));
  OK(launchWith(4));
  EXPECT_LT(before, fake::count("zeKernelSetArgumentValue"));
}

/// One line of the log for each launch that is refused, with who refuses what.
TEST_F(LevelZeroArguments, whatIsRefusedIsInTheLog) {
  ASSERT_NO_FATAL_FAILURE(build());
  static std::vector<std::string> lines;
  lines.clear();
  OK(urAdapterSetLoggerCallback(
      adapter, [](ur_logger_level_t, const char *message, void *) { lines.emplace_back(message); }, nullptr,
      UR_LOGGER_LEVEL_ERROR));
  fake::failWith(0x78000016); // of an argument's size
  const auto refusedBy = [&](const char *function) {
    lines.clear();
    fake::refuse(function);
    EXPECT_NE(UR_RESULT_SUCCESS, launch(queue, kernel, memory, 16, 4)) << function;
    fake::refuse("");
    EXPECT_EQ(1u, lines.size()) << function;
    return lines.empty() ? "" : lines[0];
  };
  const std::string begin = "a launch of kernel \"fill\" is refused: ",
                    end = ": ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE";
  for (const std::string call : {"zeKernelSetGroupSize(4, 1, 1)", "zeKernelSetArgumentValue(0, 8)",
                                 "zeCommandListAppendLaunchKernel(4, 1, 1)"}) {
    const std::string line = refusedBy(call.substr(0, call.find('(')).c_str());
    EXPECT_NE(std::string::npos, line.find(begin + call + end)) << line;
  }
  OK(launch(queue, kernel, memory, 16, 4));
  EXPECT_EQ(1u, lines.size()) << "that of the last one that was refused";
}

} // namespace
} // namespace ur::level_zero::test
