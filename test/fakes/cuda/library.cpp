// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the fake libcuda.so.1 exports: the search for functions, and a hook for tests.
#include "fakes/cuda/external.hpp"
#include "fakes/cuda/functions.hpp"
#include "fakes/cuda/images.hpp"
#include "fakes/cuda/jit.hpp"
#include "fakes/cuda/memory.hpp"
#include "fakes/cuda/modules.hpp"

#include <cstdlib>
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
  const char *without = std::getenv("FAKE_CUDA_WITHOUT"); // an older driver: names, with commas between them
  const std::string missing = without ? "," + std::string(without) + "," : "";
  for (const auto &entry : kFunctions) {
    if (std::strcmp(entry.name, name) == 0 && missing.find("," + std::string(name) + ",") == std::string::npos) {
      *function = entry.function;
      return CUDA_SUCCESS;
    }
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

/// Whether the caller's context is the thread's current one, as FAKE_CUDA_CALLER has it.
extern "C" __attribute__((visibility("default"))) bool fakeCudaCallersIsCurrent() {
  return fake::t_current == fake::engine().caller;
}

/// Calls of a function so far.
extern "C" __attribute__((visibility("default"))) uint64_t fakeCudaCount(const char *function) {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  return state.counts.of(function);
}

/// Those of the calling thread.
extern "C" __attribute__((visibility("default"))) uint64_t fakeCudaCountHere(const char *function) {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  return state.counts.ofThisThread(function);
}

/// Objects that exist: streams, events, modules, links, graphs, images, blocks of memory, pools.
extern "C" __attribute__((visibility("default"))) uint64_t fakeCudaObjects() {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  return state.others.all().size() + state.streams.all().size() + state.events.all().size() +
         fake::pools().all().size() + fake::modules().all().size() + fake::linkObjects() + fake::imageObjects() +
         fake::externalObjects() + fake::graphObjects() + fake::memory().blocks();
}

/// The function whose call was made to fail last.
extern "C" __attribute__((visibility("default"))) const char *fakeCudaFailed() {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  return state.failed;
}

/// What calls that a test makes fail answer.
extern "C" __attribute__((visibility("default"))) void fakeCudaFailWith(int result) {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  state.failure = static_cast<CUresult>(result);
}

/// Makes the n-th call from now on fail (0: none), and answers how many there were so far.
extern "C" __attribute__((visibility("default"))) uint64_t fakeCudaFailAt(uint64_t n) {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  state.failAt = n ? state.calls + n : 0;
  return state.calls;
}

/// Whether the next call that fails is the end of all devices: their work stops, and whatever is asked of them fails
/// likewise. False: they are as they were.
extern "C" __attribute__((visibility("default"))) void fakeCudaLoses(bool loses) {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  state.loses = loses;
  if (!loses)
    state.lose(CUDA_SUCCESS);
}

/// What managed memory was last told: whether it is mostly read, where it prefers to be, where it was brought to,
/// whether the host uses it, and whether the first device does. Places: a device, -1 the host, -2 none.
extern "C" __attribute__((visibility("default"))) void fakeCudaHints(const void *address, int (*hints)[5]) {
  std::lock_guard lock(fake::engine().mutex);
  const fake::Hints &of = fake::memory().hints(address);
  (*hints)[0] = of.readMostly;
  (*hints)[1] = of.preferred;
  (*hints)[2] = of.prefetchedTo;
  (*hints)[3] = of.accessedBy.contains(CU_DEVICE_CPU);
  (*hints)[4] = of.accessedBy.contains(0);
}
