// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fake driver's graphs: of kernels, copies and fills of one row, empty nodes, and other graphs. A launch does the
// nodes one by one, in an order that the edges allow and that is as far from the nodes' own as can be.
#include "fakes/cuda/functions.hpp"
#include "fakes/cuda/memory.hpp"
#include "fakes/cuda/modules.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace ur::cuda::fake {

namespace {

/// A kernel with its arguments, as they were when it was told.
struct KernelNode {
  Context *context = nullptr;
  CUfunction function = nullptr;
  LaunchShape shape{};
  std::vector<std::byte> arguments;

  [[nodiscard]] std::function<CUresult()> prepare(const char *caller) {
    size_t size = arguments.size();
    void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, arguments.data(), CU_LAUNCH_PARAM_BUFFER_SIZE, &size,
                     CU_LAUNCH_PARAM_END};
    const Function &kernel = functionOf(function, caller);
    return prepareLaunch(kernel, shape, arguments.empty() ? nullptr : unpack(caller, kernel, extra).data(), context);
  }
};

struct Node {
  enum class Kind { empty, kernel, copy, fill, child } kind = Kind::empty;
  std::vector<size_t> after; ///< earlier nodes
  std::unique_ptr<KernelNode> kernel;
  std::vector<Node> inside;        ///< of a child graph, which is cloned when it is added
  std::function<CUresult()> other; ///< what it does otherwise; none: nothing

  explicit Node(Kind of) : kind(of) {}
  Node(const Node &of)
      : kind(of.kind), after(of.after), kernel(of.kernel ? std::make_unique<KernelNode>(*of.kernel) : nullptr),
        inside(of.inside), other(of.other) {}
  Node(Node &&of) = default;
  Node &operator=(Node &&of) = default;
};

/// Each after those that it has to come after, else the later ones first.
std::vector<Node *> orderOf(std::vector<Node> &nodes) {
  std::vector<Node *> all;
  std::vector<bool> done(nodes.size());
  while (all.size() < nodes.size()) {
    for (size_t i = nodes.size(); i-- > 0;) {
      if (!done[i] && std::all_of(nodes[i].after.begin(), nodes[i].after.end(), [&](size_t at) { return done[at]; })) {
        done[i] = true;
        all.push_back(&nodes[i]);
        break;
      }
    }
  }
  return all;
}

struct Graph {
  Context *context = nullptr;
  std::vector<std::unique_ptr<Node>> nodes; ///< whose addresses are handles

  [[nodiscard]] size_t find(const CUgraphNode handle, const char *caller) const {
    const auto found = std::find_if(nodes.begin(), nodes.end(), [&](const std::unique_ptr<Node> &node) {
      return reinterpret_cast<CUgraphNode>(node.get()) == handle;
    });
    if (found == nodes.end())
      die("%s: a node of another graph", caller);
    return static_cast<size_t>(found - nodes.begin());
  }
  void add(std::unique_ptr<Node> node, const CUgraphNode *after, size_t count, CUgraphNode *handle,
           const char *caller) {
    for (size_t i = 0; i < count; ++i) {
      const size_t earlier = find(after[i], caller);
      if (std::find(node->after.begin(), node->after.end(), earlier) != node->after.end())
        die("%s: after the same node twice", caller);
      node->after.push_back(earlier);
    }
    *handle = reinterpret_cast<CUgraphNode>(nodes.emplace_back(std::move(node)).get());
  }
};

struct Executable {
  const Graph *from = nullptr;
  Context *context = nullptr;
  std::vector<Node> nodes;
};

Live<Graph> &graphs() {
  static auto *const instance = new Live<Graph>("graph");
  return *instance;
}
Live<Executable> &executables() {
  static auto *const instance = new Live<Executable>("executable graph");
  return *instance;
}

/// The arguments in one piece, of either form.
std::vector<std::byte> pieceOf(const char *caller, const Function &function, const CUDA_KERNEL_NODE_PARAMS &params) {
  std::vector<std::byte> piece;
  const std::vector<void *> values = params.extra ? unpack(caller, function, params.extra) : std::vector<void *>();
  for (size_t i = 0; const size_t size = function.paramSize(i); ++i) {
    piece.resize(function.paramOffset(i) + size);
    std::memcpy(piece.data() + function.paramOffset(i), params.extra ? values[i] : params.kernelParams[i], size);
  }
  return piece;
}

/// INVALID_VALUE, with nothing changed, where the kernel can't be launched so.
CUresult read(const char *caller, const CUDA_KERNEL_NODE_PARAMS &params, Context *context, KernelNode *node) {
  if (params.kern || params.ctx || !params.kernelParams == !params.extra)
    die("%s: parameters in a form that this driver doesn't know", caller);
  KernelNode given{context,
                   params.func,
                   {{params.gridDimX, params.gridDimY, params.gridDimZ},
                    {params.blockDimX, params.blockDimY, params.blockDimZ},
                    params.sharedMemBytes,
                    false},
                   pieceOf(caller, functionOf(params.func, caller), params)};
  if (!given.prepare(caller))
    return CUDA_ERROR_INVALID_VALUE;
  *node = std::move(given);
  return CUDA_SUCCESS;
}

/// What a node does with memory: it has to be alive, and usable, when it is added and when it runs.
std::function<CUresult()> checked(const char *caller, Context *user, std::vector<std::pair<CUdeviceptr, Use>> places,
                                  size_t size, std::function<void()> body) {
  const auto check = [=] {
    for (const auto &[address, use] : places)
      memory().check(reinterpret_cast<void *>(address), size, caller, *user, use);
  };
  check();
  return [check, body] {
    {
      std::lock_guard lock(engine().mutex);
      check();
    }
    body();
    return CUDA_SUCCESS;
  };
}

/// Of the graph's device, whose context has to be said.
void checkContext(const char *caller, const Graph &graph, CUcontext context) {
  if (reinterpret_cast<Context *>(context) != graph.context)
    die("%s: the context of another device", caller);
}

void enqueueAll(Stream &stream, std::vector<Node> &nodes, const char *caller) {
  for (Node *node : orderOf(nodes)) {
    if (node->kernel)
      enqueue(stream, node->kernel->prepare(caller));
    else if (node->other)
      enqueue(stream, node->other);
    else
      enqueueAll(stream, node->inside, caller);
  }
}

bool isSameShape(const std::vector<Node> &one, const std::vector<Node> &other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](const Node &a, const Node &b) {
    return a.kind == b.kind && a.after == b.after && isSameShape(a.inside, b.inside);
  });
}

std::vector<Node> copyOf(const Graph &graph) {
  std::vector<Node> nodes;
  for (const std::unique_ptr<Node> &node : graph.nodes)
    nodes.push_back(*node);
  return nodes;
}

} // namespace

size_t graphObjects() {
  return graphs().all().size() + executables().all().size();
}

CUresult cuGraphCreate(CUgraph *graph, unsigned flags) {
  BEGIN();
  if (flags != 0)
    return CUDA_ERROR_INVALID_VALUE;
  auto made = std::make_unique<Graph>();
  made->context = t_current;
  *graph = reinterpret_cast<CUgraph>(graphs().add(std::move(made)));
  return CUDA_SUCCESS;
}
CUresult cuGraphAddKernelNode(CUgraphNode *node, CUgraph handle, const CUgraphNode *after, size_t count,
                              const CUDA_KERNEL_NODE_PARAMS *params) {
  BEGIN();
  Graph &graph = graphs().of(handle, __func__);
  auto made = std::make_unique<Node>(Node::Kind::kernel);
  made->kernel = std::make_unique<KernelNode>();
  if (const CUresult result = read(__func__, *params, graph.context, made->kernel.get()); result != CUDA_SUCCESS)
    return result;
  graph.add(std::move(made), after, count, node, __func__);
  return CUDA_SUCCESS;
}
CUresult cuGraphAddMemcpyNode(CUgraphNode *node, CUgraph handle, const CUgraphNode *after, size_t count,
                              const CUDA_MEMCPY3D *box, CUcontext context) {
  BEGIN();
  Graph &graph = graphs().of(handle, __func__);
  checkContext(__func__, graph, context);
  const size_t size = box->WidthInBytes;
  const CUdeviceptr dst = box->dstDevice, src = box->srcDevice;
  if (box->srcMemoryType != CU_MEMORYTYPE_UNIFIED || box->dstMemoryType != CU_MEMORYTYPE_UNIFIED || size == 0 ||
      box->Height != 1 || box->Depth != 1 || box->srcPitch < size || box->dstPitch < size || box->srcContext ||
      box->dstContext)
    die("%s: more than a row of known memory", __func__);
  for (const CUdeviceptr end : {src, dst}) {
    if (memory().leavesRegistered(reinterpret_cast<void *>(end), size))
      return CUDA_ERROR_INVALID_VALUE;
  }
  auto made = std::make_unique<Node>(Node::Kind::copy);
  made->other = checked(__func__, graph.context, {{src, Use::copyFrom}, {dst, Use::copyTo}}, size,
                        [=] { std::memcpy(reinterpret_cast<void *>(dst), reinterpret_cast<void *>(src), size); });
  graph.add(std::move(made), after, count, node, __func__);
  return CUDA_SUCCESS;
}
CUresult cuGraphAddMemsetNode(CUgraphNode *node, CUgraph handle, const CUgraphNode *after, size_t count,
                              const CUDA_MEMSET_NODE_PARAMS *params, CUcontext context) {
  BEGIN();
  Graph &graph = graphs().of(handle, __func__);
  checkContext(__func__, graph, context);
  const CUdeviceptr dst = params->dst;
  const unsigned value = params->value, unit = params->elementSize;
  const size_t width = params->width;
  if ((unit != 1 && unit != 2 && unit != 4) || dst % unit != 0 || params->height != 1 || width == 0 ||
      (unit < 4 && value >> (8 * unit) != 0))
    return CUDA_ERROR_INVALID_VALUE;
  auto made = std::make_unique<Node>(Node::Kind::fill);
  made->other = checked(__func__, graph.context, {{dst, Use::set}}, width * unit, [=] {
    for (size_t i = 0; i < width; ++i)
      std::memcpy(reinterpret_cast<std::byte *>(dst) + i * unit, &value, unit);
  });
  graph.add(std::move(made), after, count, node, __func__);
  return CUDA_SUCCESS;
}
CUresult cuGraphAddEmptyNode(CUgraphNode *node, CUgraph handle, const CUgraphNode *after, size_t count) {
  BEGIN();
  graphs().of(handle, __func__).add(std::make_unique<Node>(Node::Kind::empty), after, count, node, __func__);
  return CUDA_SUCCESS;
}
CUresult cuGraphAddChildGraphNode(CUgraphNode *node, CUgraph handle, const CUgraphNode *after, size_t count,
                                  CUgraph child) {
  BEGIN();
  Graph &graph = graphs().of(handle, __func__);
  const Graph &of = graphs().of(child, __func__);
  if (&of == &graph)
    return CUDA_ERROR_INVALID_VALUE;
  if (of.context != graph.context)
    die("%s: a graph of another device", __func__);
  auto made = std::make_unique<Node>(Node::Kind::child);
  made->inside = copyOf(of);
  graph.add(std::move(made), after, count, node, __func__);
  return CUDA_SUCCESS;
}
/// `nodes` may be null: how many there are. Else as many as there is room for, and null behind them.
CUresult cuGraphGetNodes(CUgraph handle, CUgraphNode *nodes, size_t *count) {
  BEGIN();
  const Graph &graph = graphs().of(handle, __func__);
  const size_t room = std::exchange(*count, graph.nodes.size());
  for (size_t i = 0; nodes && i < room; ++i)
    nodes[i] = i < graph.nodes.size() ? reinterpret_cast<CUgraphNode>(graph.nodes[i].get()) : nullptr;
  if (nodes)
    *count = std::min(room, graph.nodes.size());
  return CUDA_SUCCESS;
}
CUresult cuGraphInstantiateWithFlags(CUgraphExec *executable, CUgraph handle, unsigned long long flags) {
  BEGIN();
  const Graph &graph = graphs().of(handle, __func__);
  if (flags != 0 || graph.nodes.empty())
    return CUDA_ERROR_INVALID_VALUE;
  auto made = std::make_unique<Executable>();
  made->from = &graph;
  made->context = graph.context;
  made->nodes = copyOf(graph);
  *executable = reinterpret_cast<CUgraphExec>(executables().add(std::move(made)));
  return CUDA_SUCCESS;
}
CUresult cuGraphExecKernelNodeSetParams(CUgraphExec handle, CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS *params) {
  BEGIN();
  Executable &executable = executables().of(handle, __func__);
  const Graph &from = graphs().of(const_cast<Graph *>(executable.from), __func__);
  Node &changed = executable.nodes[from.find(node, __func__)];
  if (!changed.kernel)
    die("%s: a node that is no kernel", __func__);
  return read(__func__, *params, executable.context, changed.kernel.get());
}
/// Node by node, in the order in which they were added. The kernels that it has had until now must still be loaded:
/// what the driver asks them isn't documented.
CUresult cuGraphExecUpdate(CUgraphExec handle, CUgraph from, CUgraphExecUpdateResultInfo *why) {
  BEGIN();
  Executable &executable = executables().of(handle, __func__);
  const Graph &graph = graphs().of(from, __func__);
  *why = {};
  std::vector<Node> nodes = copyOf(graph);
  for (const Node &node : executable.nodes) {
    if (node.kernel)
      (void)functionOf(node.kernel->function, __func__);
  }
  if (graph.context != executable.context || !isSameShape(executable.nodes, nodes)) {
    constexpr int kTopologyChanged = 2;
    why->result = kTopologyChanged;
    return CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE;
  }
  executable.nodes = std::move(nodes);
  return CUDA_SUCCESS;
}
CUresult cuGraphLaunch(CUgraphExec handle, CUstream to) {
  BEGIN();
  Executable &executable = executables().of(handle, __func__);
  Stream &stream = streamOf(to, __func__);
  if (stream.context != executable.context)
    die("%s: a stream of another device", __func__);
  if (engine().graphLaunchesWait)
    waitUntil(call, [&] { return stream.idle(); });
  enqueueAll(stream, executables().of(handle, __func__).nodes, __func__); // which has to be there still
  return CUDA_SUCCESS;
}
CUresult cuGraphExecDestroy(CUgraphExec handle) {
  ENDING();
  executables().take(executables().of(handle, __func__));
  return CUDA_SUCCESS;
}
CUresult cuGraphDestroy(CUgraph handle) {
  ENDING();
  graphs().take(graphs().of(handle, __func__));
  return CUDA_SUCCESS;
}

} // namespace ur::cuda::fake
