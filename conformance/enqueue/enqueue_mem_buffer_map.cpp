// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class EnqueueMemBufferMap : public BufferTest {
protected:
  auto call() {
    return Call(urEnqueueMemBufferMap, queue(), mem(), false, 0, 0, 64, 0, nullptr, &event_, &retMap_)
        .outputs(event_, retMap_);
  }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
  void *retMap_ = untouched<void *>();
};

TEST_F(EnqueueMemBufferMap, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueMemBufferMap, conditions) {
  CONFORMANCE_NEEDS(mem());
  call().needsPointer<9>();
  call().with<3>(UR_MAP_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<6>(event);
}

TEST_F(EnqueueMemBufferMap, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(mem());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
