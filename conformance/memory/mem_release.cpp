// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class MemRelease : public BufferTest {
protected:
  auto call() { return Call(urMemRelease, mem()); }
};

TEST_F(MemRelease, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(MemRelease, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(mem());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
