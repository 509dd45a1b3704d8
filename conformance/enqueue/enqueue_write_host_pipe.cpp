// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class EnqueueWriteHostPipe : public KernelTest {
protected:
  auto call() {
    return Call(urEnqueueWriteHostPipe, queue(), program(), "name", false, src_, 64, 0, nullptr, &event_)
        .outputs(event_);
  }

  unsigned char src_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueWriteHostPipe, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueWriteHostPipe, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<4>();
}

TEST_F(EnqueueWriteHostPipe, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<6>(event);
}

TEST_F(EnqueueWriteHostPipe, aNameThatIsNone) {
  call().answers(deviceHas(UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT) ? UR_RESULT_ERROR_INVALID_VALUE
                                                                        : UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace conformance
