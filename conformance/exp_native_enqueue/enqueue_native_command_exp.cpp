// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class EnqueueNativeCommandExp : public QueueTest {
protected:
  auto call() {
    return Call(
               urEnqueueNativeCommandExp, queue(), [](ur_queue_handle_t, void *) {}, nullptr, 0, nullptr, nullptr, 0,
               nullptr, &event_)
        .outputs(event_);
  }

  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueNativeCommandExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueNativeCommandExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(EnqueueNativeCommandExp, enumerations) {
  auto properties =
      structure<ur_exp_enqueue_native_command_properties_t>(UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES);
  properties.flags = UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAGS_MASK;
  call().with<5>(&properties).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(EnqueueNativeCommandExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
