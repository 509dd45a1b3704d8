// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a call says that it reaches of USM and of buffers: offsets and sizes, from its parameters alone.
#pragma once

#include "layers/call.hpp"
#include "unified-runtime/ur_api.h"

#include <array>
#include <cstddef>
#include <span>

namespace ur::layers::bounds {

/// Bytes from `begin` on, of memory or of a buffer.
struct Extent {
  const char *argument;         ///< which leads there
  const void *memory = nullptr; ///< an address, `begin` behind which the bytes are; null: see buffer
  ur_mem_handle_t buffer = nullptr;
  size_t begin = 0;
  size_t size = 0; ///< SIZE_MAX: more than there can be
};

/// Of one call. Allocates nothing.
class Extents {
public:
  explicit Extents(const Call &call) noexcept { gather(call); }

  [[nodiscard]] std::span<const Extent> all() const noexcept { return {extents_.data(), count_}; }
  // Exactly one of these, where there are extents.
  [[nodiscard]] ur_queue_handle_t queue() const noexcept { return queue_; }
  [[nodiscard]] ur_context_handle_t context() const noexcept { return context_; }
  [[nodiscard]] ur_exp_command_buffer_handle_t commandBuffer() const noexcept { return commandBuffer_; }

private:
  void gather(const Call &call) noexcept;
  void usm(const Call &call) noexcept;
  void buffers(const Call &call) noexcept;
  void boxes(const Call &call) noexcept;
  template <class Given>
  void isOf(const Given &given) noexcept;
  void bytes(const char *argument, const void *memory, size_t size) noexcept;
  void rows(const char *argument, const void *memory, size_t pitch, size_t width, size_t height) noexcept;
  void part(const char *argument, ur_mem_handle_t buffer, size_t begin, size_t size) noexcept;
  void box(Extent extent, const ur_rect_offset_t &origin, const ur_rect_region_t &region, size_t rowPitch,
           size_t slicePitch) noexcept;

  std::array<Extent, 2> extents_{};
  size_t count_ = 0;
  ur_queue_handle_t queue_ = nullptr;
  ur_context_handle_t context_ = nullptr;
  ur_exp_command_buffer_handle_t commandBuffer_ = nullptr;
};

} // namespace ur::layers::bounds
