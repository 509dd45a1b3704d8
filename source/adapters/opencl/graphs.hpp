// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graphs by cl_khr_command_buffer, and updates of them by cl_khr_command_buffer_mutable_dispatch
// (docs/adr/0044-opencls-command-buffers.md).
#pragma once

#include "adapters/core/port/driver_graphs.hpp"
#include "adapters/opencl/context.hpp"

#include <mutex>
#include <vector>

namespace ur::opencl {

/// What an update may change of a launch.
inline constexpr cl_bitfield kUpdatableFields = CL_MUTABLE_DISPATCH_GLOBAL_OFFSET_KHR |
                                                CL_MUTABLE_DISPATCH_GLOBAL_SIZE_KHR |
                                                CL_MUTABLE_DISPATCH_LOCAL_SIZE_KHR | CL_MUTABLE_DISPATCH_ARGUMENTS_KHR;

/// Its destructor comes when nothing runs any more.
class Graphs final : public core::GraphDriver {
public:
  explicit Graphs(const Context &context) noexcept : context_(context) {}
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
  /// What buffers are recorded for. They keep it, and a run keeps its buffer: one that has run to its end would give
  /// the queue back on a thread of the driver's, and Intel's waits there for itself (2026.2). So it is the context's.
  struct Recording {
    uint32_t position; ///< of its device
    bool inOrder;
    cl_command_queue queue;
  };
  [[nodiscard]] ur_result_t queueFor(uint32_t position, bool inOrder, cl_command_queue *queue);

  const Context &context_;
  std::mutex mutex_; // guards what follows
  std::vector<Recording> queues_;
};

} // namespace ur::opencl
