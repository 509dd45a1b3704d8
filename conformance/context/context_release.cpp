// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/info.hpp"

namespace conformance {

class ContextRelease : public ContextTest {
protected:
  auto call() { return Call(urContextRelease, context()); }
};

TEST_F(ContextRelease, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ContextRelease, takesAReference) {
  const InfoQuery query = infoQuery(urContextGetInfo, context());
  ASSERT_OK(urContextRetain(context()));
  ASSERT_EQ(2U, references(query, UR_CONTEXT_INFO_REFERENCE_COUNT));
  call().succeeds();
  EXPECT_EQ(1U, references(query, UR_CONTEXT_INFO_REFERENCE_COUNT));
}

TEST_F(ContextRelease, promiseObjectsKeepIt) {
  // A queue holds its context: releasing the caller's references in any order is safe.
  Context context;
  ASSERT_NO_FATAL_FAILURE(makeContext(&context));
  Queue queue;
  ASSERT_OK(urQueueCreate(context, device(), nullptr, queue.out()));
  const ur_context_handle_t handle = context;
  context.reset();
  ur_context_handle_t held = nullptr;
  EXPECT_OK(urQueueGetInfo(queue, UR_QUEUE_INFO_CONTEXT, sizeof held, &held, nullptr));
  EXPECT_EQ(handle, held);
  EXPECT_OK(urQueueFinish(queue));
}

} // namespace conformance
