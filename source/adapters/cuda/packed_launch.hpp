// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A kernel launch whose arguments lie in one piece.
#pragma once

#include "adapters/cuda/api/library.hpp"

#include <array>
#include <cstddef>

namespace ur::cuda {

/// What is launched, how, and with which arguments: values and pointers as the compiler has laid them out. It owns
/// neither function nor arguments.
struct PackedLaunch {
  CUfunction function;
  CUlaunchConfig config; ///< without attributes
  std::byte *arguments;
  size_t size; ///< of the arguments

  /// Calls `use` with the arguments as the driver takes them for one piece.
  template <class Use>
  [[nodiscard, gnu::always_inline]] inline CUresult withExtra(Use &&use) const noexcept {
    size_t bytes = size;
    void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, arguments, CU_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                     CU_LAUNCH_PARAM_END};
    return use(extra);
  }

  /// Of a graph's node with this launch: what else it is made of.
  using Shape = std::array<unsigned, 7>;
  [[nodiscard]] Shape shape() const noexcept {
    return {config.gridDimX,  config.gridDimY,  config.gridDimZ,      config.blockDimX,
            config.blockDimY, config.blockDimZ, config.sharedMemBytes};
  }
  /// Calls `use` with the node's parameters.
  template <class Use>
  [[nodiscard]] CUresult withNode(Use &&use) const noexcept {
    return withExtra([&](void **extra) {
      const auto [x, y, z, itemsX, itemsY, itemsZ, shared] = shape();
      return use(
          CUDA_KERNEL_NODE_PARAMS{function, x, y, z, itemsX, itemsY, itemsZ, shared, nullptr, extra, nullptr, nullptr});
    });
  }
};

} // namespace ur::cuda
