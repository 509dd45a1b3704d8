// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The printing functions that the loader shows; the one printer behind them is in common/print.hpp.
#include "unified-runtime/ur_print.h"

#include "common/print.hpp"

using ur::print::Buffer;
using ur::reflection::EnumerationId;
using ur::reflection::RecordId;

extern "C" {

UR_APIEXPORT ur_result_t UR_APICALL urPrintFunction(enum ur_function_t value, char *buffer, const size_t buff_size,
                                                    size_t *out_size) {
  return ur::print::enumerator(EnumerationId::ur_function_t, value, Buffer{buffer, buff_size, out_size});
}

UR_APIEXPORT ur_result_t UR_APICALL urPrintStructureType(enum ur_structure_type_t value, char *buffer,
                                                         const size_t buff_size, size_t *out_size) {
  return ur::print::enumerator(EnumerationId::ur_structure_type_t, value, Buffer{buffer, buff_size, out_size});
}

UR_APIEXPORT ur_result_t UR_APICALL urPrintResult(enum ur_result_t value, char *buffer, const size_t buff_size,
                                                  size_t *out_size) {
  return ur::print::enumerator(EnumerationId::ur_result_t, value, Buffer{buffer, buff_size, out_size});
}

UR_APIEXPORT ur_result_t UR_APICALL urPrintApiVersion(enum ur_api_version_t value, char *buffer, const size_t buff_size,
                                                      size_t *out_size) {
  return ur::print::enumerator(EnumerationId::ur_api_version_t, value, Buffer{buffer, buff_size, out_size});
}

UR_APIEXPORT ur_result_t UR_APICALL urPrintThingInfo(enum ur_thing_info_t value, char *buffer, const size_t buff_size,
                                                     size_t *out_size) {
  return ur::print::enumerator(EnumerationId::ur_thing_info_t, value, Buffer{buffer, buff_size, out_size});
}

UR_APIEXPORT ur_result_t UR_APICALL urPrintThingFlags(enum ur_thing_flag_t value, char *buffer, const size_t buff_size,
                                                      size_t *out_size) {
  return ur::print::flags(EnumerationId::ur_thing_flag_t, value, Buffer{buffer, buff_size, out_size});
}

UR_APIEXPORT ur_result_t UR_APICALL urPrintThingProperties(const struct ur_thing_properties_t value, char *buffer,
                                                           const size_t buff_size, size_t *out_size) {
  return ur::print::record(RecordId::ur_thing_properties_t, &value, Buffer{buffer, buff_size, out_size});
}

UR_APIEXPORT ur_result_t UR_APICALL urPrintThingPart(const struct ur_thing_part_t value, char *buffer,
                                                     const size_t buff_size, size_t *out_size) {
  return ur::print::record(RecordId::ur_thing_part_t, &value, Buffer{buffer, buff_size, out_size});
}

UR_APIEXPORT ur_result_t UR_APICALL urPrintThingSetUpExpParams(const struct ur_thing_set_up_exp_params_t *value,
                                                               char *buffer, const size_t buff_size, size_t *out_size) {
  return ur::print::record(RecordId::ur_thing_set_up_exp_params_t, value, Buffer{buffer, buff_size, out_size});
}

UR_APIEXPORT ur_result_t UR_APICALL urPrintAdapterGetParams(const struct ur_adapter_get_params_t *value, char *buffer,
                                                            const size_t buff_size, size_t *out_size) {
  return ur::print::record(RecordId::ur_adapter_get_params_t, value, Buffer{buffer, buff_size, out_size});
}

UR_APIEXPORT ur_result_t UR_APICALL urPrintThingCreateParams(const struct ur_thing_create_params_t *value, char *buffer,
                                                             const size_t buff_size, size_t *out_size) {
  return ur::print::record(RecordId::ur_thing_create_params_t, value, Buffer{buffer, buff_size, out_size});
}

UR_APIEXPORT ur_result_t UR_APICALL urPrintThingRetainParams(const struct ur_thing_retain_params_t *value, char *buffer,
                                                             const size_t buff_size, size_t *out_size) {
  return ur::print::record(RecordId::ur_thing_retain_params_t, value, Buffer{buffer, buff_size, out_size});
}

UR_APIEXPORT ur_result_t UR_APICALL urPrintThingReleaseParams(const struct ur_thing_release_params_t *value,
                                                              char *buffer, const size_t buff_size, size_t *out_size) {
  return ur::print::record(RecordId::ur_thing_release_params_t, value, Buffer{buffer, buff_size, out_size});
}

UR_APIEXPORT ur_result_t UR_APICALL urPrintThingGetInfoParams(const struct ur_thing_get_info_params_t *value,
                                                              char *buffer, const size_t buff_size, size_t *out_size) {
  return ur::print::record(RecordId::ur_thing_get_info_params_t, value, Buffer{buffer, buff_size, out_size});
}

UR_APIEXPORT ur_result_t UR_APICALL urPrintThingWaitParams(const struct ur_thing_wait_params_t *value, char *buffer,
                                                           const size_t buff_size, size_t *out_size) {
  return ur::print::record(RecordId::ur_thing_wait_params_t, value, Buffer{buffer, buff_size, out_size});
}

UR_APIEXPORT ur_result_t UR_APICALL urPrintThingCopyParams(const struct ur_thing_copy_params_t *value, char *buffer,
                                                           const size_t buff_size, size_t *out_size) {
  return ur::print::record(RecordId::ur_thing_copy_params_t, value, Buffer{buffer, buff_size, out_size});
}

UR_APIEXPORT ur_result_t UR_APICALL urPrintThingSparkExpParams(const struct ur_thing_spark_exp_params_t *value,
                                                               char *buffer, const size_t buff_size, size_t *out_size) {
  return ur::print::record(RecordId::ur_thing_spark_exp_params_t, value, Buffer{buffer, buff_size, out_size});
}

UR_APIEXPORT ur_result_t UR_APICALL urPrintThingQuenchExpParams(const struct ur_thing_quench_exp_params_t *value,
                                                                char *buffer, const size_t buff_size,
                                                                size_t *out_size) {
  return ur::print::record(RecordId::ur_thing_quench_exp_params_t, value, Buffer{buffer, buff_size, out_size});
}

UR_APIEXPORT ur_result_t UR_APICALL urPrintFunctionParams(enum ur_function_t function, const void *value, char *buffer,
                                                          const size_t buff_size, size_t *out_size) {
  return ur::print::functionParams(function, value, Buffer{buffer, buff_size, out_size});
}

} // extern "C"
