// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Buffers, images and variables of programs: each is a block of its own, at addresses that no memory has.
#pragma once

#include "layers/stream_safety/blocks.hpp"
#include "layers/stream_safety/sharded.hpp"

#include <atomic>

namespace ur::layers::stream_safety {

/// Safe from any thread. What takes memory throws std::bad_alloc.
class Objects {
public:
  explicit Objects(Blocks &blocks) noexcept : blocks_(blocks) {}

  struct Object {
    uintptr_t begin = 0;
    size_t size = 0;
    size_t row = 0, slice = 0;         ///< of an image, in bytes
    size_t pixel = 0;                  ///< of an image, in bytes; 0: not known, and it counts as one
    std::shared_ptr<const void> block; ///< goes with the last who has it: a buffer and its parts
    mutable std::atomic<uint32_t> references{1};
  };

  void addBuffer(const void *handle, size_t size, const Place &place);
  void addPart(const void *handle, const void *buffer, size_t origin, size_t size);
  /// Of shapes in which rows and layers are told apart by other means, nothing is known.
  void addImage(const void *handle, const ur_image_format_t &format, const ur_image_desc_t &shape, const Place &place);
  void retain(const void *handle) noexcept;
  /// What it was, where that was the last reference.
  std::shared_ptr<const Object> release(const void *handle) noexcept;
  /// Null where it isn't known.
  [[nodiscard]] std::shared_ptr<const Object> find(const void *handle) noexcept { return objects_.find(handle); }

  /// A variable of a program, known from its first use on.
  [[nodiscard]] uintptr_t variable(const void *program, const char *name, const Place &place);
  void forgetVariables(const void *program) noexcept;
  void clear() noexcept;

private:
  [[nodiscard]] std::shared_ptr<Object> make(size_t size, const Place &place);

  Blocks &blocks_;
  Sharded<std::shared_ptr<Object>> objects_;
  std::atomic<uintptr_t> next_{kObjects};
  std::mutex mutex_; // guards what follows
  std::map<std::pair<const void *, std::string>, std::shared_ptr<Object>> variables_;
};

} // namespace ur::layers::stream_safety
