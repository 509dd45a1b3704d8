// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native commands, and native handles. What is recorded into the children here are commands of the API, so that no
// backend need be known: they become a part of the child's native form as others' nodes do.
#include "support/command_buffers.hpp"

#include <functional>
#include <thread>

namespace conformance {

class NativeCommandBehaviour : public CommandBufferBehaviour {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(CommandBufferBehaviour::SetUp());
    if (!IsSkipped() && !deviceHas(UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP))
      GTEST_SKIP() << "the device has no native commands in command buffers";
  }

  using Body = std::function<void(ur_exp_command_buffer_handle_t)>;
  /// Calls the body with the child while the command is appended.
  void append(ur_exp_command_buffer_handle_t buffer, ur_exp_command_buffer_handle_t child, const Body &body,
              const Points &after = {}, Point *point = nullptr) {
    struct Given {
      ur_exp_command_buffer_handle_t child;
      const Body &body;
      std::thread::id thread = std::this_thread::get_id();
      int calls = 0;
    } given{child, body};
    const auto function = [](void *data) {
      auto &to = *static_cast<Given *>(data);
      EXPECT_EQ(to.thread, std::this_thread::get_id());
      ++to.calls;
      ur_native_handle_t native = 0;
      EXPECT_OK(urCommandBufferGetNativeHandleExp(to.child, &native));
      EXPECT_NE(native, ur_native_handle_t{0});
      to.body(to.child);
    };
    ASSERT_OK(urCommandBufferAppendNativeCommandExp(buffer, function, &given, child,
                                                    static_cast<uint32_t>(after.size()),
                                                    after.empty() ? nullptr : after.data(), point));
    EXPECT_EQ(given.calls, 1);
  }
  void clear() {
    const Words zeros(kWords);
    writeMemory(queue(), words(), zeros.data(), kWords * 4);
  }
};
CONFORMANCE_ON_QUEUES(NativeCommandBehaviour);

TEST_P(NativeCommandBehaviour, areOneCommandOfTheBuffer) {
  for (const bool inOrder : {true, false}) {
    Recorded buffer;
    ASSERT_NO_FATAL_FAILURE(create(&buffer, inOrder));
    Point filled = 0, native = 0;
    ASSERT_NO_FATAL_FAILURE(fill(buffer, 0, 64, 7, {}, &filled));
    {
      Recorded child;
      ASSERT_NO_FATAL_FAILURE(create(&child, false));
      const auto body = [&](ur_exp_command_buffer_handle_t into) {
        Point copied = 0;
        copy(into, 64, 0, 64, {}, &copied);
        fill(into, 0, 64, 8, {copied});
      };
      ASSERT_NO_FATAL_FAILURE(append(buffer, child, body, {filled}, &native));
    } // which goes before the buffer is run
    Arguments arguments;
    arguments.pointer(words() + 128).pointer(words());
    ASSERT_NO_FATAL_FAILURE(launch(buffer, kernel("copy"), 64, arguments, {native}));
    ASSERT_OK(urCommandBufferFinalizeExp(buffer));
    for (int i = 0; i < 3; ++i) {
      clear();
      ASSERT_NO_FATAL_FAILURE(runAndWait(buffer));
      EXPECT_EQ(read(0, 64), Words(64, 8));
      EXPECT_EQ(read(64, 64), Words(64, 7));
      EXPECT_EQ(read(128, 64), Words(64, 8));
    }
  }
}

TEST_P(NativeCommandBehaviour, workBesideEventsAndBuffers) {
  Recorded buffer, child;
  ASSERT_NO_FATAL_FAILURE(create(&buffer, true));
  ASSERT_NO_FATAL_FAILURE(create(&child, true));
  Event filled;
  const uint32_t value = 5;
  ASSERT_OK(urCommandBufferAppendUSMFillExp(buffer, words(), &value, 4, 256, 0, nullptr, 0, nullptr, nullptr,
                                            filled.out(), nullptr));
  ASSERT_NO_FATAL_FAILURE(append(buffer, child, [&](ur_exp_command_buffer_handle_t into) { copy(into, 64, 0, 64); }));
  ASSERT_OK(urCommandBufferFinalizeExp(buffer));
  for (int i = 0; i < 3; ++i) {
    clear();
    ASSERT_NO_FATAL_FAILURE(runAndWait(buffer));
    EXPECT_OK(urEventWait(1, filled.list()));
    EXPECT_EQ(read(0, 128), Words(128, 5));
  }
}

TEST_P(NativeCommandBehaviour, haveWhatTheChildHasThen) {
  Recorded first, second, child;
  ASSERT_NO_FATAL_FAILURE(create(&first, true));
  ASSERT_NO_FATAL_FAILURE(create(&second, true));
  ASSERT_NO_FATAL_FAILURE(create(&child, false));
  ASSERT_NO_FATAL_FAILURE(fill(child, 0, 16, 1)); // before it has a native form
  ASSERT_NO_FATAL_FAILURE(append(first, child, [&](ur_exp_command_buffer_handle_t into) { fill(into, 16, 16, 2); }));
  ASSERT_NO_FATAL_FAILURE(append(second, child, [&](ur_exp_command_buffer_handle_t into) { fill(into, 32, 16, 3); }));
  ASSERT_OK(urCommandBufferFinalizeExp(first));
  ASSERT_OK(urCommandBufferFinalizeExp(second));
  ASSERT_OK(urCommandBufferFinalizeExp(child));
  for (const auto &[buffer, last] : {std::pair{first.get(), 0u}, {second.get(), 3u}, {child.get(), 3u}}) {
    clear();
    ASSERT_NO_FATAL_FAILURE(runAndWait(buffer));
    EXPECT_EQ(read(0, 16), Words(16, 1));
    EXPECT_EQ(read(16, 16), Words(16, 2));
    EXPECT_EQ(read(32, 16), Words(16, last));
  }
}

TEST_P(NativeCommandBehaviour, mayRecordNothing) {
  Recorded buffer, child;
  ASSERT_NO_FATAL_FAILURE(create(&buffer, true));
  ASSERT_NO_FATAL_FAILURE(create(&child, false));
  ASSERT_NO_FATAL_FAILURE(append(buffer, child, [](ur_exp_command_buffer_handle_t) {}));
  ASSERT_OK(urCommandBufferFinalizeExp(buffer));
  ASSERT_OK(urCommandBufferFinalizeExp(child));
  ASSERT_NO_FATAL_FAILURE(runAndWait(buffer));
  ASSERT_NO_FATAL_FAILURE(runAndWait(child));
}

TEST_P(NativeCommandBehaviour, handlesStayAsLongAsTheBuffer) {
  Recorded buffer;
  ASSERT_NO_FATAL_FAILURE(create(&buffer, true));
  ur_native_handle_t open = 0, again = 0, finalized = 0;
  ASSERT_OK(urCommandBufferGetNativeHandleExp(buffer, &open));
  ASSERT_NO_FATAL_FAILURE(fill(buffer, 0, 16, 1));
  ASSERT_OK(urCommandBufferGetNativeHandleExp(buffer, &again));
  ASSERT_OK(urCommandBufferFinalizeExp(buffer));
  ASSERT_OK(urCommandBufferGetNativeHandleExp(buffer, &finalized));
  EXPECT_EQ(open, again);
  EXPECT_EQ(open, finalized);
  clear();
  ASSERT_NO_FATAL_FAILURE(runAndWait(buffer));
  EXPECT_EQ(read(0, 16), Words(16, 1));
}

} // namespace conformance
