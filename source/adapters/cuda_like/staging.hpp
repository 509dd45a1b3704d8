// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies from and to ordinary host memory. The driver's own wait for the stream, which an enqueue must not (promise
// S1): here the bytes go through page-locked memory, and a host function in the stream's order moves them at the host's
// end.
#pragma once

#include "adapters/cuda_like/streams.hpp"

namespace ur::LANEWAY_VENDOR {

/// A copy by the host in the stream's order.
[[nodiscard]] ur_result_t enqueueOnHost(const Stream &stream, const core::CopyDesc &desc) noexcept;

class Staging {
public:
  explicit Staging(Device &device) noexcept : device_(device) {}
  Staging(const Staging &) = delete;
  Staging &operator=(const Staging &) = delete;
  /// After all streams are idle.
  ~Staging();

  /// At least one of the two ends is ordinary memory.
  [[nodiscard]] ur_result_t copy(const Stream &stream, const core::CopyDesc &desc, bool dstOrdinary,
                                 bool srcOrdinary) noexcept;

  /// Page-locked memory of kBytes for as long as the stream's commands so far, and those that the body adds, take.
  static constexpr size_t kBytes = 1 << 20;
  template <class Body>
  [[nodiscard]] ur_result_t withBuffer(const Stream &stream, Body &&body) noexcept {
    std::byte *buffer = nullptr;
    ur_result_t result = take(&buffer);
    if (result != UR_RESULT_SUCCESS)
      return result;
    result = body(buffer);
    return giveAfter(stream, buffer, result);
  }

private:
  struct Return;
  [[nodiscard]] ur_result_t take(std::byte **buffer) noexcept;
  [[nodiscard]] ur_result_t giveAfter(const Stream &stream, std::byte *buffer, ur_result_t result) noexcept;

  Device &device_;
  std::mutex mutex_;
  std::vector<std::byte *> all_, free_; ///< room for all in free_
};

} // namespace ur::LANEWAY_VENDOR
