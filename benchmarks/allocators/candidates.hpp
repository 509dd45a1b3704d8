// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The subjects that there are, and why others aren't.
#pragma once

#include "allocator_subject.h"

#include <string>
#include <vector>

namespace allocators {

/// What isn't measured.
struct Missing {
  std::string name;
  std::string reason;
};

class Candidates {
public:
  /// `streams`: whether there are streams of CUDA.
  explicit Candidates(bool streams) : streams_(streams) {}

  /// Missing where it needs streams and there are none.
  void add(const allocator_subject &subject);
  void miss(std::string name, std::string reason) { missing_.push_back({std::move(name), std::move(reason)}); }
  /// Those of a plugin; the library stays open. `name`: what it is called where it is missing.
  void addPlugin(const std::string &name, const std::string &file);

  /// Stays where it is until the next addition.
  [[nodiscard]] const std::vector<allocator_subject> &all() const noexcept { return all_; }
  [[nodiscard]] const std::vector<Missing> &missing() const noexcept { return missing_; }

private:
  const bool streams_;
  std::vector<allocator_subject> all_;
  std::vector<Missing> missing_;
};

} // namespace allocators
