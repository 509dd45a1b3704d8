// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Options of builds, as callers write them, and what the driver's own compiler makes of them.
#pragma once

#include "adapters/cuda/api/types.hpp"
#include "adapters/cuda_like/option_words.hpp"

#include <string>
#include <vector>

namespace ur::cuda {

/// Options for the driver's compiler and linker, and room for what they have to say. The driver writes into it as long
/// as it uses the options.
class JitOptions {
public:
  /// Of the words, those that the driver has an option for, in the spelling of nvcc and of ptxas: -O, -G, -g,
  /// -lineinfo, -maxrregcount, -v. Throws bad_alloc.
  explicit JitOptions(const char *words);
  JitOptions(const JitOptions &) = delete;
  JitOptions &operator=(const JitOptions &) = delete;

  unsigned count() const noexcept { return static_cast<unsigned>(options_.size()); }
  CUjit_option *options() noexcept { return options_.data(); }
  void **values() noexcept { return values_.data(); }

  /// Words that mean nothing here.
  const std::vector<std::string> &others() const noexcept { return others_; }
  /// What the driver has said.
  [[nodiscard]] std::string log() const;

private:
  void add(CUjit_option option, size_t value);
  /// Whether the word is one of the options; the position is behind what belongs to it then.
  bool take(const std::vector<std::string> &words, size_t &at);

  static constexpr size_t kRoom = 16384;
  std::string info_ = std::string(kRoom, '\0'), error_ = std::string(kRoom, '\0');
  std::vector<CUjit_option> options_;
  std::vector<void *> values_;
  std::vector<std::string> others_;
};

} // namespace ur::cuda
