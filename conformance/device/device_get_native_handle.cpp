// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class DeviceGetNativeHandle : public DeviceTest {
protected:
  auto call() { return Call(urDeviceGetNativeHandle, device(), &nativeDevice_).outputs(nativeDevice_); }

  ur_native_handle_t nativeDevice_ = 12345;
};

TEST_F(DeviceGetNativeHandle, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(DeviceGetNativeHandle, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(DeviceGetNativeHandle, staysTheSame) {
  if (!call().worksOrSaysUnsupported())
    return;
  const ur_native_handle_t first = nativeDevice_;
  call().succeeds();
  EXPECT_EQ(first, nativeDevice_);
}

} // namespace conformance
