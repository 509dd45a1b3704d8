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
  checksHandles(call());
}

TEST_F(EnqueueDeviceGlobalVariableRead, nullPointers) {
  checksPointers(call());
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
  checksRanges(call());
}

TEST_F(EnqueueDeviceGlobalVariableRead, noSuchVariable) {
  checksTheName(call());
}

TEST_F(EnqueueDeviceGlobalVariableRead, programNotBuilt) {
  needsABuiltProgram(call());
}

TEST_F(EnqueueDeviceGlobalVariableRead, otherContext) {
  needsAProgramOfTheContext(call());
}

TEST_F(EnqueueDeviceGlobalVariableRead, eventKnowsItsCommand) {
  namesItsCommand(call(), UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ);
}

TEST_F(EnqueueDeviceGlobalVariableRead, waitsForItsList) {
  VariableTest::waitsForItsList(call());
}

TEST_F(NoVariableTest, urEnqueueDeviceGlobalVariableRead) {
  unsigned char bytes[16] = {};
  Call(urEnqueueDeviceGlobalVariableRead, queue(), program(), kVariable, true, 4, 0, bytes, 0, nullptr, nullptr)
      .answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace conformance
