// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies and fills.
#include "fakes/cuda/functions.hpp"
#include "fakes/cuda/images.hpp"
#include "fakes/cuda/memory.hpp"

#include <algorithm>
#include <cstring>

namespace ur::cuda::fake {

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

void copyRow(Stream &stream, CUdeviceptr dst, CUdeviceptr src, size_t size) {
  enqueue(stream, [=] {
    std::memcpy(bytesOf(dst), bytesOf(src), size);
    return CUDA_SUCCESS;
  });
}

/// One end of a copy of a box.
struct End {
  CUmemorytype type;
  char *memory;
  CUarray array;
  CUcontext context;
  size_t x, y, z, pitch, height;

  static End source(const CUDA_MEMCPY3D_PEER &box) {
    return {box.srcMemoryType, bytesOf(box.srcDevice), box.srcArray, box.srcContext, box.srcXInBytes, box.srcY,
            box.srcZ,          box.srcPitch,           box.srcHeight};
  }
  static End target(const CUDA_MEMCPY3D_PEER &box) {
    return {box.dstMemoryType, bytesOf(box.dstDevice), box.dstArray, box.dstContext, box.dstXInBytes, box.dstY,
            box.dstZ,          box.dstPitch,           box.dstHeight};
  }
  char *row(size_t row, size_t slice) const {
    return array ? reinterpret_cast<Array *>(array)->at(x, y + row, z + slice)
                 : memory + (slice * height + row) * pitch;
  }
  bool isSound(const CUDA_MEMCPY3D_PEER &box, const char *function) const {
    if (type != CU_MEMORYTYPE_ARRAY) {
      return !array && x == 0 && y == 0 && z == 0 && pitch >= box.WidthInBytes &&
             (box.Depth <= 1 || height >= box.Height);
    }
    const Array &of = arrays().of(array, function);
    return x % of.elementSize == 0 && box.WidthInBytes % of.elementSize == 0 && x + box.WidthInBytes <= of.pitch() &&
           y + box.Height <= of.rows() && z + box.Depth <= of.slices();
  }
  size_t span(const CUDA_MEMCPY3D_PEER &box) const {
    return ((box.Depth - 1) * height + box.Height - 1) * pitch + box.WidthInBytes;
  }
};

/// An array has to be alive, and of the device that is said or the stream's, when a command is given and when it runs.
void checkArray(Stream &stream, const char *function, CUarray array, CUcontext owner) {
  const auto *context = owner ? reinterpret_cast<Context *>(owner) : stream.context;
  if (arrays().of(array, function).context != context)
    die("%s: an array of another device", function);
  enqueue(stream, [=] {
    std::lock_guard lock(engine().mutex);
    arrays().of(array, function);
    return CUDA_SUCCESS;
  });
}

CUresult copyBox(Stream &stream, const char *function, const CUDA_MEMCPY3D_PEER &box, bool peers) {
  const End src = End::source(box), dst = End::target(box);
  for (const bool target : {false, true}) {
    const End &end = target ? dst : src;
    const bool array = end.type == CU_MEMORYTYPE_ARRAY, plain = end.type == CU_MEMORYTYPE_UNIFIED;
    if (!(array || plain || (peers && end.type == CU_MEMORYTYPE_DEVICE)) || (!peers && end.context) ||
        box.WidthInBytes == 0 || box.Height == 0 || box.Depth == 0 || !end.isSound(box, function))
      return CUDA_ERROR_INVALID_VALUE;
    if (plain && memory().leavesRegistered(end.memory, end.span(box)))
      return CUDA_ERROR_INVALID_VALUE;
    if (array)
      checkArray(stream, function, end.array, end.context);
    else if (plain)
      checkBoth(stream, function, end.memory, end.span(box), target ? Use::copyTo : Use::copyFrom);
    else
      checkPeer(stream, function, end.memory, end.span(box), end.context);
  }
  enqueue(stream, [src, dst, box] {
    for (size_t z = 0; z < box.Depth; ++z) {
      for (size_t y = 0; y < box.Height; ++y)
        std::memcpy(dst.row(y, z), src.row(y, z), box.WidthInBytes);
    }
    return CUDA_SUCCESS;
  });
  return CUDA_SUCCESS;
}

bool isManaged(CUdeviceptr address, size_t size) {
  const Block *block = memory().find(bytesOf(address));
  return block && block->kind == Kind::managed && size != 0 && address + size <= block->end();
}

template <class Word>
CUresult set(const char *function, CUdeviceptr dst, size_t pitch, Word value, size_t width, size_t height,
             CUstream to) {
  Call call(function);
  if (call.refused() != CUDA_SUCCESS)
    return call.refused();
  if (dst % sizeof value != 0 || (height > 1 && (pitch % sizeof value != 0 || pitch < width * sizeof value)))
    return CUDA_ERROR_INVALID_VALUE;
  Stream &stream = streamOf(to, function);
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
  Stream &stream = streamOf(to, __func__);
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
  Stream &stream = streamOf(to, __func__);
  checkPeer(stream, __func__, bytesOf(dst), size, dstContext);
  checkPeer(stream, __func__, bytesOf(src), size, srcContext);
  copyRow(stream, dst, src, size);
  return CUDA_SUCCESS;
}
CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D *box, CUstream to) {
  BEGIN();
  return copyBox(streamOf(to, __func__), __func__, *box, false);
}
CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *box, CUstream to) {
  BEGIN();
  return copyBox(streamOf(to, __func__), __func__, *box, true);
}

CUresult cuMemPrefetchAsync(CUdeviceptr address, size_t size, CUdevice device, CUstream to) {
  BEGIN();
  Stream &stream = streamOf(to, __func__);
  if (!isManaged(address, size))
    return CUDA_ERROR_INVALID_VALUE;
  if (device != CU_DEVICE_CPU && (device < 0 || device >= engine().deviceCount))
    return CUDA_ERROR_INVALID_DEVICE;
  checkBoth(stream, __func__, bytesOf(address), size, Use::set);
  memory().hints(bytesOf(address)).prefetchedTo = device;
  return CUDA_SUCCESS;
}
CUresult cuMemAdvise(CUdeviceptr address, size_t size, CUmem_advise advice, CUdevice device) {
  BEGIN();
  if (!isManaged(address, size) || advice < CU_MEM_ADVISE_SET_READ_MOSTLY || advice > CU_MEM_ADVISE_UNSET_ACCESSED_BY)
    return CUDA_ERROR_INVALID_VALUE;
  if (device != CU_DEVICE_CPU && (device < 0 || device >= engine().deviceCount))
    return CUDA_ERROR_INVALID_DEVICE;
  Hints &hints = memory().hints(bytesOf(address));
  switch (advice) {
  case CU_MEM_ADVISE_SET_READ_MOSTLY:
  case CU_MEM_ADVISE_UNSET_READ_MOSTLY:
    hints.readMostly = advice == CU_MEM_ADVISE_SET_READ_MOSTLY;
    break;
  case CU_MEM_ADVISE_SET_PREFERRED_LOCATION:
    hints.preferred = device;
    break;
  case CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION:
    hints.preferred = kNowhere;
    break;
  case CU_MEM_ADVISE_SET_ACCESSED_BY:
    hints.accessedBy.insert(device);
    break;
  case CU_MEM_ADVISE_UNSET_ACCESSED_BY:
    hints.accessedBy.erase(device);
    break;
  }
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
