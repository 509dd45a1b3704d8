// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What cases stand on. Each fixture makes one more object than the one it derives from; a case that needs something the
// device doesn't have skips with a sentence saying what.
#pragma once

#include "support/call.hpp"
#include "support/environment.hpp"
#include "support/handles.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace conformance {

class AdapterTest : public testing::Test {
protected:
  ur_adapter_handle_t adapter() const { return environment().adapter; }
};

class PlatformTest : public AdapterTest {
protected:
  ur_platform_handle_t platform() const { return environment().platform; }
};

class DeviceTest : public PlatformTest {
protected:
  ur_device_handle_t device() const { return environment().device; }
  /// A fact about the device; a value-initialised T where it doesn't say.
  template <class T>
  T deviceInfo(ur_device_info_t name) const {
    T value{};
    urDeviceGetInfo(device(), name, sizeof value, &value, nullptr);
    return value;
  }
  bool deviceHas(ur_device_info_t name) const { return deviceInfo<ur_bool_t>(name) != 0; }
  /// Another device of the platform; null if there is none.
  ur_device_handle_t otherDevice() const {
    for (ur_device_handle_t other : environment().devices) {
      if (other != device())
        return other;
    }
    return nullptr;
  }
};

class ContextTest : public DeviceTest {
protected:
  void SetUp() override { ASSERT_NO_FATAL_FAILURE(makeContext(&context_)); }
  ur_context_handle_t context() const { return context_; }
  void makeContext(Context *context) const {
    const ur_device_handle_t one = device();
    ASSERT_OK(urContextCreate(1, &one, nullptr, context->out()));
  }

private:
  Context context_;
};

/// The queues that cases are repeated on.
struct QueueKind {
  const char *name;
  ur_queue_flags_t flags;
  bool ordered() const { return (flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE) == 0; }
  bool profiling() const { return (flags & UR_QUEUE_FLAG_PROFILING_ENABLE) != 0; }
};
std::span<const QueueKind> queueKinds();
/// Those of which `is` says so.
std::vector<QueueKind> queueKindsThat(bool (QueueKind::*is)() const);
void PrintTo(const QueueKind &kind, std::ostream *stream);

/// Whether the device's queues and command buffers can have times.
bool hasProfiling(ur_device_handle_t device);
inline constexpr const char *kNoProfiling = "the device has no profiling (UR_DEVICE_INFO_QUEUE_PROPERTIES)";

class QueueTest : public ContextTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(ContextTest::SetUp());
    if ((flags() & UR_QUEUE_FLAG_PROFILING_ENABLE) != 0 && !hasProfiling(device()))
      GTEST_SKIP() << kNoProfiling;
    ASSERT_NO_FATAL_FAILURE(makeQueue(flags(), &queue_));
  }
  /// What the case leaves behind must be done before its memory goes.
  void TearDown() override {
    if (queue_.get() != nullptr)
      urQueueFinish(queue_);
  }
  virtual ur_queue_flags_t flags() const { return 0; }
  ur_queue_handle_t queue() const { return queue_; }
  void makeQueue(ur_queue_flags_t flags, Queue *queue) const {
    auto properties = structure<ur_queue_properties_t>(UR_STRUCTURE_TYPE_QUEUE_PROPERTIES);
    properties.flags = flags;
    ASSERT_OK(urQueueCreate(context(), device(), &properties, queue->out()));
  }
  /// A marker's event, complete when this returns.
  void makeEvent(Event *event) const {
    ASSERT_OK(urEnqueueEventsWait(queue(), 0, nullptr, event->out()));
    ASSERT_OK(urEventWait(1, event->list()));
  }
  void releaseQueue() { queue_.reset(); }

private:
  Queue queue_;
};

/// Cases repeated on every kind of queue: CONFORMANCE_ON_QUEUES(Suite) instantiates a suite of this fixture.
class QueuesTest : public QueueTest, public testing::WithParamInterface<QueueKind> {
protected:
  ur_queue_flags_t flags() const override { return GetParam().flags; }
};

/// With an event() of a command that is complete.
class EventTest : public QueueTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(QueueTest::SetUp());
    if (IsSkipped())
      return;
    ASSERT_NO_FATAL_FAILURE(makeEvent(&event_));
  }
  ur_event_handle_t event() const { return event_; }

private:
  Event event_;
};

/// The status of an event's command, as the API numbers it; negative: an error.
ur_event_status_t statusOf(ur_event_handle_t event);
bool isComplete(ur_event_handle_t event);
/// Waits until the condition holds, at most the time given; looks every millisecond.
bool eventually(const std::function<bool()> &condition,
                std::chrono::milliseconds limit = std::chrono::milliseconds(10000));
std::string testNameOf(const testing::TestParamInfo<QueueKind> &info);

} // namespace conformance

#define CONFORMANCE_ON_QUEUES(Suite)                                                                                   \
  INSTANTIATE_TEST_SUITE_P(Queues, Suite, testing::ValuesIn(queueKinds().begin(), queueKinds().end()), testNameOf)
/// On the kinds that are `ordered` or `profiling` alone: a case that only these can run is skipped on none.
#define CONFORMANCE_ON_QUEUES_THAT(Are, Suite)                                                                         \
  INSTANTIATE_TEST_SUITE_P(Queues, Suite, testing::ValuesIn(queueKindsThat(&QueueKind::Are)), testNameOf)
