// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a call does with memory, as far as its parameters tell.
#pragma once

#include "layers/call.hpp"
#include "layers/stream_safety/place.hpp"

#include <array>
#include <span>
#include <vector>

namespace ur::layers::stream_safety {

/// Of one call. Throws std::bad_alloc where there are many.
class Accesses {
public:
  explicit Accesses(const Call &call) { gather(call); }
  Accesses(const Accesses &) = delete;
  Accesses &operator=(const Accesses &) = delete;

  [[nodiscard]] std::span<const Access> all() const noexcept {
    return many_.empty() ? std::span<const Access>(few_.data(), count_) : std::span<const Access>(many_);
  }

private:
  void gather(const Call &call);
  void add(const Access &access);
  void piece(Access::Kind kind, const void *begin, size_t size, const char *argument);
  void rows(Access::Kind kind, const void *begin, size_t pitch, size_t width, size_t height, const char *argument);
  void kernel(uint32_t count, const ur_exp_kernel_arg_properties_t *arguments);
  void value(const void *from, size_t size);

  static constexpr size_t kFew = 16;
  std::array<Access, kFew> few_;
  size_t count_ = 0;
  std::vector<Access> many_;
};

} // namespace ur::layers::stream_safety
