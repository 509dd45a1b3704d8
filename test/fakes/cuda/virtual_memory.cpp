// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/virtual_memory.hpp"

#include <algorithm>
#include <cstdio>
#include <fcntl.h>
#include <span>
#include <string>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace ur::cuda::fake {

namespace {

void *pointer(uintptr_t address) {
  return reinterpret_cast<void *>(address);
}

/// Addresses that nobody can use; `at`: exactly there, instead of what is there.
void *block(void *at, size_t size, bool replace) {
  return mmap(at, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | (replace ? MAP_FIXED : 0), -1, 0);
}

bool isWhole(uintptr_t start, size_t size) {
  return size != 0 && start % kGranularity == 0 && size % kGranularity == 0;
}

} // namespace

VirtualMemory &virtualMemory() {
  static auto *const instance = new VirtualMemory;
  return *instance;
}

Physical::~Physical() {
  close(file);
}

CUresult VirtualMemory::reserve(size_t size, size_t alignment, void *wish, uintptr_t *start) {
  const auto wished = reinterpret_cast<uintptr_t>(wish);
  if (!isWhole(wished, size) || (alignment & (alignment - 1)))
    return CUDA_ERROR_INVALID_VALUE;
  alignment = std::max(alignment, kGranularity);
  void *made = block(wish, size + alignment, false);
  if (made == MAP_FAILED)
    return CUDA_ERROR_OUT_OF_MEMORY;
  const auto begin = reinterpret_cast<uintptr_t>(made);
  *start = (begin + alignment - 1) & ~(alignment - 1);
  if (*start != begin)
    munmap(made, *start - begin);
  munmap(pointer(*start + size), begin + alignment - *start);
  reservations_[*start] = size;
  return CUDA_SUCCESS;
}

CUresult VirtualMemory::unreserve(uintptr_t start, size_t size) {
  const auto found = reservations_.find(start);
  if (found == reservations_.end() || found->second != size || !memory().isFree(pointer(start), size))
    return CUDA_ERROR_INVALID_VALUE;
  munmap(pointer(start), size);
  reservations_.erase(found);
  return CUDA_SUCCESS;
}

CUresult VirtualMemory::create(Device &device, size_t size, bool shareable, Physical **made) {
  if (!isWhole(0, size))
    return CUDA_ERROR_INVALID_VALUE;
  if (device.used + size > device.total)
    return CUDA_ERROR_OUT_OF_MEMORY;
  auto memory = std::make_unique<Physical>();
  memory->device = &device;
  memory->size = size;
  memory->shareable = shareable;
  memory->file = memfd_create(("fake-cuda-" + std::to_string(device.index)).c_str(), MFD_CLOEXEC);
  if (memory->file < 0 || ftruncate(memory->file, static_cast<off_t>(size)) != 0)
    return CUDA_ERROR_OUT_OF_MEMORY;
  device.used += size;
  *made = physical.add(std::move(memory));
  return CUDA_SUCCESS;
}

CUresult VirtualMemory::import(int descriptor, Physical **made) {
  struct stat wanted, known;
  char path[64] = {}, link[64] = {};
  std::snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  int index = -1;
  if (fstat(descriptor, &wanted) != 0 || readlink(path, link, sizeof link - 1) < 0 ||
      std::sscanf(link, "/memfd:fake-cuda-%d", &index) != 1 || index < 0 || index >= engine().deviceCount)
    return CUDA_ERROR_INVALID_VALUE;
  for (Physical *memory : physical.all()) {
    if (fstat(memory->file, &known) == 0 && known.st_ino == wanted.st_ino && known.st_dev == wanted.st_dev) {
      ++memory->handles;
      *made = memory;
      return CUDA_SUCCESS;
    }
  }
  auto memory = std::make_unique<Physical>();
  memory->device = &engine().devices[index];
  memory->size = static_cast<size_t>(wanted.st_size);
  memory->file = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
  memory->device->used += memory->size;
  *made = physical.add(std::move(memory));
  return CUDA_SUCCESS;
}

void VirtualMemory::release(Physical &memory) {
  if (memory.handles == 0)
    die("cuMemRelease: released already");
  --memory.handles;
  dropIfUnused(memory);
}

void VirtualMemory::dropIfUnused(Physical &memory) {
  if (memory.handles != 0 || memory.mappings != 0)
    return;
  memory.device->used -= memory.size;
  physical.take(memory);
}

CUresult VirtualMemory::map(uintptr_t start, size_t size, Physical &physical) {
  const auto next = reservations_.upper_bound(start);
  if (!isWhole(start, size) || size > physical.size || next == reservations_.begin())
    return CUDA_ERROR_INVALID_VALUE;
  const auto &[from, length] = *std::prev(next);
  if (start + size > from + length || !memory().isFree(pointer(start), size))
    return CUDA_ERROR_INVALID_VALUE;
  if (mmap(pointer(start), size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, physical.file, 0) == MAP_FAILED)
    return CUDA_ERROR_OUT_OF_MEMORY;
  ++physical.mappings;
  auto mapping = std::make_shared<Mapping>();
  mapping->memory = &physical;
  memory().adopt(pointer(start), {.size = size, .device = physical.device, .mapping = std::move(mapping)});
  return CUDA_SUCCESS;
}

template <class Visit>
bool VirtualMemory::forEach(uintptr_t start, size_t size, Visit &&visit) {
  std::vector<const Block *> found;
  for (uintptr_t at = start; at < start + size; at = found.back()->end()) {
    const Block *one = memory().find(pointer(at));
    if (!one || !one->mapping || one->start != at || one->end() > start + size)
      return false;
    found.push_back(one);
  }
  for (const Block *one : found)
    visit(*one);
  return true;
}

CUresult VirtualMemory::unmap(uintptr_t start, size_t size) {
  const bool whole = forEach(start, size, [&](const Block &one) {
    Physical &physical = *one.mapping->memory;
    --physical.mappings;
    block(pointer(one.start), one.size, true);
    dropIfUnused(physical);
    memory().abandon(pointer(one.start));
  });
  return whole ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult VirtualMemory::setAccess(uintptr_t start, size_t size, const CUmemAccessDesc *descs, size_t count) {
  CUresult result = CUDA_SUCCESS;
  const bool whole = forEach(start, size, [&](const Block &one) {
    for (const CUmemAccessDesc &desc : std::span(descs, count)) {
      const int id = desc.location.id;
      if (desc.location.type != CU_MEM_LOCATION_TYPE_DEVICE || id < 0 || id >= engine().deviceCount ||
          (id != one.device->index && !Engine::arePeers(id, one.device->index)))
        result = CUDA_ERROR_INVALID_DEVICE;
      else if (desc.flags == CU_MEM_ACCESS_FLAGS_PROT_READ)
        result = CUDA_ERROR_NOT_SUPPORTED; // so that who wants it has another way
      else
        one.mapping->access[&engine().devices[id]] = desc.flags;
    }
  });
  return whole ? result : CUDA_ERROR_INVALID_VALUE;
}

} // namespace ur::cuda::fake
