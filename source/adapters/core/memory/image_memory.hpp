// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The contents of one image: an image of the driver's on each device that needs one, and the host memory that it began
// with.
#pragma once

#include "adapters/core/memory/contents.hpp"
#include "adapters/core/port/driver_images.hpp"

namespace ur::core {

/// Bytes of a pixel; 0 for an order and a type that don't go together.
[[nodiscard]] size_t elementSize(const ur_image_format_t &format) noexcept;

/// Throws UNSUPPORTED_FEATURE unless the driver and every device of the context have images and samplers.
void checkImageSupport(const Context &context);

/// A box of pixels. Layers of an array count as the dimension after those of its images.
struct PixelBox {
  std::array<size_t, 3> origin{}, size{1, 1, 1};
};

class ImageMemory final : public Contents {
public:
  /// Checks everything about the description against the facts of all devices. `host`: the caller's pixels, used or
  /// copied as the flags have it. Throws UNSUPPORTED_FEATURE, UNSUPPORTED_IMAGE_FORMAT, INVALID_IMAGE_SIZE,
  /// INVALID_IMAGE_FORMAT_DESCRIPTOR.
  ImageMemory(Context &context, ur_mem_flags_t flags, const ur_image_format_t &format, const ur_image_desc_t &desc,
              void *host);

  /// On an image of the vendor's, which is said to be like that. Throws the same, and what the driver says; has taken
  /// nothing over then.
  ImageMemory(Context &context, ur_native_handle_t native, bool owned, const ur_image_format_t &format,
              const ur_image_desc_t &desc);

  /// As the port has it. Pitches are those of the caller's pixels, or of pixels without gaps.
  [[nodiscard]] const ImageDesc &desc() const noexcept { return desc_; }
  /// All of it.
  [[nodiscard]] std::array<size_t, 3> extent() const noexcept { return extent_; }
  /// Throws INVALID_SIZE where it reaches over an edge.
  void checkInside(const PixelBox &box) const;
  /// The caller's memory for a box of that size, as one end of a copy; pitches of 0 mean no gaps. Throws INVALID_SIZE
  /// for pitches that are too small.
  [[nodiscard]] ImageSide hostSide(void *memory, const std::array<size_t, 3> &size, size_t rowPitch,
                                   size_t slicePitch) const;

private:
  struct Checked; ///< what the constructor finds out before there is anything
  ImageMemory(Context &context, ur_mem_flags_t flags, const Checked &checked, void *host);
  [[nodiscard]] void *make(uint32_t device) override;
  [[nodiscard]] ur_result_t move(Driver &driver, Stream stream, const Fence &fence, const End &from,
                                 const End &to) const noexcept override;
  [[nodiscard]] ImageSide sideOf(const End &end) const noexcept;

  const ImageDesc desc_;
  const std::array<size_t, 3> extent_;
};

} // namespace ur::core
