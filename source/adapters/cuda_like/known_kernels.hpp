// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What code says of its kernels and functions that the driver doesn't. The vendor reads it.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/core/port/spirv_code.hpp"
#include "adapters/cuda_like/kernel_params.hpp"

#include <array>
#include <string>
#include <vector>

namespace ur::LANEWAY_VENDOR {

/// None, unless each lies behind the one before: who trusts that the last ends where all do writes nowhere else.
[[nodiscard]] KernelParams oneBehindAnother(std::vector<KernelParam> params);

class KnownKernels {
public:
  /// Takes another code's facts in, as the linker does with the code.
  void add(const KnownKernels &other);

  [[nodiscard]] std::vector<std::string> kernels() const;
  [[nodiscard]] bool hasFunction(const std::string &name) const noexcept;
  /// Adds the sizes of groups that a kernel demands, or bears in each dimension.
  void complete(const std::string &kernel, core::KernelFacts &facts) const;
  /// In order. Null: not known.
  [[nodiscard]] const std::vector<KernelParam> *params(const std::string &kernel) const noexcept;

  /// Kernels that the code was to have.
  std::vector<compiler::LeftOut> leftOut;
  /// Bytes of work-group memory that a launch has at least where its arguments ask for any.
  size_t leastGroupMemory = 0;

protected:
  struct Entry {
    std::string name;
    std::array<size_t, 3> required{}, most{}; ///< zeros: nothing is said
    KernelParams params;
  };
  std::vector<Entry> kernels_;
  std::vector<std::string> functions_;

private:
  [[nodiscard]] const Entry *find(const std::string &kernel) const noexcept;
};

} // namespace ur::LANEWAY_VENDOR
