// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/images.hpp"

namespace conformance {

class EnqueueMemImageWrite : public ImageTest {
protected:
  auto call() {
    return Call(urEnqueueMemImageWrite, queue(), mem(), false, {0, 0, 0}, {1, 1, 1}, 0, 0, src_, 0, nullptr, &event_)
        .outputs(event_);
  }

  unsigned char src_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueMemImageWrite, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueMemImageWrite, conditions) {
  CONFORMANCE_NEEDS(mem());
  call().needsPointer<7>();
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<8>(event);
}

TEST_F(EnqueueMemImageWrite, regions) {
  CONFORMANCE_NEEDS(mem());
  call().with<4>({0, 1, 1}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<4>({1, 0, 1}).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call().with<4>({1, 1, 0}).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueMemImageWrite, edges) {
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

using EnqueueMemImageWrite_Images = ImagesTest;

TEST_F(EnqueueMemImageWrite_Images, boxesAndNothingElse) {
  for (const ImageShape &shape : imageShapes()) {
    SCOPED_TRACE(shape.name);
    Bytes expected = someBytes(shape.pixels() * 4);
    Mem image;
    if (!makeImage(context(), kUsualFormat, shape.desc, expected, &image))
      GTEST_SKIP() << "the device lacks the usual format";
    const ur_rect_region_t box = {shape.extent.width - 3, shape.extent.height > 1 ? shape.extent.height - 2 : 1,
                                  shape.extent.depth > 1 ? shape.extent.depth - 1 : 1};
    const ur_rect_offset_t origin = {1, shape.extent.height > 1 ? 2u : 0u, shape.extent.depth > 1 ? 1u : 0u};
    const Bytes written = someBytes(box.width * box.height * box.depth * 4, 9);
    for (size_t z = 0; z < box.depth; ++z) {
      for (size_t y = 0; y < box.height; ++y) {
        for (size_t x = 0; x < box.width * 4; ++x) {
          expected[(((origin.z + z) * shape.extent.height + origin.y + y) * shape.extent.width + origin.x) * 4 + x] =
              written[(z * box.height + y) * box.width * 4 + x];
        }
      }
    }
    Bytes source = written;
    ASSERT_OK(urEnqueueMemImageWrite(queue(), image, true, origin, box, 0, 0, source.data(), 0, nullptr, nullptr));
    source.assign(source.size(), 0); // a blocking write is done with it
    EXPECT_EQ(expected, readImage(queue(), image, shape, 4));
  }
}

using EnqueueMemImageWrite_Queues = ImageQueuesTest;

TEST_P(EnqueueMemImageWrite_Queues, waitLists) {
  Bytes bytes(1024);
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        return urEnqueueMemImageWrite(queue(), mem(), false, {0, 0, 0}, {16, 16, 1}, 0, 0, bytes.data(), count, list,
                                      event);
      },
      UR_COMMAND_MEM_IMAGE_WRITE);
}

CONFORMANCE_ON_QUEUES(EnqueueMemImageWrite_Queues);

} // namespace conformance
