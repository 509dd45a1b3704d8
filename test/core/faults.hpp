// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Makes each driver call of an entry point fail in turn.
#pragma once

#include "core/async_test.hpp"

#include <functional>

namespace ur::test {

class FaultTest : public AsyncTest {
protected:
  static constexpr uint64_t kMostCalls = 50; ///< no entry point makes more driver calls than that

  /// attempt(failed) makes one call, gives everything back, checks the outputs: untouched if it failed. It answers the
  /// call's result.
  void failEveryCall(const char *what, const std::function<ur_result_t()> &attempt) {
    SCOPED_TRACE(what);
    for (const ur_result_t failure :
         {UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, UR_RESULT_ERROR_DEVICE_LOST}) {
      uint64_t nth = 1;
      for (;; ++nth) {
        ASSERT_LE(nth, kMostCalls);
        sim->failAnyCall(nth, failure);
        failed_ = false;
        const ur_result_t result = attempt();
        stopFailing();
        if (!failed_) {
          EXPECT_EQ(result, UR_RESULT_SUCCESS);
          break;
        }
        if (result != UR_RESULT_SUCCESS)
          ++refusals_;
        EXPECT_EQ(attempt(), UR_RESULT_SUCCESS)
            << "after the failure of call " << nth << ", " << sim::name(*sim->failedCall());
      }
      calls_ += nth - 1;
    }
  }
  /// From here on an attempt only tidies up.
  void stopFailing() { failed_ = sim->stopFailing() || failed_; }

  void TearDown() override {
    CoreTest::TearDown();
    if (expectRefusals_) {
      EXPECT_GT(calls_, 0u) << "nothing was made to fail";
      EXPECT_GT(refusals_, 0u) << "no failure was passed on";
    }
  }

  uint64_t calls_ = 0, refusals_ = 0;
  bool expectRefusals_ = true, failed_ = false;
};

/// Checks that an output is written on success only, and gives it back.
template <class H>
ur_result_t settled(ur_result_t result, Owned<H> &out) {
  EXPECT_EQ(result == UR_RESULT_SUCCESS, out.get() != nullptr);
  out.reset();
  return result;
}

} // namespace ur::test
