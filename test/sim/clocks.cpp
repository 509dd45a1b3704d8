// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/clocks.hpp"

#include <algorithm>

namespace ur::sim {

void VectorClock::add(Stamp stamp) {
  if (marks_.size() <= stamp.chain)
    marks_.resize(stamp.chain + 1);
  marks_[stamp.chain] = std::max(marks_[stamp.chain], stamp.position);
}

void VectorClock::join(const VectorClock &other) {
  if (marks_.size() < other.marks_.size())
    marks_.resize(other.marks_.size());
  for (size_t i = 0; i < other.marks_.size(); ++i)
    marks_[i] = std::max(marks_[i], other.marks_[i]);
}

void Shadow::split(uintptr_t at) {
  auto next = segments_.upper_bound(at);
  if (next == segments_.begin())
    return;
  Segment &segment = std::prev(next)->second;
  if (std::prev(next)->first == at || segment.end <= at)
    return;
  segments_.emplace_hint(next, at, segment);
  segment.end = at;
}

std::optional<Shadow::Use> Shadow::touch(const void *begin, size_t size, const Use &use, const VectorClock &clock) {
  if (size == 0)
    return std::nullopt;
  const auto first = reinterpret_cast<uintptr_t>(begin), last = first + size;
  split(first);
  split(last);
  std::optional<Use> conflict;
  for (uintptr_t at = first; at < last;) {
    auto found = segments_.lower_bound(at);
    if (found == segments_.end() || found->first != at) {
      const uintptr_t end = found == segments_.end() ? last : std::min(last, found->first);
      found = segments_.emplace_hint(found, at, Segment{end, std::nullopt, {}});
    }
    Segment &segment = found->second;
    if (!conflict && segment.write && !clock.covers(segment.write->stamp))
      conflict = segment.write;
    if (use.access == Access::write) {
      for (const Use &read : segment.reads) {
        if (!conflict && read.command != use.command && !clock.covers(read.stamp))
          conflict = read;
      }
      segment.write = use;
      segment.reads.clear();
    } else {
      // A read that precedes this one says nothing more: who is ordered after this one is after that one too.
      std::erase_if(segment.reads, [&](const Use &read) { return clock.covers(read.stamp); });
      segment.reads.push_back(use);
    }
    at = segment.end;
  }
  return conflict && conflict->command != use.command ? conflict : std::nullopt;
}

std::optional<Shadow::Use> Shadow::pending(const void *begin, size_t size, const VectorClock &clock) const {
  const auto first = reinterpret_cast<uintptr_t>(begin), last = first + size;
  auto at = segments_.upper_bound(first);
  if (at != segments_.begin())
    --at;
  for (; at != segments_.end() && at->first < last; ++at) {
    if (at->second.end <= first)
      continue;
    if (at->second.write && !clock.covers(at->second.write->stamp))
      return at->second.write;
    for (const Use &read : at->second.reads) {
      if (!clock.covers(read.stamp))
        return read;
    }
  }
  return std::nullopt;
}

void Shadow::forget(const void *begin, size_t size) {
  const auto first = reinterpret_cast<uintptr_t>(begin), last = first + size;
  split(first);
  split(last);
  segments_.erase(segments_.lower_bound(first), segments_.lower_bound(last));
}

} // namespace ur::sim
