// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that are given images and samplers.
#include "support/images.hpp"
#include "support/usm.hpp"

#include <cmath>

namespace conformance {

class ImageArguments : public KernelTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(KernelTest::SetUp());
    if (!IsSkipped())
      needsImages(device());
  }
  /// Copies an image by a kernel.
  ur_result_t copy(ur_mem_handle_t to, ur_mem_handle_t from, const ImageShape &shape,
                   const ur_image_format_t &format = kUsualFormat) {
    return copyBy(kernel(imageKernel("image_copy", shape.desc.type, &format).c_str()), to, from, shape);
  }
  ur_result_t copyBy(ur_kernel_handle_t kernel, ur_mem_handle_t to, ur_mem_handle_t from, const ImageShape &shape) {
    const size_t global[3] = {shape.extent.width, shape.extent.height, shape.extent.depth};
    Arguments arguments;
    arguments.memory(to, UR_MEM_FLAG_WRITE_ONLY).memory(from, UR_MEM_FLAG_READ_ONLY);
    return urEnqueueKernelLaunchWithArgsExp(queue(), kernel, 3, nullptr, global, nullptr, arguments.size(),
                                            arguments.data(), nullptr, 0, nullptr, nullptr);
  }
};

TEST_F(ImageArguments, everyFormatReadAndWrittenByAKernel) {
  size_t supported = 0;
  for (const ImageFormat &format : imageFormats()) {
    for (const ImageShape &shape : imageShapes()) {
      SCOPED_TRACE(std::string(shape.name) + ", order " + std::to_string(format.format.channelOrder) + ", type " +
                   std::to_string(format.format.channelType));
      // Bytes that are numbers in every type, and the same after a conversion there and back: small, not negative.
      Bytes bytes(shape.pixels() * format.bytes);
      for (size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<unsigned char>((i * 7 + i / 5) % 60);
      Mem from, to;
      if (!makeImage(context(), format.format, shape.desc, bytes, &from) ||
          !makeImage(context(), format.format, shape.desc, Bytes(bytes.size(), 0x11), &to))
        continue;
      ++supported;
      ASSERT_OK(copy(to, from, shape, format.format));
      EXPECT_EQ(bytes, readImage(queue(), to, shape, format.bytes));
    }
  }
  EXPECT_GT(supported, 0u);
}

TEST_F(ImageArguments, srgbIsLinearForKernels) {
  if (!infoOf<ur_bool_t>(infoQuery(urDeviceGetInfo, device()), UR_DEVICE_INFO_IMAGE_SRGB))
    GTEST_SKIP() << "the device has no sRGB (UR_DEVICE_INFO_IMAGE_SRGB)";
  constexpr ur_image_format_t kSrgb = {UR_IMAGE_CHANNEL_ORDER_SRGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
  constexpr ur_image_format_t kLinear = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_FLOAT};
  const ImageShape shape = imageShapes()[1];
  Bytes bytes(shape.pixels() * 4);
  for (size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = static_cast<unsigned char>(i * 255 / (bytes.size() - 1));
  Mem from, to;
  ASSERT_TRUE(makeImage(context(), kSrgb, shape.desc, bytes, &from, UR_MEM_FLAG_READ_ONLY));
  if (!makeImage(context(), kLinear, shape.desc, Bytes(bytes.size() * sizeof(float)), &to))
    GTEST_SKIP() << "the device has no format of four floats";
  ASSERT_OK(copy(to, from, shape));
  const Bytes read = readImage(queue(), to, shape, 4 * sizeof(float));
  for (size_t i = 0; i < bytes.size(); ++i) {
    float got = 0;
    std::memcpy(&got, &read[i * sizeof got], sizeof got);
    const float stored = static_cast<float>(bytes[i]) / 255;
    const bool isAlpha = i % 4 == 3;
    const float linear = stored <= 0.04045f ? stored / 12.92f : std::pow((stored + 0.055f) / 1.055f, 2.4f);
    EXPECT_NEAR(isAlpha ? stored : linear, got, 1.0 / 256) << "byte " << i << ", " << int{bytes[i]};
  }
}

TEST_F(ImageArguments, samplers) {
  // Two by two: black, red; green, white.
  auto desc = structure<ur_image_desc_t>(UR_STRUCTURE_TYPE_IMAGE_DESC);
  desc.type = UR_MEM_TYPE_IMAGE2D;
  desc.width = desc.height = 2;
  const Bytes pixels = {0, 0, 0, 255, 255, 0, 0, 255, 0, 255, 0, 255, 255, 255, 255, 255};
  Mem image;
  if (!makeImage(context(), kUsualFormat, desc, pixels, &image))
    GTEST_SKIP() << "the device lacks the usual format";
  using Color = std::array<float, 4>;
  struct Case {
    bool normalized;
    ur_sampler_addressing_mode_t addressing;
    ur_sampler_filter_mode_t filter;
    float x, y;
    Color expected;
  };
  constexpr auto kNearest = UR_SAMPLER_FILTER_MODE_NEAREST, kLinear = UR_SAMPLER_FILTER_MODE_LINEAR;
  constexpr auto kEdge = UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE, kBorder = UR_SAMPLER_ADDRESSING_MODE_CLAMP,
                 kRepeat = UR_SAMPLER_ADDRESSING_MODE_REPEAT, kMirror = UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT;
  const Color black = {0, 0, 0, 1}, red = {1, 0, 0, 1}, green = {0, 1, 0, 1}, white = {1, 1, 1, 1}, none = {0, 0, 0, 0};
  const std::vector<Case> cases = {{false, kEdge, kNearest, 0.5f, 0.5f, black},
                                   {false, kEdge, kNearest, 1.5f, 0.5f, red},
                                   {false, kEdge, kNearest, -3.0f, 1.5f, green},
                                   {false, kEdge, kNearest, 9.0f, 9.0f, white},
                                   {false, kBorder, kNearest, -0.5f, 0.5f, none},
                                   {false, kBorder, kNearest, 0.5f, 2.5f, none},
                                   {true, kEdge, kNearest, 0.75f, 0.25f, red},
                                   {true, kRepeat, kNearest, 1.25f, 0.25f, black},
                                   {true, kRepeat, kNearest, -0.25f, 0.25f, red},
                                   {true, kMirror, kNearest, 1.25f, 0.25f, red},
                                   {true, kMirror, kNearest, -0.25f, -0.75f, green},
                                   {false, kEdge, kLinear, 1.0f, 0.5f, {0.5f, 0, 0, 1}},
                                   {false, kEdge, kLinear, 1.0f, 1.0f, {0.5f, 0.5f, 0.25f, 1}},
                                   {false, kBorder, kLinear, 2.0f, 1.5f, {0.5f, 0.5f, 0.5f, 0.5f}},
                                   {true, kRepeat, kLinear, 0.0f, 0.25f, {0.5f, 0, 0, 1}},
                                   {true, kMirror, kLinear, 0.0f, 0.25f, black}};
  for (const Case &one : cases) {
    const ur_sampler_desc_t samplerDesc = {UR_STRUCTURE_TYPE_SAMPLER_DESC, nullptr, one.normalized, one.addressing,
                                           one.filter};
    Ref<ur_sampler_handle_t> sampler;
    ASSERT_OK(urSamplerCreate(context(), &samplerDesc, sampler.out()));
    Mem points, out;
    Bytes place(12), zeros(16);
    const float coordinates[3] = {one.x, one.y, 0};
    std::memcpy(place.data(), coordinates, sizeof coordinates);
    ASSERT_NO_FATAL_FAILURE(makeBuffer(context(), place, &points));
    ASSERT_NO_FATAL_FAILURE(makeBuffer(context(), zeros, &out));
    Arguments arguments;
    arguments.memory(out).memory(image, UR_MEM_FLAG_READ_ONLY).sampler(sampler).memory(points);
    ASSERT_OK(launch(queue(), kernel(imageKernel("image_sample", UR_MEM_TYPE_IMAGE2D).c_str()), 1, arguments));
    sampler.reset(); // the launch keeps what it needs
    const Bytes read = readBuffer(queue(), out, 16);
    Color got;
    std::memcpy(got.data(), read.data(), sizeof got);
    for (size_t i = 0; i < 4; ++i) {
      EXPECT_NEAR(one.expected[i], got[i], 1.0 / 128)
          << "at " << one.x << ", " << one.y << ", addressing " << one.addressing << ", filter " << one.filter;
    }
  }
}

TEST_F(ImageArguments, wrongOnes) {
  const ImageShape shape = imageShapes()[1];
  Mem image, other, buffer;
  if (!makeImage(context(), kUsualFormat, shape.desc, someBytes(shape.pixels() * 4), &image) ||
      !makeImage(context(), kUsualFormat, shape.desc, someBytes(shape.pixels() * 4), &other))
    GTEST_SKIP() << "the device lacks the usual format";
  ASSERT_NO_FATAL_FAILURE(makeBuffer(context(), someBytes(64), &buffer));
  // Of the image of the suite's kernels: what those of a vendor's own binary take isn't known to every adapter.
  Program program;
  Kernel kernel;
  ASSERT_OK(createProgram(context(), device(), &program));
  ASSERT_OK(urProgramBuild(context(), program, nullptr));
  ASSERT_OK(urKernelCreate(program, imageKernel("image_copy", shape.desc.type, &kUsualFormat).c_str(), kernel.out()));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_VALUE, copyBy(kernel, buffer, image, shape));
  Bytes host = someBytes(shape.pixels() * 4);
  Mem readOnly;
  ASSERT_OK(urMemImageCreate(context(), UR_MEM_FLAG_READ_ONLY | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER, &kUsualFormat,
                             &shape.desc, host.data(), readOnly.out()));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_VALUE, copy(readOnly, image, shape));
  ASSERT_OK(copy(other, readOnly, shape));
  EXPECT_EQ(host, readImage(queue(), other, shape, 4));
}

} // namespace conformance
