// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/images.hpp"

namespace conformance {

class MemImageCreate : public ContextTest {
protected:
  auto call() { return Call(urMemImageCreate, context(), 0, &imageFormat_, &imageDesc_, nullptr, &mem_).outputs(mem_); }

  ur_image_format_t imageFormat_ = {};
  ur_image_desc_t imageDesc_ = structure<ur_image_desc_t>(UR_STRUCTURE_TYPE_IMAGE_DESC);
  ur_mem_handle_t mem_ = untouched<ur_mem_handle_t>();
};

TEST_F(MemImageCreate, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(MemImageCreate, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<3>();
  call().needsPointer<5>();
}

TEST_F(MemImageCreate, enumerations) {
  call().with<1>(UR_MEM_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(MemImageCreate, descriptors) {
  const auto refused = [&](auto change) {
    const ur_image_desc_t before = imageDesc_;
    change();
    call().answers(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR);
    imageDesc_ = before;
  };
  refused([&] { imageDesc_.stype = UR_STRUCTURE_TYPE_SAMPLER_DESC; });
  refused([&] { imageDesc_.type = noEnumerator<ur_mem_type_t>(); });
  refused([&] { imageDesc_.numMipLevel = 1; });
  refused([&] { imageDesc_.numSamples = 1; });
  refused([&] { imageDesc_.rowPitch = 64; });
  refused([&] { imageDesc_.slicePitch = 64; });
  call().with<1>(UR_MEM_FLAG_USE_HOST_POINTER).answers(UR_RESULT_ERROR_INVALID_HOST_PTR);
  call().with<4>(this).answers(UR_RESULT_ERROR_INVALID_HOST_PTR);
}

using MemImageCreate_Images = ImagesTest;

TEST_F(MemImageCreate_Images, sizes) {
  const InfoQuery query = infoQuery(urDeviceGetInfo, device());
  const auto limit = [&](ur_device_info_t what) { return infoOf<size_t>(query, what); };
  const size_t width2 = limit(UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH), height2 = limit(UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT);
  const size_t width3 = limit(UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH), height3 = limit(UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT);
  const size_t depth3 = limit(UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH), layers = limit(UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE);
  for (const size_t value : {width2, height2, width3, height3, depth3, layers})
    EXPECT_GT(value, 0u);
  const auto refused = [&](ur_mem_type_t type, size_t width, size_t height, size_t depth, size_t count) {
    auto desc = structure<ur_image_desc_t>(UR_STRUCTURE_TYPE_IMAGE_DESC);
    desc.type = type;
    desc.width = width;
    desc.height = height;
    desc.depth = depth;
    desc.arraySize = count;
    auto made = untouched<ur_mem_handle_t>();
    EXPECT_RESULT(UR_RESULT_ERROR_INVALID_IMAGE_SIZE,
                  urMemImageCreate(context(), 0, &kUsualFormat, &desc, nullptr, &made));
    EXPECT_EQ(untouched<ur_mem_handle_t>(), made);
  };
  refused(UR_MEM_TYPE_IMAGE1D, 0, 1, 1, 1);
  refused(UR_MEM_TYPE_IMAGE2D, 0, 1, 1, 1);
  refused(UR_MEM_TYPE_IMAGE2D, 1, 0, 1, 1);
  refused(UR_MEM_TYPE_IMAGE3D, 1, 1, 0, 1);
  refused(UR_MEM_TYPE_IMAGE1D_ARRAY, 1, 1, 1, 0);
  refused(UR_MEM_TYPE_IMAGE2D_ARRAY, 1, 1, 1, 0);
  refused(UR_MEM_TYPE_IMAGE2D, width2 + 1, 1, 1, 1);
  refused(UR_MEM_TYPE_IMAGE2D, 1, height2 + 1, 1, 1);
  refused(UR_MEM_TYPE_IMAGE3D, width3 + 1, 1, 1, 1);
  refused(UR_MEM_TYPE_IMAGE3D, 1, height3 + 1, 1, 1);
  refused(UR_MEM_TYPE_IMAGE3D, 1, 1, depth3 + 1, 1);
  refused(UR_MEM_TYPE_IMAGE1D_ARRAY, 1, 1, 1, layers + 1);
  refused(UR_MEM_TYPE_IMAGE2D_ARRAY, 1, 1, 1, layers + 1);
  refused(UR_MEM_TYPE_IMAGE2D, SIZE_MAX, SIZE_MAX, 1, 1);
}

TEST_F(MemImageCreate_Images, formatsWithoutMeaning) {
  const ur_image_desc_t desc = imageShapes()[1].desc;
  for (const ur_image_format_t &format :
       {ur_image_format_t{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565},
        {UR_IMAGE_CHANNEL_ORDER_R, UR_IMAGE_CHANNEL_TYPE_INT_101010},
        {UR_IMAGE_CHANNEL_ORDER_SRGBA, UR_IMAGE_CHANNEL_TYPE_FLOAT}}) {
    auto made = untouched<ur_mem_handle_t>();
    EXPECT_RESULT(UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT,
                  urMemImageCreate(context(), 0, &format, &desc, nullptr, &made));
    EXPECT_EQ(untouched<ur_mem_handle_t>(), made);
  }
}

/// What kernels may do more with, they may do less with.
TEST_F(MemImageCreate_Images, formatsByAccess) {
  bool srgb = false;
  for (const ImageFormat &format : imageFormats()) {
    for (const ImageShape &shape : imageShapes()) {
      SCOPED_TRACE(std::string(shape.name) + ", order " + std::to_string(format.format.channelOrder) + ", type " +
                   std::to_string(format.format.channelType));
      const Bytes bytes = someBytes(shape.pixels() * format.bytes);
      Mem any, read, written;
      const bool forAny = makeImage(context(), format.format, shape.desc, bytes, &any);
      const bool toRead = makeImage(context(), format.format, shape.desc, bytes, &read, UR_MEM_FLAG_READ_ONLY);
      const bool toWrite = makeImage(context(), format.format, shape.desc, bytes, &written, UR_MEM_FLAG_WRITE_ONLY);
      EXPECT_TRUE(!forAny || (toRead && toWrite));
      if (toRead) {
        EXPECT_EQ(bytes, readImage(queue(), read, shape, format.bytes));
      }
      srgb |= toRead && format.format.channelOrder == UR_IMAGE_CHANNEL_ORDER_SRGBA;
    }
  }
  EXPECT_EQ(srgb, infoOf<ur_bool_t>(infoQuery(urDeviceGetInfo, device()), UR_DEVICE_INFO_IMAGE_SRGB));
}

TEST_F(MemImageCreate_Images, pitches) {
  ur_image_desc_t desc = imageShapes()[2].desc; // 7 x 5 x 3
  desc.rowPitch = 32;
  desc.slicePitch = 192;
  Bytes host = someBytes(192 * 3);
  Mem image;
  const ur_result_t made =
      urMemImageCreate(context(), UR_MEM_FLAG_USE_HOST_POINTER, &kUsualFormat, &desc, host.data(), image.out());
  ASSERT_OK(made);
  const Bytes read = readImage(queue(), image, imageShapes()[2], 4);
  for (size_t i = 0; i < read.size(); ++i)
    ASSERT_EQ(host[i / 140 * 192 + i / 28 % 5 * 32 + i % 28], read[i]) << i;
  for (const auto &[row, slice] : {std::pair<size_t, size_t>{24, 192}, {30, 192}, {32, 128}, {32, 200}}) {
    desc.rowPitch = row;
    desc.slicePitch = slice;
    auto refused = untouched<ur_mem_handle_t>();
    EXPECT_RESULT(
        UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR,
        urMemImageCreate(context(), UR_MEM_FLAG_USE_HOST_POINTER, &kUsualFormat, &desc, host.data(), &refused))
        << row << ", " << slice;
    EXPECT_EQ(untouched<ur_mem_handle_t>(), refused);
  }
}

TEST_F(MemImageCreate_Images, flagsThatContradict) {
  const ur_image_desc_t desc = imageShapes()[1].desc;
  Bytes host(4096);
  auto made = untouched<ur_mem_handle_t>();
  const auto create = [&](ur_mem_flags_t flags, void *memory) {
    return urMemImageCreate(context(), flags, &kUsualFormat, &desc, memory, &made);
  };
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_VALUE, create(UR_MEM_FLAG_READ_ONLY | UR_MEM_FLAG_WRITE_ONLY, nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_VALUE,
                create(UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER, host.data()));
  EXPECT_EQ(untouched<ur_mem_handle_t>(), made);
}

} // namespace conformance
