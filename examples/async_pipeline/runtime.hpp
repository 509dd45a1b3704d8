// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The little that a C++ program wants around the C API: errors as exceptions, handles that release themselves.
#pragma once

#include "unified-runtime/ur_api.h"

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace pipeline {

/// A call of the API failed. The message names the call and the result.
class RuntimeError : public std::runtime_error {
public:
  RuntimeError(const char *call, ur_result_t result);
};

/// Throws RuntimeError unless the call succeeded.
inline void must(ur_result_t result, const char *call) {
  if (result != UR_RESULT_SUCCESS)
    throw RuntimeError(call, result);
}

/// Owns one reference of a handle.
template <class Handle, ur_result_t (*Release)(Handle)>
class Owned {
public:
  Owned() = default;
  explicit Owned(Handle handle) : handle_(handle) {}
  Owned(Owned &&other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Owned &operator=(Owned &&other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~Owned() {
    if (handle_)
      Release(handle_);
  }

  Handle get() const { return handle_; }
  explicit operator bool() const { return handle_ != nullptr; }
  /// Where a call writes a new reference; the one held so far is given up.
  Handle *fresh() {
    *this = Owned();
    return &handle_;
  }

private:
  Handle handle_ = nullptr;
};

inline ur_result_t releaseAdapter(ur_adapter_handle_t handle) {
  return urAdapterRelease(handle);
}
using Adapter = Owned<ur_adapter_handle_t, releaseAdapter>;
using Device = Owned<ur_device_handle_t, urDeviceRelease>;
using Context = Owned<ur_context_handle_t, urContextRelease>;
using Queue = Owned<ur_queue_handle_t, urQueueRelease>;
using Event = Owned<ur_event_handle_t, urEventRelease>;
using Program = Owned<ur_program_handle_t, urProgramRelease>;
using Kernel = Owned<ur_kernel_handle_t, urKernelRelease>;

/// A device with the names that a person knows it by.
struct NamedDevice {
  Device device;
  std::string name;
  ur_backend_t backend = UR_BACKEND_UNKNOWN;
};

/// The loader's life: init, all devices of all adapters, teardown.
class Runtime {
public:
  Runtime();
  ~Runtime();
  Runtime(const Runtime &) = delete;
  Runtime &operator=(const Runtime &) = delete;

  std::vector<NamedDevice> devices() const;

private:
  std::vector<Adapter> adapters_;
};

} // namespace pipeline
