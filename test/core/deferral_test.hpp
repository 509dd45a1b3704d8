// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tests of deferred commands stand on: events that complete by the test's word.
#pragma once

#include "adapters/core/object/threads.hpp"
#include "core/async_test.hpp"
#include "sim/native.hpp"

#include <algorithm>
#include <chrono>
#include <optional>

namespace ur::test {

class DeferralTest : public AsyncTest {
protected:
  void SetUp() override {
    AsyncTest::SetUp();
    vendor_.emplace();
  }
  void TearDown() override {
    core::waitForBackground(); // which may still look at events from outside
    vendor_.reset();
    AsyncTest::TearDown();
  }

  /// An event that nothing on its way signals.
  struct UserEvent {
    ur_native_handle_t native = 0;
    Event event;
    operator ur_event_handle_t() const { return event; }
  };
  UserEvent userEvent(ur_context_handle_t in = nullptr) {
    UserEvent made;
    made.native = vendor_->userEvent();
    const ur_event_native_properties_t properties{UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES, nullptr, true};
    EXPECT_EQ(
        api().Event.pfnCreateWithNativeHandle(made.native, in ? in : context.get(), &properties, made.event.out()),
        UR_RESULT_SUCCESS);
    return made;
  }
  void signal(const UserEvent &event, ur_result_t outcome = UR_RESULT_SUCCESS) {
    vendor_->signal(event.native, outcome);
  }

  /// A command of that kind that another thread is about to submit, once the simulated driver has run it.
  [[nodiscard]] bool runsToItsEnd(sim::Call call) {
    const auto over = [&] {
      const std::vector<sim::CommandInfo> commands = sim->commands();
      return std::any_of(commands.begin(), commands.end(), [call](const sim::CommandInfo &command) {
        return command.call == call && command.state == sim::CommandState::complete;
      });
    };
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    while (!over() && std::chrono::steady_clock::now() < end)
      sim->runUntilIdle();
    return over();
  }

  uint32_t *hostMemory(size_t words) {
    void *made = nullptr;
    EXPECT_EQ(api().USM.pfnHostAlloc(context, nullptr, nullptr, words * 4, &made), UR_RESULT_SUCCESS);
    memory_.push_back(made);
    return static_cast<uint32_t *>(made);
  }
  static bool empty(ur_queue_handle_t queue) {
    return query<ur_bool_t>(api().Queue.pfnGetInfo, queue, UR_QUEUE_INFO_EMPTY);
  }
  /// How many commands the driver has been given.
  size_t submitted() { return sim->commands().size(); }
  static void flush(ur_queue_handle_t queue) { EXPECT_EQ(api().Queue.pfnFlush(queue), UR_RESULT_SUCCESS); }
  std::vector<ur_queue_flags_t> orders() const { return {0, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}; }

  std::optional<sim::Vendor> vendor_;
};

} // namespace ur::test
