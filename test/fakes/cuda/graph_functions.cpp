// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fake driver's graphs: of one kernel each, as the adapter uses them.
#include "fakes/cuda/functions.hpp"
#include "fakes/cuda/modules.hpp"

namespace ur::cuda::fake {

namespace {

/// A kernel with its arguments, as they were when it was told.
struct Node {
  Context *context = nullptr;
  CUfunction function = nullptr;
  LaunchShape shape{};
  std::vector<std::byte> arguments;

  [[nodiscard]] std::function<CUresult()> prepare(const char *caller) {
    size_t size = arguments.size();
    void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, arguments.data(), CU_LAUNCH_PARAM_BUFFER_SIZE, &size,
                     CU_LAUNCH_PARAM_END};
    const Function &kernel = functionOf(function, caller);
    return prepareLaunch(kernel, shape, unpack(caller, kernel, extra).data(), context);
  }
};

struct Graph {
  Context *context = nullptr;
  std::unique_ptr<Node> node;
};

struct Executable {
  const Graph *from = nullptr;
  Node node;
};

Live<Graph> &graphs() {
  static auto *const instance = new Live<Graph>("graph");
  return *instance;
}
Live<Executable> &executables() {
  static auto *const instance = new Live<Executable>("executable graph");
  return *instance;
}

/// INVALID_VALUE, with nothing changed, where the kernel can't be launched so.
CUresult read(const char *caller, const CUDA_KERNEL_NODE_PARAMS &params, Context *context, Node *node) {
  if (params.kern || params.ctx || params.kernelParams || !params.extra)
    die("%s: parameters in a form that this driver doesn't know", caller);
  Node given{context,
             params.func,
             {{params.gridDimX, params.gridDimY, params.gridDimZ},
              {params.blockDimX, params.blockDimY, params.blockDimZ},
              params.sharedMemBytes,
              false},
             {}};
  const Function &function = functionOf(params.func, caller);
  if (const std::vector<void *> values = unpack(caller, function, params.extra); !values.empty()) {
    const auto *first = static_cast<const std::byte *>(values.front());
    given.arguments.assign(first,
                           static_cast<const std::byte *>(values.back()) + function.paramSize(values.size() - 1));
  }
  if (!given.prepare(caller))
    return CUDA_ERROR_INVALID_VALUE;
  *node = std::move(given);
  return CUDA_SUCCESS;
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
CUresult cuGraphAddKernelNode(CUgraphNode *node, CUgraph handle, const CUgraphNode *, size_t dependencies,
                              const CUDA_KERNEL_NODE_PARAMS *params) {
  BEGIN();
  Graph &graph = graphs().of(handle, __func__);
  if (graph.node || dependencies != 0)
    die("%s: a second node", __func__);
  auto made = std::make_unique<Node>();
  if (const CUresult result = read(__func__, *params, graph.context, made.get()); result != CUDA_SUCCESS)
    return result;
  graph.node = std::move(made);
  *node = reinterpret_cast<CUgraphNode>(graph.node.get());
  return CUDA_SUCCESS;
}
CUresult cuGraphInstantiateWithFlags(CUgraphExec *executable, CUgraph handle, unsigned long long flags) {
  BEGIN();
  const Graph &graph = graphs().of(handle, __func__);
  if (flags != 0 || !graph.node)
    return CUDA_ERROR_INVALID_VALUE;
  *executable =
      reinterpret_cast<CUgraphExec>(executables().add(std::make_unique<Executable>(Executable{&graph, *graph.node})));
  return CUDA_SUCCESS;
}
CUresult cuGraphExecKernelNodeSetParams(CUgraphExec handle, CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS *params) {
  BEGIN();
  Executable &executable = executables().of(handle, __func__);
  const Graph &from = graphs().of(const_cast<Graph *>(executable.from), __func__);
  if (reinterpret_cast<CUgraphNode>(from.node.get()) != node)
    die("%s: a node of another graph", __func__);
  return read(__func__, *params, executable.node.context, &executable.node);
}
CUresult cuGraphLaunch(CUgraphExec handle, CUstream to) {
  BEGIN();
  Executable &executable = executables().of(handle, __func__);
  Stream &stream = streamOf(to, __func__);
  if (stream.context != executable.node.context)
    die("%s: a stream of another device", __func__);
  enqueue(stream, executable.node.prepare(__func__));
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
