// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graphs: closed command lists, which immediate lists run (docs/adr/0055-level-zeros-closed-lists.md).
#pragma once

#include "adapters/core/port/driver_graphs.hpp"
#include "adapters/level_zero/graph_list.hpp"

namespace ur::level_zero {

/// Its destructor comes when nothing runs any more.
class Graphs final : public core::GraphDriver {
public:
  Graphs(const Context &context, Events &events) noexcept : context_(context), events_(events) {}
  Graphs(const Graphs &) = delete;
  Graphs &operator=(const Graphs &) = delete;
  ~Graphs();

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
  void leave(std::unique_ptr<GraphList> list) noexcept;
  void sweep() noexcept;

  const Context &context_;
  Events &events_;
  std::mutex mutex_;                   // guards what follows
  std::unique_ptr<GraphList> leaving_; ///< lists of destroyed graphs that may be running
};

} // namespace ur::level_zero
