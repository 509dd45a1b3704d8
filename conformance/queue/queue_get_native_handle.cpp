// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class QueueGetNativeHandle : public QueueTest {
protected:
  auto call() { return Call(urQueueGetNativeHandle, queue(), nullptr, &nativeQueue_).outputs(nativeQueue_); }

  ur_native_handle_t nativeQueue_ = 12345;
};

TEST_F(QueueGetNativeHandle, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(QueueGetNativeHandle, nullPointers) {
  call().needsPointer<2>();
}

TEST_F(QueueGetNativeHandle, staysTheSame) {
  if (!call().worksOrSaysUnsupported())
    return;
  const ur_native_handle_t first = nativeQueue_;
  call().succeeds();
  EXPECT_EQ(first, nativeQueue_);
}

} // namespace conformance
