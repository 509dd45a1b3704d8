// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The mock adapter, libur_adapter_mock.so.0: every function of the API, with dummy handles that count their references,
// and with callbacks of a test's own before, instead of, and after each. A test opens the library (or asks the loader
// to, by urLoaderConfigSetMockingEnabled) and sets the callbacks through the functions below, which the library
// exports.
//
// Threads: all of these may be called at any time; a call that is under way keeps the callbacks that it began with. A
// callback runs on the thread of the call, under no lock, and may call the API and these functions.
#ifndef UR_MOCK_H_INCLUDED
#define UR_MOCK_H_INCLUDED

#include "ur_api.h"

#ifdef __cplusplus
extern "C" {
#endif

/// When a callback runs.
typedef enum ur_mock_time_t {
  UR_MOCK_BEFORE = 0,  ///< Before the call; any result but success ends the call with it.
  UR_MOCK_REPLACE = 1, ///< Instead of the mock's own action, parameter checks included.
  UR_MOCK_AFTER = 2,   ///< After the call, where it succeeded; its result is the call's.
  UR_MOCK_TIME_FORCE_UINT32 = 0x7fffffff
} ur_mock_time_t;

/// A callback. `pParams` points to the function's structure of parameters, e.g. ur_queue_create_params_t; it may change
/// them.
typedef ur_result_t (*ur_mock_callback_t)(void *pParams, void *pUserData);

/// Sets the callback of a function, e.g. "urQueueCreate"; a NULL callback takes it away. The caller owns `pUserData`
/// and keeps it valid while the callback is set.
/// @return UR_RESULT_SUCCESS; UR_RESULT_ERROR_INVALID_NULL_POINTER where pFunction is NULL;
/// UR_RESULT_ERROR_INVALID_ENUMERATION
///     for an unknown time; UR_RESULT_ERROR_INVALID_VALUE for a function that no dispatch table has
UR_APIEXPORT ur_result_t UR_APICALL urMockSetCallback(const char *pFunction, ur_mock_time_t when,
                                                      ur_mock_callback_t pfnCallback, void *pUserData);

/// Takes all callbacks away and sets all counts of calls to 0. Handles stay.
UR_APIEXPORT ur_result_t UR_APICALL urMockReset(void);

/// How often a function has been called since the last reset.
/// @return as urMockSetCallback
UR_APIEXPORT ur_result_t UR_APICALL urMockGetCallCount(const char *pFunction, uint64_t *pCount);

/// How many dummy handles there are that have been given out and not released; those that exist once (adapter,
/// platform, device, default pools) don't count.
/// @return UR_RESULT_SUCCESS; UR_RESULT_ERROR_INVALID_NULL_POINTER where pCount is NULL
UR_APIEXPORT ur_result_t UR_APICALL urMockGetLiveHandleCount(uint64_t *pCount);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // UR_MOCK_H_INCLUDED
