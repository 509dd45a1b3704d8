// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A span is a run of pages of one chunk, a chunk what the driver gave at a time. A span is free, or a slab of small
// blocks of one class, or one large block. Records are never given back while their context lives: who looks up an
// address that is nobody's may read an old one, and finds out by its bounds and states.
#pragma once

#include "adapters/core/allocator/block.hpp"
#include "adapters/core/memory/left_over.hpp"

namespace ur::core {

class StreamPool;

/// What the driver gave at a time, or the caller for a pool of its own memory.
struct Chunk {
  std::byte *begin = nullptr;
  size_t size = 0;
  MemoryKind kind = MemoryKind::device;
  std::unique_ptr<LeftOver> remains; ///< to be left to the context with, at the pool's end; null: the caller's memory

  /// A vendor's pool has given it.
  [[nodiscard]] bool isNative() const noexcept { return remains && remains->origin == LeftOver::Origin::nativePool; }
  /// What isn't made of pages is one block for good.
  [[nodiscard]] bool hasPages() const noexcept { return size % kPageSize == 0; }
  [[nodiscard]] size_t pages() const noexcept { return (size + kPageSize - 1) / kPageSize; }
};

struct Span {
  enum class Use : uint8_t { none, free, slab, large };

  std::atomic<std::byte *> begin{nullptr};
  std::atomic<size_t> size{0}; ///< bytes
  std::atomic<Use> use{Use::none};
  StreamPool *pool = nullptr;
  Chunk *chunk = nullptr;
  Span *previous = nullptr, *next = nullptr; ///< in a list of the page heap (free), or of a class (slabs with room)
  /// Free, or a slab: what must be over before the memory is used again.
  Stamp stamp;

  Block own; ///< the block of a large one
  Block *blocks = nullptr;
  Block *freeBlocks = nullptr; ///< of a slab
  uint32_t blockCount = 0, freeCount = 0;
  size_t blockSize = 0;
  /// 2^32 / (blockSize / kSmallestBlock), rounded up: turns the division of an offset into a multiplication, exactly.
  uint64_t reciprocal = 0;

  [[nodiscard]] std::byte *start() const noexcept { return begin.load(std::memory_order_relaxed); }
  [[nodiscard]] size_t bytes() const noexcept { return size.load(std::memory_order_relaxed); }
  void setBounds(std::byte *from, size_t length) noexcept {
    begin.store(from, std::memory_order_relaxed);
    size.store(length, std::memory_order_relaxed);
  }

  [[nodiscard]] bool holds(const void *address) const noexcept {
    return reinterpret_cast<uintptr_t>(address) - reinterpret_cast<uintptr_t>(start()) < bytes();
  }
  /// The block that holds the address, null where there is none.
  [[nodiscard]] Block *blockAt(const void *address) const noexcept {
    const Use now = use.load(std::memory_order_acquire);
    if ((now != Use::slab && now != Use::large) || !holds(address)) {
      return nullptr;
    }
    if (now == Use::large) {
      return blocks;
    }
    const auto offset = static_cast<size_t>(static_cast<const std::byte *>(address) - start());
    const size_t index = offset / kSmallestBlock * reciprocal >> 32;
    return index < blockCount ? &blocks[index] : nullptr;
  }

  /// Cuts it into `count` blocks of a class, all free.
  void makeSlab(unsigned sizeClass, Block *records, uint32_t count) noexcept;
  /// Makes it one block, of a class or of none.
  void makeLarge(uint16_t sizeClass) noexcept;
  [[nodiscard]] Block *takeBlock() noexcept {
    Block *block = freeBlocks;
    freeBlocks = block->next;
    --freeCount;
    return block;
  }
  void putBlock(Block &block) noexcept {
    block.next = freeBlocks;
    freeBlocks = &block;
    ++freeCount;
  }

private:
  void enter(Block &block, std::byte *memory, uint16_t sizeClass) noexcept;
};

} // namespace ur::core
