// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class EnqueueUSMAdvise : public QueueTest {
protected:
  auto call() { return Call(urEnqueueUSMAdvise, queue(), mem_, 64, 0, &event_).outputs(event_); }

  unsigned char mem_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueUSMAdvise, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueUSMAdvise, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(EnqueueUSMAdvise, enumerations) {
  call().with<3>(UR_USM_ADVICE_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(EnqueueUSMAdvise, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueUSMAdvise, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
