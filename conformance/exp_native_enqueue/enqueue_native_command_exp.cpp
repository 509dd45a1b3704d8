// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/wait_lists.hpp"

namespace conformance {

class EnqueueNativeCommandExp : public QueueTest {
protected:
  auto call() {
    return Call(
               urEnqueueNativeCommandExp, queue(), [](ur_queue_handle_t, void *) {}, nullptr, 0, nullptr, nullptr, 0,
               nullptr, &event_)
        .outputs(event_);
  }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueNativeCommandExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueNativeCommandExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(EnqueueNativeCommandExp, enumerations) {
  auto properties =
      structure<ur_exp_enqueue_native_command_properties_t>(UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES);
  properties.flags = UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAGS_MASK;
  call().with<5>(&properties).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(EnqueueNativeCommandExp, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<6>(event);
}

TEST_F(EnqueueNativeCommandExp, doesWhatTheDeviceSays) {
  if (deviceHas(UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP))
    call().with<8>(nullptr).succeeds();
  else
    call().answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

class EnqueueNativeCommandExp_Queues : public WaitListsTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(WaitListsTest::SetUp());
    if (!IsSkipped() && !deviceHas(UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP))
      GTEST_SKIP() << "the device takes no native commands (UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP)";
  }
};

TEST_P(EnqueueNativeCommandExp_Queues, waitLists) {
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        return urEnqueueNativeCommandExp(
            queue(), [](ur_queue_handle_t, void *) {}, nullptr, 0, nullptr, nullptr, count, list, event);
      },
      UR_COMMAND_ENQUEUE_NATIVE_EXP);
}

TEST_P(EnqueueNativeCommandExp_Queues, theFunctionIsCalledBeforeTheReturn) {
  struct Seen {
    ur_queue_handle_t queue = nullptr;
    ur_result_t handle = UR_RESULT_ERROR_UNKNOWN;
  } seen;
  ASSERT_OK(urEnqueueNativeCommandExp(
      queue(),
      [](ur_queue_handle_t given, void *data) {
        auto &mine = *static_cast<Seen *>(data);
        ur_native_handle_t native = 0;
        mine = {given, urQueueGetNativeHandle(given, nullptr, &native)};
      },
      &seen, 0, nullptr, nullptr, 0, nullptr, nullptr));
  EXPECT_EQ(seen.queue, queue());
  EXPECT_EQ(seen.handle, UR_RESULT_SUCCESS) << "the function may ask for the native handle";
}

CONFORMANCE_ON_QUEUES(EnqueueNativeCommandExp_Queues);

} // namespace conformance
