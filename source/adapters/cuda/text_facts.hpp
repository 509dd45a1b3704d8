// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a text of PTX says of its kernels and functions that the driver doesn't.
#pragma once

#include "adapters/core/port/driver.hpp"

#include <array>
#include <string>
#include <vector>

namespace ur::cuda {

class TextFacts {
public:
  TextFacts() = default;
  explicit TextFacts(const std::string &text);

  /// Takes another text's facts in, as the linker does with the text.
  void add(const TextFacts &other);

  [[nodiscard]] std::vector<std::string> kernels() const;
  [[nodiscard]] bool hasFunction(const std::string &name) const noexcept;
  /// Adds the sizes of groups that a kernel demands (.reqntid) or bears in each dimension (.maxntid).
  void complete(const std::string &kernel, core::KernelFacts &facts) const;

private:
  struct Entry {
    std::string name;
    std::array<size_t, 3> required{}, most{}; ///< zeros: nothing is said
  };
  std::vector<Entry> kernels_;
  std::vector<std::string> functions_;
};

} // namespace ur::cuda
