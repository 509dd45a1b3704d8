// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class VirtualMemReserve : public ContextTest {
protected:
  auto call() { return Call(urVirtualMemReserve, context(), nullptr, 64, &start_).outputs(start_); }

  void *start_ = untouched<void *>();
};

TEST_F(VirtualMemReserve, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(VirtualMemReserve, nullPointers) {
  call().needsPointer<3>();
}

TEST_F(VirtualMemReserve, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
