// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

#include <ostream>
#include <thread>

namespace conformance {

std::span<const QueueKind> queueKinds() {
  static constexpr QueueKind kinds[] = {
      {"in_order", 0},
      {"out_of_order", UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE},
      {"in_order_profiling", UR_QUEUE_FLAG_PROFILING_ENABLE},
      {"out_of_order_profiling", UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE | UR_QUEUE_FLAG_PROFILING_ENABLE},
      {"in_order_immediate", UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE},
      {"out_of_order_batched", UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE | UR_QUEUE_FLAG_SUBMISSION_BATCHED},
      {"in_order_high", UR_QUEUE_FLAG_PRIORITY_HIGH},
      {"in_order_low", UR_QUEUE_FLAG_PRIORITY_LOW},
  };
  return kinds;
}

std::vector<QueueKind> queueKindsThat(bool (QueueKind::*is)() const) {
  std::vector<QueueKind> some;
  for (const QueueKind &kind : queueKinds()) {
    if ((kind.*is)())
      some.push_back(kind);
  }
  return some;
}

void PrintTo(const QueueKind &kind, std::ostream *stream) {
  *stream << kind.name;
}

std::string testNameOf(const testing::TestParamInfo<QueueKind> &info) {
  return info.param.name;
}

bool hasProfiling(ur_device_handle_t device) {
  ur_queue_flags_t offered = 0;
  EXPECT_OK(urDeviceGetInfo(device, UR_DEVICE_INFO_QUEUE_PROPERTIES, sizeof offered, &offered, nullptr));
  return (offered & UR_QUEUE_FLAG_PROFILING_ENABLE) != 0;
}

ur_event_status_t statusOf(ur_event_handle_t event) {
  ur_event_status_t status = UR_EVENT_STATUS_ERROR;
  EXPECT_OK(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr));
  return status;
}

bool isComplete(ur_event_handle_t event) {
  return statusOf(event) == UR_EVENT_STATUS_COMPLETE;
}

bool eventually(const std::function<bool()> &condition, std::chrono::milliseconds limit) {
  const auto end = std::chrono::steady_clock::now() + limit;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > end)
      return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return true;
}

} // namespace conformance
