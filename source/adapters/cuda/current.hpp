// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The thread's current context, which belongs to the caller (promises D1 to D3).
#pragma once

#include "adapters/core/port/restoring.hpp"
#include "adapters/cuda/api/library.hpp"

namespace ur::cuda {

/// Makes a context current as long as it lives. It asks first, and neither sets nor restores what is so anyway.
///
/// On two H200 with CUDA 13.0, of what test/cuda/context_probe.cpp calls, only this depends on it: creating streams and
/// events, allocating memory outside pools, cuMemGetInfo, loading modules, and occupancy. All else on what exists works
/// under any context, and under none. Api::anyContext says that it is a driver that has been asked: commands,
/// marks and waits, which are many, do without the guard then.
class Current {
public:
  Current(const Api &api, CUcontext wanted) noexcept : Current(api, wanted, true) {}
  /// Only where it is needed.
  Current(const Api &api, CUcontext wanted, bool needed) noexcept : api_(api), result_(CUDA_SUCCESS) {
    if (!needed)
      return;
    result_ = api.cuCtxGetCurrent(&before_);
    if (result_ == CUDA_SUCCESS && before_ != wanted) {
      result_ = api.cuCtxSetCurrent(wanted);
      changed_ = result_ == CUDA_SUCCESS;
    }
  }
  Current(const Current &) = delete;
  Current &operator=(const Current &) = delete;
  ~Current() {
    if (changed_ && api_.cuCtxSetCurrent(before_) != CUDA_SUCCESS) [[unlikely]]
      core::restoreAgain("context", [this] { return api_.cuCtxSetCurrent(before_); });
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
