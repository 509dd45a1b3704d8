// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/variables.hpp"

namespace conformance {

class EnqueueDeviceGlobalVariableWrite : public VariableTest {
protected:
  auto call() {
    return Call(urEnqueueDeviceGlobalVariableWrite, queue(), program(), kVariable, false, 4, 0, src_, 0, nullptr,
                &event_)
        .outputs(event_);
  }

  unsigned char src_[16] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueDeviceGlobalVariableWrite, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueDeviceGlobalVariableWrite, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<6>();
}

TEST_F(EnqueueDeviceGlobalVariableWrite, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<7>(event);
}

TEST_F(EnqueueDeviceGlobalVariableWrite, writesAll) {
  set({0, 0, 0, 0});
  src_[0] = 21;
  src_[12] = 24;
  call().with<3>(true).with<4>(16).with<9>(nullptr).succeeds();
  EXPECT_EQ((Words{21, 0, 0, 24}), get());
}

TEST_F(EnqueueDeviceGlobalVariableWrite, writesAPart) {
  set({1, 2, 3, 4});
  src_[0] = 9;
  call().with<3>(true).with<4>(4).with<5>(8).with<9>(nullptr).succeeds();
  EXPECT_EQ((Words{1, 2, 9, 4}), get());
}

TEST_F(EnqueueDeviceGlobalVariableWrite, withoutBlocking) {
  set({1, 2, 3, 4});
  src_[0] = 9;
  Event event;
  call().with<9>(event.out()).succeeds();
  ASSERT_OK(urEventWait(1, event.list()));
  EXPECT_EQ((Words{9, 2, 3, 4}), get());
}

TEST_F(EnqueueDeviceGlobalVariableWrite, aBlockingOneIsDoneWithItsSource) {
  set({0, 0, 0, 0});
  src_[0] = 9;
  call().with<3>(true).with<9>(nullptr).succeeds();
  src_[0] = 10;
  EXPECT_EQ((Words{9, 0, 0, 0}), get());
}

TEST_F(EnqueueDeviceGlobalVariableWrite, kernelsSeeIt) {
  set({1, 2, 3, 4});
  src_[0] = 9;
  call().with<9>(nullptr).succeeds();
  Arguments arguments;
  arguments.value<uint32_t>(5);
  ASSERT_OK(launch(queue(), kernel("count_up"), 1, arguments));
  EXPECT_EQ((Words{14, 7, 8, 9}), get());
}

TEST_F(EnqueueDeviceGlobalVariableWrite, ranges) {
  for (const auto &[size, offset] : {std::pair<size_t, size_t>{17, 0}, {4, 13}, {4, SIZE_MAX - 3}, {SIZE_MAX, 1}})
    call().with<4>(size).with<5>(offset).answersEither(UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(EnqueueDeviceGlobalVariableWrite, noSuchVariable) {
  call().with<2>("no_such_variable").answers(UR_RESULT_ERROR_INVALID_VALUE);
  call().with<2>("").answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(EnqueueDeviceGlobalVariableWrite, programNotBuilt) {
  Program fresh;
  ASSERT_OK(createProgram(context(), device(), &fresh));
  call().with<1>(fresh).answersEither(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, UR_RESULT_ERROR_INVALID_PROGRAM);
}

TEST_F(EnqueueDeviceGlobalVariableWrite, otherContext) {
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  Program there;
  ASSERT_OK(createProgram(other, device(), &there));
  ASSERT_OK(urProgramBuild(other, there, nullptr));
  call().with<1>(there).answersEither(UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_CONTEXT);
}

TEST_F(EnqueueDeviceGlobalVariableWrite, eventKnowsItsCommand) {
  Event event;
  call().with<9>(event.out()).succeeds();
  ur_command_t command{};
  ASSERT_OK(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, nullptr));
  EXPECT_EQ(UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE, command);
  ASSERT_OK(urEventWait(1, event.list()));
}

TEST_F(EnqueueDeviceGlobalVariableWrite, waitsForItsList) {
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

TEST_F(NoVariableTest, urEnqueueDeviceGlobalVariableWrite) {
  unsigned char bytes[16] = {};
  Call(urEnqueueDeviceGlobalVariableWrite, queue(), program(), kVariable, true, 4, 0, bytes, 0, nullptr, nullptr)
      .answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace conformance
