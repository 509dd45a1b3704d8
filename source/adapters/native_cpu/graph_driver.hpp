// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The port's part for graphs (graph.hpp).
#pragma once

#include "adapters/core/port/driver_graphs.hpp"
#include "adapters/native_cpu/engine.hpp"

namespace ur::native_cpu {

class GraphPart final : public core::GraphDriver {
public:
  explicit GraphPart(Engine &engine) noexcept : engine_(engine) {}

  ur_result_t create(const core::GraphDesc &desc, core::NativeGraph *graph) noexcept override;
  ur_result_t addLaunch(core::NativeGraph graph, const core::LaunchDesc &desc,
                        std::span<const uint32_t> after) noexcept override;
  ur_result_t addCopy(core::NativeGraph graph, const core::CopyDesc &desc,
                      std::span<const uint32_t> after) noexcept override;
  ur_result_t addFill(core::NativeGraph graph, const core::FillDesc &desc,
                      std::span<const uint32_t> after) noexcept override;
  ur_result_t addEmpty(core::NativeGraph graph, std::span<const uint32_t> after) noexcept override;
  ur_result_t instantiate(core::NativeGraph graph) noexcept override;
  ur_result_t updateLaunch(core::NativeGraph graph, uint32_t node, const core::LaunchDesc &desc) noexcept override;
  ur_result_t enqueue(core::Stream stream, core::NativeGraph graph, const core::Fence &fence) noexcept override;
  void destroy(core::NativeGraph graph) noexcept override;

private:
  Engine &engine_;
};

} // namespace ur::native_cpu
