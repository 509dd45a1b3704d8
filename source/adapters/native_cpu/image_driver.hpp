// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images and samplers of the native CPU: plain memory with a description, which kernels read by the functions of
// ur_native_cpu_image.h. (What image.cpp loads are images of programs.)
#pragma once

#include "adapters/core/port/driver_native.hpp"
#include "adapters/native_cpu/memory.hpp"

namespace ur::native_cpu {

/// What the device says about its images.
core::ImageFacts imageFacts();

class ImagePart final : public core::ImageDriver {
public:
  explicit ImagePart(Memory &memory) noexcept : memory_(memory) {}

  bool overHostMemory() const noexcept override { return true; }
  ur_result_t createImage(uint32_t device, const core::ImageDesc &desc, core::NativeImage *image) noexcept override;
  void destroyImage(core::NativeImage image) noexcept override;
  ur_result_t copyImage(core::Stream stream, const core::ImageCopyDesc &desc,
                        const core::Fence &fence) noexcept override;
  ur_result_t createSampler(const core::SamplerDesc &desc, core::NativeSampler *sampler) noexcept override;
  void destroySampler(core::NativeSampler sampler) noexcept override;

  // Native handles: the structures that kernels get, a ur_native_cpu_image_t and a ur_native_cpu_sampler_t. An import
  // is another object with the same pixels, and owns nothing.
  ur_result_t handleOf(core::NativeImage image, ur_native_handle_t *native) noexcept;
  ur_result_t import(ur_native_handle_t native, const core::ImageDesc &desc, core::ImportedImage *image) noexcept;
  ur_result_t handleOf(core::NativeSampler sampler, ur_native_handle_t *native) noexcept;
  ur_result_t import(ur_native_handle_t native, core::SamplerDesc *desc, core::NativeSampler *sampler) noexcept;

private:
  Memory &memory_;
};

/// Whether an argument of a launch is an image or a sampler, for which the kernel gets a structure: of that size, and
/// written there. 0: it is none.
size_t imageArgSize(const core::KernelArg &arg) noexcept;
void writeImageArg(const core::KernelArg &arg, void *to) noexcept;

} // namespace ur::native_cpu
