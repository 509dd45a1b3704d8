// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/pools.hpp"

namespace conformance {

class EnqueueUSMFreeExp : public AsyncTest {
protected:
  auto call() { return Call(urEnqueueUSMFreeExp, queue(), nullptr, mem_, 0, nullptr, &event_).outputs(event_); }

  unsigned char mem_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueUSMFreeExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueUSMFreeExp, nullPointers) {
  call().needsPointer<2>();
}

TEST_F(EnqueueUSMFreeExp, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<3>(event);
}

} // namespace conformance
