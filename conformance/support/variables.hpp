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
