// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A stand-in for RMM's header of this name.
#pragma once

#include <new>
#include <string>

namespace rmm {

class bad_alloc : public std::bad_alloc {
public:
  explicit bad_alloc(std::string text) : text_(std::move(text)) {}
  [[nodiscard]] const char *what() const noexcept override { return text_.c_str(); }

private:
  std::string text_;
};

class out_of_memory : public bad_alloc {
public:
  using bad_alloc::bad_alloc;
};

} // namespace rmm
