// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs: code for the devices of a context, built by the driver for each of them on its own.
//
// Thread-safe. build() may block, and holds no lock meanwhile.
#pragma once

#include "adapters/core/platform/context.hpp"

struct ur_program_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_PROGRAM;

  struct Code {
    uint32_t device; ///< position in the context
    std::vector<uint8_t> bytes;
  };

  /// Code for single devices (binaries), or the same for all (one entry for each, the first holding the bytes).
  ur_program_handle_t_(ur::core::Context &context, ur::core::ProgramSource source, std::vector<Code> code);
  ~ur_program_handle_t_();

  [[nodiscard]] ur::core::Context &context() const noexcept { return *context_; }
  [[nodiscard]] ur::core::ProgramSource source() const noexcept { return source_; }
  [[nodiscard]] size_t deviceCount() const noexcept { return targets_.size(); }
  [[nodiscard]] ur::core::Device &device(size_t i) const noexcept { return *context_->devices()[targets_[i]->device]; }
  [[nodiscard]] std::span<const uint8_t> code(size_t i) const noexcept;

  /// Builds for the devices at these positions in the program. Throws the driver's error; INVALID_OPERATION while
  /// kernels exist or another build is under way.
  void build(std::span<const size_t> targets, const char *options);
  /// The position of a device in the program. Throws INVALID_DEVICE.
  [[nodiscard]] size_t positionOf(const ur::core::Device *device) const;

  struct BuildInfo {
    ur_program_build_status_t status = UR_PROGRAM_BUILD_STATUS_NONE;
    std::string options, log;
  };
  [[nodiscard]] BuildInfo buildInfo(size_t target) const;
  /// The program for a device of the context; null: not built for it.
  [[nodiscard]] ur::core::NativeProgram native(uint32_t device) const noexcept;
  /// The names of all kernels, in the driver's order. Throws INVALID_PROGRAM_EXECUTABLE if it isn't built.
  [[nodiscard]] std::vector<std::string> kernelNames() const;

  /// While a kernel exists the program can't be built anew.
  void kernelMade() noexcept { kernels_.fetch_add(1, std::memory_order_relaxed); }
  void kernelGone() noexcept { kernels_.fetch_sub(1, std::memory_order_relaxed); }

private:
  struct Target {
    uint32_t device = 0;
    BuildInfo info;
    ur::core::NativeProgram native = nullptr;
    std::vector<std::string> names;
  };
  void buildOne(size_t target, const std::string &options);

  const ur::core::Ref<ur::core::Context> context_;
  const ur::core::ProgramSource source_;
  const std::vector<Code> code_;
  std::atomic<uint32_t> kernels_{0};
  mutable std::mutex mutex_; // guards what the targets hold, and building_
  bool building_ = false;
  std::vector<std::unique_ptr<Target>> targets_;
};
