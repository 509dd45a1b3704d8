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
  checksHandles(call());
}

TEST_F(EnqueueDeviceGlobalVariableWrite, nullPointers) {
  checksPointers(call());
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
  checksRanges(call());
}

TEST_F(EnqueueDeviceGlobalVariableWrite, noSuchVariable) {
  checksTheName(call());
}

TEST_F(EnqueueDeviceGlobalVariableWrite, programNotBuilt) {
  needsABuiltProgram(call());
}

TEST_F(EnqueueDeviceGlobalVariableWrite, otherContext) {
  needsAProgramOfTheContext(call());
}

TEST_F(EnqueueDeviceGlobalVariableWrite, eventKnowsItsCommand) {
  namesItsCommand(call(), UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE);
}

TEST_F(EnqueueDeviceGlobalVariableWrite, waitsForItsList) {
  VariableTest::waitsForItsList(call());
}

TEST_F(NoVariableTest, urEnqueueDeviceGlobalVariableWrite) {
  unsigned char bytes[16] = {};
  Call(urEnqueueDeviceGlobalVariableWrite, queue(), program(), kVariable, true, 4, 0, bytes, 0, nullptr, nullptr)
      .answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace conformance
