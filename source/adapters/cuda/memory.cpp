// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/memory.hpp"

namespace ur::cuda {

namespace {

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
  const CUresult result = device.with([&] {
    return alignment_.allocate(
        size, alignment, memory, [&](size_t bytes, void **made) { return allocPlain(device, kind, bytes, made); },
        [&](void *made) { return freePlain(device.api(), kind, made); });
  });
  return result == CUDA_ERROR_OUT_OF_MEMORY && kind == core::MemoryKind::host ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
                                                                              : translate(result);
}

ur_result_t Memory::free(const Device &device, core::MemoryKind kind, void *memory) noexcept {
  return translate(device.with([&] { return freePlain(device.api(), kind, alignment_.origin(memory)); }));
}

} // namespace ur::cuda
