// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/usm.hpp"

namespace conformance {

class EventCreateWithNativeHandle : public EventTest {
protected:
  auto call() { return Call(urEventCreateWithNativeHandle, 0, context(), nullptr, &event_).outputs(event_); }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EventCreateWithNativeHandle, nullHandles) {
  call().needsHandle<1>();
}

TEST_F(EventCreateWithNativeHandle, nullPointers) {
  call().needsPointer<3>();
}

TEST_F(EventCreateWithNativeHandle, isOnTheSameNativeObject) {
  ur_native_handle_t native = 0;
  if (!Call(urEventGetNativeHandle, event(), &native).worksOrSaysUnsupported()) {
    EXPECT_FALSE(call().worksOrSaysUnsupported());
    return;
  }
  auto properties = structure<ur_event_native_properties_t>(UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES);
  properties.isNativeHandleOwned = false;
  if (!call().with<0>(native).with<2>(&properties).worksOrSaysUnsupported())
    return;
  ur_native_handle_t same = 0;
  EXPECT_OK(urEventGetNativeHandle(event_, &same));
  EXPECT_EQ(native, same);
  // A dependency like any other.
  EXPECT_TRUE(eventually([&] { return isComplete(event_); }));
  EXPECT_OK(urEnqueueEventsWaitWithBarrier(queue(), 1, &event_, nullptr));
  EXPECT_OK(urEventWait(1, &event_));
  EXPECT_OK(urEventRelease(event_));
  // What was handed out is still its first owner's.
  EXPECT_OK(urEventGetNativeHandle(event(), &same));
  EXPECT_EQ(native, same);
}

/// An import is of no queue, or of one on the same native queue.
TEST_F(EventCreateWithNativeHandle, knowsItsQueueOrNone) {
  UsmBlock words;
  ASSERT_NO_FATAL_FAILURE(words.create(UR_USM_TYPE_DEVICE, context(), device(), 4096));
  const uint32_t value = 3;
  Event filled;
  ASSERT_OK(urEnqueueUSMFill(queue(), words.get(), sizeof value, &value, 4096, 0, nullptr, filled.out()));
  ur_native_handle_t native = 0;
  if (!Call(urEventGetNativeHandle, filled, &native).worksOrSaysUnsupported()) {
    ASSERT_OK(urQueueFinish(queue()));
    return;
  }
  ASSERT_TRUE(call().with<0>(native).worksOrSaysUnsupported());
  ur_queue_handle_t on = queue();
  EXPECT_OK(urEventGetInfo(event_, UR_EVENT_INFO_COMMAND_QUEUE, sizeof on, &on, nullptr));
  if (on) {
    ur_native_handle_t ours = 0, its = 0;
    EXPECT_OK(urQueueGetNativeHandle(queue(), nullptr, &ours));
    EXPECT_OK(urQueueGetNativeHandle(on, nullptr, &its));
    EXPECT_EQ(ours, its);
  }
  EXPECT_OK(urEventRelease(event_));
  ASSERT_OK(urQueueFinish(queue()));
}

/// The API doesn't check the handle.
TEST_F(EventCreateWithNativeHandle, nullIsComplete) {
  if (!call().worksOrSaysUnsupported())
    return;
  EXPECT_TRUE(isComplete(event_));
  EXPECT_OK(urEnqueueEventsWait(queue(), 1, &event_, nullptr));
  EXPECT_OK(urEventWait(1, &event_));
  EXPECT_OK(urEventRelease(event_));
}

} // namespace conformance
