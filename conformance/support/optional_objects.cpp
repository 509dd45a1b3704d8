// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

std::string absentBecause(const char *call, ur_result_t result) {
  if (result != UR_RESULT_SUCCESS) {
    EXPECT_RESULT(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, result) << call;
  }
  return "the adapter makes none: " + std::string(call) + " answers " + resultName(result);
}

void BufferTest::SetUp() {
  ASSERT_NO_FATAL_FAILURE(EventTest::SetUp());
  absent_ = absentBecause("urMemBufferCreate",
                          urMemBufferCreate(context(), UR_MEM_FLAG_READ_WRITE, 4096, nullptr, buffer_.out()));
}

void ImageTest::SetUp() {
  ASSERT_NO_FATAL_FAILURE(EventTest::SetUp());
  const ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
  auto desc = structure<ur_image_desc_t>(UR_STRUCTURE_TYPE_IMAGE_DESC);
  desc.type = UR_MEM_TYPE_IMAGE2D;
  desc.width = desc.height = 16;
  desc.depth = 1;
  absent_ = absentBecause("urMemImageCreate",
                          urMemImageCreate(context(), UR_MEM_FLAG_READ_WRITE, &format, &desc, nullptr, image_.out()));
}

void SamplerTest::SetUp() {
  ASSERT_NO_FATAL_FAILURE(ContextTest::SetUp());
  const auto desc = structure<ur_sampler_desc_t>(UR_STRUCTURE_TYPE_SAMPLER_DESC);
  absent_ = absentBecause("urSamplerCreate", urSamplerCreate(context(), &desc, sampler_.out()));
}

void PhysicalMemTest::SetUp() {
  ASSERT_NO_FATAL_FAILURE(ContextTest::SetUp());
  size_t granularity = size_t{1} << 21;
  urVirtualMemGranularityGetInfo(context(), device(), granularity, UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM,
                                 sizeof granularity, &granularity, nullptr);
  absent_ = absentBecause("urPhysicalMemCreate",
                          urPhysicalMemCreate(context(), device(), granularity, nullptr, physicalMem_.out()));
}

void CommandBufferTest::SetUp() {
  ASSERT_NO_FATAL_FAILURE(KernelTest::SetUp());
  if (IsSkipped())
    return;
  auto desc = structure<ur_exp_command_buffer_desc_t>(UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC);
  desc.isUpdatable = deviceInfo<ur_device_command_buffer_update_capability_flags_t>(
                         UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP) != 0;
  absent_ = absentBecause("urCommandBufferCreateExp",
                          urCommandBufferCreateExp(context(), device(), &desc, commandBuffer_.out()));
  urMemBufferCreate(context(), UR_MEM_FLAG_READ_WRITE, 4096, nullptr, buffer_.out());
}

void GraphTest::SetUp() {
  ASSERT_NO_FATAL_FAILURE(EventTest::SetUp());
  absent_ = absentBecause("urGraphCreateExp", urGraphCreateExp(context(), graph_.out()));
}

} // namespace conformance
