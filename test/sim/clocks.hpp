// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Happens-before among commands, decided when they are submitted and so for every legal order of running them. Commands
// lie on chains, each totally ordered: an ordered stream is one; commands of an unordered stream take a chain whose
// last command precedes them, or a new one. Not thread-safe: the world's lock is held.
#pragma once

#include "sim/types.hpp"

#include <map>
#include <optional>

namespace ur::sim {

/// A command's place: the chain, and its position on it (from 1).
struct Stamp {
  uint32_t chain = 0;
  uint64_t position = 0;
};

/// How much of each chain is known to precede something.
class VectorClock {
public:
  bool covers(Stamp stamp) const { return stamp.chain < marks_.size() && marks_[stamp.chain] >= stamp.position; }
  void add(Stamp stamp);
  void join(const VectorClock &other);

private:
  std::vector<uint64_t> marks_;
};

/// Who touched which bytes last.
class Shadow {
public:
  struct Use {
    Stamp stamp;
    uint64_t command = 0;
    Access access = Access::read;
  };

  /// Notes that use, ordered after everything in clock, touches [begin, begin + size); the first earlier use that
  /// conflicts with it, if there is one.
  std::optional<Use> touch(const void *begin, size_t size, const Use &use, const VectorClock &clock);
  /// The first use in the range that clock doesn't cover.
  std::optional<Use> pending(const void *begin, size_t size, const VectorClock &clock) const;
  void forget(const void *begin, size_t size);
  void clear() { segments_.clear(); }

private:
  struct Segment {
    uintptr_t end = 0;
    std::optional<Use> write;
    std::vector<Use> reads; ///< since the write
  };
  using Segments = std::map<uintptr_t, Segment>;
  void split(uintptr_t at);

  Segments segments_; ///< by their first address; they don't overlap
};

} // namespace ur::sim
