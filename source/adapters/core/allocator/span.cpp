// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/span.hpp"

namespace ur::core {

void Span::enter(Block &block, MemoryKind kind, std::byte *memory, size_t capacity, uint16_t sizeClass) noexcept {
  block.state.store(Block::State::free, std::memory_order_relaxed);
  block.span = this;
  block.memory = memory;
  block.sizeClass = sizeClass;
  block.kind = kind;
  block.capacity = capacity;
}

void Span::makeSlab(MemoryKind kind, unsigned sizeClass, std::span<Block> records) noexcept {
  blockSize = size_class::size(sizeClass);
  const size_t units = blockSize / kSmallestBlock;
  reciprocal = ((uint64_t{1} << 32) + units - 1) / units;
  blocks = records.data();
  blockCount = static_cast<uint32_t>(records.size());
  freeBlocks = nullptr;
  freeCount = 0;
  for (uint32_t i = blockCount; i-- != 0;) {
    enter(records[i], kind, start() + i * blockSize, blockSize, static_cast<uint16_t>(sizeClass));
    putBlock(records[i]);
  }
  setUse(Use::slab);
}

void Span::makeLarge(MemoryKind kind, uint16_t sizeClass) noexcept {
  enter(own, kind, start(), bytes(), sizeClass);
  setUse(Use::large);
}

} // namespace ur::core
