// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/functions.hpp"
#include "fakes/cuda/memory.hpp"

#include <algorithm>
#include <span>

namespace ur::cuda::fake {

CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *props) {
  BEGIN();
  // What was seen of the real one: more than there is, or any maximum of managed memory, is refused.
  if (props->maxSize > t_current->device->total)
    return CUDA_ERROR_OUT_OF_MEMORY;
  if (props->allocType == CU_MEM_ALLOCATION_TYPE_MANAGED && props->maxSize)
    return CUDA_ERROR_INVALID_VALUE;
  auto made = std::make_unique<Pool>();
  made->props = *props;
  *pool = reinterpret_cast<CUmemoryPool>(pools().add(std::move(made)));
  return CUDA_SUCCESS;
}
CUresult cuMemPoolDestroy(CUmemoryPool handle) {
  ENDING();
  std::unique_ptr<Pool> pool = pools().take(pools().of(handle, __func__));
  if (pool->used) // it goes with its last block
    pool.release()->destroyed = true;
  return CUDA_SUCCESS;
}
CUresult cuMemPoolTrimTo(CUmemoryPool handle, size_t keep) {
  BEGIN();
  Pool &pool = pools().of(handle, __func__);
  const auto unit = [](uint64_t size) { return (size + kPoolUnit - 1) / kPoolUnit * kPoolUnit; };
  pool.reserved = std::min(pool.reserved, std::max(unit(pool.used), keep / kPoolUnit * kPoolUnit));
  return CUDA_SUCCESS;
}
CUresult cuMemPoolSetAttribute(CUmemoryPool handle, CUmemPool_attribute attribute, void *value) {
  BEGIN();
  Pool &pool = pools().of(handle, __func__);
  if (attribute == CU_MEMPOOL_ATTR_RELEASE_THRESHOLD)
    pool.threshold = *static_cast<uint64_t *>(value);
  else if (attribute == CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH)
    pool.high = pool.reserved;
  return CUDA_SUCCESS;
}
CUresult cuMemPoolGetAttribute(CUmemoryPool handle, CUmemPool_attribute attribute, void *value) {
  BEGIN();
  const Pool &pool = pools().of(handle, __func__);
  if (attribute != CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT && attribute != CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH)
    return CUDA_ERROR_NOT_SUPPORTED;
  *static_cast<uint64_t *>(value) = attribute == CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH ? pool.high : pool.reserved;
  return CUDA_SUCCESS;
}
CUresult cuMemPoolSetAccess(CUmemoryPool handle, const CUmemAccessDesc *descs, size_t count) {
  BEGIN();
  Pool &pool = pools().of(handle, __func__);
  const CUmemLocation &home = pool.props.location;
  if (pool.props.allocType == CU_MEM_ALLOCATION_TYPE_MANAGED)
    return CUDA_ERROR_INVALID_VALUE;
  for (const CUmemAccessDesc &desc : std::span(descs, count)) {
    const int device = desc.location.id;
    if (desc.location.type != CU_MEM_LOCATION_TYPE_DEVICE || device < 0 || device >= engine().deviceCount)
      return CUDA_ERROR_INVALID_DEVICE;
    const bool own = home.type == CU_MEM_LOCATION_TYPE_DEVICE && device == home.id;
    const bool given = desc.flags == CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    if (own && !given)
      return CUDA_ERROR_INVALID_VALUE;
    if (home.type == CU_MEM_LOCATION_TYPE_DEVICE && !own && !Engine::arePeers(device, home.id))
      return CUDA_ERROR_INVALID_DEVICE;
    if (given)
      pool.access.insert(&engine().devices[device]);
    else
      pool.access.erase(&engine().devices[device]);
  }
  return CUDA_SUCCESS;
}
CUresult cuMemAllocFromPoolAsync(CUdeviceptr *address, size_t size, CUmemoryPool handle, CUstream to) {
  BEGIN();
  streamOf(to, __func__);
  Pool &pool = pools().of(handle, __func__);
  const Kind kind = pool.props.allocType == CU_MEM_ALLOCATION_TYPE_MANAGED  ? Kind::managed
                    : pool.props.location.type == CU_MEM_LOCATION_TYPE_HOST ? Kind::host
                                                                            : Kind::device;
  return memory().alloc(kind, *t_current->device, size, &pool, reinterpret_cast<void **>(address));
}
CUresult cuMemFreeAsync(CUdeviceptr address, CUstream to) {
  ENDING();
  void *const block = reinterpret_cast<void *>(address);
  if (Stream &stream = streamOf(to, __func__); !stream.idle()) {
    enqueue(stream, [block] {
      memory().free(block, "cuMemFreeAsync", false);
      return CUDA_SUCCESS;
    });
    return CUDA_SUCCESS;
  }
  memory().free(block, __func__, false);
  return CUDA_SUCCESS;
}

} // namespace ur::cuda::fake
