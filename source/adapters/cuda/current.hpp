// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The thread's current context, which belongs to the caller (promises D1 to D3).
#pragma once

#include "adapters/cuda/api/library.hpp"

namespace ur::cuda {

/// Makes a context current as long as it lives. It asks first, and neither sets nor restores what is so anyway.
class Current {
public:
  Current(const Api &api, CUcontext wanted) noexcept : api_(api) {
    result_ = api.cuCtxGetCurrent(&before_);
    if (result_ == CUDA_SUCCESS && before_ != wanted) {
      result_ = api.cuCtxSetCurrent(wanted);
      changed_ = result_ == CUDA_SUCCESS;
    }
  }
  Current(const Current &) = delete;
  Current &operator=(const Current &) = delete;
  ~Current() {
    if (changed_)
      api_.cuCtxSetCurrent(before_);
  }

  /// Whether it is current; nothing may be called otherwise.
  [[nodiscard]] CUresult result() const noexcept { return result_; }

private:
  const Api &api_;
  CUcontext before_ = nullptr;
  CUresult result_;
  bool changed_ = false;
};

} // namespace ur::cuda
