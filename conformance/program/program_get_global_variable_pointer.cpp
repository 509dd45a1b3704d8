// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class ProgramGetGlobalVariablePointer : public KernelTest {
protected:
  auto call() {
    return Call(urProgramGetGlobalVariablePointer, device(), program(), "name", &globalVariableSizeRet_,
                &globalVariablePointerRet_)
        .outputs(globalVariableSizeRet_, globalVariablePointerRet_);
  }

  size_t globalVariableSizeRet_ = 12345;
  void *globalVariablePointerRet_ = untouched<void *>();
};

TEST_F(ProgramGetGlobalVariablePointer, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(ProgramGetGlobalVariablePointer, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<4>();
}

TEST_F(ProgramGetGlobalVariablePointer, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
