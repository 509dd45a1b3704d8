// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// As much of PyTorch's exceptions as its own handlers go by.
#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <string>

namespace c10 {

struct SourceLocation {
  const char *function;
  const char *file;
  uint32_t line;
};

class __attribute__((visibility("default"))) Error : public std::exception {
public:
  Error(SourceLocation location, std::string text);
  ~Error() override { --alive; }
  const char *what() const noexcept override;

  static std::atomic<int> alive;

private:
  std::string text_;
};

class __attribute__((visibility("default"))) OutOfMemoryError : public Error {
public:
  using Error::Error;
};

/// Throws one, as PyTorch's own allocator does.
__attribute__((visibility("default"))) void throwOutOfMemory();

} // namespace c10
