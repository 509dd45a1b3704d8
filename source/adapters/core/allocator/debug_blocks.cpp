// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/debug_blocks.hpp"

#include "adapters/core/device/adapter.hpp"

#include <algorithm>
#include <cstdlib>
#include <execinfo.h>

namespace ur::core {
namespace {

constexpr size_t kMostRemembered = 4096; ///< blocks that are freed
constexpr size_t kMostTold = 16;         ///< of one pool or context

std::string theBlock(const DebugBlock &block) {
  std::string name = formatted("the block %p of %zu bytes", static_cast<const void *>(block.memory), block.size);
  return block.pool ? name + formatted(" (pool %p)", block.pool) : name;
}

std::string lifeOf(const DebugBlock &block) {
  return "The block was made by " + nameOf(block.made) + " and freed by " + nameOf(block.freed);
}

} // namespace

DebugPlace DebugBlocks::placeOf(const char *function, const void *queue) noexcept {
  DebugPlace place;
  place.function = function;
  place.queue = queue;
  place.call = calls_.fetch_add(1, std::memory_order_relaxed) + 1;
  if (wanted_.places)
    place.depth = ::backtrace(place.stack.data(), static_cast<int>(place.stack.size()));
  return place;
}

void DebugBlocks::add(Context &context, const DebugBlock &block) {
  std::lock_guard lock(mutex_);
  if (contexts_.insert(&context).second)
    context.addDeleter(&DebugBlocks::contextEnds, &context);
  live_.insert_or_assign({block.context, block.memory}, block);
  std::erase_if(gone_, [&](const DebugBlock &old) { return old.memory == block.memory; });
}

std::optional<DebugBlock> DebugBlocks::holding(const Context &context, const void *address) const {
  std::lock_guard lock(mutex_);
  auto found = live_.upper_bound({&context, address});
  if (found == live_.begin() || (--found)->first.first != &context)
    return {};
  const DebugBlock &block = found->second;
  return static_cast<const std::byte *>(address) < block.memory + block.size ? std::optional(block) : std::nullopt;
}

bool DebugBlocks::beginsGuard(const Context &context, const void *address) const {
  std::lock_guard lock(mutex_);
  const auto behind = live_.upper_bound({&context, address});
  return behind != live_.end() && behind->first.first == &context && behind->second.base() == address;
}

std::optional<DebugBlock> DebugBlocks::take(const Context &context, const void *memory, const DebugPlace &freed) {
  std::lock_guard lock(mutex_);
  const auto found = live_.find({&context, memory});
  if (found == live_.end())
    return {};
  DebugBlock block = found->second;
  block.freed = freed;
  live_.erase(found);
  return block;
}

void DebugBlocks::endFree(const DebugBlock &block, ur_result_t result) {
  std::lock_guard lock(mutex_);
  if (result != UR_RESULT_SUCCESS) {
    live_.insert_or_assign({block.context, block.memory}, block);
    return;
  }
  gone_.push_back(block);
  if (gone_.size() > kMostRemembered)
    gone_.pop_front();
}

void DebugBlocks::find(const std::string &sentence) const {
  logger().error("pool debug: %s", sentence.c_str());
  if (wanted_.abort)
    std::abort();
}

void DebugBlocks::tellOfFree(const Context &context, const void *memory, const DebugPlace &place) {
  std::string sentence = nameOf(place) + " frees " + formatted("%p", memory) + ", which ";
  if (const auto inside = holding(context, memory)) {
    sentence += formatted("lies %td bytes behind the beginning of the block %p of %zu bytes",
                          static_cast<const std::byte *>(memory) - inside->memory,
                          static_cast<const void *>(inside->memory), inside->size) +
                ", made by " + nameOf(inside->made);
  } else {
    std::lock_guard lock(mutex_);
    const auto old = std::find_if(gone_.rbegin(), gone_.rend(), [&](const DebugBlock &one) {
      return one.context == &context && one.memory == memory;
    });
    if (old != gone_.rend()) {
      sentence += formatted("was freed before: the block of %zu bytes was made by ", old->size) + nameOf(old->made) +
                  " and freed by " + nameOf(old->freed);
    } else {
      sentence += "is no memory of this context's that begins there";
    }
  }
  find(sentence);
}

/// Of whichever of the two guards: the wrong byte that is nearest to the block is told.
void DebugBlocks::lookAtGuards(const DebugBlock &block, const uint8_t *before, const uint8_t *behind) {
  for (const uint8_t *const guard : {before, behind}) {
    const bool isBehind = guard == behind;
    const size_t size = isBehind ? wanted_.guard : block.before;
    size_t wrong = 0, nearest = 0;
    for (size_t i = 0; guard && i < size; ++i) {
      const size_t at = isBehind ? i : size - 1 - i;
      if (guard[at] != kGuardByte && wrong++ == 0)
        nearest = at;
    }
    if (wrong == 0)
      continue;
    find(formatted("%zu of the %zu bytes %s ", wrong, size, isBehind ? "behind" : "before") + theBlock(block) +
         formatted(" were written to: the nearest is %zu bytes %s, and holds 0x%02x. ",
                   isBehind ? nearest : size - nearest, isBehind ? "behind its end" : "before its beginning",
                   guard[nearest]) +
         lifeOf(block));
  }
}

void DebugBlocks::lookAtFreed(const DebugBlock &block, const uint8_t *bytes) {
  const uint8_t *const end = bytes + block.size;
  const auto isWrong = [this](uint8_t byte) { return byte != wanted_.freed; };
  const uint8_t *const first = std::find_if(bytes, end, isWrong);
  if (first == end)
    return;
  find(formatted("%td of the bytes of ", std::count_if(first, end, isWrong)) + theBlock(block) +
       formatted(" were written to after its free: the first lies %td bytes behind its beginning, and holds 0x%02x. ",
                 first - bytes, *first) +
       lifeOf(block));
}

std::vector<DebugBlock> DebugBlocks::liveOf(const void *context) const {
  std::vector<DebugBlock> all;
  std::lock_guard lock(mutex_);
  for (auto at = live_.lower_bound({context, nullptr}); at != live_.end() && at->first.first == context; ++at)
    all.push_back(at->second);
  return all;
}

void DebugBlocks::tellOfLive(const Context &context, const void *pool) {
  std::vector<DebugBlock> all = liveOf(&context);
  std::erase_if(all, [pool](const DebugBlock &one) { return one.pool != pool; });
  for (size_t i = 0; i < std::min(all.size(), kMostTold); ++i) {
    logger().warning("pool debug: %s is live while its pool is let go. It was made by %s", theBlock(all[i]).c_str(),
                     nameOf(all[i].made).c_str());
  }
  if (all.size() > kMostTold) {
    logger().warning("pool debug: the pool %p is let go with %zu live blocks, of which %zu were told of", pool,
                     all.size(), kMostTold);
  }
}

void DebugBlocks::contextEnds(void *context) noexcept try {
  DebugBlocks &all = *debugBlocks();
  const std::vector<DebugBlock> live = all.liveOf(context);
  {
    std::lock_guard lock(all.mutex_);
    std::erase_if(all.live_, [&](const auto &one) { return one.first.first == context; });
    std::erase_if(all.gone_, [&](const DebugBlock &one) { return one.context == context; });
    all.contexts_.erase(context);
  }
  for (size_t i = 0; i < std::min(live.size(), kMostTold); ++i) {
    all.find(theBlock(live[i]) + " was never freed: it is live at the end of its context. It was made by " +
             nameOf(live[i].made));
  }
  if (live.size() > kMostTold) {
    all.find(formatted("the context %p has ended with %zu live blocks, of which %zu were told of", context, live.size(),
                       kMostTold));
  }
} catch (const std::bad_alloc &) { // Then blocks of a context of that address may be told of that aren't there.
}

DebugBlocks *debugBlocks() noexcept {
  static DebugBlocks *const instance = []() -> DebugBlocks * {
    try {
      const std::optional<PoolDebug> wanted = readPoolDebug();
      return wanted ? new DebugBlocks(*wanted) : nullptr;
    } catch (...) { // The adapter says so, when it is made.
      return nullptr;
    }
  }();
  return instance;
}

} // namespace ur::core
