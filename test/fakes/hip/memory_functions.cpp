// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/memory.hpp"
#include "fakes/hip/functions.hpp"

namespace ur::hip {

using namespace fake;
using cu::engine;

namespace {

int typeOf(const cu::Block &block) {
  const bool old = release() < 6;
  switch (block.kind) {
  case cu::Kind::host:
    return old ? static_cast<int>(hipMemoryTypeHost5) : hipMemoryTypeHost;
  case cu::Kind::managed:
    // 5.2 has no kind for it, and takes it for the device's.
    return old ? static_cast<int>(hipMemoryTypeDevice5) : hipMemoryTypeManaged;
  default:
    return old ? static_cast<int>(hipMemoryTypeDevice5) : hipMemoryTypeDevice;
  }
}

} // namespace

hipError_t hipMemGetInfo(size_t *free, size_t *total) {
  FORWARD(cuMemGetInfo(free, total));
}
hipError_t hipMalloc(void **memory, size_t size) {
  FORWARD(cuMemAlloc(as<CUdeviceptr *>(memory), size));
}
hipError_t hipMallocManaged(void **memory, size_t size, unsigned flags) {
  if (flags != hipMemAttachGlobal)
    return hipErrorInvalidValue;
  FORWARD(cuMemAllocManaged(as<CUdeviceptr *>(memory), size, flags));
}
hipError_t hipHostMalloc(void **memory, size_t size, unsigned flags) {
  if (flags & ~(hipHostMallocPortable | hipHostMallocMapped))
    cu::die("%s: flags %u", __func__, flags);
  FORWARD(cuMemHostAlloc(memory, size, flags));
}
hipError_t hipFree(void *memory) {
  FORWARD(cuMemFree(as<CUdeviceptr>(memory)));
}
hipError_t hipHostFree(void *memory) {
  FORWARD(cuMemFreeHost(memory));
}
hipError_t hipHostRegister(void *memory, size_t size, unsigned flags) {
  if (flags & ~(hipHostRegisterPortable | hipHostRegisterMapped)) // a flag for memory that is only read, none has
    return hipErrorInvalidValue;
  FORWARD(cuMemHostRegister(memory, size, flags));
}
hipError_t hipHostUnregister(void *memory) {
  FORWARD(cuMemHostUnregister(memory));
}
/// From HIP 6 on, memory that isn't known is no error.
hipError_t hipPointerGetAttributes(hipPointerAttribute_t *attributes, const void *address) {
  const cu::Call call(__func__, false);
  if (call.refused() != CUDA_SUCCESS)
    return of(call.refused());
  if (!address && release() < 7)
    return hipErrorInvalidValue;
  const cu::Block *block = cu::memory().find(address);
  *attributes = {};
  attributes->device = -2;
  if (!block)
    return release() < 6 ? hipErrorInvalidValue : hipSuccess;
  attributes->type = static_cast<hipMemoryType>(typeOf(*block));
  attributes->isManaged = block->kind == cu::Kind::managed;
  attributes->device = block->device->index;
  attributes->devicePointer = const_cast<void *>(address);
  attributes->hostPointer = block->kind == cu::Kind::device ? nullptr : const_cast<void *>(address);
  return hipSuccess;
}
hipError_t hipMemGetAddressRange(void **start, size_t *size, void *address) {
  const cu::Call call(__func__, false);
  if (call.refused() != CUDA_SUCCESS)
    return of(call.refused());
  const cu::Block *block = cu::memory().find(address);
  if (!block)
    return hipErrorNotFound;
  *start = as<void *>(block->start);
  *size = block->size;
  return hipSuccess;
}

hipError_t hipMemGetAllocationGranularity(size_t *granularity, const hipMemAllocationProp *props,
                                          hipMemAllocationGranularity_flags option) {
  FORWARD(cuMemGetAllocationGranularity(granularity, as<const CUmemAllocationProp *>(props),
                                        static_cast<CUmemAllocationGranularity_flags>(option)));
}
hipError_t hipMemAddressReserve(void **start, size_t size, size_t alignment, void *wish, unsigned long long flags) {
  FORWARD(cuMemAddressReserve(as<CUdeviceptr *>(start), size, alignment, as<CUdeviceptr>(wish), flags));
}
hipError_t hipMemAddressFree(void *start, size_t size) {
  FORWARD(cuMemAddressFree(as<CUdeviceptr>(start), size));
}
hipError_t hipMemCreate(hipMemGenericAllocationHandle_t *handle, size_t size, const hipMemAllocationProp *props,
                        unsigned long long flags) {
  if (release() < 6 || props->allocFlags.gpuDirectRDMACapable || props->allocFlags.compressionType)
    return hipErrorNotSupported;
  FORWARD(cuMemCreate(as<CUmemGenericAllocationHandle *>(handle), size, as<const CUmemAllocationProp *>(props), flags));
}
hipError_t hipMemRelease(hipMemGenericAllocationHandle_t handle) {
  FORWARD(cuMemRelease(as<CUmemGenericAllocationHandle>(handle)));
}
hipError_t hipMemMap(void *start, size_t size, size_t offset, hipMemGenericAllocationHandle_t handle,
                     unsigned long long flags) {
  FORWARD(cuMemMap(as<CUdeviceptr>(start), size, offset, as<CUmemGenericAllocationHandle>(handle), flags));
}
hipError_t hipMemUnmap(void *start, size_t size) {
  FORWARD(cuMemUnmap(as<CUdeviceptr>(start), size));
}
hipError_t hipMemSetAccess(void *start, size_t size, const hipMemAccessDesc *descs, size_t count) {
  FORWARD(cuMemSetAccess(as<CUdeviceptr>(start), size, as<const CUmemAccessDesc *>(descs), count));
}

hipError_t hipMemExportToShareableHandle(void *handle, hipMemGenericAllocationHandle_t memory,
                                         hipMemAllocationHandleType type, unsigned long long flags) {
  FORWARD(cuMemExportToShareableHandle(handle, as<CUmemGenericAllocationHandle>(memory),
                                       static_cast<CUmemAllocationHandleType>(type), flags));
}
hipError_t hipMemImportFromShareableHandle(hipMemGenericAllocationHandle_t *handle, void *given,
                                           hipMemAllocationHandleType type) {
  FORWARD(cuMemImportFromShareableHandle(as<CUmemGenericAllocationHandle *>(handle), given,
                                         static_cast<CUmemAllocationHandleType>(type)));
}
hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t *handle, void *memory) {
  FORWARD(cuIpcGetMemHandle(as<CUipcMemHandle *>(handle), as<CUdeviceptr>(memory)));
}
/// "Must be specified as hipIpcMemLazyEnablePeerAccess", whose number has changed.
hipError_t hipIpcOpenMemHandle(void **memory, hipIpcMemHandle_t handle, unsigned flags) {
  if (flags != (release() < 6 ? 0u : 1u))
    return hipErrorInvalidValue;
  FORWARD(cuIpcOpenMemHandle(as<CUdeviceptr *>(memory), *as<CUipcMemHandle *>(&handle),
                             CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
}
hipError_t hipIpcCloseMemHandle(void *memory) {
  FORWARD(cuIpcCloseMemHandle(as<CUdeviceptr>(memory)));
}
hipError_t hipIpcGetEventHandle(hipIpcEventHandle_t *handle, hipEvent_t event) {
  FORWARD(cuIpcGetEventHandle(as<CUipcEventHandle *>(handle), as<CUevent>(event)));
}
hipError_t hipIpcOpenEventHandle(hipEvent_t *event, hipIpcEventHandle_t handle) {
  FORWARD(cuIpcOpenEventHandle(as<CUevent *>(event), *as<CUipcEventHandle *>(&handle)));
}

hipError_t hipImportExternalMemory(hipExternalMemory_t *memory, const hipExternalMemoryHandleDesc *desc) {
  FORWARD(cuImportExternalMemory(as<CUexternalMemory *>(memory), as<const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *>(desc)));
}
hipError_t hipExternalMemoryGetMappedBuffer(void **mapped, hipExternalMemory_t memory,
                                            const hipExternalMemoryBufferDesc *desc) {
  FORWARD(cuExternalMemoryGetMappedBuffer(as<CUdeviceptr *>(mapped), as<CUexternalMemory>(memory),
                                          as<const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *>(desc)));
}
hipError_t hipDestroyExternalMemory(hipExternalMemory_t memory) {
  FORWARD(cuDestroyExternalMemory(as<CUexternalMemory>(memory)));
}
hipError_t hipImportExternalSemaphore(hipExternalSemaphore_t *semaphore, const hipExternalSemaphoreHandleDesc *desc) {
  if (desc->type != hipExternalSemaphoreHandleTypeOpaqueFd)
    return hipErrorInvalidValue;
  FORWARD(cuImportExternalSemaphore(as<CUexternalSemaphore *>(semaphore),
                                    as<const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *>(desc)));
}
hipError_t hipDestroyExternalSemaphore(hipExternalSemaphore_t semaphore) {
  FORWARD(cuDestroyExternalSemaphore(as<CUexternalSemaphore>(semaphore)));
}
hipError_t hipWaitExternalSemaphoresAsync(const hipExternalSemaphore_t *semaphores,
                                          const hipExternalSemaphoreWaitParams *params, unsigned count,
                                          hipStream_t stream) {
  FORWARD(cuWaitExternalSemaphoresAsync(as<const CUexternalSemaphore *>(semaphores),
                                        as<const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *>(params), count,
                                        fake::streamOf(stream, __func__)));
}
hipError_t hipSignalExternalSemaphoresAsync(const hipExternalSemaphore_t *semaphores,
                                            const hipExternalSemaphoreSignalParams *params, unsigned count,
                                            hipStream_t stream) {
  FORWARD(cuSignalExternalSemaphoresAsync(as<const CUexternalSemaphore *>(semaphores),
                                          as<const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *>(params), count,
                                          fake::streamOf(stream, __func__)));
}

/// Of one device's memory alone; a limit has a place from HIP 6 on.
hipError_t hipMemPoolCreate(hipMemPool_t *pool, const hipMemPoolProps *props) {
  const auto &reserved = props->reserved;
  if (props->allocType != hipMemAllocationTypePinned || props->location.type != hipMemLocationTypeDevice ||
      std::any_of(std::begin(reserved), std::end(reserved), [](unsigned char byte) { return byte != 0; }))
    return hipErrorInvalidValue;
  FORWARD(cuMemPoolCreate(as<CUmemoryPool *>(pool), as<const CUmemPoolProps *>(props)));
}
hipError_t hipMemPoolDestroy(hipMemPool_t pool) {
  FORWARD(cuMemPoolDestroy(as<CUmemoryPool>(pool)));
}
hipError_t hipMemPoolTrimTo(hipMemPool_t pool, size_t keep) {
  FORWARD(cuMemPoolTrimTo(as<CUmemoryPool>(pool), keep));
}
hipError_t hipMemPoolSetAttribute(hipMemPool_t pool, hipMemPoolAttr attribute, void *value) {
  FORWARD(cuMemPoolSetAttribute(as<CUmemoryPool>(pool), static_cast<CUmemPool_attribute>(attribute), value));
}
hipError_t hipMemPoolGetAttribute(hipMemPool_t pool, hipMemPoolAttr attribute, void *value) {
  FORWARD(cuMemPoolGetAttribute(as<CUmemoryPool>(pool), static_cast<CUmemPool_attribute>(attribute), value));
}
hipError_t hipMemPoolSetAccess(hipMemPool_t pool, const hipMemAccessDesc *descs, size_t count) {
  FORWARD(cuMemPoolSetAccess(as<CUmemoryPool>(pool), as<const CUmemAccessDesc *>(descs), count));
}
hipError_t hipMallocFromPoolAsync(void **memory, size_t size, hipMemPool_t pool, hipStream_t stream) {
  FORWARD(cuMemAllocFromPoolAsync(as<CUdeviceptr *>(memory), size, as<CUmemoryPool>(pool),
                                  fake::streamOf(stream, __func__)));
}
hipError_t hipFreeAsync(void *memory, hipStream_t stream) {
  FORWARD(cuMemFreeAsync(as<CUdeviceptr>(memory), fake::streamOf(stream, __func__)));
}

} // namespace ur::hip
