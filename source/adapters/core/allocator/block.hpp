// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The record of a block: a piece of memory that is handed out as a whole. It lies out of line, for the memory itself
// may be out of the host's reach. While a block is free it is in one list, whose owner's lock guards what is not
// atomic.
#pragma once

#include "adapters/core/allocator/request.hpp"
#include "adapters/core/object/cache_line.hpp"

namespace ur::core {

struct Span;

struct alignas(kCacheLine) Block {
  /// held: live, and somebody else's to free than the user's: block_holder.hpp.
  enum class State : uint8_t { free, freeing, live, held };
  /// Of a block that is just as large as the driver happened to give it.
  static constexpr uint16_t kNoClass = UINT16_MAX;

  /// Only whoever moved it from live to freeing may free the block; only the owner of its list moves it to live.
  std::atomic<State> state{State::free};
  MemoryKind kind = MemoryKind::device;
  /// Small: its class; else where it is sorted in, by floorOf().
  uint16_t sizeClass = kNoClass;
  std::byte *memory = nullptr;
  Span *span = nullptr;
  Block *next = nullptr;
  std::atomic<size_t> size{0}; ///< what the last alloc asked for; read by queries at any time
  size_t capacity = 0;         ///< bytes that it has

  [[nodiscard]] bool isSmall() const noexcept { return sizeClass < size_class::kSmallCount; }
  /// Bytes in use, from its start; 0: it isn't live.
  [[nodiscard]] size_t liveSize() const noexcept {
    const size_t asked = size.load(std::memory_order_relaxed);
    return state.load(std::memory_order_acquire) >= State::live ? asked : 0;
  }
  /// The free begins: false where the block isn't live.
  [[nodiscard]] bool beginFree() noexcept {
    State expected = State::live;
    return state.compare_exchange_strong(expected, State::freeing, std::memory_order_acq_rel);
  }
  /// A free one is handed out: its list's owner has taken it out.
  void makeLive(size_t asked) noexcept {
    size.store(asked, std::memory_order_relaxed);
    state.store(State::live, std::memory_order_release);
  }
  /// Nothing came of it.
  void keepLive() noexcept { state.store(State::live, std::memory_order_release); }
};
static_assert(sizeof(Block) == kCacheLine);

/// Free blocks, the newest first.
struct BlockList {
  Block *first = nullptr;
  uint32_t count = 0;

  void push(Block *block) noexcept {
    block->next = first;
    first = block;
    ++count;
  }
  [[nodiscard]] Block *pop() noexcept {
    Block *block = first;
    if (block) {
      first = block->next;
      --count;
    }
    return block;
  }
};

/// Small blocks of one class that are free since the same time.
struct Magazine {
  BlockList blocks;
  Freed freed;
  Magazine *older = nullptr, *newer = nullptr;
};

} // namespace ur::core
