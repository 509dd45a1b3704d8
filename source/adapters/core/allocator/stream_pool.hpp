// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The memory of one asynchronous pool: where the queues' caches fetch what they don't have at hand.
//
// Free memory is in four places. Caches of queues (pool_cache.hpp). Magazines: small blocks of one class that are free
// since the same time. Slabs, which small blocks are cut from. The page heap: all the rest, cut and joined at once.
//
// A request goes this way: memory that is over, or that the request is ordered after anyway; what caches keep, where
// the pool has reserved much more than is used; more of the driver's, within the maximum, or free memory moved
// together; memory that the request is made to wait for; under pressure caches are emptied and sibling pools trimmed,
// and then all of it again; at last the host waits: for what other threads have under way, and for frees that are
// pending (stream_pool_wait.cpp).
//
// Lock order: this pool's lock, then a lane's or an event pool's, or a cache's. No driver call is made under the pool's
// lock but to ask for or record an event.
#pragma once

#include "adapters/core/allocator/chunk_source.hpp"
#include "adapters/core/allocator/host_caches.hpp"
#include "adapters/core/allocator/magazines.hpp"
#include "adapters/core/allocator/page_heap.hpp"
#include "adapters/core/allocator/pool_cache.hpp"
#include "adapters/core/allocator/ranges.hpp"
#include "adapters/core/allocator/recent_peak.hpp"
#include "adapters/core/allocator/report.hpp"
#include "adapters/core/allocator/search.hpp"
#include "adapters/core/allocator/zeroing.hpp"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <optional>

namespace ur::core {

class StreamPool {
public:
  StreamPool(UsmPool &owner, const PoolLimits &limits);
  StreamPool(const StreamPool &) = delete;
  StreamPool &operator=(const StreamPool &) = delete;
  /// Memory that may still be in use goes to the context, which frees it later.
  ~StreamPool();

  [[nodiscard]] UsmPool &owner() const noexcept { return owner_; }
  /// New memory is zeroed: an alloc may have to wait for that.
  [[nodiscard]] bool zeroes() const noexcept { return zeroes_; }

  /// A block for the request, live; and more of its class for the cache, if there is one. Throws OUT_OF_DEVICE_MEMORY
  /// or OUT_OF_RESOURCES once everything has been tried; the pool is then as it was. May block where the host is let
  /// wait before that.
  [[nodiscard]] AllocGrant allocate(const AllocRequest &request, PoolCache *cache);
  /// The same, as far as a look into free memory goes, for a request that the cache has missed: what that gave is the
  /// pool's. Null: there is more to be tried. Never grows, never blocks.
  [[nodiscard]] Block *tryFreeMemory(const AllocRequest &request, PoolCache &cache, PoolCache::Miss &miss) noexcept;
  /// A block that is in use is so for more bytes than were asked for, within its capacity.
  void enlarge(Block &block, size_t size) noexcept;
  /// Takes a block in state freeing back. `cache`: what counts the frees of its queue; null: the pool does.
  void free(Block &block, Freed freed, PoolCache *cache) noexcept;

  // Allocations and frees that are no commands (stream_pool_host.cpp).
  /// A block that nobody uses any more, live. May block for the zeroing of new memory. Throws as allocate().
  [[nodiscard]] Block &allocateNow(MemoryKind kind, size_t size);
  /// Takes a block in state freeing back: free once everything is over that was enqueued before, wherever. Throws, with
  /// nothing changed.
  void freeSoon(Block &block);

  // Caches of queues (stream_pool_caches.cpp).
  /// The queue's cache serves this pool until it is removed, which empties it. Throws bad_alloc. False, with the cache
  /// still closed: the pool has been abandoned.
  [[nodiscard]] bool addCache(PoolCache &cache);
  void removeCache(PoolCache &cache) noexcept;
  /// Takes all its blocks; it goes on serving.
  void empty(PoolCache &cache) noexcept { emptyCache(cache, false); }
  /// Takes its blocks of whole pages. False: there are none.
  bool joinPages(PoolCache &cache) noexcept {
    std::lock_guard lock(mutex_);
    return joinPagesLocked(cache);
  }
  /// Relieves a cache that is too full.
  void takeOverflow(PoolCache &cache, MemoryKind kind, unsigned sizeClass) noexcept;
  /// No user is left: caches are closed. True: live blocks or requests still need the pool; its owner is told
  /// (blocksAreGone) when the last of them is gone.
  [[nodiscard]] bool abandon() noexcept;
  /// See ServingPool. Any lock may be held at the beginning, none at the end.
  void beginRequest() noexcept { requests_.fetch_add(1, std::memory_order_relaxed); }
  void endRequest() noexcept;

  // The last resort (stream_pool_wait.cpp).
  using WaitClock = std::chrono::steady_clock;
  /// Blocks until some free that is pending is over. False: there is none that the host may wait for, or the time is
  /// up.
  [[nodiscard]] bool awaitFrees(WaitClock::time_point until) noexcept;

  // The driver's memory (stream_pool_memory.cpp).
  /// More memory of a kind, within the maximum, before anybody asks for it. Throws.
  void reserve(MemoryKind kind, size_t size);
  /// Before the first allocation: the pool takes its blocks from the whole pages in this memory, which stays the
  /// caller's, and from nothing else. Throws.
  void serveFrom(MemoryKind kind, std::byte *memory, size_t size);
  /// Gives memory that nobody uses back to the driver, until no more than `keep` bytes are reserved; what a vendor's
  /// pool has given goes there, and that pool keeps so much. `mayWait`: also where the driver's free waits for work in
  /// flight. What a vendor's pool answers, where that fails.
  ur_result_t trim(size_t keep, bool mayWait) noexcept;
  /// Trims to the release threshold, if more is reserved.
  void settle() noexcept;
  /// Trims to what was in use lately and some more, if a window of time (PoolLimits::age) has ended.
  void age() noexcept;
  /// What it holds: of the vendor's pools all that is theirs. Throws the driver's error.
  [[nodiscard]] PoolReserve reserved();

  // Memory of graphs between their runs (stream_pool_held.cpp).
  /// Gives the memory behind large blocks that nobody uses until returnHeld() back to the driver, as trim() does, as
  /// far as it lies in ranges of addresses, and in pieces with nothing else in them. The blocks stay what they are, and
  /// their addresses too; the maximum counts them still. Answers the bytes.
  size_t takeHeld(std::span<Block *const> blocks, size_t keep) noexcept;
  /// What of it is missing behind a block comes again. Throws the driver's error, or bad_alloc.
  void returnHeld(const Block &block);

  /// The context ends: what the pool has begun itself goes on without it.
  void endOwnWork() noexcept { zeroing_.close(); }
  [[nodiscard]] PoolStatistics statistics() noexcept;
  /// Pieces of memory that were mapped at other addresses so far.
  [[nodiscard]] size_t moves() noexcept;
  /// Where its memory is: a walk over all of it.
  [[nodiscard]] PoolFigures figures() noexcept;
  [[nodiscard]] PoolLimits limits() noexcept;
  /// Whether it takes chunks from pools of the vendor's, which alone know what they keep.
  [[nodiscard]] bool isNative() const noexcept { return source_.isNative(); }
  /// What it serves, if it was told that (serveFrom), else device memory.
  [[nodiscard]] MemoryKind servedKind() const noexcept { return only_.value_or(MemoryKind::device); }
  /// Throws the driver's error, where vendor's pools may or may not have it by now.
  void setReleaseThreshold(size_t bytes);
  /// Sets the high marks back to what is current. Throws the driver's error.
  void resetHigh(bool reserved, bool used);

private:
  friend class PoolDump; // These read, under the lock.
  friend class PoolParts;

  struct SizeClass {
    Span *slabs = nullptr; ///< with free blocks
    size_t blocks = 0;     ///< in all of its slabs
    MagazineList magazines;
  };
  struct Kind {
    Kind(StreamPool &pool, PageMap &map, RecordStore &records) : heap(pool, map, records) {}
    PageHeap heap;
    SizeClass classes[size_class::kSmallCount];
    std::vector<Span *> odd; ///< of no class, free
  };
  enum class Effort : uint8_t { little, full };
  /// How many of a list are looked at: a long list of pending ones must not make a request slow.
  static constexpr unsigned kTries = 16;

  // With the lock held. What finds a block takes it out of its list, and tells of its free as far as it isn't over.
  [[nodiscard]] Block *find(Search &search, Freed &freed);
  [[nodiscard]] Block *findInMagazines(Search &search, Freed &freed);
  [[nodiscard]] Block *findInSlabs(Search &search, Freed &freed);
  [[nodiscard]] Block *findLarge(Search &search, Freed &freed);
  [[nodiscard]] Block *findOdd(Search &search, Freed &freed) noexcept;
  [[nodiscard]] Span *makeSlab(Search &search);
  void keepSurplus(PoolCache &cache, Search &search) noexcept;
  void handOut(Block &block, size_t size, PoolCache *cache) noexcept;
  void place(Block &block, Freed freed) noexcept;
  void placeInSlab(Block &block) noexcept;
  bool joinPagesLocked(PoolCache &cache) noexcept;
  void placeAll(BlockList blocks, const LanePlace &since) noexcept;
  void addMagazine(BlockList blocks, Freed freed) noexcept;
  void linkSlab(Span &slab) noexcept;
  void unlinkSlab(Span &slab) noexcept;
  void consolidate(Effort effort, Search *search) noexcept;
  void countUsed(int64_t bytes) noexcept;
  void takeOverAll() noexcept;
  [[nodiscard]] PoolStatistics sum() noexcept;
  [[nodiscard]] int64_t usedHigh() const noexcept;
  [[nodiscard]] size_t largestServed() noexcept;
  void checkThreshold() noexcept;
  /// Calls visit(freed, bytes) for all free memory outside the caches: it may change what that is free since.
  template <typename Visit>
  void visitFree(Visit visit) {
    for (Kind &kind : kinds_) {
      kind.heap.visitFree(visit);
      for (SizeClass &own : kind.classes) {
        own.magazines.visit([&](Magazine &magazine) {
          visit(magazine.freed, magazine.blocks.count * size_class::size(magazine.blocks.first->sizeClass));
        });
        for (Span *slab = own.slabs; slab; slab = slab->next)
          visit(slab->freed, slab->freeCount * slab->blockSize);
      }
      for (Span *odd : kind.odd)
        visit(odd->freed, odd->bytes());
    }
  }
  void addToHeap(Region &region, Freed freed);
  [[nodiscard]] std::unique_ptr<Region> takeUnused(bool native, bool own) noexcept;
  [[nodiscard]] size_t mostReserved() const noexcept;
  void forgetRegion(Region &region) noexcept;
  [[nodiscard]] bool isInUse() const noexcept { return live_ != 0 || requests_.load(std::memory_order_relaxed) != 0; }
  [[nodiscard]] bool lastBlockGone() noexcept;

  /// What is on its way while the driver is called without the lock: from the time that memory, or the room for it, is
  /// out of others' sight, until it is in sight again. It is begun with the lock, and ends without.
  class UnderWay {
  public:
    explicit UnderWay(StreamPool &pool) noexcept : pool_(pool) { ++pool.underWay_; }
    UnderWay(const UnderWay &) = delete;
    UnderWay &operator=(const UnderWay &) = delete;
    ~UnderWay();

  private:
    StreamPool &pool_;
  };

  // Without the lock.
  void uncountClosed(size_t size) noexcept;
  void emptyCache(PoolCache &cache, bool close) noexcept;
  void emptyCaches(Effort effort, const PoolCache *own) noexcept;
  void settleFresh(PoolCache &cache, bool keep, BlockList drained = {}) noexcept;
  void settleFailures() noexcept;
  [[nodiscard]] std::vector<Ref<PoolCache>> caches() noexcept;
  /// Bytes that the driver would be asked for at least.
  [[nodiscard]] static size_t leastGrowth(const AllocRequest &request) noexcept;
  [[nodiscard]] bool withinBudget(const AllocRequest &request) noexcept;
  /// Is run with the lock as soon as there is more memory; may be empty. Throws nothing.
  using Look = std::function<void()>;
  [[nodiscard]] bool grow(const AllocRequest &request, ur_result_t *error, const Look &look);
  [[nodiscard]] bool giveOneChunkBack(size_t keep, bool mayWait) noexcept;
  void giveNativeChunksBack(MemoryKind kind) noexcept;
  [[nodiscard]] bool addChunkOf(std::initializer_list<size_t> sizes, const AllocRequest &request, ur_result_t *error,
                                const Look &look);
  [[nodiscard]] bool addChunk(const AllocRequest &request, size_t size, ur_result_t *error, const Look &look);
  void take(std::unique_ptr<Region> region, std::byte *memory, bool mayBlock, const Look &look);
  [[nodiscard]] Freed zeroed(std::byte *memory, size_t size, bool mayBlock);
  void tell(PoolNews::What what, const AllocRequest &request) noexcept;
  [[nodiscard]] std::vector<Freed> pendingFrees();
  [[nodiscard]] bool awaitUnderWay(WaitClock::time_point until) noexcept;
  [[nodiscard]] bool waitAndTry(const AllocRequest &request, const std::function<bool()> &tryAgain);
  [[nodiscard]] bool mayGrow(const AllocRequest &request) noexcept;
  void trimOthers() noexcept;

  // Ranges (stream_pool_ranges.cpp), without the lock.
  using Pieces = std::vector<std::unique_ptr<MemoryPiece>>;
  [[nodiscard]] bool addRange(size_t needed);
  enum class Grown : uint8_t { done, refused, impossible }; ///< impossible: in ranges
  [[nodiscard]] Grown growRange(const AllocRequest &request, size_t needed, bool least, ur_result_t *error,
                                const Look &look);
  [[nodiscard]] bool moveTogether(Search &search);
  [[nodiscard]] ur_result_t makePieces(AddressRange &range, std::byte *at, size_t bytes, size_t most, Pieces &pieces);
  void dropPieces(AddressRange &range, std::byte *at, Pieces &pieces) noexcept;
  static void unmapForSure(AddressRange &range, std::byte *at, const MemoryPiece &piece) noexcept;
  void sweepOldMappings() noexcept;
  template <typename Failed>
  [[nodiscard]] bool takeMappingAway(AddressRange &range, Span &span, Failed failed) noexcept;
  void trimRanges(size_t keep) noexcept;
  void returnPiece(AddressRange &range, std::byte *at, size_t size);
  [[nodiscard]] size_t giveOnePieceBack(size_t keep, size_t &reserved) noexcept;
  // With the lock.
  [[nodiscard]] PoolNews countGrowth(MemoryKind kind, size_t bytes, bool native) noexcept;
  [[nodiscard]] Span *runOf(const FreePiece &piece) noexcept;
  [[nodiscard]] size_t stepOfGrowth(MemoryKind kind) const noexcept;
  [[nodiscard]] size_t roomOfCaches() const noexcept;
  [[nodiscard]] size_t budgetLeft(MemoryKind kind) const noexcept;
  /// Bytes by which it may grow, for what its maximum says.
  [[nodiscard]] size_t roomLeft() const noexcept;

  [[nodiscard]] Kind &of(MemoryKind kind) noexcept { return kinds_[static_cast<size_t>(kind)]; }
  [[nodiscard]] SizeClass &classOf(MemoryKind kind, unsigned sizeClass) noexcept { return of(kind).classes[sizeClass]; }

  UsmPool &owner_;
  Context &context_;
  const bool zeroes_;
  const ReusePolicy reuse_;
  ChunkSource source_;
  Zeroing zeroing_;
  HostCaches host_;
  std::mutex mutex_; // guards what follows
  PoolLimits limits_;
  std::array<Kind, 3> kinds_;
  std::vector<Region *> regions_; ///< all of them
  Ranges ranges_;                 ///< of device memory
  MagazineStore magazines_;
  std::vector<Ref<PoolCache>> caches_;
  size_t odd_ = 0;                             ///< chunks that aren't made of pages, so far
  size_t moves_ = 0;                           ///< pieces of memory that were moved so far
  size_t reserved_ = 0, reservedHigh_ = 0;     ///< bytes of memory, and of that under way
  size_t own_ = 0, ownHigh_ = 0;               ///< bytes that aren't of a vendor's pool
  size_t taken_ = 0;                           ///< bytes by takeHeld(), which are to come back
  int64_t used_ = 0, usedHigh_ = 0, live_ = 0; ///< without what the caches count
  bool thresholdIsSet_ = false;                ///< by setReleaseThreshold(), to whatever size
  size_t reservedAhead_ = 0;                   ///< bytes that reserve() was asked for
  RecentPeak recent_;                          ///< of what is in use
  uint32_t looks_ = 0;                         ///< by tryFreeMemory
  size_t usedAtGrowth_ = 0;                    ///< the most that was in use, or asked for, when the pool was to grow
  std::optional<MemoryKind> only_;             ///< the kind of the caller's memory that the pool serves from
  bool abandoned_ = false, needed_ = false;    ///< needed: abandoned, but kept by its blocks or requests
  uint32_t underWay_ = 0, arrivals_ = 0;       ///< see UnderWay; how many have ended
  std::condition_variable arrival_;
  std::atomic<uint32_t> requests_{0}; ///< on their way; without the lock, but where the last one may end
};

} // namespace ur::core
