// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Chains of commands on an unordered lane: a command that comes after the newest one of a chain continues it, any other
// begins a chain of its own. So a command's place says of all earlier ones of its chain that they are before it; what
// else it comes after lies beside that. What there is no room for is left out, which only loses a chance.
//
// Under the lane's lock; what was written of a command never changes once that is published.
#pragma once

#include "adapters/core/order/spots.hpp"

namespace ur::core {

/// A command's place, and what it has waited for.
struct Chained {
  uint64_t epoch = 0; ///< whose this is; a record is used for many commands
  Spot own{0, 0};
  Spots<6> others;
};

class Chains {
public:
  /// The place of the lane's next command, which comes after `past`, the likeliest chains first.
  void append(Chained &to, uint64_t epoch, const Past &past) noexcept;

private:
  static constexpr size_t kTails = 16;
  static constexpr uint64_t kLines = 64; ///< numbers that are fetched at a time
  struct Tail {
    Spot spot;
    uint64_t epoch;
  };
  [[nodiscard]] Tail *findEnd(const Past &past) noexcept;
  [[nodiscard]] Tail &begin() noexcept;

  std::array<Tail, kTails> tails_;
  size_t count_ = 0;
  uint64_t nextLine_ = 0, endOfLines_ = 0;
};

} // namespace ur::core
