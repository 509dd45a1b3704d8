// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class EnqueueDeviceGlobalVariableWrite : public KernelTest {
protected:
  auto call() {
    return Call(urEnqueueDeviceGlobalVariableWrite, queue(), program(), "name", false, 1, 0, src_, 0, nullptr, &event_)
        .outputs(event_);
  }

  unsigned char src_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueDeviceGlobalVariableWrite, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueDeviceGlobalVariableWrite, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<6>();
}

TEST_F(EnqueueDeviceGlobalVariableWrite, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<7>(event);
}

TEST_F(EnqueueDeviceGlobalVariableWrite, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
