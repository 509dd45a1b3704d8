// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/modules.hpp"
#include "fakes/hip/code_object.hpp"
#include "fakes/hip/functions.hpp"

#include <cstring>

namespace ur::hip {

using namespace fake;

namespace {

/// clang's bundle of code for several devices.
constexpr const char kBundle[] = "__CLANG_OFFLOAD_BUNDLE__";

/// The code object for this device; null: there is none in it.
const void *objectIn(const void *image) {
  const auto *bytes = static_cast<const char *>(image);
  if (std::memcmp(bytes, kBundle, sizeof kBundle - 1) != 0)
    return image;
  const char *at = bytes + sizeof kBundle - 1;
  const auto take = [&] {
    uint64_t number = 0;
    std::memcpy(&number, at, sizeof number);
    at += sizeof number;
    return number;
  };
  for (uint64_t count = take(); count != 0; --count) {
    const uint64_t offset = take();
    take();
    const uint64_t length = take();
    const std::string target(at, length);
    at += length;
    if (target.find("-gfx90a") != std::string::npos)
      return bytes + offset;
  }
  return nullptr;
}

/// "Total work items in a dimension" have to be fewer than 2^32. Arguments in one piece come in this order alone.
hipError_t checkLaunch(const char *function, const unsigned (&groups)[3], const unsigned (&items)[3], void **values,
                       void **extra) {
  if (values && extra)
    cu::die("%s: arguments in two forms", function);
  for (int i = 0; i < 3; ++i) {
    if (uint64_t{groups[i]} * items[i] > 0xffffffff)
      return hipErrorInvalidConfiguration;
    if (release() >= 7 && groups[i] == 0)
      return hipErrorInvalidValue;
  }
  if (release() >= 7 && uint64_t{items[0]} * items[1] * items[2] > cu::kMaxThreads) // INVALID_VALUE before
    return hipErrorInvalidConfiguration;
  return !extra || (extra[0] == HIP_LAUNCH_PARAM_BUFFER_POINTER && extra[2] == HIP_LAUNCH_PARAM_BUFFER_SIZE &&
                    extra[4] == HIP_LAUNCH_PARAM_END)
             ? hipSuccess
             : hipErrorInvalidValue;
}

/// The same as the driver below takes it, which has another end.
struct Extra {
  void *words[5] = {};
  void **given = nullptr;
  explicit Extra(void **extra) {
    if (!extra)
      return;
    std::copy_n(extra, 4, words);
    words[4] = CU_LAUNCH_PARAM_END;
    given = words;
  }
};

CUDA_KERNEL_NODE_PARAMS paramsOf(const hipKernelNodeParams &params, Extra &extra) {
  return {as<CUfunction>(params.func), params.gridDim.x,  params.gridDim.y,  params.gridDim.z,
          params.blockDim.x,           params.blockDim.y, params.blockDim.z, params.sharedMemBytes,
          params.kernelParams,         extra.given,       nullptr,           nullptr};
}
hipError_t checkNode(const char *function, const hipKernelNodeParams &params) {
  const auto &[x, y, z] = params.gridDim;
  const auto &[itemsX, itemsY, itemsZ] = params.blockDim;
  return checkLaunch(function, {x, y, z}, {itemsX, itemsY, itemsZ}, params.kernelParams, params.extra);
}

template <class Params>
CUDA_MEMSET_NODE_PARAMS fillOf(const Params &params) {
  return {as<CUdeviceptr>(params.dst), params.pitch, params.value, params.elementSize, params.width, params.height};
}

} // namespace

hipError_t hipModuleLoadData(hipModule_t *module, const void *image) {
  const void *object = objectIn(image);
  const std::string text = object ? textOf(object) : std::string();
  const OnDevice current(__func__);
  const CUresult result = cu::cuModuleLoadDataEx(as<CUmodule *>(module), text.c_str(), 0, nullptr, nullptr);
  return result == CUDA_ERROR_INVALID_PTX ? text.empty() ? hipErrorNoBinaryForGpu : hipErrorInvalidImage : of(result);
}
hipError_t hipModuleUnload(hipModule_t module) {
  FORWARD(cuModuleUnload(as<CUmodule>(module)));
}
hipError_t hipModuleGetFunction(hipFunction_t *function, hipModule_t module, const char *name) {
  FORWARD(cuModuleGetFunction(as<CUfunction *>(function), as<CUmodule>(module), name));
}
hipError_t hipModuleGetGlobal(void **address, size_t *size, hipModule_t module, const char *name) {
  FORWARD(cuModuleGetGlobal(as<CUdeviceptr *>(address), size, as<CUmodule>(module), name));
}
EXPORT const char *hipKernelNameRef(hipFunction_t function) {
  const std::lock_guard lock(cu::engine().mutex);
  return cu::functionOf(as<CUfunction>(function), __func__).name.c_str();
}
hipError_t hipFuncGetAttribute(int *value, hipFunction_attribute attribute, hipFunction_t function) {
  FORWARD(cuFuncGetAttribute(value, static_cast<CUfunction_attribute>(attribute), as<CUfunction>(function)));
}
hipError_t hipModuleLaunchKernel(hipFunction_t function, unsigned groupsX, unsigned groupsY, unsigned groupsZ,
                                 unsigned itemsX, unsigned itemsY, unsigned itemsZ, unsigned shared, hipStream_t stream,
                                 void **values, void **given) {
  const hipError_t checked =
      checkLaunch(__func__, {groupsX, groupsY, groupsZ}, {itemsX, itemsY, itemsZ}, values, given);
  if (checked != hipSuccess)
    return checked;
  Extra extra(given);
  FORWARD(cuLaunchKernel(as<CUfunction>(function), groupsX, groupsY, groupsZ, itemsX, itemsY, itemsZ, shared,
                         fake::streamOf(stream, __func__), values, extra.given));
}
hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t function, unsigned groupsX, unsigned groupsY,
                                            unsigned groupsZ, unsigned itemsX, unsigned itemsY, unsigned itemsZ,
                                            unsigned shared, hipStream_t stream, void **values) {
  const hipError_t checked =
      checkLaunch(__func__, {groupsX, groupsY, groupsZ}, {itemsX, itemsY, itemsZ}, values, nullptr);
  if (checked != hipSuccess)
    return checked;
  FORWARD(cuLaunchCooperativeKernel(as<CUfunction>(function), groupsX, groupsY, groupsZ, itemsX, itemsY, itemsZ, shared,
                                    fake::streamOf(stream, __func__), values));
}
hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, hipFunction_t function, int items,
                                                              size_t shared) {
  FORWARD(cuOccupancyMaxActiveBlocksPerMultiprocessor(blocks, as<CUfunction>(function), items, shared));
}
hipError_t hipModuleOccupancyMaxPotentialBlockSize(int *groups, int *items, hipFunction_t function, size_t shared,
                                                   int most) {
  FORWARD(cuOccupancyMaxPotentialBlockSize(groups, items, as<CUfunction>(function), nullptr, shared, most));
}

hipError_t hipGraphCreate(hipGraph_t *graph, unsigned flags) {
  FORWARD(cuGraphCreate(as<CUgraph *>(graph), flags));
}
hipError_t hipGraphDestroy(hipGraph_t graph) {
  FORWARD(cuGraphDestroy(as<CUgraph>(graph)));
}
hipError_t hipGraphAddKernelNode(hipGraphNode_t *node, hipGraph_t graph, const hipGraphNode_t *after, size_t count,
                                 const hipKernelNodeParams *params) {
  if (const hipError_t checked = checkNode(__func__, *params); checked != hipSuccess)
    return checked;
  Extra extra(params->extra);
  const CUDA_KERNEL_NODE_PARAMS made = paramsOf(*params, extra);
  FORWARD(
      cuGraphAddKernelNode(as<CUgraphNode *>(node), as<CUgraph>(graph), as<const CUgraphNode *>(after), count, &made));
}
hipError_t hipGraphAddMemcpyNode1D(hipGraphNode_t *node, hipGraph_t graph, const hipGraphNode_t *after, size_t count,
                                   void *dst, const void *src, size_t size, hipMemcpyKind kind) {
  if (kind != hipMemcpyDefault)
    cu::die("%s: kind %d", __func__, static_cast<int>(kind));
  CUDA_MEMCPY3D box{};
  box.srcMemoryType = box.dstMemoryType = CU_MEMORYTYPE_UNIFIED;
  box.srcDevice = as<CUdeviceptr>(src);
  box.dstDevice = as<CUdeviceptr>(dst);
  box.WidthInBytes = box.srcPitch = box.dstPitch = size;
  box.Height = box.srcHeight = box.dstHeight = box.Depth = 1;
  FORWARD(cuGraphAddMemcpyNode(as<CUgraphNode *>(node), as<CUgraph>(graph), as<const CUgraphNode *>(after), count, &box,
                               contextOf(currentDevice())));
}
hipError_t hipGraphAddMemsetNode(hipGraphNode_t *node, hipGraph_t graph, const hipGraphNode_t *after, size_t count,
                                 const hipMemsetParams *params) {
  const auto made = release() < 7 ? fillOf(*reinterpret_cast<const hipMemsetParams6 *>(params)) : fillOf(*params);
  FORWARD(cuGraphAddMemsetNode(as<CUgraphNode *>(node), as<CUgraph>(graph), as<const CUgraphNode *>(after), count,
                               &made, contextOf(currentDevice())));
}
hipError_t hipGraphAddEmptyNode(hipGraphNode_t *node, hipGraph_t graph, const hipGraphNode_t *after, size_t count) {
  FORWARD(cuGraphAddEmptyNode(as<CUgraphNode *>(node), as<CUgraph>(graph), as<const CUgraphNode *>(after), count));
}
hipError_t hipGraphAddChildGraphNode(hipGraphNode_t *node, hipGraph_t graph, const hipGraphNode_t *after, size_t count,
                                     hipGraph_t child) {
  FORWARD(cuGraphAddChildGraphNode(as<CUgraphNode *>(node), as<CUgraph>(graph), as<const CUgraphNode *>(after), count,
                                   as<CUgraph>(child)));
}
hipError_t hipGraphGetNodes(hipGraph_t graph, hipGraphNode_t *nodes, size_t *count) {
  FORWARD(cuGraphGetNodes(as<CUgraph>(graph), as<CUgraphNode *>(nodes), count));
}
hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t *executable, hipGraph_t graph, unsigned long long flags) {
  FORWARD(cuGraphInstantiateWithFlags(as<CUgraphExec *>(executable), as<CUgraph>(graph), flags));
}
hipError_t hipGraphExecKernelNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node,
                                           const hipKernelNodeParams *params) {
  if (const hipError_t checked = checkNode(__func__, *params); checked != hipSuccess)
    return checked;
  Extra extra(params->extra);
  const CUDA_KERNEL_NODE_PARAMS made = paramsOf(*params, extra);
  FORWARD(cuGraphExecKernelNodeSetParams(as<CUgraphExec>(executable), as<CUgraphNode>(node), &made));
}
hipError_t hipGraphExecUpdate(hipGraphExec_t executable, hipGraph_t graph, hipGraphNode_t *node,
                              hipGraphExecUpdateResult *why) {
  const OnDevice current(__func__);
  CUgraphExecUpdateResultInfo info{};
  const CUresult result = cu::cuGraphExecUpdate(as<CUgraphExec>(executable), as<CUgraph>(graph), &info);
  *node = nullptr;
  *why = static_cast<hipGraphExecUpdateResult>(info.result);
  return of(result);
}
hipError_t hipGraphLaunch(hipGraphExec_t executable, hipStream_t stream) {
  FORWARD(cuGraphLaunch(as<CUgraphExec>(executable), fake::streamOf(stream, __func__)));
}
hipError_t hipGraphExecDestroy(hipGraphExec_t executable) {
  FORWARD(cuGraphExecDestroy(as<CUgraphExec>(executable)));
}

} // namespace ur::hip
