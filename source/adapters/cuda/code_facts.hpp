// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What PTX and cubins say of their kernels and functions that the driver doesn't.
#pragma once

#include "adapters/core/port/driver.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace ur::cuda {

/// A kernel's parameter: bytes, in the piece of memory that holds all of them.
struct KernelParam {
  size_t offset, size;
  bool operator==(const KernelParam &) const = default;
};
using KernelParams = std::optional<std::vector<KernelParam>>; ///< none: not known

class CodeFacts {
public:
  CodeFacts() = default;
  /// Of a text of PTX.
  explicit CodeFacts(const std::string &text);
  /// Of a cubin, whatever the bytes are; it doesn't name its functions.
  [[nodiscard]] static CodeFacts ofCubin(std::span<const uint8_t> cubin);
  /// Of the cubin in a fatbin that a device of that compute capability runs, if it is there and not compressed.
  [[nodiscard]] static CodeFacts ofFatbin(std::span<const uint8_t> fatbin, int capability);

  /// Takes another code's facts in, as the linker does with the code.
  void add(const CodeFacts &other);

  [[nodiscard]] std::vector<std::string> kernels() const;
  [[nodiscard]] bool hasFunction(const std::string &name) const noexcept;
  /// Adds the sizes of groups that a kernel demands (.reqntid) or bears in each dimension (.maxntid).
  void complete(const std::string &kernel, core::KernelFacts &facts) const;
  /// In order. Null: not known.
  [[nodiscard]] const std::vector<KernelParam> *params(const std::string &kernel) const noexcept;

private:
  struct Entry {
    std::string name;
    std::array<size_t, 3> required{}, most{}; ///< zeros: nothing is said
    KernelParams params;
  };
  [[nodiscard]] const Entry *find(const std::string &kernel) const noexcept;
  std::vector<Entry> kernels_;
  std::vector<std::string> functions_;
};

} // namespace ur::cuda
