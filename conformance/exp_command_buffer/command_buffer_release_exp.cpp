// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/optional_objects.hpp"

namespace conformance {

class CommandBufferReleaseExp : public CommandBufferTest {
protected:
  auto call() { return Call(urCommandBufferReleaseExp, commandBuffer()); }
};

TEST_F(CommandBufferReleaseExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(CommandBufferReleaseExp, takesAReference) {
  CONFORMANCE_NEEDS(commandBuffer());
  const InfoQuery query = infoQuery(urCommandBufferGetInfoExp, commandBuffer());
  ASSERT_OK(urCommandBufferRetainExp(commandBuffer()));
  ASSERT_EQ(2U, references(query, UR_EXP_COMMAND_BUFFER_INFO_REFERENCE_COUNT));
  call().succeeds();
  EXPECT_EQ(1U, references(query, UR_EXP_COMMAND_BUFFER_INFO_REFERENCE_COUNT));
}

} // namespace conformance
