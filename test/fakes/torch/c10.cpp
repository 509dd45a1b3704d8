// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/torch/c10.hpp"

#include <atomic>

namespace c10 {
namespace {

std::atomic<int> alive_{0};

} // namespace

Error::Error(SourceLocation, std::string text) : text_(std::move(text)) {
  ++alive_;
}
Error::~Error() {
  --alive_;
}
const char *Error::what() const noexcept {
  return text_.c_str();
}
int Error::alive() {
  return alive_;
}

void throwOutOfMemory() {
  throw OutOfMemoryError({__func__, __FILE__, __LINE__}, "PyTorch's own");
}

} // namespace c10
