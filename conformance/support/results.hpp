// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Results by name, and assertions on calls.
#pragma once

#include "unified-runtime/ur_api.h"

#include <gtest/gtest.h>

#include <string>

namespace conformance {

std::string resultName(ur_result_t result);

/// Compares results and prints them by name; used through the two macros below.
inline testing::AssertionResult sameResult(const char *, const char *call, ur_result_t expected, ur_result_t answered) {
  if (expected == answered)
    return testing::AssertionSuccess();
  return testing::AssertionFailure() << call << "\n  answers  " << resultName(answered) << "\n  expected "
                                     << resultName(expected);
}

} // namespace conformance

#define EXPECT_RESULT(expected, call) EXPECT_PRED_FORMAT2(::conformance::sameResult, expected, call)
#define ASSERT_RESULT(expected, call) ASSERT_PRED_FORMAT2(::conformance::sameResult, expected, call)
#define EXPECT_OK(call) EXPECT_RESULT(UR_RESULT_SUCCESS, call)
#define ASSERT_OK(call) ASSERT_RESULT(UR_RESULT_SUCCESS, call)
