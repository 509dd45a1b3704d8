// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/usm.hpp"

namespace conformance {

class DeviceWaitExp : public DeviceTest {
protected:
  auto call() { return Call(urDeviceWaitExp, device()); }
};

TEST_F(DeviceWaitExp, nullHandles) {
  call().needsHandle<0>();
}

class DeviceWaitExp_Queues : public QueuesTest {};

TEST_P(DeviceWaitExp_Queues, everythingEnqueuedIsComplete) {
  if (!deviceHas(UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP))
    GTEST_SKIP() << "the device can't be waited for (UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP)";
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_DEVICE, context(), device(), 1 << 20));
  std::vector<Event> events(20);
  auto *bytes = block.as<unsigned char>();
  for (Event &event : events) {
    const uint32_t value = 3;
    ASSERT_OK(urEnqueueUSMFill(queue(), bytes, 4, &value, 32768, 0, nullptr, event.out()));
    bytes += 32768;
  }
  ASSERT_OK(urDeviceWaitExp(device()));
  for (const Event &event : events)
    EXPECT_TRUE(isComplete(event));
}

CONFORMANCE_ON_QUEUES(DeviceWaitExp_Queues);

} // namespace conformance
