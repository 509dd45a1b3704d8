// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/torch/c10.hpp"

#include <utility>

namespace c10 {

std::atomic<int> Error::alive{0};

Error::Error(SourceLocation, std::string text) : text_(std::move(text)) {
  ++alive;
}
const char *Error::what() const noexcept {
  return text_.c_str();
}

void throwOutOfMemory() {
  throw OutOfMemoryError({__func__, __FILE__, __LINE__}, "PyTorch's own");
}

} // namespace c10
