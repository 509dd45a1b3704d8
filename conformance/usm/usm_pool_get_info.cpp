// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/pools.hpp"

namespace conformance {

class USMPoolGetInfo : public PoolTest {
protected:
  auto call() {
    return Call(urUSMPoolGetInfo, pool(), UR_USM_POOL_INFO_REFERENCE_COUNT, 256, propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(USMPoolGetInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMPoolGetInfo, nullPointers) {
  call().with<3>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().with<2>(0).with<3>(nullptr).with<4>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(USMPoolGetInfo, enumerations) {
  call().needsEnumerator<1>();
}

TEST_F(USMPoolGetInfo, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(USMPoolGetInfo, everyEnumerator) {
  static const InfoValue values[] = {
      CONFORMANCE_INFO(UR_USM_POOL_INFO_REFERENCE_COUNT, uint32_t),
      CONFORMANCE_INFO(UR_USM_POOL_INFO_CONTEXT, ur_context_handle_t),
      CONFORMANCE_INFO(UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP, size_t),
      CONFORMANCE_INFO(UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP, size_t),
      CONFORMANCE_INFO(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP, size_t),
      CONFORMANCE_INFO(UR_USM_POOL_INFO_RESERVED_HIGH_EXP, size_t),
      CONFORMANCE_INFO(UR_USM_POOL_INFO_USED_CURRENT_EXP, size_t),
      CONFORMANCE_INFO(UR_USM_POOL_INFO_USED_HIGH_EXP, size_t),
  };
  checkInfoValues(infoQuery(urUSMPoolGetInfo, pool()), values);
}

TEST_F(USMPoolGetInfo, errors) {
  checkInfoErrors(infoQuery(urUSMPoolGetInfo, pool()), UR_USM_POOL_INFO_CONTEXT);
}

} // namespace conformance
