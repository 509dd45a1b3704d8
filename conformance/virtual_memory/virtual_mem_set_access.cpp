// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class VirtualMemSetAccess : public ContextTest {
protected:
  auto call() { return Call(urVirtualMemSetAccess, context(), start_, 64, 0); }

  unsigned char start_[256] = {};
};

TEST_F(VirtualMemSetAccess, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(VirtualMemSetAccess, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(VirtualMemSetAccess, enumerations) {
  call().with<3>(UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(VirtualMemSetAccess, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
