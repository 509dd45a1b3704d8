// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/chains.hpp"

namespace ur::core {

/// A chain whose newest command is in the past; or null.
Chains::Tail *Chains::findEnd(const Past &past) noexcept {
  for (const Spot spot : past.span()) {
    for (Tail &tail : std::span(tails_).first(count_)) {
      if (tail.spot.line == spot.line && tail.spot.position == spot.position)
        return &tail;
    }
  }
  return nullptr;
}

/// In the place of the chain that was continued the longest time ago.
Chains::Tail &Chains::begin() noexcept {
  if (nextLine_ == endOfLines_) {
    nextLine_ = newLines(kLines);
    endOfLines_ = nextLine_ + kLines;
  }
  Tail *tail = count_ < kTails ? &tails_[count_++]
                               : &*std::min_element(tails_.begin(), tails_.end(),
                                                    [](const Tail &a, const Tail &b) { return a.epoch < b.epoch; });
  tail->spot = {nextLine_++, 0};
  return *tail;
}

void Chains::append(Chained &to, uint64_t epoch, const Past &past) noexcept {
  Tail *end = findEnd(past);
  Tail &tail = end ? *end : begin();
  ++tail.spot.position;
  tail.epoch = epoch;
  to.epoch = epoch;
  to.own = tail.spot;
  to.others.clear();
  for (const Spot spot : past.span()) {
    if (spot.line != to.own.line)
      to.others.add(spot);
  }
}

} // namespace ur::core
