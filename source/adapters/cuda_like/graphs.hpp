// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graphs of command buffers, and native commands in them.
#pragma once

#include "adapters/core/port/driver_graphs.hpp"
#include "adapters/cuda_like/graph_instances.hpp"

namespace ur::LANEWAY_VENDOR {

class Graphs final : public core::GraphDriver {
public:
  using After = std::span<const uint32_t>;
  explicit Graphs(const std::vector<std::unique_ptr<Device>> &devices) noexcept : devices_(devices) {}

  ur_result_t together(uint32_t device, Calls calls, void *data) noexcept override;
  ur_result_t create(const core::GraphDesc &desc, core::NativeGraph *graph) noexcept override;
  ur_result_t addLaunch(core::NativeGraph graph, const core::LaunchDesc &desc, After after) noexcept override;
  ur_result_t addCopy(core::NativeGraph graph, const core::CopyDesc &desc, After after) noexcept override;
  ur_result_t addFill(core::NativeGraph graph, const core::FillDesc &desc, After after) noexcept override;
  ur_result_t addEmpty(core::NativeGraph graph, After after) noexcept override;
  ur_result_t instantiate(core::NativeGraph graph) noexcept override;
  ur_result_t updateLaunch(core::NativeGraph graph, uint32_t node, const core::LaunchDesc &desc) noexcept override;
  ur_result_t enqueue(core::Stream stream, core::NativeGraph graph, const core::Fence &fence) noexcept override;
  void destroy(core::NativeGraph graph) noexcept override;
  void retire(core::NativeGraph graph) noexcept override;
  ur_result_t addChild(core::NativeGraph graph, core::NativeGraph child, After after) noexcept override;
  ur_result_t nativeHandle(core::NativeGraph graph, ur_native_handle_t *handle) noexcept override;
  ur_result_t nativeExecutable(core::NativeGraph graph, ur_native_handle_t *handle) noexcept override;

  /// The module is about to be unloaded, which no graph has kernels of any more.
  void forget(const std::shared_ptr<Module> &module) noexcept { spare_.forget(module); }

private:
  const std::vector<std::unique_ptr<Device>> &devices_;
  SpareInstances spare_;
};

} // namespace ur::LANEWAY_VENDOR
