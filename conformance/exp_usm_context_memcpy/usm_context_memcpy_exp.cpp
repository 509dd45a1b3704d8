// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class USMContextMemcpyExp : public ContextTest {
protected:
  auto call() { return Call(urUSMContextMemcpyExp, context(), dst_, src_, 64); }

  unsigned char dst_[256] = {};
  unsigned char src_[256] = {};
};

TEST_F(USMContextMemcpyExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMContextMemcpyExp, nullPointers) {
  call().needsPointer<1>();
  call().needsPointer<2>();
}

TEST_F(USMContextMemcpyExp, sizes) {
  call().with<3>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(USMContextMemcpyExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
