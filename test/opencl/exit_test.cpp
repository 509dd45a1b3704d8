// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The process exits while a command is between two calls of the driver's: exit() waits for all of them.
#include "opencl/api_test.hpp"
#include "support/exit_between_calls.hpp"

namespace ur::opencl::test {
namespace {

using ur::test::ExitBetweenCalls;

class OpenClExit : public ApiTest {
protected:
  void SetUp() override {
    GTEST_FLAG_SET(death_test_style, "threadsafe"); // drivers' threads don't survive a fork
    ExitBetweenCalls::watch();
    ApiTest::SetUp();
  }
};

TEST_F(OpenClExit, WaitsForAllThatAHostTaskIs) {
  ur_queue_handle_t queue = makeQueue();
  EXPECT_EXIT(
      {
        fake::pause("clCreateUserEvent", ExitBetweenCalls::pause);
        ExitBetweenCalls::during([queue] {
          return urEnqueueHostTaskExp(
              queue, [](void *) {}, nullptr, nullptr, 0, nullptr, nullptr);
        });
      },
      ::testing::ExitedWithCode(UR_RESULT_SUCCESS), "");
  OK(urQueueRelease(queue));
}

} // namespace
} // namespace ur::opencl::test
