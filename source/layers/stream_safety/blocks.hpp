// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory: which blocks there are, since when and until when in the order of commands, and what has used them.
#pragma once

#include "layers/stream_safety/access.hpp"
#include "layers/stream_safety/clock.hpp"
#include "layers/stream_safety/place.hpp"

#include <array>
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
  /// `when`: null for memory that is there at once.
  /// `isDevices`: the host can't write it.
  void allocated(const void *begin, size_t size, bool isDevices, const Moment *when, const Place &place);
  class Freed;
  /// In the order of a queue; `when` is null for the host. Before the call: once it runs, the addresses may be another
  /// block's.
  [[nodiscard]] Freed freed(const void *begin, const Moment *when, const Place &place);
  /// The call is done: says what is wrong with it.
  static void confirm(const Freed &freed, const Place &place);
  /// The call has failed. Says why, where that is known.
  void restore(Freed &&taken, const void *begin, const Place &place);
  void used(const Access &access, const Moment &when);
  /// The same among the commands of a recording: of these, `inside` knows what they do.
  void usedIn(Blocks &inside, const Access &access, const Moment &when);
  /// How memory is no longer there, but by a free.
  enum class End : uint8_t {
    unmapped, ///< virtual memory; its addresses stay what they are
    reserved, ///< the same, not mapped yet
    closed,   ///< shared, registered and imported memory; its addresses may be anybody's
  };
  /// By the host, which must be done with all that uses it: `host` is what it knows.
  void ended(const void *begin, End how, const Clock &host, const Place &place);
  /// Nothing is known of these addresses any more.
  void forget(const void *begin, size_t size) noexcept;
  /// Pools may have given back what was freed: its addresses may be anybody's.
  void returnFreed() noexcept;
  /// Only that the block is there: of commands that run later.
  void recorded(const Access &access, const Place &place);
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
    std::mutex mutex; // guards what follows
    std::optional<Place> freed;
    const char *ending = kFreed; // what `freed` has done
    bool returned = false;       // to where others get memory from
    bool byHost = false;         // freed by the host, and the address may be somebody else's who isn't followed
    bool written;                // something is known to have written it, or may have
    std::vector<Use> uses;
    Block(uintptr_t begin_, size_t size_, const Place &from_, std::optional<Epoch> since_, bool written_)
        : begin(begin_), size(size_), from(from_), since(since_), written(written_) {}
  };
  struct alignas(64) Shard {
    std::mutex mutex; // guards what follows
    std::map<uintptr_t, std::shared_ptr<Block>> blocks;
    std::shared_ptr<Block> others; // what is used of memory that isn't of any of them
  };
  static constexpr size_t kShards = 64;
  static constexpr size_t kPageBits = 21; // addresses of one page are in one shard
  static constexpr size_t kMostUses = 32; // of a block, of which the last are remembered
  static constexpr const char *kFreed = "freed";

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
  [[nodiscard]] std::shared_ptr<Block> find(uintptr_t address) noexcept;
  /// For memory that is in no block: the host's own.
  [[nodiscard]] std::shared_ptr<Block> others(uintptr_t address);
  void usedBlock(Block &block, const Access &given, const Moment &when);
  static void reportFreed(const Block &block, const Access &access, const Place &place);
  /// False: it isn't in order, which is reported.
  [[nodiscard]] bool checkOrder(Block &block, const Access &access, const Moment &when);
  static void checkFree(const Block &block, const Moment &when, Freed *freed);
  void checkRaces(Block &block, const Access &access, const Moment &when);

  std::array<Shard, kShards> shards_;
};

} // namespace ur::layers::stream_safety
