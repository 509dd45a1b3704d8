// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A device by the driver's own calls, in its primary context, which the adapter uses too.
#pragma once

#include "adapters/cuda/current.hpp"
#include "side_by_side/our_side.hpp"

#include <string>

namespace bench {

/// Ends the program with a message where a call has failed.
void need(ur::cuda::CUresult result, const char *what);

/// The kernel of both sides as PTX.
extern const char kKernelText[];

/// The driver by itself, with the kernel, a stream, and a pool that keeps what it has.
class Raw {
public:
  explicit Raw(const std::string &text);
  ~Raw();
  Raw(const Raw &) = delete;
  Raw &operator=(const Raw &) = delete;

  /// On any stream of the device, with its context current.
  void launch(ur::cuda::CUstream stream, ur::cuda::CUdeviceptr memory) const;
  /// The same as a node's parameters, given to use().
  template <class Use>
  void withNode(ur::cuda::CUdeviceptr memory, Use &&use) const {
    uint32_t value = 1;
    void *args[] = {&memory, &value};
    ur::cuda::CUDA_KERNEL_NODE_PARAMS params{};
    params.func = function_;
    params.gridDimX = params.gridDimY = params.gridDimZ = 1;
    params.blockDimX = params.blockDimY = params.blockDimZ = 1;
    params.kernelParams = args;
    use(params);
  }

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
