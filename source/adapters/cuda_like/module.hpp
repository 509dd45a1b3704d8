// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loaded code.
#pragma once

#include "adapters/cuda_like/device.hpp"

namespace ur::LANEWAY_VENDOR {

/// A module, unloaded with the last that needs it. The device outlives it.
class Module {
public:
  /// What isn't owned is somebody else's, who keeps it loaded.
  Module(const Device &device, ModuleHandle native, bool owned = true) noexcept
      : device_(device), native_(native), owned_(owned) {}
  Module(const Module &) = delete;
  Module &operator=(const Module &) = delete;
  ~Module() {
    if (owned_)
      (void)device_.with([&] { return moduleUnload(device_.api(), native_); });
  }

  const Device &device() const noexcept { return device_; }
  ModuleHandle native() const noexcept { return native_; }
  void own() noexcept { owned_ = true; }
  bool owned() const noexcept { return owned_; }

private:
  const Device &device_;
  const ModuleHandle native_;
  bool owned_;
};

} // namespace ur::LANEWAY_VENDOR
