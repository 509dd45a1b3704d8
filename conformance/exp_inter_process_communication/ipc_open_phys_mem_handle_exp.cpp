// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class IPCOpenPhysMemHandleExp : public ContextTest {
protected:
  auto call() {
    return Call(urIPCOpenPhysMemHandleExp, context(), device(), iPCPhysMemHandleData_, 64, &physMem_).outputs(physMem_);
  }

  unsigned char iPCPhysMemHandleData_[256] = {};
  ur_physical_mem_handle_t physMem_ = untouched<ur_physical_mem_handle_t>();
};

TEST_F(IPCOpenPhysMemHandleExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(IPCOpenPhysMemHandleExp, nullPointers) {
  call().needsPointer<4>();
  call().needsPointer<2>();
}

TEST_F(IPCOpenPhysMemHandleExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
