// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/info.hpp"

namespace conformance {

class EventRelease : public EventTest {
protected:
  auto call() { return Call(urEventRelease, event()); }
};

TEST_F(EventRelease, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(EventRelease, takesAReference) {
  const InfoQuery query = infoQuery(urEventGetInfo, event());
  ASSERT_OK(urEventRetain(event()));
  ASSERT_EQ(2U, references(query, UR_EVENT_INFO_REFERENCE_COUNT));
  call().succeeds();
  EXPECT_EQ(1U, references(query, UR_EVENT_INFO_REFERENCE_COUNT));
}

} // namespace conformance
