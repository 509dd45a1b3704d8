// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class PhysicalMemGetInfo : public PhysicalMemTest {
protected:
  auto call() {
    return Call(urPhysicalMemGetInfo, physicalMem(), UR_PHYSICAL_MEM_INFO_CONTEXT, 256, propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(PhysicalMemGetInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(PhysicalMemGetInfo, conditions) {
  CONFORMANCE_NEEDS(physicalMem());
  call().needsEnumerator<1>();
}

TEST_F(PhysicalMemGetInfo, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(physicalMem());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
