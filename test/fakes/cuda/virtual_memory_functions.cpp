// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/functions.hpp"
#include "fakes/cuda/virtual_memory.hpp"

#include <algorithm>
#include <atomic>

namespace ur::cuda::fake {

namespace {

std::atomic<uint64_t> directMemory{0};

/// What a device's memory is made as; null: nothing that there is.
Device *deviceOf(const CUmemAllocationProp &props) {
  const int id = props.location.id;
  const bool known = props.type == CU_MEM_ALLOCATION_TYPE_PINNED &&
                     props.location.type == CU_MEM_LOCATION_TYPE_DEVICE && id >= 0 && id < engine().deviceCount &&
                     (props.requestedHandleTypes & ~CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) == 0;
  return known ? &engine().devices[id] : nullptr;
}

} // namespace

CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *props,
                                       CUmemAllocationGranularity_flags) {
  Call call(__func__, false);
  if (call.refused() != CUDA_SUCCESS)
    return call.refused();
  if (!deviceOf(*props))
    return CUDA_ERROR_INVALID_VALUE;
  *granularity = kGranularity;
  return CUDA_SUCCESS;
}
CUresult cuMemAddressReserve(CUdeviceptr *start, size_t size, size_t alignment, CUdeviceptr wish,
                             unsigned long long flags) {
  BEGIN();
  uintptr_t made = 0;
  const CUresult result = flags ? CUDA_ERROR_INVALID_VALUE
                                : virtualMemory().reserve(size, alignment, reinterpret_cast<void *>(wish), &made);
  if (result == CUDA_SUCCESS)
    *start = made;
  return result;
}
CUresult cuMemAddressFree(CUdeviceptr start, size_t size) {
  ENDING();
  return virtualMemory().unreserve(start, size);
}
CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *props,
                     unsigned long long flags) {
  BEGIN();
  Device *device = deviceOf(*props);
  if (!device || flags || (props->allocFlags.gpuDirectRDMACapable && device->index == 2))
    return CUDA_ERROR_INVALID_VALUE;
  directMemory += props->allocFlags.gpuDirectRDMACapable;
  Physical *made = nullptr;
  const CUresult result =
      virtualMemory().create(*device, size, props->requestedHandleTypes != CU_MEM_HANDLE_TYPE_NONE, &made);
  if (result == CUDA_SUCCESS)
    *handle = reinterpret_cast<uintptr_t>(made);
  return result;
}
CUresult cuMemRelease(CUmemGenericAllocationHandle handle) {
  ENDING();
  virtualMemory().release(virtualMemory().physical.of(reinterpret_cast<Physical *>(handle), __func__));
  return CUDA_SUCCESS;
}
CUresult cuMemMap(CUdeviceptr start, size_t size, size_t offset, CUmemGenericAllocationHandle handle,
                  unsigned long long flags) {
  BEGIN();
  Physical &memory = virtualMemory().physical.of(reinterpret_cast<Physical *>(handle), __func__);
  return offset || flags ? CUDA_ERROR_INVALID_VALUE : virtualMemory().map(start, size, memory);
}
CUresult cuMemUnmap(CUdeviceptr start, size_t size) {
  ENDING(); // As measured on an H100, neither this nor the next waits for work that is under way.
  return virtualMemory().unmap(start, size);
}
CUresult cuMemSetAccess(CUdeviceptr start, size_t size, const CUmemAccessDesc *descs, size_t count) {
  BEGIN();
  return virtualMemory().setAccess(start, size, descs, count);
}

} // namespace ur::cuda::fake

/// How often memory was made that other devices of the bus may use.
extern "C" __attribute__((visibility("default"))) uint64_t fakeCudaDirectMemory() {
  return ur::cuda::fake::directMemory;
}
