// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What code objects say of their kernels: AMD's compiler writes it into a note, in MessagePack.
#pragma once

#include "adapters/cuda_like/known_kernels.hpp"

#include <span>

namespace ur::hip {

class CodeFacts : public KnownKernels {
public:
  CodeFacts() = default;
  /// Of a code object, whatever the bytes are.
  [[nodiscard]] static CodeFacts ofObject(std::span<const uint8_t> object);

private:
  void readNote(std::span<const uint8_t> note);
  void readFunctions(std::span<const uint8_t> object);
};

} // namespace ur::hip
