// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/span.hpp"

namespace ur::core {

void Span::enter(Block &block, std::byte *memory, uint16_t sizeClass) noexcept {
  block.state.store(Block::State::free, std::memory_order_relaxed);
  block.span = this;
  block.memory = memory;
  block.sizeClass = sizeClass;
  block.kind = chunk->kind;
}

void Span::makeSlab(unsigned sizeClass, Block *records, uint32_t count) noexcept {
  blockSize = size_class::size(sizeClass);
  const size_t units = blockSize / kSmallestBlock;
  reciprocal = ((uint64_t{1} << 32) + units - 1) / units;
  blocks = records;
  blockCount = count;
  freeBlocks = nullptr;
  freeCount = 0;
  for (uint32_t i = count; i-- != 0;) {
    enter(records[i], start() + i * blockSize, static_cast<uint16_t>(sizeClass));
    putBlock(records[i]);
  }
  use.store(Use::slab, std::memory_order_release);
}

void Span::makeLarge(uint16_t sizeClass) noexcept {
  blockSize = bytes();
  blocks = &own;
  blockCount = 1;
  enter(own, start(), sizeClass);
  use.store(Use::large, std::memory_order_release);
}

} // namespace ur::core
