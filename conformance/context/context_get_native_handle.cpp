// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class ContextGetNativeHandle : public ContextTest {
protected:
  auto call() { return Call(urContextGetNativeHandle, context(), &nativeContext_).outputs(nativeContext_); }

  ur_native_handle_t nativeContext_ = 12345;
};

TEST_F(ContextGetNativeHandle, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ContextGetNativeHandle, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(ContextGetNativeHandle, staysTheSame) {
  if (!call().worksOrSaysUnsupported())
    return;
  const ur_native_handle_t first = nativeContext_;
  call().succeeds();
  EXPECT_EQ(first, nativeContext_);
}

} // namespace conformance
