// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images that cases use.
#pragma once

#include "support/buffers.hpp"
#include "support/info.hpp"

namespace conformance {

/// An image's shape: its description, and its size as regions have it.
struct ImageShape {
  const char *name;
  ur_image_desc_t desc;
  ur_rect_region_t extent;
  size_t pixels() const { return extent.width * extent.height * extent.depth; }
};
/// One of each type, small, and no two sizes alike.
std::vector<ImageShape> imageShapes();

/// Every pair of an order and a type that has a meaning, and the bytes of a pixel.
struct ImageFormat {
  ur_image_format_t format;
  size_t bytes;
};
std::vector<ImageFormat> imageFormats();
/// Four channels of 8 bits, for 0 to 1.
inline constexpr ur_image_format_t kUsualFormat = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};

/// An image that starts as a copy of these bytes. Whether the adapter has the format, for what kernels do with it;
/// another failure is one of the case.
bool makeImage(ur_context_handle_t context, const ur_image_format_t &format, const ur_image_desc_t &desc,
               const Bytes &bytes, Mem *image, ur_mem_flag_t access = UR_MEM_FLAG_READ_WRITE);
/// All of it, blocking.
Bytes readImage(ur_queue_handle_t queue, ur_mem_handle_t image, const ImageShape &shape, size_t bytesOfPixel);

/// The suite's kernel of that name (kernels/README.md) for images like that.
std::string imageKernel(const char *name, ur_mem_type_t type, const ur_image_format_t *format = nullptr);

/// Skips where the device has no images.
void needsImages(ur_device_handle_t device);

/// For cases that need images at all.
class ImagesTest : public EventTest {
protected:
  void SetUp() override;
};

/// An image of 16 x 16 pixels of 4 bytes on every kind of queue. Skips where there are no images.
class ImageQueuesTest : public WaitListsTest {
protected:
  void SetUp() override;
  ur_mem_handle_t mem() const { return image_; }

private:
  Mem image_;
};

} // namespace conformance
