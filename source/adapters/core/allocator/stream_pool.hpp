// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The memory of one asynchronous pool: where the queues' caches fetch what they don't have at hand.
//
// Free memory is in four places. Caches of queues (pool_cache.hpp). Magazines: blocks of one class that left a cache
// together. Slabs and page heaps: memory whose stamp may be joined with its neighbours'. Lists of pending blocks, each
// with a stamp of its own, the oldest first: their free may yet fail, or they are as the driver gave them.
//
// A request goes this way: memory that is over, or that the request is ordered after anyway; more of the driver's,
// within the maximum; memory that the request is made to wait for; under pressure caches are emptied and sibling pools
// trimmed, and then all of it again. Rule 7: the host never waits for a command.
//
// Lock order: this pool's lock, then a lane's or an event pool's, or a cache's. No driver call is made under the pool's
// lock but to ask for or record an event.
#pragma once

#include "adapters/core/allocator/chunk_source.hpp"
#include "adapters/core/allocator/host_caches.hpp"
#include "adapters/core/allocator/page_heap.hpp"
#include "adapters/core/allocator/pool_cache.hpp"
#include "adapters/core/allocator/report.hpp"
#include "adapters/core/allocator/search.hpp"
#include "adapters/core/allocator/zeroing.hpp"

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
  /// or OUT_OF_RESOURCES once everything has been tried; the pool is then as it was.
  [[nodiscard]] AllocGrant allocate(const AllocRequest &request, PoolCache *cache);
  /// Takes a block in state freeing back.
  void free(Block &block, Freed freed) noexcept;

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
  /// Relieves a cache that is full of the blocks of one class.
  void takeOverflow(PoolCache &cache, MemoryKind kind, unsigned sizeClass) noexcept;
  /// No user is left: caches are closed. True: live or pending blocks still need the pool; its owner is told
  /// (blocksAreGone) when the last of them is free.
  [[nodiscard]] bool abandon() noexcept;

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
  /// What it holds: of the vendor's pools all that is theirs. Throws the driver's error.
  [[nodiscard]] PoolReserve reserved();

  /// The context ends: what the pool has begun itself goes on without it.
  void endOwnWork() noexcept { zeroing_.close(); }
  /// Finds out which frees have failed by now: their blocks are live again.
  void learnOfFailures() noexcept;
  [[nodiscard]] PoolStatistics statistics() noexcept;
  [[nodiscard]] PoolLimits limits() noexcept;
  /// Throws the driver's error, where vendor's pools may or may not have it by now.
  void setReleaseThreshold(size_t bytes);
  /// Sets the high marks back to what is current. Throws the driver's error.
  void resetHigh(bool reserved, bool used);

private:
  friend class PoolDump; // reads, under the lock

  struct SizeClass {
    Span *slabs = nullptr;      ///< with free blocks
    Block *magazines = nullptr; ///< the first blocks, newest magazine first
    BlockQueue pending;
  };
  struct Kind {
    Kind(StreamPool &pool, PageMap &map, RecordStore &records) : heap(pool, map, records) {}
    PageHeap heap;
    SizeClass classes[size_class::kSmallCount];
    BlockQueue pendingLarge, odd; ///< odd: of no class
  };
  enum class Effort : uint8_t { little, full };

  // With the lock held. What finds a block takes it out of its list, and tells of its free as far as it isn't over.
  [[nodiscard]] Block *find(Search &search, Freed &freed);
  [[nodiscard]] Block *findInMagazines(Search &search, Freed &freed) noexcept;
  [[nodiscard]] Block *findInSlabs(Search &search, Freed &freed);
  [[nodiscard]] Block *findLarge(Search &search, Freed &freed);
  [[nodiscard]] Block *findPending(Search &search, Freed &freed) noexcept;
  [[nodiscard]] Span *makeSlab(Search &search);
  void handOut(Block &block, size_t size) noexcept;
  void place(Block &block, const Ref<Completion> &when) noexcept;
  void place(BlockList blocks, const Ref<Completion> &when) noexcept;
  void addMagazine(BlockList blocks, Ref<Completion> when) noexcept;
  [[nodiscard]] BlockQueue &pendingOf(Block &block) noexcept;
  template <typename Visit>
  void visitPending(Visit visit) noexcept;
  void linkSlab(Span &slab) noexcept;
  void unlinkSlab(Span &slab) noexcept;
  void settle(BlockQueue &pending, unsigned tries, bool ask) noexcept;
  void settleAll(bool ask) noexcept;
  void consolidate(Effort effort, Search *search) noexcept;
  void revive(Block &block) noexcept;
  void countUsed(int64_t bytes) noexcept;
  void takeOver(const PoolCache::Counts &counts) noexcept;
  [[nodiscard]] PoolStatistics sum() noexcept;
  void checkThreshold() noexcept;
  void addToHeap(Chunk &chunk, Stamp stamp);
  [[nodiscard]] std::unique_ptr<Chunk> takeUnused(bool native, bool own) noexcept;
  [[nodiscard]] size_t mostReserved() const noexcept;
  void forgetRecords(const Chunk &chunk) noexcept;
  [[nodiscard]] bool lastBlockGone() noexcept;

  // Without the lock.
  void emptyCache(PoolCache &cache, bool close) noexcept;
  void emptyCaches(Effort effort, const PoolCache *own) noexcept;
  [[nodiscard]] bool mostlyUnused() noexcept;
  void settleFresh(PoolCache &cache, BlockList fresh, bool keep) noexcept;
  [[nodiscard]] std::vector<Ref<PoolCache>> caches() noexcept;
  [[nodiscard]] bool grow(const AllocRequest &request, ur_result_t *error);
  [[nodiscard]] bool addChunk(const AllocRequest &request, size_t size, ur_result_t *error);
  void take(std::unique_ptr<Chunk> chunk, std::byte *memory, bool mayBlock);
  void tell(PoolNews::What what, const AllocRequest &request) noexcept;

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
  std::vector<Chunk *> chunks_; ///< all of them
  std::vector<Ref<PoolCache>> caches_;
  size_t reserved_ = 0, reservedHigh_ = 0;     ///< bytes of chunks, and of those under way
  size_t own_ = 0, ownHigh_ = 0;               ///< bytes of chunks that aren't of a vendor's pool
  int64_t used_ = 0, usedHigh_ = 0, live_ = 0; ///< without what the caches count
  std::optional<MemoryKind> only_;             ///< the kind of the caller's memory that the pool serves from
  bool abandoned_ = false, needed_ = false;    ///< needed: abandoned, but kept by its blocks
};

template <typename Visit>
void StreamPool::visitPending(Visit visit) noexcept {
  for (Kind &kind : kinds_) {
    for (SizeClass &own : kind.classes) {
      visit(own.pending);
    }
    visit(kind.pendingLarge);
    visit(kind.odd);
  }
}

} // namespace ur::core
