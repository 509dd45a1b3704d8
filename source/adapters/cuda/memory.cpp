// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/memory.hpp"

namespace ur::cuda {

namespace {

/// What the driver's memory of all kinds is aligned to at least.
constexpr size_t kAlignment = 256;

CUresult allocPlain(const Device &device, core::MemoryKind kind, size_t size, void **memory) noexcept {
  const Api &api = device.api();
  CUdeviceptr address = 0;
  CUresult result = CUDA_SUCCESS;
  switch (kind) {
  case core::MemoryKind::host:
    return api.cuMemHostAlloc(memory, size, CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP);
  case core::MemoryKind::device:
    result = api.cuMemAlloc(&address, size);
    break;
  case core::MemoryKind::shared:
    if (!device.limits().managed)
      return CUDA_ERROR_NOT_SUPPORTED;
    result = api.cuMemAllocManaged(&address, size, CU_MEM_ATTACH_GLOBAL);
    break;
  }
  if (result == CUDA_SUCCESS)
    *memory = reinterpret_cast<void *>(address);
  return result;
}

CUresult freePlain(const Api &api, core::MemoryKind kind, void *memory) noexcept {
  return kind == core::MemoryKind::host ? api.cuMemFreeHost(memory)
                                        : api.cuMemFree(reinterpret_cast<CUdeviceptr>(memory));
}

} // namespace

ur_result_t Memory::alloc(const Device &device, core::MemoryKind kind, size_t size, size_t alignment,
                          void **memory) noexcept {
  const size_t slack = alignment > kAlignment ? alignment - kAlignment : 0;
  if (size > SIZE_MAX - slack)
    return UR_RESULT_ERROR_INVALID_USM_SIZE;
  void *made = nullptr;
  CUresult result = device.with([&] { return allocPlain(device, kind, size + slack, &made); });
  if (result == CUDA_ERROR_OUT_OF_MEMORY && kind == core::MemoryKind::host)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  if (result != CUDA_SUCCESS)
    return translate(result);
  const auto bits = reinterpret_cast<uintptr_t>(made);
  void *aligned = slack ? reinterpret_cast<void *>((bits + alignment - 1) & ~(alignment - 1)) : made;
  if (aligned != made) {
    try {
      std::lock_guard lock(mutex_);
      shifted_.emplace(aligned, made);
    } catch (...) {
      (void)device.with([&] { return freePlain(device.api(), kind, made); });
      return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
  }
  *memory = aligned;
  return UR_RESULT_SUCCESS;
}

ur_result_t Memory::free(const Device &device, core::MemoryKind kind, void *memory) noexcept {
  {
    std::lock_guard lock(mutex_);
    if (!shifted_.empty())
      if (const auto found = shifted_.find(memory); found != shifted_.end()) {
        memory = found->second;
        shifted_.erase(found);
      }
  }
  return translate(device.with([&] { return freePlain(device.api(), kind, memory); }));
}

} // namespace ur::cuda
