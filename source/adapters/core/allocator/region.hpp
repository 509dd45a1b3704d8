// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Addresses of a pool, with what memory there is behind them: a chunk, all of whose addresses have memory for good, or
// a range, whose memory comes and goes in pieces (address_range.hpp).
#pragma once

#include "adapters/core/allocator/left_over.hpp"
#include "adapters/core/allocator/span.hpp"

namespace ur::core {

class AddressRange;

struct Region {
  std::byte *begin = nullptr;
  size_t size = 0; ///< of the addresses
  MemoryKind kind = MemoryKind::device;
  std::unique_ptr<LeftOver> remains; ///< to be left to the context with, at the pool's end; null: the caller's memory
  AddressRange *range = nullptr;     ///< of a range; `remains` has it
  Span *first = nullptr;             ///< the spans, in the order of their addresses

  /// A vendor's pool has given it.
  [[nodiscard]] bool isNative() const noexcept { return remains && remains->origin == LeftOver::Origin::nativePool; }
  /// What isn't made of pages is one block for good.
  [[nodiscard]] bool hasPages() const noexcept { return size % kPageSize == 0; }
};

} // namespace ur::core
