// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class ProgramBuild : public KernelTest {
protected:
  auto call() { return Call(urProgramBuild, context(), program(), nullptr); }
};

TEST_F(ProgramBuild, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

} // namespace conformance
