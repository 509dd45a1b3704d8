// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class USMReleaseExp : public ContextTest {
protected:
  auto call() { return Call(urUSMReleaseExp, context(), mem_); }

  unsigned char mem_[256] = {};
};

TEST_F(USMReleaseExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMReleaseExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(USMReleaseExp, onlyWhatIsImported) {
  const ur_result_t imported = urUSMImportExp(context(), mem_, sizeof mem_);
  if (imported == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
    call().answers(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    return;
  }
  ASSERT_OK(imported);
  call().with<1>(mem_ + 1).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call().succeeds();
  call().answers(UR_RESULT_ERROR_INVALID_VALUE);
}

} // namespace conformance
