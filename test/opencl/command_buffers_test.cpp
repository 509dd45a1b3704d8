// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Command buffers and graphs by those of OpenCL. No driver that is installed everywhere has recent ones: the layer
// before the drivers offers them where it is told to (see CMakeLists.txt). Else, and where a part of them is missing,
// the core runs the commands, and what a program sees is the same.
#include "opencl/api_test.hpp"
#include "support/fault_program.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <cstring>

namespace ur::opencl::test {
namespace {

using ur::test::eventually;

constexpr size_t kWords = 64;
constexpr char kSource[] = "__kernel void add(__global uint *words, uint value, __local uint *room) {\n"
                           "  room[get_local_id(0)] = value;\n"
                           "  words[get_global_id(0)] += room[get_local_id(0)];\n"
                           "}\n";

class OpenClCommandBuffers : public ApiTest {
protected:
  void SetUp() override {
    ApiTest::SetUp();
    if (IsSkipped() || HasFatalFailure())
      return;
    queue_ = makeQueue();
    program_ = build(kSource);
    OK(urKernelCreate(program_, "add", &kernel_));
    for (void *&each : memory_) {
      OK(urUSMDeviceAlloc(context, device, nullptr, nullptr, kWords * 4, &each));
      const uint32_t zero = 0;
      OK(urEnqueueUSMFill(queue_, each, 4, &zero, kWords * 4, 0, nullptr, nullptr));
    }
    OK(urQueueFinish(queue_));
    const char *const has = getenv("COMMAND_BUFFERS");
    buffers_ = has != nullptr;
    updates_ = buffers_ && std::strcmp(has, "updatable") == 0;
  }
  void TearDown() override {
    for (void *each : memory_) {
      if (each) {
        EXPECT_EQ(UR_RESULT_SUCCESS, urUSMFree(context, each));
      }
    }
    if (kernel_) {
      EXPECT_EQ(UR_RESULT_SUCCESS, urKernelRelease(kernel_));
    }
    if (program_) {
      EXPECT_EQ(UR_RESULT_SUCCESS, urProgramRelease(program_));
    }
    if (queue_) {
      EXPECT_EQ(UR_RESULT_SUCCESS, urQueueRelease(queue_));
    }
    ApiTest::TearDown();
  }

  using Command = ur_exp_command_buffer_command_handle_t;
  using Buffer = ur_exp_command_buffer_handle_t;
  using Point = ur_exp_command_buffer_sync_point_t;

  [[nodiscard]] ur_result_t create(Buffer *made, bool updatable, bool inOrder = true) const {
    const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, updatable, inOrder,
                                            false};
    return urCommandBufferCreateExp(context, device, &desc, made);
  }
  /// Adds the value to so many words.
  [[nodiscard]] ur_result_t append(Buffer to, void *words, uint32_t value, size_t count, Command *command,
                                   std::vector<Point> after = {}, Point *point = nullptr) const {
    std::array<ur_exp_kernel_arg_properties_t, 3> args{};
    constexpr ur_exp_kernel_arg_type_t kTypes[] = {UR_EXP_KERNEL_ARG_TYPE_POINTER, UR_EXP_KERNEL_ARG_TYPE_VALUE,
                                                   UR_EXP_KERNEL_ARG_TYPE_LOCAL};
    constexpr size_t kSizes[] = {sizeof words, sizeof value, 8 * sizeof value};
    for (uint32_t i = 0; i < args.size(); ++i) {
      args[i].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
      args[i].type = kTypes[i];
      args[i].index = i;
      args[i].size = kSizes[i];
    }
    args[0].value.pointer = words;
    args[1].value.value = &value;
    const size_t group = 8;
    return urCommandBufferAppendKernelLaunchWithArgsExp(
        to, kernel_, 1, nullptr, &count, &group, 3, args.data(), 0, nullptr, static_cast<uint32_t>(after.size()),
        after.empty() ? nullptr : after.data(), 0, nullptr, point, nullptr, command);
  }
  [[nodiscard]] static ur_result_t update(Buffer buffer, Command command, void *words, uint32_t value,
                                          size_t *count = nullptr) {
    const ur_exp_command_buffer_update_pointer_arg_desc_t pointer{
        UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC, nullptr, 0, nullptr, &words};
    const ur_exp_command_buffer_update_value_arg_desc_t number{
        UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC, nullptr, 1, sizeof value, nullptr, &value};
    ur_exp_command_buffer_update_kernel_launch_desc_t change{};
    change.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
    change.hCommand = command;
    change.numNewPointerArgs = change.numNewValueArgs = 1;
    change.pNewPointerArgList = &pointer;
    change.pNewValueArgList = &number;
    change.newWorkDim = count ? 1 : 0;
    change.pNewGlobalWorkSize = count;
    return urCommandBufferUpdateKernelLaunchExp(buffer, 1, &change);
  }
  [[nodiscard]] ur_result_t run(Buffer buffer) const {
    return urEnqueueCommandBufferExp(queue_, buffer, 0, nullptr, nullptr);
  }
  std::vector<uint32_t> words(size_t which) const {
    std::vector<uint32_t> all(kWords);
    EXPECT_EQ(UR_RESULT_SUCCESS,
              urEnqueueUSMMemcpy(queue_, true, all.data(), memory_[which], kWords * 4, 0, nullptr, nullptr));
    return all;
  }
  static uint64_t runs() { return fake::count("clEnqueueCommandBufferKHR"); }

  ur_queue_handle_t queue_ = nullptr;
  ur_program_handle_t program_ = nullptr;
  ur_kernel_handle_t kernel_ = nullptr;
  std::array<void *, 2> memory_{};
  bool buffers_ = false, updates_ = false;
};

/// A run makes two calls: how far the last run is, and this one. In order the points are of no interest.
TEST_F(OpenClCommandBuffers, areRunByOneCall) {
  for (const bool inOrder : {true, false}) {
    const uint32_t one = 1;
    const uint64_t before = runs();
    Buffer buffer = nullptr;
    OK(create(&buffer, false, inOrder));
    Point filled = 0, added = 0, there = 0;
    OK(urCommandBufferAppendUSMFillExp(buffer, memory_[0], &one, 4, kWords * 4, 0, nullptr, 0, nullptr, &filled,
                                       nullptr, nullptr));
    OK(append(buffer, memory_[0], 4, kWords, nullptr, {filled}, &added));
    OK(urCommandBufferAppendUSMPrefetchExp(buffer, memory_[0], 4, 0, 1, &added, 0, nullptr, &there, nullptr, nullptr));
    OK(urCommandBufferAppendUSMMemcpyExp(buffer, memory_[1], memory_[0], kWords * 4, 1, &there, 0, nullptr, nullptr,
                                         nullptr, nullptr));
    OK(urCommandBufferFinalizeExp(buffer));
    OK(run(buffer));
    OK(run(buffer));
    EXPECT_EQ(runs() - before, buffers_ ? 2u : 0u);
    EXPECT_EQ(words(1), std::vector<uint32_t>(kWords, 5));
    OK(urCommandBufferReleaseExp(buffer));
  }
}

/// Runs on their way keep what they had. Where OpenCL changes nothing, the core runs the commands from the first update
/// on.
TEST_F(OpenClCommandBuffers, areUpdatedForRunsToCome) {
  const uint64_t before = runs(), updated = fake::count("clUpdateMutableCommandsKHR");
  Buffer buffer = nullptr;
  std::array<Command, 2> commands{};
  OK(create(&buffer, true));
  for (Command &command : commands)
    OK(append(buffer, memory_[0], 1, kWords, &command));
  OK(urCommandBufferFinalizeExp(buffer));
  OK(run(buffer));
  OK(update(buffer, commands[1], memory_[1], 10));
  OK(run(buffer));
  size_t half = kWords / 2;
  OK(update(buffer, commands[1], memory_[1], 100, &half));
  OK(run(buffer));
  EXPECT_EQ(words(0), std::vector<uint32_t>(kWords, 4));
  std::vector<uint32_t> expected(kWords, 10);
  std::fill_n(expected.begin(), half, 110);
  EXPECT_EQ(words(1), expected);
  EXPECT_EQ(runs() - before, updates_ ? 3u : buffers_ ? 1u : 0u);
  EXPECT_EQ(fake::count("clUpdateMutableCommandsKHR") - updated, updates_ ? 2u : 0u);
  OK(urCommandBufferReleaseExp(buffer));
}

/// For which they are recorded: the last reference to it isn't a run's.
TEST_F(OpenClCommandBuffers, leaveTheirQueueToTheContext) {
  const auto made = [] {
    return fake::count("clCreateCommandQueueWithProperties") + fake::count("clCreateCommandQueue");
  };
  const uint64_t before = made(), released = fake::count("clReleaseCommandQueue");
  for (int i = 0; i < 5; ++i) {
    Buffer buffer = nullptr;
    OK(create(&buffer, false));
    OK(append(buffer, memory_[0], 1, kWords, nullptr));
    OK(urCommandBufferFinalizeExp(buffer));
    OK(run(buffer));
    OK(urCommandBufferReleaseExp(buffer)); // while that run may be on its way
  }
  OK(urQueueFinish(queue_));
  EXPECT_EQ(made() - before, buffers_ ? 1u : 0u);
  EXPECT_EQ(fake::count("clReleaseCommandQueue"), released);
}

/// Finalizing takes 10 ms; where the list of nodes was copied for each of them, it took four seconds.
TEST_F(OpenClCommandBuffers, mayHaveVeryManyCommands) {
  constexpr uint32_t kCommands = 16'000;
  Buffer buffer = nullptr;
  OK(create(&buffer, false));
  for (uint32_t i = 0; i < kCommands; ++i) {
    OK(urCommandBufferAppendUSMFillExp(buffer, memory_[0], &i, 4, 4, 0, nullptr, 0, nullptr, nullptr, nullptr,
                                       nullptr));
  }
  const auto start = std::chrono::steady_clock::now();
  OK(urCommandBufferFinalizeExp(buffer));
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(1));
  OK(run(buffer));
  EXPECT_EQ(words(0)[0], kCommands - 1);
  OK(urCommandBufferReleaseExp(buffer));
}

/// A pattern of a size that OpenCL does not take, and a buffer, whose address may change.
TEST_F(OpenClCommandBuffers, leaveToTheCoreWhatIsNoneOfTheirCommands) {
  const uint8_t pattern[] = {1, 2, 3};
  const uint64_t before = runs();
  const auto expectNone = [&](const auto &appends) {
    Buffer buffer = nullptr;
    OK(create(&buffer, false));
    OK(appends(buffer));
    OK(urCommandBufferFinalizeExp(buffer));
    OK(run(buffer));
    OK(urQueueFinish(queue_));
    EXPECT_EQ(runs(), before);
    OK(urCommandBufferReleaseExp(buffer));
  };
  expectNone([&](Buffer to) {
    return urCommandBufferAppendUSMFillExp(to, memory_[0], pattern, 3, 30, 0, nullptr, 0, nullptr, nullptr, nullptr,
                                           nullptr);
  });
  ur_mem_handle_t memory = nullptr;
  OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, 64, nullptr, &memory));
  expectNone([&](Buffer to) {
    return urCommandBufferAppendMemBufferFillExp(to, memory, pattern, 1, 0, 64, 0, nullptr, 0, nullptr, nullptr,
                                                 nullptr, nullptr);
  });
  OK(urMemRelease(memory));
  std::array<uint8_t, 30> bytes{};
  OK(urEnqueueUSMMemcpy(queue_, true, bytes.data(), memory_[0], bytes.size(), 0, nullptr, nullptr));
  for (size_t i = 0; i < bytes.size(); ++i)
    EXPECT_EQ(bytes[i], pattern[i % 3]) << i;
}

/// Any call may fail, and everything can be released then; a run or an update that succeeds is right.
TEST_F(OpenClCommandBuffers, leaveNothingWhereACallFails) {
  const auto program = [&] {
    Buffer buffer = nullptr;
    Command command = nullptr;
    size_t good = 0;
    const auto step = [&](ur_result_t result) {
      good += result == UR_RESULT_SUCCESS;
      return result == UR_RESULT_SUCCESS;
    };
    if (!step(create(&buffer, true)))
      return good;
    if (step(append(buffer, memory_[0], 1, kWords, &command)) && step(append(buffer, memory_[1], 1, kWords, nullptr)) &&
        step(urCommandBufferFinalizeExp(buffer))) {
      step(run(buffer));
      step(update(buffer, command, memory_[0], 2));
      step(run(buffer));
      step(urQueueFinish(queue_));
    }
    step(urCommandBufferReleaseExp(buffer));
    return good;
  };
  (void)program();
  (void)words(0);
  const int64_t objects = fake::objects();
  const uint64_t before = fake::failAt(0);
  const size_t all = program();
  const uint64_t calls = fake::failAt(0) - before;
  EXPECT_EQ(all, 9u);
  EXPECT_TRUE(eventually([&] { return fake::objects() == objects; }));
  uint64_t refused = 0;
  for (uint64_t n = 1; n <= calls && !HasFailure(); ++n) {
    SCOPED_TRACE("call " + std::to_string(n) + " of " + std::to_string(calls));
    (void)fake::failAt(n);
    refused += program() != all;
    (void)fake::failAt(0);
    OK(urQueueFinish(queue_));
    EXPECT_TRUE(eventually([&] { return fake::objects() == objects; }))
        << fake::objects() - objects << " objects are left after a failure of " << fake::failed();
  }
  EXPECT_GT(refused, 2u) << "few of them were noticed";
}

} // namespace
} // namespace ur::opencl::test
