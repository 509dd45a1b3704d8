// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The checks of all functions, for tests that hold for every one of them.
#pragma once

#include "common/generated/checks.hpp"

namespace ur::test {

/// Calls visit(name, the function's checks, whether it has a parameter that must not be null) for each function.
template <typename Visit>
void eachCheck(Visit &&visit) {
  visit("urAdapterGet", &checks::urAdapterGet, false);
  visit("urThingCreate", &checks::urThingCreate, true);
  visit("urThingRetain", &checks::urThingRetain, true);
  visit("urThingRelease", &checks::urThingRelease, true);
  visit("urThingGetInfo", &checks::urThingGetInfo, true);
  visit("urThingWait", &checks::urThingWait, true);
  visit("urThingCopy", &checks::urThingCopy, true);
  visit("urThingSparkExp", &checks::urThingSparkExp, true);
  visit("urThingQuenchExp", &checks::urThingQuenchExp, true);
  visit("urThingSetUpExp", &checks::urThingSetUpExp, false);
  visit("urLanewayThingGlow", &checks::urLanewayThingGlow, true);
}

} // namespace ur::test
