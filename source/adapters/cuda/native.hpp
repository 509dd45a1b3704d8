// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles: CUdevice, CUcontext, CUstream, CUevent, CUmodule, CUfunction, CUdeviceptr. The driver API has no
// object that is a platform.
#pragma once

#include "adapters/core/port/driver_native.hpp"
#include "adapters/cuda_like/lanes.hpp"
#include "adapters/cuda_like/memory.hpp"
#include "adapters/cuda_like/peers.hpp"
#include "adapters/cuda_like/programs.hpp"

namespace ur::cuda {

class CudaNativeBackend final : public core::NativeBackend {
public:
  /// What these refer to may be filled later.
  CudaNativeBackend(const Api &api, const std::vector<DeviceLimits> &limits, Peers &peers) noexcept
      : api_(api), limits_(limits), peers_(peers) {}

  ur_result_t platformHandle(uint32_t platform, ur_native_handle_t *native) noexcept override;
  ur_result_t deviceHandle(uint32_t platform, uint32_t device, ur_native_handle_t *native) noexcept override;
  ur_result_t contextDevices(ur_native_handle_t native, std::vector<ur_native_handle_t> *devices) noexcept override;
  /// A primary context that is owned goes by a release of what was retained, another one by its end.
  ur_result_t openNativeContext(ur_native_handle_t native, bool owned, uint32_t platform,
                                std::span<const uint32_t> devices,
                                std::unique_ptr<core::Driver> *driver) noexcept override;

private:
  [[nodiscard]] ur_result_t deviceOf(CUcontext context, uint32_t *device) const noexcept;

  const Api &api_;
  const std::vector<DeviceLimits> &limits_;
  Peers &peers_;
};

class NativeHandles final : public core::NativeDriver {
public:
  NativeHandles(const Api &api, const std::vector<std::unique_ptr<Device>> &devices,
                const std::vector<std::unique_ptr<Lanes>> &lanes, Programs &programs) noexcept
      : api_(api), devices_(devices), lanes_(lanes), programs_(programs) {}

  /// Only of a context on one device: the driver's contexts span no more.
  ur_result_t contextHandle(ur_native_handle_t *native) noexcept override;
  ur_result_t streamHandle(core::Stream stream, ur_native_handle_t *native) noexcept override;
  /// The default stream too, as null or CU_STREAM_LEGACY: of the device that is named, or the only one. That which each
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
  const std::vector<std::unique_ptr<Lanes>> &lanes_;
  Programs &programs_;
};

} // namespace ur::cuda
