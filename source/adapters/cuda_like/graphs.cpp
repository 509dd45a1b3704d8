// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All calls but some runs have a current context: the driver of CUDA 13 was seen to end the process where a node's
// parameters are set without one.
#include "adapters/cuda_like/graphs.hpp"

#include "adapters/core/object/small_vector.hpp"
#include "adapters/cuda_like/programs.hpp"
#include "adapters/cuda_like/transfers.hpp"

#include <cstring>
#include <limits>
#include <new>

namespace ur::LANEWAY_VENDOR {

using namespace core;

namespace {

using NodeKind = GraphShape::Kind;

struct Graph {
  explicit Graph(const Device &of) : device(of), instance(std::make_unique<GraphInstance>(of)) {}
  Graph(const Graph &) = delete;
  Graph &operator=(const Graph &) = delete;
  ~Graph() {
    if (native && !(instance && native == instance->graph))
      (void)device.release([&] { return graphDestroy(api, native); });
  }

  const Device &device;
  const Api &api = device.api();
  GraphHandle native = nullptr; ///< the instance's, unless that was taken over
  std::unique_ptr<GraphInstance> instance;
  bool reusable = true;     ///< others know of no part of it, and the shape is all that counts
  bool launchesOnly = true; ///< for which the driver was asked about contexts (current.hpp)
  static Graph &of(NativeGraph graph) noexcept { return *reinterpret_cast<Graph *>(graph); }
};

/// What a graph refuses is none of its commands: done by itself it may succeed, or says better why it can't.
ur_result_t added(Result result) noexcept {
  return result == kInvalidValue ? UR_RESULT_ERROR_UNSUPPORTED_FEATURE : translate(result);
}

/// `make(node, earlier, count)` makes one node that comes after those.
template <class Make>
ur_result_t addNode(Graph &graph, NodeKind kind, std::span<const uint32_t> after, Make &&make) noexcept {
  try {
    std::vector<GraphNodeHandle> &nodes = graph.instance->nodes;
    SmallVector<GraphNodeHandle, 8> earlier;
    for (const uint32_t position : after)
      earlier.push(nodes[position]);
    GraphShape &shape = graph.instance->shape;
    const size_t before = shape.size();
    shape.add(kind, after);
    GraphNodeHandle &node = nodes.emplace_back();
    const Result result = graph.device.with([&] { return make(&node, earlier.begin(), earlier.size()); });
    if (result != kSuccess) {
      nodes.pop_back();
      shape.truncate(before);
    }
    return added(result);
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

ur_result_t noteModule(GraphModules *to, const LaunchDesc &desc) noexcept {
  try {
    to->add(Kernel::of(desc.kernel).module);
    return UR_RESULT_SUCCESS;
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

/// `use(params)` with the launch as a node's parameters.
template <class Use>
ur_result_t withParams(const LaunchDesc &desc, Use &&use) noexcept {
  return withLaunchNode(
      desc, [](void *data, const KernelNodeParams &params) noexcept { return (*static_cast<Use *>(data))(params); },
      &use);
}

} // namespace

/// Under one guard: those of the calls find the context that they need, and only ask for it.
ur_result_t Graphs::together(uint32_t device, Calls calls, void *data) noexcept {
  ur_result_t result = UR_RESULT_SUCCESS;
  const Result current = devices_[device]->with([&] {
    result = calls(data);
    return kSuccess;
  });
  return current == kSuccess ? result : translate(current);
}

ur_result_t Graphs::create(const GraphDesc &desc, NativeGraph *graph) noexcept {
  try {
    auto made = std::make_unique<Graph>(*devices_[desc.device]);
    const Result result = made->device.with([&] { return graphCreate(made->api, &made->native, 0); });
    if (result == kSuccess) {
      made->instance->graph = made->native;
      *graph = reinterpret_cast<NativeGraph>(made.release());
    }
    return translate(result);
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

ur_result_t Graphs::addLaunch(NativeGraph graph, const LaunchDesc &desc, After after) noexcept {
  return withParams(desc, [&](const KernelNodeParams &params) {
    Graph &to = Graph::of(graph);
    if (const ur_result_t noted = noteModule(&to.instance->modules, desc); noted != UR_RESULT_SUCCESS)
      return noted;
    return addNode(to, NodeKind::launch, after,
                   [&](GraphNodeHandle *node, const GraphNodeHandle *earlier, size_t count) {
                     return graphAddKernel(to.api, node, to.native, earlier, count, &params);
                   });
  });
}

/// Of one row, between memory that the driver has, on the graph's device or the host: the others take more than a node,
/// or the host's help.
ur_result_t Graphs::addCopy(NativeGraph graph, const CopyDesc &desc, After after) noexcept {
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
    here = isHere(locationOf(to.api, devices_, desc.dst, desc.dstOwn)) &&
           isHere(locationOf(to.api, devices_, desc.src, desc.srcOwn));
    return kSuccess;
  };
  const Result asked = desc.dstOwn && desc.srcOwn ? ask() : to.device.with(ask);
  if (asked != kSuccess || !here)
    return asked != kSuccess ? translate(asked) : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  to.launchesOnly = false;
  return addNode(to, NodeKind::copy, after, [&](GraphNodeHandle *node, const GraphNodeHandle *earlier, size_t count) {
    return graphAddCopy(to.api, node, to.native, earlier, count, addressOf(desc.dst), addressOf(desc.src), desc.width,
                        to.device.context());
  });
}

/// Of one row, with a pattern that is one word of the driver's.
ur_result_t Graphs::addFill(NativeGraph graph, const FillDesc &desc, After after) noexcept {
  if (desc.width == 0 || desc.height == 0)
    return addEmpty(graph, after);
  const auto *pattern = static_cast<const std::byte *>(desc.pattern);
  const size_t size = shortestPattern(pattern, desc.patternSize);
  if (desc.height != 1 || (size != 1 && size != 2 && size != 4) || reinterpret_cast<uintptr_t>(desc.dst) % size != 0)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  unsigned word = 0;
  std::memcpy(&word, pattern, size); // the lowest bytes
  Graph &to = Graph::of(graph);
  to.launchesOnly = false;
  return addNode(to, NodeKind::fill, after, [&](GraphNodeHandle *node, const GraphNodeHandle *earlier, size_t count) {
    return graphAddFill(to.api, node, to.native, earlier, count, addressOf(desc.dst), word, static_cast<unsigned>(size),
                        desc.width / size, to.device.context());
  });
}

ur_result_t Graphs::addEmpty(NativeGraph graph, After after) noexcept {
  Graph &to = Graph::of(graph);
  return addNode(to, NodeKind::empty, after, [&](GraphNodeHandle *node, const GraphNodeHandle *earlier, size_t count) {
    return graphAddEmpty(to.api, node, to.native, earlier, count);
  });
}

/// By an instance of a graph that is gone, where it takes the other parameters: one that has refused them is of no more
/// use. Memory that spare ones hold may be what a new one lacks.
ur_result_t Graphs::instantiate(NativeGraph graph) noexcept {
  Graph &of = Graph::of(graph);
  if (of.reusable && of.api.graphUpdates()) {
    if (std::unique_ptr<GraphInstance> spare = spare_.take(*of.instance)) {
      if (of.device.with([&] { return graphExecUpdate(of.api, spare->executable, of.native); }) == kSuccess) {
        std::swap(spare->modules, of.instance->modules); // which include those of the spare one
        of.instance->graph = nullptr;
        of.instance = std::move(spare);
        return UR_RESULT_SUCCESS;
      }
    }
  }
  const auto make = [&] {
    return of.device.with([&] { return graphInstantiate(of.api, &of.instance->executable, of.native, 0); });
  };
  Result result = make();
  if (result == kOutOfMemory && spare_.clear())
    result = make();
  return added(result);
}

/// For launches of the executable to come; those before keep theirs.
ur_result_t Graphs::updateLaunch(NativeGraph graph, uint32_t node, const LaunchDesc &desc) noexcept {
  return withParams(desc, [&](const KernelNodeParams &params) {
    Graph &of = Graph::of(graph);
    if (const ur_result_t noted = noteModule(&of.instance->modules, desc); noted != UR_RESULT_SUCCESS)
      return noted;
    const GraphInstance &instance = *of.instance;
    return added(
        of.device.with([&] { return graphExecSetKernel(of.api, instance.executable, instance.nodes[node], &params); }));
  });
}

ur_result_t Graphs::enqueue(core::Stream stream, NativeGraph graph, const Fence &fence) noexcept {
  const Graph &it = Graph::of(graph);
  return submit(
      stream, fence, [&](const Stream &to) { return graphLaunch(it.api, it.instance->executable, to.native); },
      it.launchesOnly);
}

void Graphs::destroy(NativeGraph graph) noexcept {
  delete &Graph::of(graph);
}

void Graphs::retire(NativeGraph graph) noexcept {
  const std::unique_ptr<Graph> gone(&Graph::of(graph));
  const GraphInstance &instance = *gone->instance;
  if (!gone->reusable || !instance.executable || !instance.modules.loaded() || !gone->api.graphUpdates())
    return;
  if (gone->native == instance.graph)
    gone->native = nullptr;
  spare_.keep(std::move(gone->instance));
}

/// The driver clones it. One without nodes is nothing but a place.
ur_result_t Graphs::addChild(NativeGraph graph, NativeGraph child, After after) noexcept {
  Graph &to = Graph::of(graph);
  const GraphHandle native = Graph::of(child).native;
  size_t nodes = 0;
  if (const Result result = to.device.with([&] { return graphNodes(to.api, native, nullptr, &nodes); });
      result != kSuccess)
    return translate(result);
  if (nodes == 0)
    return addEmpty(graph, after);
  to.launchesOnly = false;
  to.reusable = false;
  return addNode(to, NodeKind::empty, after, [&](GraphNodeHandle *node, const GraphNodeHandle *earlier, size_t count) {
    return graphAddChild(to.api, node, to.native, earlier, count, native);
  });
}

ur_result_t Graphs::nativeHandle(NativeGraph graph, ur_native_handle_t *handle) noexcept {
  Graph &of = Graph::of(graph);
  of.reusable = false;
  *handle = reinterpret_cast<ur_native_handle_t>(of.native);
  return UR_RESULT_SUCCESS;
}

ur_result_t Graphs::nativeExecutable(NativeGraph graph, ur_native_handle_t *handle) noexcept {
  Graph &of = Graph::of(graph);
  of.reusable = false;
  *handle = reinterpret_cast<ur_native_handle_t>(of.instance->executable);
  return UR_RESULT_SUCCESS;
}

} // namespace ur::LANEWAY_VENDOR
