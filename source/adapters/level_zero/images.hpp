// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images and samplers. Both are of one device with Level Zero.
#pragma once

#include "adapters/core/port/driver_images.hpp"
#include "adapters/level_zero/streams.hpp"

namespace ur::level_zero {

class Image {
public:
  /// Takes the native image over.
  Image(const Context &context, uint32_t device, ze_image_handle_t native, const core::ImageDesc &desc) noexcept
      : context_(context), device_(device), native_(native), type_(desc.type), elementSize_(desc.elementSize) {}
  Image(const Image &) = delete;
  Image &operator=(const Image &) = delete;
  ~Image() { (void)context_.api().zeImageDestroy(native_); }

  static Image &of(core::NativeImage image) noexcept { return *reinterpret_cast<Image *>(image); }
  /// What an argument of a launch names.
  static ze_image_handle_t nativeOf(const core::KernelArg &arg) noexcept {
    return of(*static_cast<const core::NativeImage *>(arg.data)).native_;
  }
  [[nodiscard]] ze_image_handle_t native() const noexcept { return native_; }
  [[nodiscard]] uint32_t device() const noexcept { return device_; }
  [[nodiscard]] size_t elementSize() const noexcept { return elementSize_; }
  [[nodiscard]] ur_mem_type_t type() const noexcept { return type_; }
  /// Whether what the core calls a row is a layer: for the driver layers of all arrays are slices.
  [[nodiscard]] bool rowsAreLayers() const noexcept { return type_ == UR_MEM_TYPE_IMAGE1D_ARRAY; }

private:
  const Context &context_;
  const uint32_t device_; ///< its position
  const ze_image_handle_t native_;
  const ur_mem_type_t type_;
  const size_t elementSize_;
};

/// One of each device's.
class Sampler {
public:
  explicit Sampler(const Context &context) noexcept : context_(context) {}
  Sampler(const Sampler &) = delete;
  Sampler &operator=(const Sampler &) = delete;
  ~Sampler();
  /// Once, before all else. Throws bad_alloc.
  [[nodiscard]] ze_result_t create(const core::SamplerDesc &desc);
  /// What an argument of a launch on that device names.
  static ze_sampler_handle_t nativeOf(const core::KernelArg &arg, uint32_t device) noexcept {
    return reinterpret_cast<const Sampler *>(*static_cast<const core::NativeSampler *>(arg.data))->natives_[device];
  }

private:
  const Context &context_;
  std::vector<ze_sampler_handle_t> natives_; ///< by the devices' positions
};

class Images final : public core::ImageDriver {
public:
  /// What these refer to may be made later. `scratch`: as enqueueFence has it.
  Images(const Context &context, Streams &streams, uint64_t *const &scratch) noexcept
      : context_(context), streams_(streams), scratch_(scratch) {}
  /// On each device.
  [[nodiscard]] bool possible() const noexcept;

  bool overHostMemory() const noexcept override { return false; }
  ur_result_t createImage(uint32_t device, const core::ImageDesc &desc, core::NativeImage *image) noexcept override;
  void destroyImage(core::NativeImage image) noexcept override { delete &Image::of(image); }
  ur_result_t copyImage(core::Stream stream, const core::ImageCopyDesc &desc,
                        const core::Fence &fence) noexcept override;
  /// One that was made before, where there is such: launches with it may be in flight for as long as they like.
  ur_result_t createSampler(const core::SamplerDesc &desc, core::NativeSampler *sampler) noexcept override;
  void destroySampler(core::NativeSampler) noexcept override {}

private:
  static constexpr size_t kSamplers = 5 * 2 * 2; ///< addressing modes, filters, with and without normalised coordinates

  [[nodiscard]] ur_result_t copyAcross(core::Stream stream, const core::ImageCopyDesc &desc,
                                       const core::Fence &fence) const noexcept;

  const Context &context_;
  Streams &streams_;
  uint64_t *const &scratch_;
  std::mutex mutex_; // guards what follows
  std::array<std::unique_ptr<Sampler>, kSamplers> samplers_;
};

} // namespace ur::level_zero
