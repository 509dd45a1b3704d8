// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// By hand: what HIP's headers don't have for NVIDIA's devices, and what has other structures or other answers there
// than AMD's library of the same release. The rest is exports.py's.
#include "hip/nvidia/forward.hpp"

#include "adapters/cuda_like/elf.hpp"

#include <array>
#include <cstring>

namespace ur::hip {

namespace {

using Error = ur::hip::hipError_t;

Error of(CUresult result) noexcept {
  return static_cast<Error>(hipCUResultTohipError(result));
}
Error of(cudaError_t result) noexcept {
  return static_cast<Error>(hipCUDAErrorTohipError(result));
}

CUmemorytype typeOf(hipMemoryType5 type) noexcept {
  switch (type) {
  case hipMemoryTypeHost5:
    return CU_MEMORYTYPE_HOST;
  case hipMemoryTypeDevice5:
    return CU_MEMORYTYPE_DEVICE;
  case hipMemoryTypeArray5:
    return CU_MEMORYTYPE_ARRAY;
  default:
    return CU_MEMORYTYPE_UNIFIED;
  }
}

/// A launch's arguments in one piece: the mark at the end of the list has another value on AMD's devices.
class Extra {
public:
  explicit Extra(void *const *given) noexcept : given_(given != nullptr) {
    for (size_t i = 0; given && i + 1 < list_.size() && given[i] != kAmdEnd; i += 2) {
      list_[i] = given[i];
      list_[i + 1] = given[i + 1];
    }
  }
  void **list() noexcept { return given_ ? list_.data() : nullptr; }

private:
  static inline void *const kAmdEnd = reinterpret_cast<void *>(uintptr_t{3});
  std::array<void *, 5> list_{}; // NVIDIA's mark is null
  const bool given_;
};

/// As the driver has it, which knows functions of modules: the functions of CUDA's runtime are others.
CUDA_KERNEL_NODE_PARAMS driverNode(const ur::hip::hipKernelNodeParams &node, Extra &extra) noexcept {
  CUDA_KERNEL_NODE_PARAMS made{};
  made.func = static_cast<CUfunction>(node.func);
  made.gridDimX = node.gridDim.x;
  made.gridDimY = node.gridDim.y;
  made.gridDimZ = node.gridDim.z;
  made.blockDimX = node.blockDim.x;
  made.blockDimY = node.blockDim.y;
  made.blockDimZ = node.blockDim.z;
  made.sharedMemBytes = node.sharedMemBytes;
  made.kernelParams = node.kernelParams;
  made.extra = extra.list();
  return made;
}

/// The device's code in a code object that code_object.py has made; what is none is the driver's to judge.
const void *codeIn(const void *image) noexcept {
  const auto *bytes = static_cast<const uint8_t *>(image);
  if (std::memcmp(bytes, ELFMAG, SELFMAG) != 0)
    return image;
  const std::span<const uint8_t> file(bytes, PTRDIFF_MAX); // nobody tells how long it is
  const void *code = image;
  eachSection(file, [&](const Elf64_Ehdr &header, const Elf64_Shdr &section) {
    Elf64_Shdr names;
    if (readAt(file, header.e_shoff + uint64_t{header.e_shstrndx} * sizeof names, &names) &&
        std::strcmp(reinterpret_cast<const char *>(bytes) + names.sh_offset + section.sh_name, ".cubin") == 0)
      code = bytes + section.sh_offset;
  });
  return code;
}

} // namespace

/// That of the headers. CUDA's is another.
EXPORT Error hipRuntimeGetVersion(int *version) {
  *version = HIP_VERSION;
  return ur::hip::hipSuccess;
}

EXPORT Error hipDeviceGetAttribute(int *value, ur::hip::hipDeviceAttribute_t attribute, int device) {
  if (attribute == ur::hip::hipDeviceAttributeImageSupport) { // as AMD calls it; NVIDIA's devices all have them
    *value = 1;
    return ur::hip::hipSuccess;
  }
  return forward<Error, false>(&::header_hipDeviceGetAttribute, value, attribute, device);
}

EXPORT const char *hipKernelNameRef(ur::hip::hipFunction_t function) {
  const char *name = nullptr;
  return cuFuncGetName(&name, reinterpret_cast<CUfunction>(function)) == CUDA_SUCCESS ? name : nullptr;
}

EXPORT Error hipModuleLoadData(ur::hip::hipModule_t *module, const void *image) {
  return forward<Error, true>(&::header_hipModuleLoadData, module, codeIn(image));
}

EXPORT Error hipModuleLaunchKernel(ur::hip::hipFunction_t function, unsigned groupsX, unsigned groupsY,
                                   unsigned groupsZ, unsigned itemsX, unsigned itemsY, unsigned itemsZ, unsigned memory,
                                   ur::hip::hipStream_t stream, void **values, void **given) {
  haveDevice();
  Extra extra(given);
  return static_cast<Error>(
      ::header_hipModuleLaunchKernel(reinterpret_cast<CUfunction>(function), groupsX, groupsY, groupsZ, itemsX, itemsY,
                                     itemsZ, memory, reinterpret_cast<cudaStream_t>(stream), values, extra.list()));
}

EXPORT Error hipGraphAddKernelNode(ur::hip::hipGraphNode_t *node, ur::hip::hipGraph_t graph,
                                   const ur::hip::hipGraphNode_t *after, size_t count,
                                   const ur::hip::hipKernelNodeParams *params) {
  haveDevice();
  Extra extra(params->extra);
  const CUDA_KERNEL_NODE_PARAMS made = driverNode(*params, extra);
  return of(cuGraphAddKernelNode(reinterpret_cast<CUgraphNode *>(node), reinterpret_cast<CUgraph>(graph),
                                 reinterpret_cast<const CUgraphNode *>(after), count, &made));
}
EXPORT Error hipGraphExecKernelNodeSetParams(ur::hip::hipGraphExec_t executable, ur::hip::hipGraphNode_t node,
                                             const ur::hip::hipKernelNodeParams *params) {
  haveDevice();
  Extra extra(params->extra);
  const CUDA_KERNEL_NODE_PARAMS made = driverNode(*params, extra);
  return of(cuGraphExecKernelNodeSetParams(reinterpret_cast<CUgraphExec>(executable),
                                           reinterpret_cast<CUgraphNode>(node), &made));
}

EXPORT Error hipGraphAddMemsetNode(ur::hip::hipGraphNode_t *node, ur::hip::hipGraph_t graph,
                                   const ur::hip::hipGraphNode_t *after, size_t count,
                                   const ur::hip::hipMemsetParams6 *params) {
  haveDevice();
  const cudaMemsetParams made{params->dst,         params->pitch, params->value,
                              params->elementSize, params->width, params->height};
  return static_cast<Error>(
      ::header_hipGraphAddMemsetNode(reinterpret_cast<cudaGraphNode_t *>(node), reinterpret_cast<cudaGraph_t>(graph),
                                     reinterpret_cast<const cudaGraphNode_t *>(after), count, &made));
}

/// A box of HIP 5.
EXPORT Error hipDrvMemcpy3DAsync(const HIP_MEMCPY3D5 *box, ur::hip::hipStream_t stream) {
  haveDevice();
  CUDA_MEMCPY3D made{};
  made.srcXInBytes = box->srcXInBytes;
  made.srcY = box->srcY;
  made.srcZ = box->srcZ;
  made.srcLOD = box->srcLOD;
  made.srcMemoryType = typeOf(box->srcMemoryType);
  made.srcHost = box->srcHost;
  made.srcDevice = reinterpret_cast<CUdeviceptr>(box->srcDevice);
  made.srcArray = reinterpret_cast<CUarray>(box->srcArray);
  made.srcPitch = box->srcPitch;
  made.srcHeight = box->srcHeight;
  made.dstXInBytes = box->dstXInBytes;
  made.dstY = box->dstY;
  made.dstZ = box->dstZ;
  made.dstLOD = box->dstLOD;
  made.dstMemoryType = typeOf(box->dstMemoryType);
  made.dstHost = box->dstHost;
  made.dstDevice = reinterpret_cast<CUdeviceptr>(box->dstDevice);
  made.dstArray = reinterpret_cast<CUarray>(box->dstArray);
  made.dstPitch = box->dstPitch;
  made.dstHeight = box->dstHeight;
  made.WidthInBytes = box->WidthInBytes;
  made.Height = box->Height;
  made.Depth = box->Depth;
  return static_cast<Error>(::header_hipDrvMemcpy3DAsync(&made, reinterpret_cast<cudaStream_t>(stream)));
}

/// HIP's own converts the first description alone.
EXPORT Error hipMemSetAccess(void *memory, size_t size, const ur::hip::hipMemAccessDesc *descriptions, size_t count) {
  haveDevice();
  Error result = ur::hip::hipSuccess;
  for (size_t i = 0; i < count && result == ur::hip::hipSuccess; ++i)
    result = forward<Error, false>(&::header_hipMemSetAccess, memory, size, descriptions + i, size_t{1});
  return result;
}

/// Of HIP 5's flags there are none; of CUDA's this one is a must.
EXPORT Error hipIpcOpenMemHandle(void **memory, ur::hip::hipIpcMemHandle_t handle, unsigned) {
  return forward<Error, true>(&::header_hipIpcOpenMemHandle, memory, handle, unsigned{cudaIpcMemLazyEnablePeerAccess});
}

EXPORT Error hipCreateSurfaceObject(ur::hip::hipSurfaceObject_t *surface, const ur::hip::hipResourceDesc *given) {
  haveDevice();
  if (int{given->resType} != int{cudaResourceTypeArray}) // of both the first
    return ur::hip::hipErrorNotSupported;
  cudaResourceDesc made{};
  made.resType = cudaResourceTypeArray;
  made.res.array.array = reinterpret_cast<cudaArray_t>(given->res.array.array);
  return of(cudaCreateSurfaceObject(reinterpret_cast<cudaSurfaceObject_t *>(surface), &made));
}

} // namespace ur::hip
