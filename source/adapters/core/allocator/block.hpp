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
  enum class State : uint8_t { free, live, freeing };
  /// Of a block that is just as large as the driver happened to give it.
  static constexpr uint16_t kNoClass = UINT16_MAX;

  /// Only whoever moved it from live to freeing may free the block; only the owner of its list moves it to live.
  std::atomic<State> state{State::free};
  MemoryKind kind = MemoryKind::device;
  bool mayFail = false; ///< as `when`
  uint16_t sizeClass = kNoClass;
  uint16_t count = 0; ///< of a magazine's first block: how many there are
  std::byte *memory = nullptr;
  Span *span = nullptr;
  Block *next = nullptr;
  Block *nextMagazine = nullptr; ///< of a magazine's first block
  std::atomic<size_t> size{0};   ///< what the last alloc asked for; read by queries at any time
  // Its free, as in Freed, where the list doesn't say that for all of its blocks. Of a magazine's first block: for all.
  Ref<Completion> when;
  std::unique_ptr<Stamp> more;

  /// Bytes in use, from its start; 0: it isn't live.
  [[nodiscard]] size_t liveSize() const noexcept {
    const size_t asked = size.load(std::memory_order_relaxed);
    return state.load(std::memory_order_acquire) == State::live ? asked : 0;
  }
  void setFreed(Freed freed) noexcept {
    when = std::move(freed.when);
    more = std::move(freed.more);
    mayFail = freed.mayFail;
  }
  [[nodiscard]] Freed takeFreed() noexcept { return {std::move(when), std::move(more), std::exchange(mayFail, false)}; }
  /// The free begins: false where the block isn't live.
  [[nodiscard]] bool beginFree() noexcept {
    State expected = State::live;
    return state.compare_exchange_strong(expected, State::freeing, std::memory_order_acq_rel);
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

/// Free blocks, the oldest first: those are over before the others.
class BlockQueue {
public:
  BlockQueue() = default;
  BlockQueue(const BlockQueue &) = delete;
  BlockQueue &operator=(const BlockQueue &) = delete;

  [[nodiscard]] bool empty() const noexcept { return first_ == nullptr; }
  void push(Block *block) noexcept {
    block->next = nullptr;
    *end_ = block;
    end_ = &block->next;
  }
  template <typename Visit>
  void visit(Visit visit) const {
    for (const Block *block = first_; block; block = block->next) {
      visit(*block);
    }
  }
  /// Takes out the first block that `wanted(block)` answers true for, of at most `tries`; null: none.
  template <typename Wanted>
  [[nodiscard]] Block *take(unsigned tries, Wanted &&wanted) {
    for (Block **link = &first_; *link && tries != 0; link = &(*link)->next, --tries) {
      Block *block = *link;
      if (wanted(*block)) {
        unlink(link);
        return block;
      }
    }
    return nullptr;
  }

private:
  void unlink(Block **link) noexcept {
    Block *block = *link;
    *link = block->next;
    if (end_ == &block->next) {
      end_ = link;
    }
    block->next = nullptr;
  }

  Block *first_ = nullptr;
  Block **end_ = &first_;
};

} // namespace ur::core
