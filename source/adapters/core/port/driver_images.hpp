// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The port's optional part for images and samplers (Driver::images).
//
// Where texels live is the driver's business: in arrays of one device (CUDA, HIP, Level Zero), in an object of the
// context (OpenCL), in plain memory. The core makes an image on each device that uses it, or one for all of them where
// caps().sharedDeviceMemory without imagesOfOneDevice, and moves contents by copyImage. What formats and sizes there
// are is in DeviceFacts. The rules of driver.hpp hold: thread-safe, no exceptions, outputs on success only, nothing
// blocks unless it says so.
#pragma once

#include "adapters/core/port/driver.hpp"

#include <array>

namespace ur::core {

using NativeImage = struct NativeImageTag *;
using NativeSampler = struct NativeSamplerTag *;

/// A new image. Sizes in pixels, 1 where the type doesn't have them; checked against the facts.
struct ImageDesc {
  ur_mem_type_t type = UR_MEM_TYPE_IMAGE2D;
  ur_image_format_t format{};
  size_t elementSize = 0; ///< bytes of a pixel
  size_t width = 1, height = 1, depth = 1, layers = 1;
  ur_mem_flags_t access = UR_MEM_FLAG_READ_WRITE; ///< one of READ_WRITE, READ_ONLY, WRITE_ONLY: what kernels do with it
  /// Where overHostMemory: the texels are here, with these pitches (a row of an array of one-dimensional images is a
  /// layer). The memory outlives the image. Null: the driver's own.
  void *memory = nullptr;
  size_t rowPitch = 0, slicePitch = 0;
};

struct SamplerDesc {
  bool normalized = false;
  ur_sampler_addressing_mode_t addressing = UR_SAMPLER_ADDRESSING_MODE_NONE;
  ur_sampler_filter_mode_t filter = UR_SAMPLER_FILTER_MODE_NEAREST;
};

/// One end of a copy: an image from a pixel on (x, y or the layer of an array of one-dimensional images, z or the layer
/// of an array of two-dimensional ones), or memory with pitches in bytes.
struct ImageSide {
  NativeImage image = nullptr;
  std::array<size_t, 3> origin{};
  void *memory = nullptr; ///< where image is null: USM of this context or plain host memory
  size_t rowPitch = 0, slicePitch = 0;
};

/// A copy of size[2] slices of size[1] rows of size[0] pixels, none of them 0; at least one end is an image, images are
/// of one format and of the same context, and ends in one image don't overlap. Host memory as in CopyDesc.
struct ImageCopyDesc {
  ImageSide dst, src;
  std::array<size_t, 3> size{1, 1, 1};
};

/// How images travel with a launch: KernelArg::data of kind memory points to a NativeImage, which the launch uses as
/// KernelArg::access has it; of kind sampler, to a NativeSampler.
class ImageDriver {
public:
  /// Whether createImage takes ImageDesc::memory.
  [[nodiscard]] virtual bool overHostMemory() const noexcept = 0;

  /// On that device; where caps().sharedDeviceMemory without imagesOfOneDevice, for all. Its contents are undefined
  /// unless they are in desc.memory. Memory exhausted is OUT_OF_DEVICE_MEMORY or OUT_OF_RESOURCES.
  [[nodiscard]] virtual ur_result_t createImage(uint32_t device, const ImageDesc &desc,
                                                NativeImage *image) noexcept = 0;
  /// No command uses it any more. May block like Driver::free.
  virtual void destroyImage(NativeImage image) noexcept = 0;

  /// A command like Driver::copy. An image on another device may only be the source.
  [[nodiscard]] virtual ur_result_t copyImage(Stream stream, const ImageCopyDesc &desc,
                                              const Fence &fence) noexcept = 0;

  /// For all devices of the context. A sampler may be destroyed while launches with it are in flight.
  [[nodiscard]] virtual ur_result_t createSampler(const SamplerDesc &desc, NativeSampler *sampler) noexcept = 0;
  virtual void destroySampler(NativeSampler sampler) noexcept = 0;

protected:
  ~ImageDriver() = default;
};

} // namespace ur::core
