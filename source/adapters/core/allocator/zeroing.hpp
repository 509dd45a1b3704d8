// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Zeroes new memory of a pool, on a stream of its own that is made with the first. Thread-safe.
#pragma once

#include "adapters/core/order/lane.hpp"

#include <mutex>

namespace ur::core {

class Zeroing {
public:
  Zeroing(Context &context, uint32_t device) noexcept : context_(context), device_(device) {}
  Zeroing(const Zeroing &) = delete;
  Zeroing &operator=(const Zeroing &) = delete;
  ~Zeroing() { close(); }
  /// No more is begun; what was begun goes on.
  void close() noexcept;

  /// What must be over before the memory is used. Throws the driver's error.
  [[nodiscard]] Ref<Completion> begin(std::byte *memory, size_t size);

private:
  [[nodiscard]] Lane &lane();

  Context &context_;
  const uint32_t device_;
  std::mutex mutex_; // guards lane_
  Ref<Lane> lane_;
};

} // namespace ur::core
