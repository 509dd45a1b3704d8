// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/pools.hpp"

namespace conformance {

class USMPoolSetInfoExp : public AsyncTest {
protected:
  auto call() { return Call(urUSMPoolSetInfoExp, pool(), UR_USM_POOL_INFO_REFERENCE_COUNT, propValue_, 256); }

  unsigned char propValue_[256] = {};
};

TEST_F(USMPoolSetInfoExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMPoolSetInfoExp, nullPointers) {
  call().needsPointer<2>();
}

TEST_F(USMPoolSetInfoExp, enumerations) {
  call().needsEnumerator<1>();
}

} // namespace conformance
