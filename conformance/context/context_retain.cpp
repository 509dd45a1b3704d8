// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/info.hpp"

namespace conformance {

class ContextRetain : public ContextTest {
protected:
  auto call() { return Call(urContextRetain, context()); }
};

TEST_F(ContextRetain, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ContextRetain, addsAReference) {
  const InfoQuery query = infoQuery(urContextGetInfo, context());
  ASSERT_EQ(1U, references(query, UR_CONTEXT_INFO_REFERENCE_COUNT));
  call().succeeds();
  call().succeeds();
  EXPECT_EQ(3U, references(query, UR_CONTEXT_INFO_REFERENCE_COUNT));
  EXPECT_OK(urContextRelease(context()));
  EXPECT_OK(urContextRelease(context()));
  EXPECT_EQ(1U, references(query, UR_CONTEXT_INFO_REFERENCE_COUNT));
}

} // namespace conformance
