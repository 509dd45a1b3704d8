// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/info.hpp"

namespace conformance {

class QueueRetain : public QueueTest {
protected:
  auto call() { return Call(urQueueRetain, queue()); }
};

TEST_F(QueueRetain, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(QueueRetain, addsAReference) {
  const InfoQuery query = infoQuery(urQueueGetInfo, queue());
  ASSERT_EQ(1U, references(query, UR_QUEUE_INFO_REFERENCE_COUNT));
  call().succeeds();
  call().succeeds();
  EXPECT_EQ(3U, references(query, UR_QUEUE_INFO_REFERENCE_COUNT));
  EXPECT_OK(urQueueRelease(queue()));
  EXPECT_OK(urQueueRelease(queue()));
  EXPECT_EQ(1U, references(query, UR_QUEUE_INFO_REFERENCE_COUNT));
}

} // namespace conformance
