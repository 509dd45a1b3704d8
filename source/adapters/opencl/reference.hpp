// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// References to objects of OpenCL's on their way to an owner.
#pragma once

#include "adapters/opencl/api/types.hpp"

#include <utility>

namespace ur::opencl {

/// Gives a reference back, unless somebody takes it over.
template <class Handle>
class Reference {
public:
  using Function = cl_int (*)(Handle);

  explicit Reference(Function giveBack, Handle handle = nullptr) noexcept : giveBack_(giveBack), handle_(handle) {}
  Reference(const Reference &) = delete;
  Reference &operator=(const Reference &) = delete;
  ~Reference() {
    if (handle_)
      (void)giveBack_(handle_);
  }

  /// Of somebody else's object: one more reference. An owned one's reference is the caller's until all is done.
  [[nodiscard]] cl_int share(Handle handle, bool owned, Function retain) noexcept {
    const cl_int result = owned ? cl_int{CL_SUCCESS} : retain(handle);
    if (result == CL_SUCCESS && !owned)
      handle_ = handle;
    return result;
  }
  /// Of nothing so far.
  void take(Handle handle) noexcept { handle_ = handle; }
  Handle get() const noexcept { return handle_; }
  Handle release() noexcept { return std::exchange(handle_, nullptr); }

private:
  const Function giveBack_;
  Handle handle_;
};

} // namespace ur::opencl
