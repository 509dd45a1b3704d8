// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Owners of what a case creates, so that a failed assertion leaks nothing.
#pragma once

#include "support/results.hpp"

#include <utility>

namespace conformance {

inline ur_result_t release(ur_device_handle_t handle) {
  return urDeviceRelease(handle);
}
inline ur_result_t release(ur_context_handle_t handle) {
  return urContextRelease(handle);
}
inline ur_result_t release(ur_queue_handle_t handle) {
  return urQueueRelease(handle);
}
inline ur_result_t release(ur_event_handle_t handle) {
  return urEventRelease(handle);
}
inline ur_result_t release(ur_program_handle_t handle) {
  return urProgramRelease(handle);
}
inline ur_result_t release(ur_kernel_handle_t handle) {
  return urKernelRelease(handle);
}
inline ur_result_t release(ur_usm_pool_handle_t handle) {
  return urUSMPoolRelease(handle);
}
inline ur_result_t release(ur_mem_handle_t handle) {
  return urMemRelease(handle);
}
inline ur_result_t release(ur_sampler_handle_t handle) {
  return urSamplerRelease(handle);
}
inline ur_result_t release(ur_physical_mem_handle_t handle) {
  return urPhysicalMemRelease(handle);
}
inline ur_result_t release(ur_exp_command_buffer_handle_t handle) {
  return urCommandBufferReleaseExp(handle);
}
inline ur_result_t release(ur_exp_graph_handle_t handle) {
  return urGraphDestroyExp(handle);
}
inline ur_result_t release(ur_exp_executable_graph_handle_t handle) {
  return urGraphExecutableGraphDestroyExp(handle);
}

/// One reference of a handle. Its release must succeed.
template <class H>
class Ref {
public:
  Ref() = default;
  explicit Ref(H handle) : handle_(handle) {}
  Ref(Ref &&other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Ref &operator=(Ref &&other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~Ref() { reset(); }

  H get() const { return handle_; }
  operator H() const { return handle_; }
  /// Where a call writes the handle; what was held is released first.
  H *out() {
    reset();
    return &handle_;
  }
  /// Where an event for wait lists lies.
  const H *list() const { return &handle_; }
  /// Leaves the release to the caller.
  H take() { return std::exchange(handle_, nullptr); }
  void reset() {
    if (H handle = take()) {
      EXPECT_OK(release(handle));
    }
  }

private:
  H handle_ = nullptr;
};

using Device = Ref<ur_device_handle_t>;
using Context = Ref<ur_context_handle_t>;
using Queue = Ref<ur_queue_handle_t>;
using Event = Ref<ur_event_handle_t>;
using Program = Ref<ur_program_handle_t>;
using Kernel = Ref<ur_kernel_handle_t>;
using Pool = Ref<ur_usm_pool_handle_t>;

/// A handle that no call gave out, to see whether an output is left alone.
template <class H>
H untouched() {
  return reinterpret_cast<H>(uintptr_t{0x5a5a5a5a5a5a5a50});
}

/// A structure of the API with its type filled in and all else zero.
template <class S>
S structure(ur_structure_type_t type) {
  S s{};
  s.stype = type;
  return s;
}

} // namespace conformance
