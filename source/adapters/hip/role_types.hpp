// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's types and values under the names that all vendors share (roles.hpp), and its addresses, which are pointers.
#pragma once

#include "adapters/hip/api/library.hpp"

#include "unified-runtime/ur_hip_kernel.h"

namespace ur::hip {

using Result = hipError_t;
using DeviceNumber = hipDevice_t;
using ContextHandle = int; ///< the device's number
using StreamHandle = hipStream_t;
using EventHandle = hipEvent_t;
using DeviceAddress = unsigned long long; // no type that HIP's functions have
using PoolHandle = hipMemPool_t;
using PhysicalHandle = hipMemGenericAllocationHandle_t;
using IpcMemoryHandle = hipIpcMemHandle_t;
using IpcEventHandle = hipIpcEventHandle_t;
using ExternalMemoryHandle = hipExternalMemory_t;
using SemaphoreHandle = hipExternalSemaphore_t;
using ArrayHandle = hipArray_t;
using SurfaceHandle = unsigned long long; // as kernels are given it
using TextureHandle = unsigned long long;
using ModuleHandle = hipModule_t;
using FunctionHandle = hipFunction_t;
using GraphHandle = hipGraph_t;
using GraphExecHandle = hipGraphExec_t;
using GraphNodeHandle = hipGraphNode_t;
using KernelNodeParams = hipKernelNodeParams;
using Uuid = hipUUID;
using AddressMode = HIPaddress_mode;
using ArrayDesc = HIP_ARRAY3D_DESCRIPTOR;
using ArrayFormat = hipArray_Format;
using Copy3D = HIP_MEMCPY3D;
using AccessDesc = hipMemAccessDesc;
using AccessFlags = hipMemAccessFlags;
using MemoryAdvice = hipMemoryAdvise;
using MemoryType = hipMemoryType;
using PhysicalProps = hipMemAllocationProp;
using PoolAttribute = hipMemPoolAttr;
using PoolProps = hipMemPoolProps;
using TextureDesc = HIP_TEXTURE_DESC;
/// What kernels are given for an image, and for a sampler that they take by value.
using ImageArgument = ur_hip_image_t;
using SamplerArgument = ur_hip_sampler_t;

constexpr Result kSuccess = hipSuccess, kInvalidValue = hipErrorInvalidValue, kOutOfMemory = hipErrorOutOfMemory,
                 kNotReady = hipErrorNotReady, kNotSupported = hipErrorNotSupported,
                 kInvalidDevice = hipErrorInvalidDevice, kInvalidContext = hipErrorInvalidContext,
                 kContextDestroyed = hipErrorContextIsDestroyed, kInvalidHandle = hipErrorInvalidHandle,
                 kMapFailed = hipErrorMapFailed, kNotFound = hipErrorNotFound, kInvalidText = hipErrorInvalidKernelFile,
                 kOperatingSystem = hipErrorOperatingSystem, kPeerEnabled = hipErrorPeerAccessAlreadyEnabled,
                 kPeerDisabled = hipErrorPeerAccessNotEnabled, kUnknown = hipErrorUnknown;

constexpr ContextHandle kNoContext = -1;
constexpr StreamHandle kLegacyStream = nullptr; ///< the current device's
/// No stream, but for each thread another.
constexpr uintptr_t kStreamOfEachThread = 2;
constexpr const char *kHostThreads = "ur-hip-host"; ///< the name of threads for callers' functions

constexpr unsigned kOrderedStream = hipStreamDefault, kFreeStream = hipStreamNonBlocking;
constexpr unsigned kTimedEvent = hipEventDefault, kPlainEvent = hipEventDisableTiming,
                   kInterProcessEvent = hipEventInterprocess;
constexpr unsigned kHostPortable = hipHostMallocPortable, kHostMapped = hipHostMallocMapped;
constexpr unsigned kRegisterPortable = hipHostRegisterPortable, kRegisterMapped = hipHostRegisterMapped,
                   kRegisterReadOnly = 0;
constexpr unsigned kAttachGlobal = hipMemAttachGlobal, kWaitAtLeast = hipStreamWaitValueGte,
                   kIpcLazyPeers = 1; ///< ipcOpenMemory() knows what each release has for it
constexpr DeviceNumber kHostNumber = hipCpuDeviceId;
constexpr MemoryType kHostMemory = hipMemoryTypeHost, kDeviceMemory = hipMemoryTypeDevice,
                     kArrayMemory = hipMemoryTypeArray, kAnyMemory = hipMemoryTypeUnified;
constexpr AccessFlags kNoAccess = hipMemAccessFlagsProtNone, kReadAccess = hipMemAccessFlagsProtRead,
                      kFullAccess = hipMemAccessFlagsProtReadWrite;
constexpr MemoryAdvice kReadMostly = hipMemAdviseSetReadMostly, kForgetReadMostly = hipMemAdviseUnsetReadMostly,
                       kPreferredPlace = hipMemAdviseSetPreferredLocation,
                       kForgetPreferredPlace = hipMemAdviseUnsetPreferredLocation,
                       kAccessedBy = hipMemAdviseSetAccessedBy, kForgetAccessedBy = hipMemAdviseUnsetAccessedBy;
constexpr PoolAttribute kPoolFollowsEvents = hipMemPoolReuseFollowEventDependencies,
                        kPoolOpportunistic = hipMemPoolReuseAllowOpportunistic,
                        kPoolInternalDependencies = hipMemPoolReuseAllowInternalDependencies,
                        kPoolThreshold = hipMemPoolAttrReleaseThreshold,
                        kPoolReserved = hipMemPoolAttrReservedMemCurrent,
                        kPoolReservedHigh = hipMemPoolAttrReservedMemHigh;
constexpr auto kPeerAtomics = hipDevP2PAttrNativeAtomicSupported;
constexpr auto kLeastGranularity = hipMemAllocationGranularityMinimum,
               kBestGranularity = hipMemAllocationGranularityRecommended;
constexpr auto kDescriptorHandle = hipMemHandleTypePosixFileDescriptor;

constexpr ArrayFormat kUint8Format = HIP_AD_FORMAT_UNSIGNED_INT8, kUint16Format = HIP_AD_FORMAT_UNSIGNED_INT16,
                      kUint32Format = HIP_AD_FORMAT_UNSIGNED_INT32, kInt8Format = HIP_AD_FORMAT_SIGNED_INT8,
                      kInt16Format = HIP_AD_FORMAT_SIGNED_INT16, kInt32Format = HIP_AD_FORMAT_SIGNED_INT32,
                      kHalfFormat = HIP_AD_FORMAT_HALF, kFloatFormat = HIP_AD_FORMAT_FLOAT;
constexpr unsigned kLayeredArray = hipArrayLayered, kSurfaceArray = hipArraySurfaceLoadStore;
constexpr AddressMode kAddressWrap = HIP_TR_ADDRESS_MODE_WRAP, kAddressClamp = HIP_TR_ADDRESS_MODE_CLAMP,
                      kAddressMirror = HIP_TR_ADDRESS_MODE_MIRROR, kAddressBorder = HIP_TR_ADDRESS_MODE_BORDER;
constexpr auto kFilterPoint = HIP_TR_FILTER_MODE_POINT, kFilterLinear = HIP_TR_FILTER_MODE_LINEAR;
constexpr unsigned kReadAsInteger = HIP_TRSF_READ_AS_INTEGER, kNormalizedCoordinates = HIP_TRSF_NORMALIZED_COORDINATES;

/// What a function of HIP's writes an address to, for a number that is to hold it.
class AddressOut {
public:
  explicit AddressOut(DeviceAddress *number) noexcept : number_(number), made_(reinterpret_cast<void *>(*number)) {}
  AddressOut(const AddressOut &) = delete;
  AddressOut &operator=(const AddressOut &) = delete;
  ~AddressOut() { *number_ = reinterpret_cast<DeviceAddress>(made_); }
  operator void **() noexcept { return &made_; }

private:
  DeviceAddress *number_;
  void *made_;
};
/// Arguments as HIP takes them.
template <class T>
T given(T value) noexcept {
  return value;
}
inline void *given(DeviceAddress address) noexcept {
  return reinterpret_cast<void *>(address);
}
inline AddressOut given(DeviceAddress *address) noexcept {
  return AddressOut(address);
}
inline void *toDriver(DeviceAddress address) noexcept {
  return given(address);
}

} // namespace ur::hip
