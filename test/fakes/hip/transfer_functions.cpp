// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies and fills, and images.
#include "fakes/cuda/images.hpp"
#include "fakes/hip/functions.hpp"

#include <mutex>

namespace ur::hip {

using namespace fake;

namespace {

CUcontext ownerOfArray(hipArray_t array, const char *function) {
  std::lock_guard lock(cu::engine().mutex);
  return as<CUcontext>(cu::arrays().of(array, function).context);
}

/// An end of a box, whose kind of memory is that of either release.
struct End {
  CUmemorytype type = CU_MEMORYTYPE_UNIFIED;
  CUdeviceptr memory = 0;
  CUarray array = nullptr;
  CUcontext owner = nullptr; ///< of an array, or of a device's memory; null: nobody asks
};

/// "hipMemoryTypeUnified: the runtime finds out whose memory it is."
template <class Type>
bool readEnd(const char *function, Type type, void *address, hipArray_t array, End *end) {
  constexpr bool kOld = std::is_same_v<Type, hipMemoryType5>;
  const int kind = type;
  if (kind == (kOld ? static_cast<int>(hipMemoryTypeArray5) : hipMemoryTypeArray)) {
    end->type = CU_MEMORYTYPE_ARRAY;
    end->array = as<CUarray>(array);
    end->owner = ownerOfArray(array, function);
    return true;
  }
  end->memory = as<CUdeviceptr>(address);
  if (kind == (kOld ? static_cast<int>(hipMemoryTypeUnified5) : hipMemoryTypeUnified))
    return true;
  end->type = CU_MEMORYTYPE_DEVICE;
  end->owner = ownerOf(address);
  return kind == (kOld ? static_cast<int>(hipMemoryTypeDevice5) : hipMemoryTypeDevice) && end->owner;
}

template <class Box>
hipError_t copyBox(const char *function, const Box &box, hipStream_t stream) {
  End src, dst;
  if (!readEnd(function, box.srcMemoryType, box.srcDevice, box.srcArray, &src) ||
      !readEnd(function, box.dstMemoryType, box.dstDevice, box.dstArray, &dst))
    return hipErrorInvalidValue;
  CUDA_MEMCPY3D_PEER made{};
  made.srcMemoryType = src.type;
  made.srcDevice = src.memory;
  made.srcArray = src.array;
  made.srcContext = src.owner;
  made.srcXInBytes = box.srcXInBytes;
  made.srcY = box.srcY;
  made.srcZ = box.srcZ;
  made.srcPitch = box.srcPitch;
  made.srcHeight = box.srcHeight;
  made.dstMemoryType = dst.type;
  made.dstDevice = dst.memory;
  made.dstArray = dst.array;
  made.dstContext = dst.owner;
  made.dstXInBytes = box.dstXInBytes;
  made.dstY = box.dstY;
  made.dstZ = box.dstZ;
  made.dstPitch = box.dstPitch;
  made.dstHeight = box.dstHeight;
  made.WidthInBytes = box.WidthInBytes;
  made.Height = box.Height;
  made.Depth = box.Depth;
  const OnDevice current(function);
  return of(cu::cuMemcpy3DPeerAsync(&made, fake::streamOf(stream, function)));
}

} // namespace

hipError_t hipMemcpyAsync(void *dst, const void *src, size_t size, hipMemcpyKind kind, hipStream_t stream) {
  if (kind != hipMemcpyDefault)
    cu::die("%s: kind %d", __func__, static_cast<int>(kind));
  FORWARD(cuMemcpyAsync(as<CUdeviceptr>(dst), as<CUdeviceptr>(src), size, fake::streamOf(stream, __func__)));
}
hipError_t hipMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t size,
                              hipStream_t stream) {
  for (const int device : {dstDevice, srcDevice}) {
    if (device < 0 || device >= cu::engine().deviceCount)
      return hipErrorInvalidDevice;
  }
  FORWARD(cuMemcpyPeerAsync(as<CUdeviceptr>(dst), contextOf(dstDevice), as<CUdeviceptr>(src), contextOf(srcDevice),
                            size, fake::streamOf(stream, __func__)));
}
hipError_t hipDrvMemcpy3DAsync(const HIP_MEMCPY3D *box, hipStream_t stream) {
  return release() < 6 ? copyBox(__func__, *as<const HIP_MEMCPY3D5 *>(box), stream) : copyBox(__func__, *box, stream);
}
hipError_t hipMemPrefetchAsync(const void *memory, size_t size, int device, hipStream_t stream) {
  FORWARD(cuMemPrefetchAsync(as<CUdeviceptr>(memory), size, device, fake::streamOf(stream, __func__)));
}
hipError_t hipMemAdvise(const void *memory, size_t size, hipMemoryAdvise advice, int device) {
  FORWARD(cuMemAdvise(as<CUdeviceptr>(memory), size, static_cast<CUmem_advise>(advice), device));
}
hipError_t hipMemsetD8Async(void *memory, unsigned char value, size_t count, hipStream_t stream) {
  FORWARD(cuMemsetD8Async(as<CUdeviceptr>(memory), value, count, fake::streamOf(stream, __func__)));
}
hipError_t hipMemsetD16Async(void *memory, unsigned short value, size_t count, hipStream_t stream) {
  FORWARD(cuMemsetD16Async(as<CUdeviceptr>(memory), value, count, fake::streamOf(stream, __func__)));
}
hipError_t hipMemsetD32Async(void *memory, int value, size_t count, hipStream_t stream) {
  FORWARD(
      cuMemsetD32Async(as<CUdeviceptr>(memory), static_cast<unsigned>(value), count, fake::streamOf(stream, __func__)));
}
/// Of bytes: the value's lowest.
hipError_t hipMemset2DAsync(void *memory, size_t pitch, int value, size_t width, size_t height, hipStream_t stream) {
  FORWARD(cuMemsetD2D8Async(as<CUdeviceptr>(memory), pitch, static_cast<unsigned char>(value), width, height,
                            fake::streamOf(stream, __func__)));
}

hipError_t hipArray3DCreate(hipArray_t *array, const HIP_ARRAY3D_DESCRIPTOR *desc) {
  FORWARD(cuArray3DCreate(as<CUarray *>(array), as<const CUDA_ARRAY3D_DESCRIPTOR *>(desc)));
}
hipError_t hipArray3DGetDescriptor(HIP_ARRAY3D_DESCRIPTOR *desc, hipArray_t array) {
  FORWARD(cuArray3DGetDescriptor(as<CUDA_ARRAY3D_DESCRIPTOR *>(desc), as<CUarray>(array)));
}
hipError_t hipArrayDestroy(hipArray_t array) {
  FORWARD(cuArrayDestroy(as<CUarray>(array)));
}
hipError_t hipCreateSurfaceObject(hipSurfaceObject_t *surface, const hipResourceDesc *desc) {
  if (desc->resType != hipResourceTypeArray)
    return hipErrorInvalidValue;
  CUDA_RESOURCE_DESC made{};
  made.res.array.hArray = as<CUarray>(desc->res.array.array);
  FORWARD(cuSurfObjectCreate(as<CUsurfObject *>(surface), &made));
}
hipError_t hipDestroySurfaceObject(hipSurfaceObject_t surface) {
  FORWARD(cuSurfObjectDestroy(as<CUsurfObject>(surface)));
}
hipError_t hipTexObjectCreate(hipTextureObject_t *texture, const HIP_RESOURCE_DESC *resource,
                              const HIP_TEXTURE_DESC *desc, const HIP_RESOURCE_VIEW_DESC *view) {
  FORWARD(cuTexObjectCreate(as<CUtexObject *>(texture), as<const CUDA_RESOURCE_DESC *>(resource),
                            as<const CUDA_TEXTURE_DESC *>(desc), as<const CUDA_RESOURCE_VIEW_DESC *>(view)));
}
hipError_t hipTexObjectDestroy(hipTextureObject_t texture) {
  FORWARD(cuTexObjectDestroy(as<CUtexObject>(texture)));
}

} // namespace ur::hip
