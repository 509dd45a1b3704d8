// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/images.hpp"

namespace conformance {

class MemImageGetInfo : public ImageTest {
protected:
  auto call() {
    return Call(urMemImageGetInfo, mem(), UR_IMAGE_INFO_FORMAT, 256, propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(MemImageGetInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(MemImageGetInfo, conditions) {
  CONFORMANCE_NEEDS(mem());
  call().with<3>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().with<2>(0).with<3>(nullptr).with<4>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().needsEnumerator<1>();
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(MemImageGetInfo, values) {
  CONFORMANCE_NEEDS(mem());
  const InfoQuery query = infoQuery(urMemImageGetInfo, mem());
  const auto format = infoOf<ur_image_format_t>(query, UR_IMAGE_INFO_FORMAT);
  EXPECT_EQ(kUsualFormat.channelOrder, format.channelOrder);
  EXPECT_EQ(kUsualFormat.channelType, format.channelType);
  EXPECT_EQ(4u, infoOf<size_t>(query, UR_IMAGE_INFO_ELEMENT_SIZE));
  EXPECT_LE(64u, infoOf<size_t>(query, UR_IMAGE_INFO_ROW_PITCH));
  EXPECT_EQ(0u, infoOf<size_t>(query, UR_IMAGE_INFO_SLICE_PITCH));
  EXPECT_EQ(16u, infoOf<size_t>(query, UR_IMAGE_INFO_WIDTH));
  EXPECT_EQ(16u, infoOf<size_t>(query, UR_IMAGE_INFO_HEIGHT));
  EXPECT_EQ(0u, infoOf<size_t>(query, UR_IMAGE_INFO_DEPTH));
  EXPECT_EQ(0u, infoOf<size_t>(query, UR_IMAGE_INFO_ARRAY_SIZE));
  EXPECT_EQ(0u, infoOf<uint32_t>(query, UR_IMAGE_INFO_NUM_MIP_LEVELS));
  EXPECT_EQ(0u, infoOf<uint32_t>(query, UR_IMAGE_INFO_NUM_SAMPLES));
  EXPECT_LE(1024u, infoOf<size_t>(infoQuery(urMemGetInfo, mem()), UR_MEM_INFO_SIZE));
  EXPECT_EQ(context(), infoOf<ur_context_handle_t>(infoQuery(urMemGetInfo, mem()), UR_MEM_INFO_CONTEXT));
}

TEST_F(MemImageGetInfo, ofBuffers) {
  Mem buffer;
  ASSERT_NO_FATAL_FAILURE(makeBuffer(context(), someBytes(64), &buffer));
  call().with<0>(buffer).answers(UR_RESULT_ERROR_INVALID_MEM_OBJECT);
}

} // namespace conformance
