// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class IPCGetMemHandleExp : public ContextTest {
protected:
  auto call() {
    return Call(urIPCGetMemHandleExp, context(), mem_, &iPCMemHandleData_, &iPCMemHandleDataSizeRet_)
        .outputs(iPCMemHandleData_, iPCMemHandleDataSizeRet_);
  }

  unsigned char mem_[256] = {};
  void *iPCMemHandleData_ = untouched<void *>();
  size_t iPCMemHandleDataSizeRet_ = 12345;
};

TEST_F(IPCGetMemHandleExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(IPCGetMemHandleExp, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<3>();
}

TEST_F(IPCGetMemHandleExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
