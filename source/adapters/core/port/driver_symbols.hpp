// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The part of a driver that finds what programs contain besides kernels: global variables and functions, by name.
#pragma once

#include "adapters/core/port/driver.hpp"

namespace ur::core {

/// Thread-safe; nothing blocks. Programs are executables that exist.
class SymbolDriver {
public:
  virtual ~SymbolDriver() = default;
  /// Where a global variable is on the program's device, and its size in bytes. INVALID_VALUE: there is none of that
  /// name. Until the program is destroyed, commands may name the memory like device memory of that device; the core
  /// doesn't destroy a program while a command that it has submitted may use a variable of it in that way.
  [[nodiscard]] virtual ur_result_t globalVariable(NativeProgram program, const char *name, void **address,
                                                   size_t *size) noexcept = 0;
  /// The address by which kernels of the program may call a function. INVALID_KERNEL_NAME: there is none of that name;
  /// FUNCTION_ADDRESS_NOT_AVAILABLE: there is one, which has no address.
  [[nodiscard]] virtual ur_result_t functionPointer(NativeProgram program, const char *name,
                                                    void **address) noexcept = 0;
};

} // namespace ur::core
