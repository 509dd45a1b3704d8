// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The global variable of the suite's kernels.
#pragma once

#include "support/kernels.hpp"

#include <array>
#include <cstring>

namespace conformance {

inline constexpr const char *kVariable = "conformance_variable";
using Words = std::array<uint32_t, 4>;

/// The words that an array of bytes holds.
inline Words wordsOf(const unsigned char (&bytes)[16]) {
  Words words;
  std::memcpy(words.data(), bytes, sizeof bytes);
  return words;
}

/// Skips where the device has no global variables.
class VariableTest : public KernelTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(KernelTest::SetUp());
    if (!testing::Test::IsSkipped() && !deviceHas(UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT))
      GTEST_SKIP() << "the device has no global variables";
  }
  void set(const Words &words) const {
    ASSERT_OK(urEnqueueDeviceGlobalVariableWrite(queue(), program(), kVariable, true, sizeof words, 0, words.data(), 0,
                                                 nullptr, nullptr));
  }
  Words get() const {
    Words words{};
    EXPECT_OK(urEnqueueDeviceGlobalVariableRead(queue(), program(), kVariable, true, sizeof words, 0, words.data(), 0,
                                                nullptr, nullptr));
    return words;
  }

  // What reading and writing owe alike, given a call without a list that asks for an event.
  template <class Enqueuing>
  void checksHandles(const Enqueuing &call) const {
    call.template needsHandle<0>();
    call.template needsHandle<1>();
  }
  template <class Enqueuing>
  void checksPointers(const Enqueuing &call) const {
    call.template needsPointer<2>();
    call.template needsPointer<6>();
  }
  template <class Enqueuing>
  void checksRanges(const Enqueuing &call) const {
    for (const auto &[size, offset] : {std::pair<size_t, size_t>{17, 0}, {4, 13}, {4, SIZE_MAX - 3}, {SIZE_MAX, 1}}) {
      call.template with<4>(size).template with<5>(offset).answersEither(UR_RESULT_ERROR_INVALID_SIZE,
                                                                         UR_RESULT_ERROR_INVALID_VALUE);
    }
  }
  template <class Enqueuing>
  void checksTheName(const Enqueuing &call) const {
    call.template with<2>("no_such_variable").answers(UR_RESULT_ERROR_INVALID_VALUE);
    call.template with<2>("").answers(UR_RESULT_ERROR_INVALID_VALUE);
  }
  template <class Enqueuing>
  void needsABuiltProgram(const Enqueuing &call) const {
    Program fresh;
    ASSERT_OK(createProgram(context(), device(), &fresh));
    call.template with<1>(fresh).answersEither(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE,
                                               UR_RESULT_ERROR_INVALID_PROGRAM);
  }
  template <class Enqueuing>
  void needsAProgramOfTheContext(const Enqueuing &call) const {
    Context other;
    ASSERT_NO_FATAL_FAILURE(makeContext(&other));
    Program there;
    ASSERT_OK(createProgram(other, device(), &there));
    ASSERT_OK(urProgramBuild(other, there, nullptr));
    call.template with<1>(there).answersEither(UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_CONTEXT);
  }
  template <class Enqueuing>
  void namesItsCommand(const Enqueuing &call, ur_command_t expected) const {
    Event event;
    call.template with<9>(event.out()).succeeds();
    ur_command_t command{};
    ASSERT_OK(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, nullptr));
    EXPECT_EQ(expected, command);
    ASSERT_OK(urEventWait(1, event.list()));
  }
  template <class Enqueuing>
  void waitsForItsList(const Enqueuing &call) {
    Gate gate;
    ASSERT_NO_FATAL_FAILURE(gate.create(context(), device(), kernel("gate")));
    if (testing::Test::IsSkipped())
      return;
    Queue other;
    ASSERT_NO_FATAL_FAILURE(makeQueue(0, &other));
    Event held, event;
    ASSERT_OK(gate.close(other, held.out()));
    ur_event_handle_t list[] = {held};
    call.template with<7>(1).template with<8>(list).template with<9>(event.out()).succeeds();
    list[0] = nullptr;
    EXPECT_FALSE(isComplete(event));
    gate.open();
    EXPECT_OK(urEventWait(1, event.list()));
    EXPECT_TRUE(gate.wasOpened());
  }
};

/// The same call where there are none: it says so.
class NoVariableTest : public KernelTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(KernelTest::SetUp());
    if (!testing::Test::IsSkipped() && deviceHas(UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT))
      GTEST_SKIP() << "the device has global variables";
  }
};

} // namespace conformance
