// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class VirtualMemMap : public PhysicalMemTest {
protected:
  auto call() { return Call(urVirtualMemMap, context(), start_, 64, physicalMem(), 0, 0); }

  unsigned char start_[256] = {};
};

TEST_F(VirtualMemMap, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<3>();
}

TEST_F(VirtualMemMap, conditions) {
  CONFORMANCE_NEEDS(physicalMem());
  call().needsPointer<1>();
  call().with<5>(UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(VirtualMemMap, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(physicalMem());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
