// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"

namespace conformance {

class EnqueueMemUnmap : public BufferTest {
protected:
  auto call() { return Call(urEnqueueMemUnmap, queue(), mem(), mappedPtr_, 0, nullptr, &event_).outputs(event_); }

  unsigned char mappedPtr_[256] = {};
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueMemUnmap, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EnqueueMemUnmap, conditions) {
  CONFORMANCE_NEEDS(mem());
  call().needsPointer<2>();
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<3>(event);
}

TEST_F(EnqueueMemUnmap, saysUnsupportedIfItIs) {
  CONFORMANCE_NEEDS(mem());
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
