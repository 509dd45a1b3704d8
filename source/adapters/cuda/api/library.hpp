// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The driver's library, opened at run time, and its functions.
#pragma once

#include "adapters/core/object/cache_line.hpp"
#include "adapters/cuda/api/types.hpp"
#include "adapters/cuda_like/all_there.hpp"

#include "unified-runtime/ur_api.h"

#include <string>

namespace ur::cuda {

/// The functions by their names. Null: the installed driver lacks it. Those that functions.def calls NEEDED are
/// all there.
struct alignas(core::kCacheLine) Api {
  /// A driver whose calls on what exists work under any context (current.hpp).
  bool anyContext = false;
  /// Frees that wait for the device are the caller's affair, as with the driver itself.
  static constexpr bool freesInBackground = false;
  /// A graph's launch is an enqueue like others.
  static constexpr bool graphLaunchesBlock = false;
  /// Kernels that are launched again and again go by graphs (launch_graphs.hpp).
  bool launchesByGraphs = false;
  /// Runs of command buffers are graphs (cuda_like/graphs.hpp).
  bool commandBufferGraphs = false;
  /// Pools may have their memory in ranges of addresses.
  bool rangesForPools = true;
#define FUNCTION(name, version, parameters) CUresult(*name) parameters = nullptr;
#include "adapters/cuda/api/functions.def"

  /// What the driver has.
#define HAS(what, ...)                                                                                                 \
  bool what() const noexcept {                                                                                         \
    return allThere(__VA_ARGS__);                                                                                      \
  }
  HAS(timedEvents, cuEventElapsedTime)
  HAS(streamWaits, cuStreamWaitValue32)
  HAS(currentDevices, cuCtxGetDevice)
  HAS(priorities, cuCtxGetStreamPriorityRange)
  HAS(primaryStates, cuDevicePrimaryCtxGetState)
  HAS(pointerFacts, cuPointerGetAttributes)
  HAS(peerAttributes, cuDeviceGetP2PAttribute)
  HAS(peerQueries, cuDeviceCanAccessPeer)
  HAS(occupancy, cuOccupancyMaxActiveBlocksPerMultiprocessor)
  HAS(globals, cuModuleGetGlobal)
  HAS(streamContexts, cuStreamGetCtx)
  HAS(functionsOfModules, cuModuleEnumerateFunctions)
  HAS(modulesOfFunctions, cuFuncGetModule)
  HAS(functionNames, cuFuncGetName)
  HAS(peerBoxes, cuMemcpy3DPeerAsync)
  HAS(peerCopies, cuMemcpyPeerAsync, peerBoxes())
  HAS(arrayDescriptors, cuArray3DGetDescriptor)
  HAS(pools, cuMemPoolCreate, cuMemPoolDestroy, cuMemPoolTrimTo, cuMemPoolSetAttribute, cuMemPoolGetAttribute,
      cuMemPoolSetAccess, cuMemAllocFromPoolAsync, cuMemFreeAsync)
  HAS(peers, cuDeviceCanAccessPeer, cuCtxEnablePeerAccess, cuCtxDisablePeerAccess)
  HAS(linker, cuLinkCreate, cuLinkAddData, cuLinkComplete, cuLinkDestroy)
  HAS(ownCode, linker())
  HAS(registration, cuMemHostRegister, cuMemHostUnregister)
  HAS(virtualMemory, cuMemGetAllocationGranularity, cuMemAddressReserve, cuMemAddressFree, cuMemCreate, cuMemRelease,
      cuMemMap, cuMemUnmap, cuMemSetAccess)
  HAS(sharedMemory, cuIpcGetMemHandle, cuIpcOpenMemHandle, cuIpcCloseMemHandle)
  HAS(sharedEvents, cuIpcGetEventHandle, cuIpcOpenEventHandle, cuDeviceGetUuid)
  HAS(sharedPhysical, virtualMemory(), cuMemExportToShareableHandle, cuMemImportFromShareableHandle)
  HAS(externalMemory, cuImportExternalMemory, cuExternalMemoryGetMappedBuffer, cuDestroyExternalMemory)
  HAS(externalSemaphores, cuImportExternalSemaphore, cuDestroyExternalSemaphore, cuWaitExternalSemaphoresAsync,
      cuSignalExternalSemaphoresAsync)
  HAS(images, cuArray3DCreate, cuArrayDestroy, cuSurfObjectCreate, cuSurfObjectDestroy, cuTexObjectCreate,
      cuTexObjectDestroy)
  HAS(graphs, cuGraphCreate, cuGraphDestroy, cuGraphAddKernelNode, cuGraphInstantiateWithFlags,
      cuGraphExecKernelNodeSetParams, cuGraphLaunch, cuGraphExecDestroy)
  HAS(graphsOfAll, graphs(), cuGraphAddMemcpyNode, cuGraphAddMemsetNode, cuGraphAddEmptyNode)
  HAS(graphUpdates, graphs(), cuGraphExecUpdate)
  HAS(childGraphs, graphsOfAll(), cuGraphAddChildGraphNode, cuGraphGetNodes)
  HAS(cooperative, cuLaunchCooperativeKernel, cuOccupancyMaxActiveBlocksPerMultiprocessor)
#undef HAS
};

/// Opens the library and starts the driver: libcuda.so.1, or what UR_CUDA_LIBRARY names. False, and the reason, where
/// there is none that works. Threads and callbacks of the driver's may outlive us, so it is never closed. May block.
[[nodiscard]] bool openLibrary(Api *api, std::string *reason);

/// What a result of the driver's means to callers of ours.
[[nodiscard]] ur_result_t translateError(CUresult error) noexcept;
[[nodiscard]] inline ur_result_t translate(CUresult result) noexcept {
  return result == CUDA_SUCCESS ? UR_RESULT_SUCCESS : translateError(result);
}

/// The name of a result, for people.
[[nodiscard]] std::string nameOf(const Api &api, CUresult result);

} // namespace ur::cuda
