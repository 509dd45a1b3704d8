// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class ProgramGetFunctionPointer : public KernelTest {
protected:
  auto call() {
    return Call(urProgramGetFunctionPointer, device(), program(), "name", &functionPointer_).outputs(functionPointer_);
  }

  void *functionPointer_ = untouched<void *>();
};

TEST_F(ProgramGetFunctionPointer, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(ProgramGetFunctionPointer, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<3>();
}

TEST_F(ProgramGetFunctionPointer, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
