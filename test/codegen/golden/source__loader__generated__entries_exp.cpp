// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the experimental tables, as programs call them.
#include "loader/entry.hpp"

using ur::loader::enter;
namespace functions = ur::functions;

UR_LOADER_EXPORT ur_result_t UR_APICALL urThingSparkExp(ur_thing_handle_t hThing, ur_thing_callback_t pfnDone,
                                                        ur_thing_handle_t *phSpark) {
  return enter<functions::urThingSparkExp>(hThing, pfnDone, phSpark);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urThingQuenchExp(ur_thing_handle_t hThing) {
  return enter<functions::urThingQuenchExp>(hThing);
}
