// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Of the debug mode of pools: freed blocks that are kept out of use for a while, with a pattern in them that says
// whether somebody writes to them. For the pool such a block is in use still. When it goes back is for
// queue/debug_release.hpp to say.
//
// Thread-safe; nothing waits. What is in it keeps its context alive: so it takes nothing of one without users, and its
// last user's release empties it.
#pragma once

#include "adapters/core/allocator/debug_blocks.hpp"
#include "adapters/core/order/stamp.hpp"

namespace ur::core {

struct QuarantinedBlock {
  Ref<Context> context; ///< goes last
  DebugBlock block;
  Block *pooled = nullptr; ///< of a pool, live; null: memory of its own, which urUSMFree gives back
  Stamp written;           ///< its pattern is there, once that is over
};

class DebugQuarantine {
public:
  /// Whether a block of so many bytes is taken at all.
  [[nodiscard]] static bool takes(const Context &context, size_t size) noexcept;
  /// Throws bad_alloc, with nothing taken.
  void add(QuarantinedBlock &&held);
  /// Whether what begins there, with its guard, is in it: memory that its user has freed already.
  [[nodiscard]] bool holds(const Context &context, const void *base) const;
  /// Whether the address lies in a block in it.
  [[nodiscard]] bool holdsAddress(const Context &context, const void *address) const;

  /// Takes out the oldest of a context above the size that the variable allows. Throws bad_alloc, with nothing taken.
  [[nodiscard]] std::vector<QuarantinedBlock> takeExcess(const Context &context);
  /// All of a context, or of one of its pools. Throws as above.
  [[nodiscard]] std::vector<QuarantinedBlock> takeAll(const Context &context, const void *pool = nullptr);

private:
  struct OfContext {
    std::deque<QuarantinedBlock> blocks; ///< the oldest first
    size_t bytes = 0;
  };
  mutable std::mutex mutex_; // guards what follows
  std::map<const void *, OfContext> contexts_;
};

/// Where the mode is on. Never destroyed.
[[nodiscard]] DebugQuarantine &debugQuarantine() noexcept;

} // namespace ur::core
