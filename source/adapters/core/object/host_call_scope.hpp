// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Marks the time in which a thread runs a function of the user's for the device: a host task, or a callback. Whoever
// waits there for the device may wait for itself. And that in which a capture takes memory, in which nothing waits.
#pragma once

namespace ur::core {

class HostCallScope {
public:
  HostCallScope() noexcept { ++depth_; }
  ~HostCallScope() { --depth_; }
  HostCallScope(const HostCallScope &) = delete;
  HostCallScope &operator=(const HostCallScope &) = delete;

  /// Whether this thread is in one.
  [[nodiscard]] static bool isHere() noexcept { return depth_ != 0; }

private:
  static inline constinit thread_local unsigned depth_ = 0;
};

} // namespace ur::core
