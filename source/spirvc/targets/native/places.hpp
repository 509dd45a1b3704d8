// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the words of a kernel are for a lane of a chunk.
#pragma once

#include "spirvc/targets/native/chunk.hpp"

namespace ur::spirvc::native {

/// What depends on the chunk alone.
struct ChunkValues {
  Group group;
  llvm::Value *base = nullptr;  ///< the first work-item's number among the group's
  llvm::Value *items = nullptr; ///< of contexts
  unsigned width = 0;           ///< 0: lanes are as many as a row has
  unsigned subGroupSize = 0;
};

class Places {
public:
  /// Refers to all of these. The function is the chunk's.
  Places(llvm::IRBuilder<> &builder, const llvm::Function &function, const ChunkValues &values, Lanes lanes) noexcept
      : builder_(builder), function_(function), values_(values), lanes_(lanes) {}

  /// At the builder's place.
  [[nodiscard]] llvm::Value *of(const Word &word, llvm::Value *lane) const;

private:
  [[nodiscard]] llvm::Value *localId(unsigned dimension, llvm::Value *lane) const;

  llvm::IRBuilder<> &builder_;
  const llvm::Function &function_;
  const ChunkValues &values_;
  const Lanes lanes_;
};

} // namespace ur::spirvc::native
