// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/launch_graphs.hpp"

#include "adapters/cuda/lanes.hpp"

#include <cstring>
#include <new>

namespace ur::cuda {

LaunchGraph::Shape LaunchGraph::shapeOf(const CUlaunchConfig &config) noexcept {
  return {config.gridDimX,  config.gridDimY,  config.gridDimZ,      config.blockDimX,
          config.blockDimY, config.blockDimZ, config.sharedMemBytes};
}

/// Calls `use` with a node's parameters.
template <class Use>
CUresult LaunchGraph::withParams(const CUlaunchConfig &config, const std::byte *arguments, Use &&use) noexcept {
  size_t size = size_;
  void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, const_cast<std::byte *>(arguments), CU_LAUNCH_PARAM_BUFFER_SIZE,
                   &size, CU_LAUNCH_PARAM_END};
  const CUDA_KERNEL_NODE_PARAMS params{
      function_,        config.gridDimX,       config.gridDimY, config.gridDimZ, config.blockDimX, config.blockDimY,
      config.blockDimZ, config.sharedMemBytes, nullptr,         extra,           nullptr,          nullptr};
  return use(params);
}

void LaunchGraph::note(const Shape &shape, const std::byte *arguments) noexcept {
  shape_ = shape;
  std::memcpy(arguments_, arguments, size_);
  known_ = true;
}

std::unique_ptr<LaunchGraph> LaunchGraph::make(const Stream &stream, CUfunction function, const CUlaunchConfig &config,
                                               const std::byte *arguments, size_t size) noexcept {
  const Api &api = stream.device.api();
  std::unique_ptr<LaunchGraph> made(new (std::nothrow) LaunchGraph(stream, function, size));
  if (!made)
    return nullptr;
  made->placed_ = stream.lanes.launches.takePlace();
  if (!made->placed_)
    return nullptr;
  const Current current(api, stream.device.context());
  CUresult result = current.result();
  if (result == CUDA_SUCCESS)
    result = api.cuGraphCreate(&made->graph_, 0);
  if (result == CUDA_SUCCESS)
    result = made->withParams(config, arguments, [&](const CUDA_KERNEL_NODE_PARAMS &params) {
      return api.cuGraphAddKernelNode(&made->node_, made->graph_, nullptr, 0, &params);
    });
  if (result == CUDA_SUCCESS)
    result = api.cuGraphInstantiateWithFlags(&made->exec_, made->graph_, 0);
  if (result != CUDA_SUCCESS)
    return nullptr;
  made->note(shapeOf(config), arguments);
  return made;
}

LaunchGraph::~LaunchGraph() {
  const Device &device = stream_.device;
  (void)device.with([&] {
    if (exec_)
      (void)device.api().cuGraphExecDestroy(exec_);
    return graph_ ? device.api().cuGraphDestroy(graph_) : CUDA_SUCCESS;
  });
  if (placed_)
    stream_.lanes.launches.givePlace();
}

[[gnu::hot]] CUresult LaunchGraph::launch(const CUlaunchConfig &config, const std::byte *arguments) noexcept {
  const Api &api = stream_.device.api();
  const Current current(api, stream_.device.context()); // The driver of CUDA 13 crashes where a thread has none.
  if (current.result() != CUDA_SUCCESS) [[unlikely]]
    return current.result();
  const Shape shape = shapeOf(config);
  if (!known_ || shape != shape_ || std::memcmp(arguments_, arguments, size_) != 0) {
    known_ = false;
    const CUresult result = withParams(config, arguments, [&](const CUDA_KERNEL_NODE_PARAMS &params) {
      return api.cuGraphExecKernelNodeSetParams(exec_, node_, &params);
    });
    if (result != CUDA_SUCCESS) [[unlikely]]
      return result;
    note(shape, arguments);
  }
  return api.cuGraphLaunch(exec_, stream_.native);
}

LaunchGraphs::~LaunchGraphs() {
  for (const std::atomic<LaunchGraph *> &place : graphs_)
    delete place.load(std::memory_order_acquire);
}

[[gnu::noinline]] void LaunchGraphs::add(const Stream &stream, CUfunction function, const CUlaunchConfig &config,
                                         const std::byte *arguments, size_t size) noexcept {
  if (unwanted_.load(std::memory_order_relaxed) || of(stream) || graphs_.back().load(std::memory_order_relaxed))
    return;
  std::unique_ptr<LaunchGraph> made = LaunchGraph::make(stream, function, config, arguments, size);
  for (auto place = graphs_.begin(); made && place != graphs_.end(); ++place)
    if (LaunchGraph *none = nullptr; place->compare_exchange_strong(none, made.get(), std::memory_order_release))
      (void)made.release();
}

} // namespace ur::cuda
