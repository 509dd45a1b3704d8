// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions on images that kernels for NVIDIA's devices are linked with, on surfaces in memory: to the last bit
// what kernels of the native CPU read and write. The device's instructions are what spirv_image_cuda runs.
#include "native_cpu/image_rig.hpp"

#include "spirvc/device/surfaces.cpp"

#include <gtest/gtest.h>

namespace {

using namespace ur::native_cpu::test;

using Sample = Floats (*)(const ur_cuda_image_t *, const ur_cuda_sampler_t *, float, float, float);
using SampleIntegers = Integers (*)(const ur_cuda_image_t *, const ur_cuda_sampler_t *, float, float, float);
using Read = Floats (*)(const ur_cuda_image_t *, int, int, int);
using ReadIntegers = Integers (*)(const ur_cuda_image_t *, int, int, int);
using Write = void (*)(const ur_cuda_image_t *, int, int, int, Floats);
using WriteIntegers = void (*)(const ur_cuda_image_t *, int, int, int, Integers);

struct Shape {
  uint32_t type;
  size_t width, height, depth, layers;
  Sample sample;
  SampleIntegers sampleIntegers;
  Read read;
  ReadIntegers readIntegers;
  Write write;
  WriteIntegers writeIntegers;
};
#define SHAPE(NAME, TYPE, ...)                                                                                         \
  {                                                                                                                    \
    TYPE, __VA_ARGS__, ur_spirv_image_sample_floats_##NAME, ur_spirv_image_sample_integers_##NAME,                     \
        ur_spirv_image_read_floats_##NAME, ur_spirv_image_read_integers_##NAME, ur_spirv_image_write_floats_##NAME,    \
        ur_spirv_image_write_integers_##NAME                                                                           \
  }
const Shape kShapes[] = {SHAPE(1d, UR_NATIVE_CPU_IMAGE_1D, 7, 1, 1, 1), SHAPE(2d, UR_NATIVE_CPU_IMAGE_2D, 7, 5, 1, 1),
                         SHAPE(3d, UR_NATIVE_CPU_IMAGE_3D, 7, 5, 3, 1),
                         SHAPE(1d_array, UR_NATIVE_CPU_IMAGE_1D_ARRAY, 7, 1, 1, 4),
                         SHAPE(2d_array, UR_NATIVE_CPU_IMAGE_2D_ARRAY, 7, 5, 1, 4)};

/// The formats of arrays on these devices.
constexpr uint32_t kOrders[] = {UR_NATIVE_CPU_ORDER_R, UR_NATIVE_CPU_ORDER_RG, UR_NATIVE_CPU_ORDER_RGBA};
constexpr uint32_t kChannels[] = {
    UR_NATIVE_CPU_CHANNEL_SNORM8,  UR_NATIVE_CPU_CHANNEL_SNORM16, UR_NATIVE_CPU_CHANNEL_UNORM8,
    UR_NATIVE_CPU_CHANNEL_UNORM16, UR_NATIVE_CPU_CHANNEL_INT8,    UR_NATIVE_CPU_CHANNEL_INT16,
    UR_NATIVE_CPU_CHANNEL_INT32,   UR_NATIVE_CPU_CHANNEL_UINT8,   UR_NATIVE_CPU_CHANNEL_UINT16,
    UR_NATIVE_CPU_CHANNEL_UINT32,  UR_NATIVE_CPU_CHANNEL_HALF,    UR_NATIVE_CPU_CHANNEL_FLOAT};

/// As the adapter gives it.
ur_cuda_image_t argumentOf(const Picture &picture) {
  const ur_native_cpu_image_t &view = picture.view;
  const auto number = [](size_t value) { return static_cast<unsigned>(value); };
  return {reinterpret_cast<unsigned long long>(&view),
          view.type,
          view.order,
          view.channel,
          number(view.element_size),
          number(view.width),
          number(view.height),
          number(view.depth),
          number(view.layers)};
}

template <class Numbers>
std::array<uint32_t, 4> bitsOf(const Numbers &numbers) {
  std::array<uint32_t, 4> bits{};
  static_assert(sizeof numbers == sizeof bits);
  std::memcpy(bits.data(), &numbers, sizeof bits);
  return bits;
}

/// Calls `visit(shape, picture)` with a picture of each shape and format.
template <class Visit>
void forEachPicture(Visit &&visit) {
  for (const Shape &shape : kShapes) {
    for (const uint32_t order : kOrders) {
      for (const uint32_t channel : kChannels) {
        SCOPED_TRACE(testing::Message() << "type " << shape.type << ", order " << order << ", channels " << channel);
        Picture picture(shape.type, order, channel, shape.width, shape.height, shape.depth, shape.layers);
        picture.view.access = UR_NATIVE_CPU_ACCESS_READ_WRITE;
        scramble(picture, order * 16 + channel);
        visit(shape, picture);
      }
    }
  }
}

/// Calls `visit(x, y, z)` with places in and around any of the shapes.
template <class Visit>
void forEachPlace(Visit &&visit) {
  for (int z = -1; z <= 5; ++z) {
    for (int y = -1; y <= 6; ++y) {
      for (int x = -1; x <= 8; ++x)
        visit(x, y, z);
    }
  }
}

TEST(Surfaces, AreReadLikeImagesInMemory) {
  forEachPicture([](const Shape &shape, const Picture &picture) {
    const ur_cuda_image_t image = argumentOf(picture);
    const ur_native_cpu_image_t *const view = &picture.view;
    forEachPlace([&](int x, int y, int z) {
      EXPECT_EQ(bitsOf(ur_native_cpu_read_f(view, x, y, z)), bitsOf(shape.read(&image, x, y, z)));
      const auto integers = bitsOf(shape.readIntegers(&image, x, y, z));
      if (ur_native_cpu_is_signed(view->channel))
        EXPECT_EQ(bitsOf(ur_native_cpu_read_i(view, x, y, z)), integers);
      else
        EXPECT_EQ(bitsOf(ur_native_cpu_read_u(view, x, y, z)), integers);
    });
  });
}

TEST(Surfaces, AreWrittenLikeImagesInMemory) {
  std::mt19937 random(29);
  forEachPicture([&](const Shape &shape, Picture &picture) {
    Picture expected = picture;
    expected.view.data = expected.bytes.data();
    const ur_cuda_image_t image = argumentOf(picture);
    const ur_native_cpu_image_t *const view = &expected.view;
    forEachPlace([&](int x, int y, int z) {
      const auto part = [&] { return static_cast<float>(static_cast<int>(random() % 4000) - 2000) / 1000.0f; };
      const Floats color{part(), part(), part(), part()};
      const Integers numbers{static_cast<uint32_t>(random()), static_cast<uint32_t>(random()) >> 20,
                             static_cast<uint32_t>(-static_cast<int>(random() % 300)), 77};
      shape.write(&image, x, y, z, color);
      ur_native_cpu_write_f(view, x, y, z, {color[0], color[1], color[2], color[3]});
      shape.writeIntegers(&image, x, y, z, numbers);
      ur_native_cpu_write_u(view, x, y, z, {numbers[0], numbers[1], numbers[2], numbers[3]});
      ur_native_cpu_write_i(view, x, y, z,
                            {static_cast<int32_t>(numbers[0]), static_cast<int32_t>(numbers[1]),
                             static_cast<int32_t>(numbers[2]), static_cast<int32_t>(numbers[3])});
    });
    EXPECT_EQ(expected.bytes, picture.bytes);
  });
}

TEST(Surfaces, AreSampledLikeImagesInMemory) {
  std::mt19937 random(29);
  forEachPicture([&](const Shape &shape, const Picture &picture) {
    const ur_cuda_image_t image = argumentOf(picture);
    const ur_native_cpu_image_t *const view = &picture.view;
    for (uint8_t normalized = 0; normalized < 2; ++normalized) {
      for (uint8_t addressing = 0; addressing <= UR_NATIVE_CPU_ADDRESS_MIRRORED_REPEAT; ++addressing) {
        for (uint8_t filter = 0; filter < 2; ++filter) {
          const ur_cuda_sampler_t sampler{normalized, addressing, filter, 0};
          const ur_native_cpu_sampler_t same{normalized, addressing, filter};
          for (int point = 0; point < 20; ++point) {
            const auto part = [&](float scale) { return (static_cast<float>(random() % 3000) / 1000.0f - 1) * scale; };
            const float x = part(normalized ? 1 : 7), y = part(normalized ? 1 : 5), z = part(normalized ? 1 : 4);
            EXPECT_EQ(bitsOf(ur_native_cpu_sample_f(view, &same, x, y, z)),
                      bitsOf(shape.sample(&image, &sampler, x, y, z)));
            const auto integers = bitsOf(shape.sampleIntegers(&image, &sampler, x, y, z));
            if (ur_native_cpu_is_signed(view->channel))
              EXPECT_EQ(bitsOf(ur_native_cpu_sample_i(view, &same, x, y, z)), integers);
            else
              EXPECT_EQ(bitsOf(ur_native_cpu_sample_u(view, &same, x, y, z)), integers);
          }
        }
      }
    }
  });
}

/// A kernel for images of one type may be given one of another, by mistake: no instruction is told a wrong place.
TEST(Surfaces, OfAnotherTypeHaveNoPixels) {
  Picture picture(UR_NATIVE_CPU_IMAGE_3D, UR_NATIVE_CPU_ORDER_RGBA, UR_NATIVE_CPU_CHANNEL_FLOAT, 7, 5, 3);
  scramble(picture, 1);
  const std::vector<unsigned char> before = picture.bytes;
  const ur_cuda_image_t image = argumentOf(picture);
  EXPECT_EQ((std::array<uint32_t, 4>{}), bitsOf(ur_spirv_image_read_floats_2d(&image, 1, 1, 0)));
  ur_spirv_image_write_floats_2d(&image, 1, 1, 0, Floats{1, 2, 3, 4});
  const ur_cuda_sampler_t sampler{0, UR_NATIVE_CPU_ADDRESS_CLAMP_TO_EDGE, UR_NATIVE_CPU_FILTER_NEAREST, 0};
  EXPECT_EQ((std::array<uint32_t, 4>{}), bitsOf(ur_spirv_image_sample_floats_2d(&image, &sampler, 1, 1, 0)));
  EXPECT_EQ(before, picture.bytes);
}

} // namespace
