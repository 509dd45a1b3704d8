// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/functions.hpp"
#include "fakes/cuda/memory.hpp"

#include <algorithm>
#include <cstring>

namespace ur::cuda::fake {

#define BEGIN()                                                                                                        \
  Call call(__func__);                                                                                                 \
  if (call.refused() != CUDA_SUCCESS)                                                                                  \
  return call.refused()

namespace {

/// As the real one: freeing waits for the device.
void waitForDevice(Call &call) {
  waitUntil(call, [] {
    return std::all_of(engine().streams.all().begin(), engine().streams.all().end(),
                       [](const Stream *stream) { return stream->idle(); });
  });
}

char *bytesOf(CUdeviceptr address) {
  return reinterpret_cast<char *>(address);
}

/// Memory has to be alive when a command is given, and when it runs.
void checkBoth(Stream &stream, const char *function, const void *address, size_t size) {
  memory().check(address, size, function);
  enqueue(stream, [=] {
    std::lock_guard lock(engine().mutex);
    memory().check(address, size, function);
    return CUDA_SUCCESS;
  });
}

template <class Word>
CUresult set(const char *function, CUdeviceptr dst, size_t pitch, Word value, size_t width, size_t height,
             CUstream to) {
  Call call(function);
  if (call.refused() != CUDA_SUCCESS)
    return call.refused();
  if (dst % sizeof value != 0 || (height > 1 && (pitch % sizeof value != 0 || pitch < width * sizeof value)))
    return CUDA_ERROR_INVALID_VALUE;
  Stream &stream = engine().streams.of(to, function);
  if (width == 0 || height == 0)
    return CUDA_SUCCESS;
  checkBoth(stream, function, bytesOf(dst), (height - 1) * pitch + width * sizeof value);
  enqueue(stream, [=] {
    for (size_t y = 0; y < height; ++y)
      std::fill_n(reinterpret_cast<Word *>(bytesOf(dst) + y * pitch), width, value);
    return CUDA_SUCCESS;
  });
  return CUDA_SUCCESS;
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
  BEGIN();
  waitForDevice(call);
  memory().free(bytesOf(address), __func__, false);
  return CUDA_SUCCESS;
}
CUresult cuMemFreeHost(void *address) {
  BEGIN();
  waitForDevice(call);
  memory().free(address, __func__, true);
  return CUDA_SUCCESS;
}
CUresult cuPointerGetAttribute(void *value, CUpointer_attribute attribute, CUdeviceptr address) {
  BEGIN();
  const Block *block = memory().find(bytesOf(address));
  if (!block || attribute != CU_POINTER_ATTRIBUTE_MEMORY_TYPE)
    return CUDA_ERROR_INVALID_VALUE;
  *static_cast<CUmemorytype *>(value) = block->kind == Kind::host ? CU_MEMORYTYPE_HOST : CU_MEMORYTYPE_DEVICE;
  return CUDA_SUCCESS;
}

CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t size, CUstream to) {
  BEGIN();
  Stream &stream = engine().streams.of(to, __func__);
  checkBoth(stream, __func__, bytesOf(dst), size);
  checkBoth(stream, __func__, bytesOf(src), size);
  enqueue(stream, [=] {
    std::memcpy(bytesOf(dst), bytesOf(src), size);
    return CUDA_SUCCESS;
  });
  return CUDA_SUCCESS;
}
CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D *box, CUstream to) {
  BEGIN();
  Stream &stream = engine().streams.of(to, __func__);
  const CUDA_MEMCPY3D work = *box;
  if (work.srcMemoryType != CU_MEMORYTYPE_UNIFIED || work.dstMemoryType != CU_MEMORYTYPE_UNIFIED ||
      work.srcPitch < work.WidthInBytes || work.dstPitch < work.WidthInBytes ||
      (work.Depth > 1 && (work.srcHeight < work.Height || work.dstHeight < work.Height)))
    return CUDA_ERROR_INVALID_VALUE;
  const auto span = [&](size_t pitch, size_t height) {
    return ((work.Depth - 1) * height + work.Height - 1) * pitch + work.WidthInBytes;
  };
  checkBoth(stream, __func__, bytesOf(work.dstDevice), span(work.dstPitch, work.dstHeight));
  checkBoth(stream, __func__, bytesOf(work.srcDevice), span(work.srcPitch, work.srcHeight));
  enqueue(stream, [=] {
    for (size_t z = 0; z < work.Depth; ++z)
      for (size_t y = 0; y < work.Height; ++y)
        std::memcpy(bytesOf(work.dstDevice) + (z * work.dstHeight + y) * work.dstPitch,
                    bytesOf(work.srcDevice) + (z * work.srcHeight + y) * work.srcPitch, work.WidthInBytes);
    return CUDA_SUCCESS;
  });
  return CUDA_SUCCESS;
}
CUresult cuMemsetD8Async(CUdeviceptr dst, unsigned char value, size_t count, CUstream to) {
  return set<uint8_t>(__func__, dst, count, value, count, 1, to);
}
CUresult cuMemsetD16Async(CUdeviceptr dst, unsigned short value, size_t count, CUstream to) {
  return set<uint16_t>(__func__, dst, count * 2, value, count, 1, to);
}
CUresult cuMemsetD32Async(CUdeviceptr dst, unsigned value, size_t count, CUstream to) {
  return set<uint32_t>(__func__, dst, count * 4, value, count, 1, to);
}
CUresult cuMemsetD2D8Async(CUdeviceptr dst, size_t pitch, unsigned char value, size_t width, size_t height,
                           CUstream to) {
  return set<uint8_t>(__func__, dst, pitch, value, width, height, to);
}
CUresult cuMemsetD2D16Async(CUdeviceptr dst, size_t pitch, unsigned short value, size_t width, size_t height,
                            CUstream to) {
  return set<uint16_t>(__func__, dst, pitch, value, width, height, to);
}
CUresult cuMemsetD2D32Async(CUdeviceptr dst, size_t pitch, unsigned value, size_t width, size_t height, CUstream to) {
  return set<uint32_t>(__func__, dst, pitch, value, width, height, to);
}

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
  BEGIN();
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
CUresult cuMemPoolSetAccess(CUmemoryPool handle, const CUmemAccessDesc *, size_t) {
  BEGIN();
  pools().of(handle, __func__);
  return CUDA_SUCCESS;
}
CUresult cuMemAllocFromPoolAsync(CUdeviceptr *address, size_t size, CUmemoryPool handle, CUstream to) {
  BEGIN();
  engine().streams.of(to, __func__);
  Pool &pool = pools().of(handle, __func__);
  const Kind kind = pool.props.allocType == CU_MEM_ALLOCATION_TYPE_MANAGED  ? Kind::managed
                    : pool.props.location.type == CU_MEM_LOCATION_TYPE_HOST ? Kind::host
                                                                            : Kind::device;
  return memory().alloc(kind, *t_current->device, size, &pool, reinterpret_cast<void **>(address));
}
CUresult cuMemFreeAsync(CUdeviceptr address, CUstream to) {
  BEGIN();
  if (!engine().streams.of(to, __func__).idle())
    die("cuMemFreeAsync: its stream has other work; the fake frees at once");
  memory().free(bytesOf(address), __func__, false);
  return CUDA_SUCCESS;
}

} // namespace ur::cuda::fake
