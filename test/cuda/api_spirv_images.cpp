// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images and samplers as the adapter gives them to kernels of SPIR-V. The fake compiler makes the suite's kernels of
// any module, and they take samplers by value there, as our compiler's do.
#include "cuda/api_calls.hpp"

#include <array>

namespace ur::cuda::test {
namespace {

/// A module as its bytes begin.
constexpr uint32_t kModule[] = {0x07230203, 0x00010000, 0, 10, 0};

class CudaSpirvImages : public ApiTest {
protected:
  static constexpr size_t kWidth = 4;

  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(ApiTest::SetUp());
    OK(CALL(urProgramCreateWithIL, context, kModule, sizeof kModule, nullptr, &program_));
    OK(CALL(urProgramBuild, context, program_, nullptr));
    OK(CALL(urKernelCreate, program_, "image_sample", &kernel_));
    queue_ = makeQueue();
    OK(CALL(urUSMSharedAlloc, context, device, nullptr, nullptr, 8 * sizeof(float),
            reinterpret_cast<void **>(&memory_)));
    const ur_image_format_t format{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_FLOAT};
    ur_image_desc_t desc{};
    desc.stype = UR_STRUCTURE_TYPE_IMAGE_DESC;
    desc.type = UR_MEM_TYPE_IMAGE1D;
    desc.width = kWidth;
    desc.height = desc.depth = desc.arraySize = 1;
    std::array<float, 4 * kWidth> pixels{};
    for (size_t i = 0; i < kWidth; ++i)
      pixels[4 * i] = 10.0f * static_cast<float>(i + 1);
    OK(CALL(urMemImageCreate, context, UR_MEM_FLAG_READ_ONLY | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER, &format, &desc,
            pixels.data(), &image_));
  }
  void TearDown() override {
    OK(CALL(urMemRelease, image_));
    OK(CALL(urUSMFree, context, memory_));
    OK(CALL(urKernelRelease, kernel_));
    OK(CALL(urProgramRelease, program_));
    OK(CALL(urQueueRelease, queue_));
    ApiTest::TearDown();
  }

  /// The red of the image at x.
  float sampled(bool normalized, ur_sampler_addressing_mode_t addressing, ur_sampler_filter_mode_t filter, float x) {
    const ur_sampler_desc_t desc{UR_STRUCTURE_TYPE_SAMPLER_DESC, nullptr, normalized, addressing, filter};
    ur_sampler_handle_t sampler = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urSamplerCreate, context, &desc, &sampler));
    memory_[4] = x;
    ur_exp_kernel_arg_properties_t arguments[4] = {};
    for (uint32_t i = 0; i < 4; ++i) {
      arguments[i] = {
          UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, nullptr, UR_EXP_KERNEL_ARG_TYPE_POINTER, i, sizeof(void *), {}};
    }
    arguments[0].value.pointer = memory_;
    arguments[1].type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ;
    arguments[1].value.memObjTuple = {image_, UR_MEM_FLAG_READ_ONLY};
    arguments[2].type = UR_EXP_KERNEL_ARG_TYPE_SAMPLER;
    arguments[2].value.sampler = sampler;
    arguments[3].value.pointer = memory_ + 4;
    const size_t size = 1;
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urEnqueueKernelLaunchWithArgsExp, queue_, kernel_, 1, nullptr, &size, &size, 4,
                                      arguments, nullptr, 0, nullptr, nullptr));
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urQueueFinish, queue_));
    EXPECT_EQ(UR_RESULT_SUCCESS, CALL(urSamplerRelease, sampler));
    return memory_[0];
  }

  ur_program_handle_t program_ = nullptr;
  ur_kernel_handle_t kernel_ = nullptr;
  ur_queue_handle_t queue_ = nullptr;
  ur_mem_handle_t image_ = nullptr;
  float *memory_ = nullptr;
};

/// All of a sampler reaches the kernel, also what no texture of the driver's can: repeated pixels by whole coordinates.
TEST_F(CudaSpirvImages, kernelsAreToldWhatASamplerSays) {
  EXPECT_EQ(20.0f, sampled(false, UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE, UR_SAMPLER_FILTER_MODE_NEAREST, 1.75f));
  EXPECT_EQ(22.5f, sampled(false, UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE, UR_SAMPLER_FILTER_MODE_LINEAR, 1.75f));
  EXPECT_EQ(40.0f, sampled(false, UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE, UR_SAMPLER_FILTER_MODE_NEAREST, 9.5f));
  EXPECT_EQ(0.0f, sampled(false, UR_SAMPLER_ADDRESSING_MODE_CLAMP, UR_SAMPLER_FILTER_MODE_NEAREST, 9.5f));
  EXPECT_EQ(20.0f, sampled(true, UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE, UR_SAMPLER_FILTER_MODE_NEAREST, 0.375f));
  EXPECT_EQ(20.0f, sampled(true, UR_SAMPLER_ADDRESSING_MODE_REPEAT, UR_SAMPLER_FILTER_MODE_NEAREST, 3.375f));
  EXPECT_EQ(30.0f, sampled(true, UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT, UR_SAMPLER_FILTER_MODE_NEAREST, 3.375f));
  EXPECT_EQ(20.0f, sampled(false, UR_SAMPLER_ADDRESSING_MODE_REPEAT, UR_SAMPLER_FILTER_MODE_NEAREST, 9.5f));
}

/// A texture would be made for each sampler, and live as long as the image.
TEST_F(CudaSpirvImages, noTexturesAreMade) {
  const auto calls = fake::hook<uint64_t(const char *)>("fakeCudaCount");
  EXPECT_EQ(10.0f, sampled(false, UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE, UR_SAMPLER_FILTER_MODE_NEAREST, 0.5f));
  EXPECT_EQ(0u, calls("cuTexObjectCreate"));
}

} // namespace
} // namespace ur::cuda::test
