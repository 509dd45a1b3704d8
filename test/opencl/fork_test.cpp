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
  OK(urUSMFree(context, memory));
  OK(urQueueRelease(queue));
}

} // namespace
} // namespace ur::opencl::test
