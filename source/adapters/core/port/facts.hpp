// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a driver states about a platform and its devices, once, when it is opened: plain data, from which the core
// answers every information query without calling the driver again.
#pragma once

#include "unified-runtime/ur_api.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ur::core {

/// Support of one kind of USM on a device; the bits are UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_*. 0: not supported.
using UsmAccess = ur_device_usm_access_capability_flags_t;

/// One cache level as the device has it. Units: bytes.
struct CacheFacts {
  uint64_t size = 0;
  uint32_t lineSize = 0;
  ur_device_mem_cache_type_t type = UR_DEVICE_MEM_CACHE_TYPE_NONE;
};

/// Images and samplers on a device. Sizes in pixels.
struct ImageFacts {
  bool supported = false;
  std::vector<ur_image_format_t> formats;         ///< those that kernels can read, write and sample
  std::vector<ur_image_format_t> readOnlyFormats; ///< those that kernels can only read and sample
  std::array<size_t, 2> max2D{};                  ///< of one-dimensional images, too
  std::array<size_t, 3> max3D{};
  size_t maxLayers = 0;
  uint32_t maxReadArgs = 0, maxWriteArgs = 0, maxReadWriteArgs = 0, maxSamplers = 0; ///< of a kernel
};

/// Of what Intel's GPUs are made: a slice is several subslices, a subslice several execution units, each of which has
/// several threads. 0: not known.
struct GpuFacts {
  uint32_t slices = 0, subslicesPerSlice = 0, eusPerSubslice = 0, threadsPerEu = 0;
  uint32_t simdWidth = 0; ///< of an execution unit
};

/// What kernels can be written with. Sizes in bytes.
struct LanguageFacts {
  uint32_t maxConstantArgs = 0;      ///< arguments in constant memory
  size_t printfBufferSize = 0;       ///< what printf of a kernel writes at most
  std::string builtInKernels;        ///< their names, separated by semicolons
  bool independentSubGroups = false; ///< sub-groups make progress without each other
  bool nativeAssert = false, bfloat16Conversions = false;
  bool asyncBarrier = false; ///< of a work-group: items arrive, and wait later
  bool clockOfSubGroups = false, clockOfWorkGroups = false, clockOfDevice = false; ///< which clocks kernels can read
};

/// Everything constant about a device. A value that the driver doesn't know stays at its default, which means "unknown"
/// (the query then answers UNSUPPORTED_ENUMERATION) where 0 or an empty string can't be true. Sizes in bytes, clocks in
/// MHz.
struct DeviceFacts {
  uint32_t index = 0; ///< the driver's own number of the device; given back to Backend::openContext
  ur_device_type_t type = UR_DEVICE_TYPE_CPU;
  std::string name, vendor, driverVersion, version, backendVersion, profile, ipVersionText;
  std::vector<std::string> extensions;
  std::string uuid;       ///< 16 raw bytes, or empty
  std::string pciAddress; ///< dddd:bb:dd.f, or empty
  uint32_t vendorId = 0, deviceId = 0, ipVersion = 0;
  uint32_t nodeMask = 0;        ///< of a device among linked ones; 0: none
  bool prefersUserSync = false; ///< objects shared with other APIs are better synchronised by the user

  uint32_t maxComputeUnits = 1, numComputeUnits = 0, executionUnits = 0; ///< the last of GPUs
  GpuFacts gpu;
  uint32_t maxClockMHz = 0, memoryClockMHz = 0, memoryBusWidthBits = 0;
  uint64_t maxMemoryBandwidth = 0; ///< bytes per second
  uint32_t addressBits = 64;

  uint32_t maxWorkItemDimensions = 3;
  std::array<size_t, 3> maxWorkItemSizes{1, 1, 1};
  size_t maxParameterSize = 1024;
  std::array<size_t, 3> maxWorkGroups{0x7fffffff, 0x7fffffff, 0x7fffffff};
  size_t maxWorkGroupSize = 1;
  bool nonUniformGroups = false; ///< the last group in each dimension may be smaller than the others
  uint32_t maxSubGroups = 0;
  uint32_t maxRegisters = 0; ///< of a work-group
  std::vector<uint32_t> subGroupSizes;

  uint64_t globalMemSize = 0, maxMemAllocSize = 0, localMemSize = 0, maxConstantBufferSize = 0;
  ur_device_local_mem_type_t localMemType = UR_DEVICE_LOCAL_MEM_TYPE_NONE;
  CacheFacts globalCache;
  uint32_t memBaseAddrAlignBits = 2048;
  bool hostUnifiedMemory = false, integratedMemory = false, eccSupport = false, littleEndian = true;

  /// The driver has these parts, and they serve this device.
  bool virtualMemory = false, hostRegistration = false;
  bool ipcMemory = false, ipcPhysicalMemory = false, ipcEvents = false; ///< what it can share with other processes
  bool exportableMemory = false;                           ///< physical memory goes to other APIs as file descriptors
  bool externalMemory = false, externalSemaphores = false; ///< of other APIs, by file descriptors, can be used
  /// Devices of the platform whose memory this one's commands can use once Backend::setPeerAccess has let them.
  struct Peer {
    uint32_t index = 0; ///< DeviceFacts::index
    bool atomics = false;
  };
  std::vector<Peer> peers;

  UsmAccess usmHost = 0, usmDevice = 0, usmSharedSingle = 0, usmSharedCross = 0, usmSharedSystem = 0;

  ImageFacts images;
  LanguageFacts language;

  ur_device_fp_capability_flags_t halfFp = 0, singleFp = 0, doubleFp = 0;
  std::array<uint32_t, 7> nativeVectorWidth{};    ///< char, short, int, long, float, double, half
  std::array<uint32_t, 7> preferredVectorWidth{}; ///< the same order
  ur_memory_order_capability_flags_t atomicMemoryOrders = 0, atomicFenceOrders = 0;
  ur_memory_scope_capability_flags_t atomicMemoryScopes = 0, atomicFenceScopes = 0;
  bool atomic64 = false;

  size_t profilingResolutionNs = 1;
  ur_queue_flags_t queueProperties = 0;
  ur_device_exec_capability_flags_t execCapabilities = UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL;

  // How the device can be split (driver_partition.hpp); nothing: not at all.
  std::vector<ur_device_partition_t> partitions;
  ur_device_affinity_domain_flags_t affinityDomains = 0; ///< those that UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN takes
  uint32_t maxSubDevices = 0;

  bool compilerAvailable = false, linkerAvailable = false;    ///< of intermediate languages; of compiled programs
  ur_kernel_launch_properties_flags_t launchCapabilities = 0; ///< what launches may be asked to be
  bool globalVariables = false;                               ///< Driver::symbols() finds them
  bool hostPipes = false;                                     ///< Driver::hostPipes() reaches those of its programs
  bool specializationConstants = false, dynamicLink = false;  ///< Driver::linker() does it
  std::string supportedIl;                ///< names and versions of intermediate languages, separated by spaces
  std::string spirvMissing;               ///< why it takes no SPIR-V, where something of ours could; else empty
  std::vector<std::string> binaryTargets; ///< device target specs that urDeviceSelectBinary accepts, best first
};

/// A platform with its devices. The order is the driver's and stays as it is.
struct PlatformFacts {
  ur_backend_t backend = UR_BACKEND_UNKNOWN;
  std::string name, vendor, version, profile;
  std::vector<std::string> extensions;
  std::vector<DeviceFacts> devices;
};

} // namespace ur::core
