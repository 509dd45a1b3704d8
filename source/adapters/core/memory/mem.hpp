// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory handles: a buffer, a part of one, or an image. Immutable; what is in them is their Contents, which parts
// share.
#pragma once

#include "adapters/core/memory/buffer_memory.hpp"
#include "adapters/core/memory/image_memory.hpp"

struct ur_mem_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_MEM_OBJECT;

  ur_mem_handle_t_(ur::core::Ref<ur::core::BufferMemory> buffer, ur_mem_flags_t flags, size_t offset, size_t size,
                   bool part) noexcept
      : Object(ur::core::Tag::mem, 1), buffer_(std::move(buffer)), flags_(flags), offset_(offset), size_(size),
        part_(part) {}
  ur_mem_handle_t_(ur::core::Ref<ur::core::ImageMemory> image, ur_mem_flags_t flags) noexcept
      : Object(ur::core::Tag::mem, 1), image_(std::move(image)), flags_(flags), offset_(0), size_(image_->size()),
        part_(false) {}

  [[nodiscard]] ur::core::Contents &contents() const noexcept {
    return image_ ? static_cast<ur::core::Contents &>(*image_) : *buffer_;
  }
  [[nodiscard]] ur::core::Context &context() const noexcept { return contents().context(); }
  [[nodiscard]] bool isImage() const noexcept { return static_cast<bool>(image_); }
  /// Each throws INVALID_MEM_OBJECT where it is the other.
  [[nodiscard]] ur::core::BufferMemory &buffer() const { return expected(buffer_); }
  [[nodiscard]] ur::core::ImageMemory &image() const { return expected(image_); }
  [[nodiscard]] ur_mem_flags_t flags() const noexcept { return flags_; }
  [[nodiscard]] size_t offset() const noexcept { return offset_; } ///< in the buffer's memory
  [[nodiscard]] size_t size() const noexcept { return size_; }
  [[nodiscard]] bool part() const noexcept { return part_; }
  /// Throws INVALID_SIZE unless the range isn't empty and lies inside; INVALID_MEM_OBJECT for an image.
  void checkRange(size_t offset, size_t size) const {
    (void)buffer();
    if (size == 0 || offset > size_ || size > size_ - offset)
      throw UR_RESULT_ERROR_INVALID_SIZE;
  }

private:
  template <typename T>
  static T &expected(const ur::core::Ref<T> &memory) {
    if (!memory)
      throw kInvalid;
    return *memory;
  }

  const ur::core::Ref<ur::core::BufferMemory> buffer_; ///< or image_
  const ur::core::Ref<ur::core::ImageMemory> image_;
  const ur_mem_flags_t flags_;
  const size_t offset_, size_;
  const bool part_;
};
