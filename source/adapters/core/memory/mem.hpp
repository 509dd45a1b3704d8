// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory handles: a buffer, or a part of one. Immutable; the contents are a BufferMemory, which parts share.
#pragma once

#include "adapters/core/memory/buffer_memory.hpp"

struct ur_mem_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_MEM_OBJECT;

  ur_mem_handle_t_(ur::core::Ref<ur::core::BufferMemory> memory, ur_mem_flags_t flags, size_t offset, size_t size,
                   bool part) noexcept
      : Object(ur::core::Tag::mem, 1), memory_(std::move(memory)), flags_(flags), offset_(offset), size_(size),
        part_(part) {}

  [[nodiscard]] ur::core::Context &context() const noexcept { return memory_->context(); }
  [[nodiscard]] ur::core::BufferMemory &memory() const noexcept { return *memory_; }
  [[nodiscard]] ur_mem_flags_t flags() const noexcept { return flags_; }
  [[nodiscard]] size_t offset() const noexcept { return offset_; } ///< in the memory
  [[nodiscard]] size_t size() const noexcept { return size_; }
  [[nodiscard]] bool part() const noexcept { return part_; }
  /// Throws INVALID_SIZE unless the range isn't empty and lies inside.
  void checkRange(size_t offset, size_t size) const {
    if (size == 0 || offset > size_ || size > size_ - offset) {
      throw UR_RESULT_ERROR_INVALID_SIZE;
    }
  }

private:
  const ur::core::Ref<ur::core::BufferMemory> memory_;
  const ur_mem_flags_t flags_;
  const size_t offset_, size_;
  const bool part_;
};
