// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Vector clocks. Commands stand in chains: each is ordered after the one before it in its chain. A clock says of every
// chain how far it is known to be over before a moment.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace ur::layers::stream_safety {

using Chain = uint32_t;

/// One command: where it stands in its chain, from 1.
struct Epoch {
  Chain chain = 0;
  uint64_t position = 0;
};

/// Not safe from several threads at once. What grows may throw std::bad_alloc.
class Clock {
public:
  [[nodiscard]] uint64_t at(Chain chain) const noexcept { return chain < values_.size() ? values_[chain] : 0; }
  /// Whether the command comes before.
  [[nodiscard]] bool covers(Epoch epoch) const noexcept { return at(epoch.chain) >= epoch.position; }
  void raise(Epoch epoch) {
    if (epoch.chain >= values_.size())
      values_.resize(epoch.chain + 1);
    values_[epoch.chain] = std::max(values_[epoch.chain], epoch.position);
  }
  void join(const Clock &other) {
    if (values_.size() < other.values_.size())
      values_.resize(other.values_.size());
    for (size_t i = 0; i < other.values_.size(); ++i)
      values_[i] = std::max(values_[i], other.values_[i]);
  }
  /// As it was before the last command of that chain.
  void lower(Epoch epoch) noexcept {
    if (epoch.chain < values_.size() && values_[epoch.chain] == epoch.position)
      values_[epoch.chain] = epoch.position - 1;
  }
  void clear() noexcept { values_.clear(); }

private:
  std::vector<uint64_t> values_;
};

} // namespace ur::layers::stream_safety
