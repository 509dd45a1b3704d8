// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Handles that give back their reference when they go, over the adapter's own table.
#pragma once

#include "unified-runtime/ur_ddi.h"

#include <utility>

namespace ur::test {

/// The tables of the adapter under test, through the getters that a loader uses.
const ur_dditable_t &api();

template <class H>
ur_result_t releaseHandle(H handle) {
  if constexpr (std::is_same_v<H, ur_adapter_handle_t>)
    return api().Adapter.pfnRelease(handle);
  else if constexpr (std::is_same_v<H, ur_device_handle_t>)
    return api().Device.pfnRelease(handle);
  else if constexpr (std::is_same_v<H, ur_context_handle_t>)
    return api().Context.pfnRelease(handle);
  else if constexpr (std::is_same_v<H, ur_queue_handle_t>)
    return api().Queue.pfnRelease(handle);
  else if constexpr (std::is_same_v<H, ur_event_handle_t>)
    return api().Event.pfnRelease(handle);
  else if constexpr (std::is_same_v<H, ur_program_handle_t>)
    return api().Program.pfnRelease(handle);
  else if constexpr (std::is_same_v<H, ur_mem_handle_t>)
    return api().Mem.pfnRelease(handle);
  else if constexpr (std::is_same_v<H, ur_physical_mem_handle_t>)
    return api().PhysicalMem.pfnRelease(handle);
  else if constexpr (std::is_same_v<H, ur_sampler_handle_t>)
    return api().Sampler.pfnRelease(handle);
  else if constexpr (std::is_same_v<H, ur_exp_command_buffer_handle_t>)
    return api().CommandBufferExp.pfnReleaseExp(handle);
  else if constexpr (std::is_same_v<H, ur_exp_graph_handle_t>)
    return api().GraphExp.pfnDestroyExp(handle);
  else if constexpr (std::is_same_v<H, ur_exp_executable_graph_handle_t>)
    return api().GraphExp.pfnExecutableGraphDestroyExp(handle);
  else
    return api().Kernel.pfnRelease(handle);
}

template <class H>
class Owned {
public:
  Owned() = default;
  explicit Owned(H handle) : handle_(handle) {}
  Owned(Owned &&other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Owned &operator=(Owned &&other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~Owned() { reset(); }
  void reset() {
    if (handle_)
      static_cast<void>(releaseHandle(std::exchange(handle_, nullptr)));
  }
  H get() const { return handle_; }
  operator H() const { return handle_; }
  /// Where a function writes a new handle; what was there is released.
  H *out() {
    reset();
    return &handle_;
  }

private:
  H handle_ = nullptr;
};

using Queue = Owned<ur_queue_handle_t>;
using Event = Owned<ur_event_handle_t>;
using Context = Owned<ur_context_handle_t>;
using Program = Owned<ur_program_handle_t>;
using Buffer = Owned<ur_mem_handle_t>;
using PhysicalMem = Owned<ur_physical_mem_handle_t>;
using Image = Owned<ur_mem_handle_t>;
using Sampler = Owned<ur_sampler_handle_t>;
using Kernel = Owned<ur_kernel_handle_t>;

} // namespace ur::test
