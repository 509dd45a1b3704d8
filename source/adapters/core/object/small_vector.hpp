// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A growing array of trivial values whose first N lie in the object itself: wait lists and arguments of common length
// need no heap. One thread at a time. Throws bad_alloc.
#pragma once

#include <cstddef>
#include <cstring>
#include <memory>
#include <span>
#include <type_traits>

namespace ur::core {

template <typename T, size_t N>
class SmallVector {
  static_assert(std::is_trivially_copyable_v<T>);

public:
  SmallVector() = default;
  SmallVector(const SmallVector &) = delete;
  SmallVector &operator=(const SmallVector &) = delete;

  void push(const T &value) {
    if (size_ == capacity_) [[unlikely]] {
      grow();
    }
    data_[size_++] = value;
  }
  /// So many more, not initialised.
  void extend(size_t count) {
    while (capacity_ - size_ < count)
      grow();
    size_ += count;
  }
  void truncate(size_t size) noexcept { size_ = size; }
  void clear() noexcept { size_ = 0; }
  [[nodiscard]] size_t size() const noexcept { return size_; }
  [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] T *begin() noexcept { return data_; }
  [[nodiscard]] T *end() noexcept { return data_ + size_; }
  [[nodiscard]] T &operator[](size_t i) noexcept { return data_[i]; }
  [[nodiscard]] std::span<const T> span() const noexcept { return {data_, size_}; }

private:
  [[nodiscard]] T *room() noexcept { return reinterpret_cast<T *>(inline_); }
  void grow() {
    std::unique_ptr<T[]> larger(new T[capacity_ * 2]);
    std::memcpy(static_cast<void *>(larger.get()), data_, size_ * sizeof(T));
    heap_ = std::move(larger);
    data_ = heap_.get();
    capacity_ *= 2;
  }

  alignas(T) std::byte inline_[N * sizeof(T)]; // not initialised: that would take longer than to use it
  std::unique_ptr<T[]> heap_;
  T *data_ = room();
  size_t size_ = 0, capacity_ = N;
};

} // namespace ur::core
