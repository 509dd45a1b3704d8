// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class EventCreateExp : public ContextTest {
protected:
  auto call() { return Call(urEventCreateExp, context(), device(), &eventDesc_, &event_).outputs(event_); }

  ur_exp_event_desc_t eventDesc_ = structure<ur_exp_event_desc_t>(UR_STRUCTURE_TYPE_EXP_EVENT_DESC);
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EventCreateExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(EventCreateExp, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<3>();
}

TEST_F(EventCreateExp, enumerations) {
  auto eventDesc = structure<ur_exp_event_desc_t>(UR_STRUCTURE_TYPE_EXP_EVENT_DESC);
  eventDesc.flags = UR_EXP_EVENT_FLAGS_MASK;
  call().with<2>(&eventDesc).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(EventCreateExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
