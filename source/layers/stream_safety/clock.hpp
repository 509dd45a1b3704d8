// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Vector clocks. Commands stand in chains: each is ordered after the one before it in its chain. A clock says of every
// chain how far it is known to be over before a moment.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace ur::layers::stream_safety {

using Chain = uint32_t;

/// One command: where it stands in its chain, from 1.
struct Epoch {
  Chain chain = 0;
  uint64_t position = 0;
};

/// Not safe from several threads at once. What grows beyond the first few chains may throw std::bad_alloc.
class Clock {
public:
  [[nodiscard]] uint64_t at(Chain chain) const noexcept {
    if (chain < kFew)
      return few_[chain];
    return chain - kFew < more_.size() ? more_[chain - kFew] : 0;
  }
  /// Whether the command comes before.
  [[nodiscard]] bool covers(Epoch epoch) const noexcept { return at(epoch.chain) >= epoch.position; }
  void raise(Epoch epoch) {
    if (epoch.chain >= kFew && epoch.chain - kFew >= more_.size())
      more_.resize(epoch.chain - kFew + 1);
    uint64_t &value = epoch.chain < kFew ? few_[epoch.chain] : more_[epoch.chain - kFew];
    value = std::max(value, epoch.position);
  }
  void join(const Clock &other) {
    for (Chain i = 0; i < kFew; ++i)
      few_[i] = std::max(few_[i], other.few_[i]);
    isVague_ |= other.isVague_;
    if (more_.size() < other.more_.size())
      more_.resize(other.more_.size());
    for (size_t i = 0; i < other.more_.size(); ++i)
      more_[i] = std::max(more_[i], other.more_[i]);
  }
  /// As it was before the last command of that chain.
  void lower(Epoch epoch) noexcept {
    if (epoch.position == 0 || at(epoch.chain) != epoch.position)
      return;
    (epoch.chain < kFew ? few_[epoch.chain] : more_[epoch.chain - kFew]) = epoch.position - 1;
  }
  /// It covers what may come before, too: nobody knows.
  void becomeVague() noexcept { isVague_ = true; }
  [[nodiscard]] bool isVague() const noexcept { return isVague_; }
  void clear() noexcept {
    few_.fill(0);
    more_.clear();
    isVague_ = false;
  }

private:
  static constexpr Chain kFew = 8; // most programs have no more
  std::array<uint64_t, kFew> few_{};
  std::vector<uint64_t> more_;
  bool isVague_ = false;
};

} // namespace ur::layers::stream_safety
