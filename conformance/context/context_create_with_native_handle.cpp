// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class ContextCreateWithNativeHandle : public AdapterTest {
protected:
  auto call() {
    return Call(urContextCreateWithNativeHandle, 0, adapter(), 1, nullptr, nullptr, &context_).outputs(context_);
  }

  ur_context_handle_t context_ = untouched<ur_context_handle_t>();
};

TEST_F(ContextCreateWithNativeHandle, nullHandles) {
  call().needsHandle<1>();
}

TEST_F(ContextCreateWithNativeHandle, nullPointers) {
  call().needsPointer<5>();
}

TEST_F(ContextCreateWithNativeHandle, isOnTheSameNativeObject) {
  const ur_device_handle_t one = environment().device;
  Context owner;
  ASSERT_OK(urContextCreate(1, &one, nullptr, owner.out()));
  ur_native_handle_t native = 0;
  if (!Call(urContextGetNativeHandle, owner.get(), &native).worksOrSaysUnsupported()) {
    EXPECT_FALSE(call().worksOrSaysUnsupported());
    return;
  }
  auto properties = structure<ur_context_native_properties_t>(UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES);
  properties.isNativeHandleOwned = false;
  if (!call().with<0>(native).with<2>(1).with<3>(&one).with<4>(&properties).worksOrSaysUnsupported())
    return;
  ur_native_handle_t same = 0;
  EXPECT_OK(urContextGetNativeHandle(context_, &same));
  EXPECT_EQ(native, same);
  uint32_t count = 0;
  EXPECT_OK(urContextGetInfo(context_, UR_CONTEXT_INFO_NUM_DEVICES, sizeof count, &count, nullptr));
  EXPECT_EQ(1U, count);
  EXPECT_OK(urContextRelease(context_));
  // What was handed out is still its first owner's.
  EXPECT_OK(urContextGetNativeHandle(owner, &same));
  EXPECT_EQ(native, same);
}

} // namespace conformance
