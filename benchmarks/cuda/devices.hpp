// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One device twice: through the loader and the adapter, and by the driver's own calls. Both use its primary context.
#pragma once

#include "adapters/cuda/current.hpp"
#include "subjects.hpp"

#include <string>

namespace bench {

/// End the program with a message where a call has failed.
void need(ur_result_t result, const char *what);
void need(ur::cuda::CUresult result, const char *what);

/// The kernel of both sides, "fill_u32": it takes a pointer and a 32-bit value, and writes that once. The text is PTX.
extern const char *const kKernelName;
extern const char kKernelText[];

/// The device through the API, with the kernel.
class Ours {
public:
  Ours(const Machine &machine, const std::string &text);
  ~Ours();
  Ours(const Ours &) = delete;
  Ours &operator=(const Ours &) = delete;

  /// A launch on one item.
  void launch(ur_queue_handle_t queue, void *memory, uint32_t waits, const ur_event_handle_t *wait,
              ur_event_handle_t *event) const;

  const Machine &machine;

private:
  ur_program_handle_t program_ = nullptr;
  ur_kernel_handle_t kernel_ = nullptr;
};

/// The driver by itself, with the kernel, a stream, and a pool that keeps what it has.
class Raw {
public:
  explicit Raw(const std::string &text);
  ~Raw();
  Raw(const Raw &) = delete;
  Raw &operator=(const Raw &) = delete;

  /// On any stream of the device, with its context current.
  void launch(ur::cuda::CUstream stream, ur::cuda::CUdeviceptr memory) const;

  ur::cuda::Api api;
  ur::cuda::CUcontext context = nullptr;
  ur::cuda::CUstream stream = nullptr;
  ur::cuda::CUmemoryPool pool = nullptr;
  int version = 0;

private:
  ur::cuda::CUdevice device_ = 0;
  ur::cuda::CUmodule module_ = nullptr;
  ur::cuda::CUfunction function_ = nullptr;
};

} // namespace bench
