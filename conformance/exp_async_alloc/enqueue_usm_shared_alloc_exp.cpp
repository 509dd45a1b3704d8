// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/async_allocs.hpp"
#include "support/pools.hpp"

namespace conformance {

class EnqueueUSMSharedAllocExp : public AsyncTest {
protected:
  auto call() {
    return Call(urEnqueueUSMSharedAllocExp, queue(), nullptr, 64, nullptr, 0, nullptr, &mem_, &event_)
        .outputs(mem_, event_);
  }

  void *mem_ = untouched<void *>();
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(EnqueueUSMSharedAllocExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EnqueueUSMSharedAllocExp, nullPointers) {
  call().needsPointer<6>();
}

TEST_F(EnqueueUSMSharedAllocExp, enumerations) {
  auto properties = structure<ur_exp_async_usm_alloc_properties_t>(UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES);
  properties.flags = UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK;
  call().with<3>(&properties).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(EnqueueUSMSharedAllocExp, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<4>(event);
}

class EnqueueUSMSharedAllocExp_Queues : public AsyncAllocTest {
protected:
  ur_usm_type_t kind() const override { return UR_USM_TYPE_SHARED; }
  ur_command_t command() const override { return UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP; }
};

TEST_P(EnqueueUSMSharedAllocExp_Queues, waitLists) {
  waitLists();
}

TEST_P(EnqueueUSMSharedAllocExp_Queues, sizesAndAlignments) {
  sizesAndAlignments();
}

TEST_P(EnqueueUSMSharedAllocExp_Queues, knownToTheContext) {
  knownToTheContext();
}

TEST_P(EnqueueUSMSharedAllocExp_Queues, tooLarge) {
  tooLarge();
}

TEST_P(EnqueueUSMSharedAllocExp_Queues, poolOfAnotherContext) {
  poolOfAnotherContext();
}

TEST_P(EnqueueUSMSharedAllocExp_Queues, usableAfterItsEvent) {
  usableAfterItsEvent();
}

TEST_P(EnqueueUSMSharedAllocExp_Queues, withProperties) {
  withProperties();
}

CONFORMANCE_ON_QUEUES(EnqueueUSMSharedAllocExp_Queues);

} // namespace conformance
