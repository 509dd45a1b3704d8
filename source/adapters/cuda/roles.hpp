// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUDA's roles (docs/adr/0037-cuda-like.md): what source/adapters/cuda_like calls by names that all vendors share.
// Types, values, then calls: most of them are the driver's own, with the same arguments.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/cuda/current.hpp"
#include "adapters/cuda_like/launch_sizes.hpp"

#include "unified-runtime/ur_cuda_kernel.h"

namespace ur::cuda {

using Result = CUresult;
using DeviceNumber = CUdevice;
using ContextHandle = CUcontext;
using StreamHandle = CUstream;
using EventHandle = CUevent;
using DeviceAddress = CUdeviceptr; ///< a number that can be reckoned with
using PoolHandle = CUmemoryPool;
using PhysicalHandle = CUmemGenericAllocationHandle;
using IpcMemoryHandle = CUipcMemHandle;
using IpcEventHandle = CUipcEventHandle;
using ExternalMemoryHandle = CUexternalMemory;
using SemaphoreHandle = CUexternalSemaphore;
using ArrayHandle = CUarray;
using SurfaceHandle = CUsurfObject;
using TextureHandle = CUtexObject;
using ModuleHandle = CUmodule;
using FunctionHandle = CUfunction;
using GraphHandle = CUgraph;
using GraphExecHandle = CUgraphExec;
using GraphNodeHandle = CUgraphNode;
using KernelNodeParams = CUDA_KERNEL_NODE_PARAMS;
using Uuid = CUuuid;
using AddressMode = CUaddress_mode;
using ArrayDesc = CUDA_ARRAY3D_DESCRIPTOR;
using ArrayFormat = CUarray_format;
using Copy3D = CUDA_MEMCPY3D;
using AccessDesc = CUmemAccessDesc;
using AccessFlags = int;
using MemoryAdvice = CUmem_advise;
using MemoryType = CUmemorytype;
using PhysicalProps = CUmemAllocationProp;
using PoolAttribute = CUmemPool_attribute;
using PoolProps = CUmemPoolProps;
using TextureDesc = CUDA_TEXTURE_DESC;
/// What kernels are given for an image, and for a sampler that they take by value.
using ImageArgument = ur_cuda_image_t;
using SamplerArgument = ur_cuda_sampler_t;

constexpr Result kSuccess = CUDA_SUCCESS, kInvalidValue = CUDA_ERROR_INVALID_VALUE,
                 kOutOfMemory = CUDA_ERROR_OUT_OF_MEMORY, kNotReady = CUDA_ERROR_NOT_READY,
                 kNotSupported = CUDA_ERROR_NOT_SUPPORTED, kInvalidDevice = CUDA_ERROR_INVALID_DEVICE,
                 kInvalidContext = CUDA_ERROR_INVALID_CONTEXT, kContextDestroyed = CUDA_ERROR_CONTEXT_IS_DESTROYED,
                 kInvalidHandle = CUDA_ERROR_INVALID_HANDLE, kMapFailed = CUDA_ERROR_MAP_FAILED,
                 kNotFound = CUDA_ERROR_NOT_FOUND, kInvalidText = CUDA_ERROR_INVALID_PTX,
                 kOperatingSystem = CUDA_ERROR_OPERATING_SYSTEM, kPeerEnabled = CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED,
                 kPeerDisabled = CUDA_ERROR_PEER_ACCESS_NOT_ENABLED, kUnknown = CUDA_ERROR_UNKNOWN;

constexpr ContextHandle kNoContext = nullptr;
/// The device's default stream, whichever context is current.
inline const StreamHandle kLegacyStream = reinterpret_cast<StreamHandle>(uintptr_t{1});
/// No stream, but for each thread another.
constexpr uintptr_t kStreamOfEachThread = 2;
constexpr const char *kHostThreads = "ur-cu-host"; ///< the name of threads for callers' functions

constexpr unsigned kOrderedStream = CU_STREAM_DEFAULT, kFreeStream = CU_STREAM_NON_BLOCKING; ///< by the default one
constexpr unsigned kTimedEvent = CU_EVENT_DEFAULT, kPlainEvent = CU_EVENT_DISABLE_TIMING,
                   kInterProcessEvent = CU_EVENT_INTERPROCESS;
constexpr unsigned kHostPortable = CU_MEMHOSTALLOC_PORTABLE, kHostMapped = CU_MEMHOSTALLOC_DEVICEMAP;
constexpr unsigned kRegisterPortable = CU_MEMHOSTREGISTER_PORTABLE, kRegisterMapped = CU_MEMHOSTREGISTER_DEVICEMAP,
                   kRegisterReadOnly = CU_MEMHOSTREGISTER_READ_ONLY;
constexpr unsigned kAttachGlobal = CU_MEM_ATTACH_GLOBAL, kWaitAtLeast = CU_STREAM_WAIT_VALUE_GEQ,
                   kIpcLazyPeers = CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS;
constexpr DeviceNumber kHostNumber = CU_DEVICE_CPU;
constexpr MemoryType kHostMemory = CU_MEMORYTYPE_HOST, kDeviceMemory = CU_MEMORYTYPE_DEVICE,
                     kArrayMemory = CU_MEMORYTYPE_ARRAY, kAnyMemory = CU_MEMORYTYPE_UNIFIED;
constexpr AccessFlags kNoAccess = CU_MEM_ACCESS_FLAGS_PROT_NONE, kReadAccess = CU_MEM_ACCESS_FLAGS_PROT_READ,
                      kFullAccess = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
constexpr MemoryAdvice kReadMostly = CU_MEM_ADVISE_SET_READ_MOSTLY, kForgetReadMostly = CU_MEM_ADVISE_UNSET_READ_MOSTLY,
                       kPreferredPlace = CU_MEM_ADVISE_SET_PREFERRED_LOCATION,
                       kForgetPreferredPlace = CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION,
                       kAccessedBy = CU_MEM_ADVISE_SET_ACCESSED_BY, kForgetAccessedBy = CU_MEM_ADVISE_UNSET_ACCESSED_BY;
constexpr PoolAttribute kPoolFollowsEvents = CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES,
                        kPoolOpportunistic = CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC,
                        kPoolInternalDependencies = CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES,
                        kPoolThreshold = CU_MEMPOOL_ATTR_RELEASE_THRESHOLD,
                        kPoolReserved = CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT,
                        kPoolReservedHigh = CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH;
constexpr auto kPeerAtomics = CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED;
constexpr auto kLeastGranularity = CU_MEM_ALLOC_GRANULARITY_MINIMUM,
               kBestGranularity = CU_MEM_ALLOC_GRANULARITY_RECOMMENDED;
constexpr auto kDescriptorHandle = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;

constexpr ArrayFormat kUint8Format = CU_AD_FORMAT_UNSIGNED_INT8, kUint16Format = CU_AD_FORMAT_UNSIGNED_INT16,
                      kUint32Format = CU_AD_FORMAT_UNSIGNED_INT32, kInt8Format = CU_AD_FORMAT_SIGNED_INT8,
                      kInt16Format = CU_AD_FORMAT_SIGNED_INT16, kInt32Format = CU_AD_FORMAT_SIGNED_INT32,
                      kHalfFormat = CU_AD_FORMAT_HALF, kFloatFormat = CU_AD_FORMAT_FLOAT;
constexpr unsigned kLayeredArray = CUDA_ARRAY3D_LAYERED, kSurfaceArray = CUDA_ARRAY3D_SURFACE_LDST;
constexpr AddressMode kAddressWrap = CU_TR_ADDRESS_MODE_WRAP, kAddressClamp = CU_TR_ADDRESS_MODE_CLAMP,
                      kAddressMirror = CU_TR_ADDRESS_MODE_MIRROR, kAddressBorder = CU_TR_ADDRESS_MODE_BORDER;
constexpr auto kFilterPoint = CU_TR_FILTER_MODE_POINT, kFilterLinear = CU_TR_FILTER_MODE_LINEAR;
constexpr unsigned kReadAsInteger = CU_TRSF_READ_AS_INTEGER, kNormalizedCoordinates = CU_TRSF_NORMALIZED_COORDINATES;

/// A call with the same arguments under another name.
#define ROLE(role, function)                                                                                           \
  template <class... Given>                                                                                            \
  [[gnu::always_inline]] inline Result role(const Api &api, Given... given) noexcept {                                 \
    return api.function(given...);                                                                                     \
  }
ROLE(primaryRetain, cuDevicePrimaryCtxRetain)
ROLE(primaryRelease, cuDevicePrimaryCtxRelease)
ROLE(primaryState, cuDevicePrimaryCtxGetState)
ROLE(contextDestroy, cuCtxDestroy)
ROLE(currentDevice, cuCtxGetDevice)
ROLE(priorityRange, cuCtxGetStreamPriorityRange)
ROLE(deviceCount, cuDeviceGetCount)
ROLE(deviceGet, cuDeviceGet)
ROLE(deviceUuid, cuDeviceGetUuid)
ROLE(deviceCanAccessPeer, cuDeviceCanAccessPeer)
ROLE(peerAttribute, cuDeviceGetP2PAttribute)
ROLE(peerEnable, cuCtxEnablePeerAccess)
ROLE(peerDisable, cuCtxDisablePeerAccess)
ROLE(streamCreate, cuStreamCreateWithPriority)
ROLE(streamDestroy, cuStreamDestroy)
ROLE(streamQuery, cuStreamQuery)
ROLE(streamSynchronize, cuStreamSynchronize)
ROLE(streamAddCallback, cuStreamAddCallback)
ROLE(streamWaitEvent, cuStreamWaitEvent)
ROLE(streamWaitValue, cuStreamWaitValue32)
ROLE(launchHostFunction, cuLaunchHostFunc)
ROLE(eventCreate, cuEventCreate)
ROLE(eventDestroy, cuEventDestroy)
ROLE(eventRecord, cuEventRecord)
ROLE(eventQuery, cuEventQuery)
ROLE(eventSynchronize, cuEventSynchronize)
ROLE(eventElapsedTime, cuEventElapsedTime)
ROLE(memInfo, cuMemGetInfo)
ROLE(memAlloc, cuMemAlloc)
ROLE(memAllocManaged, cuMemAllocManaged)
ROLE(memFree, cuMemFree)
ROLE(hostAlloc, cuMemHostAlloc)
ROLE(hostFree, cuMemFreeHost)
ROLE(hostRegister, cuMemHostRegister)
ROLE(hostUnregister, cuMemHostUnregister)
ROLE(memPrefetchAsync, cuMemPrefetchAsync)
ROLE(memAdvise, cuMemAdvise)
ROLE(memcpyAsync, cuMemcpyAsync)
ROLE(memcpyPeerAsync, cuMemcpyPeerAsync)
ROLE(memcpy3DAsync, cuMemcpy3DAsync)
ROLE(memcpy3DPeerAsync, cuMemcpy3DPeerAsync)
ROLE(memset8Async, cuMemsetD8Async)
ROLE(memset16Async, cuMemsetD16Async)
ROLE(memset32Async, cuMemsetD32Async)
ROLE(memset2D8Async, cuMemsetD2D8Async)
ROLE(memset2D16Async, cuMemsetD2D16Async)
ROLE(memset2D32Async, cuMemsetD2D32Async)
ROLE(poolCreate, cuMemPoolCreate)
ROLE(poolDestroy, cuMemPoolDestroy)
ROLE(poolTrimTo, cuMemPoolTrimTo)
ROLE(poolSetAttribute, cuMemPoolSetAttribute)
ROLE(poolGetAttribute, cuMemPoolGetAttribute)
ROLE(poolSetAccess, cuMemPoolSetAccess)
ROLE(memAllocAsync, cuMemAllocFromPoolAsync)
ROLE(memFreeAsync, cuMemFreeAsync)
ROLE(physicalGranularity, cuMemGetAllocationGranularity)
ROLE(physicalCreate, cuMemCreate)
ROLE(physicalRelease, cuMemRelease)
ROLE(physicalExport, cuMemExportToShareableHandle)
ROLE(physicalImport, cuMemImportFromShareableHandle)
ROLE(addressReserve, cuMemAddressReserve)
ROLE(addressFree, cuMemAddressFree)
ROLE(memMap, cuMemMap)
ROLE(memUnmap, cuMemUnmap)
ROLE(memSetAccess, cuMemSetAccess)
ROLE(ipcGetMemory, cuIpcGetMemHandle)
ROLE(ipcOpenMemory, cuIpcOpenMemHandle)
ROLE(ipcCloseMemory, cuIpcCloseMemHandle)
ROLE(ipcGetEvent, cuIpcGetEventHandle)
ROLE(ipcOpenEvent, cuIpcOpenEventHandle)
ROLE(externalMemoryDestroy, cuDestroyExternalMemory)
ROLE(semaphoreDestroy, cuDestroyExternalSemaphore)
ROLE(moduleUnload, cuModuleUnload)
ROLE(moduleFunction, cuModuleGetFunction)
ROLE(moduleGlobal, cuModuleGetGlobal)
ROLE(functionOccupancy, cuOccupancyMaxActiveBlocksPerMultiprocessor)
ROLE(streamContext, cuStreamGetCtx)
ROLE(functionModule, cuFuncGetModule)
ROLE(functionName, cuFuncGetName)
ROLE(graphCreate, cuGraphCreate)
ROLE(graphDestroy, cuGraphDestroy)
ROLE(graphAddKernel, cuGraphAddKernelNode)
ROLE(graphAddEmpty, cuGraphAddEmptyNode)
ROLE(graphAddChild, cuGraphAddChildGraphNode)
ROLE(graphNodes, cuGraphGetNodes)
ROLE(graphInstantiate, cuGraphInstantiateWithFlags)
ROLE(graphExecSetKernel, cuGraphExecKernelNodeSetParams)
ROLE(graphLaunch, cuGraphLaunch)
ROLE(graphExecDestroy, cuGraphExecDestroy)
ROLE(arrayCreate, cuArray3DCreate)
ROLE(arrayDescriptor, cuArray3DGetDescriptor)
ROLE(arrayDestroy, cuArrayDestroy)
ROLE(surfaceDestroy, cuSurfObjectDestroy)
ROLE(textureDestroy, cuTexObjectDestroy)
#undef ROLE

/// No event is needed for that.
inline Result streamFinish(const Api &api, StreamHandle stream, std::atomic<EventHandle> &) noexcept {
  return api.cuStreamSynchronize(stream);
}

/// What an array of a launch's arguments in one piece says comes next, and its end.
inline void *const kArgumentsBegin = CU_LAUNCH_PARAM_BUFFER_POINTER,
                   *const kArgumentsSize = CU_LAUNCH_PARAM_BUFFER_SIZE, *const kArgumentsEnd = CU_LAUNCH_PARAM_END;
inline KernelNodeParams kernelNode(FunctionHandle function, const LaunchSizes &sizes, void **values,
                                   void **extra) noexcept {
  const auto &[groups, items, memory] = sizes;
  return {function, groups[0], groups[1], groups[2], items[0], items[1],
          items[2], memory,    values,    extra,     nullptr,  nullptr};
}
/// Without attributes.
inline CUlaunchConfig configOf(const LaunchSizes &sizes, StreamHandle stream) noexcept {
  const auto &[groups, items, memory] = sizes;
  return {groups[0], groups[1], groups[2], items[0], items[1], items[2], memory, stream, nullptr, 0};
}
/// Where there is Kernel::packedSize. With all arguments in one piece.
[[gnu::always_inline]] inline Result launchPacked(const Api &api, FunctionHandle function, const LaunchSizes &sizes,
                                                  StreamHandle stream, void **extra) noexcept {
  const CUlaunchConfig config = configOf(sizes, stream);
  return api.cuLaunchKernelEx(&config, function, nullptr, extra);
}
/// With an address for each argument, and all that a launch may ask for.
[[nodiscard]] Result launchKernel(const Api &api, FunctionHandle function, const LaunchSizes &sizes,
                                  StreamHandle stream, void **values, const core::LaunchDesc &desc) noexcept;

/// An address as the driver's structures hold it.
constexpr CUdeviceptr toDriver(DeviceAddress address) noexcept {
  return address;
}
inline void setContexts(Copy3D &copy, ContextHandle dst, ContextHandle src) noexcept {
  copy.dstContext = dst;
  copy.srcContext = src;
}
constexpr AccessDesc accessOf(DeviceNumber device, AccessFlags flags) noexcept {
  return {{CU_MEM_LOCATION_TYPE_DEVICE, device}, flags};
}

/// Of one row.
inline Result graphExecUpdate(const Api &api, GraphExecHandle executable, GraphHandle graph) noexcept {
  CUgraphExecUpdateResultInfo why{};
  return api.cuGraphExecUpdate(executable, graph, &why);
}
inline Result graphAddCopy(const Api &api, GraphNodeHandle *node, GraphHandle graph, const GraphNodeHandle *after,
                           size_t count, DeviceAddress dst, DeviceAddress src, size_t size,
                           ContextHandle context) noexcept {
  CUDA_MEMCPY3D box{};
  box.srcMemoryType = box.dstMemoryType = CU_MEMORYTYPE_UNIFIED;
  box.srcDevice = src;
  box.dstDevice = dst;
  box.WidthInBytes = box.srcPitch = box.dstPitch = size;
  box.Height = box.srcHeight = box.dstHeight = box.Depth = 1;
  return api.cuGraphAddMemcpyNode(node, graph, after, count, &box, context);
}
/// Of so many words of `unit` bytes.
inline Result graphAddFill(const Api &api, GraphNodeHandle *node, GraphHandle graph, const GraphNodeHandle *after,
                           size_t count, DeviceAddress dst, unsigned word, unsigned unit, size_t words,
                           ContextHandle context) noexcept {
  const CUDA_MEMSET_NODE_PARAMS params{dst, words * unit, word, unit, words, 1};
  return api.cuGraphAddMemsetNode(node, graph, after, count, &params, context);
}

/// An error for memory that the driver doesn't know.
inline Result pointerType(const Api &api, MemoryType *type, DeviceAddress address) noexcept {
  return api.cuPointerGetAttribute(type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, address);
}
struct PointerFacts {
  MemoryType type{};
  int managed = 0;
  DeviceNumber device = -1;
};
/// The same, though the driver answers zeros.
inline Result pointerFacts(const Api &api, PointerFacts *facts, DeviceAddress address) noexcept {
  CUpointer_attribute asked[] = {CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_IS_MANAGED,
                                 CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL};
  void *answers[] = {&facts->type, &facts->managed, &facts->device};
  const Result result = api.cuPointerGetAttributes(3, asked, answers, address);
  return result == kSuccess && facts->type == MemoryType{} ? kInvalidValue : result;
}

/// And where the allocation begins that the address lies in.
inline Result rangeFacts(const Api &api, PointerFacts *facts, DeviceAddress *start, size_t *size,
                         DeviceAddress address) noexcept {
  const std::pair<CUpointer_attribute, void *> questions[] = {{CU_POINTER_ATTRIBUTE_MEMORY_TYPE, &facts->type},
                                                              {CU_POINTER_ATTRIBUTE_IS_MANAGED, &facts->managed},
                                                              {CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, &facts->device},
                                                              {CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, start},
                                                              {CU_POINTER_ATTRIBUTE_RANGE_SIZE, size}};
  Result result = kSuccess;
  for (const auto &[attribute, answer] : questions) {
    if (result == kSuccess)
      result = api.cuPointerGetAttribute(answer, attribute, address);
  }
  return result;
}

inline PhysicalProps physicalProps(DeviceNumber device, bool shareable, bool direct) noexcept {
  PhysicalProps props{};
  props.type = CU_MEM_ALLOCATION_TYPE_PINNED;
  props.location = {CU_MEM_LOCATION_TYPE_DEVICE, device};
  props.requestedHandleTypes = shareable ? kDescriptorHandle : CU_MEM_HANDLE_TYPE_NONE;
  props.allocFlags.gpuDirectRDMACapable = direct;
  return props;
}
/// `most` bytes; 0: no limit.
inline PoolProps poolProps(core::MemoryKind kind, DeviceNumber device, size_t most) noexcept {
  PoolProps props{};
  props.allocType = kind == core::MemoryKind::shared ? CU_MEM_ALLOCATION_TYPE_MANAGED : CU_MEM_ALLOCATION_TYPE_PINNED;
  if (kind == core::MemoryKind::device) { // others take no limit
    props.location = {CU_MEM_LOCATION_TYPE_DEVICE, device};
    props.maxSize = most;
  } else if (kind == core::MemoryKind::host) {
    props.location = {CU_MEM_LOCATION_TYPE_HOST, 0};
  }
  return props;
}

inline Result externalMemoryImport(const Api &api, ExternalMemoryHandle *memory, int descriptor, size_t size) noexcept {
  CUDA_EXTERNAL_MEMORY_HANDLE_DESC desc{};
  desc.type = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD;
  desc.handle.fd = descriptor;
  desc.size = size;
  return api.cuImportExternalMemory(memory, &desc);
}
inline Result externalMemoryMap(const Api &api, DeviceAddress *mapped, ExternalMemoryHandle memory, size_t offset,
                                size_t size) noexcept {
  CUDA_EXTERNAL_MEMORY_BUFFER_DESC desc{};
  desc.offset = offset;
  desc.size = size;
  return api.cuExternalMemoryGetMappedBuffer(mapped, memory, &desc);
}
inline Result semaphoreImport(const Api &api, SemaphoreHandle *semaphore, bool timeline, int descriptor) noexcept {
  CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC desc{};
  desc.type =
      timeline ? CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD : CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD;
  desc.handle.fd = descriptor;
  return api.cuImportExternalSemaphore(semaphore, &desc);
}
inline Result semaphoreWait(const Api &api, SemaphoreHandle semaphore, uint64_t value, StreamHandle stream) noexcept {
  CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS params{};
  params.params.fence.value = value;
  return api.cuWaitExternalSemaphoresAsync(&semaphore, &params, 1, stream);
}
inline Result semaphoreSignal(const Api &api, SemaphoreHandle semaphore, uint64_t value, StreamHandle stream) noexcept {
  CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS params{};
  params.params.fence.value = value;
  return api.cuSignalExternalSemaphoresAsync(&semaphore, &params, 1, stream);
}

constexpr CUDA_RESOURCE_DESC resourceOf(ArrayHandle array) noexcept {
  CUDA_RESOURCE_DESC resource{};
  resource.resType = CU_RESOURCE_TYPE_ARRAY;
  resource.res.array.hArray = array;
  return resource;
}
inline Result surfaceCreate(const Api &api, SurfaceHandle *surface, ArrayHandle array) noexcept {
  const CUDA_RESOURCE_DESC resource = resourceOf(array);
  return api.cuSurfObjectCreate(surface, &resource);
}
inline Result textureCreate(const Api &api, TextureHandle *texture, ArrayHandle array,
                            const TextureDesc &desc) noexcept {
  const CUDA_RESOURCE_DESC resource = resourceOf(array);
  return api.cuTexObjectCreate(texture, &resource, &desc, nullptr);
}

} // namespace ur::cuda
