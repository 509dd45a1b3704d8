// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a module of SPIR-V says about itself: drivers tell nothing of the arguments of its kernels.
#pragma once

#include "adapters/core/port/driver_linker.hpp"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace ur::core {

/// The arguments of kernels by their names, each of one kind. Numbers and vectors of them have their size; those of
/// structures are left to the driver.
using KernelArguments = std::map<std::string, std::vector<KernelFacts::Arg>>;

struct SpirvFacts {
  /// Of those kernels whose arguments are all of a known kind.
  KernelArguments kernels;
  std::vector<ConstantFacts> constants; ///< specialization constants with an id
};

/// Whether it begins as SPIR-V does, in either order of bytes.
[[nodiscard]] bool isSpirv(std::span<const uint8_t> code) noexcept;

/// Nothing where its instructions don't fill it exactly. What is wrong inside them is left out. May throw bad_alloc.
[[nodiscard]] std::optional<SpirvFacts> readSpirv(std::span<const uint8_t> code);

/// LinkerDriver::constants() for SPIR-V. INVALID_BINARY where it is damaged, UNSUPPORTED_FEATURE: it is none.
[[nodiscard]] ur_result_t constantsOf(std::span<const uint8_t> code, std::vector<ConstantFacts> *found) noexcept;

} // namespace ur::core
