// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The debug mode of pools (UR_USM_POOL_DEBUG): which blocks lie between guard zones, where each was made and freed, and
// what is told of them. Those that are freed may be held in a quarantine (debug_quarantine.hpp) before they go. What
// enqueues is in queue/debug_table.cpp.
//
// Thread-safe; nothing waits.
#pragma once

#include "adapters/core/allocator/block.hpp"
#include "adapters/core/allocator/debug_place.hpp"
#include "adapters/core/allocator/pool_debug.hpp"
#include "adapters/core/device/context.hpp"

#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <set>

namespace ur::core {

inline constexpr uint8_t kGuardByte = 0xFD;

struct DebugBlock {
  const void *context = nullptr, *pool = nullptr; ///< to be compared and named only; pool: null of memory of its own
  std::byte *memory = nullptr;                    ///< the user's
  size_t size = 0;                                ///< the same
  size_t before = 0;                              ///< bytes of the guard before it, where what lies below begins
  MemoryKind kind = MemoryKind::device;
  uint32_t device = 0;              ///< its position in the context
  DebugPlace made = {}, freed = {}; ///< freed: no function before the free

  [[nodiscard]] std::byte *base() const noexcept { return memory - before; }
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
  /// Whether a live block's guard begins there: no address of the user's, though one of memory that is allocated.
  [[nodiscard]] bool beginsGuard(const Context &context, const void *address) const;

  // Findings. They throw bad_alloc, and end the process where the variable says so.
  /// A free was refused: says what the address is.
  void tellOfFree(const Context &context, const void *memory, const DebugPlace &place);
  /// Looks at the guards of a block, of which these are copies; null: there is none before it.
  void lookAtGuards(const DebugBlock &block, const uint8_t *before, const uint8_t *behind);
  /// Looks at what a freed block holds, of which that is a copy.
  void lookAtFreed(const DebugBlock &block, const uint8_t *bytes);
  /// The last user lets a pool go: its live blocks are told of, which is no fault by itself, and ends nothing.
  void tellOfLive(const Context &context, const void *pool);

private:
  using Key = std::pair<const void *, const void *>; ///< context and memory
  static void contextEnds(void *context) noexcept;
  [[nodiscard]] std::vector<DebugBlock> liveOf(const void *context) const;
  void find(const std::string &sentence) const;

  const PoolDebug wanted_;
  std::atomic<uint64_t> calls_{0};
  mutable std::mutex mutex_; // guards what follows
  std::map<Key, DebugBlock> live_;
  std::deque<DebugBlock> gone_;     ///< the newest last
  std::set<const void *> contexts_; ///< whose end is told
};

/// Null: the mode is off. Never destroyed: contexts may end at exit.
[[nodiscard]] DebugBlocks *debugBlocks() noexcept;

} // namespace ur::core
