// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/cooperation.hpp"

namespace conformance {

class KernelSuggestMaxCooperativeGroupCount : public KernelTest {
protected:
  auto call() {
    return Call(urKernelSuggestMaxCooperativeGroupCount, kernel("fill"), device(), 1, localWorkSize_, 64,
                &groupCountRet_)
        .outputs(groupCountRet_);
  }

  size_t localWorkSize_[3] = {1, 1, 1};
  uint32_t groupCountRet_ = 12345;
};

TEST_F(KernelSuggestMaxCooperativeGroupCount, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(KernelSuggestMaxCooperativeGroupCount, nullPointers) {
  call().needsPointer<3>();
  call().needsPointer<5>();
}

TEST_F(KernelSuggestMaxCooperativeGroupCount, dimensions) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
  call().with<2>(4).answers(UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
}

TEST_F(KernelSuggestMaxCooperativeGroupCount, saysUnsupportedIfItIs) {
  if ((deviceInfo<ur_kernel_launch_properties_flags_t>(UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES) &
       UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE) != 0)
    call().succeeds();
  else
    call().answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

TEST_F(CooperationTest, groupsThatAreSuggestedMeet) {
  const uint32_t most = mostGroups(1);
  ASSERT_GE(most, 1U);
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_HOST, context(), device(), (most + 1) * sizeof(uint32_t)));
  std::memset(block.get(), 0, (most + 1) * sizeof(uint32_t));
  Event event;
  ASSERT_OK(meet(queue(), most, block.as<uint32_t>(), block.as<uint32_t>() + 1, event.out()));
  ASSERT_OK(urEventWait(1, event.list()));
  EXPECT_EQ(most, block.as<uint32_t>()[0]);
  for (uint32_t i = 1; i <= most; ++i)
    EXPECT_EQ(1U, block.as<uint32_t>()[i]) << "group " << i - 1;
}

TEST_F(CooperationTest, severalLaunchesDoNotBlockEachOther) {
  const uint32_t groups = mostGroups(1);
  Queue other;
  ASSERT_NO_FATAL_FAILURE(makeQueue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE, &other));
  UsmBlock block;
  const size_t words = groups + 1;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_HOST, context(), device(), 4 * words * sizeof(uint32_t)));
  std::memset(block.get(), 0, 4 * words * sizeof(uint32_t));
  for (size_t i = 0; i < 4; ++i) {
    ASSERT_OK(meet(i % 2 == 0 ? queue() : other.get(), groups, block.as<uint32_t>() + i * words,
                   block.as<uint32_t>() + i * words + 1));
  }
  ASSERT_OK(urQueueFinish(queue()));
  ASSERT_OK(urQueueFinish(other));
  for (size_t i = 0; i < 4 * words; ++i)
    EXPECT_EQ(i % words == 0 ? groups : 1U, block.as<uint32_t>()[i]);
}

TEST_F(CooperationTest, moreGroupsAreRefused) {
  const size_t tooMany = size_t{mostGroups(1)} + 1;
  uint32_t none[2] = {};
  ur_event_handle_t event = untouched<ur_event_handle_t>();
  EXPECT_NE(UR_RESULT_SUCCESS, meet(queue(), tooMany, none, none + 1, &event));
  EXPECT_EQ(untouched<ur_event_handle_t>(), event);
}

} // namespace conformance
