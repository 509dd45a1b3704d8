// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/launch_graphs.hpp"

#include "adapters/cuda_like/device_resources.hpp"

#include <cstring>
#include <new>

namespace ur::cuda {

LaunchGraph::Shape LaunchGraph::shapeOf(const CUlaunchConfig &config) noexcept {
  return {config.gridDimX,  config.gridDimY,  config.gridDimZ,      config.blockDimX,
          config.blockDimY, config.blockDimZ, config.sharedMemBytes};
}

/// Calls `use` with a node's parameters.
template <class Use>
CUresult LaunchGraph::withParams(const PackedLaunch &launch, Use &&use) noexcept {
  return launch.withExtra([&](void **extra) {
    const CUlaunchConfig &config = launch.config;
    const CUDA_KERNEL_NODE_PARAMS params{
        launch.function,  config.gridDimX,       config.gridDimY, config.gridDimZ, config.blockDimX, config.blockDimY,
        config.blockDimZ, config.sharedMemBytes, nullptr,         extra,           nullptr,          nullptr};
    return use(params);
  });
}

void LaunchGraph::note(const Shape &shape, const PackedLaunch &launch) noexcept {
  shape_ = shape;
  std::memcpy(arguments_, launch.arguments, launch.size);
  known_ = true;
}

std::unique_ptr<LaunchGraph> LaunchGraph::make(const Stream &stream, const PackedLaunch &launch) noexcept {
  const Api &api = stream.device.api();
  std::unique_ptr<LaunchGraph> made(new (std::nothrow) LaunchGraph(stream));
  if (!made)
    return nullptr;
  made->counted_ = stream.resources.launches.reserveGraph();
  if (!made->counted_)
    return nullptr;
  const Current current(api, stream.device.context());
  CUresult result = current.result();
  if (result == CUDA_SUCCESS)
    result = api.cuGraphCreate(&made->graph_, 0);
  if (result == CUDA_SUCCESS) {
    result = withParams(launch, [&](const CUDA_KERNEL_NODE_PARAMS &params) {
      return api.cuGraphAddKernelNode(&made->node_, made->graph_, nullptr, 0, &params);
    });
  }
  if (result == CUDA_SUCCESS)
    result = api.cuGraphInstantiateWithFlags(&made->exec_, made->graph_, 0);
  if (result != CUDA_SUCCESS)
    return nullptr;
  made->note(shapeOf(launch.config), launch);
  return made;
}

LaunchGraph::~LaunchGraph() {
  const Device &device = stream_.device;
  (void)device.with([&] {
    if (exec_)
      (void)device.api().cuGraphExecDestroy(exec_);
    return graph_ ? device.api().cuGraphDestroy(graph_) : CUDA_SUCCESS;
  });
  if (counted_)
    stream_.resources.launches.releaseGraph();
}

[[gnu::hot]] CUresult LaunchGraph::launch(const PackedLaunch &launch) noexcept {
  const Api &api = stream_.device.api();
  const Current current(api, stream_.device.context()); // The driver of CUDA 13 crashes where a thread has none.
  if (current.result() != CUDA_SUCCESS) [[unlikely]]
    return current.result();
  const Shape shape = shapeOf(launch.config);
  if (!known_ || shape != shape_ || std::memcmp(arguments_, launch.arguments, launch.size) != 0) {
    known_ = false;
    const CUresult result = withParams(launch, [&](const CUDA_KERNEL_NODE_PARAMS &params) {
      return api.cuGraphExecKernelNodeSetParams(exec_, node_, &params);
    });
    if (result != CUDA_SUCCESS) [[unlikely]]
      return result;
    note(shape, launch);
  }
  return api.cuGraphLaunch(exec_, stream_.native);
}

LaunchGraphs::~LaunchGraphs() {
  for (const std::atomic<LaunchGraph *> &place : graphs_)
    delete place.load(std::memory_order_acquire);
}

[[gnu::noinline]] void LaunchGraphs::add(const Stream &stream, const PackedLaunch &launch) noexcept {
  if (unwanted_.load(std::memory_order_relaxed) || of(stream) || graphs_.back().load(std::memory_order_relaxed))
    return;
  std::unique_ptr<LaunchGraph> made = LaunchGraph::make(stream, launch);
  for (auto place = graphs_.begin(); made && place != graphs_.end(); ++place) {
    if (LaunchGraph *none = nullptr; place->compare_exchange_strong(none, made.get(), std::memory_order_release))
      (void)made.release();
  }
}

} // namespace ur::cuda
