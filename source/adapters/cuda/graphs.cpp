// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graphs of command buffers. All calls but some runs have a current context: the driver of CUDA 13 was seen to end the
// process where a node's parameters are set without one.
#include "adapters/core/object/small_vector.hpp"
#include "adapters/cuda/arguments.hpp"
#include "adapters/cuda/driver.hpp"

#include <cstring>
#include <limits>
#include <new>

namespace ur::cuda {

using namespace core;

namespace {

struct Graph {
  const Device &device;
  CUgraph native = nullptr;
  CUgraphExec executable = nullptr; ///< null: not instantiated
  std::vector<CUgraphNode> nodes = {};
  bool launchesOnly = true; ///< for which the driver was asked about contexts (current.hpp)
  static Graph &of(NativeGraph graph) noexcept { return *reinterpret_cast<Graph *>(graph); }
};

/// What a graph refuses is none of its commands: done by itself it may succeed, or says better why it can't.
ur_result_t added(CUresult result) noexcept {
  return result == CUDA_ERROR_INVALID_VALUE ? UR_RESULT_ERROR_UNSUPPORTED_FEATURE : translate(result);
}

/// `make(node, earlier, count)` makes one node that comes after those.
template <class Make>
ur_result_t addNode(Graph &graph, std::span<const uint32_t> after, Make &&make) noexcept {
  try {
    SmallVector<CUgraphNode, 8> earlier;
    for (const uint32_t position : after)
      earlier.push(graph.nodes[position]);
    CUgraphNode &node = graph.nodes.emplace_back();
    const CUresult result = graph.device.with([&] { return make(&node, earlier.begin(), earlier.size()); });
    if (result != CUDA_SUCCESS)
      graph.nodes.pop_back();
    return added(result);
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

/// With the launch as a node's parameters, as long as the call lasts.
template <class Use>
ur_result_t withParams(const LaunchDesc &desc, Use &&use) noexcept {
  if (desc.objects || desc.cooperative || desc.clusterSize[0] != 0)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  Gathered gathered;
  if (const ur_result_t result = gathered.gather(Kernel::of(desc.kernel), desc); result != UR_RESULT_SUCCESS)
    return result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ? result : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  CUDA_KERNEL_NODE_PARAMS params{};
  params.func = gathered.function();
  params.gridDimX = narrow(desc.groups[0]);
  params.gridDimY = narrow(desc.groups[1]);
  params.gridDimZ = narrow(desc.groups[2]);
  params.blockDimX = narrow(desc.localSize[0]);
  params.blockDimY = narrow(desc.localSize[1]);
  params.blockDimZ = narrow(desc.localSize[2]);
  params.sharedMemBytes = gathered.sharedMemory();
  params.kernelParams = gathered.values();
  return use(params);
}

} // namespace

/// Under one guard: those of the calls find the context that they need, and only ask for it.
ur_result_t CudaDriver::together(uint32_t device, Calls calls, void *data) noexcept {
  ur_result_t result = UR_RESULT_SUCCESS;
  const CUresult current = devices_[device]->with([&] {
    result = calls(data);
    return CUDA_SUCCESS;
  });
  return current == CUDA_SUCCESS ? result : translate(current);
}

ur_result_t CudaDriver::create(const GraphDesc &desc, NativeGraph *graph) noexcept {
  std::unique_ptr<Graph> made(new (std::nothrow) Graph{*devices_[desc.device]});
  if (!made)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  const CUresult result = made->device.with([&] { return api_.cuGraphCreate(&made->native, 0); });
  if (result == CUDA_SUCCESS)
    *graph = reinterpret_cast<NativeGraph>(made.release());
  return translate(result);
}

ur_result_t CudaDriver::addLaunch(NativeGraph graph, const LaunchDesc &desc, After after) noexcept {
  return withParams(desc, [&](const CUDA_KERNEL_NODE_PARAMS &params) {
    Graph &to = Graph::of(graph);
    return addNode(to, after, [&](CUgraphNode *node, const CUgraphNode *earlier, size_t count) {
      return api_.cuGraphAddKernelNode(node, to.native, earlier, count, &params);
    });
  });
}

/// Of one row, between memory that the driver has, on the graph's device or the host: the others take more than a node,
/// or the host's help.
ur_result_t CudaDriver::addCopy(NativeGraph graph, const CopyDesc &desc, After after) noexcept {
  if (desc.width == 0 || desc.height == 0 || desc.depth == 0)
    return addEmpty(graph, after);
  constexpr size_t kMostWidth = std::numeric_limits<int>::max(); // a pitch's limit
  Graph &to = Graph::of(graph);
  const auto isHere = [&](const MemoryLocation &place) {
    return !place.ordinary && (!place.device || place.device == &to.device);
  };
  if (desc.height != 1 || desc.depth != 1 || desc.width > kMostWidth)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  bool here = false;
  const auto ask = [&] {
    here = isHere(locationOf(desc.dst, desc.dstOwn)) && isHere(locationOf(desc.src, desc.srcOwn));
    return CUDA_SUCCESS;
  };
  const CUresult asked = desc.dstOwn && desc.srcOwn ? ask() : to.device.with(ask);
  if (asked != CUDA_SUCCESS || !here)
    return asked != CUDA_SUCCESS ? translate(asked) : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  CUDA_MEMCPY3D box{};
  box.srcMemoryType = box.dstMemoryType = CU_MEMORYTYPE_UNIFIED;
  box.srcDevice = reinterpret_cast<CUdeviceptr>(desc.src);
  box.dstDevice = reinterpret_cast<CUdeviceptr>(desc.dst);
  box.WidthInBytes = box.srcPitch = box.dstPitch = desc.width;
  box.Height = box.srcHeight = box.dstHeight = box.Depth = 1;
  to.launchesOnly = false;
  return addNode(to, after, [&](CUgraphNode *node, const CUgraphNode *earlier, size_t count) {
    return api_.cuGraphAddMemcpyNode(node, to.native, earlier, count, &box, to.device.context());
  });
}

/// Of one row, with a pattern that is one word of the driver's.
ur_result_t CudaDriver::addFill(NativeGraph graph, const FillDesc &desc, After after) noexcept {
  if (desc.width == 0 || desc.height == 0)
    return addEmpty(graph, after);
  const auto *pattern = static_cast<const std::byte *>(desc.pattern);
  const size_t size = shortestPattern(pattern, desc.patternSize);
  const auto dst = reinterpret_cast<CUdeviceptr>(desc.dst);
  if (desc.height != 1 || (size != 1 && size != 2 && size != 4) || dst % size != 0)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  CUDA_MEMSET_NODE_PARAMS params{};
  params.dst = dst;
  params.pitch = desc.width;
  std::memcpy(&params.value, pattern, size); // the lowest bytes
  params.elementSize = narrow(size);
  params.width = desc.width / size;
  params.height = 1;
  Graph &to = Graph::of(graph);
  to.launchesOnly = false;
  return addNode(to, after, [&](CUgraphNode *node, const CUgraphNode *earlier, size_t count) {
    return api_.cuGraphAddMemsetNode(node, to.native, earlier, count, &params, to.device.context());
  });
}

ur_result_t CudaDriver::addEmpty(NativeGraph graph, After after) noexcept {
  Graph &to = Graph::of(graph);
  return addNode(to, after, [&](CUgraphNode *node, const CUgraphNode *earlier, size_t count) {
    return api_.cuGraphAddEmptyNode(node, to.native, earlier, count);
  });
}

ur_result_t CudaDriver::instantiate(NativeGraph graph) noexcept {
  Graph &of = Graph::of(graph);
  return added(of.device.with([&] { return api_.cuGraphInstantiateWithFlags(&of.executable, of.native, 0); }));
}

/// For launches of the executable to come; those before keep theirs.
ur_result_t CudaDriver::updateLaunch(NativeGraph graph, uint32_t node, const LaunchDesc &desc) noexcept {
  return withParams(desc, [&](const CUDA_KERNEL_NODE_PARAMS &params) {
    const Graph &of = Graph::of(graph);
    return added(
        of.device.with([&] { return api_.cuGraphExecKernelNodeSetParams(of.executable, of.nodes[node], &params); }));
  });
}

ur_result_t CudaDriver::enqueue(core::Stream stream, NativeGraph graph, const Fence &fence) noexcept {
  const Graph &it = Graph::of(graph);
  return submit(
      stream, fence, [&](const Stream &to) { return api_.cuGraphLaunch(it.executable, to.native); }, it.launchesOnly);
}

/// What runs of the executable goes on: the driver frees it then.
void CudaDriver::destroy(NativeGraph graph) noexcept {
  const std::unique_ptr<Graph> gone(&Graph::of(graph));
  (void)gone->device.with([&] {
    if (gone->executable)
      (void)api_.cuGraphExecDestroy(gone->executable);
    return api_.cuGraphDestroy(gone->native);
  });
}

} // namespace ur::cuda
