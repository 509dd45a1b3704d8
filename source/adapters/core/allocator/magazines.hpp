// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Magazines of one class, from the oldest to the newest: the oldest are over first, the newest are most likely the
// requester's own. Not thread-safe: the pool's lock guards them.
#pragma once

#include "adapters/core/allocator/block.hpp"

#include <deque>

namespace ur::core {

class MagazineList {
public:
  MagazineList() = default;
  MagazineList(const MagazineList &) = delete;
  MagazineList &operator=(const MagazineList &) = delete;

  void push(Magazine &magazine) noexcept {
    magazine.newer = nullptr;
    magazine.older = newest_;
    (newest_ ? newest_->newer : oldest_) = &magazine;
    newest_ = &magazine;
  }
  void remove(Magazine &magazine) noexcept {
    (magazine.older ? magazine.older->newer : oldest_) = magazine.newer;
    (magazine.newer ? magazine.newer->older : newest_) = magazine.older;
    magazine.older = magazine.newer = nullptr;
  }
  /// The first that `wanted(magazine)` answers true for, of the newest and then of the oldest; null: none of them.
  template <typename Wanted>
  [[nodiscard]] Magazine *find(unsigned tries, Wanted &&wanted) const {
    unsigned left = tries;
    Magazine *magazine = newest_;
    for (; magazine && left != 0; magazine = magazine->older, --left) {
      if (wanted(*magazine))
        return magazine;
    }
    if (!magazine)
      return nullptr;
    for (Magazine *old = oldest_; old != magazine && left++ != tries; old = old->newer) {
      if (wanted(*old))
        return old;
    }
    return nullptr;
  }
  /// Calls visit(magazine) for each, which may remove it.
  template <typename Visit>
  void visit(Visit visit) const {
    for (Magazine *magazine = oldest_, *next = nullptr; magazine; magazine = next) {
      next = magazine->newer;
      visit(*magazine);
    }
  }

private:
  Magazine *oldest_ = nullptr, *newest_ = nullptr;
};

/// Their records, used again and again.
class MagazineStore {
public:
  /// Null: no memory.
  [[nodiscard]] Magazine *take() noexcept {
    try {
      if (Magazine *magazine = free_) {
        free_ = std::exchange(magazine->older, nullptr);
        return magazine;
      }
      return &all_.emplace_back();
    } catch (const std::bad_alloc &) {
      return nullptr;
    }
  }
  void put(Magazine &magazine) noexcept {
    magazine.blocks = {};
    magazine.freed = {};
    magazine.older = std::exchange(free_, &magazine);
  }

private:
  std::deque<Magazine> all_;
  Magazine *free_ = nullptr;
};

} // namespace ur::core
