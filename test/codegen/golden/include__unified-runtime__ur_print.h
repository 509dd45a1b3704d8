// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The values of the API as text. Each function writes to `buffer`, of `buff_size` bytes, and answers:
//   UR_RESULT_SUCCESS, or UR_RESULT_ERROR_INVALID_SIZE where the buffer is too small (it holds the text's beginning).
// `out_size`, where not NULL, receives the size of the whole text with its terminator; with a NULL buffer that is all
// that happens. Both NULL: UR_RESULT_ERROR_INVALID_NULL_POINTER. Structures that pNext leads to are printed too. They
// never block.
#ifndef UR_PRINT_H_INCLUDED
#define UR_PRINT_H_INCLUDED

#include "ur_api.h"

#ifdef __cplusplus
extern "C" {
#endif

UR_APIEXPORT ur_result_t UR_APICALL urPrintFunction(enum ur_function_t value, char *buffer, const size_t buff_size,
                                                    size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintStructureType(enum ur_structure_type_t value, char *buffer,
                                                         const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintResult(enum ur_result_t value, char *buffer, const size_t buff_size,
                                                  size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintApiVersion(enum ur_api_version_t value, char *buffer, const size_t buff_size,
                                                      size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintThingInfo(enum ur_thing_info_t value, char *buffer, const size_t buff_size,
                                                     size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintThingFlags(enum ur_thing_flag_t value, char *buffer, const size_t buff_size,
                                                      size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintThingProperties(const struct ur_thing_properties_t value, char *buffer,
                                                           const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintThingPart(const struct ur_thing_part_t value, char *buffer,
                                                     const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintThingSetUpExpParams(const struct ur_thing_set_up_exp_params_t *value,
                                                               char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintAdapterGetParams(const struct ur_adapter_get_params_t *value, char *buffer,
                                                            const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintThingCreateParams(const struct ur_thing_create_params_t *value, char *buffer,
                                                             const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintThingRetainParams(const struct ur_thing_retain_params_t *value, char *buffer,
                                                             const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintThingReleaseParams(const struct ur_thing_release_params_t *value,
                                                              char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintThingGetInfoParams(const struct ur_thing_get_info_params_t *value,
                                                              char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintThingWaitParams(const struct ur_thing_wait_params_t *value, char *buffer,
                                                           const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintThingCopyParams(const struct ur_thing_copy_params_t *value, char *buffer,
                                                           const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintThingSparkExpParams(const struct ur_thing_spark_exp_params_t *value,
                                                               char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintThingQuenchExpParams(const struct ur_thing_quench_exp_params_t *value,
                                                                char *buffer, const size_t buff_size, size_t *out_size);

/// The parameters of any function; `value` points to its structure of parameters.
UR_APIEXPORT ur_result_t UR_APICALL urPrintFunctionParams(enum ur_function_t function, const void *value, char *buffer,
                                                          const size_t buff_size, size_t *out_size);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // UR_PRINT_H_INCLUDED
