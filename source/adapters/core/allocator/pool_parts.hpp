// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Everything that a pool holds, part by part: what queries and dumps tell of it. Nothing is noted for that beforehand;
// each answer is a walk over all of the pool, under its lock.
#pragma once

#include "adapters/core/allocator/request.hpp"

#include <vector>

namespace ur::core {

class StreamPool;
struct Freed;
struct Region;
struct Span;

/// As urUSMPoolGetInfo has it.
using PoolPart = ur_laneway_usm_pool_part_t;

class PoolParts {
public:
  explicit PoolParts(StreamPool &pool) noexcept : pool_(pool) {}

  // Take the pool's lock, allocate nothing under it, and ask the driver nothing.
  /// In the order of their addresses. Throws bad_alloc.
  [[nodiscard]] std::vector<PoolPart> all();
  [[nodiscard]] size_t count() noexcept;

  /// Sums of memorySize by state, of UNMAPPED of addresses. With the lock held.
  void sumLocked(PoolFigures &figures) noexcept;

private:
  /// Calls visit(part, again) for all, with the lock held. Blocks that are nowhere else are at hand: all that aren't in
  /// use are told so first, and those that lie in a list of the pool's are told again.
  template <typename Visit>
  void visit(Visit visit);
  template <typename Visit>
  void visitSpan(PoolPart part, const Span &span, Visit &visit);
  template <typename Visit>
  void visitSlab(PoolPart part, const Span &slab, Visit &visit);
  template <typename Visit>
  void visitLists(MemoryKind kind, Visit &visit);
  /// What the parts of a region have in common.
  [[nodiscard]] PoolPart partOf(const Region &region) noexcept;

  StreamPool &pool_;
};

} // namespace ur::core
