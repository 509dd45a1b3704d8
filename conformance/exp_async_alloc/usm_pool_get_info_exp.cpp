// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/pools.hpp"

namespace conformance {

class USMPoolGetInfoExp : public AsyncTest {
protected:
  auto call() {
    return Call(urUSMPoolGetInfoExp, pool(), UR_USM_POOL_INFO_REFERENCE_COUNT, propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(USMPoolGetInfoExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMPoolGetInfoExp, nullPointers) {
  call().with<2>(nullptr).with<3>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(USMPoolGetInfoExp, enumerations) {
  call().needsEnumerator<1>();
}

TEST_F(USMPoolGetInfoExp, everyEnumerator) {
  const ur_usm_pool_info_t figures[] = {UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP, UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP,
                                        UR_USM_POOL_INFO_RESERVED_CURRENT_EXP,  UR_USM_POOL_INFO_RESERVED_HIGH_EXP,
                                        UR_USM_POOL_INFO_USED_CURRENT_EXP,      UR_USM_POOL_INFO_USED_HIGH_EXP};
  for (const ur_usm_pool_info_t name : figures) {
    size_t value[2] = {12345, 12345}, size = 0;
    EXPECT_OK(urUSMPoolGetInfoExp(pool(), name, nullptr, &size)) << name;
    EXPECT_EQ(sizeof(size_t), size) << name;
    EXPECT_OK(urUSMPoolGetInfoExp(pool(), name, value, nullptr)) << name;
    EXPECT_EQ(12345U, value[1]) << "written past the value";
  }
  ur_context_handle_t of = nullptr;
  uint32_t references = 0;
  EXPECT_OK(urUSMPoolGetInfoExp(pool(), UR_USM_POOL_INFO_CONTEXT, &of, nullptr));
  EXPECT_EQ(context(), of);
  EXPECT_OK(urUSMPoolGetInfoExp(pool(), UR_USM_POOL_INFO_REFERENCE_COUNT, &references, nullptr));
  EXPECT_GE(references, 1U);
}

} // namespace conformance
