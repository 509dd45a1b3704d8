// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the adapter uses of HIP: types, values and layouts, as the ABI of AMD's runtime has them. Declared here so that
// the adapter builds without HIP; a test compares them with its headers where those are (test/hip/abi_test.py). Where
// releases differ, a name is that of HIP 6, and one that ends with 5 of the same in HIP 5.
#pragma once

#include "adapters/hip/api/code_types.hpp"
#include "adapters/hip/api/external_types.hpp"
#include "adapters/hip/api/image_types.hpp"

#include <cstddef>
#include <cstdint>

namespace ur::hip {

using hipDevice_t = int;
using hipEvent_t = struct ihipEvent_t *;
using hipMemPool_t = struct ihipMemPoolHandle_t *;
using hipMemGenericAllocationHandle_t = struct ihipMemGenericAllocationHandle *;

enum hipError_t : int {
  hipSuccess = 0,
  hipErrorInvalidValue = 1,
  hipErrorOutOfMemory = 2,
  hipErrorNotInitialized = 3,
  hipErrorDeinitialized = 4,
  hipErrorInvalidConfiguration = 9,
  hipErrorInvalidDevicePointer = 17,
  hipErrorInsufficientDriver = 35,
  hipErrorInvalidDeviceFunction = 98,
  hipErrorNoDevice = 100,
  hipErrorInvalidDevice = 101,
  hipErrorInvalidImage = 200,
  hipErrorInvalidContext = 201,
  hipErrorMapFailed = 205,
  hipErrorNoBinaryForGpu = 209,
  hipErrorECCNotCorrectable = 214,
  hipErrorPeerAccessUnsupported = 217,
  hipErrorInvalidKernelFile = 218,
  hipErrorInvalidSource = 300,
  hipErrorFileNotFound = 301,
  hipErrorSharedObjectSymbolNotFound = 302,
  hipErrorSharedObjectInitFailed = 303,
  hipErrorOperatingSystem = 304,
  hipErrorInvalidHandle = 400,
  hipErrorNotFound = 500,
  hipErrorNotReady = 600,
  hipErrorIllegalAddress = 700,
  hipErrorLaunchOutOfResources = 701,
  hipErrorLaunchTimeOut = 702,
  hipErrorPeerAccessAlreadyEnabled = 704,
  hipErrorPeerAccessNotEnabled = 705,
  hipErrorContextIsDestroyed = 709,
  hipErrorAssert = 710,
  hipErrorHostMemoryAlreadyRegistered = 712,
  hipErrorHostMemoryNotRegistered = 713,
  hipErrorLaunchFailure = 719,
  hipErrorCooperativeLaunchTooLarge = 720,
  hipErrorNotSupported = 801,
  hipErrorUnknown = 999,
  hipErrorRuntimeMemory = 1052,
  hipErrorRuntimeOther = 1053,
};

enum hipDeviceAttribute_t : int {
  hipDeviceAttributeEccEnabled = 0,
  hipDeviceAttributeCanUseHostPointerForRegisteredMem = 4,
  hipDeviceAttributeClockRate = 5,
  hipDeviceAttributeConcurrentManagedAccess = 9,
  hipDeviceAttributeCooperativeLaunch = 10,
  hipDeviceAttributeHostNativeAtomicSupported = 15,
  hipDeviceAttributeIntegrated = 16,
  hipDeviceAttributeL2CacheSize = 19,
  hipDeviceAttributeManagedMemory = 24,
  hipDeviceAttributeMaxBlockDimX = 26,
  hipDeviceAttributeMaxBlockDimY = 27,
  hipDeviceAttributeMaxBlockDimZ = 28,
  hipDeviceAttributeMaxGridDimX = 29,
  hipDeviceAttributeMaxGridDimY = 30,
  hipDeviceAttributeMaxGridDimZ = 31,
  hipDeviceAttributeMaxTexture1DWidth = 39,
  hipDeviceAttributeMaxTexture2DWidth = 43,
  hipDeviceAttributeMaxTexture2DHeight = 44,
  hipDeviceAttributeMaxTexture3DWidth = 49,
  hipDeviceAttributeMaxTexture3DHeight = 50,
  hipDeviceAttributeMaxTexture3DDepth = 51,
  hipDeviceAttributeMaxThreadsPerBlock = 56,
  hipDeviceAttributeMemoryBusWidth = 59,
  hipDeviceAttributeMemoryClockRate = 60,
  hipDeviceAttributeMultiprocessorCount = 63,
  hipDeviceAttributePageableMemoryAccess = 65,
  hipDeviceAttributeMaxRegistersPerBlock = 71,
  hipDeviceAttributeMaxSharedMemoryPerBlock = 74,
  hipDeviceAttributeTotalConstantMemory = 83,
  hipDeviceAttributeWarpSize = 87,
  hipDeviceAttributeMemoryPoolsSupported = 88,
  hipDeviceAttributeVirtualMemoryManagementSupported = 89, // from 5.3 on
  hipDeviceAttributeImageSupport = 10014,
};

/// A device's properties, of which only the name of its code is asked here: nothing else tells it. What is before and
/// behind differs between releases, and so does the function that fills them in.
struct hipDeviceProp_t5 {
  char before[396];
  char gcnArchName[256];
  char behind[140];
};
static_assert(sizeof(hipDeviceProp_t5) == 792);
struct hipDeviceProp_tR0600 {
  char before[1160];
  char gcnArchName[256];
  char behind[56];
};
static_assert(sizeof(hipDeviceProp_tR0600) == 1472);

enum hipDeviceP2PAttr : int { hipDevP2PAttrNativeAtomicSupported = 2 };
enum hipMemoryType : int {
  hipMemoryTypeUnregistered = 0,
  hipMemoryTypeHost = 1,
  hipMemoryTypeDevice = 2,
  hipMemoryTypeManaged = 3,
  hipMemoryTypeArray = 10,
  hipMemoryTypeUnified = 11,
};
enum hipMemoryType5 : int {
  hipMemoryTypeHost5 = 0,
  hipMemoryTypeDevice5 = 1,
  hipMemoryTypeArray5 = 2,
  hipMemoryTypeUnified5 = 3,
  hipMemoryTypeManaged5 = 4, // from 5.3 on
};
enum hipMemcpyKind : int { hipMemcpyDefault = 4 };

inline constexpr unsigned hipStreamDefault = 0;
inline constexpr unsigned hipStreamNonBlocking = 1;
inline constexpr unsigned hipEventDefault = 0;
inline constexpr unsigned hipEventDisableTiming = 2;
inline constexpr unsigned hipEventInterprocess = 4;
inline constexpr unsigned hipHostMallocPortable = 1;
inline constexpr unsigned hipHostMallocMapped = 2;
inline constexpr unsigned hipHostRegisterPortable = 1;
inline constexpr unsigned hipHostRegisterMapped = 2;
inline constexpr unsigned hipMemAttachGlobal = 1;
inline constexpr unsigned hipStreamWaitValueGte = 0;
inline constexpr int hipCpuDeviceId = -1;

enum hipMemoryAdvise : int {
  hipMemAdviseSetReadMostly = 1,
  hipMemAdviseUnsetReadMostly = 2,
  hipMemAdviseSetPreferredLocation = 3,
  hipMemAdviseUnsetPreferredLocation = 4,
  hipMemAdviseSetAccessedBy = 5,
  hipMemAdviseUnsetAccessedBy = 6,
};

struct hipUUID {
  char bytes[16];
};
struct hipPointerAttribute_t {
  hipMemoryType type; ///< in HIP 5 a hipMemoryType5
  int device;
  void *devicePointer, *hostPointer;
  int isManaged;
  unsigned allocationFlags;
};
static_assert(sizeof(hipPointerAttribute_t) == 32);

enum hipMemAllocationType : int { hipMemAllocationTypePinned = 1 };
enum hipMemLocationType : int { hipMemLocationTypeDevice = 1 };
struct hipMemLocation {
  hipMemLocationType type;
  int id;
};
enum hipMemAccessFlags : int {
  hipMemAccessFlagsProtNone = 0,
  hipMemAccessFlagsProtRead = 1,
  hipMemAccessFlagsProtReadWrite = 3,
};
struct hipMemAccessDesc {
  hipMemLocation location;
  hipMemAccessFlags flags;
};
enum hipMemAllocationHandleType : int { hipMemHandleTypeNone = 0, hipMemHandleTypePosixFileDescriptor = 1 };
enum hipMemAllocationGranularity_flags : int {
  hipMemAllocationGranularityMinimum = 0,
  hipMemAllocationGranularityRecommended = 1,
};
/// As of the releases that have virtual memory; 5.2 declares it in another order, and says of no device that it has
/// any.
struct hipMemAllocationProp {
  hipMemAllocationType type;
  hipMemAllocationHandleType requestedHandleType;
  hipMemLocation location;
  void *win32HandleMetaData;
  struct {
    unsigned char compressionType, gpuDirectRDMACapable;
    unsigned short usage;
  } allocFlags;
};
static_assert(sizeof(hipMemAllocationProp) == 32);

struct hipMemPoolProps {
  hipMemAllocationType allocType;
  hipMemAllocationHandleType handleTypes;
  hipMemLocation location;
  void *win32SecurityAttributes;
  unsigned char reserved[64]; ///< the first eight are the most bytes it may have, from HIP 6 on; 0: no limit
};
static_assert(sizeof(hipMemPoolProps) == 88);
enum hipMemPoolAttr : int {
  hipMemPoolReuseFollowEventDependencies = 1,
  hipMemPoolReuseAllowOpportunistic = 2,
  hipMemPoolReuseAllowInternalDependencies = 3,
  hipMemPoolAttrReleaseThreshold = 4,
  hipMemPoolAttrReservedMemCurrent = 5,
  hipMemPoolAttrReservedMemHigh = 6,
};

struct hipIpcMemHandle_t {
  char reserved[64];
};
struct hipIpcEventHandle_t {
  char reserved[64];
};

/// What is copied from where to where; in HIP 5 its sizes have 32 bits.
template <class Size, class Type>
struct BoxCopy {
  Size srcXInBytes, srcY, srcZ, srcLOD;
  Type srcMemoryType;
  const void *srcHost;
  void *srcDevice;
  hipArray_t srcArray;
  Size srcPitch, srcHeight;
  Size dstXInBytes, dstY, dstZ, dstLOD;
  Type dstMemoryType;
  void *dstHost;
  void *dstDevice;
  hipArray_t dstArray;
  Size dstPitch, dstHeight;
  Size WidthInBytes, Height, Depth;
};
using HIP_MEMCPY3D = BoxCopy<size_t, hipMemoryType>;
using HIP_MEMCPY3D5 = BoxCopy<unsigned, hipMemoryType5>;
static_assert(sizeof(HIP_MEMCPY3D) == 184 && sizeof(HIP_MEMCPY3D5) == 128);

using hipHostFn_t = void (*)(void *);
using hipStreamCallback_t = void (*)(hipStream_t, hipError_t, void *);

} // namespace ur::hip
