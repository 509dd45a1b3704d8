// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stream_safety/chains.hpp"

namespace ur::layers::stream_safety {

Chain Chains::take(const Clock &known) {
  const std::scoped_lock lock(mutex_);
  const auto over = std::find_if(free_.begin(), free_.end(), [&](Chain chain) { return known.covers(last(chain)); });
  if (over != free_.end()) {
    const Chain chain = *over;
    free_.erase(over);
    return chain;
  }
  const Chain next = count_.load(std::memory_order_relaxed);
  if (next == kMost)
    return kMost - 1;
  free_.reserve(next + 1); // giveBack() takes none
  count_.store(next + 1, std::memory_order_release);
  return next;
}

void Chains::giveBack(Chain chain) noexcept {
  const std::scoped_lock lock(mutex_);
  if (free_.size() < free_.capacity() && std::find(free_.begin(), free_.end(), chain) == free_.end())
    free_.push_back(chain);
}

void Chains::clear() noexcept {
  const std::scoped_lock lock(mutex_);
  free_.clear();
  count_.store(0, std::memory_order_relaxed);
  for (std::atomic<uint64_t> &length : lengths_)
    length.store(0, std::memory_order_relaxed);
  for (std::atomic<bool> &one : open_)
    one.store(false, std::memory_order_relaxed);
  anyOpen_.store(false, std::memory_order_relaxed);
}

} // namespace ur::layers::stream_safety
