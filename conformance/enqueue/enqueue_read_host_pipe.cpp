// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class EnqueueReadHostPipe : public KernelTest {
protected:
  auto call() {
    return Call(urEnqueueReadHostPipe, queue(), program(), "name", false, dst_, 64, 0, nullptr, &event_)
        .outputs(event_);
  }

  unsigned char dst_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueReadHostPipe, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueReadHostPipe, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<4>();
}

TEST_F(EnqueueReadHostPipe, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<6>(event);
}

TEST_F(EnqueueReadHostPipe, aNameThatIsNone) {
  call().answers(deviceHas(UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT) ? UR_RESULT_ERROR_INVALID_VALUE
                                                                        : UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace conformance
