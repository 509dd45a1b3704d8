// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Violations as failures of the running GoogleTest case.
#pragma once

#include "sim/controller.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace ur::sim {

/// From now on a violation that no test took fails the case whose controller ends.
inline void failOnViolations() {
  Controller::setHandler([](const Violation &violation) {
    ADD_FAILURE() << "simulated driver: " << name(violation.fault) << ": " << violation.text;
  });
}

/// Takes the violations so far; true if there is at least one and all are of this kind.
inline ::testing::AssertionResult onlyViolation(Controller &sim, Fault fault) {
  const std::vector<Violation> taken = sim.takeViolations();
  if (taken.empty())
    return ::testing::AssertionFailure() << "expected a violation: " << name(fault);
  for (const Violation &violation : taken) {
    if (violation.fault != fault)
      return ::testing::AssertionFailure() << "unexpected: " << name(violation.fault) << ": " << violation.text;
  }
  return ::testing::AssertionSuccess();
}

} // namespace ur::sim
