// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory and events of other processes.
#include "fakes/cuda/functions.hpp"
#include "fakes/cuda/shared_records.hpp"
#include "fakes/cuda/virtual_memory.hpp"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ur::cuda::fake {

namespace {

/// What a CUipcMemHandle has in it.
struct Shared {
  int32_t process, descriptor;
  uint64_t inode, size;
  int32_t device;
};

/// What was opened already, by its file.
std::map<uint64_t, void *> &openedFiles() {
  static auto *const instance = new std::map<uint64_t, void *>;
  return *instance;
}

void waitForDevices(Call &call) {
  waitUntil(call, [] {
    return std::all_of(engine().streams.all().begin(), engine().streams.all().end(),
                       [](const Stream *stream) { return stream->idle(); });
  });
}

} // namespace

CUresult cuMemExportToShareableHandle(void *handle, CUmemGenericAllocationHandle memory, CUmemAllocationHandleType type,
                                      unsigned long long flags) {
  BEGIN();
  const Physical &physical = virtualMemory().physical.of(reinterpret_cast<Physical *>(memory), __func__);
  if (flags || type != CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR || !physical.shareable)
    return CUDA_ERROR_INVALID_VALUE;
  *static_cast<int *>(handle) = fcntl(physical.file, F_DUPFD_CLOEXEC, 0);
  return CUDA_SUCCESS;
}
CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *given,
                                        CUmemAllocationHandleType type) {
  BEGIN();
  Physical *made = nullptr;
  const CUresult result = type == CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
                              ? virtualMemory().import(static_cast<int>(reinterpret_cast<uintptr_t>(given)), &made)
                              : CUDA_ERROR_INVALID_VALUE;
  if (result == CUDA_SUCCESS)
    *handle = reinterpret_cast<uintptr_t>(made);
  return result;
}

CUresult cuIpcGetMemHandle(CUipcMemHandle *handle, CUdeviceptr address) {
  BEGIN();
  waitForDevices(call); // only here: the bytes move into a file
  auto *start = reinterpret_cast<void *>(address);
  const Block *found = memory().find(start);
  if (!found || found->start != address || found->kind != Kind::device || found->pool || found->mapping ||
      found->opened)
    return CUDA_ERROR_INVALID_VALUE;
  const Block &block = *memory().share(start);
  struct stat file {};
  fstat(block.file, &file);
  const Shared shared{getpid(), block.file, file.st_ino, block.size, block.device->index};
  *handle = {};
  static_assert(sizeof shared <= sizeof *handle);
  std::memcpy(handle->reserved, &shared, sizeof shared);
  return CUDA_SUCCESS;
}
CUresult cuIpcOpenMemHandle(CUdeviceptr *address, CUipcMemHandle handle, unsigned flags) {
  BEGIN();
  Shared shared;
  std::memcpy(&shared, handle.reserved, sizeof shared);
  if (flags != CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS)
    return CUDA_ERROR_INVALID_VALUE;
  if (shared.process == getpid())
    return CUDA_ERROR_INVALID_CONTEXT;
  if (const auto known = openedFiles().find(shared.inode); known != openedFiles().end()) {
    Block again = *memory().find(known->second);
    ++again.opened;
    memory().adopt(known->second, again);
    *address = reinterpret_cast<CUdeviceptr>(known->second);
    return CUDA_SUCCESS;
  }
  char path[64];
  std::snprintf(path, sizeof path, "/proc/%d/fd/%d", shared.process, shared.descriptor);
  const int file = open(path, O_RDWR | O_CLOEXEC);
  struct stat found {};
  if (file < 0 || fstat(file, &found) != 0 || found.st_ino != shared.inode) {
    close(file);
    return CUDA_ERROR_INVALID_HANDLE;
  }
  void *made = mmap(nullptr, shared.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  if (made == MAP_FAILED)
    return CUDA_ERROR_MAP_FAILED;
  memory().adopt(made, {.size = shared.size, .device = &engine().devices[shared.device], .opened = 1});
  openedFiles()[shared.inode] = made;
  *address = reinterpret_cast<CUdeviceptr>(made);
  return CUDA_SUCCESS;
}
CUresult cuIpcCloseMemHandle(CUdeviceptr address) {
  ENDING();
  waitForDevices(call);
  auto *start = reinterpret_cast<void *>(address);
  const Block *found = memory().find(start);
  if (!found || found->start != address || !found->opened)
    return CUDA_ERROR_INVALID_VALUE;
  Block left = *found;
  if (--left.opened) {
    memory().adopt(start, left);
    return CUDA_SUCCESS;
  }
  std::erase_if(openedFiles(), [&](const auto &entry) { return entry.second == start; });
  memory().abandon(start);
  munmap(start, left.size);
  return CUDA_SUCCESS;
}

CUresult cuIpcGetEventHandle(CUipcEventHandle *handle, CUevent native) {
  BEGIN();
  const Event &event = engine().events.of(native, __func__);
  if (!event.shared || event.opened)
    return CUDA_ERROR_INVALID_HANDLE;
  const Shared shared{getpid(), event.shared->descriptor(), event.shared->inode(), 0, event.context->device->index};
  *handle = {};
  static_assert(sizeof shared <= sizeof *handle);
  std::memcpy(handle->reserved, &shared, sizeof shared);
  return CUDA_SUCCESS;
}
CUresult cuIpcOpenEventHandle(CUevent *native, CUipcEventHandle handle) {
  BEGIN();
  Shared shared;
  std::memcpy(&shared, handle.reserved, sizeof shared);
  if (shared.process == getpid())
    return CUDA_ERROR_INVALID_CONTEXT;
  if (shared.device != t_current->device->index)
    die("%s: under another device's context", __func__);
  auto event = std::make_unique<Event>();
  event->context = t_current;
  event->opened = true;
  event->shared = SharedRecords::open(shared.process, shared.descriptor, shared.inode);
  if (!event->shared)
    return CUDA_ERROR_INVALID_HANDLE;
  *native = reinterpret_cast<CUevent>(engine().events.add(std::move(event)));
  return CUDA_SUCCESS;
}

} // namespace ur::cuda::fake
