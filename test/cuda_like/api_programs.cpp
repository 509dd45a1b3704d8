// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs that are released while their kernels run: the driver unloads a module only once the device is idle.
#include "cuda_like/api_calls.hpp"

#include <array>
#include <chrono>
#include <future>
#include <thread>

namespace ur::cuda_like::test {
namespace {

class ApiPrograms : public ApiTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(ApiTest::SetUp());
    queue = makeQueue();
    void *memory = nullptr;
    OK(CALL(urUSMHostAlloc, context, nullptr, nullptr, 4096, &memory));
    words = static_cast<uint32_t *>(memory);
    words[0] = words[16] = 0;
    const std::vector<uint8_t> code = image();
    std::vector<size_t> sizes(devices.size(), code.size());
    std::vector<const uint8_t *> codes(devices.size(), code.data());
    OK(CALL(urProgramCreateWithBinary, context, static_cast<uint32_t>(devices.size()), devices.data(), sizes.data(),
            codes.data(), nullptr, &program));
    OK(CALL(urProgramBuild, context, program, nullptr));
    OK(CALL(urKernelCreate, program, "gate", &kernel));
  }
  void TearDown() override {
    OK(CALL(urQueueRelease, queue));
    OK(CALL(urUSMFree, context, words));
    ApiTest::TearDown();
  }
  /// A kernel that runs until openGate().
  void launchGate() {
    const uint32_t ticks = 1u << 20;
    const std::array<const void *, 2> pointers{words, words + 16};
    std::array<ur_exp_kernel_arg_properties_t, 3> arguments{};
    for (uint32_t i = 0; i < arguments.size(); ++i) {
      arguments[i].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
      arguments[i].index = i;
      arguments[i].type = i < 2 ? UR_EXP_KERNEL_ARG_TYPE_POINTER : UR_EXP_KERNEL_ARG_TYPE_VALUE;
      arguments[i].size = i < 2 ? sizeof(void *) : sizeof ticks;
      if (i < 2)
        arguments[i].value.pointer = pointers[i];
      else
        arguments[i].value.value = &ticks;
    }
    const size_t one = 1;
    OK(CALL(urEnqueueKernelLaunchWithArgsExp, queue, kernel, 1, nullptr, &one, nullptr, 3, arguments.data(), nullptr, 0,
            nullptr, nullptr));
  }
  void openGate() { *static_cast<volatile uint32_t *>(words) = 1; }

  ur_queue_handle_t queue = nullptr;
  ur_program_handle_t program = nullptr;
  ur_kernel_handle_t kernel = nullptr;
  uint32_t *words = nullptr;
};

/// Promise D6.
TEST_F(ApiPrograms, theLastReleaseHoldsNoCallerUp) {
  ASSERT_NO_FATAL_FAILURE(launchGate());
  const uint64_t before = fake::count(UNLOAD);
  OK(CALL(urKernelRelease, kernel));
  auto released = std::async(std::launch::async, [&] { return urProgramRelease(program); });
  EXPECT_EQ(std::future_status::ready, released.wait_for(std::chrono::seconds(10))) << "it waits for the device";
  openGate();
  EXPECT_EQ(UR_RESULT_SUCCESS, released.get());
  OK(CALL(urQueueFinish, queue));
  EXPECT_EQ(1u, words[16]) << "the code was there until its kernel was over";
  while (fake::count(UNLOAD) != before + devices.size())
    std::this_thread::yield();
}

/// Where nothing is in flight, the caller's thread does it; but what another test's context still ends may be.
TEST_F(ApiPrograms, theLastReleaseUnloadsWhatNobodyUses) {
  OK(CALL(urQueueFinish, queue));
  const uint64_t before = fake::count(UNLOAD);
  OK(CALL(urKernelRelease, kernel));
  OK(CALL(urProgramRelease, program));
  while (fake::count(UNLOAD) != before + devices.size())
    std::this_thread::yield();
}

} // namespace
} // namespace ur::cuda_like::test
