// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Cooperative launches on the native CPU as an application has them: through the loader and the core.
#include "support/one_device.hpp"

#include <numeric>
#include <vector>

namespace ur::native_cpu::test {
namespace {

struct Sums {
  uint32_t rounds, failing;
};
constexpr uint32_t kNobody = ~0u;

class CooperativeLaunch : public ur::test::OneProgram {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(OneProgram::SetUp());
    ASSERT_NO_FATAL_FAILURE(open(KERNELS_C));
    OK(urKernelCreate(program, "all_sums", &kernel_));
    const size_t local = 1;
    OK(urKernelSuggestMaxCooperativeGroupCount(kernel_, device, 1, &local, 0, &most_));
    void *memory = nullptr;
    OK(urUSMSharedAlloc(context, device, nullptr, nullptr, (most_ + 1) * sizeof(uint32_t), &memory));
    data_ = static_cast<uint32_t *>(memory);
    std::fill_n(data_, most_ + 1, 1);
  }
  void TearDown() override {
    EXPECT_EQ(UR_RESULT_SUCCESS, urUSMFree(context, data_));
    EXPECT_EQ(UR_RESULT_SUCCESS, urKernelRelease(kernel_));
    OneProgram::TearDown();
  }

  ur_result_t launch(size_t groups, const Sums &sums, ur_event_handle_t *event = nullptr,
                     const std::vector<ur_event_handle_t> &waits = {}, bool cooperative = true) {
    ur_exp_kernel_arg_properties_t args[2] = {};
    args[0].stype = args[1].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
    args[0].type = UR_EXP_KERNEL_ARG_TYPE_POINTER;
    args[0].size = sizeof(void *);
    args[0].value.pointer = data_;
    args[1].type = UR_EXP_KERNEL_ARG_TYPE_VALUE;
    args[1].index = 1;
    args[1].size = sizeof sums;
    args[1].value.value = &sums;
    ur_kernel_launch_ext_properties_t properties{UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES, nullptr, 0};
    properties.flags = cooperative ? UR_KERNEL_LAUNCH_FLAG_COOPERATIVE : 0;
    const size_t local = 1;
    return urEnqueueKernelLaunchWithArgsExp(queue, kernel_, 1, nullptr, &groups, &local, 2, args, &properties,
                                            static_cast<uint32_t>(waits.size()), waits.empty() ? nullptr : waits.data(),
                                            event);
  }
  std::vector<uint32_t> data(size_t count) const { return {data_, data_ + count}; }
  static std::vector<uint32_t> expected(size_t groups, uint32_t rounds) {
    std::vector<uint32_t> data(groups, 1);
    for (uint32_t round = 0; round < rounds; ++round) {
      const uint32_t sum = std::accumulate(data.begin(), data.end(), 0u);
      for (size_t i = 0; i < groups; ++i)
        data[i] = sum % 1000003 + static_cast<uint32_t>(i);
    }
    return data;
  }
  static ur_event_status_t status(ur_event_handle_t event) {
    ur_event_status_t status{};
    EXPECT_EQ(UR_RESULT_SUCCESS,
              urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr));
    return status;
  }

  ur_kernel_handle_t kernel_ = nullptr;
  uint32_t *data_ = nullptr;
  uint32_t most_ = 0; ///< groups of one item
};

TEST_F(CooperativeLaunch, AsManyGroupsAsTheDeviceSaysMeetEachOther) {
  ur_kernel_launch_properties_flags_t able = 0;
  OK(urDeviceGetInfo(device, UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES, sizeof able, &able, nullptr));
  EXPECT_TRUE(able & UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE);
  ASSERT_GE(most_, 2u);
  OK(launch(most_, {20, kNobody}));
  OK(urQueueFinish(queue));
  EXPECT_EQ(expected(most_, 20), data(most_));
}

TEST_F(CooperativeLaunch, OneGroupMoreIsRefusedAndLeavesTheQueueInOrder) {
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_OUT_OF_RESOURCES, launch(most_ + 1, {1, kNobody}, &event));
  EXPECT_EQ(nullptr, event);
  EXPECT_EQ(std::vector<uint32_t>(most_, 1), data(most_));
  OK(launch(2, {3, kNobody}));
  OK(urQueueFinish(queue));
  EXPECT_EQ(expected(2, 3), data(2));
}

TEST_F(CooperativeLaunch, FollowsWhatItWaitsFor) {
  const uint32_t five = 5;
  ur_queue_handle_t other = nullptr;
  OK(urQueueCreate(context, device, nullptr, &other));
  ur_event_handle_t filled = nullptr, done = nullptr;
  OK(urEnqueueUSMFill(other, data_, sizeof five, &five, 4 * sizeof five, 0, nullptr, &filled));
  OK(launch(4, {1, kNobody}, &done, {filled}));
  OK(urEventWait(1, &done));
  EXPECT_EQ((std::vector<uint32_t>{20, 21, 22, 23}), data(4));
  OK(urEventRelease(filled));
  OK(urEventRelease(done));
  OK(urQueueRelease(other));
}

TEST_F(CooperativeLaunch, AGroupThatFailsFailsTheCommandAndHoldsUpNobody) {
  ur_event_handle_t failed = nullptr;
  OK(launch(4, {10, 2}, &failed));
  EXPECT_NE(UR_RESULT_SUCCESS, urEventWait(1, &failed));
  EXPECT_EQ(UR_EVENT_STATUS_ERROR, status(failed));
  EXPECT_EQ(std::vector<uint32_t>(4, 1), data(4));
  OK(urEventRelease(failed));
  ur_queue_handle_t other = nullptr; // nothing of it depends on the failure
  OK(urQueueCreate(context, device, nullptr, &other));
  std::swap(queue, other);
  OK(launch(4, {3, kNobody}));
  OK(urQueueFinish(queue));
  EXPECT_EQ(expected(4, 3), data(4));
  OK(urQueueRelease(other));
}

TEST_F(CooperativeLaunch, WithoutThePropertyTheBarrierFails) {
  ur_event_handle_t failed = nullptr;
  OK(launch(4, {1, kNobody}, &failed, {}, false));
  EXPECT_NE(UR_RESULT_SUCCESS, urEventWait(1, &failed));
  OK(urEventRelease(failed));
}

} // namespace
} // namespace ur::native_cpu::test
