// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Simulated images: their texels are blocks of the simulated memory, without gaps, so that every rule about memory
// (poison, use after free, races, leaks) holds for them too.
#pragma once

#include "sim/object_table.hpp"

#include "adapters/core/port/driver_images.hpp"

namespace ur::sim {

/// An image as a kernel's host function sees it: the bytes of its argument.
struct ImageView {
  core::ImageDesc desc;
  ur_mem_flags_t access = 0; ///< what the launch may do
  uint8_t *texels = nullptr;
  size_t rowPitch = 0, slicePitch = 0;
  uint32_t device = 0; ///< the world's number of the one that has it

  std::array<size_t, 3> extent() const;
  uint8_t *at(size_t x, size_t y, size_t z) const {
    return texels + z * slicePitch + y * rowPitch + x * desc.elementSize;
  }
  /// Each row of a box of pixels.
  template <class F>
  void forRows(const std::array<size_t, 3> &origin, const std::array<size_t, 3> &size, F visit) const {
    for (size_t z = 0; z < size[2]; ++z) {
      for (size_t y = 0; y < size[1]; ++y)
        visit(at(origin[0], origin[1] + y, origin[2] + z), size[0] * desc.elementSize);
    }
  }
  /// Every byte, as a launch with that access touches it.
  std::vector<Range> footprint() const;
};

class Images final : public core::ImageDriver {
public:
  /// For the context of that name, on those devices of the world.
  Images(const void *context, const std::vector<uint32_t> &devices)
      : context_(context), devices_(devices), images_(context, "images"), samplers_(context, "samplers") {}
  ~Images();

  bool overHostMemory() const noexcept override { return world_.options().imagesOverHostMemory; }
  ur_result_t createImage(uint32_t device, const core::ImageDesc &desc, core::NativeImage *image) noexcept override;
  void destroyImage(core::NativeImage image) noexcept override;
  ur_result_t copyImage(core::Stream stream, const core::ImageCopyDesc &desc,
                        const core::Fence &fence) noexcept override;
  ur_result_t createSampler(const core::SamplerDesc &desc, core::NativeSampler *sampler) noexcept override;
  void destroySampler(core::NativeSampler sampler) noexcept override;

  // Native handles (images_native.cpp).
  ur_result_t handleOf(core::NativeImage image, ur_native_handle_t *native);
  ur_result_t import(ur_native_handle_t native, bool owned, const core::ImageDesc &desc, core::ImportedImage *image);
  ur_result_t handleOf(core::NativeSampler sampler, ur_native_handle_t *native);
  ur_result_t import(ur_native_handle_t native, bool owned, core::SamplerDesc *desc, core::NativeSampler *sampler);

  /// What an argument of a launch refers to; nothing, with a violation, where it is none of this context.
  std::optional<ImageView> image(const core::KernelArg &arg);
  std::optional<core::SamplerDesc> sampler(const core::KernelArg &arg);

private:
  struct Side;
  std::optional<ImageView> find(core::NativeImage image, const char *what);
  std::optional<Side> check(const core::ImageSide &side, const std::array<size_t, 3> &size, size_t elementSize);
  ur_result_t bad(const std::string &text);

  World &world_ = World::instance();
  const void *const context_;
  const std::vector<uint32_t> &devices_; ///< the driver's
  // Guarded by the world's lock.
  ObjectTable<ImageView> images_;
  ObjectTable<core::SamplerDesc> samplers_;
};

} // namespace ur::sim
