// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's functions as a table, with the types that its headers give them, and the thread's current device.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

#include "unified-runtime/ur_api.h"

namespace ur::hip {

/// The functions by their names. Null: the installed library hasn't got it.
struct Api {
  bool anyContext = false;
  bool launchesByGraphs = false;
  bool commandBufferGraphs = false;
#define FUNCTION(name) std::add_pointer_t<decltype(::name)> name = nullptr;
#define OVERLOADED(name, ...)                                                                                          \
  static_assert(                                                                                                       \
      std::is_same_v<decltype(static_cast<hipError_t (*)(__VA_ARGS__)>(&::name)), hipError_t (*)(__VA_ARGS__)>);       \
  hipError_t (*name)(__VA_ARGS__) = nullptr;
#include "hip_roles/functions.def"
#undef OVERLOADED
#undef FUNCTION

  /// What the driver has.
#define HAS(what, ...)                                                                                                 \
  bool what() const noexcept {                                                                                         \
    return all(__VA_ARGS__);                                                                                           \
  }
  HAS(currentDevices, hipGetDevice)
  HAS(graphUpdates, hipGraphExecUpdate)
  HAS(childGraphs, hipGraphAddChildGraphNode, hipGraphGetNodes)
  HAS(timedEvents, hipEventElapsedTime)
  HAS(streamWaits, hipStreamWaitValue32)
  HAS(priorities, hipDeviceGetStreamPriorityRange)
  HAS(primaryStates, true)
  HAS(pointerFacts, hipPointerGetAttributes)
  HAS(peerAttributes, hipDeviceGetP2PAttribute)
  HAS(peers, hipDeviceCanAccessPeer, hipDeviceEnablePeerAccess, hipDeviceDisablePeerAccess)
  HAS(peerQueries, hipDeviceCanAccessPeer)
  HAS(pools, hipMemPoolCreate, hipMallocFromPoolAsync, hipFreeAsync)
  HAS(images, hipArray3DCreate, hipCreateSurfaceObject, hipTexObjectCreate)
  HAS(externalMemory, hipImportExternalMemory, hipExternalMemoryGetMappedBuffer)
  HAS(externalSemaphores, hipImportExternalSemaphore, hipWaitExternalSemaphoresAsync)
  HAS(linker, false)
  HAS(streamContexts, false)
  HAS(functionsOfModules, false)
  HAS(modulesOfFunctions, false)
  HAS(functionNames, hipKernelNameRef)
  HAS(occupancy, hipModuleOccupancyMaxActiveBlocksPerMultiprocessor)
  HAS(globals, hipModuleGetGlobal)
  HAS(peerBoxes, hipDrvMemcpy3DAsync)
  HAS(arrayDescriptors, false)
  HAS(peerCopies, hipMemcpyPeerAsync, hipDrvMemcpy3DAsync)
#undef HAS

private:
  template <class... Functions>
  static bool all(Functions... functions) noexcept {
    return (... && static_cast<bool>(functions));
  }
};

/// Makes a device current as long as it lives.
class Current {
public:
  Current(const Api &api, int wanted, bool needed = true) noexcept : api_(api) {
    if (!needed)
      return;
    result_ = api.hipGetDevice(&before_);
    if (result_ == hipSuccess && before_ != wanted) {
      result_ = api.hipSetDevice(wanted);
      changed_ = result_ == hipSuccess;
    }
  }
  Current(const Current &) = delete;
  Current &operator=(const Current &) = delete;
  ~Current() {
    if (changed_)
      (void)api_.hipSetDevice(before_);
  }
  [[nodiscard]] hipError_t result() const noexcept { return result_; }

private:
  const Api &api_;
  int before_ = 0;
  hipError_t result_ = hipSuccess;
  bool changed_ = false;
};

[[nodiscard]] ur_result_t translateError(hipError_t error) noexcept;
[[nodiscard]] inline ur_result_t translate(hipError_t result) noexcept {
  return result == hipSuccess ? UR_RESULT_SUCCESS : translateError(result);
}
[[nodiscard]] std::string nameOf(const Api &api, hipError_t result);

} // namespace ur::hip
