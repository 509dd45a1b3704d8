// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A child of fork, where the driver's threads don't exist: whatever would wait for them answers at once.
#include "opencl/api_test.hpp"

#include <sys/wait.h>
#include <unistd.h>

namespace ur::opencl::test {
namespace {

class OpenClFork : public ApiTest {};

TEST_F(OpenClFork, TheChildIsToldAtOnce) {
  constexpr size_t kSize = 1 << 20;
  constexpr int kGood = 42;
  ur_queue_handle_t queue = makeQueue();
  void *memory = nullptr;
  const uint32_t value = 5;
  ur_event_handle_t event = nullptr;
  OK(urUSMDeviceAlloc(context, device, nullptr, nullptr, kSize, &memory));
  const ur_sampler_desc_t clamp{UR_STRUCTURE_TYPE_SAMPLER_DESC, nullptr, false, UR_SAMPLER_ADDRESSING_MODE_CLAMP,
                                UR_SAMPLER_FILTER_MODE_NEAREST};
  ur_sampler_handle_t sampler = nullptr;
  OK(urSamplerCreate(context, &clamp, &sampler));
  OK(urEnqueueUSMFill(queue, memory, 4, &value, kSize, 0, nullptr, &event));
  OK(urQueueFinish(queue));
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    alarm(20); // one that hangs ends
    void *more = nullptr;
    ur_context_handle_t another = nullptr;
    if (urEnqueueUSMFill(queue, memory, 4, &value, kSize, 0, nullptr, nullptr) != UR_RESULT_ERROR_DEVICE_LOST)
      _exit(1);
    if (urUSMDeviceAlloc(context, device, nullptr, nullptr, kSize, &more) != UR_RESULT_ERROR_DEVICE_LOST)
      _exit(2);
    if (urContextCreate(1, &device, nullptr, &another) != UR_RESULT_ERROR_DEVICE_LOST)
      _exit(3);
    // Of several parts, too, and what isn't a command.
    const uint8_t three[3] = {1, 2, 3};
    if (urEnqueueUSMFill(queue, memory, 3, three, 3 << 10, 0, nullptr, nullptr) != UR_RESULT_ERROR_DEVICE_LOST ||
        urEnqueueUSMMemcpy2D(queue, false, memory, 256, static_cast<std::byte *>(memory) + kSize / 2, 128, 64, 4, 0,
                             nullptr, nullptr) != UR_RESULT_ERROR_DEVICE_LOST)
      _exit(5);
    ur_sampler_handle_t second = nullptr;
    ur_native_handle_t native = 0;
    if (urSamplerCreate(context, &clamp, &second) != UR_RESULT_ERROR_DEVICE_LOST ||
        urQueueGetNativeHandle(queue, nullptr, &native) != UR_RESULT_ERROR_DEVICE_LOST)
      _exit(6);
    if (urSamplerRelease(sampler) != UR_RESULT_SUCCESS)
      _exit(7);
    (void)urQueueFinish(queue); // returns
    if (urEventRelease(event) != UR_RESULT_SUCCESS || urUSMFree(context, memory) != UR_RESULT_SUCCESS ||
        urQueueRelease(queue) != UR_RESULT_SUCCESS || urContextRelease(context) != UR_RESULT_SUCCESS)
      _exit(4);
    _exit(kGood);
  }
  int status = 0;
  ASSERT_EQ(child, waitpid(child, &status, 0));
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == kGood) << "status " << status;
  // The parent goes on.
  OK(urEnqueueUSMFill(queue, memory, 4, &value, kSize, 0, nullptr, nullptr));
  OK(urQueueFinish(queue));
  OK(urEventRelease(event));
  OK(urSamplerRelease(sampler));
  OK(urUSMFree(context, memory));
  OK(urQueueRelease(queue));
}

} // namespace
} // namespace ur::opencl::test
