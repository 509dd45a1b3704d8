// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class VirtualMemGetInfo : public ContextTest {
protected:
  auto call() {
    return Call(urVirtualMemGetInfo, context(), start_, 64, UR_VIRTUAL_MEM_INFO_ACCESS_MODE, 256, propValue_,
                &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char start_[256] = {};
  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(VirtualMemGetInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(VirtualMemGetInfo, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(VirtualMemGetInfo, enumerations) {
  call().needsEnumerator<3>();
}

TEST_F(VirtualMemGetInfo, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
