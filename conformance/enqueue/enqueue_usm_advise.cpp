// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/usm.hpp"

namespace conformance {

class EnqueueUSMAdvise : public QueueTest {
protected:
  auto call() { return Call(urEnqueueUSMAdvise, queue(), mem_, 64, 0, &event_).outputs(event_); }

  unsigned char mem_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueUSMAdvise, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueUSMAdvise, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(EnqueueUSMAdvise, enumerations) {
  call().with<3>(UR_USM_ADVICE_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(EnqueueUSMAdvise, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueUSMAdvise, everyAdvice) {
  // Advice is a hint: taken, or said to be unknown to the device.
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_SHARED, context(), device(), 65536));
  for (ur_usm_advice_flags_t advice = 1; (advice & UR_USM_ADVICE_FLAGS_MASK) == 0; advice <<= 1) {
    Event done;
    const ur_result_t result = urEnqueueUSMAdvise(queue(), block.get(), 65536, advice, done.out());
    ASSERT_TRUE(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) << resultName(result);
    if (result != UR_RESULT_SUCCESS)
      continue;
    EXPECT_OK(urEventWait(1, done.list()));
    ur_command_t command = UR_COMMAND_KERNEL_LAUNCH;
    EXPECT_OK(urEventGetInfo(done, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, nullptr));
    EXPECT_EQ(UR_COMMAND_USM_ADVISE, command);
  }
}

} // namespace conformance
