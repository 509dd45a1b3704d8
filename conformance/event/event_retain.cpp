// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/info.hpp"

namespace conformance {

class EventRetain : public EventTest {
protected:
  auto call() { return Call(urEventRetain, event()); }
};

TEST_F(EventRetain, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EventRetain, addsAReference) {
  const InfoQuery query = infoQuery(urEventGetInfo, event());
  ASSERT_EQ(1U, references(query, UR_EVENT_INFO_REFERENCE_COUNT));
  call().succeeds();
  call().succeeds();
  EXPECT_EQ(3U, references(query, UR_EVENT_INFO_REFERENCE_COUNT));
  EXPECT_OK(urEventRelease(event()));
  EXPECT_OK(urEventRelease(event()));
  EXPECT_EQ(1U, references(query, UR_EVENT_INFO_REFERENCE_COUNT));
}

} // namespace conformance
