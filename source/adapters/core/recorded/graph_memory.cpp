// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/recorded/graph_memory.hpp"

#include "adapters/core/allocator/allocation_map.hpp"
#include "adapters/core/device/adapter.hpp"

#include <algorithm>

namespace ur::core {

GraphMemory::~GraphMemory() {
  for (const Held &held : blocks_)
    giveBack(*held.block);
}

/// To the user, who has it since the last run, or to the pool, once all that was enqueued is over.
void GraphMemory::giveBack(Block &block) noexcept {
  const auto found = outside_.find(block.memory);
  const bool users = found != outside_.end() && found->second != Outside::no;
  context_->allocations().held().remove(block.memory, users ? &block : nullptr);
  if (users)
    return;
  StreamPool &pool = *block.span->pool;
  try {
    pool.returnHeld(block); // Only memory goes back to a pool.
  } catch (...) {
    logger().warning("addresses of a graph, %zu bytes, are lost to their pool: the driver has no memory for them",
                     block.capacity);
    return;
  }
  block.state.store(Block::State::freeing, std::memory_order_release);
  try {
    pool.freeSoon(block);
  } catch (...) {
    logger().warning("memory of a graph, %zu bytes, is lost: no memory to note its free", block.capacity);
  }
}

void GraphMemory::add(Block &block) {
  haveRoom(blocks_);
  numbers_.emplace(block.memory, static_cast<uint32_t>(blocks_.size()));
  try {
    context_->allocations().held().add(block.memory, *this);
  } catch (...) {
    numbers_.erase(block.memory);
    throw;
  }
  blocks_.push_back({&block});
  block.state.store(Block::State::held, std::memory_order_release);
}

void *GraphMemory::use(Held &free, size_t size) noexcept {
  free.freedAfter.reset();
  free_.erase(std::lower_bound(free_.begin(), free_.end(), static_cast<uint32_t>(&free - blocks_.data())));
  Block &block = *free.block;
  if (block.size.load(std::memory_order_relaxed) < size) // whoever has it, commands may use so much
    block.span->pool->enlarge(block, size);
  return block.memory;
}

void GraphMemory::free(Held &used, Places after) noexcept {
  const auto number = static_cast<uint32_t>(&used - blocks_.data());
  used.freedAfter = std::move(after);
  free_.insert(std::lower_bound(free_.begin(), free_.end(), number), number);
}

void GraphMemory::removeLast() noexcept {
  numbers_.erase(blocks_.back().block->memory);
  giveBack(*blocks_.back().block);
  blocks_.pop_back();
}

GraphMemory::Held *GraphMemory::find(const void *memory) noexcept {
  const auto found = numbers_.find(memory);
  return found == numbers_.end() ? nullptr : &blocks_[found->second];
}

void GraphMemory::restore(std::vector<Held> former) noexcept {
  for (size_t i = former.size(); i < blocks_.size(); ++i) {
    numbers_.erase(blocks_[i].block->memory);
    giveBack(*blocks_[i].block);
  }
  blocks_ = std::move(former);
  free_.clear();
  for (uint32_t i = 0; i < blocks_.size(); ++i) {
    if (blocks_[i].freedAfter)
      free_.push_back(i); // There has been room for these.
  }
}

std::vector<Block *> GraphMemory::unpaired() {
  std::vector<Block *> all;
  std::lock_guard lock(order_->mutex);
  for (const Held &held : blocks_) {
    if (held.freedAfter)
      continue;
    all.push_back(held.block);
    outside_.emplace(held.block->memory, Outside::no);
  }
  return all;
}

std::vector<Block *> GraphMemory::all() {
  std::vector<Block *> all(blocks_.size());
  std::transform(blocks_.begin(), blocks_.end(), all.begin(), [](const Held &held) { return held.block; });
  std::lock_guard lock(order_->mutex);
  ofRuns_ = all; // Those of earlier executables are the first of them: only what a failed capture added goes again.
  return all;
}

void GraphMemory::checkFree(std::span<Block *const> blocks) const {
  for (const Block *block : blocks) {
    const auto found = outside_.find(block->memory);
    if (found == outside_.end() || found->second == Outside::no)
      continue;
    explain(UR_RESULT_ERROR_INVALID_OPERATION,
            "urEnqueueGraphExp: the graph allocates %p, which an earlier run has allocated and nobody has freed since; "
            "free it before the next run",
            static_cast<void *>(block->memory));
    throw UR_RESULT_ERROR_INVALID_OPERATION;
  }
}

void GraphMemory::handOut(std::span<Block *const> unpaired) noexcept {
  for (const Block *block : unpaired)
    outside_.find(block->memory)->second = Outside::users;
}

/// Whether all that runs and the user's frees were about is over.
bool GraphMemory::isIdle() const {
  const LastRun &last = order_->last;
  Freed runs = freedBy(last.ends);
  if (last.lane)
    core::add(runs, makeRef<Completion>(last.lane.get(), last.epoch));
  askAndDropOver(runs);
  return runs.isNow();
}

void GraphMemory::trim(StreamPool &pool, size_t keep) noexcept {
  try {
    std::lock_guard lock(order_->mutex);
    if (!isIdle())
      return;
    std::vector<Block *> idle;
    for (Block *block : ofRuns_) {
      const auto found = outside_.find(block->memory);
      if (block->span->pool == &pool && (found == outside_.end() || found->second == Outside::no))
        idle.push_back(block);
    }
    trimmed_ = pool.takeHeld(idle, keep) != 0 || trimmed_;
  } catch (const std::bad_alloc &) { // The next time.
  }
}

void GraphMemory::returnAll() {
  for (const Block *block : ofRuns_)
    block->span->pool->returnHeld(*block);
  trimmed_ = false;
}

bool GraphMemory::beginFree(const void *memory) {
  std::lock_guard lock(order_->mutex);
  const auto found = outside_.find(memory);
  if (found == outside_.end() || found->second != Outside::users)
    return false;
  order_->last.ends.reserve(order_->last.ends.size() + outside_.size()); // a command for each that may be on its way
  found->second = Outside::freeing;
  return true;
}

void GraphMemory::keepLive(const void *memory) noexcept {
  std::lock_guard lock(order_->mutex);
  outside_.find(memory)->second = Outside::users;
}

void GraphMemory::freed(const void *memory, const Stamp &after) {
  std::lock_guard lock(order_->mutex);
  order_->last.ends.insert(order_->last.ends.end(), after.begin(), after.end());
  outside_.find(memory)->second = Outside::no;
}

} // namespace ur::core
