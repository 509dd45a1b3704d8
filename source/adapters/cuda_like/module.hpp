// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loaded code.
#pragma once

#include "adapters/cuda_like/device.hpp"

#include <memory>

namespace ur::LANEWAY_VENDOR {

class OffsetForm;

/// A module, unloaded with the last that needs it: that blocks while the device works (DriverCaps::unloadsBlock). The
/// device outlives it.
class Module {
public:
  /// What isn't owned is somebody else's, who keeps it loaded.
  Module(const Device &device, ModuleHandle native, bool owned = true) noexcept;
  Module(const Module &) = delete;
  Module &operator=(const Module &) = delete;
  ~Module();

  const Device &device() const noexcept { return device_; }
  ModuleHandle native() const noexcept { return native_; }
  void own() noexcept { owned_ = true; }
  bool owned() const noexcept { return owned_; }

  /// Where kernels' forms that take an offset come from, if they aren't in the module itself. They live as long as it.
  [[nodiscard]] OffsetForm *offsetForm() const noexcept { return offsetForm_.get(); }
  void setOffsetForm(std::unique_ptr<OffsetForm> form) noexcept;

private:
  const Device &device_;
  const ModuleHandle native_;
  bool owned_;
  std::unique_ptr<OffsetForm> offsetForm_;
};

} // namespace ur::LANEWAY_VENDOR
