// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/variables.hpp"

namespace conformance {

class EnqueueDeviceGlobalVariableRead : public VariableTest {
protected:
  auto call() {
    return Call(urEnqueueDeviceGlobalVariableRead, queue(), program(), kVariable, false, 4, 0, dst_, 0, nullptr,
                &event_)
        .outputs(event_);
  }

  unsigned char dst_[16] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueDeviceGlobalVariableRead, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueDeviceGlobalVariableRead, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<6>();
}

TEST_F(EnqueueDeviceGlobalVariableRead, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<7>(event);
}

TEST_F(EnqueueDeviceGlobalVariableRead, readsWhatIsThere) {
  set({11, 12, 13, 14});
  call().with<3>(true).with<4>(16).with<9>(nullptr).succeeds();
  EXPECT_EQ((Words{11, 12, 13, 14}), wordsOf(dst_));
}

TEST_F(EnqueueDeviceGlobalVariableRead, readsAPart) {
  set({11, 12, 13, 14});
  call().with<3>(true).with<4>(4).with<5>(8).with<9>(nullptr).succeeds();
  EXPECT_EQ((Words{13, 0, 0, 0}), wordsOf(dst_));
}

TEST_F(EnqueueDeviceGlobalVariableRead, withoutBlocking) {
  set({11, 12, 13, 14});
  Event event;
  call().with<4>(16).with<9>(event.out()).succeeds();
  ASSERT_OK(urEventWait(1, event.list()));
  EXPECT_EQ((Words{11, 12, 13, 14}), wordsOf(dst_));
}

TEST_F(EnqueueDeviceGlobalVariableRead, seesWhatKernelsDo) {
  set({1, 2, 3, 4});
  Arguments arguments;
  arguments.value<uint32_t>(5);
  ASSERT_OK(launch(queue(), kernel("count_up"), 1, arguments));
  call().with<3>(true).with<4>(16).with<9>(nullptr).succeeds();
  EXPECT_EQ((Words{6, 7, 8, 9}), wordsOf(dst_));
}

TEST_F(EnqueueDeviceGlobalVariableRead, ranges) {
  for (const auto &[size, offset] : {std::pair<size_t, size_t>{17, 0}, {4, 13}, {4, SIZE_MAX - 3}, {SIZE_MAX, 1}})
    call().with<4>(size).with<5>(offset).answersEither(UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(EnqueueDeviceGlobalVariableRead, noSuchVariable) {
  call().with<2>("no_such_variable").answers(UR_RESULT_ERROR_INVALID_VALUE);
  call().with<2>("").answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(EnqueueDeviceGlobalVariableRead, programNotBuilt) {
  Program fresh;
  ASSERT_OK(createProgram(context(), device(), &fresh));
  call().with<1>(fresh).answersEither(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, UR_RESULT_ERROR_INVALID_PROGRAM);
}

TEST_F(EnqueueDeviceGlobalVariableRead, otherContext) {
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  Program there;
  ASSERT_OK(createProgram(other, device(), &there));
  ASSERT_OK(urProgramBuild(other, there, nullptr));
  call().with<1>(there).answersEither(UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_CONTEXT);
}

TEST_F(EnqueueDeviceGlobalVariableRead, eventKnowsItsCommand) {
  Event event;
  call().with<9>(event.out()).succeeds();
  ur_command_t command{};
  ASSERT_OK(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, nullptr));
  EXPECT_EQ(UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ, command);
  ASSERT_OK(urEventWait(1, event.list()));
}

TEST_F(EnqueueDeviceGlobalVariableRead, waitsForItsList) {
  Gate gate;
  ASSERT_NO_FATAL_FAILURE(gate.create(context(), device(), kernel("gate")));
  if (testing::Test::IsSkipped())
    return;
  Queue other;
  ASSERT_NO_FATAL_FAILURE(makeQueue(0, &other));
  Event held, event;
  ASSERT_OK(gate.close(other, held.out()));
  ur_event_handle_t list[] = {held};
  call().with<7>(1).with<8>(list).with<9>(event.out()).succeeds();
  list[0] = nullptr;
  EXPECT_FALSE(isComplete(event));
  gate.open();
  EXPECT_OK(urEventWait(1, event.list()));
  EXPECT_TRUE(gate.wasOpened());
}

TEST_F(NoVariableTest, urEnqueueDeviceGlobalVariableRead) {
  unsigned char bytes[16] = {};
  Call(urEnqueueDeviceGlobalVariableRead, queue(), program(), kVariable, true, 4, 0, bytes, 0, nullptr, nullptr)
      .answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace conformance
