// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The driver's library, opened at run time, and its functions.
#pragma once

#include "adapters/core/object/cache_line.hpp"
#include "adapters/cuda/api/types.hpp"

#include "unified-runtime/ur_api.h"

#include <string>

namespace ur::cuda {

/// The functions by their names. Null: the installed driver hasn't got it. Those that functions.def calls NEEDED are
/// all there.
struct alignas(core::kCacheLine) Api {
  /// A driver whose calls on what exists work under any context (current.hpp).
  bool anyContext = false;
  /// Kernels that are launched again and again go by graphs (launch_graphs.hpp).
  bool launchesByGraphs = false;
#define FUNCTION(name, version, parameters) CUresult(*name) parameters = nullptr;
#include "adapters/cuda/api/functions.def"

  bool timedEvents() const noexcept {
    return cuEventElapsedTime;
  }
  bool streamWaits() const noexcept {
    return cuStreamWaitValue32;
  }
  bool priorities() const noexcept {
    return cuCtxGetStreamPriorityRange;
  }
  bool primaryStates() const noexcept {
    return cuDevicePrimaryCtxGetState;
  }
  bool pointerFacts() const noexcept {
    return cuPointerGetAttributes;
  }
  bool peerQueries() const noexcept {
    return cuDeviceCanAccessPeer;
  }
  bool occupancy() const noexcept {
    return cuOccupancyMaxActiveBlocksPerMultiprocessor;
  }
  bool globals() const noexcept {
    return cuModuleGetGlobal;
  }
  bool streamContexts() const noexcept {
    return cuStreamGetCtx;
  }
  bool functionsOfModules() const noexcept {
    return cuModuleEnumerateFunctions;
  }
  bool modulesOfFunctions() const noexcept {
    return cuFuncGetModule;
  }
  bool functionNames() const noexcept {
    return cuFuncGetName;
  }
  bool peerBoxes() const noexcept {
    return cuMemcpy3DPeerAsync;
  }
  bool peerCopies() const noexcept {
    return cuMemcpyPeerAsync && peerBoxes();
  }
  bool arrayDescriptors() const noexcept {
    return cuArray3DGetDescriptor;
  }
  bool pools() const noexcept {
    return cuMemPoolCreate && cuMemPoolDestroy && cuMemPoolTrimTo && cuMemPoolSetAttribute && cuMemPoolGetAttribute &&
           cuMemPoolSetAccess && cuMemAllocFromPoolAsync && cuMemFreeAsync;
  }
  bool peers() const noexcept {
    return cuDeviceCanAccessPeer && cuCtxEnablePeerAccess && cuCtxDisablePeerAccess;
  }
  bool linker() const noexcept {
    return cuLinkCreate && cuLinkAddData && cuLinkComplete && cuLinkDestroy;
  }
  bool registration() const noexcept {
    return cuMemHostRegister && cuMemHostUnregister;
  }
  bool virtualMemory() const noexcept {
    return cuMemGetAllocationGranularity && cuMemAddressReserve && cuMemAddressFree && cuMemCreate && cuMemRelease &&
           cuMemMap && cuMemUnmap && cuMemSetAccess;
  }
  bool sharedMemory() const noexcept {
    return cuIpcGetMemHandle && cuIpcOpenMemHandle && cuIpcCloseMemHandle;
  }
  bool sharedEvents() const noexcept {
    return cuIpcGetEventHandle && cuIpcOpenEventHandle && cuDeviceGetUuid;
  }
  bool sharedPhysical() const noexcept {
    return virtualMemory() && cuMemExportToShareableHandle && cuMemImportFromShareableHandle;
  }
  bool externalMemory() const noexcept {
    return cuImportExternalMemory && cuExternalMemoryGetMappedBuffer && cuDestroyExternalMemory;
  }
  bool externalSemaphores() const noexcept {
    return cuImportExternalSemaphore && cuDestroyExternalSemaphore && cuWaitExternalSemaphoresAsync &&
           cuSignalExternalSemaphoresAsync;
  }
  bool images() const noexcept {
    return cuArray3DCreate && cuArrayDestroy && cuSurfObjectCreate && cuSurfObjectDestroy && cuTexObjectCreate &&
           cuTexObjectDestroy;
  }
  bool graphs() const noexcept {
    return cuGraphCreate && cuGraphDestroy && cuGraphAddKernelNode && cuGraphInstantiateWithFlags &&
           cuGraphExecKernelNodeSetParams && cuGraphLaunch && cuGraphExecDestroy;
  }
  bool cooperative() const noexcept {
    return cuLaunchCooperativeKernel && cuOccupancyMaxActiveBlocksPerMultiprocessor;
  }
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
