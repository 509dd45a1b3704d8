// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of our own, which are in no table: how they find their adapter, through the layers, and what they do where
// it doesn't export them.
#include "support.hpp"
#include "support/timed_waits.hpp"

#include <dlfcn.h>

namespace {

using namespace loader_test;

using namespace ur::test::timed_waits;

/// What counted_events.hpp adds to the looks of an event that fails.
constexpr uint64_t kFails = uint64_t{1} << 32;
constexpr uint64_t kNever = kFails - 1;
/// What the own function of the adapter counted_events_own answers.
constexpr uint32_t kOwnIndex = 4711;

/// An event of the adapter with this number that is over after so many looks.
ur_event_handle_t eventOf(size_t adapter, uint64_t looks) {
  const ur_adapter_handle_t handle = adapters().at(adapter);
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(urPlatformGet(handle, 1, &platform, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(urContextCreate(1, &device, nullptr, &context), UR_RESULT_SUCCESS);
  EXPECT_EQ(urEventCreateWithNativeHandle(looks, context, nullptr, &event), UR_RESULT_SUCCESS);
  return event;
}

struct Ended {
  ur_result_t result = UR_RESULT_SUCCESS;
  ur_laneway_event_wait_outcome_t outcome = UR_LANEWAY_EVENT_WAIT_OUTCOME_FORCE_UINT32;
  uint32_t index = 77;
  bool operator==(const Ended &) const = default;
};
std::ostream &operator<<(std::ostream &out, const Ended &ended) {
  return out << "result " << ended.result << ", outcome " << ended.outcome << ", index " << ended.index;
}
Ended ended(ur_laneway_event_wait_outcome_t outcome, uint32_t index) {
  return {UR_RESULT_SUCCESS, outcome, index};
}

Ended waitFor(const std::vector<ur_event_handle_t> &events, ur_laneway_event_wait_mode_t mode, uint64_t timeout) {
  Ended end;
  end.result = urLanewayEventWaitFor(static_cast<uint32_t>(events.size()), events.data(), mode, timeout, &end.outcome,
                                     &end.index);
  return end;
}

Environment both(const char *variable = "UR_LOG_LOADER", const char *value = "level:error") {
  return {{"UR_ADAPTERS_FORCE_LOAD", adapter("counted_events") + "," + adapter("counted_events_own")},
          {variable, value}};
}

void initialise() {
  ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
}

TEST(OwnFunctions, AreTheAdaptersWhereItExportsThem) {
  for (const auto &[variable, value] : {std::pair{"UR_LOG_LOADER", "level:error"},
                                        {"UR_ENABLE_LOADER_INTERCEPT", "yes"},
                                        {"UR_ENABLE_LAYERS", "UR_LAYER_FULL_VALIDATION,UR_LAYER_STREAM_SAFETY"}}) {
    inChild(both(variable, value), [] {
      initialise();
      EXPECT_EQ(waitFor({eventOf(1, 0)}, kAny, 0), ended(kComplete, kOwnIndex));
      EXPECT_EQ(waitFor({eventOf(0, 0)}, kAny, 0), ended(kComplete, 0));
    });
  }
}

/// Whose handles lead into layers, not to the adapter's own table.
TEST(OwnFunctions, AreTheAdaptersWhereHandlesCarryATableOfOurs) {
  inChild(both("UR_ENABLE_LAYERS", "UR_LAYER_PARAMETER_VALIDATION"), [] {
    ur_adapter_dditable_t table{};
    const auto getter =
        reinterpret_cast<decltype(&urGetAdapterProcAddrTable)>(dlsym(RTLD_DEFAULT, "urGetAdapterProcAddrTable"));
    ASSERT_EQ(getter(UR_API_VERSION_CURRENT, &table), UR_RESULT_SUCCESS); // makes the loader an adapter
    EXPECT_EQ(waitFor({eventOf(1, 0)}, kAny, 0), ended(kComplete, kOwnIndex));
  });
}

TEST(OwnFunctions, AWaitAsksWhereTheAdapterHasNone) {
  inChild(both(), [] {
    initialise();
    EXPECT_EQ(waitFor({eventOf(0, 5), eventOf(0, 3)}, kAll, kForever), ended(kComplete, 2));
    EXPECT_EQ(waitFor({eventOf(0, kNever), eventOf(0, 3)}, kAny, kForever), ended(kComplete, 1));
    EXPECT_EQ(waitFor({eventOf(0, 1), eventOf(0, kFails + 3)}, kAll, kForever), ended(kFailed, 1));
    EXPECT_EQ(waitFor({eventOf(0, 0), eventOf(0, kNever)}, kAll, 2'000'000), ended(kTimedOut, 1));
    EXPECT_EQ(waitFor({eventOf(0, 1)}, kAny, 0), ended(kTimedOut, 0));
  });
}

TEST(OwnFunctions, HandlesOfTwoAdaptersAreRefusedAndNamed) {
  const std::string errors = inChild(both(), [] {
    initialise();
    for (const bool swapped : {false, true}) {
      const Ended end = waitFor({eventOf(swapped ? 1 : 0, 0), eventOf(swapped ? 0 : 1, 0)}, kAny, 0);
      EXPECT_EQ(end, Ended{UR_RESULT_ERROR_INVALID_CONTEXT});
    }
  });
  EXPECT_EQ(countLines(errors, "urLanewayEventWaitFor answers UR_RESULT_ERROR_INVALID_CONTEXT"), 2u) << errors;
  EXPECT_EQ(countLines(errors, "counted_events.so and"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "counted_events_own.so and"), 1u) << errors;
}

TEST(OwnFunctions, ValidationExplainsWhatItRefuses) {
  const std::string errors = inChild(both("UR_ENABLE_LAYERS", "UR_LAYER_PARAMETER_VALIDATION"), [] {
    initialise();
    EXPECT_EQ(waitFor({eventOf(1, 0)}, static_cast<ur_laneway_event_wait_mode_t>(2), 0),
              Ended{UR_RESULT_ERROR_INVALID_ENUMERATION});
  });
  EXPECT_EQ(countLines(errors, "urLanewayEventWaitFor"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "UR_RESULT_ERROR_INVALID_ENUMERATION"), 1u) << errors;
}

TEST(OwnFunctions, LifetimeKnowsTheirHandles) {
  const std::string errors = inChild(both("UR_ENABLE_LAYERS", "UR_LAYER_LIFETIME_VALIDATION"), [] {
    initialise();
    const void *words[8] = {};
    const auto invented = reinterpret_cast<ur_event_handle_t>(&words);
    EXPECT_EQ(waitFor({eventOf(0, 0), invented}, kAny, 0), Ended{UR_RESULT_ERROR_INVALID_EVENT});
  });
  EXPECT_EQ(countLines(errors, "urLanewayEventWaitFor refuses phEvents[1]"), 1u) << errors;
}

TEST(OwnFunctions, FaultsMayMakeThemFail) {
  inChild(both("UR_LAYER_FAULTS", "urLanewayEventWaitFor:1:OUT_OF_RESOURCES"), [] {
    initialise();
    const ur_event_handle_t event = eventOf(0, 0);
    EXPECT_EQ(waitFor({event}, kAll, 0), Ended{UR_RESULT_ERROR_OUT_OF_RESOURCES});
    EXPECT_EQ(waitFor({event}, kAll, 0), ended(kComplete, 1));
  });
}

} // namespace
