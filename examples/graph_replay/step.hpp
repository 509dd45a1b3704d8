// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One step of a solver: heat comes in at a cell, and spreads in a ring of cells by many small kernels, back and forth
// between the cells and a temporary. Every step is enqueued anew, kernel by kernel, with the temporary allocated in the
// order of the queue; or a step is recorded once as a command buffer, with a temporary of its own, and each run is
// given its heat; or what the queue is sent for a step is captured, with the temporary, and each run comes after its
// heat.
#pragma once

#include "unified-runtime/ur.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace replay {

inline constexpr uint32_t kCells = 256;
inline constexpr uint32_t kKernelsOfAStep = 100; ///< and one for the heat; even, so that the result is in the cells

/// Of step number i. A multiple of the last digit, so that sums of floats are the same on every device.
inline float heatOf(uint32_t step) {
  return 64.0F * static_cast<float>(step % 4);
}

/// The cells after so many steps, computed by the host, in the same order of operations.
[[nodiscard]] std::vector<float> expectedAfter(uint32_t steps);

/// A device with the solver's kernels, a queue in order, and the cells. Used by one thread. All functions throw
/// ur::Error.
class Solver {
public:
  /// `image`: the kernels in a form that the device takes; `compiled`: a binary, else source.
  Solver(const ur::Device &device, const std::vector<uint8_t> &image, bool compiled);
  ~Solver();
  Solver(const Solver &) = delete;
  Solver &operator=(const Solver &) = delete;

  /// Whether the device has all three ways.
  [[nodiscard]] bool records() const { return records_; }

  /// Enqueues a step. Doesn't wait.
  void enqueueStep(uint32_t step);
  /// Records a step, once.
  void record();
  /// Runs the recorded step with that step's heat. Doesn't wait.
  void runRecorded(uint32_t step);
  /// Captures what follows the heat in a step, once: the temporary's allocation, the kernels, the free.
  void capture();
  /// Enqueues that step's heat, and a run of what was captured. Doesn't wait.
  void runCaptured(uint32_t step);

  /// The cells as they are once everything enqueued is over, which it waits for.
  [[nodiscard]] std::vector<float> cells();
  /// Waits, and sets all cells to zero.
  void reset();
  void finish() { queue_.finish(); }

private:
  using Arguments = std::span<const ur_exp_kernel_arg_properties_t>;
  void launch(const ur::Kernel &kernel, size_t items, Arguments arguments);
  void enqueueHeat(uint32_t step);
  void enqueueSpread();

  ur::Device device_;
  bool records_ = false;
  ur::Context context_;
  ur::Queue queue_;
  ur::Program program_;
  ur::Kernel heat_, spread_;
  float *cells_ = nullptr, *temporary_ = nullptr; ///< the latter of the recorded step
  ur::CommandBuffer recorded_;
  ur_exp_command_buffer_command_handle_t heatCommand_ = nullptr; ///< whose amount changes from run to run
  ur::ExecutableGraph captured_;
};

} // namespace replay
