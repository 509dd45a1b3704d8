// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles: cl_platform_id, cl_device_id, cl_context, cl_command_queue, cl_event, cl_mem, cl_program, cl_kernel,
// cl_sampler.
#pragma once

#include "adapters/core/port/driver_native.hpp"
#include "adapters/opencl/images.hpp"
#include "adapters/opencl/native_memory.hpp"
#include "adapters/opencl/programs.hpp"
#include "adapters/opencl/streams.hpp"

namespace ur::opencl {

class OpenClNativeBackend final : public core::NativeBackend {
public:
  /// What this refers to may be filled later.
  explicit OpenClNativeBackend(const Platforms &platforms) noexcept : platforms_(platforms) {}

  ur_result_t platformHandle(uint32_t platform, ur_native_handle_t *native) noexcept override;
  ur_result_t deviceHandle(uint32_t platform, uint32_t device, ur_native_handle_t *native) noexcept override;
  ur_result_t importPart(ur_native_handle_t native, ImportedPart *part) noexcept override;
  void dropPart(ur_native_handle_t native) noexcept override;
  ur_result_t contextDevices(ur_native_handle_t native, std::vector<ur_native_handle_t> *devices) noexcept override;
  ur_result_t openNativeContext(ur_native_handle_t native, bool owned, uint32_t platform,
                                std::span<const uint32_t> devices,
                                std::unique_ptr<core::Driver> *driver) noexcept override;

private:
  const Platforms &platforms_;
};

class NativeHandles final : public core::NativeDriver {
public:
  NativeHandles(Context &context, Streams &streams, NativeMemory &memory, Programs &programs, Images &images) noexcept
      : context_(context), streams_(streams), memory_(memory), programs_(programs), images_(images) {}

  ur_result_t contextHandle(ur_native_handle_t *native) noexcept override;
  ur_result_t streamHandle(core::Stream stream, ur_native_handle_t *native) noexcept override;
  ur_result_t importStream(ur_native_handle_t native, bool owned, core::StreamDesc *desc,
                           core::Stream *stream) noexcept override;
  ur_result_t eventHandle(core::NativeEvent event, ur_native_handle_t *native) noexcept override;
  ur_result_t importEvent(ur_native_handle_t native, bool owned, core::ImportedEvent *event) noexcept override;
  ur_result_t queueOfEvent(core::NativeEvent event, ur_native_handle_t *queue) noexcept override;
  ur_result_t memoryHandle(core::MemoryKind kind, void *memory, size_t size,
                           ur_native_handle_t *native) noexcept override;
  ur_result_t importMemory(ur_native_handle_t native, bool owned, core::ImportedMemory *memory) noexcept override;

  // native_programs.cpp
  ur_result_t makeProgram(const core::ProgramDesc &desc, core::NativeProgram *program) noexcept override;
  ur_result_t programHandle(core::NativeProgram program, ur_native_handle_t *native) noexcept override;
  ur_result_t importProgram(ur_native_handle_t native, bool owned, core::ImportedProgram *program) noexcept override;
  ur_result_t kernelHandle(core::NativeKernel kernel, ur_native_handle_t *native) noexcept override;
  ur_result_t kernelProgram(ur_native_handle_t kernel, ur_native_handle_t *program) noexcept override;
  ur_result_t importKernel(ur_native_handle_t native, bool owned, core::NativeProgram program, core::KernelFacts *facts,
                           core::NativeKernel *kernel) noexcept override;
  ur_result_t imageHandle(core::NativeImage image, ur_native_handle_t *native) noexcept override;
  ur_result_t importImage(ur_native_handle_t native, bool owned, const core::ImageDesc &desc,
                          core::ImportedImage *image) noexcept override;
  ur_result_t samplerHandle(core::NativeSampler sampler, ur_native_handle_t *native) noexcept override;
  ur_result_t importSampler(ur_native_handle_t native, bool owned, core::SamplerDesc *desc,
                            core::NativeSampler *sampler) noexcept override;

private:
  /// Whoever has an object of OpenCL's can ask it for its context.
  template <typename Handle>
  [[nodiscard]] ur_result_t giveOut(Handle handle, ur_native_handle_t *native) noexcept {
    context_.expose();
    *native = reinterpret_cast<ur_native_handle_t>(handle);
    return UR_RESULT_SUCCESS;
  }

  Context &context_;
  Streams &streams_;
  NativeMemory &memory_;
  Programs &programs_;
  Images &images_;
};

} // namespace ur::opencl
