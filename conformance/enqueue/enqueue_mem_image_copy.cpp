// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/images.hpp"

namespace conformance {

class EnqueueMemImageCopy : public ImageTest {
protected:
  auto call() {
    return Call(urEnqueueMemImageCopy, queue(), mem(), mem(), {0, 0, 0}, {0, 0, 0}, {1, 1, 1}, 0, nullptr, &event_)
        .outputs(event_);
  }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueMemImageCopy, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
  call().needsHandle<2>();
}

TEST_F(EnqueueMemImageCopy, conditions) {
  CONFORMANCE_NEEDS(mem());
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<6>(event);
}

TEST_F(EnqueueMemImageCopy, regions) {
  CONFORMANCE_NEEDS(mem());
  call().with<5>({0, 1, 1}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>({1, 0, 1}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<5>({1, 1, 0}).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueMemImageCopy, edges) {
  CONFORMANCE_NEEDS(mem());
  const ur_rect_region_t box = {2, 2, 1};
  const ur_rect_offset_t far = {8, 8, 0};
  for (const ur_rect_offset_t origin : {ur_rect_offset_t{15, 0, 0}, {0, 15, 0}, {0, 0, 1}, {~0ull, 0, 0}}) {
    call().with<3>(origin).with<4>(far).with<5>(box).answers(UR_RESULT_ERROR_INVALID_SIZE);
    call().with<3>(far).with<4>(origin).with<5>(box).answers(UR_RESULT_ERROR_INVALID_SIZE);
  }
  Mem buffer;
  ASSERT_NO_FATAL_FAILURE(makeBuffer(context(), someBytes(64), &buffer));
  call().with<1>(buffer).answers(UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  call().with<2>(buffer).answers(UR_RESULT_ERROR_INVALID_MEM_OBJECT);
}

using EnqueueMemImageCopy_Images = ImagesTest;

TEST_F(EnqueueMemImageCopy_Images, fromEveryShapeToEvery) {
  for (const ImageShape &from : imageShapes()) {
    for (const ImageShape &to : imageShapes()) {
      SCOPED_TRACE(std::string(from.name) + " to " + to.name);
      const Bytes bytes = someBytes(from.pixels() * 4);
      Bytes expected = someBytes(to.pixels() * 4, 5);
      Mem src, dst;
      if (!makeImage(context(), kUsualFormat, from.desc, bytes, &src) ||
          !makeImage(context(), kUsualFormat, to.desc, expected, &dst))
        GTEST_SKIP() << "the device lacks the usual format";
      // One row from the last row and slice of one to the first of the other.
      const ur_rect_offset_t origin = {1, from.extent.height - 1, from.extent.depth - 1};
      ASSERT_OK(urEnqueueMemImageCopy(queue(), src, dst, origin, {2, 0, 0}, {4, 1, 1}, 0, nullptr, nullptr));
      std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(
                                      ((origin.z * from.extent.height + origin.y) * from.extent.width + origin.x) * 4),
                  16, expected.begin() + 8);
      EXPECT_EQ(expected, readImage(queue(), dst, to, 4));
    }
  }
}

TEST_F(EnqueueMemImageCopy_Images, withinOneImage) {
  const ImageShape shape = imageShapes()[1];
  Bytes bytes = someBytes(shape.pixels() * 4);
  Mem image;
  if (!makeImage(context(), kUsualFormat, shape.desc, bytes, &image))
    GTEST_SKIP() << "the device lacks the usual format";
  const auto copy = [&](ur_rect_offset_t from, ur_rect_offset_t to) {
    return urEnqueueMemImageCopy(queue(), image, image, from, to, {3, 2, 1}, 0, nullptr, nullptr);
  };
  EXPECT_RESULT(UR_RESULT_ERROR_OVERLAPPING_REGIONS, copy({0, 0, 0}, {0, 0, 0}));
  EXPECT_RESULT(UR_RESULT_ERROR_OVERLAPPING_REGIONS, copy({0, 0, 0}, {2, 1, 0}));
  EXPECT_RESULT(UR_RESULT_ERROR_OVERLAPPING_REGIONS, copy({2, 1, 0}, {0, 0, 0}));
  ASSERT_OK(copy({0, 0, 0}, {3, 1, 0}));
  for (size_t y = 0; y < 2; ++y) {
    std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(y * 36), 12,
                bytes.begin() + static_cast<std::ptrdiff_t>((y + 1) * 36 + 12));
  }
  EXPECT_EQ(bytes, readImage(queue(), image, shape, 4));
}

TEST_F(EnqueueMemImageCopy_Images, notBetweenFormats) {
  const ImageShape shape = imageShapes()[1];
  Mem image, other;
  if (!makeImage(context(), kUsualFormat, shape.desc, someBytes(shape.pixels() * 4), &image) ||
      !makeImage(context(), {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8}, shape.desc,
                 someBytes(shape.pixels() * 4), &other))
    GTEST_SKIP() << "the device lacks one of the formats";
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR,
                urEnqueueMemImageCopy(queue(), image, other, {0, 0, 0}, {0, 0, 0}, {1, 1, 1}, 0, nullptr, nullptr));
}

using EnqueueMemImageCopy_Queues = ImageQueuesTest;

TEST_P(EnqueueMemImageCopy_Queues, waitLists) {
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        return urEnqueueMemImageCopy(queue(), mem(), mem(), {0, 0, 0}, {8, 8, 0}, {8, 8, 1}, count, list, event);
      },
      UR_COMMAND_MEM_IMAGE_COPY);
}

CONFORMANCE_ON_QUEUES(EnqueueMemImageCopy_Queues);

} // namespace conformance
