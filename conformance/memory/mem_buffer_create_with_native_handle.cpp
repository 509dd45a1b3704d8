// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class MemBufferCreateWithNativeHandle : public ContextTest {
protected:
  auto call() { return Call(urMemBufferCreateWithNativeHandle, 0, context(), nullptr, &mem_).outputs(mem_); }

  ur_mem_handle_t mem_ = untouched<ur_mem_handle_t>();
};

TEST_F(MemBufferCreateWithNativeHandle, nullHandles) {
  call().needsHandle<1>();
}

TEST_F(MemBufferCreateWithNativeHandle, nullPointers) {
  call().needsPointer<3>();
}

TEST_F(MemBufferCreateWithNativeHandle, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
