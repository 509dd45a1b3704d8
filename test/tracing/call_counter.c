/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A tool for UR_TRACING_TOOLS that writes to standard error which calls of a program fail, and how long its waits took.
 * The example of docs/tracing_tools.md. */
#define _POSIX_C_SOURCE 200809L
#include "unified-runtime/ur_tracing.h"

#include <stdatomic.h>
#include <stdio.h>
#include <time.h>

static const urx_tracing_interface_t *tracing;
static urx_tracing_subscription_t waits, failures;
static atomic_ullong waited;

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static void onWait(void *userData, urx_tracing_site_t site, const urx_tracing_call_t *call) {
  (void)userData;
  if (site == URX_TRACING_BEGIN)
    *call->datum = now();
  else
    atomic_fetch_add(&waited, now() - *call->datum);
}

static void onCall(void *userData, urx_tracing_site_t site, const urx_tracing_call_t *call) {
  (void)userData;
  if (site == URX_TRACING_END && call->result != UR_RESULT_SUCCESS) {
    fprintf(stderr, "call counter: %s answers %u on thread %llu\n", call->functionName, (unsigned)call->result,
            (unsigned long long)call->thread);
  }
}

UR_APIEXPORT ur_result_t urxTracingToolStart(const urx_tracing_interface_t *with) {
  static const ur_function_t blocking[] = {UR_FUNCTION_EVENT_WAIT, UR_FUNCTION_QUEUE_FINISH};
  tracing = with;
  atomic_store(&waited, 0);
  ur_result_t result = tracing->subscribe(onWait, NULL, 2, blocking, &waits);
  if (result == UR_RESULT_SUCCESS)
    result = tracing->subscribe(onCall, NULL, 0, NULL, &failures);
  return result;
}

UR_APIEXPORT void urxTracingToolStop(void) {
  tracing->unsubscribe(failures);
  tracing->unsubscribe(waits);
  fprintf(stderr, "call counter: waited %llu ns\n", (unsigned long long)atomic_load(&waited));
}
