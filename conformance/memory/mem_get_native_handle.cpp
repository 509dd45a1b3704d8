// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class MemGetNativeHandle : public BufferTest {
protected:
  auto call() { return Call(urMemGetNativeHandle, mem(), nullptr, &nativeMem_).outputs(nativeMem_); }

  ur_native_handle_t nativeMem_ = 12345;
};

TEST_F(MemGetNativeHandle, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(MemGetNativeHandle, conditions) {
  CONFORMANCE_NEEDS(mem());
  call().needsPointer<2>();
}

TEST_F(MemGetNativeHandle, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(mem());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
