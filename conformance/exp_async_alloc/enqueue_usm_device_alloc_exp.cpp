// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/async_allocs.hpp"
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

class EnqueueUSMDeviceAllocExp_Queues : public AsyncAllocTest {
protected:
  ur_usm_type_t kind() const override { return UR_USM_TYPE_DEVICE; }
  ur_command_t command() const override { return UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP; }
};

TEST_P(EnqueueUSMDeviceAllocExp_Queues, waitLists) {
  waitLists();
}

TEST_P(EnqueueUSMDeviceAllocExp_Queues, sizesAndAlignments) {
  sizesAndAlignments();
}

TEST_P(EnqueueUSMDeviceAllocExp_Queues, knownToTheContext) {
  knownToTheContext();
}

TEST_P(EnqueueUSMDeviceAllocExp_Queues, tooLarge) {
  tooLarge();
}

TEST_P(EnqueueUSMDeviceAllocExp_Queues, poolOfAnotherContext) {
  poolOfAnotherContext();
}

TEST_P(EnqueueUSMDeviceAllocExp_Queues, usableAfterItsEvent) {
  usableAfterItsEvent();
}

TEST_P(EnqueueUSMDeviceAllocExp_Queues, withProperties) {
  withProperties();
}

CONFORMANCE_ON_QUEUES(EnqueueUSMDeviceAllocExp_Queues);

} // namespace conformance
