// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/graphs.hpp"

namespace conformance {

class GraphExecutableGraphGetNativeHandleExp : public testing::Test {
protected:
  auto call() { return Call(urGraphExecutableGraphGetNativeHandleExp, nullptr, &native_).outputs(native_); }

  ur_native_handle_t native_ = 12345;
};

TEST_F(GraphExecutableGraphGetNativeHandleExp, nullHandles) {
  call().needsHandle<0>();
}

class GraphExecutableGraphGetNativeHandleExp_Captured : public CapturedGraphTest {
protected:
  auto call() { return Call(urGraphExecutableGraphGetNativeHandleExp, executable(), &native_).outputs(native_); }

  ur_native_handle_t native_ = 12345;
};

TEST_F(GraphExecutableGraphGetNativeHandleExp_Captured, conditions) {
  call().needsPointer<1>();
}

TEST_F(GraphExecutableGraphGetNativeHandleExp_Captured, worksOrSaysUnsupported) {
  (void)call().worksOrSaysUnsupported();
}

} // namespace conformance
