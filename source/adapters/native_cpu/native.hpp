// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles: of kernels, the table entries that images are made of (ur_native_cpu_kernel.h); of memory, its
// address; of images and samplers, what kernels get of them (ur_native_cpu_image.h). What else there is here has no
// interface of its own that a caller could use a handle for.
//
// Nobody but this adapter makes such objects, and each belongs to the handle that it was made for. So an import owns
// nothing, whatever it is told, and only what a handle was given out for can be taken in.
#pragma once

#include "adapters/native_cpu/image_driver.hpp"

namespace ur::native_cpu {

class NativeHandles final : public core::NativeDriver {
public:
  NativeHandles(Memory &memory, ImagePart &images) noexcept : memory_(memory), images_(images) {}

  /// A const ur_native_cpu_kernel_t *, valid as long as the program is loaded.
  ur_result_t kernelHandle(core::NativeKernel kernel, ur_native_handle_t *native) noexcept override;
  /// Only an entry of that program.
  ur_result_t importKernel(ur_native_handle_t native, bool owned, core::NativeProgram program, core::KernelFacts *facts,
                           core::NativeKernel *kernel) noexcept override;

  ur_result_t memoryHandle(core::MemoryKind kind, void *memory, size_t size,
                           ur_native_handle_t *native) noexcept override;
  /// Not the caller's own memory, whose size and end nobody tells.
  ur_result_t importMemory(ur_native_handle_t native, bool owned, core::ImportedMemory *memory) noexcept override;
  ur_result_t imageHandle(core::NativeImage image, ur_native_handle_t *native) noexcept override;
  ur_result_t importImage(ur_native_handle_t native, bool owned, const core::ImageDesc &desc,
                          core::ImportedImage *image) noexcept override;
  ur_result_t samplerHandle(core::NativeSampler sampler, ur_native_handle_t *native) noexcept override;
  ur_result_t importSampler(ur_native_handle_t native, bool owned, core::SamplerDesc *desc,
                            core::NativeSampler *sampler) noexcept override;

private:
  Memory &memory_;
  ImagePart &images_;
};

} // namespace ur::native_cpu
