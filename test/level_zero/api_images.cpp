// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images, as far as the conformance suite doesn't see how: between two devices, by memory of each kind, and what a
// driver tells of them. Runs with two devices.
#include "level_zero/api_calls.hpp"
#include "support/fault_program.hpp"

#include <numeric>

namespace ur::level_zero::test {
namespace {

using Bytes = std::vector<uint8_t>;

class LevelZeroImages : public ApiTest {
protected:
  static constexpr ur_image_format_t kFormat{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
  static constexpr size_t kPixel = 4;
  static constexpr ur_queue_flags_t kQueues[] = {
      0, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE, UR_QUEUE_FLAG_PROFILING_ENABLE,
      UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE | UR_QUEUE_FLAG_PROFILING_ENABLE};

  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(ApiTest::SetUp());
    OK(urContextRelease(context));
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 2, devices, nullptr));
    OK(urContextCreate(2, devices, nullptr, &context));
  }
  void TearDown() override {
    fake::slowDown(0);
    for (const ur_device_handle_t one : devices)
      EXPECT_EQ(UR_RESULT_SUCCESS, urDeviceRelease(one));
    ApiTest::TearDown();
    EXPECT_TRUE(ur::test::eventually([] { return fake::objects() == 0; })) << fake::objects();
  }
  static ur_image_desc_t shape(ur_mem_type_t type, size_t width, size_t height, size_t depth, size_t layers) {
    ur_image_desc_t desc{};
    desc.stype = UR_STRUCTURE_TYPE_IMAGE_DESC;
    desc.type = type;
    desc.width = width;
    desc.height = height;
    desc.depth = depth;
    desc.arraySize = layers;
    return desc;
  }
  void makeImage(const ur_image_desc_t &desc, ur_mem_handle_t *image) {
    OK(urMemImageCreate(context, UR_MEM_FLAG_READ_WRITE, &kFormat, &desc, nullptr, image));
  }
  void makeQueue(size_t on, ur_queue_flags_t flags, ur_queue_handle_t *queue) {
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
    OK(urQueueCreate(context, devices[on], &properties, queue));
  }
  static Bytes numbers(size_t size, uint8_t first) {
    Bytes bytes(size);
    std::iota(bytes.begin(), bytes.end(), first);
    return bytes;
  }

  ur_device_handle_t devices[2] = {};
};

/// Each command on the other device, behind the one before by its event alone, and none takes no time.
TEST_F(LevelZeroImages, contentsGoFromDeviceToDevice) {
  const ur_rect_region_t all{8, 8, 1};
  constexpr ur_rect_offset_t kOrigin{0, 0, 0};
  fake::slowDown(300000);
  for (const ur_queue_flags_t flags : kQueues) {
    SCOPED_TRACE(flags);
    ur_queue_handle_t queues[2] = {};
    ur_mem_handle_t first = nullptr, second = nullptr;
    for (size_t i = 0; i < 2; ++i)
      ASSERT_NO_FATAL_FAILURE(makeQueue(i, flags, &queues[i]));
    const uint64_t made = fake::count("zeImageCreate");
    ASSERT_NO_FATAL_FAILURE(makeImage(shape(UR_MEM_TYPE_IMAGE2D, 8, 8, 1, 1), &first));
    ASSERT_NO_FATAL_FAILURE(makeImage(shape(UR_MEM_TYPE_IMAGE2D, 8, 8, 1, 1), &second));
    for (uint8_t round = 0; round < 4; ++round) {
      const Bytes bytes = numbers(256, round);
      Bytes read(256);
      ur_event_handle_t written = nullptr, copied = nullptr;
      OK(urEnqueueMemImageWrite(queues[round % 2], first, false, kOrigin, all, 0, 0,
                                const_cast<uint8_t *>(bytes.data()), 0, nullptr, &written));
      OK(urEnqueueMemImageCopy(queues[1 - round % 2], first, second, kOrigin, kOrigin, all, 1, &written, &copied));
      OK(urEnqueueMemImageRead(queues[round % 2], second, true, kOrigin, all, 0, 0, read.data(), 1, &copied, nullptr));
      EXPECT_EQ(bytes, read);
      OK(urEventRelease(written));
      OK(urEventRelease(copied));
    }
    EXPECT_EQ(made + 4, fake::count("zeImageCreate")) << "one of each on each device";
    OK(urMemRelease(first));
    OK(urMemRelease(second));
    for (const ur_queue_handle_t queue : queues) {
      OK(urQueueFinish(queue));
      OK(urQueueRelease(queue));
    }
  }
}

/// Rows and slices with gaps between them, which stay as they are, in memory that the device reaches and in the host's.
TEST_F(LevelZeroImages, memoryMayHaveGaps) {
  struct Shape {
    ur_image_desc_t desc;
    ur_rect_region_t extent;
    size_t rowPitch, slicePitch; ///< as callers give them
    size_t row, slice;           ///< where rows and slices begin
  };
  const Shape shapes[] = {
      {shape(UR_MEM_TYPE_IMAGE1D, 7, 1, 1, 1), {7, 1, 1}, 32, 0, 32, 32},
      {shape(UR_MEM_TYPE_IMAGE2D, 7, 5, 1, 1), {7, 5, 1}, 32, 0, 32, 160},
      {shape(UR_MEM_TYPE_IMAGE3D, 7, 5, 3, 1), {7, 5, 3}, 32, 192, 32, 192},
      {shape(UR_MEM_TYPE_IMAGE1D_ARRAY, 7, 1, 1, 5), {7, 5, 1}, 28, 40, 40, 200},
      {shape(UR_MEM_TYPE_IMAGE2D_ARRAY, 7, 5, 1, 3), {7, 5, 3}, 32, 192, 32, 192},
  };
  constexpr size_t kSize = 1024;
  void *host = nullptr, *onDevice = nullptr;
  Bytes plain(kSize);
  OK(urUSMHostAlloc(context, nullptr, nullptr, kSize, &host));
  OK(urUSMDeviceAlloc(context, devices[0], nullptr, nullptr, kSize, &onDevice));
  for (const ur_queue_flags_t flags : kQueues) {
    ur_queue_handle_t queue = nullptr;
    ASSERT_NO_FATAL_FAILURE(makeQueue(0, flags, &queue));
    for (const Shape &one : shapes) {
      for (void *memory : {host, onDevice, static_cast<void *>(plain.data())}) {
        SCOPED_TRACE(testing::Message() << "type " << one.desc.type << ", flags " << flags);
        const Bytes given = numbers(kSize, 3);
        Bytes seen(kSize), expected(kSize, 0xee);
        for (size_t z = 0; z < one.extent.depth; ++z) {
          for (size_t y = 0; y < one.extent.height; ++y) {
            const auto at = static_cast<std::ptrdiff_t>(z * one.slice + y * one.row);
            std::copy_n(given.begin() + at, one.extent.width * kPixel, expected.begin() + at);
          }
        }
        ur_mem_handle_t image = nullptr;
        ASSERT_NO_FATAL_FAILURE(makeImage(one.desc, &image));
        OK(urUSMContextMemcpyExp(context, memory, given.data(), kSize));
        OK(urEnqueueMemImageWrite(queue, image, true, {0, 0, 0}, one.extent, one.rowPitch, one.slicePitch, memory, 0,
                                  nullptr, nullptr));
        OK(urUSMContextMemcpyExp(context, memory, Bytes(kSize, 0xee).data(), kSize));
        OK(urEnqueueMemImageRead(queue, image, true, {0, 0, 0}, one.extent, one.rowPitch, one.slicePitch, memory, 0,
                                 nullptr, nullptr));
        OK(urUSMContextMemcpyExp(context, seen.data(), memory, kSize));
        EXPECT_EQ(expected, seen);
        OK(urMemRelease(image));
      }
    }
    OK(urQueueRelease(queue));
  }
  OK(urUSMFree(context, host));
  OK(urUSMFree(context, onDevice));
}

/// They may be released while launches use them, and Level Zero's may not.
TEST_F(LevelZeroImages, samplersAreMadeOnce) {
  const uint64_t made = fake::count("zeSamplerCreate");
  const ur_sampler_desc_t desc{UR_STRUCTURE_TYPE_SAMPLER_DESC, nullptr, true, UR_SAMPLER_ADDRESSING_MODE_REPEAT,
                               UR_SAMPLER_FILTER_MODE_LINEAR};
  for (int round = 0; round < 3; ++round) {
    ur_sampler_handle_t sampler = nullptr;
    OK(urSamplerCreate(context, &desc, &sampler));
    OK(urSamplerRelease(sampler));
  }
  EXPECT_EQ(made + 2, fake::count("zeSamplerCreate")) << "one for each device";
}

/// With FAKE_LEVEL_ZERO_SNORM=0.
TEST_F(LevelZeroImages, formatsAreThoseThatTheDriverTells) {
  const ur_image_format_t format{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_SNORM_INT8};
  const ur_image_desc_t desc = shape(UR_MEM_TYPE_IMAGE2D, 8, 8, 1, 1);
  ur_mem_handle_t image = nullptr;
  EXPECT_EQ(std::getenv("FAKE_LEVEL_ZERO_SNORM") ? UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT : UR_RESULT_SUCCESS,
            urMemImageCreate(context, UR_MEM_FLAG_READ_WRITE, &format, &desc, nullptr, &image));
  if (image) {
    OK(urMemRelease(image));
  }
  ASSERT_NO_FATAL_FAILURE(makeImage(desc, &image));
  OK(urMemRelease(image));
}

/// With FAKE_LEVEL_ZERO_IMAGES=0.
TEST_F(LevelZeroImages, areNoneWhereTheDeviceHasNone) {
  const bool has = !std::getenv("FAKE_LEVEL_ZERO_IMAGES");
  ur_bool_t told = !has;
  OK(urDeviceGetInfo(devices[0], UR_DEVICE_INFO_IMAGE_SUPPORT, sizeof told, &told, nullptr));
  EXPECT_EQ(has, told);
  const ur_image_desc_t desc = shape(UR_MEM_TYPE_IMAGE2D, 8, 8, 1, 1);
  const ur_sampler_desc_t samplerDesc{UR_STRUCTURE_TYPE_SAMPLER_DESC, nullptr, true, UR_SAMPLER_ADDRESSING_MODE_REPEAT,
                                      UR_SAMPLER_FILTER_MODE_LINEAR};
  const ur_result_t expected = has ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  ur_mem_handle_t image = nullptr;
  ur_sampler_handle_t sampler = nullptr;
  EXPECT_EQ(expected, urMemImageCreate(context, UR_MEM_FLAG_READ_WRITE, &kFormat, &desc, nullptr, &image));
  EXPECT_EQ(expected, urSamplerCreate(context, &samplerDesc, &sampler));
  if (image) {
    OK(urMemRelease(image));
  }
  if (sampler) {
    OK(urSamplerRelease(sampler));
  }
}

} // namespace
} // namespace ur::level_zero::test
