// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The part of a driver whose programs have pipes to the host: global objects through which kernels and the host pass
// data to each other.
#pragma once

#include "adapters/core/port/driver.hpp"

namespace ur::core {

/// Data on its way through a pipe: from there to `dst`, or from `src` to there; the other one is null. Both are host
/// memory, which the caller keeps until the command is complete.
struct HostPipeDesc {
  NativeProgram program = nullptr; ///< an executable, on the stream's device
  const char *name = "";           ///< consumed before the call returns
  void *dst = nullptr;
  const void *src = nullptr;
  size_t size = 0; ///< in bytes, as the caller gave it: what a pipe takes is for the driver to know
};

/// Thread-safe.
class HostPipeDriver {
public:
  /// A command like Driver::copy; doesn't block, however long the data may take. INVALID_VALUE: there is no pipe of
  /// that name. The core doesn't destroy a program while a command that it has submitted may use a pipe of it.
  [[nodiscard]] virtual ur_result_t transfer(Stream stream, const HostPipeDesc &desc, const Fence &fence) noexcept = 0;

protected:
  ~HostPipeDriver() = default;
};

} // namespace ur::core
