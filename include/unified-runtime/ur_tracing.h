/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Tracing for tools: callbacks at the begin and the end of calls, an extension of this project's loader. Valid C11 and
 * C++17. docs/tracing_tools.md has an example.
 *
 * A tool is the program itself, a library that it opens, or a library that UR_TRACING_TOOLS names. Who links the loader
 * uses `urxTracing`; who doesn't looks it up by dlsym, or is handed it by urxTracingToolStart. Each copy of the loader
 * in a process has its own, and reports the calls that pass through that copy.
 *
 * What is reported: each call of a function that dispatch tables have, refused ones too, between urLoaderInit and
 * urLoaderTearDown. Not the loader's own functions (urLoaderInit and the like), and no call that a callback makes.
 * While nothing is subscribed to, calls pass through no code of this.
 *
 * Threads: everything here may be called at any time, before urLoaderInit too, from any thread, and in callbacks.
 */
#ifndef UR_TRACING_H
#define UR_TRACING_H

#include "ur_api.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum urx_tracing_site_t {
  URX_TRACING_BEGIN = 0, /* before the call */
  URX_TRACING_END = 1,   /* after it, on the same thread */
  URX_TRACING_SITE_FORCE_UINT32 = 0x7fffffff
} urx_tracing_site_t;

/* One call. Valid during the callback. */
typedef struct urx_tracing_call_t {
  size_t size;              /* of this structure: later releases may append members */
  ur_function_t function;   /* e.g. UR_FUNCTION_QUEUE_CREATE */
  const char *functionName; /* "urQueueCreate"; valid for ever */
  const void *parameters;   /* the function's structure, e.g. ur_queue_create_params_t: its members point to the
                               parameters. To be read only; those of a wrong call may be anything. */
  ur_result_t result;       /* at the end; UR_RESULT_SUCCESS at the begin */
  uint64_t correlationId;   /* the same at begin and end; no other call through this copy of the loader has it */
  uint64_t thread;          /* counts the threads that were reported, from 1; it is the thread of the callback */
  uint64_t *datum;          /* of this subscription and this call: 0 at the begin; at the end what that left there */
} urx_tracing_call_t;

/* Called with no lock held. The end is reported to those subscriptions that the begin was reported to. Must neither
 * throw nor leave by longjmp, nor bring the loader up or down. Other calls of the API in here aren't reported. */
typedef void (*urx_tracing_callback_t)(void *userData, urx_tracing_site_t site, const urx_tracing_call_t *call);

/* Stands for one subscription of this copy of the loader. Never used again, so a stale one does no harm. */
typedef uint64_t urx_tracing_subscription_t;

/* How many subscriptions there may be at a time. */
#define URX_TRACING_MAX_SUBSCRIPTIONS 32

/* What the loader itself can tell of calls to. */
typedef enum urx_tracing_exporter_t {
  URX_TRACING_XPTI = 0, /* the stream ur.call of Intel's XPTI; on from urLoaderInit where XPTI_TRACE_ENABLE says so */
  URX_TRACING_NVTX = 1, /* NVIDIA's NVTX; on from urLoaderInit where NVTX_INJECTION64_PATH names a tool */
  URX_TRACING_EXPORTER_FORCE_UINT32 = 0x7fffffff
} urx_tracing_exporter_t;

typedef struct urx_tracing_interface_t {
  size_t size; /* of this structure: later releases may append members */

  /* Subscribes to `functionCount` functions; to all where `functions` is NULL. Calls that begin after this returned are
   * reported. `callback` and `userData` must stay valid until unsubscribe returned.
   * UR_RESULT_ERROR_INVALID_NULL_POINTER: `callback` or `subscription` is NULL
   * UR_RESULT_ERROR_INVALID_ENUMERATION: a function that no dispatch table has; nothing is subscribed to
   * UR_RESULT_ERROR_OUT_OF_RESOURCES: there are URX_TRACING_MAX_SUBSCRIPTIONS */
  ur_result_t(UR_APICALL *subscribe)(urx_tracing_callback_t callback, void *userData, uint32_t functionCount,
                                     const ur_function_t *functions, urx_tracing_subscription_t *subscription);

  /* Ends a subscription. Waits until its callbacks on other threads have returned: after that there is none. In a
   * callback it doesn't wait, and those under way on other threads may outlive it. Never call it with a lock held that
   * a callback of this subscription takes. Calls under way aren't waited for; their ends aren't reported.
   * UR_RESULT_ERROR_INVALID_VALUE: it isn't subscribed, or not any more */
  ur_result_t(UR_APICALL *unsubscribe)(urx_tracing_subscription_t subscription);

  /* Switches functions of a subscription on or off; all where `functions` is NULL. Holds for calls that begin after
   * this returned: where a begin was reported, the end is. A subscription with no function on costs nothing.
   * UR_RESULT_ERROR_INVALID_VALUE: it isn't subscribed, or not any more
   * UR_RESULT_ERROR_INVALID_ENUMERATION: a function that no dispatch table has; nothing is switched */
  ur_result_t(UR_APICALL *setFunctions)(urx_tracing_subscription_t subscription, uint32_t functionCount,
                                        const ur_function_t *functions, ur_bool_t on);

  /* Switches an exporter on or off, as setFunctions does with all functions. The first time it opens libraries, which
   * run code of theirs.
   * UR_RESULT_ERROR_INVALID_ENUMERATION: no exporter
   * UR_RESULT_ERROR_UNSUPPORTED_FEATURE: its library isn't there, or no tool listens; the log says which
   * UR_RESULT_ERROR_OUT_OF_RESOURCES: as subscribe */
  ur_result_t(UR_APICALL *setExporter)(urx_tracing_exporter_t exporter, ur_bool_t on);
} urx_tracing_interface_t;

/* The interface of the loader that the program links. Valid for ever. */
extern UR_APIEXPORT const urx_tracing_interface_t *const urxTracing;

/* What a library that UR_TRACING_TOOLS names exports. urLoaderInit opens the library, which then stays open, and calls
 * Start before any call is reported; the loader isn't up yet. Any result but success is logged, and Stop isn't called.
 */
typedef ur_result_t(UR_APICALL *urx_tracing_tool_start_t)(const urx_tracing_interface_t *tracing);
/* May be left out. Called by the urLoaderTearDown that ends what Start's urLoaderInit began; not when the process ends:
 * a library has destructors for that. They should unsubscribe, since other threads may still call. */
typedef void(UR_APICALL *urx_tracing_tool_stop_t)(void);
#define URX_TRACING_TOOL_START "urxTracingToolStart"
#define URX_TRACING_TOOL_STOP "urxTracingToolStop"

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif
