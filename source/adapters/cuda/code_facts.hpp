// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What PTX and cubins say of their kernels and functions that the driver doesn't.
#pragma once

#include "adapters/cuda_like/known_kernels.hpp"

#include <span>
#include <string>

namespace ur::cuda {

class CodeFacts : public KnownKernels {
public:
  CodeFacts() = default;
  /// Of a text of PTX.
  explicit CodeFacts(const std::string &text);
  /// Of a cubin, whatever the bytes are; it doesn't name its functions.
  [[nodiscard]] static CodeFacts ofCubin(std::span<const uint8_t> cubin);
  /// Of the cubin in a fatbin that a device of that compute capability runs, if it is there and not compressed.
  [[nodiscard]] static CodeFacts ofFatbin(std::span<const uint8_t> fatbin, int capability);
};

} // namespace ur::cuda
