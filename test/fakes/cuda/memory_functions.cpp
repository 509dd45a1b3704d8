// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/functions.hpp"
#include "fakes/cuda/memory.hpp"

#include <algorithm>
#include <sys/mman.h>
#include <vector>

namespace ur::cuda::fake {

namespace {

/// As the real one: freeing waits for the device.
void waitForDevice(Call &call) {
  waitUntil(call, [] { return engine().idle(); });
}

char *bytesOf(CUdeviceptr address) {
  return reinterpret_cast<char *>(address);
}

/// Whether the process has memory there.
bool exists(void *address, size_t size) {
  constexpr uintptr_t kPage = 4096;
  const uintptr_t begin = reinterpret_cast<uintptr_t>(address) & ~(kPage - 1);
  const size_t length = reinterpret_cast<uintptr_t>(address) + size - begin;
  std::vector<unsigned char> pages(length / kPage + 1);
  return mincore(reinterpret_cast<void *>(begin), length, pages.data()) == 0;
}

/// An attribute of memory; of what the driver doesn't have (null) a zero.
CUresult attributeOf(const Block *block, CUpointer_attribute attribute, void *value) {
  switch (attribute) {
  case CU_POINTER_ATTRIBUTE_MEMORY_TYPE:
    *static_cast<CUmemorytype *>(value) = !block                      ? CUmemorytype{}
                                          : block->kind == Kind::host ? CU_MEMORYTYPE_HOST
                                                                      : CU_MEMORYTYPE_DEVICE;
    return CUDA_SUCCESS;
  case CU_POINTER_ATTRIBUTE_IS_MANAGED:
    *static_cast<bool *>(value) = block && block->kind == Kind::managed;
    return CUDA_SUCCESS;
  case CU_POINTER_ATTRIBUTE_RANGE_START_ADDR:
    *static_cast<CUdeviceptr *>(value) = block ? block->start : 0;
    return CUDA_SUCCESS;
  case CU_POINTER_ATTRIBUTE_RANGE_SIZE:
    *static_cast<size_t *>(value) = block ? block->size : 0;
    return CUDA_SUCCESS;
  case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
    *static_cast<int *>(value) = block ? block->device->index : -2;
    return CUDA_SUCCESS;
  }
  return CUDA_ERROR_INVALID_VALUE;
}

} // namespace

CUresult cuMemGetInfo(size_t *free, size_t *total) {
  BEGIN();
  *total = t_current->device->total;
  *free = *total - t_current->device->used;
  return CUDA_SUCCESS;
}
CUresult cuMemAlloc(CUdeviceptr *address, size_t size) {
  BEGIN();
  return memory().alloc(Kind::device, *t_current->device, size, nullptr, reinterpret_cast<void **>(address));
}
CUresult cuMemAllocManaged(CUdeviceptr *address, size_t size, unsigned) {
  BEGIN();
  return memory().alloc(Kind::managed, *t_current->device, size, nullptr, reinterpret_cast<void **>(address));
}
CUresult cuMemHostAlloc(void **address, size_t size, unsigned) {
  BEGIN();
  return memory().alloc(Kind::host, *t_current->device, size, nullptr, address);
}
CUresult cuMemFree(CUdeviceptr address) {
  ENDING();
  waitForDevice(call);
  memory().free(bytesOf(address), __func__, false);
  return CUDA_SUCCESS;
}
CUresult cuMemFreeHost(void *address) {
  ENDING();
  waitForDevice(call);
  memory().free(address, __func__, true);
  return CUDA_SUCCESS;
}
CUresult cuMemHostRegister(void *address, size_t size, unsigned flags) {
  BEGIN();
  if (flags & ~(CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP | CU_MEMHOSTREGISTER_READ_ONLY) ||
      size == 0 || !exists(address, size))
    return CUDA_ERROR_INVALID_VALUE;
  if (!memory().isFree(address, size))
    return CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
  memory().adopt(address, {.size = size, .kind = Kind::host, .device = t_current->device, .registered = true});
  return CUDA_SUCCESS;
}
CUresult cuMemHostUnregister(void *address) {
  ENDING();
  waitForDevice(call);
  const Block *block = memory().find(address);
  if (!block || !block->registered || block->start != reinterpret_cast<uintptr_t>(address))
    return CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED;
  memory().abandon(address);
  return CUDA_SUCCESS;
}
CUresult cuPointerGetAttribute(void *value, CUpointer_attribute attribute, CUdeviceptr address) {
  BEGIN();
  const Block *block = memory().find(bytesOf(address));
  return block ? attributeOf(block, attribute, value) : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuPointerGetAttributes(unsigned count, CUpointer_attribute *attributes, void **values, CUdeviceptr address) {
  BEGIN();
  CUresult result = CUDA_SUCCESS;
  for (unsigned i = 0; i < count && result == CUDA_SUCCESS; ++i)
    result = attributeOf(memory().find(bytesOf(address)), attributes[i], values[i]);
  return result;
}

} // namespace ur::cuda::fake
