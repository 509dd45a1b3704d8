// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of this project's own, as programs call them.
#include "loader/entry.hpp"

using ur::loader::enter;
namespace functions = ur::functions;

namespace own {
static ur_result_t UR_APICALL urLanewayThingGlow(uint32_t count, const ur_thing_handle_t *phThings) {
  return enter<functions::urLanewayThingGlow>(count, phThings);
}
} // namespace own
extern "C" const ur_pfnLanewayThingGlow_t urLanewayThingGlow = own::urLanewayThingGlow;
