// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// For every function of the API and every n: the n-th driver call fails, the n-th allocation of the host's memory
// fails, the n-th command fails on the device. Then the function answers an error (or has got round it), it has written
// no output, other queues go on, the same call works, and in the end nothing has leaked, which the simulated driver
// checks.
#include "core/fault_rig.hpp"

#include "implemented_functions.hpp"
#include "sim/ledger.hpp"
#include "support/heap_count.hpp"

#include <set>

namespace ur::test {
namespace {

class EveryCall : public FaultRig {
protected:
  static constexpr uint64_t kMostCalls = 400; ///< no function makes more driver calls or allocations than that

  void SetUp() override {
    ignoreHeapWhere([]() noexcept { return sim::InsideDriver::here(); });
    FaultRig::SetUp();
  }

  /// One round with the nth call of a kind failing; whether there was an nth.
  void failEach(const Scenario &scenario, Source source, ur_result_t failure) {
    for (uint64_t nth = 1; nth <= kMostCalls; ++nth) {
      SCOPED_TRACE(std::string(scenario.function) + " " + scenario.variant + (outOfOrder_ ? ", out of order" : "") +
                   ", failing: " + std::to_string(nth) + " with " + std::to_string(failure));
      const Round round = scenario.prepare(*this);
      const ur_result_t result = once(round, source, nth, failure);
      if (!hit_) {
        EXPECT_TRUE(isGood(scenario, result)) << result;
        settle();
        fresh();
        return;
      }
      if (result != UR_RESULT_SUCCESS) {
        EXPECT_TRUE(result == failure || result == scenario.instead)
            << result << (source == Source::driver ? sim::name(sim->failedCall().value()) : "");
        ++refusals_;
      }
      settle();
      othersGoOn();
      forget();
      EXPECT_TRUE(isGood(scenario, once(round, Source::none, 0, UR_RESULT_SUCCESS))) << "the same call again";
      settle();
      fresh();
    }
    FAIL() << scenario.function << ": too many calls";
  }

  static bool isGood(const Scenario &scenario, ur_result_t result) {
    return result == UR_RESULT_SUCCESS || (scenario.optional && result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  }
  ur_result_t once(const Round &round, Source source, uint64_t nth, ur_result_t failure) {
    source_ = source;
    nth_ = nth;
    failure_ = failure;
    hit_ = false;
    const ur_result_t result = round();
    source_ = Source::none;
    if (anyOutput()) {
      EXPECT_EQ(written(), result == UR_RESULT_SUCCESS) << "outputs are written on success only";
    }
    return result;
  }
  /// Whether a failing command of the scenario reaches what comes behind it on the same stream. Not on all drivers:
  /// where one failure loses the device, the commands behind it have nobody to tell them apart.
  bool failuresAreTold(const Scenario &scenario) const {
    const std::string what = std::string(scenario.function) + " " + scenario.variant;
    return GetParam().caps.isolatedFailures || (what.find("content elsewhere") == std::string::npos &&
                                                what.find("urEnqueueMemBuffer") == std::string::npos &&
                                                what.find("urEnqueueMemImage") == std::string::npos &&
                                                what.find("urEnqueueCommandBufferExp") == std::string::npos &&
                                                what.find("urEnqueueGraphExp") == std::string::npos &&
                                                what.find("urEnqueueNativeCommandExp") == std::string::npos);
  }
  /// The event of a call that answered success comes to a good end.
  void settle() {
    if (event_ && written()) {
      EXPECT_EQ(wait({*event_}), UR_RESULT_SUCCESS);
    }
  }
  void othersGoOn() {
    const Queue sibling = inOrder();
    uint32_t *memory = deviceMemory(4), value = 0;
    ASSERT_EQ(tryFill(sibling, memory, 4, 17), UR_RESULT_SUCCESS);
    ASSERT_EQ(tryCopy(sibling, &value, memory + 3, 4, {}, nullptr, true), UR_RESULT_SUCCESS);
    ASSERT_EQ(value, 17u);
  }

  /// Graphs have to do with command buffers and captures alone.
  static bool isOfShape(const Scenario &scenario) {
    return !GetParam().graphs || std::strstr(scenario.function, "CommandBuffer") ||
           std::strstr(scenario.function, "Graph");
  }
  /// Runs body for each scenario, and again on an out-of-order queue where one is used.
  template <class F>
  void eachScenario(F body) {
    for (const Scenario &scenario : scenarios()) {
      if (!isOfShape(scenario))
        continue;
      outOfOrder_ = false;
      usedQueue_ = false;
      body(scenario);
      if (HasFatalFailure())
        return;
      if (std::exchange(usedQueue_, false)) {
        outOfOrder_ = true;
        body(scenario);
      }
    }
  }

  uint64_t refusals_ = 0;
};
UR_TEST_ALL_SHAPES_AND_GRAPHS(EveryCall);

TEST_P(EveryCall, OfTheDriverMayFail) {
  eachScenario([&](const Scenario &scenario) {
    for (const ur_result_t failure :
         {UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_DEVICE_LOST})
      failEach(scenario, Source::driver, failure);
  });
  EXPECT_GT(refusals_, GetParam().graphs ? 10u : 100u);
}

TEST_P(EveryCall, MayFindNoHostMemory) {
  if (!heapIsCounted())
    GTEST_SKIP() << "the sanitizer has the heap";
  eachScenario([&](const Scenario &scenario) { failEach(scenario, Source::heap, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY); });
  EXPECT_GT(refusals_, 50u);
}

TEST_P(EveryCall, ThatNeedsNoDriverMakesNone) {
  eachScenario([&](const Scenario &scenario) {
    const Round round = scenario.prepare(*this);
    EXPECT_TRUE(isGood(scenario, once(round, Source::none, 0, UR_RESULT_SUCCESS))) << scenario.function;
    settle();
    if (scenario.quiet) {
      EXPECT_EQ(made_, 0u) << scenario.function << " " << scenario.variant;
    }
    fresh();
  });
}

TEST_P(EveryCall, PassesOnWhatFailsOnTheDevice) {
  eachScenario([&](const Scenario &scenario) {
    for (uint64_t nth = 1; failuresAreTold(scenario); ++nth) {
      SCOPED_TRACE(std::string(scenario.function) + " " + scenario.variant + (outOfOrder_ ? ", out of order" : "") +
                   ", failing command " + std::to_string(nth));
      Round round = scenario.prepare(*this);
      static_cast<void>(once(round, Source::none, 0, UR_RESULT_SUCCESS));
      const bool done = !event_ || submitted_ < nth;
      fresh();
      if (done)
        break;
      round = scenario.prepare(*this);
      const ur_result_t result = once(round, Source::command, nth, UR_RESULT_ERROR_UNKNOWN);
      if (result == UR_RESULT_SUCCESS) {
        const Queue dependent = inOrder();
        Event after;
        uint32_t *memory = deviceMemory(4);
        const ur_result_t followed = tryFill(dependent, memory, 4, 3, {*event_}, after.out());
        EXPECT_NE(wait({*event_}), UR_RESULT_SUCCESS);
        EXPECT_EQ(status(*event_), UR_EVENT_STATUS_ERROR);
        if (followed == UR_RESULT_SUCCESS) {
          EXPECT_NE(wait({after}), UR_RESULT_SUCCESS) << "a dependent has run";
        }
        fillOnly(dependent, memory, 4, 5);
        finish(dependent);
        EXPECT_EQ(memory[3], 5u) << "a failure poisons what doesn't depend on it";
      }
      othersGoOn();
      fresh();
    }
  });
}

TEST(Scenarios, ThereIsOneForEveryFunction) {
  std::set<std::string> covered;
  for (const Scenario &scenario : scenarios())
    covered.insert(scenario.function);
  for (const char *function : kImplementedFunctions)
    EXPECT_TRUE(covered.count(function)) << function << " has no scenario in test/core/fault_rows_*.cpp";
  for (const std::string &function : covered) {
    EXPECT_TRUE(std::count(std::begin(kImplementedFunctions), std::end(kImplementedFunctions), function))
        << function << " has a scenario, but isn't implemented";
  }
}

} // namespace
} // namespace ur::test
