// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Uses the loader and an adapter, and says what it found. Run set-user-id by privileged_test.py, with an environment
// that would make it fail or do what its user wants.
#include "unified-runtime/ur_api.h"
#include "unified-runtime/ur_tracing.h"

#include <cstdio>
#include <sys/auxv.h>

int main() {
  std::printf("secure %d\n", getauxval(AT_SECURE) != 0);
  const ur_result_t up = urLoaderInit(0, nullptr);
  std::printf("init %d\n", static_cast<int>(up));
  if (up != UR_RESULT_SUCCESS)
    return 0;
  uint32_t adapters = 0;
  (void)urAdapterGet(0, nullptr, &adapters);
  std::printf("adapters %u\n", adapters);
  ur_adapter_handle_t all[16] = {};
  (void)urAdapterGet(adapters < 16 ? adapters : 16, all, nullptr);
  for (const ur_adapter_handle_t one : all) {
    ur_backend_t kind = UR_BACKEND_UNKNOWN;
    if (one && urAdapterGetInfo(one, UR_ADAPTER_INFO_BACKEND, sizeof kind, &kind, nullptr) == UR_RESULT_SUCCESS)
      std::printf("backend %d\n", static_cast<int>(kind));
  }
  std::printf("queue without handle %d\n", static_cast<int>(urQueueFinish(nullptr)));
  std::printf("nvtx %d\n", static_cast<int>(urxTracing->setExporter(URX_TRACING_NVTX, true)));
  std::printf("down %d\n", static_cast<int>(urLoaderTearDown()));
  return 0;
}
