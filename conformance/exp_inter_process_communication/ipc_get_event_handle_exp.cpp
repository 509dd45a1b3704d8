// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class IPCGetEventHandleExp : public EventTest {
protected:
  auto call() {
    return Call(urIPCGetEventHandleExp, event(), &iPCEventHandleData_, &iPCEventHandleDataSizeRet_)
        .outputs(iPCEventHandleData_, iPCEventHandleDataSizeRet_);
  }

  void *iPCEventHandleData_ = untouched<void *>();
  size_t iPCEventHandleDataSizeRet_ = 12345;
};

TEST_F(IPCGetEventHandleExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(IPCGetEventHandleExp, nullPointers) {
  call().needsPointer<1>();
  call().needsPointer<2>();
}

TEST_F(IPCGetEventHandleExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
