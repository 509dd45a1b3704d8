// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class EnqueueUSMPrefetch : public QueueTest {
protected:
  auto call() { return Call(urEnqueueUSMPrefetch, queue(), mem_, 64, 0, 0, nullptr, &event_).outputs(event_); }

  unsigned char mem_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueUSMPrefetch, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueUSMPrefetch, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(EnqueueUSMPrefetch, enumerations) {
  call().with<3>(UR_USM_MIGRATION_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(EnqueueUSMPrefetch, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(EnqueueUSMPrefetch, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<4>(event);
}

TEST_F(EnqueueUSMPrefetch, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
