// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Objects that wait for their next use, linked by their member `next`. Not thread-safe: a part of whoever has the lock.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>

namespace ur::core {

template <typename T>
class FreeList {
public:
  /// For as many as commands may be in flight on a queue, and as many again for events that are kept.
  static constexpr size_t kMost = 1024;

  [[nodiscard]] bool empty() const noexcept { return !first_; }
  [[nodiscard]] bool full() const noexcept { return count_ >= kMost; }
  /// Null: there is none.
  [[nodiscard]] T *pop() noexcept {
    T *one = first_;
    if (one) [[likely]] {
      first_ = one->next;
      spare_ = std::min(spare_, --count_);
    }
    return one;
  }
  /// False where it has enough.
  [[nodiscard]] bool push(T *one) noexcept {
    if (full()) [[unlikely]] {
      return false;
    }
    one->next = std::exchange(first_, one);
    ++count_;
    return true;
  }
  /// A list of those that nobody has needed since the last call.
  [[nodiscard]] T *popSpare() noexcept {
    T *spares = nullptr;
    for (; spare_ != 0; --spare_) {
      T *one = std::exchange(first_, first_->next);
      one->next = std::exchange(spares, one);
      --count_;
    }
    spare_ = count_;
    return spares;
  }
  /// All of them, as a list.
  [[nodiscard]] T *popAll() noexcept {
    count_ = spare_ = 0;
    return std::exchange(first_, nullptr);
  }

private:
  T *first_ = nullptr;
  size_t count_ = 0, spare_ = 0;
};

/// Calls `end` for each of a list, which may delete it.
template <typename T, typename End>
void forEachIn(T *first, End end) {
  while (first)
    end(std::exchange(first, first->next));
}

} // namespace ur::core
