// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/pools.hpp"

namespace conformance {

class EnqueueUSMDeviceAllocExp : public AsyncTest {
protected:
  auto call() {
    return Call(urEnqueueUSMDeviceAllocExp, queue(), nullptr, 64, nullptr, 0, nullptr, &mem_, &event_)
        .outputs(mem_, event_);
  }

  void *mem_ = untouched<void *>();
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueUSMDeviceAllocExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueUSMDeviceAllocExp, nullPointers) {
  call().needsPointer<6>();
}

TEST_F(EnqueueUSMDeviceAllocExp, enumerations) {
  auto properties = structure<ur_exp_async_usm_alloc_properties_t>(UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES);
  properties.flags = UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK;
  call().with<3>(&properties).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(EnqueueUSMDeviceAllocExp, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<4>(event);
}

} // namespace conformance
