// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Streams of CUDA's first device, by the driver's own library, which is opened at run time.
#pragma once

#include "adapters/cuda/api/library.hpp"

#include <cstddef>
#include <string>

namespace allocators {

/// The device's primary context, which the adapter and CUDA's runtime use too. Thread-safe. Lives until the process
/// ends, as plugins may use the context in their own destruction.
class Streams {
public:
  /// Throws std::runtime_error where there is no driver, or a call fails.
  Streams();
  Streams(const Streams &) = delete;
  Streams &operator=(const Streams &) = delete;

  /// The context becomes the calling thread's.
  void enter() const;
  /// A stream that doesn't wait for the default one; the caller's.
  [[nodiscard]] ur::cuda::CUstream create() const;
  void fill(ur::cuda::CUstream stream, void *memory, size_t size) const;
  void finish(ur::cuda::CUstream stream) const;

  [[nodiscard]] const ur::cuda::Api &api() const noexcept { return api_; }
  [[nodiscard]] ur::cuda::CUdevice device() const noexcept { return device_; }
  /// "CUDA 13.0": what the driver is good for.
  [[nodiscard]] std::string version() const;
  /// Throws std::runtime_error, which names the call and the result, where it isn't CUDA_SUCCESS.
  void need(ur::cuda::CUresult result, const char *call) const;

private:
  ur::cuda::Api api_;
  ur::cuda::CUdevice device_ = 0;
  ur::cuda::CUcontext context_ = nullptr;
};

} // namespace allocators
