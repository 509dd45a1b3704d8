// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/info.hpp"

namespace conformance {

class ContextGetInfo : public ContextTest {
protected:
  auto call() {
    return Call(urContextGetInfo, context(), UR_CONTEXT_INFO_NUM_DEVICES, 256, propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(ContextGetInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ContextGetInfo, nullPointers) {
  call().with<3>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().with<2>(0).with<3>(nullptr).with<4>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(ContextGetInfo, enumerations) {
  call().needsEnumerator<1>();
}

TEST_F(ContextGetInfo, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(ContextGetInfo, everyEnumerator) {
  static const InfoValue values[] = {
      CONFORMANCE_INFO(UR_CONTEXT_INFO_NUM_DEVICES, uint32_t),
      CONFORMANCE_INFO_ARRAY(UR_CONTEXT_INFO_DEVICES, ur_device_handle_t),
      CONFORMANCE_INFO(UR_CONTEXT_INFO_REFERENCE_COUNT, uint32_t),
      CONFORMANCE_INFO(UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT, ur_bool_t),
      CONFORMANCE_INFO(UR_CONTEXT_INFO_USM_FILL2D_SUPPORT, ur_bool_t),
  };
  checkInfoValues(infoQuery(urContextGetInfo, context()), values);
}

TEST_F(ContextGetInfo, errors) {
  checkInfoErrors(infoQuery(urContextGetInfo, context()), UR_CONTEXT_INFO_NUM_DEVICES);
}

TEST_F(ContextGetInfo, values) {
  const InfoQuery query = infoQuery(urContextGetInfo, context());
  EXPECT_EQ(1U, infoOf<uint32_t>(query, UR_CONTEXT_INFO_NUM_DEVICES));
  EXPECT_EQ(std::vector<ur_device_handle_t>{device()}, infoArray<ur_device_handle_t>(query, UR_CONTEXT_INFO_DEVICES));
  EXPECT_EQ(1U, references(query, UR_CONTEXT_INFO_REFERENCE_COUNT));
}

} // namespace conformance
