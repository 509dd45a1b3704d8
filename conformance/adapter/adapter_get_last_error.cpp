// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class AdapterGetLastError : public AdapterTest {
protected:
  auto call() { return Call(urAdapterGetLastError, adapter(), &message_, &error_).outputs(message_, error_); }

  const char *message_ = untouched<const char *>();
  int32_t error_ = 12345;
};

TEST_F(AdapterGetLastError, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(AdapterGetLastError, nullPointers) {
  call().needsPointer<1>();
  call().needsPointer<2>();
}

TEST_F(AdapterGetLastError, succeeds) {
  // Which message is there depends on the calls before; that there is one, and that it can be read, doesn't.
  const ur_result_t result = call().result();
  if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    GTEST_SKIP() << "the adapter has no errors of its own";
  ASSERT_OK(result);
  ASSERT_NE(nullptr, message_);
  EXPECT_LT(std::string(message_).size(), 100000U);
}

} // namespace conformance
