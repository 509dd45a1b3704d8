// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The blocks of one pool that one queue keeps at hand, or a group of threads: an alloc pops, a free pushes. No driver,
// no event, no lock but this cache's own, or the one that a queue has for all that is at hand: blocks, and rooms for
// events (order/positions.hpp). An alloc or free takes it once for both.
//
// Of an in-order queue, and of chains on one lane of others: blocks freed by commands of the lane, so that whatever
// comes next there may use them. Of an out-of-order queue, and of threads: blocks that nobody uses any more. Of threads
// moreover, apart from those, fresh ones: their frees come after everything that was enqueued before, and nobody has
// looked yet what of that is pending.
//
// Small blocks lie by class. Blocks of whole pages are kept by a queue until it asks for one of another size: then the
// pool joins them, and cuts what is asked for where it fits best (docs/adr/0072).
//
// It belongs to its queue or its pool; the pool knows it to empty it, and closes it at the pool's end: a closed cache
// is empty, and refuses. One that nobody uses for a while is closed too, and rests: it gives up its lists, which are
// most of it, until somebody asks for it again. A cache that was closed may serve another pool the next moment: what is
// of one pool, its blocks, counts and looks, says so, and is refused by a cache that serves another. All functions are
// thread-safe and short.
#pragma once

#include "adapters/core/allocator/span.hpp"
#include "common/spin_lock.hpp"

#include <mutex>

namespace ur::core {

class PoolCache : public RefCounted {
public:
  /// Closed. `lane`: what its blocks were freed on; null: nobody uses them any more. `home`: whose rooms share the
  /// lock; null: nobody's.
  explicit PoolCache(Ref<Lane> lane, Ref<Lane> home = {}, bool ofThreads = false) noexcept;
  ~PoolCache();

  [[nodiscard]] SpinLock &lock() const noexcept { return lock_; }
  /// The pool that it serves, or served: to be compared only.
  [[nodiscard]] const StreamPool *pool() const noexcept { return pool_.load(std::memory_order_relaxed); }

  /// A block of the class for a request of `size` bytes, live from now on; where there is none, one of the next
  /// classes, since what lies here unused may serve it as well. Null: none is here.
  [[nodiscard]] Block *pop(MemoryKind kind, unsigned sizeClass, size_t size) noexcept {
    std::lock_guard lock(lock_);
    return popLocked(kind, sizeClass, size);
  }
  [[nodiscard]] Block *popLocked(MemoryKind kind, unsigned sizeClass, size_t size) noexcept {
    if (sizeClass >= size_class::kSmallCount)
      return popPages(kind, sizeClass, size);
    if (Block *block = bins_->of(kind, sizeClass).pop()) [[likely]] {
      handOut(*block, size);
      return block;
    }
    return popNear(kind, sizeClass, size);
  }

  enum class Pushed : uint8_t { kept, full, refused };
  /// A block in state freeing comes back. full: it is kept, and the caller takes the overflow away. refused: it isn't.
  [[nodiscard]] Pushed push(Block &block) noexcept {
    std::lock_guard lock(lock_);
    return pushLocked(block);
  }
  [[nodiscard]] Pushed pushLocked(Block &block) noexcept {
    const unsigned sizeClass = block.sizeClass;
    if (sizeClass >= size_class::kSmallCount || closed_ || block.span->pool != pool()) [[unlikely]] {
      return pushPages(block);
    }
    countFreed(block);
    bytes_ += block.capacity;
    BlockList &list = bins_->of(block.kind, sizeClass);
    list.push(&block);
    block.state.store(Block::State::free, std::memory_order_release);
    return list.count > most(sizeClass) || bytes_ > mostBytes_ ? Pushed::full : Pushed::kept;
  }

  /// The pool, kept as long as this is; none if the cache is closed for good.
  struct Pin {
    StreamPool *pool = nullptr;
    Ref<UsmPool> owner;
    explicit operator bool() const noexcept { return pool != nullptr; }
  };
  [[nodiscard]] Pin pin() const noexcept;
  /// A block that urUSMFree frees comes back. full: it is kept, and the fresh ones should be looked at; `pin` keeps the
  /// pool, which may have nobody else any more, and with it the cache.
  [[nodiscard]] Pushed pushFresh(Block &block, Pin &pin) noexcept {
    if (block.sizeClass >= size_class::kCachedCount) [[unlikely]] {
      return Pushed::refused;
    }
    std::lock_guard lock(lock_);
    if (closed_) [[unlikely]] {
      return Pushed::refused;
    }
    countFreed(block);
    addFresh(block);
    block.state.store(Block::State::free, std::memory_order_release);
    if (fresh_.count < kMostFresh && freshBytes_ < kMostBinBytes)
      return Pushed::kept;
    pinLocked(pin);
    return Pushed::full;
  }
  /// The fresh ones that there are at a time: what is found out after that holds for them.
  struct FreshOnes {
    uint64_t last = 0; ///< its number, in the order in which they came
    bool any = false;
  };
  [[nodiscard]] FreshOnes freshOnes() const noexcept;
  /// Those of them that nobody has taken since.
  [[nodiscard]] BlockList takeFresh(const FreshOnes &ones) noexcept;
  /// Takes blocks in that nobody uses any more, as far as the bins have room.
  void admit(BlockList &blocks) noexcept;
  void putFreshBack(BlockList blocks) noexcept;

  /// How many bytes it is to hold, within bounds of its own, but for large ones.
  void setRoom(size_t bytes) noexcept;
  /// Takes free blocks in, for later requests. False, with nothing taken: the cache is closed, or another pool's.
  [[nodiscard]] bool fill(BlockList &blocks) noexcept;
  /// How many blocks to fetch after a miss: one at first, twice as many after each miss of the class, so that a queue
  /// that makes few allocations doesn't hold many blocks.
  [[nodiscard]] uint32_t fetchCount(MemoryKind kind, unsigned sizeClass) noexcept;

  /// When what was taken out of the cache before the call is free for everybody. Rule R2: so that no free is later.
  [[nodiscard]] LanePlace placeUpToNow() const noexcept { return lane_ ? presentPlace(*lane_) : LanePlace(); }
  /// The older half of a bin that is full, all of it if the cache holds too many bytes; of whole pages the older half.
  [[nodiscard]] BlockList takeOverflow(const StreamPool &pool, MemoryKind kind, unsigned sizeClass) noexcept;
  /// Of threads: one that the request may be cut from, the smallest of whole pages that is larger, or null.
  [[nodiscard]] Block *takeLarger(MemoryKind kind, size_t size) noexcept;
  /// All blocks of whole pages, which can be joined and cut.
  [[nodiscard]] BlockList takePages(const StreamPool &pool) noexcept;
  struct Counts {
    int64_t used = 0, usedHigh = 0, live = 0;
  };
  /// Everything but fresh ones; on closing these, too, and what it had counted, which counts in the pool from then on.
  struct Drained {
    BlockList blocks; ///< small ones of one class and kind one behind the other
    BlockList fresh;  ///< on closing
    Counts counts;
    Ref<UsmPool> owner; ///< on closing: to be dropped without locks
  };
  [[nodiscard]] Drained takeAll(const StreamPool &pool, bool close) noexcept;
  /// A closed cache begins to serve a pool, and keeps its owner until it is closed for good; a context keeps its
  /// default pools itself (owner null). Throws bad_alloc.
  void open(StreamPool &pool, Ref<UsmPool> owner);
  /// Whether it serves that pool, though it may rest; null: whether it is closed for good, or has never been open.
  [[nodiscard]] bool serves(const StreamPool *pool) const noexcept;
  /// Rests, if it holds nothing and nobody has used it since the last idle().
  void rest() noexcept;
  /// Rests no more, if it did. Throws bad_alloc.
  void wake();
  [[nodiscard]] bool resting() const noexcept;
  /// What a request that finds no block here goes to the pool with.
  struct Miss {
    Pin pin;           ///< none, and nothing else: the cache is closed, or rests
    bool much = false; ///< as Counted::much
  };
  /// With the lock held. The request is counted as if it had its block: uncount() where it gets none. `kept`: the
  /// caller keeps the pool.
  [[nodiscard]] Miss missLocked(size_t size, bool kept) noexcept;
  /// False, with nothing done: the cache serves the pool no more, which has its counts.
  [[nodiscard]] bool uncount(const StreamPool &pool, size_t size) noexcept;
  /// Whether nobody has used it since the last time that this was asked.
  [[nodiscard]] bool idle() noexcept;

  /// What its blocks were freed on, or null.
  [[nodiscard]] const Lane *lane() const noexcept { return lane_.get(); }
  [[nodiscard]] bool ofThreads() const noexcept { return ofThreads_; }
  /// How many blocks there are, by MemoryKind and class, but for larger ones.
  using BinCounts = std::array<std::array<uint32_t, size_class::kCachedCount>, 3>;
  [[nodiscard]] BinCounts binCounts() const noexcept;
  /// All of them, large ones too.
  [[nodiscard]] size_t bytesHeld() const noexcept;

  /// Counts a block that its queue got from its pool, or gave back to it. refused: the cache doesn't serve that, which
  /// counts it. much: the counts are to be taken over, or the high mark gets inexact.
  enum class Counted : uint8_t { counted, much, refused };
  [[nodiscard]] Counted countTaken(const Block &block, size_t size) noexcept;
  [[nodiscard]] Counted countReturned(const Block &block) noexcept;

  /// What it has handed out, less what came back.
  [[nodiscard]] Counts counts() noexcept;
  /// The same, and begins with zeros: the caller counts it from now on.
  [[nodiscard]] Counts takeCounts() noexcept;

private:
  static constexpr size_t kMostBytes = size_t{64} << 20, kLeastBytes = size_t{16} << 20,
                          kMostBinBytes = size_t{4} << 20;
  static constexpr uint32_t kMostBlocks = 256, kLeastBlocks = 2, kMostFresh = 256;
  static constexpr int64_t kMostCounted = int64_t{1} << 20;

  /// Blocks of whole pages, the newest last. Their sizes lie side by side, to be looked through for one that is just
  /// as large.
  struct Pages {
    static constexpr uint32_t kMost = 16;
    uint32_t count = 0;
    size_t capacities[kMost] = {};
    Block *blocks[kMost] = {};

    void push(Block &block) noexcept;
    /// Null: there is none of that size.
    [[nodiscard]] Block *take(MemoryKind kind, size_t capacity) noexcept;
    /// The oldest, at most so many; in the list the newest of them are first.
    [[nodiscard]] BlockList takeOldest(uint32_t most) noexcept;
  };
  struct Bins {
    Pages pages; ///< of a queue
    BlockList lists[3][size_class::kCachedCount];
    uint8_t misses[3][size_class::kSmallCount] = {}; ///< as exponents of two

    [[nodiscard]] BlockList &of(MemoryKind kind, unsigned sizeClass) noexcept {
      return lists[static_cast<size_t>(kind)][sizeClass];
    }
  };
  /// Those of every closed cache, so that an alloc needn't ask. Nothing is ever put there.
  static Bins noBins_;

  // With the lock held.
  [[nodiscard]] Block *popNear(MemoryKind kind, unsigned sizeClass, size_t size) noexcept;
  [[nodiscard]] Block *popPages(MemoryKind kind, unsigned sizeClass, size_t size) noexcept;
  [[nodiscard]] Pushed pushPages(Block &block) noexcept;
  [[nodiscard]] Counted counted() const noexcept;
  void pinLocked(Pin &pin) const noexcept;
  /// Though it may rest.
  [[nodiscard]] bool servesLocked(const StreamPool &wanted) const noexcept {
    return (!closed_ || resting_) && pool() == &wanted;
  }
  [[nodiscard]] int64_t high() const noexcept { return used_ > usedHigh_ ? used_ : usedHigh_; }
  [[nodiscard]] Counts takeCountsLocked() noexcept;
  [[nodiscard]] static BlockList behind(BlockList &list, uint32_t keep) noexcept;
  [[nodiscard]] std::unique_ptr<Bins> closeLocked() noexcept;
  void openLocked(std::unique_ptr<Bins> bins) noexcept;
  /// How many blocks a bin may hold, by class.
  [[nodiscard]] static uint32_t most(unsigned sizeClass) noexcept;
  void handOut(Block &block, size_t size) noexcept {
    bytes_ -= block.capacity;
    handOutPages(block, size);
  }
  void handOutPages(Block &block, size_t size) noexcept {
    countTakenLocked(size);
    block.makeLive(size);
  }
  void addFresh(Block &block) noexcept {
    freshBytes_ += block.capacity;
    fresh_.push(&block);
    ++freshCame_;
  }
  void countTakenLocked(size_t size) noexcept {
    used_ += static_cast<int64_t>(size);
    ++live_;
    touched_ = true;
  }
  void countFreed(const Block &block) noexcept {
    usedHigh_ = high();
    used_ -= static_cast<int64_t>(block.size.load(std::memory_order_relaxed));
    --live_;
    touched_ = true;
  }

  const Ref<Lane> lane_, home_;
  const bool ofThreads_;
  std::atomic<StreamPool *> pool_{nullptr};
  mutable SpinLock own_;
  SpinLock &lock_;                       // guards what follows
  bool closed_ = true, resting_ = false; ///< resting: closed, but not for good
  bool touched_ = false;
  Bins *bins_ = &noBins_;
  size_t bytes_ = 0, mostBytes_ = kLeastBytes;
  int64_t used_ = 0, live_ = 0;
  int64_t usedHigh_ = 0; ///< up to the last free
  Ref<UsmPool> owner_;
  std::unique_ptr<Bins> ownBins_; ///< of an open one
  BlockList fresh_;
  size_t freshBytes_ = 0;
  uint64_t freshCame_ = 0; ///< so far; the last of these are here
};

inline uint32_t PoolCache::most(unsigned sizeClass) noexcept {
  static constexpr auto kMost = [] {
    std::array<uint16_t, size_class::kCachedCount> most{};
    for (unsigned i = 0; i < size_class::kCachedCount; ++i) {
      const size_t fitting = kMostBinBytes / size_class::size(i);
      most[i] = static_cast<uint16_t>(std::min<size_t>(std::max<size_t>(fitting, kLeastBlocks), kMostBlocks));
    }
    return most;
  }();
  return kMost[sizeClass];
}

} // namespace ur::core
