// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class IPCGetPhysMemHandleExp : public PhysicalMemTest {
protected:
  auto call() {
    return Call(urIPCGetPhysMemHandleExp, context(), physicalMem(), &iPCPhysMemHandleData_,
                &iPCPhysMemHandleDataSizeRet_)
        .outputs(iPCPhysMemHandleData_, iPCPhysMemHandleDataSizeRet_);
  }

  void *iPCPhysMemHandleData_ = untouched<void *>();
  size_t iPCPhysMemHandleDataSizeRet_ = 12345;
};

TEST_F(IPCGetPhysMemHandleExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(IPCGetPhysMemHandleExp, conditions) {
  CONFORMANCE_NEEDS(physicalMem());
  call().needsPointer<2>();
  call().needsPointer<3>();
}

TEST_F(IPCGetPhysMemHandleExp, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(physicalMem());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
