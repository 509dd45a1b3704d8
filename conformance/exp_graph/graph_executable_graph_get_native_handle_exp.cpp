// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class GraphExecutableGraphGetNativeHandleExp : public testing::Test {
protected:
  auto call() {
    return Call(urGraphExecutableGraphGetNativeHandleExp, nullptr, &nativeExecutableGraph_)
        .outputs(nativeExecutableGraph_);
  }

  ur_native_handle_t nativeExecutableGraph_ = 12345;
};

TEST_F(GraphExecutableGraphGetNativeHandleExp, nullHandles) {
  call().needsHandle<0>();
}

} // namespace conformance
