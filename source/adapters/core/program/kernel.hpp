// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels: one function of a program, with the driver's facts for each device that the program was built for.
// Immutable after creation.
#pragma once

#include "adapters/core/program/program.hpp"

namespace ur::core {

/// What a work-group may be like: the kernel's own limits and the device's.
struct GroupLimits {
  size_t total = 1;
  std::array<size_t, 3> perDim{1, 1, 1};
};
[[nodiscard]] GroupLimits groupLimits(const KernelFacts &kernel, const DeviceFacts &device) noexcept;

} // namespace ur::core

struct ur_kernel_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_KERNEL;

  /// Throws INVALID_KERNEL_NAME, or INVALID_PROGRAM_EXECUTABLE if the program isn't built and linked.
  ur_kernel_handle_t_(ur::core::Program &program, const char *name);
  /// Takes a native kernel of the program in. Throws the driver's error, INVALID_PROGRAM_EXECUTABLE.
  ur_kernel_handle_t_(ur::core::Program &program, ur_native_handle_t native, bool owned);
  ~ur_kernel_handle_t_();

  struct PerDevice {
    ur::core::NativeKernel native = nullptr; ///< null: the program isn't built for this device
    ur::core::GroupLimits limits;            ///< by the facts
    bool limitedByMetadata = false;          ///< groups have limits that the driver doesn't know
    ur::core::KernelFacts facts;             ///< the driver's and the program's metadata
  };
  [[nodiscard]] ur::core::Program &program() const noexcept { return *program_; }
  [[nodiscard]] ur::core::Context &context() const noexcept { return context_; }
  [[nodiscard]] const std::string &name() const noexcept { return name_; }
  [[nodiscard]] std::span<const PerDevice> devices() const noexcept { return devices_; }
  /// For the device at that position in the context. Throws INVALID_PROGRAM_EXECUTABLE.
  [[nodiscard]] const PerDevice &on(uint32_t device) const {
    const PerDevice &found = devices_[device];
    if (!found.native) [[unlikely]] {
      throw UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE;
    }
    return found;
  }
  /// Of any device that it exists on: for what is the same on all.
  [[nodiscard]] const ur::core::KernelFacts &facts() const noexcept { return devices_[first_].facts; }

private:
  void setLimits() noexcept; ///< completes the facts
  void destroyNative() noexcept;

  const ur::core::Ref<ur::core::Program> program_;
  ur::core::Context &context_;       ///< the program's
  const ur::core::Program::Pin pin_; ///< while a kernel exists the program can't be built anew
  std::vector<PerDevice> devices_;   ///< by position in the context; constant from construction on, as what follows
  std::string name_;
  size_t first_ = 0;
};

namespace ur::core {

/// A work-group size that divides the global one and keeps to the limits.
[[nodiscard]] std::array<size_t, 3> chooseGroupSize(const KernelFacts &kernel, const DeviceFacts &device, uint32_t dims,
                                                    const size_t *global) noexcept;

/// Throws UNSUPPORTED_FEATURE where the device doesn't do that; else how many groups of that size can run together.
[[nodiscard]] uint32_t cooperativeGroups(const Kernel &kernel, uint32_t device, const size_t (&local)[3],
                                         size_t localMemory);

} // namespace ur::core
