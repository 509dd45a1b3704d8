// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory for the allocator's records, kept until the store goes, which is with its context. Thread-safe.
#pragma once

#include "adapters/core/allocator/span.hpp"

#include <deque>
#include <mutex>
#include <vector>

namespace ur::core {

class RecordStore {
public:
  // Both throw bad_alloc.
  [[nodiscard]] Span *takeSpan();
  [[nodiscard]] std::span<Block> takeBlocks(uint32_t count);
  void put(Span *span) noexcept;
  void put(std::span<Block> blocks) noexcept;
  /// What a record is before it is used again: no address finds it.
  static void clear(Span &span) noexcept;

private:
  [[nodiscard]] Block **freeArrays(uint32_t count) noexcept;

  std::mutex mutex_; // guards what follows
  std::deque<Span> spans_;
  std::vector<std::unique_ptr<Block[]>> blocks_;
  Span *freeSpans_ = nullptr;
  /// By number of blocks; the first block of each array holds the list together.
  std::vector<std::pair<uint32_t, Block *>> freeBlocks_;
};

} // namespace ur::core
