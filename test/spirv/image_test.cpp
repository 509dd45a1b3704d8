// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels of images.cl against the reference that the header for kernels in C is compared with: written from OpenCL's
// definitions, in double precision.
#include "spirv/image_kernels.hpp"

namespace {

using namespace ur::test;

/// Letter of the kernels that a format is for.
const char *kindOf(uint32_t channel) {
  return isSigned(channel) ? "i_" : isUnsigned(channel) ? "u_" : "f_";
}

Color colorOf(uint32_t channel, const Four &got) {
  FourIntegers numbers;
  static_assert(sizeof numbers == sizeof got);
  std::memcpy(&numbers, &got, sizeof got);
  Color color;
  for (size_t i = 0; i < 4; ++i) {
    color[i] = isSigned(channel)     ? double(numbers.values[i])
               : isUnsigned(channel) ? double(static_cast<uint32_t>(numbers.values[i]))
                                     : double(got.values[i]);
  }
  return color;
}

void expectNear(const Color &expected, const Color &got, double tolerance, const std::string &where) {
  for (size_t i = 0; i < 4; ++i)
    ASSERT_NEAR(got[i], expected[i], tolerance * (1 + std::fabs(expected[i]))) << where << ", component " << i;
}

TEST_F(ImageKernels, ReadAndWriteEveryPixelOfEveryFormatAndType) {
  const std::vector<ur_image_format_t> all = formats();
  for (const Shape &shape : kShapes) {
    for (const ur_image_format_t &format : all) {
      const uint32_t channel = format.channelType;
      const std::string where = std::string(shape.name) + ", order " + std::to_string(format.channelOrder) +
                                ", channels " + std::to_string(channel);
      const Picture from = pictureOf(shape, format);
      Picture written = from;
      written.view.data = written.bytes.data();
      std::vector<FourIntegers> places;
      forEachPixel(from, [&](size_t x, size_t y, size_t z) {
        places.push_back({{static_cast<int>(x), static_cast<int>(y), static_cast<int>(z), 0}});
      });
      const size_t count = places.size();
      const ur_mem_handle_t image = imageOf(from),
                            other = imageOf(Picture(shape.type, format.channelOrder, channel, shape.width, shape.height,
                                                    shape.depth, shape.layers));
      Four *const got = shared(std::vector<Four>(count));
      FourIntegers *const coordinates = shared(places);
      run(std::string("read_") + kindOf(channel) + shape.name, {count, 1}, {1, 1}, got, coordinates, image);
      run(std::string("write_") + kindOf(channel) + shape.name, {count, 1}, {count, 1}, got, coordinates, other);
      readBack(other, &written);
      const bool isExact = isSigned(channel) || isUnsigned(channel) || channel == UR_NATIVE_CPU_CHANNEL_FLOAT;
      size_t i = 0;
      forEachPixel(from, [&](size_t x, size_t y, size_t z) {
        const Color expected = pixelValue(format.channelOrder, channel, at(from, x, y, z));
        expectNear(expected, colorOf(channel, got[i++]), isExact ? 0 : 1e-6, where);
        expectNear(expected, pixelValue(format.channelOrder, channel, at(written, x, y, z)), isExact ? 0 : 1e-6,
                   where + ", written");
      });
      release();
      OK(urMemRelease(image));
      OK(urMemRelease(other));
      if (HasFatalFailure())
        return;
    }
  }
}

/// Points around an image, away from edges of pixels: from its size before to its size behind.
std::vector<Four> pointsAround(const Picture &picture, unsigned seed) {
  std::mt19937 random(seed);
  const std::array<size_t, 3> sizes = extent(picture);
  std::vector<Four> made(32);
  for (Four &point : made) {
    for (size_t i = 0; i < 3; ++i) {
      const int thirds = static_cast<int>(sizes[i]) * 9;
      const int third = static_cast<int>(random() % static_cast<unsigned>(thirds)) - thirds / 3;
      point.values[i] = (static_cast<float>(third) + 0.5f) / 3.0f + 0.01f;
    }
  }
  return made;
}

/// As the sampler wants them: layers count in either way.
std::vector<Four> given(const std::vector<Four> &points, const Picture &picture,
                        const ur_native_cpu_sampler_t &sampler) {
  const ur_native_cpu_image_t &view = picture.view;
  const float sizes[3] = {static_cast<float>(view.width), static_cast<float>(view.height),
                          static_cast<float>(view.depth)};
  const uint32_t layer = view.type == UR_NATIVE_CPU_IMAGE_1D_ARRAY   ? 1
                         : view.type == UR_NATIVE_CPU_IMAGE_2D_ARRAY ? 2
                                                                     : 3;
  std::vector<Four> made = points;
  for (Four &point : made) {
    for (uint32_t i = 0; i < 3 && sampler.normalized != 0; ++i)
      point.values[i] = i == layer ? point.values[i] : point.values[i] / sizes[i];
  }
  return made;
}

/// Those that OpenCL defines: pixels are repeated by normalized coordinates alone.
std::vector<ur_native_cpu_sampler_t> samplersFor(uint32_t channel) {
  std::vector<ur_native_cpu_sampler_t> all;
  for (uint32_t normalized : {0u, 1u}) {
    for (uint32_t addressing = UR_NATIVE_CPU_ADDRESS_CLAMP_TO_EDGE;
         addressing <= (normalized ? UR_NATIVE_CPU_ADDRESS_MIRRORED_REPEAT : UR_NATIVE_CPU_ADDRESS_CLAMP);
         ++addressing) {
      all.push_back({normalized, addressing, UR_NATIVE_CPU_FILTER_NEAREST});
      if (!isSigned(channel) && !isUnsigned(channel))
        all.push_back({normalized, addressing, UR_NATIVE_CPU_FILTER_LINEAR});
    }
  }
  return all;
}

TEST_F(ImageKernels, SampleAsOpenClDefinesIt) {
  const std::vector<ur_image_format_t> all = formats();
  for (const Shape &shape : kShapes) {
    for (const ur_image_format_t &format : all) {
      const uint32_t channel = format.channelType;
      const Picture picture = pictureOf(shape, format);
      const ur_mem_handle_t image = imageOf(picture);
      const std::vector<Four> points = pointsAround(picture, format.channelOrder * 16u + channel);
      for (const ur_native_cpu_sampler_t &how : samplersFor(channel)) {
        const ur_sampler_handle_t sampler = samplerOf(how);
        Four *const got = shared(points);
        run(std::string("sample_") + kindOf(channel) + shape.name, {points.size(), 1}, {8, 1}, got,
            shared(given(points, picture, how)), image, sampler);
        for (size_t i = 0; i < points.size(); ++i) {
          const Color expected = sampled(picture, how, {points[i].values[0], points[i].values[1], points[i].values[2]});
          expectNear(expected, colorOf(channel, got[i]), isSigned(channel) || isUnsigned(channel) ? 0 : 2e-4,
                     std::string(shape.name) + ", order " + std::to_string(format.channelOrder) + ", channels " +
                         std::to_string(channel) + ", sampler " + std::to_string(how.normalized) + " " +
                         std::to_string(how.addressing) + " " + std::to_string(how.filter) + ", point " +
                         std::to_string(i));
        }
        release();
        OK(urSamplerRelease(sampler));
        if (HasFatalFailure())
          return;
      }
      OK(urMemRelease(image));
    }
  }
}

TEST_F(ImageKernels, SamplersOfTheModule) {
  const Picture picture = pictureOf(kShapes[1], {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8});
  const ur_mem_handle_t image = imageOf(picture);
  const ur_native_cpu_sampler_t samplers[] = {
      kNearest,
      {1, UR_NATIVE_CPU_ADDRESS_REPEAT, UR_NATIVE_CPU_FILTER_LINEAR},
      {1, UR_NATIVE_CPU_ADDRESS_MIRRORED_REPEAT, UR_NATIVE_CPU_FILTER_NEAREST},
      {0, UR_NATIVE_CPU_ADDRESS_CLAMP, UR_NATIVE_CPU_FILTER_LINEAR},
      kNearest,
  };
  for (int which = 0; which < 5; ++which) {
    std::vector<Four> points = pointsAround(picture, 29);
    for (Four &point : points) {
      for (float &number : point.values)
        number = which == 4 ? std::trunc(number) : number; // integers
    }
    const ur_native_cpu_sampler_t &how = samplers[which];
    Four *const got = shared(points);
    run("by_constant", {points.size(), 1}, {16, 1}, got, shared(given(points, picture, how)), image, which);
    for (size_t i = 0; i < points.size(); ++i) {
      expectNear(sampled(picture, how, {points[i].values[0], points[i].values[1], 0}),
                 colorOf(UR_NATIVE_CPU_CHANNEL_UNORM8, got[i]), 2e-4, "sampler " + std::to_string(which));
    }
    release();
  }
  OK(urMemRelease(image));
}

TEST_F(ImageKernels, ImagesSayTheirSizesAndFormats) {
  const std::vector<ur_image_format_t> all = formats();
  const bool hasBgra = std::any_of(all.begin(), all.end(), [](const ur_image_format_t &one) {
    return one.channelOrder == UR_IMAGE_CHANNEL_ORDER_BGRA && one.channelType == UR_IMAGE_CHANNEL_TYPE_UNORM_INT8;
  });
  const ur_image_format_t format{hasBgra ? UR_IMAGE_CHANNEL_ORDER_BGRA : UR_IMAGE_CHANNEL_ORDER_RGBA,
                                 UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
  std::vector<ur_mem_handle_t> images;
  for (const Shape &shape : kShapes)
    images.push_back(imageOf(pictureOf(shape, format)));
  int *const got = shared(std::vector<int>(8));
  run("sizes", {1, 1}, {1, 1}, got, images[0], images[1], images[2]);
  // OpenCL's CL_BGRA or CL_RGBA, and CL_UNORM_INT8
  EXPECT_EQ((std::vector<int>{7, 7, 5, 7, 5, 3, hasBgra ? 0x10B6 : 0x10B5, 0x10D2}), std::vector<int>(got, got + 8));
  run("sizes_of_arrays", {1, 1}, {1, 1}, got, images[3], images[4]);
  EXPECT_EQ((std::vector<int>{7, 4, 7, 5, 4, 5}), std::vector<int>(got, got + 6));
  release();
  for (const ur_mem_handle_t image : images)
    OK(urMemRelease(image));
}

TEST_F(ImageKernels, WhatAWorkItemWroteItReads) {
  const Shape shape{UR_NATIVE_CPU_IMAGE_2D, "2d", 40, 6, 1, 1};
  const ur_image_format_t format{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32};
  const Picture before = pictureOf(shape, format);
  Picture after = before;
  after.view.data = after.bytes.data();
  const ur_mem_handle_t image = imageOf(before);
  run("count_up", {40, 6}, {8, 2}, image, 5);
  readBack(image, &after);
  forEachPixel(before, [&](size_t x, size_t y, size_t) {
    std::array<uint32_t, 4> from{}, to{};
    std::memcpy(from.data(), at(before, x, y, 0), sizeof from);
    std::memcpy(to.data(), at(after, x, y, 0), sizeof to);
    for (uint32_t &number : from)
      number += 5;
    EXPECT_EQ(from, to) << x << ", " << y;
  });
  OK(urMemRelease(image));
}

TEST_F(ImageKernels, PixelsOutliveBarriers) {
  const Shape shape{UR_NATIVE_CPU_IMAGE_2D, "2d", 20, 6, 1, 1};
  const ur_image_format_t format{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_FLOAT};
  const Picture from = pictureOf(shape, format);
  Picture to = from;
  to.view.data = to.bytes.data();
  const ur_mem_handle_t image = imageOf(from), other = imageOf(to);
  const ur_sampler_handle_t sampler = samplerOf(kNearest);
  for (const size_t width : {4, 8, 24}) { // the last of them goes beyond the image
    run("box", {24, 6}, {width, 1}, image, other, Local{width * sizeof(Four)}, sampler);
    readBack(other, &to);
    forEachPixel(from, [&](size_t x, size_t y, size_t) {
      Color sum{};
      for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
          const Color one = sampled(from, kNearest, {double(x) + dx, double(y) + dy, 0});
          for (size_t i = 0; i < 4; ++i)
            sum[i] += one[i] / 9;
        }
      }
      expectNear(sum, pixelValue(from.view.order, from.view.channel, at(to, x, y, 0)), 1e-6,
                 "groups of " + std::to_string(width));
    });
  }
  OK(urSamplerRelease(sampler));
  OK(urMemRelease(image));
  OK(urMemRelease(other));
}

} // namespace
