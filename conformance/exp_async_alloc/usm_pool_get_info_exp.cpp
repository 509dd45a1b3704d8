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

} // namespace conformance
