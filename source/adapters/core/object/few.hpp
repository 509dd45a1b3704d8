// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A list that mostly is empty: it takes one pointer, and memory for its values only where it has some. One thread at a
// time. What adds throws bad_alloc, with nothing changed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <span>
#include <type_traits>
#include <utility>

namespace ur::core {

template <typename T>
class Few {
  static_assert(std::is_nothrow_move_constructible_v<T>);

public:
  Few() = default;
  explicit Few(std::span<const T> values) {
    reserve(values.size());
    for (const T &value : values)
      push(value);
  }
  Few(const Few &other) : Few(std::span<const T>(other.data(), other.size())) {}
  Few(Few &&other) noexcept : block_(std::exchange(other.block_, nullptr)) {}
  Few &operator=(const Few &other) { return *this = Few(other); }
  Few &operator=(Few &&other) noexcept {
    std::swap(block_, other.block_);
    return *this;
  }
  ~Few() {
    truncate(0);
    ::operator delete(block_);
  }

  [[nodiscard]] size_t size() const noexcept { return block_ ? block_->size : 0; }
  [[nodiscard]] bool empty() const noexcept { return size() == 0; }
  [[nodiscard]] T *data() noexcept { return block_ ? reinterpret_cast<T *>(block_ + 1) : nullptr; }
  [[nodiscard]] const T *data() const noexcept { return const_cast<Few *>(this)->data(); }
  [[nodiscard]] T *begin() noexcept { return data(); }
  [[nodiscard]] T *end() noexcept { return data() + size(); }
  [[nodiscard]] const T *begin() const noexcept { return data(); }
  [[nodiscard]] const T *end() const noexcept { return data() + size(); }

  /// Room for so many in all.
  void reserve(size_t count) {
    if (count <= (block_ ? block_->room : 0))
      return;
    auto *larger = new (::operator new(sizeof(Block) + count * sizeof(T))) Block{0, static_cast<uint32_t>(count)};
    const size_t moved = size();
    std::uninitialized_move(begin(), end(), reinterpret_cast<T *>(larger + 1));
    truncate(0);
    ::operator delete(std::exchange(block_, larger));
    block_->size = static_cast<uint32_t>(moved);
  }
  void push(T value) {
    if (!block_ || block_->size == block_->room)
      reserve(size() + size() / 2 + 1);
    new (end()) T(std::move(value));
    ++block_->size;
  }
  /// The first so many are left.
  void truncate(size_t count) noexcept {
    if (size() <= count)
      return;
    std::destroy(begin() + count, end());
    block_->size = static_cast<uint32_t>(count);
  }

private:
  struct alignas(T) Block {
    uint32_t size, room; ///< the values follow
  };
  static_assert(alignof(Block) <= __STDCPP_DEFAULT_NEW_ALIGNMENT__);
  Block *block_ = nullptr;
};

} // namespace ur::core
