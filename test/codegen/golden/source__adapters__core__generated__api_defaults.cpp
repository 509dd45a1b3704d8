// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Weak definitions: the answer of an adapter for what it doesn't implement. A definition of the same function
// anywhere else in the core takes its place.
#include "adapters/core/object/generated/api.hpp"

#define UR_WEAK __attribute__((weak))

namespace ur::core::api {

UR_WEAK ur_result_t urAdapterGet(uint32_t, ur_adapter_handle_t *, uint32_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urThingCreate(ur_adapter_handle_t, const ur_thing_properties_t *, ur_thing_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urThingGetInfo(ur_thing_handle_t, ur_thing_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urThingWait(uint32_t, const ur_thing_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urThingCopy(ur_thing_handle_t, bool, const void *, size_t, size_t, uint32_t,
                                const ur_thing_properties_t *, const size_t *, void **) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urThingSparkExp(ur_thing_handle_t, ur_thing_callback_t, ur_thing_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urThingQuenchExp(ur_thing_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urLanewayThingGlow(uint32_t, const ur_thing_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

} // namespace ur::core::api
