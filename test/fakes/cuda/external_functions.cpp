// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/external.hpp"

#include "fakes/cuda/functions.hpp"

#include <cstdio>
#include <cstring>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ur::cuda::fake {

namespace {

Live<ExternalMemory> &memories() {
  static auto *const instance = new Live<ExternalMemory>("external memory");
  return *instance;
}
Live<ExternalSemaphore> &semaphores() {
  static auto *const instance = new Live<ExternalSemaphore>("external semaphore");
  return *instance;
}
/// By their files.
std::map<uint64_t, std::shared_ptr<SemaphoreState>> &semaphoreStates() {
  static auto *const instance = new std::map<uint64_t, std::shared_ptr<SemaphoreState>>;
  return *instance;
}

/// A file in memory that isn't the driver's own; null: there is none behind the descriptor.
bool isForeignMemory(int descriptor, struct stat *facts) {
  char path[64] = {}, name[64] = {};
  std::snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  return fstat(descriptor, facts) == 0 && S_ISREG(facts->st_mode) && readlink(path, name, sizeof name - 1) > 0 &&
         std::strncmp(name, "/memfd:", 7) == 0 && std::strncmp(name, "/memfd:fake-", 12) != 0;
}

/// Enqueues one command for each semaphore.
template <class Params, class Make>
CUresult forEach(const char *name, const CUexternalSemaphore *handles, const Params *params, unsigned count,
                 CUstream to, Make &&make) {
  Call call(name);
  if (call.refused() != CUDA_SUCCESS)
    return call.refused();
  Stream &stream = streamOf(to, name);
  if (stream.context != t_current)
    die("%s: another device's context is current", name);
  for (unsigned i = 0; i < count; ++i) {
    ExternalSemaphore &semaphore = semaphores().of(handles[i], name);
    if (params[i].flags != 0)
      return CUDA_ERROR_INVALID_VALUE;
    if (semaphore.device != stream.context->device)
      die("%s: a semaphore of another device", name);
    ++semaphore.pending;
    make(stream, semaphore, params[i].params.fence.value);
  }
  return CUDA_SUCCESS;
}

} // namespace

ExternalMemory::~ExternalMemory() {
  close(file);
}

size_t externalObjects() {
  return memories().all().size() + semaphores().all().size();
}

void unmapExternal(const Block &block) {
  munmap(reinterpret_cast<void *>(block.start - block.offset), block.size + block.offset);
  --block.external->mappings;
}

CUresult cuImportExternalMemory(CUexternalMemory *memory, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *desc) {
  BEGIN();
  struct stat facts {};
  if (desc->type != CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD || desc->flags != 0 || desc->size == 0)
    return CUDA_ERROR_INVALID_VALUE;
  if (!isForeignMemory(desc->handle.fd, &facts) || desc->size > static_cast<uint64_t>(facts.st_size))
    return CUDA_ERROR_UNKNOWN;
  auto made = std::make_unique<ExternalMemory>();
  made->device = t_current->device;
  made->size = desc->size;
  made->file = desc->handle.fd;
  *memory = reinterpret_cast<CUexternalMemory>(memories().add(std::move(made)));
  return CUDA_SUCCESS;
}
CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *address, CUexternalMemory handle,
                                         const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *desc) {
  BEGIN();
  ExternalMemory &from = memories().of(handle, __func__);
  if (desc->flags != 0 || desc->size == 0 || desc->offset > from.size || desc->size > from.size - desc->offset)
    return CUDA_ERROR_INVALID_VALUE;
  void *start = mmap(nullptr, desc->offset + desc->size, PROT_READ | PROT_WRITE, MAP_SHARED, from.file, 0);
  if (start == MAP_FAILED)
    return CUDA_ERROR_OUT_OF_MEMORY;
  ++from.mappings;
  char *const mapped = static_cast<char *>(start) + desc->offset;
  memory().adopt(mapped, {.size = desc->size, .device = from.device, .external = &from, .offset = desc->offset});
  *address = reinterpret_cast<CUdeviceptr>(mapped);
  return CUDA_SUCCESS;
}
CUresult cuDestroyExternalMemory(CUexternalMemory handle) {
  ENDING();
  ExternalMemory &memory = memories().of(handle, __func__);
  if (memory.mappings != 0)
    die("%s: %d mappings are left", __func__, memory.mappings);
  memories().take(memory);
  return CUDA_SUCCESS;
}
CUresult cuImportExternalSemaphore(CUexternalSemaphore *semaphore, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *desc) {
  BEGIN();
  struct stat facts {};
  const bool timeline = desc->type == CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD;
  if ((!timeline && desc->type != CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD) || desc->flags != 0)
    return CUDA_ERROR_INVALID_VALUE;
  const auto found =
      fstat(desc->handle.fd, &facts) == 0 ? semaphoreStates().find(facts.st_ino) : semaphoreStates().end();
  if (found == semaphoreStates().end() || found->second->timeline != timeline)
    return CUDA_ERROR_UNKNOWN;
  auto made = std::make_unique<ExternalSemaphore>();
  made->device = t_current->device;
  made->state = found->second;
  close(desc->handle.fd);
  *semaphore = reinterpret_cast<CUexternalSemaphore>(semaphores().add(std::move(made)));
  return CUDA_SUCCESS;
}
CUresult cuDestroyExternalSemaphore(CUexternalSemaphore handle) {
  ENDING();
  ExternalSemaphore &semaphore = semaphores().of(handle, __func__);
  if (semaphore.pending != 0)
    die("%s: %d commands use it", __func__, semaphore.pending);
  semaphores().take(semaphore);
  return CUDA_SUCCESS;
}
CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *handles,
                                       const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *params, unsigned count, CUstream to) {
  return forEach(__func__, handles, params, count, to, [](Stream &stream, ExternalSemaphore &of, uint64_t value) {
    SemaphoreState &state = *of.state;
    const auto reached = [&state, value] { return state.timeline ? state.value >= value : state.value != 0; };
    enqueue(
        stream,
        [&of, &state] {
          std::lock_guard lock(engine().mutex);
          state.value = state.timeline ? state.value : 0;
          --of.pending;
          return CUDA_SUCCESS;
        },
        reached);
  });
}
CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *handles,
                                         const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *params, unsigned count,
                                         CUstream to) {
  return forEach(__func__, handles, params, count, to, [](Stream &stream, ExternalSemaphore &of, uint64_t value) {
    enqueue(stream, [&of, value] {
      std::lock_guard lock(engine().mutex);
      if (of.state->timeline && value <= of.state->value)
        die("a signal of %zu for a timeline that is at %zu", size_t{value}, size_t{of.state->value});
      of.state->value = of.state->timeline ? value : 1;
      --of.pending;
      engine().changed.notify_all();
      return CUDA_SUCCESS;
    });
  });
}

} // namespace ur::cuda::fake

using namespace ur::cuda;

/// A semaphore of another API, which is at 0: a descriptor, which is the caller's.
extern "C" __attribute__((visibility("default"))) int fakeCudaMakeSemaphore(bool timeline) {
  std::lock_guard lock(fake::engine().mutex);
  struct stat facts {};
  const int made = memfd_create("fake-semaphore", MFD_CLOEXEC);
  if (made < 0 || fstat(made, &facts) != 0)
    fake::die("no semaphore: the system refuses");
  fake::semaphoreStates()[facts.st_ino] = std::make_shared<fake::SemaphoreState>(fake::SemaphoreState{timeline, 0});
  return made;
}

/// What the other API sees of it, and with a value what it sets it to.
extern "C" __attribute__((visibility("default"))) uint64_t fakeCudaSemaphore(int descriptor, const uint64_t *value) {
  std::lock_guard lock(fake::engine().mutex);
  struct stat facts {};
  if (fstat(descriptor, &facts) != 0)
    fake::die("no semaphore's descriptor");
  fake::SemaphoreState &state = *fake::semaphoreStates().at(facts.st_ino);
  if (value) {
    state.value = *value;
    fake::engine().changed.notify_all();
  }
  return state.value;
}
