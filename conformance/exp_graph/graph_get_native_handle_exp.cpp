// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/graphs.hpp"

namespace conformance {

class GraphGetNativeHandleExp : public GraphTest {
protected:
  auto call() { return Call(urGraphGetNativeHandleExp, graph(), &nativeGraph_).outputs(nativeGraph_); }

  ur_native_handle_t nativeGraph_ = 12345;
};

TEST_F(GraphGetNativeHandleExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(GraphGetNativeHandleExp, conditions) {
  CONFORMANCE_NEEDS(graph());
  call().needsPointer<1>();
}

TEST_F(GraphGetNativeHandleExp, worksOrSaysUnsupported) {
  CONFORMANCE_NEEDS(graph());
  (void)call().worksOrSaysUnsupported();
}

} // namespace conformance
