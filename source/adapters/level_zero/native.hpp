// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Level Zero's own objects, handed out. None are taken in: of a list or a module nobody can ask whose it is. Events
// aren't handed out either: they are used again once their users here are gone.
#pragma once

#include "adapters/core/port/driver_native.hpp"
#include "adapters/level_zero/context.hpp"

namespace ur::level_zero {

class LevelZeroNativeBackend final : public core::NativeBackend {
public:
  /// What this refers to may be filled later.
  explicit LevelZeroNativeBackend(const std::vector<std::unique_ptr<Platform>> &platforms) noexcept
      : platforms_(platforms) {}
  ur_result_t platformHandle(uint32_t platform, ur_native_handle_t *native) noexcept override;
  ur_result_t deviceHandle(uint32_t platform, uint32_t device, ur_native_handle_t *native) noexcept override;

private:
  const std::vector<std::unique_ptr<Platform>> &platforms_;
};

class NativeHandles final : public core::NativeDriver {
public:
  explicit NativeHandles(const Context &context) noexcept : context_(context) {}
  ur_result_t contextHandle(ur_native_handle_t *native) noexcept override;
  ur_result_t streamHandle(core::Stream stream, ur_native_handle_t *native) noexcept override;
  ur_result_t programHandle(core::NativeProgram program, ur_native_handle_t *native) noexcept override;
  ur_result_t kernelHandle(core::NativeKernel kernel, ur_native_handle_t *native) noexcept override;

private:
  const Context &context_;
};

} // namespace ur::level_zero
