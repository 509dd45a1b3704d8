// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "replay/addresses.hpp"

#include <algorithm>

namespace replay {

void Addresses::add(const Piece &piece, bool beside) {
  std::vector<Piece> &there = pieces_[piece.base];
  if (!beside)
    there.clear();
  there.push_back(piece);
}

std::optional<Addresses::Piece> Addresses::find(uint64_t address) const {
  auto after = pieces_.upper_bound(address);
  if (after == pieces_.begin())
    return std::nullopt;
  const Piece &newest = std::prev(after)->second.back();
  if (address - newest.base >= std::max<uint64_t>(newest.size, 1))
    return std::nullopt;
  return newest;
}

std::optional<Addresses::Piece> Addresses::at(uint64_t base) const {
  const auto found = pieces_.find(base);
  return found == pieces_.end() ? std::nullopt : std::optional(found->second.back());
}

void Addresses::remove(uint64_t base) {
  const auto found = pieces_.find(base);
  if (found == pieces_.end())
    return;
  found->second.pop_back();
  if (found->second.empty())
    pieces_.erase(found);
}

std::vector<Addresses::Piece> Addresses::left() const {
  std::vector<Piece> all;
  for (const auto &[base, pieces] : pieces_)
    all.insert(all.end(), pieces.begin(), pieces.end());
  return all;
}

void HostRanges::add(uint64_t begin, uint64_t size) {
  ranges_.push_back({begin, begin + size});
}

std::vector<HostRanges::Range> HostRanges::merged() const {
  std::vector<Range> sorted = ranges_;
  std::sort(sorted.begin(), sorted.end(), [](const Range &a, const Range &b) { return a.begin < b.begin; });
  std::vector<Range> merged;
  for (const Range &range : sorted) {
    if (!merged.empty() && range.begin < merged.back().end)
      merged.back().end = std::max(merged.back().end, range.end);
    else
      merged.push_back(range);
  }
  return merged;
}

} // namespace replay
