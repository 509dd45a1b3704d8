// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A kernel launch whose arguments lie in one piece.
#pragma once

#include "adapters/cuda/api/library.hpp"

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
};

} // namespace ur::cuda
