// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/graphs.hpp"

#include "adapters/core/object/room.hpp"
#include "adapters/core/object/small_vector.hpp"
#include "adapters/core/port/guarded.hpp"
#include "adapters/opencl/kernels.hpp"
#include "adapters/opencl/reference.hpp"
#include "adapters/opencl/transfers.hpp"

#include <algorithm>
#include <array>

namespace ur::opencl {

using namespace core;

namespace {

using After = std::span<const uint32_t>;
using Sizes = std::array<size_t, 3>;

/// Of a launch.
struct Shape {
  explicit Shape(const LaunchDesc &desc) noexcept
      : kernel(desc.kernel), dims(desc.dims), offset(std::to_array(desc.globalOffset)),
        global(std::to_array(desc.globalSize)), local(std::to_array(desc.localSize)), open(desc.localOpen) {}
  bool operator==(const Shape &) const = default;

  NativeKernel kernel;
  uint32_t dims;
  Sizes offset, global, local;
  bool open;
};

struct Node {
  cl_sync_point_khr point = 0;
  cl_mutable_command_khr command = nullptr; ///< of a launch that may change
  std::optional<Shape> shape = {};          ///< of a launch
};

/// Recorded for a queue in order or not, and run on others. In order, OpenCL needs no list of what a command comes
/// after.
struct Graph {
  const Context &context;
  const Device &device;
  const bool inOrder, updatable;
  Reference<cl_command_buffer_khr> native{context.api().clReleaseCommandBufferKHR};
  std::vector<Node> nodes = {};

  const Api &api() const noexcept { return context.api(); }
  static Graph &of(NativeGraph graph) noexcept { return *reinterpret_cast<Graph *>(graph); }
};

/// What a command buffer refuses is none of its commands: done by itself it may succeed, or says better why it can't.
ur_result_t added(cl_int result) noexcept {
  const bool mayPass = result == CL_SUCCESS || result == CL_OUT_OF_RESOURCES || result == CL_OUT_OF_HOST_MEMORY;
  return mayPass ? translate(result) : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

/// `record(graph, node, number of points, points, place of the node's own point)` records one command, which comes
/// after those points.
template <class Record>
ur_result_t addNode(NativeGraph graph, After after, Record &&record) noexcept {
  return guarded([&] {
    Graph &to = Graph::of(graph);
    SmallVector<cl_sync_point_khr, 8> points;
    for (const uint32_t position : to.inOrder ? After() : after)
      points.push(to.nodes[position].point);
    haveRoom(to.nodes);
    Node node;
    const auto count = static_cast<cl_uint>(points.size());
    const cl_int result =
        record(to, node, count, count != 0 ? points.begin() : nullptr, to.inOrder ? nullptr : &node.point);
    if (result == CL_SUCCESS)
      to.nodes.push_back(node);
    return added(result);
  });
}

/// Whether commands of shared virtual memory may name all memory of the context, too.
bool reachesAll(const Graph &graph) noexcept {
  return graph.context.way() != MemoryWay::usm || graph.device.hostWork;
}

template <class Desc>
bool takesPiece(NativeGraph graph, const Desc &desc) noexcept {
  return isOnePiece(desc) && reachesAll(Graph::of(graph));
}

/// The arguments of a launch in the form of an update's.
struct NewArguments {
  NewArguments(const LaunchDesc &desc, const std::vector<KernelArg::Kind> &kinds) {
    for (cl_uint i = 0; i < desc.args.size(); ++i) {
      const KernelArg &arg = desc.args[i];
      if (const std::optional<void *> pointer = pointerIn(arg, i < kinds.size() ? kinds[i] : arg.kind))
        pointers.push({i, sizeof(void *), *pointer});
      else
        values.push({i, arg.size, arg.data});
    }
  }
  SmallVector<cl_mutable_dispatch_arg_khr, 8> values, pointers;
};

} // namespace

Graphs::~Graphs() {
  if (driverIsLost())
    return;
  for (const Recording &each : queues_)
    (void)context_.api().clReleaseCommandQueue(each.queue);
}

/// Made when it is first needed. Throws bad_alloc.
ur_result_t Graphs::queueFor(uint32_t position, bool inOrder, cl_command_queue *queue) {
  std::lock_guard lock(mutex_);
  const auto found = std::find_if(queues_.begin(), queues_.end(), [&](const Recording &one) {
    return one.position == position && one.inOrder == inOrder;
  });
  if (found != queues_.end()) {
    *queue = found->queue;
    return UR_RESULT_SUCCESS;
  }
  haveRoom(queues_);
  const cl_int result = createQueue(context_, {.device = position, .ordered = inOrder}, queue);
  if (result == CL_SUCCESS)
    queues_.push_back({position, inOrder, *queue});
  return translate(result);
}

ur_result_t Graphs::create(const GraphDesc &desc, NativeGraph *graph) noexcept {
  if (driverIsLost())
    return UR_RESULT_ERROR_DEVICE_LOST;
  return guarded([&] {
    const Device &device = context_.device(desc.device);
    if (!device.graphs)
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    const bool inOrder = desc.ordered || !device.unordered;
    std::unique_ptr<Graph> made(new Graph{context_, device, inOrder, desc.updatable && device.updatableGraphs});
    cl_command_queue queue = nullptr;
    if (const ur_result_t found = queueFor(desc.device, inOrder, &queue); found != UR_RESULT_SUCCESS)
      return found;
    cl_int result = CL_SUCCESS;
    const cl_bitfield flags = CL_COMMAND_BUFFER_MUTABLE_KHR | CL_COMMAND_BUFFER_SIMULTANEOUS_USE_KHR;
    const cl_command_buffer_properties_khr properties[] = {CL_COMMAND_BUFFER_FLAGS_KHR, flags, 0};
    made->native.take(made->api().clCreateCommandBufferKHR(1, &queue, made->updatable ? properties : nullptr, &result));
    if (result == CL_SUCCESS)
      *graph = reinterpret_cast<NativeGraph>(made.release());
    return translate(result);
  });
}

ur_result_t Graphs::addLaunch(NativeGraph graph, const LaunchDesc &desc, After after) noexcept {
  if (desc.objects)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  const ReadyLaunch launch(desc);
  if (launch.result() != UR_RESULT_SUCCESS) {
    return launch.result() == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ? launch.result()
                                                                 : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  return addNode(
      graph, after,
      [&](const Graph &to, Node &node, cl_uint count, const cl_sync_point_khr *list, cl_sync_point_khr *point) {
        const cl_command_properties_khr properties[] = {CL_MUTABLE_DISPATCH_UPDATABLE_FIELDS_KHR, kUpdatableFields, 0};
        node.shape.emplace(desc);
        return to.api().clCommandNDRangeKernelKHR(
            to.native.get(), nullptr, to.updatable ? properties : nullptr, launch.kernel(), desc.dims, launch.offset(),
            desc.globalSize, launch.localSize(), count, list, point, to.updatable ? &node.command : nullptr);
      });
}

ur_result_t Graphs::addCopy(NativeGraph graph, const CopyDesc &desc, After after) noexcept {
  const size_t size = desc.width * desc.height * desc.depth;
  if (size == 0 || desc.dst == desc.src)
    return addEmpty(graph, after);
  if (!takesPiece(graph, desc))
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  return addNode(graph, after, [&](const Graph &to, Node &, auto... points) {
    return to.api().clCommandSVMMemcpyKHR(to.native.get(), nullptr, nullptr, desc.dst, desc.src, size, points...,
                                          nullptr);
  });
}

ur_result_t Graphs::addFill(NativeGraph graph, const FillDesc &desc, After after) noexcept {
  const size_t size = desc.width * desc.height;
  if (size == 0)
    return addEmpty(graph, after);
  if (!takesPiece(graph, desc))
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  return addNode(graph, after, [&](const Graph &to, Node &, auto... points) {
    return to.api().clCommandSVMMemFillKHR(to.native.get(), nullptr, nullptr, desc.dst, desc.pattern, desc.patternSize,
                                           size, points..., nullptr);
  });
}

ur_result_t Graphs::addEmpty(NativeGraph graph, After after) noexcept {
  return addNode(graph, after, [&](const Graph &to, Node &, auto... points) {
    return to.api().clCommandBarrierWithWaitListKHR(to.native.get(), nullptr, nullptr, points..., nullptr);
  });
}

ur_result_t Graphs::instantiate(NativeGraph graph) noexcept {
  const Graph &of = Graph::of(graph);
  return added(of.api().clFinalizeCommandBufferKHR(of.native.get()));
}

ur_result_t Graphs::updateLaunch(NativeGraph graph, uint32_t node, const LaunchDesc &desc) noexcept {
  if (driverIsLost())
    return UR_RESULT_ERROR_DEVICE_LOST;
  return guarded([&] {
    const Graph &of = Graph::of(graph);
    Node &launch = Graph::of(graph).nodes[node];
    const Kernel &kernel = Kernel::of(desc.kernel);
    if (!launch.command || desc.objects || desc.kernel != launch.shape->kernel || desc.dims != launch.shape->dims ||
        !kernel.hasRoomFor(desc.args))
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    NewArguments args(desc, kernel.kinds());
    cl_mutable_dispatch_config_khr config{};
    config.command = launch.command;
    config.num_args = static_cast<cl_uint>(args.values.size());
    config.arg_list = config.num_args != 0 ? args.values.begin() : nullptr;
    config.num_svm_args = static_cast<cl_uint>(args.pointers.size());
    config.arg_svm_list = config.num_svm_args != 0 ? args.pointers.begin() : nullptr;
    const Shape shape(desc);
    if (shape != *launch.shape) { // All sizes, since an update can't leave a local one open.
      config.work_dim = desc.dims;
      config.global_work_offset = desc.globalOffset;
      config.global_work_size = desc.globalSize;
      config.local_work_size = desc.localSize;
    }
    const cl_command_buffer_update_type_khr type = CL_STRUCTURE_TYPE_MUTABLE_DISPATCH_CONFIG_KHR;
    const void *configs = &config;
    const cl_int result = of.api().clUpdateMutableCommandsKHR(of.native.get(), 1, &type, &configs);
    if (result == CL_SUCCESS)
      *launch.shape = shape;
    return added(result);
  });
}

ur_result_t Graphs::enqueue(core::Stream stream, NativeGraph graph, const Fence &fence) noexcept {
  if (fence.timed && fence.signal && !Stream::of(stream).profiling)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  const Graph &it = Graph::of(graph);
  return submit(stream, fence, [&](cl_command_queue queue, cl_uint count, const cl_event *list, cl_event *event) {
    return it.api().clEnqueueCommandBufferKHR(1, &queue, it.native.get(), count, list, event);
  });
}

/// OpenCL keeps it for the runs on their way.
void Graphs::destroy(NativeGraph graph) noexcept {
  if (driverIsLost())
    return;
  delete &Graph::of(graph);
}

} // namespace ur::opencl
