// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The thread's current device, which belongs to the caller (promises D1 to D3).
#pragma once

#include "adapters/core/object/driver_threads.hpp"
#include "adapters/core/port/restoring.hpp"
#include "adapters/hip/api/library.hpp"

namespace ur::hip {

/// Makes a device current as long as it lives. It asks first, and neither sets nor restores what is so anyway. Where
/// there is one device only, there is nothing to ask. In a child of fork, and where the process exits on another
/// thread, none is: the runtime's threads aren't there any more.
class Current {
public:
  /// Only where it is needed.
  Current(const Api &api, hipDevice_t wanted, bool needed = true) noexcept : api_(api) {
    if (core::driverIsLost()) [[unlikely]]
      result_ = hipErrorLaunchFailure;
    else if (needed && !api.oneDevice && (result_ = change(wanted)) != hipSuccess)
      result_ = change(wanted); // A call may fail once, and who waits before an end has no other way.
  }
  Current(const Current &) = delete;
  Current &operator=(const Current &) = delete;
  ~Current() {
    if (changed_ && api_.hipSetDevice(before_) != hipSuccess) [[unlikely]]
      core::restoreAgain("device", [this] { return api_.hipSetDevice(before_); });
  }

  /// Whether it is current; nothing may be called otherwise.
  [[nodiscard]] hipError_t result() const noexcept { return result_; }

private:
  [[nodiscard]] hipError_t change(hipDevice_t wanted) noexcept {
    hipError_t result = api_.hipGetDevice(&before_);
    if (result == hipSuccess && before_ != wanted)
      changed_ = (result = api_.hipSetDevice(wanted)) == hipSuccess;
    return result;
  }

  const core::ExitGate::Pass pass_;
  const Api &api_;
  hipDevice_t before_ = 0;
  hipError_t result_ = hipSuccess;
  bool changed_ = false;
};

} // namespace ur::hip
