// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the fake libcuda.so.1 exports: the search for functions, and a hook for tests.
#include "fakes/cuda/engine.hpp"
#include "fakes/cuda/functions.hpp"

#include <cstring>
#include <iterator>

using namespace ur::cuda;

extern "C" __attribute__((visibility("default"))) CUresult cuGetProcAddress_v2(const char *name, void **function, int,
                                                                               uint64_t, int *) {
  static const struct {
    const char *name;
    void *function;
  } kFunctions[] = {
#define FUNCTION(name, version, parameters) {#name, reinterpret_cast<void *>(&fake::name)},
#include "adapters/cuda/api/functions.def"
  };
  for (const auto &entry : kFunctions)
    if (std::strcmp(entry.name, name) == 0) {
      *function = entry.function;
      return CUDA_SUCCESS;
    }
  *function = nullptr;
  return CUDA_ERROR_NOT_FOUND;
}

/// A context as a program's own cuCtxCreate makes it; it doesn't become the current one.
extern "C" __attribute__((visibility("default"))) CUcontext fakeCudaMakeContext(int device) {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  auto made = std::make_unique<fake::Context>();
  made->device = &state.devices[device];
  made->retained = 1;
  return reinterpret_cast<CUcontext>(state.others.add(std::move(made)));
}

/// Makes the n-th call from now on fail (0: none), and answers how many there were so far.
extern "C" __attribute__((visibility("default"))) uint64_t fakeCudaFailAt(uint64_t n) {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  state.failAt = n ? state.calls + n : 0;
  return state.calls;
}
