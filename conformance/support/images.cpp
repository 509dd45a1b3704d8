// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/images.hpp"

#include "support/registry.hpp"

namespace conformance {

std::vector<ImageShape> imageShapes() {
  const auto shape = [](const char *name, ur_mem_type_t type, size_t width, size_t height, size_t depth, size_t layers,
                        ur_rect_region_t extent) {
    auto desc = structure<ur_image_desc_t>(UR_STRUCTURE_TYPE_IMAGE_DESC);
    desc.type = type;
    desc.width = width;
    desc.height = height;
    desc.depth = depth;
    desc.arraySize = layers;
    return ImageShape{name, desc, extent};
  };
  return {shape("1D", UR_MEM_TYPE_IMAGE1D, 13, 1, 1, 1, {13, 1, 1}),
          shape("2D", UR_MEM_TYPE_IMAGE2D, 9, 5, 1, 1, {9, 5, 1}),
          shape("3D", UR_MEM_TYPE_IMAGE3D, 7, 5, 3, 1, {7, 5, 3}),
          shape("1D array", UR_MEM_TYPE_IMAGE1D_ARRAY, 11, 1, 1, 4, {11, 4, 1}),
          shape("2D array", UR_MEM_TYPE_IMAGE2D_ARRAY, 6, 4, 1, 3, {6, 4, 3})};
}

std::vector<ImageFormat> imageFormats() {
  std::vector<ImageFormat> all;
  const auto add = [&](std::initializer_list<ur_image_channel_order_t> orders, size_t channels,
                       std::initializer_list<ur_image_channel_type_t> types, size_t bytes) {
    for (const ur_image_channel_order_t order : orders) {
      for (const ur_image_channel_type_t type : types)
        all.push_back({{order, type}, channels * bytes});
    }
  };
  const auto addAll = [&](std::initializer_list<ur_image_channel_order_t> orders, size_t channels) {
    add(orders, channels,
        {UR_IMAGE_CHANNEL_TYPE_SNORM_INT8, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8, UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8,
         UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8},
        1);
    add(orders, channels,
        {UR_IMAGE_CHANNEL_TYPE_SNORM_INT16, UR_IMAGE_CHANNEL_TYPE_UNORM_INT16, UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16,
         UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16, UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT},
        2);
    add(orders, channels,
        {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32, UR_IMAGE_CHANNEL_TYPE_FLOAT}, 4);
  };
  addAll({UR_IMAGE_CHANNEL_ORDER_A, UR_IMAGE_CHANNEL_ORDER_R, UR_IMAGE_CHANNEL_ORDER_INTENSITY,
          UR_IMAGE_CHANNEL_ORDER_LUMINANCE},
         1);
  addAll({UR_IMAGE_CHANNEL_ORDER_RG, UR_IMAGE_CHANNEL_ORDER_RA}, 2);
  addAll({UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_ORDER_BGRA, UR_IMAGE_CHANNEL_ORDER_ARGB,
          UR_IMAGE_CHANNEL_ORDER_ABGR},
         4);
  add({UR_IMAGE_CHANNEL_ORDER_RGB, UR_IMAGE_CHANNEL_ORDER_RGBX}, 1,
      {UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565, UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_555}, 2);
  add({UR_IMAGE_CHANNEL_ORDER_RGB, UR_IMAGE_CHANNEL_ORDER_RGBX}, 1, {UR_IMAGE_CHANNEL_TYPE_INT_101010}, 4);
  add({UR_IMAGE_CHANNEL_ORDER_SRGBA}, 4, {UR_IMAGE_CHANNEL_TYPE_UNORM_INT8}, 1);
  return all;
}

bool makeImage(ur_context_handle_t context, const ur_image_format_t &format, const ur_image_desc_t &desc,
               const Bytes &bytes, Mem *image, ur_mem_flag_t access) {
  Bytes copied = bytes; // the caller's memory is free again when the call returns
  const ur_result_t result = urMemImageCreate(context, access | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER, &format, &desc,
                                              copied.data(), image->out());
  std::fill(copied.begin(), copied.end(), static_cast<unsigned char>(0xdd));
  if (result != UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT) {
    EXPECT_OK(result) << "order " << format.channelOrder << ", type " << format.channelType;
  }
  return result == UR_RESULT_SUCCESS;
}

Bytes readImage(ur_queue_handle_t queue, ur_mem_handle_t image, const ImageShape &shape, size_t bytesOfPixel) {
  Bytes bytes(shape.pixels() * bytesOfPixel);
  EXPECT_OK(
      urEnqueueMemImageRead(queue, image, true, {0, 0, 0}, shape.extent, 0, 0, bytes.data(), 0, nullptr, nullptr));
  return bytes;
}

std::string imageKernel(const char *name, ur_mem_type_t type, const ur_image_format_t *format) {
  std::string typed = name;
  if (!environment().form->typedImages)
    return typed;
  typed += type == UR_MEM_TYPE_IMAGE1D         ? "_1d"
           : type == UR_MEM_TYPE_IMAGE2D       ? "_2d"
           : type == UR_MEM_TYPE_IMAGE3D       ? "_3d"
           : type == UR_MEM_TYPE_IMAGE1D_ARRAY ? "_1d_array"
                                               : "_2d_array";
  if (format == nullptr)
    return typed;
  switch (format->channelType) {
  case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8:
  case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16:
  case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32:
    return typed + "_i";
  case UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8:
  case UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16:
  case UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32:
    return typed + "_ui";
  default:
    return typed + "_f";
  }
}

void needsImages(ur_device_handle_t device) {
  if (!infoOf<ur_bool_t>(infoQuery(urDeviceGetInfo, device), UR_DEVICE_INFO_IMAGE_SUPPORT))
    GTEST_SKIP() << "the device has no images (UR_DEVICE_INFO_IMAGE_SUPPORT)";
}

void ImagesTest::SetUp() {
  ASSERT_NO_FATAL_FAILURE(EventTest::SetUp());
  if (!IsSkipped())
    needsImages(device());
}

void ImageQueuesTest::SetUp() {
  ASSERT_NO_FATAL_FAILURE(WaitListsTest::SetUp());
  if (IsSkipped())
    return;
  auto desc = structure<ur_image_desc_t>(UR_STRUCTURE_TYPE_IMAGE_DESC);
  desc.type = UR_MEM_TYPE_IMAGE2D;
  desc.width = desc.height = 16;
  const ur_result_t result =
      urMemImageCreate(context(), UR_MEM_FLAG_READ_WRITE, &kUsualFormat, &desc, nullptr, image_.out());
  if (const std::string absent = absentBecause("urMemImageCreate", result); image_.get() == nullptr)
    GTEST_SKIP() << absent;
}

} // namespace conformance
