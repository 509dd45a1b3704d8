// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images are arrays of one device, each with a surface, and with a texture for each sampler that it is read by.
#pragma once

#include "adapters/core/port/driver_images.hpp"
#include "adapters/cuda_like/staging.hpp"

namespace ur::LANEWAY_VENDOR {

class Image {
public:
  /// Memory exhausted is OUT_OF_DEVICE_MEMORY. Throws bad_alloc.
  [[nodiscard]] static ur_result_t create(const Device &device, const core::ImageDesc &desc,
                                          std::unique_ptr<Image> *image);
  /// Of an array that exists. INVALID_IMAGE_FORMAT_DESCRIPTOR: it is another form than the description has.
  [[nodiscard]] static ur_result_t import(const Device &device, ArrayHandle array, bool owned,
                                          const core::ImageDesc &desc, std::unique_ptr<Image> *image);
  Image(const Image &) = delete;
  Image &operator=(const Image &) = delete;
  ~Image();

  static Image &of(core::NativeImage image) noexcept { return *reinterpret_cast<Image *>(image); }
  static Image &of(const core::KernelArg &arg) noexcept {
    return of(*static_cast<const core::NativeImage *>(arg.data));
  }

  const Device &device() const noexcept { return device_; }
  ArrayHandle array() const noexcept { return array_; }
  size_t elementSize() const noexcept { return desc_.elementSize; }
  /// Whether what the core calls a row is a layer of the driver's.
  bool rowsAreLayers() const noexcept { return desc_.type == UR_MEM_TYPE_IMAGE1D_ARRAY; }

  /// What kernels are given for it.
  const ImageArgument &argument() const noexcept { return argument_; }
  /// The same for a sampler of it, which lives as long as the image. Under the device's context; doesn't block.
  [[nodiscard]] Result texture(const core::SamplerDesc &sampler, TextureHandle *texture) noexcept;

private:
  Image(const Device &device, const core::ImageDesc &desc) noexcept : device_(device), desc_(desc) {}
  Result make() noexcept;
  Result makeSurface() noexcept;

  static constexpr size_t kSamplers = 5 * 2 * 2; ///< addressing modes, filters, with and without normalised coordinates

  const Device &device_;
  const core::ImageDesc desc_;
  ArrayHandle array_ = nullptr;
  bool owned_ = true; ///< the array
  ImageArgument argument_{};
  std::mutex mutex_;
  std::array<TextureHandle, kSamplers> textures_{}; ///< 0: not yet
};

/// The sampler that an argument of a launch names.
[[nodiscard]] const core::SamplerDesc &samplerOf(const core::KernelArg &arg) noexcept;

/// What a device can do with images of those sizes at most.
[[nodiscard]] core::ImageFacts imageFacts(core::ImageFacts facts);

/// A copy with an image at one end at least. Under the stream's device's context. `devices`: the context's.
[[nodiscard]] ur_result_t enqueueImageCopy(const Stream &stream, Staging &staging,
                                           const std::vector<std::unique_ptr<Device>> &devices,
                                           const core::ImageCopyDesc &desc) noexcept;

} // namespace ur::LANEWAY_VENDOR
