// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The driver's own objects as native handles: contexts, streams, events, modules, functions, addresses, arrays.
#pragma once

#include "adapters/core/port/driver_native.hpp"
#include "adapters/cuda_like/device_resources.hpp"
#include "adapters/cuda_like/programs.hpp"

namespace ur::LANEWAY_VENDOR {

/// A handle as a number, which the driver's own are, or pointers.
template <class Handle>
[[nodiscard]] ur_native_handle_t numberOf(Handle handle) noexcept {
  if constexpr (std::is_pointer_v<Handle>)
    return reinterpret_cast<ur_native_handle_t>(handle);
  else
    return static_cast<ur_native_handle_t>(handle);
}
template <class Handle>
[[nodiscard]] Handle handleOf(ur_native_handle_t native) noexcept {
  if constexpr (std::is_pointer_v<Handle>)
    return reinterpret_cast<Handle>(native);
  else
    return static_cast<Handle>(native);
}

/// What the driver refuses to have a handle be is no such object; other errors are what they are.
[[nodiscard]] ur_result_t refusal(Result result, ur_result_t invalid) noexcept;

class NativeHandles final : public core::NativeDriver {
public:
  NativeHandles(const Api &api, const std::vector<std::unique_ptr<Device>> &devices,
                const std::vector<std::unique_ptr<DeviceResources>> &resources, Programs &programs) noexcept
      : api_(api), devices_(devices), resources_(resources), programs_(programs) {}

  /// Only of a context on one device: the driver's contexts span no more.
  ur_result_t contextHandle(ur_native_handle_t *native) noexcept override;
  ur_result_t streamHandle(core::Stream stream, ur_native_handle_t *native) noexcept override;
  /// The default stream too, as null or kLegacyStream: of the device that is named, or the only one. That which each
  /// thread has for itself isn't one object.
  ur_result_t importStream(ur_native_handle_t native, bool owned, core::StreamDesc *desc,
                           core::Stream *stream) noexcept override;
  /// Of one with timing, that of its end.
  ur_result_t eventHandle(core::NativeEvent event, ur_native_handle_t *native) noexcept override;
  ur_result_t importEvent(ur_native_handle_t native, bool owned, core::ImportedEvent *event) noexcept override;
  ur_result_t programHandle(core::NativeProgram program, ur_native_handle_t *native) noexcept override;
  /// Only into a context on one device: a module doesn't tell its own.
  ur_result_t importProgram(ur_native_handle_t native, bool owned, core::ImportedProgram *program) noexcept override;
  ur_result_t kernelHandle(core::NativeKernel kernel, ur_native_handle_t *native) noexcept override;
  ur_result_t kernelProgram(ur_native_handle_t kernel, ur_native_handle_t *program) noexcept override;
  /// Functions belong to their modules: there is nothing to own.
  ur_result_t importKernel(ur_native_handle_t native, bool owned, core::NativeProgram program, core::KernelFacts *facts,
                           core::NativeKernel *kernel) noexcept override;
  ur_result_t memoryHandle(core::MemoryKind kind, void *memory, size_t size,
                           ur_native_handle_t *native) noexcept override;
  ur_result_t importMemory(ur_native_handle_t native, bool owned, core::ImportedMemory *memory) noexcept override;
  /// The array. Samplers are none of the driver's objects.
  ur_result_t imageHandle(core::NativeImage image, ur_native_handle_t *native) noexcept override;
  /// Only into a context on one device: an array doesn't tell its own.
  ur_result_t importImage(ur_native_handle_t native, bool owned, const core::ImageDesc &desc,
                          core::ImportedImage *image) noexcept override;

private:
  const Api &api_;
  const std::vector<std::unique_ptr<Device>> &devices_;
  const std::vector<std::unique_ptr<DeviceResources>> &resources_;
  Programs &programs_;
};

} // namespace ur::LANEWAY_VENDOR
