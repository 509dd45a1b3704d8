// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads, writes and samples of whole images in every format, against an image that goes on for ever in all directions.
#include "native_cpu/image_rig.hpp"

#include "adapters/native_cpu/image_driver.hpp"

#include <gtest/gtest.h>

namespace ur::native_cpu::test {
namespace {

struct Format {
  uint32_t order, channel;
};

std::vector<Format> formats() {
  std::vector<Format> all;
  for (const ur_image_format_t &format : imageFacts().formats)
    all.push_back({format.channelOrder, format.channelType});
  return all;
}

/// Every format reads as the three functions have it: one of them as the pixel is, the others zeros.
Color readPixel(const ur_native_cpu_image_t &image, int64_t x, int64_t y, int64_t z) {
  const ur_native_cpu_float4_t f = ur_native_cpu_read_f(&image, x, y, z);
  const ur_native_cpu_int4_t i = ur_native_cpu_read_i(&image, x, y, z);
  const ur_native_cpu_uint4_t u = ur_native_cpu_read_u(&image, x, y, z);
  const Color asF{f.r, f.g, f.b, f.a};
  const Color asI{double(i.r), double(i.g), double(i.b), double(i.a)};
  const Color asU{double(u.r), double(u.g), double(u.b), double(u.a)};
  const Color zero{};
  EXPECT_TRUE(isSigned(image.channel) || asI == zero);
  EXPECT_TRUE(isUnsigned(image.channel) || asU == zero);
  EXPECT_TRUE((!isSigned(image.channel) && !isUnsigned(image.channel)) || asF == zero);
  return isSigned(image.channel) ? asI : isUnsigned(image.channel) ? asU : asF;
}

TEST(ImagePixels, ReadAsTheyLieInMemoryInEveryFormat) {
  for (const Format &format : formats()) {
    SCOPED_TRACE(std::to_string(format.order) + ", " + std::to_string(format.channel));
    Picture picture(UR_NATIVE_CPU_IMAGE_3D, format.order, format.channel, 9, 7, 5);
    scramble(picture, format.order * 16 + format.channel);
    for (size_t z = 0; z < 5; ++z) {
      for (size_t y = 0; y < 7; ++y) {
        for (size_t x = 0; x < 9; ++x) {
          const Color expected = pixelValue(format.order, format.channel, at(picture, x, y, z));
          const Color got = readPixel(picture.view, int64_t(x), int64_t(y), int64_t(z));
          for (size_t i = 0; i < 4; ++i) {
            EXPECT_EQ(got[i], isSigned(format.channel) || isUnsigned(format.channel) ? expected[i]
                                                                                     : double(float(expected[i])));
          }
        }
      }
    }
  }
}

TEST(ImagePixels, ComeBackWhenWrittenAndNothingElseChanges) {
  for (const Format &format : formats()) {
    SCOPED_TRACE(std::to_string(format.order) + ", " + std::to_string(format.channel));
    Picture from(UR_NATIVE_CPU_IMAGE_2D_ARRAY, format.order, format.channel, 8, 6, 1, 3), to = from;
    to.view.data = to.bytes.data();
    scramble(from, format.order * 16 + format.channel + 1000);
    scramble(to, 5);
    std::vector<unsigned char> expected = to.bytes;
    for (size_t z = 0; z < 3; ++z) {
      for (size_t y = 0; y < 6; ++y) {
        for (size_t x = 0; x < 8; ++x) {
          const auto [i, j, k] = std::array<int64_t, 3>{int64_t(x), int64_t(y), int64_t(z)};
          ur_native_cpu_write_f(&to.view, i, j, k, ur_native_cpu_read_f(&from.view, i, j, k));
          ur_native_cpu_write_i(&to.view, i, j, k, ur_native_cpu_read_i(&from.view, i, j, k));
          ur_native_cpu_write_u(&to.view, i, j, k, ur_native_cpu_read_u(&from.view, i, j, k));
          EXPECT_EQ(readPixel(to.view, i, j, k), readPixel(from.view, i, j, k));
          const size_t place = size_t(at(to, x, y, z) - to.bytes.data());
          std::copy_n(to.bytes.begin() + long(place), to.view.element_size, expected.begin() + long(place));
        }
      }
    }
    EXPECT_EQ(to.bytes, expected) << "bytes of no pixel were written";
  }
}

TEST(ImagePixels, OutsideReadTheBorderAndDropWrites) {
  for (const Format &format : formats()) {
    Picture picture(UR_NATIVE_CPU_IMAGE_3D, format.order, format.channel, 3, 3, 3);
    scramble(picture, 7);
    const std::vector<unsigned char> before = picture.bytes;
    const bool opaque = format.order == UR_NATIVE_CPU_ORDER_R || format.order == UR_NATIVE_CPU_ORDER_RG ||
                        format.order == UR_NATIVE_CPU_ORDER_RGB || format.order == UR_NATIVE_CPU_ORDER_LUMINANCE;
    for (const int64_t far : {int64_t{-1}, int64_t{3}, INT64_MIN, INT64_MAX}) {
      for (int axis = 0; axis < 3; ++axis) {
        const int64_t x = axis == 0 ? far : 1, y = axis == 1 ? far : 1, z = axis == 2 ? far : 1;
        EXPECT_EQ(readPixel(picture.view, x, y, z), (Color{0, 0, 0, opaque ? 1.0 : 0.0}));
        ur_native_cpu_write_f(&picture.view, x, y, z, {1, 1, 1, 1});
        ur_native_cpu_write_i(&picture.view, x, y, z, {1, 1, 1, 1});
        ur_native_cpu_write_u(&picture.view, x, y, z, {1, 1, 1, 1});
      }
    }
    picture.view.access = UR_NATIVE_CPU_ACCESS_READ_ONLY;
    ur_native_cpu_write_f(&picture.view, 0, 0, 0, {1, 1, 1, 1});
    ur_native_cpu_write_i(&picture.view, 0, 0, 0, {1, 1, 1, 1});
    ur_native_cpu_write_u(&picture.view, 0, 0, 0, {1, 1, 1, 1});
    EXPECT_EQ(picture.bytes, before);
  }
}

TEST(ImagePixels, IntegersEndAtTheEdgesOfTheirType) {
  const ur_native_cpu_int4_t wide{INT32_MIN, INT32_MAX, -129, 40000};
  const ur_native_cpu_uint4_t large{UINT32_MAX, 300, 70000, 7};
  Picture s8(UR_NATIVE_CPU_IMAGE_1D, UR_NATIVE_CPU_ORDER_RGBA, UR_NATIVE_CPU_CHANNEL_INT8, 1),
      s16(UR_NATIVE_CPU_IMAGE_1D, UR_NATIVE_CPU_ORDER_RGBA, UR_NATIVE_CPU_CHANNEL_INT16, 1),
      s32(UR_NATIVE_CPU_IMAGE_1D, UR_NATIVE_CPU_ORDER_RGBA, UR_NATIVE_CPU_CHANNEL_INT32, 1),
      u8(UR_NATIVE_CPU_IMAGE_1D, UR_NATIVE_CPU_ORDER_RGBA, UR_NATIVE_CPU_CHANNEL_UINT8, 1),
      u16(UR_NATIVE_CPU_IMAGE_1D, UR_NATIVE_CPU_ORDER_RGBA, UR_NATIVE_CPU_CHANNEL_UINT16, 1),
      u32(UR_NATIVE_CPU_IMAGE_1D, UR_NATIVE_CPU_ORDER_RGBA, UR_NATIVE_CPU_CHANNEL_UINT32, 1);
  for (Picture *picture : {&s8, &s16, &s32})
    ur_native_cpu_write_i(&picture->view, 0, 0, 0, wide);
  for (Picture *picture : {&u8, &u16, &u32})
    ur_native_cpu_write_u(&picture->view, 0, 0, 0, large);
  EXPECT_EQ(readPixel(s8.view, 0, 0, 0), (Color{-128, 127, -128, 127}));
  EXPECT_EQ(readPixel(s16.view, 0, 0, 0), (Color{-32768, 32767, -129, 32767}));
  EXPECT_EQ(readPixel(s32.view, 0, 0, 0), (Color{INT32_MIN, INT32_MAX, -129, 40000}));
  EXPECT_EQ(readPixel(u8.view, 0, 0, 0), (Color{255, 255, 255, 7}));
  EXPECT_EQ(readPixel(u16.view, 0, 0, 0), (Color{65535, 300, 65535, 7}));
  EXPECT_EQ(readPixel(u32.view, 0, 0, 0), (Color{4294967295.0, 300, 70000, 7}));
}

class ImageSampling : public ::testing::TestWithParam<uint32_t> {};
INSTANTIATE_TEST_SUITE_P(Types, ImageSampling,
                         ::testing::Values(UR_NATIVE_CPU_IMAGE_1D, UR_NATIVE_CPU_IMAGE_2D, UR_NATIVE_CPU_IMAGE_3D,
                                           UR_NATIVE_CPU_IMAGE_1D_ARRAY, UR_NATIVE_CPU_IMAGE_2D_ARRAY));

TEST_P(ImageSampling, AgreesWithAnEndlessImage) {
  const uint32_t type = GetParam();
  const bool layered = type == UR_NATIVE_CPU_IMAGE_1D_ARRAY || type == UR_NATIVE_CPU_IMAGE_2D_ARRAY;
  const size_t height = type == UR_NATIVE_CPU_IMAGE_1D || type == UR_NATIVE_CPU_IMAGE_1D_ARRAY ? 1 : 5;
  const size_t depth = type == UR_NATIVE_CPU_IMAGE_3D ? 3 : 1, layers = layered ? 4 : 1;
  std::mt19937 random(type);
  for (const Format &format : formats()) {
    Picture picture(type, format.order, format.channel, 7, height, depth, layers);
    scramble(picture, format.order * 16 + format.channel);
    for (uint32_t code = 0; code < 20; ++code) {
      const ur_native_cpu_sampler_t sampler{code % 2, code / 2 % 5, code / 10};
      const bool integers = isSigned(format.channel) || isUnsigned(format.channel);
      ur_native_cpu_sampler_t effective = sampler;
      if (integers)
        effective.filter = UR_NATIVE_CPU_FILTER_NEAREST;
      for (int i = 0; i < 40; ++i) {
        // From twice the size before to twice behind, in the middle of thirds, away from edges of pixels.
        const auto place = [&](size_t size) {
          const int thirds = int(size) * 3 * 4;
          return (double(int(random() % unsigned(thirds)) - thirds / 2) + 0.5) / 3.0 + 0.01;
        };
        const Point point{place(7), type == UR_NATIVE_CPU_IMAGE_1D_ARRAY ? place(layers) : place(height),
                          type == UR_NATIVE_CPU_IMAGE_2D_ARRAY ? place(layers) : place(depth)};
        const bool rows = type == UR_NATIVE_CPU_IMAGE_1D_ARRAY, slices = type == UR_NATIVE_CPU_IMAGE_2D_ARRAY;
        const double scale = sampler.normalized;
        const auto given = [&](double at, size_t size, bool layer) {
          return float(scale != 0 && !layer ? at / double(size) : at);
        };
        const float x = given(point.x, 7, false), y = given(point.y, height, rows), z = given(point.z, depth, slices);
        const ur_native_cpu_float4_t f = ur_native_cpu_sample_f(&picture.view, &sampler, x, y, z);
        const ur_native_cpu_int4_t s = ur_native_cpu_sample_i(&picture.view, &sampler, x, y, z);
        const ur_native_cpu_uint4_t u = ur_native_cpu_sample_u(&picture.view, &sampler, x, y, z);
        const Color got = isSigned(format.channel)     ? Color{double(s.r), double(s.g), double(s.b), double(s.a)}
                          : isUnsigned(format.channel) ? Color{double(u.r), double(u.g), double(u.b), double(u.a)}
                                                       : Color{f.r, f.g, f.b, f.a};
        const Color expected = sampled(picture, effective, point);
        for (size_t c = 0; c < 4; ++c) {
          const double tolerance = integers ? 0 : 2e-4 * (1 + std::fabs(expected[c]));
          ASSERT_NEAR(got[c], expected[c], tolerance)
              << "order " << format.order << ", type " << format.channel << ", sampler " << sampler.normalized << " "
              << sampler.addressing << " " << sampler.filter << ", at " << point.x << " " << point.y << " " << point.z;
        }
      }
    }
  }
}

TEST_P(ImageSampling, TheMiddlesOfPixelsAreThePixels) {
  Picture picture(GetParam(), UR_NATIVE_CPU_ORDER_RGBA, UR_NATIVE_CPU_CHANNEL_UNORM8, 7);
  scramble(picture, 3);
  for (uint32_t code = 0; code < 20; ++code) {
    const ur_native_cpu_sampler_t sampler{code % 2, code / 2 % 5, code / 10};
    for (int64_t x = 0; x < 7; ++x) {
      const float place = sampler.normalized ? (float(x) + 0.5f) / 7.0f : float(x) + 0.5f;
      const float middle = 0.5f; // of the axes with one pixel
      const ur_native_cpu_float4_t got = ur_native_cpu_sample_f(&picture.view, &sampler, place, middle, middle);
      const ur_native_cpu_float4_t pixel = ur_native_cpu_read_f(&picture.view, x, 0, 0);
      EXPECT_NEAR(got.r, pixel.r, 1e-5);
      EXPECT_NEAR(got.a, pixel.a, 1e-5);
    }
  }
}

TEST_P(ImageSampling, NoCoordinateLeadsOutOfTheMemory) { // AddressSanitizer sees to it
  const float strange[] = {0.0f, -0.0f, 1.0f, -1e-30f, 1e9f, -1e9f, 3e38f, -3e38f, INFINITY, -INFINITY, NAN};
  for (uint32_t code = 0; code < 20; ++code) {
    const ur_native_cpu_sampler_t sampler{code % 2, code / 2 % 5, code / 10};
    Picture picture(GetParam(), UR_NATIVE_CPU_ORDER_R, UR_NATIVE_CPU_CHANNEL_UNORM8, 3);
    scramble(picture, 9);
    for (const float x : strange) {
      for (const float y : strange) {
        for (const float z : strange) {
          const ur_native_cpu_float4_t got = ur_native_cpu_sample_f(&picture.view, &sampler, x, y, z);
          EXPECT_TRUE(got.r >= 0.0f && got.r <= 1.0001f) << x << " " << y << " " << z << ": " << got.r;
          static_cast<void>(ur_native_cpu_sample_i(&picture.view, &sampler, x, y, z));
        }
      }
    }
  }
}

} // namespace
} // namespace ur::native_cpu::test
