// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class GraphExecutableGraphDestroyExp : public testing::Test {
protected:
  auto call() { return Call(urGraphExecutableGraphDestroyExp, nullptr); }
};

TEST_F(GraphExecutableGraphDestroyExp, nullHandles) {
  call().needsHandle<0>();
}

} // namespace conformance
