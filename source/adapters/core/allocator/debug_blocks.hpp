// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The debug mode of pools (UR_USM_POOL_DEBUG): which blocks lie between guard zones, where each was made and freed, and
// the guards that were copied when a block was freed, until somebody has looked at them. What enqueues is in
// queue/debug_table.cpp.
//
// Thread-safe. Nothing waits but checkInBackground(), on a thread of its own.
#pragma once

#include "adapters/core/allocator/block.hpp"
#include "adapters/core/device/context.hpp"
#include "adapters/core/order/stamp.hpp"

#include <array>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>

namespace ur::core {

/// What the variable says.
struct PoolDebug {
  size_t guard = 256; ///< bytes before and behind a block; a multiple of 256
  uint8_t poison = 0xCB, freed = 0xDB;
  bool places = false; ///< call stacks are kept
  bool abort = false;  ///< at the first finding
};
/// Nothing: the variable isn't set. Throws env::Error.
[[nodiscard]] std::optional<PoolDebug> readPoolDebug();

inline constexpr uint8_t kGuardByte = 0xFD;

/// Where a block was made or freed.
struct DebugPlace {
  const char *function = nullptr;
  const void *queue = nullptr; ///< to be named only
  uint64_t call = 0;           ///< of all calls that the mode sees in the process, the how manieth
  std::array<void *, 24> stack{};
  int depth = 0;
};

struct DebugBlock {
  const void *context = nullptr, *pool = nullptr; ///< to be compared and named only
  std::byte *memory = nullptr;                    ///< the user's: a guard lies before it
  size_t size = 0;                                ///< the same
  DebugPlace made, freed;                         ///< freed: no function before the free
};

class DebugBlocks {
public:
  explicit DebugBlocks(const PoolDebug &wanted) noexcept : wanted_(wanted) {}
  DebugBlocks(const DebugBlocks &) = delete;
  DebugBlocks &operator=(const DebugBlocks &) = delete;

  [[nodiscard]] const PoolDebug &wanted() const noexcept { return wanted_; }
  [[nodiscard]] DebugPlace placeOf(const char *function, const void *queue) noexcept;

  /// A block was made. Throws bad_alloc.
  void add(Context &context, const DebugBlock &block);
  /// The live block that holds the address.
  [[nodiscard]] std::optional<DebugBlock> holding(const Context &context, const void *address) const;
  /// The free begins, at that place: only the caller may free the block. Nothing: no block of the mode's is live there.
  [[nodiscard]] std::optional<DebugBlock> take(const Context &context, const void *memory, const DebugPlace &freed);
  /// The free has ended so: where it was refused, the block is live again. Throws bad_alloc.
  void endFree(const DebugBlock &block, ur_result_t result);
  /// A free was refused: says what the address is.
  void tellOfFree(const Context &context, const void *memory, const DebugPlace &place);

  /// Both guards of a block, one behind the other, are in `copy` once the stamp is over. Throws bad_alloc.
  void addCheck(Context &context, const DebugBlock &block, Block &copy, Stamp copied);
  /// Looks at guards that have arrived.
  void check() noexcept;
  /// A context's user lets it go: what is on its way is waited for by a thread.
  void checkInBackground(Context &context);

private:
  struct Check {
    Ref<Context> context; ///< goes last
    DebugBlock block;
    Block *copy;
    Stamp copied;
  };
  using Key = std::pair<const void *, const void *>; ///< context and memory
  static void forget(void *context);
  template <typename Wanted>
  void takeChecks(std::deque<Check> &to, Wanted wanted);
  void settle(Check check, bool wait);
  void look(const DebugBlock &block, const uint8_t *guards);
  void find(const std::string &sentence) const;

  const PoolDebug wanted_;
  std::atomic<uint64_t> calls_{0};
  mutable std::mutex mutex_; // guards what follows
  std::map<Key, DebugBlock> live_;
  std::deque<DebugBlock> gone_; ///< the newest last
  std::deque<Check> checks_;
  std::set<const void *> contexts_; ///< whose end is told
};

/// Null: the mode is off. Never destroyed: contexts may end at exit.
[[nodiscard]] DebugBlocks *debugBlocks() noexcept;

} // namespace ur::core
