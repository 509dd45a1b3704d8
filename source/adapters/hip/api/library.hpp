// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's runtime, opened at run time, and its functions.
#pragma once

#include "adapters/core/object/cache_line.hpp"
#include "adapters/cuda_like/all_there.hpp"
#include "adapters/hip/api/types.hpp"

#include "unified-runtime/ur_api.h"

#include <string>

namespace ur::hip {

/// The functions by their names. Null: the installed runtime lacks it. Those that functions.def calls NEEDED are
/// all there.
struct alignas(core::kCacheLine) Api {
  /// Calls may depend on the thread's device: nobody has asked AMD's runtime yet which of them do.
  bool anyContext = false;
  /// The runtime shows this process one device, which is every thread's current one then.
  bool oneDevice = false;
  /// Kernels that are launched again and again go by graphs (launch_graphs.hpp).
  bool launchesByGraphs = false;
  /// Runs of command buffers are graphs (cuda_like/graphs.hpp).
  bool commandBufferGraphs = false;
  /// Pools may have their memory in ranges of addresses (docs/hip.md says why they don't by default).
  bool rangesForPools = false;
  /// hipFree waits for the device (promise D6).
  static constexpr bool freesInBackground = true;
  /// So may hipGraphLaunch, for what comes before it.
  static constexpr bool graphLaunchesBlock = true;
  int version = 0; ///< of the runtime: 502 is 5.2
  bool layoutsOf5() const noexcept { return version < 600; }
  bool fillsOf6() const noexcept { return version < 700; } ///< their structure, as nodes of graphs
#define FUNCTION(name, version, parameters) hipError_t(*name) parameters = nullptr;
#include "adapters/hip/api/functions.def"
  /// Not functions of results, or of structures that differ between releases.
  const char *(*hipGetErrorName)(hipError_t) = nullptr;
  const char *(*hipKernelNameRef)(hipFunction_t) = nullptr;
  hipError_t (*hipGetDeviceProperties)(hipDeviceProp_t5 *, int) = nullptr;
  hipError_t (*hipGetDevicePropertiesR0600)(hipDeviceProp_tR0600 *, int) = nullptr; ///< from HIP 6 on

  /// What the runtime has. What nobody asks for stays away: streams that wait for memory wait for a kind of memory only
  /// that is made for it, and of a function nothing tells its module.
#define HAS(what, ...)                                                                                                 \
  bool what() const noexcept {                                                                                         \
    return allThere(__VA_ARGS__);                                                                                      \
  }
  HAS(timedEvents, hipEventElapsedTime)
  HAS(streamWaits, false)
  HAS(currentDevices, true)
  HAS(priorities, hipDeviceGetStreamPriorityRange)
  HAS(primaryStates, true)
  HAS(pointerFacts, true)
  HAS(peerAttributes, hipDeviceGetP2PAttribute)
  HAS(peerQueries, hipDeviceCanAccessPeer)
  HAS(peers, hipDeviceCanAccessPeer, hipDeviceEnablePeerAccess, hipDeviceDisablePeerAccess)
  HAS(peerBoxes, true)
  HAS(peerCopies, hipMemcpyPeerAsync)
  HAS(occupancy, hipModuleOccupancyMaxActiveBlocksPerMultiprocessor)
  HAS(globals, hipModuleGetGlobal)
  HAS(streamContexts, hipStreamGetDevice)
  HAS(functionsOfModules, false)
  HAS(modulesOfFunctions, false)
  HAS(functionNames, hipKernelNameRef)
  HAS(linker, false)
  HAS(ownCode, true) // programs of sources have a binary all the same
  HAS(arrayDescriptors, hipArray3DGetDescriptor)
  HAS(images, hipArray3DCreate, hipArrayDestroy, hipCreateSurfaceObject, hipDestroySurfaceObject, hipTexObjectCreate,
      hipTexObjectDestroy)
  HAS(pools, hipMemPoolCreate, hipMemPoolDestroy, hipMemPoolTrimTo, hipMemPoolSetAttribute, hipMemPoolGetAttribute,
      hipMemPoolSetAccess, hipMallocFromPoolAsync, hipFreeAsync)
  HAS(registration, hipHostRegister, hipHostUnregister)
  HAS(virtualMemory, hipMemGetAllocationGranularity, hipMemAddressReserve, hipMemAddressFree, hipMemCreate,
      hipMemRelease, hipMemMap, hipMemUnmap, hipMemSetAccess)
  HAS(sharedMemory, hipIpcGetMemHandle, hipIpcOpenMemHandle, hipIpcCloseMemHandle)
  HAS(sharedEvents, hipIpcGetEventHandle, hipIpcOpenEventHandle, hipDeviceGetUuid)
  HAS(sharedPhysical, virtualMemory(), hipMemExportToShareableHandle, hipMemImportFromShareableHandle)
  HAS(externalMemory, hipImportExternalMemory, hipExternalMemoryGetMappedBuffer, hipDestroyExternalMemory)
  HAS(externalSemaphores, hipImportExternalSemaphore, hipDestroyExternalSemaphore, hipWaitExternalSemaphoresAsync,
      hipSignalExternalSemaphoresAsync)
  HAS(graphs, hipGraphCreate, hipGraphDestroy, hipGraphAddKernelNode, hipGraphInstantiateWithFlags,
      hipGraphExecKernelNodeSetParams, hipGraphLaunch, hipGraphExecDestroy)
  HAS(graphsOfAll, graphs(), hipGraphAddMemcpyNode1D, hipGraphAddMemsetNode, hipGraphAddEmptyNode)
  HAS(graphUpdates, graphs(), hipGraphExecUpdate)
  HAS(childGraphs, graphsOfAll(), hipGraphAddChildGraphNode, hipGraphGetNodes)
  HAS(cooperative, hipModuleLaunchCooperativeKernel, occupancy())
#undef HAS
};

/// Opens the library that UR_HIP_LIBRARY names, else the newest that the system finds, and starts the runtime. False,
/// and the reason, where there is none that works. Its threads and callbacks may outlive us, so it is never closed. May
/// block.
[[nodiscard]] bool openLibrary(Api *api, std::string *reason);

/// What a result of HIP's means to callers of ours.
[[nodiscard]] ur_result_t translateError(hipError_t error) noexcept;
[[nodiscard]] inline ur_result_t translate(hipError_t result) noexcept {
  return result == hipSuccess ? UR_RESULT_SUCCESS : translateError(result);
}

/// The name of a result, for people.
[[nodiscard]] std::string nameOf(const Api &api, hipError_t result);

} // namespace ur::hip
