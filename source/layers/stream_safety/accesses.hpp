// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a call does with memory, as far as its parameters tell.
#pragma once

#include "layers/call.hpp"
#include "layers/stream_safety/objects.hpp"
#include "layers/transfers.hpp"

#include <array>
#include <span>
#include <vector>

namespace ur::layers::stream_safety {

/// USM pointers that kernels are said to reach.
using Reached = Sharded<std::shared_ptr<const std::vector<uintptr_t>>>;

/// Of one call. Throws std::bad_alloc where there are many.
class Accesses {
public:
  Accesses(const Call &call, Objects &objects, Reached &reached) : objects_(objects), reached_(reached) {
    gather(call);
  }
  /// Of one argument of a kernel, by a parameter of that name.
  Accesses(const ur_exp_kernel_arg_properties_t &given, const char *name, Objects &objects, Reached &reached)
      : objects_(objects), reached_(reached), name_(name) {
    argument(given);
  }
  Accesses(const Accesses &) = delete;
  Accesses &operator=(const Accesses &) = delete;

  [[nodiscard]] std::span<const Access> all() const noexcept {
    return many_.empty() ? std::span<const Access>(&room_.few[0], count_) : std::span<const Access>(many_);
  }

  // What a visitor of transfers is told.
  void bytes(Use use, const void *begin, size_t size, const char *argument);
  void rows(Use use, const void *begin, size_t pitch, size_t width, size_t height, const char *argument);
  void part(Use use, ur_mem_handle_t buffer, size_t offset, size_t size, const char *argument);
  void box(Use use, const void *memory, const ur_rect_offset_t &origin, const ur_rect_region_t &region, size_t rowPitch,
           size_t slicePitch, const char *argument);
  void box(Use use, ur_mem_handle_t buffer, const ur_rect_offset_t &origin, const ur_rect_region_t &region,
           size_t rowPitch, size_t slicePitch, const char *argument);

private:
  void gather(const Call &call);
  void add(const Access &access);
  void kernel(const void *kernel, uint32_t count, const ur_exp_kernel_arg_properties_t *arguments);
  void argument(const ur_exp_kernel_arg_properties_t &given);
  void value(const void *from, size_t size, uint32_t index);
  void image(Use use, ur_mem_handle_t image, const ur_rect_offset_t &origin, const ur_rect_region_t &region,
             const char *argument);
  void pixels(Use use, ur_mem_handle_t image, const void *memory, ur_rect_region_t region, size_t rowPitch,
              size_t slicePitch, const char *argument);
  void others(const Call &call);

  Objects &objects_;
  Reached &reached_;
  static constexpr size_t kFew = 16;
  union Room { // of which only so many are made
    Room() noexcept {}
    Access few[kFew];
  } room_;
  size_t count_ = 0;
  const char *const name_ = "pArgs"; ///< of kernels' arguments
  std::vector<Access> many_;
};

} // namespace ur::layers::stream_safety
