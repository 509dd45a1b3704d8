// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class QueueCreateWithNativeHandle : public QueueTest {
protected:
  auto call() { return Call(urQueueCreateWithNativeHandle, 0, context(), nullptr, nullptr, &queue_).outputs(queue_); }

  ur_queue_handle_t queue_ = untouched<ur_queue_handle_t>();
};

TEST_F(QueueCreateWithNativeHandle, nullHandles) {
  call().needsHandle<1>();
}

TEST_F(QueueCreateWithNativeHandle, nullPointers) {
  call().needsPointer<4>();
}

TEST_F(QueueCreateWithNativeHandle, isOnTheSameNativeObject) {
  ur_native_handle_t native = 0;
  if (!Call(urQueueGetNativeHandle, queue(), nullptr, &native).worksOrSaysUnsupported()) {
    EXPECT_FALSE(call().worksOrSaysUnsupported());
    return;
  }
  auto properties = structure<ur_queue_native_properties_t>(UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES);
  properties.isNativeHandleOwned = false;
  if (!call().with<0>(native).with<2>(device()).with<3>(&properties).worksOrSaysUnsupported())
    return;
  ur_native_handle_t same = 0;
  EXPECT_OK(urQueueGetNativeHandle(queue_, nullptr, &same));
  EXPECT_EQ(native, same);
  // One stream: a finish of either covers what both were given.
  Event event;
  EXPECT_OK(urEnqueueEventsWait(queue_, 0, nullptr, event.out()));
  EXPECT_OK(urQueueFinish(queue()));
  EXPECT_OK(urEventWait(1, event.list()));
  event.reset();
  EXPECT_OK(urQueueRelease(queue_));
  // What was handed out is still its first owner's.
  EXPECT_OK(urQueueGetNativeHandle(queue(), nullptr, &same));
  EXPECT_EQ(native, same);
}

} // namespace conformance
