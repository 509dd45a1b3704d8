// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/async_allocs.hpp"
#include "support/pools.hpp"

namespace conformance {

class EnqueueUSMHostAllocExp : public AsyncTest {
protected:
  auto call() {
    return Call(urEnqueueUSMHostAllocExp, queue(), nullptr, 64, nullptr, 0, nullptr, &mem_, &event_)
        .outputs(mem_, event_);
  }

  void *mem_ = untouched<void *>();
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueUSMHostAllocExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueUSMHostAllocExp, nullPointers) {
  call().needsPointer<6>();
}

TEST_F(EnqueueUSMHostAllocExp, enumerations) {
  auto properties = structure<ur_exp_async_usm_alloc_properties_t>(UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES);
  properties.flags = UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK;
  call().with<3>(&properties).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(EnqueueUSMHostAllocExp, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<4>(event);
}

class EnqueueUSMHostAllocExp_Queues : public AsyncAllocTest {
protected:
  ur_usm_type_t kind() const override { return UR_USM_TYPE_HOST; }
  ur_command_t command() const override { return UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP; }
};

TEST_P(EnqueueUSMHostAllocExp_Queues, waitLists) {
  waitLists();
}

TEST_P(EnqueueUSMHostAllocExp_Queues, sizesAndAlignments) {
  sizesAndAlignments();
}

TEST_P(EnqueueUSMHostAllocExp_Queues, knownToTheContext) {
  knownToTheContext();
}

TEST_P(EnqueueUSMHostAllocExp_Queues, tooLarge) {
  tooLarge();
}

TEST_P(EnqueueUSMHostAllocExp_Queues, poolOfAnotherContext) {
  poolOfAnotherContext();
}

TEST_P(EnqueueUSMHostAllocExp_Queues, usableAfterItsEvent) {
  usableAfterItsEvent();
}

TEST_P(EnqueueUSMHostAllocExp_Queues, withProperties) {
  withProperties();
}

CONFORMANCE_ON_QUEUES(EnqueueUSMHostAllocExp_Queues);

} // namespace conformance
