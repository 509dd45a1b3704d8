// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Blocks that somebody holds for longer than their user has them: memory that a graph allocates and frees in each run.
// To the pool such a block is in use all the time. A user's free of it is the holder's to note.
#pragma once

#include "adapters/core/allocator/block.hpp"
#include "adapters/core/object/ref.hpp"
#include "adapters/core/order/stamp.hpp"

#include <map>
#include <mutex>
#include <set>
#include <vector>

namespace ur::core {

class StreamPool;

/// Thread-safe; nothing blocks.
class BlockHolder : public RefCounted {
public:
  virtual ~BlockHolder() = default;
  /// A user's free begins: false where the memory isn't the user's. Throws bad_alloc.
  [[nodiscard]] virtual bool beginFree(const void *memory) = 0;
  /// Nothing came of it.
  virtual void keepLive(const void *memory) noexcept = 0;
  /// It is free once these are over. Throws bad_alloc, with nothing changed; not where that is one command.
  virtual void freed(const void *memory, const Stamp &after) = 0;
  /// The pool is trimmed to so many bytes: memory of its blocks that isn't used at the moment may go.
  virtual void trim(StreamPool &pool, size_t keep) noexcept = 0;
};

/// Who holds what, by the beginning of the memory. Thread-safe.
class HeldBlocks {
public:
  /// Throws bad_alloc.
  void add(const void *memory, BlockHolder &holder) {
    std::lock_guard lock(mutex_);
    holders_.emplace(memory, &holder);
  }
  /// `users`: the block, if it is the user's from now on, as any other.
  void remove(const void *memory, Block *users) noexcept {
    std::lock_guard lock(mutex_);
    holders_.erase(memory);
    if (users)
      users->keepLive();
  }
  [[nodiscard]] bool has(const void *memory) const noexcept {
    std::lock_guard lock(mutex_);
    return holders_.count(memory) != 0;
  }
  /// All holders, each once. Throws bad_alloc.
  [[nodiscard]] std::vector<Ref<BlockHolder>> all() const {
    std::set<const BlockHolder *> seen;
    std::vector<Ref<BlockHolder>> all;
    std::lock_guard lock(mutex_);
    all.reserve(holders_.size());
    for (const auto &[memory, holder] : holders_) {
      if (seen.insert(holder).second && holder->tryAddRef())
        all.push_back(Ref<BlockHolder>::adopt(holder));
    }
    return all;
  }
  /// Null: nobody, or somebody who is about to let go.
  [[nodiscard]] Ref<BlockHolder> find(const void *memory) const noexcept {
    std::lock_guard lock(mutex_);
    const auto found = holders_.find(memory);
    return found != holders_.end() && found->second->tryAddRef() ? Ref<BlockHolder>::adopt(found->second)
                                                                 : Ref<BlockHolder>();
  }

private:
  mutable std::mutex mutex_;
  std::map<const void *, BlockHolder *> holders_;
};

} // namespace ur::core
