// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class EnqueueHostTaskExp : public QueueTest {
protected:
  auto call() {
    return Call(
               urEnqueueHostTaskExp, queue(), [](void *) {}, nullptr, nullptr, 0, nullptr, &event_)
        .outputs(event_);
  }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueHostTaskExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueHostTaskExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(EnqueueHostTaskExp, enumerations) {
  auto properties = structure<ur_exp_host_task_properties_t>(UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES);
  properties.flags = UR_EXP_HOST_TASK_FLAGS_MASK;
  call().with<3>(&properties).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(EnqueueHostTaskExp, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<4>(event);
}

TEST_F(EnqueueHostTaskExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
