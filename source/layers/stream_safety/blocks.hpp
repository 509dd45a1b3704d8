// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory: which blocks there are, since when and until when in the order of commands, and what has used them.
#pragma once

#include "common/spin_lock.hpp"
#include "layers/shards.hpp"
#include "layers/stream_safety/access.hpp"
#include "layers/stream_safety/clock.hpp"
#include "layers/stream_safety/place.hpp"
#include "unified-runtime/ur_api.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

namespace ur::layers::stream_safety {

/// A command, for what it does with memory: what comes before it, and where it stands.
struct Moment {
  const Clock &clock;
  Epoch epoch;
  const Place &place;
};

/// Safe from any thread. What takes memory throws std::bad_alloc.
class Blocks {
public:
  /// A block that was freed in the order of a queue.
  struct Candidate {
    const void *begin;
    const void *queue; ///< that it was allocated by, or null
    ur_usm_pool_handle_t pool;
    Epoch when;
  };
  /// `mayBeOthers`: whether its addresses may be anybody's by now; asked before that is said. None: they never are.
  explicit Blocks(std::function<bool(const Candidate &)> mayBeOthers = nullptr)
      : mayBeOthers_(std::move(mayBeOthers)) {}

  /// `when`: null for memory that is there at once. `isDevices`: the host can't write it. `pool`: as the program has
  /// named it.
  void allocated(const void *begin, size_t size, bool isDevices, const Moment *when, const Place &place,
                 ur_usm_pool_handle_t pool = nullptr);
  class Freed;
  /// In the order of a queue; `when` is null for the host. Before the call: once it runs, the addresses may be another
  /// block's.
  [[nodiscard]] Freed freed(const void *begin, const Moment *when, const Place &place);
  /// The call is done: says what is wrong with it.
  static void confirm(const Freed &freed, const Place &place);
  /// The call has failed. Says why, where that is known. `isForeign`: the adapter doesn't take it for memory of that
  /// context or pool.
  void restore(Freed &&taken, const void *begin, const Place &place, bool isForeign = false);
  void used(const Access &access, const Moment &when);
  /// The same among the commands of a recording: of these, `inside` knows what they do.
  void usedIn(Blocks &inside, const Access &access, const Moment &when);
  /// How memory is no longer there.
  enum class End : uint8_t {
    freed,
    unmapped, ///< virtual memory; its addresses stay what they are
    reserved, ///< the same, not mapped yet
    closed,   ///< shared, registered and imported memory; its addresses may be anybody's
    captured, ///< it isn't there yet, but with the first run of its graph
  };
  /// By the host, which must be done with all that uses it: `host` is what it knows. Before the call.
  void ends(const void *begin, size_t size, End how, const Clock &host, const Place &place);
  /// The same by a command.
  void unmaps(const void *begin, size_t size, const Moment &when);
  /// The call is done. `size`: of addresses; 0: of the one block that begins there.
  void ended(const void *begin, size_t size, End how, const Place &place);
  /// Captured memory whose graph is gone, without a run: its addresses may be anybody's.
  void neverCame(const void *begin) noexcept;
  /// Nothing is known of these addresses any more.
  void forget(const void *begin, size_t size) noexcept;
  /// The pool is gone, null: any, and what was freed of it: its addresses may be anybody's.
  void returnFreed(ur_usm_pool_handle_t pool = nullptr) noexcept;
  /// Only that the block is there: of commands that run later.
  void recorded(const Access &access, const Place &place);
  /// Only what the host has freed, before the call: a command that uses it may end the process.
  /// `isRefused`: after it, and the adapter has no memory there, either.
  void gone(const Access &access, const Place &place, bool isRefused = false);
  [[nodiscard]] bool anyGone() const noexcept { return anyGone_.load(std::memory_order_relaxed); }
  void clear() noexcept;

private:
  struct Use {
    Access access;
    Epoch epoch;
    Place place;
  };
  struct Block {
    const uintptr_t begin;
    const size_t size;
    const Place from;
    const std::optional<Epoch> since;
    const ur_usm_pool_handle_t pool;
    SpinLock mutex; // guards what follows
    std::optional<Place> freed;
    std::optional<Epoch> freedAt; // in the order of a queue
    End ending = End::freed;      // what `freed` has done
    bool returned = false;        // to where others get memory from
    bool byHost = false;          // freed by the host, and the address may be somebody else's who isn't followed
    bool written;                 // something is known to have written it, or may have
    std::vector<Use> uses;
    Block(uintptr_t begin_, size_t size_, const Place &from_, std::optional<Epoch> since_, bool written_,
          ur_usm_pool_handle_t pool_)
        : begin(begin_), size(size_), from(from_), since(since_), pool(pool_), written(written_) {}
  };
  struct alignas(64) Shard {
    std::atomic<uint64_t> version{newVersion()}; // another one whenever there are other blocks
    SpinLock mutex;                              // guards what follows
    std::map<uintptr_t, std::shared_ptr<Block>> blocks;
    std::shared_ptr<Block> others; // what is used of memory that isn't of any of them
  };
  static constexpr size_t kShards = 64;
  static constexpr size_t kPageBits = 21;                  // addresses of one page are in one shard
  static constexpr size_t kManyUses = 32, kMostUses = 256; // of a block, that are remembered

  /// As sentences say it: who has freed the memory, or whatever was its end.
  [[nodiscard]] static const char *wordOf(End how) noexcept;
  [[nodiscard]] Shard &shardOf(uintptr_t address) noexcept { return shards_[(address >> kPageBits) % kShards]; }

public:
  /// What is needed to take back that a block is freed.
  class Freed {
    friend class Blocks;
    std::shared_ptr<Block> block;
    std::vector<Use> uses;
    const char *kind = nullptr; ///< of what is wrong with it; null: nothing
    Place other;
    std::string sentence;
  };

private:
  template <typename Do>
  void forShards(uintptr_t begin, size_t size, Do &&action);
  /// The blocks that an access reaches, side by side; false: there is none at its beginning.
  template <typename Do>
  bool forBlocks(const Access &access, Do &&action);
  void keepEnds(const Block &wider, uintptr_t begin, size_t size);
  [[nodiscard]] std::shared_ptr<Block> find(uintptr_t address) noexcept;
  /// With its lock held.
  static void changed(Shard &shard) noexcept { shard.version.store(newVersion(), std::memory_order_release); }
  template <typename Do>
  void forOthers(const Access &access, Do &&action);
  /// For memory that is in no block: the host's own.
  [[nodiscard]] std::shared_ptr<Block> others(uintptr_t address);
  void usedBlock(Block &block, const Access &given, const Moment &when);
  void reportFreed(const Block &block, const Access &access, const Place &place);
  /// False: it isn't in order, which is reported.
  [[nodiscard]] bool checkOrder(Block &block, const Access &access, const Moment &when);
  static void checkFree(const Block &block, const Moment &when, Freed *freed);
  void checkRaces(Block &block, const Access &access, const Moment &when);

  std::array<Shard, kShards> shards_;
  std::atomic<bool> anyGone_{false};
  const std::function<bool(const Candidate &)> mayBeOthers_;
};

template <typename Do>
void Blocks::forShards(uintptr_t begin, size_t size, Do &&action) {
  const uintptr_t first = begin >> kPageBits, last = (begin + (size ? size - 1 : 0)) >> kPageBits;
  for (uintptr_t page = first; page <= last && page < first + kShards; ++page)
    action(shards_[page % kShards]);
}

template <typename Do>
bool Blocks::forBlocks(const Access &access, Do &&action) {
  std::shared_ptr<Block> block = find(access.begin);
  const bool isKnown = block != nullptr;
  while (block) {
    const uintptr_t end = block->begin + block->size;
    action(*block);
    block = end < access.end() ? find(end) : nullptr;
  }
  return isKnown;
}

template <typename Do>
void Blocks::forOthers(const Access &access, Do &&action) {
  constexpr size_t page = size_t{1} << kPageBits, most = page * kShards;
  for (uintptr_t at = access.begin; at < access.begin + std::min(access.size, most); at = (at / page + 1) * page)
    action(*others(at));
}

} // namespace ur::layers::stream_safety
