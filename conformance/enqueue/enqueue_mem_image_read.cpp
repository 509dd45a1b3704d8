// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/images.hpp"

namespace conformance {

class EnqueueMemImageRead : public ImageTest {
protected:
  auto call() {
    return Call(urEnqueueMemImageRead, queue(), mem(), false, {0, 0, 0}, {1, 1, 1}, 0, 0, dst_, 0, nullptr, &event_)
        .outputs(event_);
  }

  unsigned char dst_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueMemImageRead, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueMemImageRead, conditions) {
  CONFORMANCE_NEEDS(mem());
  call().needsPointer<7>();
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<8>(event);
}

TEST_F(EnqueueMemImageRead, regions) {
  CONFORMANCE_NEEDS(mem());
  call().with<4>({0, 1, 1}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<4>({1, 0, 1}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<4>({1, 1, 0}).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueMemImageRead, edges) {
  CONFORMANCE_NEEDS(mem());
  const ur_rect_region_t box = {2, 2, 1};
  for (const ur_rect_offset_t origin : {ur_rect_offset_t{15, 0, 0}, {0, 15, 0}, {0, 0, 1}, {16, 0, 0}, {~0ull, 0, 0}})
    call().with<3>(origin).with<4>(box).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<4>({17, 1, 1}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<4>({1, 17, 1}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<4>({1, 1, 2}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<4>(box).with<5>(7).answers(UR_RESULT_ERROR_INVALID_SIZE);
  Mem buffer;
  ASSERT_NO_FATAL_FAILURE(makeBuffer(context(), someBytes(64), &buffer));
  call().with<1>(buffer).answers(UR_RESULT_ERROR_INVALID_MEM_OBJECT);
}

using EnqueueMemImageRead_Images = ImagesTest;

TEST_F(EnqueueMemImageRead_Images, everyFormatInEveryShape) {
  size_t supported = 0;
  for (const ImageFormat &format : imageFormats()) {
    for (const ImageShape &shape : imageShapes()) {
      SCOPED_TRACE(std::string(shape.name) + ", order " + std::to_string(format.format.channelOrder) + ", type " +
                   std::to_string(format.format.channelType));
      const Bytes bytes = someBytes(shape.pixels() * format.bytes);
      Mem image;
      if (!makeImage(context(), format.format, shape.desc, bytes, &image))
        continue;
      ++supported;
      EXPECT_EQ(bytes, readImage(queue(), image, shape, format.bytes));
    }
  }
  EXPECT_GT(supported, 0u) << "a device with images has formats";
}

TEST_F(EnqueueMemImageRead_Images, boxes) {
  for (const ImageShape &shape : imageShapes()) {
    SCOPED_TRACE(shape.name);
    const Bytes bytes = someBytes(shape.pixels() * 4);
    Mem image;
    if (!makeImage(context(), kUsualFormat, shape.desc, bytes, &image))
      GTEST_SKIP() << "the device lacks the usual format";
    const ur_rect_region_t box = {shape.extent.width - 3, shape.extent.height > 1 ? shape.extent.height - 2 : 1,
                                  shape.extent.depth > 1 ? shape.extent.depth - 1 : 1};
    const ur_rect_offset_t origin = {2, shape.extent.height > 1 ? 1u : 0u, shape.extent.depth > 1 ? 1u : 0u};
    const bool layers = shape.desc.type == UR_MEM_TYPE_IMAGE1D_ARRAY; // which are a slice pitch apart
    const size_t row = 64, slice = layers ? 96 : 64 * 6;
    const size_t rowStep = layers ? slice : row;
    Bytes read(slice * 6, 0xee), expected = read;
    for (size_t z = 0; z < box.depth; ++z) {
      for (size_t y = 0; y < box.height; ++y) {
        for (size_t x = 0; x < box.width * 4; ++x) {
          expected[z * slice + y * rowStep + x] =
              bytes[(((origin.z + z) * shape.extent.height + origin.y + y) * shape.extent.width + origin.x) * 4 + x];
        }
      }
    }
    ASSERT_OK(urEnqueueMemImageRead(queue(), image, true, origin, box, row, slice, read.data(), 0, nullptr, nullptr));
    EXPECT_EQ(expected, read);
  }
}

using EnqueueMemImageRead_Queues = ImageQueuesTest;

TEST_P(EnqueueMemImageRead_Queues, waitLists) {
  Bytes bytes(1024);
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        return urEnqueueMemImageRead(queue(), mem(), false, {0, 0, 0}, {16, 16, 1}, 0, 0, bytes.data(), count, list,
                                     event);
      },
      UR_COMMAND_MEM_IMAGE_READ);
}

CONFORMANCE_ON_QUEUES(EnqueueMemImageRead_Queues);

} // namespace conformance
