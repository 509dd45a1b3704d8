// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies and fills.
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

char *bytesOf(CUdeviceptr address) {
  return reinterpret_cast<char *>(address);
}

/// Memory has to be alive and usable when a command is given, and when it runs.
void checkBoth(Stream &stream, const char *function, const void *address, size_t size, Use use) {
  const Context &user = *stream.context;
  memory().check(address, size, function, user, use);
  enqueue(stream, [=, &user] {
    std::lock_guard lock(engine().mutex);
    memory().check(address, size, function, user, use);
    return CUDA_SUCCESS;
  });
}

/// The end of a copy for which the caller says whose memory it is.
void checkPeer(Stream &stream, const char *function, const void *address, size_t size, CUcontext owner) {
  const auto check = [=] {
    const Block *block = memory().find(address);
    const auto *context = reinterpret_cast<Context *>(owner);
    if (block && (block->kind != Kind::device || block->device != context->device))
      die("%s: %p isn't memory of that context's device", function, address);
    memory().check(address, size, function);
  };
  check();
  enqueue(stream, [=] {
    std::lock_guard lock(engine().mutex);
    check();
    return CUDA_SUCCESS;
  });
}

size_t spanOf(const CUDA_MEMCPY3D_PEER &work, size_t pitch, size_t height) {
  return ((work.Depth - 1) * height + work.Height - 1) * pitch + work.WidthInBytes;
}

bool isSound(const CUDA_MEMCPY3D_PEER &work, CUmemorytype type) {
  return work.srcMemoryType == type && work.dstMemoryType == type && work.srcPitch >= work.WidthInBytes &&
         work.dstPitch >= work.WidthInBytes &&
         (work.Depth <= 1 || (work.srcHeight >= work.Height && work.dstHeight >= work.Height));
}

void copyRow(Stream &stream, CUdeviceptr dst, CUdeviceptr src, size_t size) {
  enqueue(stream, [=] {
    std::memcpy(bytesOf(dst), bytesOf(src), size);
    return CUDA_SUCCESS;
  });
}

void copyBox(Stream &stream, const CUDA_MEMCPY3D_PEER &work) {
  enqueue(stream, [=] {
    for (size_t z = 0; z < work.Depth; ++z)
      for (size_t y = 0; y < work.Height; ++y)
        std::memcpy(bytesOf(work.dstDevice) + (z * work.dstHeight + y) * work.dstPitch,
                    bytesOf(work.srcDevice) + (z * work.srcHeight + y) * work.srcPitch, work.WidthInBytes);
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
  checkBoth(stream, function, bytesOf(dst), (height - 1) * pitch + width * sizeof value, Use::set);
  enqueue(stream, [=] {
    for (size_t y = 0; y < height; ++y)
      std::fill_n(reinterpret_cast<Word *>(bytesOf(dst) + y * pitch), width, value);
    return CUDA_SUCCESS;
  });
  return CUDA_SUCCESS;
}

} // namespace

CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t size, CUstream to) {
  BEGIN();
  Stream &stream = engine().streams.of(to, __func__);
  if (memory().leavesRegistered(bytesOf(dst), size) || memory().leavesRegistered(bytesOf(src), size))
    return CUDA_ERROR_INVALID_VALUE;
  checkBoth(stream, __func__, bytesOf(dst), size, Use::copyTo);
  checkBoth(stream, __func__, bytesOf(src), size, Use::copyFrom);
  copyRow(stream, dst, src, size);
  return CUDA_SUCCESS;
}
CUresult cuMemcpyPeerAsync(CUdeviceptr dst, CUcontext dstContext, CUdeviceptr src, CUcontext srcContext, size_t size,
                           CUstream to) {
  BEGIN();
  Stream &stream = engine().streams.of(to, __func__);
  checkPeer(stream, __func__, bytesOf(dst), size, dstContext);
  checkPeer(stream, __func__, bytesOf(src), size, srcContext);
  copyRow(stream, dst, src, size);
  return CUDA_SUCCESS;
}
CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D *box, CUstream to) {
  BEGIN();
  Stream &stream = engine().streams.of(to, __func__);
  if (!isSound(*box, CU_MEMORYTYPE_UNIFIED) || box->srcContext || box->dstContext)
    return CUDA_ERROR_INVALID_VALUE;
  const size_t dstSpan = spanOf(*box, box->dstPitch, box->dstHeight),
               srcSpan = spanOf(*box, box->srcPitch, box->srcHeight);
  if (memory().leavesRegistered(bytesOf(box->dstDevice), dstSpan) ||
      memory().leavesRegistered(bytesOf(box->srcDevice), srcSpan))
    return CUDA_ERROR_INVALID_VALUE;
  checkBoth(stream, __func__, bytesOf(box->dstDevice), dstSpan, Use::copyTo);
  checkBoth(stream, __func__, bytesOf(box->srcDevice), srcSpan, Use::copyFrom);
  copyBox(stream, *box);
  return CUDA_SUCCESS;
}
CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *box, CUstream to) {
  BEGIN();
  Stream &stream = engine().streams.of(to, __func__);
  if (!isSound(*box, CU_MEMORYTYPE_DEVICE))
    return CUDA_ERROR_INVALID_VALUE;
  checkPeer(stream, __func__, bytesOf(box->dstDevice), spanOf(*box, box->dstPitch, box->dstHeight), box->dstContext);
  checkPeer(stream, __func__, bytesOf(box->srcDevice), spanOf(*box, box->srcPitch, box->srcHeight), box->srcContext);
  copyBox(stream, *box);
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

} // namespace ur::cuda::fake
