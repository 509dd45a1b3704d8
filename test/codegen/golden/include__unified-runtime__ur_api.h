// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_API_H_INCLUDED
#define UR_API_H_INCLUDED

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The calling convention of the API's functions.
#define UR_APICALL
/// Marks a function that a library shows.
#if defined(__GNUC__) || defined(__clang__)
#define UR_APIEXPORT __attribute__((visibility("default")))
#else
#define UR_APIEXPORT
#endif
#define UR_DLLEXPORT UR_APIEXPORT

/// The version of the API, and its parts.
#define UR_MAKE_VERSION(_major, _minor) (((_major) << 16) | ((_minor) & 0x0000ffff))
#define UR_MAJOR_VERSION(_ver) ((_ver) >> 16)
#define UR_MINOR_VERSION(_ver) ((_ver) & 0x0000ffff)
/// The number with bit _i set.
#define UR_BIT(_i) (1 << (_i))

/// Paper.
#define UR_TARGET_PAPER "paper"

/// A truth value.
typedef uint8_t ur_bool_t;

/// An adapter.
typedef struct ur_adapter_handle_t_ *ur_adapter_handle_t;
/// A thing.
typedef struct ur_thing_handle_t_ *ur_thing_handle_t;

/// The functions of the API by their fixed numbers.
typedef enum ur_function_t {
  UR_FUNCTION_ADAPTER_GET = 1, ///< Stands for urAdapterGet.
  UR_FUNCTION_THING_CREATE = 2, ///< Stands for urThingCreate.
  UR_FUNCTION_THING_RETAIN = 3, ///< Stands for urThingRetain.
  UR_FUNCTION_THING_RELEASE = 5, ///< Stands for urThingRelease.
  UR_FUNCTION_THING_GET_INFO = 6, ///< Stands for urThingGetInfo.
  UR_FUNCTION_THING_WAIT = 7, ///< Stands for urThingWait.
  UR_FUNCTION_THING_COPY = 8, ///< Stands for urThingCopy.
  UR_FUNCTION_THING_SPARK_EXP = 9, ///< Stands for urThingSparkExp.
  UR_FUNCTION_THING_QUENCH_EXP = 10, ///< Stands for urThingQuenchExp.
  UR_FUNCTION_THING_SET_UP_EXP = 11, ///< Stands for urThingSetUpExp.
  UR_FUNCTION_LANEWAY_THING_GLOW = 1280770049, ///< Stands for urLanewayThingGlow.
  UR_FUNCTION_FORCE_UINT32 = 0x7fffffff
} ur_function_t;

/// The type of an extensible structure, in its member stype.
typedef enum ur_structure_type_t {
  UR_STRUCTURE_TYPE_THING_PROPERTIES = 5, ///< Stands for ur_thing_properties_t.
  UR_STRUCTURE_TYPE_THING_PART = 6, ///< Stands for ur_thing_part_t.
  UR_STRUCTURE_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_structure_type_t;

/// What a function answers.
typedef enum ur_result_t {
  UR_RESULT_SUCCESS = 0, ///< Done.
  UR_RESULT_ERROR_INVALID_ARGUMENT = 45, ///< An argument is wrong.
  UR_RESULT_ERROR_INVALID_NULL_HANDLE = 1, ///< A handle is null. Given by the checks of parameters.
  UR_RESULT_ERROR_INVALID_NULL_POINTER = 2, ///< A pointer is null.
  UR_RESULT_ERROR_INVALID_SIZE = 3, ///< A size is wrong.
  UR_RESULT_ERROR_INVALID_ENUMERATION = 4, ///< An enumerator is unknown.
  UR_RESULT_ERROR_OUT_OF_RESOURCES = 5, ///< There is nothing left.
  UR_RESULT_FORCE_UINT32 = 0x7fffffff
} ur_result_t;

/// A version of the API.
typedef enum ur_api_version_t {
  UR_API_VERSION_0_1 = 1, ///< Version 0.1.
  UR_API_VERSION_CURRENT = 1, ///< This version.
  UR_API_VERSION_FORCE_UINT32 = 0x7fffffff
} ur_api_version_t;

/// What can be asked of a thing.
typedef enum ur_thing_info_t {
  UR_THING_INFO_NAME = 0, ///< [char[]] Its name.
  UR_THING_INFO_SIZES = 1, ///< [size_t[3]] Its sizes. Not every device or adapter answers it.
  UR_THING_INFO_FLAGS = 8, ///< [ur_thing_flags_t] Its flags. Deprecated.
  UR_THING_INFO_FORCE_UINT32 = 0x7fffffff
} ur_thing_info_t;

/// How a thing is made.
typedef enum ur_thing_flag_t {
  UR_THING_FLAG_RED = UR_BIT(0), ///< Red.
  UR_THING_FLAG_ROUND = UR_BIT(2), ///< Round.
  UR_THING_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_thing_flag_t;
/// Any number of the flags of ur_thing_flag_t.
typedef uint32_t ur_thing_flags_t;
/// The bits that no valid value of ur_thing_flags_t has.
#define UR_THING_FLAGS_MASK 0xffffffea

typedef union ur_thing_value_t ur_thing_value_t;
typedef struct ur_thing_properties_t ur_thing_properties_t;
typedef struct ur_thing_part_t ur_thing_part_t;

/// Told of a thing's end.
/// @param hThing The thing.
typedef void (*ur_thing_callback_t)(ur_thing_handle_t hThing);

/// A number or a place.
union ur_thing_value_t {
  uint64_t number; ///< The number.
  void *place; ///< The place.
};

/// How to make a thing.
struct ur_thing_properties_t {
  ur_structure_type_t stype; ///< The structure type.
  const void *pNext; ///< The next structure or NULL.
  ur_thing_flags_t flags; ///< Flags.
  size_t sizes[3]; ///< Sizes.
  ur_thing_info_t kind; ///< The kind.
  ur_thing_value_t value; ///< A value. kind says which member is meant.
  uint32_t count; ///< The length of pNumbers.
  const uint32_t *pNumbers; ///< Numbers. May be NULL. An array of count.
  uint32_t numParts; ///< The length of pParts.
  const ur_thing_part_t *pParts; ///< Parts. May be NULL. An array of numParts.
  const ur_thing_part_t *pMain; ///< The main part. May be NULL.
};

/// A part of a thing.
struct ur_thing_part_t {
  ur_structure_type_t stype; ///< The structure type.
  const void *pNext; ///< The next structure or NULL.
};

/// Lists the adapters.
/// @param[in] NumEntries The size of the array.
/// @param[out] phAdapters The array. May be NULL. An array of NumEntries. The caller owns the new reference and
///     releases it.
/// @param[out] pNumAdapters The number of adapters. May be NULL.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_SIZE: `NumEntries` is 0 and `phAdapters` is not NULL
UR_APIEXPORT ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                                 uint32_t *pNumAdapters);

/// Makes a thing.
/// @param[in] hAdapter Its adapter.
/// @param[in] pProperties How to make it. May be NULL.
/// @param[out] phThing The thing. The caller owns the new reference and releases it.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phThing` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `pProperties` is not NULL and `pProperties->flags` has an unknown flag
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is not `UR_STRUCTURE_TYPE_THING_PROPERTIES`, or a structure
///     of this API follows that does not belong there
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES
UR_APIEXPORT ur_result_t UR_APICALL urThingCreate(ur_adapter_handle_t hAdapter,
                                                  const ur_thing_properties_t *pProperties, ur_thing_handle_t *phThing);

/// Adds a reference.
/// @param[in] hThing The thing. Its count of references grows by one.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hThing` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urThingRetain(ur_thing_handle_t hThing);

/// Drops a reference.
/// @param[in] hThing The thing. Given up by the caller.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hThing` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urThingRelease(ur_thing_handle_t hThing);

/// Answers a query.
/// @param[in] hThing The thing.
/// @param[in] propName The query.
/// @param[in] propSize The size of the answer.
/// @param[out] pPropValue The answer. May be NULL.
/// @param[out] pPropSizeRet The size needed. May be NULL.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hThing` is NULL
/// - UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is no enumerator of its type
UR_APIEXPORT ur_result_t UR_APICALL urThingGetInfo(ur_thing_handle_t hThing, ur_thing_info_t propName, size_t propSize,
                                                   void *pPropValue, size_t *pPropSizeRet);

/// Waits for things.
/// @note Blocks until the work that it concerns is done.
/// @param[in] count How many.
/// @param[in] phThings The things. An array of count.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: an element of `phThings` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phThings` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `count` is 0
UR_APIEXPORT ur_result_t UR_APICALL urThingWait(uint32_t count, const ur_thing_handle_t *phThings);

/// Copies bytes of a thing.
/// @note Blocks until the command is done where `blocking` is true, else returns at once.
/// @param[in] hThing The thing.
/// @param[in] blocking Whether to wait.
/// @param[in] pPattern The pattern.
/// @param[in] size The size in bytes.
/// @param[in] patternSize The pattern's size in bytes.
/// @param[in] numProperties The length of pProperties.
/// @param[in] pProperties Properties. May be NULL. An array of numProperties.
/// @param[in] pSizes Sizes.
/// @param[out] ppCopy The copy. The caller owns it and gives it back.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hThing` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPattern` is NULL; `pSizes` is NULL; `ppCopy` is NULL
/// - UR_RESULT_ERROR_INVALID_SIZE: `patternSize` is 0 or `patternSize` is not a power of two; `size * 2` is not a
///     multiple of `patternSize`; `size` is less than `(patternSize ? patternSize : size + 1 - 1)`
/// - UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties[i].stype` is not `UR_STRUCTURE_TYPE_THING_PROPERTIES`, or a
///     structure of this API follows that does not belong there
/// - UR_RESULT_ERROR_OUT_OF_RESOURCES: for any element of `pProperties`: `pProperties->flags` has none of
///     `UR_THING_FLAG_RED`, `UR_THING_FLAG_ROUND`; `pProperties` is not NULL and `numProperties` is at least 1 and
///     `pSizes[0]` is at most 4
UR_APIEXPORT ur_result_t UR_APICALL urThingCopy(ur_thing_handle_t hThing, bool blocking, const void *pPattern,
                                                size_t size, size_t patternSize, uint32_t numProperties,
                                                const ur_thing_properties_t *pProperties, const size_t *pSizes,
                                                void **ppCopy);

/// Makes a spark.
/// @param[in] hThing The thing.
/// @param[in] pfnDone Called at the end.
/// @param[out] phSpark The spark. Given back by urThingQuenchExp.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hThing` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pfnDone` is NULL; `phSpark` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urThingSparkExp(ur_thing_handle_t hThing, ur_thing_callback_t pfnDone,
                                                    ur_thing_handle_t *phSpark);

/// Ends a spark.
/// @param[in] hThing The spark. Given up by the caller.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hThing` is NULL
UR_APIEXPORT ur_result_t UR_APICALL urThingQuenchExp(ur_thing_handle_t hThing);

/// Prepares the loader for sparks.
/// @note Answered by the loader itself.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
UR_APIEXPORT ur_result_t UR_APICALL urThingSetUpExp(void);

/// The type of urLanewayThingGlow.
typedef ur_result_t(UR_APICALL *ur_pfnLanewayThingGlow_t)(uint32_t count, const ur_thing_handle_t *phThings);
/// Lets things glow.
/// @param[in] count How many.
/// @param[in] phThings The things. An array of count.
/// @return UR_RESULT_SUCCESS, or one of these errors, the first that applies in this order:
/// - UR_RESULT_ERROR_INVALID_NULL_HANDLE: an element of `phThings` is NULL
/// - UR_RESULT_ERROR_INVALID_NULL_POINTER: `phThings` is NULL
extern UR_APIEXPORT const ur_pfnLanewayThingGlow_t urLanewayThingGlow;

/// Pointers to the parameters of urAdapterGet.
typedef struct ur_adapter_get_params_t {
  uint32_t *pNumEntries;
  ur_adapter_handle_t **pphAdapters;
  uint32_t **ppNumAdapters;
} ur_adapter_get_params_t;

/// Pointers to the parameters of urThingCreate.
typedef struct ur_thing_create_params_t {
  ur_adapter_handle_t *phAdapter;
  const ur_thing_properties_t **ppProperties;
  ur_thing_handle_t **pphThing;
} ur_thing_create_params_t;

/// Pointers to the parameters of urThingRetain.
typedef struct ur_thing_retain_params_t {
  ur_thing_handle_t *phThing;
} ur_thing_retain_params_t;

/// Pointers to the parameters of urThingRelease.
typedef struct ur_thing_release_params_t {
  ur_thing_handle_t *phThing;
} ur_thing_release_params_t;

/// Pointers to the parameters of urThingGetInfo.
typedef struct ur_thing_get_info_params_t {
  ur_thing_handle_t *phThing;
  ur_thing_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_thing_get_info_params_t;

/// Pointers to the parameters of urThingWait.
typedef struct ur_thing_wait_params_t {
  uint32_t *pcount;
  const ur_thing_handle_t **pphThings;
} ur_thing_wait_params_t;

/// Pointers to the parameters of urThingCopy.
typedef struct ur_thing_copy_params_t {
  ur_thing_handle_t *phThing;
  bool *pblocking;
  const void **ppPattern;
  size_t *psize;
  size_t *ppatternSize;
  uint32_t *pnumProperties;
  const ur_thing_properties_t **ppProperties;
  const size_t **ppSizes;
  void ***pppCopy;
} ur_thing_copy_params_t;

/// Pointers to the parameters of urThingSparkExp.
typedef struct ur_thing_spark_exp_params_t {
  ur_thing_handle_t *phThing;
  ur_thing_callback_t *ppfnDone;
  ur_thing_handle_t **pphSpark;
} ur_thing_spark_exp_params_t;

/// Pointers to the parameters of urThingQuenchExp.
typedef struct ur_thing_quench_exp_params_t {
  ur_thing_handle_t *phThing;
} ur_thing_quench_exp_params_t;

/// urThingSetUpExp has no parameters; only pointers to this type exist.
typedef struct ur_thing_set_up_exp_params_t ur_thing_set_up_exp_params_t;

/// Pointers to the parameters of urLanewayThingGlow.
typedef struct ur_laneway_thing_glow_params_t {
  uint32_t *pcount;
  const ur_thing_handle_t **pphThings;
} ur_laneway_thing_glow_params_t;

#ifdef __cplusplus
} // extern "C"
#endif

#endif // UR_API_H_INCLUDED
