// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class MemRetain : public BufferTest {
protected:
  auto call() { return Call(urMemRetain, mem()); }
};

TEST_F(MemRetain, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(MemRetain, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(mem());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
