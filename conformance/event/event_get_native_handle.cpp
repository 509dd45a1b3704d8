// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class EventGetNativeHandle : public EventTest {
protected:
  auto call() { return Call(urEventGetNativeHandle, event(), &nativeEvent_).outputs(nativeEvent_); }

  ur_native_handle_t nativeEvent_ = 12345;
};

TEST_F(EventGetNativeHandle, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EventGetNativeHandle, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(EventGetNativeHandle, staysTheSame) {
  if (!call().worksOrSaysUnsupported())
    return;
  const ur_native_handle_t first = nativeEvent_;
  call().succeeds();
  EXPECT_EQ(first, nativeEvent_);
}

} // namespace conformance
