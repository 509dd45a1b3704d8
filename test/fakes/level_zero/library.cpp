// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the fake driver exports besides its functions: the tables by which Level Zero's loader takes it in, and hooks
// for tests.
#include "fakes/level_zero/images.hpp"

#include <cstring>
#include <iterator>

namespace ur::level_zero::fake {

namespace {

struct Entry {
  uint32_t since;
  const char *table;
  size_t position;
  void *function;
};
const Entry kEntries[] = {
#define SINCE(version, table, position, function) {version, #table, position, reinterpret_cast<void *>(&function)},
#include "fakes/level_zero/tables.def"
};

/// Fills in those of a table's functions that the fake has. The table is as long as the loader's version has it.
ze_result_t fill(const char *table, ze_api_version_t version, void *out) {
  if (!out)
    return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
  for (const Entry &entry : kEntries) {
    if (std::strcmp(entry.table, table) == 0 && entry.since <= (version & 0xffff))
      static_cast<void **>(out)[entry.position] = entry.function;
  }
  return ZE_RESULT_SUCCESS;
}

} // namespace

} // namespace ur::level_zero::fake

using namespace ur::level_zero;

#define TABLE(prefix, name)                                                                                            \
  extern "C" __attribute__((visibility("default")))                                                                    \
  ze_result_t prefix##Get##name##ProcAddrTable(ze_api_version_t version, void *table) {                                \
    return prefix##Fill(#name, version, table);                                                                        \
  }
// Of tools and of the system's management it has nothing, but loaders want their tables.
static ze_result_t zeFill(const char *name, ze_api_version_t version, void *table) {
  return fake::fill(name, version, table);
}
static ze_result_t zetFill(const char *, ze_api_version_t, void *) {
  return ZE_RESULT_SUCCESS;
}
static ze_result_t zesFill(const char *, ze_api_version_t, void *) {
  return ZE_RESULT_SUCCESS;
}
TABLE(ze, CommandList)
TABLE(ze, CommandListExp)
TABLE(ze, CommandQueue)
TABLE(ze, Context)
TABLE(ze, Device)
TABLE(ze, DeviceExp)
TABLE(ze, Driver)
TABLE(ze, Event)
TABLE(ze, EventExp)
TABLE(ze, EventPool)
TABLE(ze, FabricEdgeExp)
TABLE(ze, FabricVertexExp)
TABLE(ze, Fence)
TABLE(ze, Global)
TABLE(ze, Image)
TABLE(ze, ImageExp)
TABLE(ze, Kernel)
TABLE(ze, KernelExp)
TABLE(ze, Mem)
TABLE(ze, Module)
TABLE(ze, ModuleBuildLog)
TABLE(ze, PhysicalMem)
TABLE(ze, Sampler)
TABLE(ze, VirtualMem)
TABLE(zet, CommandList)
TABLE(zet, Context)
TABLE(zet, Debug)
TABLE(zet, Device)
TABLE(zet, Kernel)
TABLE(zet, Metric)
TABLE(zet, MetricGroup)
TABLE(zet, MetricGroupExp)
TABLE(zet, MetricQuery)
TABLE(zet, MetricQueryPool)
TABLE(zet, MetricStreamer)
TABLE(zet, Module)
TABLE(zet, TracerExp)
TABLE(zes, Device)
TABLE(zes, Diagnostics)
TABLE(zes, Driver)
TABLE(zes, Engine)
TABLE(zes, FabricPort)
TABLE(zes, Fan)
TABLE(zes, Firmware)
TABLE(zes, Frequency)
TABLE(zes, Led)
TABLE(zes, Memory)
TABLE(zes, PerformanceFactor)
TABLE(zes, Power)
TABLE(zes, Psu)
TABLE(zes, Ras)
TABLE(zes, Scheduler)
TABLE(zes, Standby)
TABLE(zes, Temperature)
#undef TABLE

/// Calls of a function so far.
extern "C" __attribute__((visibility("default"))) uint64_t fakeLevelZeroCount(const char *function) {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  return state.counts.of(function);
}

/// Those of the calling thread.
extern "C" __attribute__((visibility("default"))) uint64_t fakeLevelZeroCountHere(const char *function) {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  return state.counts.ofThisThread(function);
}

/// Objects that exist: contexts, lists, pools, events, modules, kernels, logs, memory, images, samplers.
extern "C" __attribute__((visibility("default"))) uint64_t fakeLevelZeroObjects() {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  return state.contexts.all().size() + state.lists.all().size() + state.pools.all().size() + state.events.all().size() +
         fake::moduleObjects() + fake::memoryObjects() + fake::imageObjects();
}

/// Makes the n-th call from now on fail (0: none), and answers how many there were so far.
extern "C" __attribute__((visibility("default"))) uint64_t fakeLevelZeroFailAt(uint64_t n) {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  state.failAt = n ? state.calls + n : 0;
  return state.calls;
}

/// Makes all calls of a function fail; "": of none.
extern "C" __attribute__((visibility("default"))) void fakeLevelZeroRefuse(const char *function) {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  state.refused = function;
}

/// What calls that a test makes fail answer.
extern "C" __attribute__((visibility("default"))) void fakeLevelZeroFailWith(uint32_t result) {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  state.failure = static_cast<ze_result_t>(result);
}

/// How long each command takes at least.
extern "C" __attribute__((visibility("default"))) void fakeLevelZeroSlowDown(uint64_t ns) {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  state.slowDown = std::chrono::nanoseconds(ns);
}

/// Calls something on the thread that calls a function next, before that does anything.
extern "C" __attribute__((visibility("default"))) void fakeLevelZeroPause(const char *function, void (*pause)()) {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  state.pausedAt = function;
  state.pause = pause;
}

/// Lists that exist.
extern "C" __attribute__((visibility("default"))) uint64_t fakeLevelZeroLists() {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  return state.lists.all().size();
}

/// Whether there is such a list.
extern "C" __attribute__((visibility("default"))) uint64_t fakeLevelZeroHasList(void *list) {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  return state.lists.all().contains(static_cast<fake::List *>(list));
}

/// What FAKE_LEVEL_ZERO_MUTABLE has set.
extern "C" __attribute__((visibility("default"))) uint64_t fakeLevelZeroChangesLists() {
  return fake::engine().mutableLists;
}

/// The function whose call was made to fail last.
extern "C" __attribute__((visibility("default"))) const char *fakeLevelZeroFailed() {
  fake::Engine &state = fake::engine();
  std::lock_guard lock(state.mutex);
  return state.failed;
}
