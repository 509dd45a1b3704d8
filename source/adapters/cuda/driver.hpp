// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUDA's side of the port: what is its own of a context.
#pragma once

#include "adapters/core/port/driver_graphs.hpp"
#include "adapters/core/port/text.hpp"
#include "adapters/cuda_like/driver_base.hpp"

namespace ur::cuda {

class CudaDriver final : public DriverBase, private core::GraphDriver {
public:
  CudaDriver(const Api &api, std::vector<std::unique_ptr<Device>> devices, Peers &peers)
      : DriverBase(api, std::move(devices), peers) {}

  core::GraphDriver *graphs() noexcept override { return api_.commandBufferGraphs ? this : nullptr; }

  bool takesIl(std::span<const uint8_t> code, uint32_t) const noexcept override {
    return core::isText(code); // PTX, CUDA C++
  }
  ur_result_t launch(core::Stream stream, const core::LaunchDesc &desc, const core::Fence &fence) noexcept override;

private:
  // Graphs of command buffers (graphs.cpp).
  using After = std::span<const uint32_t>;
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
};

} // namespace ur::cuda
