// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Recorded addresses: which piece of memory of the replay each belongs to. Addresses are given out again and again, so
// what one means depends on when it is asked for.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace replay {

/// What calls have allocated or mapped.
class Addresses {
public:
  struct Piece {
    uint64_t base;
    uint64_t size;
    uint32_t slot;
    uint32_t context; ///< slot of the context it belongs to
  };

  /// `beside`: where a piece of this address is there already, both are: a buffer may be mapped twice. Otherwise that
  /// one is forgotten: something took it back that isn't in the trace, such as the end of its context.
  void add(const Piece &piece, bool beside);
  /// The piece that an address lies in, the newest where there are several.
  [[nodiscard]] std::optional<Piece> find(uint64_t address) const;
  /// The newest piece that starts there.
  [[nodiscard]] std::optional<Piece> at(uint64_t base) const;
  /// Takes that piece out.
  void remove(uint64_t base);
  /// Those that were never taken out.
  [[nodiscard]] std::vector<Piece> left() const;

private:
  std::map<uint64_t, std::vector<Piece>> pieces_; // by base; the newest last
};

/// Ranges of host memory that belong together, since they overlap.
class HostRanges {
public:
  void add(uint64_t begin, uint64_t size);
  struct Range {
    uint64_t begin, end;
  };
  /// Without overlaps, in rising order.
  [[nodiscard]] std::vector<Range> merged() const;

private:
  std::vector<Range> ranges_;
};

} // namespace replay
