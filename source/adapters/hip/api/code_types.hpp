// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What types.hpp is for modules, launches and graphs.
#pragma once

#include <cstddef>
#include <cstdint>

namespace ur::hip {

using hipStream_t = struct ihipStream_t *;
using hipModule_t = struct ihipModule_t *;
using hipFunction_t = struct ihipModuleSymbol_t *;
using hipGraph_t = struct ihipGraph *;
using hipGraphNode_t = struct hipGraphNode *;
using hipGraphExec_t = struct hipGraphExec *;

enum hipFunction_attribute : int {
  HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0,
  HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1,
  HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3,
  HIP_FUNC_ATTRIBUTE_NUM_REGS = 4,
};

struct dim3 {
  uint32_t x, y, z;
};

/// A kernel as a node of a graph.
struct hipKernelNodeParams {
  dim3 blockDim;
  void **extra;
  void *func;
  dim3 gridDim;
  void **kernelParams;
  unsigned sharedMemBytes;
};
static_assert(sizeof(hipKernelNodeParams) == 64);

/// A fill as a node of a graph, from HIP 7 on.
struct hipMemsetParams {
  void *dst;
  size_t pitch;
  unsigned value;
  unsigned elementSize;
  size_t width;
  size_t height;
};
static_assert(sizeof(hipMemsetParams) == 40);
/// The same until HIP 6, with its fields in another order.
struct hipMemsetParams6 {
  void *dst;
  unsigned elementSize;
  size_t height;
  size_t pitch;
  unsigned value;
  size_t width;
};
static_assert(sizeof(hipMemsetParams6) == 48);

/// Why an executable graph can't become another one. Of no interest: another one is made.
enum hipGraphExecUpdateResult : int { hipGraphExecUpdateSuccess = 0 };

/// What an array of a launch's `extra` says comes next, and its end.
inline void *const HIP_LAUNCH_PARAM_BUFFER_POINTER = reinterpret_cast<void *>(uintptr_t{1});
inline void *const HIP_LAUNCH_PARAM_BUFFER_SIZE = reinterpret_cast<void *>(uintptr_t{2});
inline void *const HIP_LAUNCH_PARAM_END = reinterpret_cast<void *>(uintptr_t{3});

} // namespace ur::hip
