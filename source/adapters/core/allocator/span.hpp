// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A span is a run of pages of one region; a region is a range of addresses with what memory there is behind it. All
// spans of a region lie one behind the other, without gaps. Records are never given back while their context lives: who
// looks up an address that is nobody's may read an old one, and finds out by its bounds and states.
#pragma once

#include "adapters/core/allocator/block.hpp"

#include <span>

namespace ur::core {

class StreamPool;
struct Region;

struct Span {
  enum class Use : uint8_t {
    none,    ///< its owner is about to say what it is
    free,    ///< see page_heap.hpp
    slab,    ///< small blocks of one class
    large,   ///< one block
    unmapped ///< addresses without memory, or whose memory is used by other addresses
  };

  std::atomic<std::byte *> begin{nullptr};
  std::atomic<size_t> size{0}; ///< bytes
  std::atomic<Use> use{Use::none};
  StreamPool *pool = nullptr;
  Region *region = nullptr;
  Span *before = nullptr, *behind = nullptr; ///< the neighbours in the region; null at its ends
  Span *previous = nullptr, *next = nullptr; ///< in a list: of runs, of slabs with room, of unmapped spans
  Freed freed;                               ///< free, or a slab: what must be over before the memory is used again
  // Of free spans that lie side by side, a run: the first has its end, the last its beginning.
  Span *runLast = nullptr, *runFirst = nullptr;

  Block own; ///< the block of a large one
  // Of a slab:
  Block *blocks = nullptr;
  Block *freeBlocks = nullptr;
  uint32_t blockCount = 0, freeCount = 0;
  size_t blockSize = 0;
  /// 2^32 / (blockSize / kSmallestBlock), rounded up: turns the division of an offset into a multiplication, exactly.
  uint64_t reciprocal = 0;

  [[nodiscard]] std::byte *start() const noexcept { return begin.load(std::memory_order_relaxed); }
  [[nodiscard]] size_t bytes() const noexcept { return size.load(std::memory_order_relaxed); }
  [[nodiscard]] std::byte *end() const noexcept { return start() + bytes(); }
  [[nodiscard]] bool is(Use wanted) const noexcept { return use.load(std::memory_order_relaxed) == wanted; }
  void setUse(Use now) noexcept { use.store(now, std::memory_order_release); }
  void setBounds(std::byte *from, size_t length) noexcept {
    begin.store(from, std::memory_order_relaxed);
    size.store(length, std::memory_order_relaxed);
  }

  [[nodiscard]] bool holds(const void *address) const noexcept {
    return reinterpret_cast<uintptr_t>(address) - reinterpret_cast<uintptr_t>(start()) < bytes();
  }
  /// The block that holds the address, null where there is none.
  [[nodiscard]] const Block *blockAt(const void *address) const noexcept {
    const Use now = use.load(std::memory_order_acquire);
    if ((now != Use::slab && now != Use::large) || !holds(address))
      return nullptr;
    if (now == Use::large)
      return &own;
    const auto offset = static_cast<size_t>(static_cast<const std::byte *>(address) - start());
    const size_t index = offset / kSmallestBlock * reciprocal >> 32;
    return index < blockCount ? &blocks[index] : nullptr;
  }
  [[nodiscard]] Block *blockAt(const void *address) noexcept {
    return const_cast<Block *>(std::as_const(*this).blockAt(address));
  }

  /// Cuts it into as many blocks of a class as there are records, all free.
  void makeSlab(MemoryKind kind, unsigned sizeClass, std::span<Block> records) noexcept;
  [[nodiscard]] std::span<Block> allBlocks() noexcept { return {blocks, blockCount}; }
  /// Makes it one block.
  void makeLarge(MemoryKind kind, uint16_t sizeClass) noexcept;
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
  void enter(Block &block, MemoryKind kind, std::byte *memory, size_t capacity, uint16_t sizeClass) noexcept;
};

} // namespace ur::core
