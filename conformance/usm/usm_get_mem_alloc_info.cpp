// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class USMGetMemAllocInfo : public ContextTest {
protected:
  auto call() {
    return Call(urUSMGetMemAllocInfo, context(), mem_, UR_USM_ALLOC_INFO_TYPE, 256, propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char mem_[256] = {};
  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(USMGetMemAllocInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMGetMemAllocInfo, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(USMGetMemAllocInfo, enumerations) {
  call().needsEnumerator<2>();
}

} // namespace conformance
