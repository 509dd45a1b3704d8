// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A kernel launch whose arguments lie in one piece.
#pragma once

#include "adapters/cuda_like/vendor.hpp"

#include <cstddef>

namespace ur::LANEWAY_VENDOR {

/// What is launched, how, and with which arguments: values and pointers as the compiler has laid them out. It owns
/// neither function nor arguments.
struct PackedLaunch {
  FunctionHandle function;
  LaunchSizes sizes;
  std::byte *arguments;
  size_t size; ///< of the arguments

  /// Calls `use` with the arguments as the driver takes them for one piece.
  template <class Use>
  [[nodiscard, gnu::always_inline]] inline Result withExtra(Use &&use) const noexcept {
    size_t bytes = size;
    void *extra[] = {kArgumentsBegin, arguments, kArgumentsSize, &bytes, kArgumentsEnd};
    return use(extra);
  }
  /// Calls `use` with the parameters of a graph's node with this launch.
  template <class Use>
  [[nodiscard]] Result withNode(Use &&use) const noexcept {
    return withExtra([&](void **extra) { return use(kernelNode(function, sizes, nullptr, extra)); });
  }
};

} // namespace ur::LANEWAY_VENDOR
