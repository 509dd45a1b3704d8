// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/launch_graphs.hpp"

#include "adapters/cuda_like/device_resources.hpp"

#include <cstring>
#include <new>

namespace ur::LANEWAY_VENDOR {

void LaunchGraph::note(const PackedLaunch &launch) noexcept {
  sizes_ = launch.sizes;
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
  Result result = current.result();
  if (result == kSuccess)
    result = graphCreate(api, &made->graph_, 0);
  if (result == kSuccess) {
    result = launch.withNode([&](const KernelNodeParams &params) {
      return graphAddKernel(api, &made->node_, made->graph_, nullptr, 0, &params);
    });
  }
  if (result == kSuccess)
    result = graphInstantiate(api, &made->exec_, made->graph_, 0);
  if (result != kSuccess)
    return nullptr;
  made->note(launch);
  return made;
}

LaunchGraph::~LaunchGraph() {
  const Device &device = stream_.device;
  (void)device.release([&] {
    if (exec_)
      (void)graphExecDestroy(device.api(), exec_);
    return graph_ ? graphDestroy(device.api(), graph_) : kSuccess;
  });
  if (counted_)
    stream_.resources.launches.releaseGraph();
}

[[gnu::hot]] Result LaunchGraph::launch(const PackedLaunch &launch) noexcept {
  const Api &api = stream_.device.api();
  const Current current(api, stream_.device.context()); // CUDA 13's driver crashes where a thread has none.
  if (current.result() != kSuccess) [[unlikely]]
    return current.result();
  if (!known_ || launch.sizes != sizes_ || std::memcmp(arguments_, launch.arguments, launch.size) != 0) {
    known_ = false;
    const Result result =
        launch.withNode([&](const KernelNodeParams &params) { return graphExecSetKernel(api, exec_, node_, &params); });
    if (result != kSuccess) [[unlikely]]
      return result;
    note(launch);
  }
  return graphLaunch(api, exec_, stream_.native);
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

} // namespace ur::LANEWAY_VENDOR
