// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fake runtime's functions, of the vendor's names, as the adapter declares them. Each is a function of the fake
// CUDA driver's, under the context of the thread's current device; what HIP has otherwise is here. It is as strict:
// what is undefined, or no device's runtime does, ends the process with a sentence.
#pragma once

#include "adapters/hip/api/types.hpp"
#include "fakes/cuda/functions.hpp"

#define EXPORT extern "C" __attribute__((visibility("default")))

namespace ur::hip {
#define FUNCTION(name, version, parameters) EXPORT hipError_t name parameters;
#include "adapters/hip/api/functions.def"
} // namespace ur::hip

namespace ur::hip::fake {

namespace cu = ur::cuda::fake;
using namespace ur::cuda;

/// 5, 6, 7 or 10: whose layouts, numbers, answers and functions the library has.
[[nodiscard]] int release() noexcept;

/// The thread's current device.
[[nodiscard]] int &currentDevice() noexcept;
/// Whether it is that which a thread begins with, by FAKE_HIP_CALLER.
[[nodiscard]] bool isCallers(int device) noexcept;

/// What the driver below calls the current context is the current device's as long as it lives.
class OnDevice {
public:
  explicit OnDevice(const char *function);
  OnDevice(const OnDevice &) = delete;
  OnDevice &operator=(const OnDevice &) = delete;
  ~OnDevice();
};
/// A device's context, of which HIP's callers know nothing.
[[nodiscard]] CUcontext contextOf(int device) noexcept;
/// That of the device whose memory an address is in; null: it is no device's own.
[[nodiscard]] CUcontext ownerOf(const void *address);

/// A handle, address or structure of the other API's, which is laid out the same.
template <class To, class From>
[[nodiscard]] To as(From from) noexcept {
  return reinterpret_cast<To>(from);
}
/// Results have the same numbers.
[[nodiscard]] constexpr hipError_t of(CUresult result) noexcept {
  return static_cast<hipError_t>(static_cast<int>(result));
}
static_assert(of(CUDA_ERROR_INVALID_VALUE) == hipErrorInvalidValue && of(CUDA_ERROR_NOT_READY) == hipErrorNotReady);
static_assert(of(CUDA_ERROR_OUT_OF_MEMORY) == hipErrorOutOfMemory && of(CUDA_ERROR_NOT_FOUND) == hipErrorNotFound);
static_assert(of(CUDA_ERROR_INVALID_HANDLE) == hipErrorInvalidHandle && of(CUDA_ERROR_NO_DEVICE) == hipErrorNoDevice);
static_assert(of(CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED) == hipErrorPeerAccessAlreadyEnabled);
static_assert(of(CUDA_ERROR_NOT_SUPPORTED) == hipErrorNotSupported && of(CUDA_ERROR_UNKNOWN) == hipErrorUnknown);

/// Somebody waits for a stream: as long as it lives, others who call with that stream are held up, as by AMD's runtime
/// (rocm-systems 11678).
class Synchronizing {
public:
  explicit Synchronizing(hipStream_t stream);
  Synchronizing(const Synchronizing &) = delete;
  Synchronizing &operator=(const Synchronizing &) = delete;
  ~Synchronizing();

private:
  hipStream_t stream_;
};

/// The null stream is the current device's default one. The stream of each thread is nobody's here. What is put on a
/// stream, is put there under its device; `any`: a question, which nobody says that of.
[[nodiscard]] CUstream streamOf(hipStream_t stream, const char *function, bool any = false);

} // namespace ur::hip::fake

/// What the function calls of the driver's below.
#define FORWARD(call)                                                                                                  \
  const OnDevice current(__func__);                                                                                    \
  return of(cu::call)
