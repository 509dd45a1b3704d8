// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/kernels.hpp"

namespace conformance {

class ProgramRetain : public KernelTest {
protected:
  auto call() { return Call(urProgramRetain, program()); }
};

TEST_F(ProgramRetain, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ProgramRetain, addsAReference) {
  const InfoQuery query = infoQuery(urProgramGetInfo, program());
  ASSERT_EQ(1U, references(query, UR_PROGRAM_INFO_REFERENCE_COUNT));
  call().succeeds();
  call().succeeds();
  EXPECT_EQ(3U, references(query, UR_PROGRAM_INFO_REFERENCE_COUNT));
  EXPECT_OK(urProgramRelease(program()));
  EXPECT_OK(urProgramRelease(program()));
  EXPECT_EQ(1U, references(query, UR_PROGRAM_INFO_REFERENCE_COUNT));
}

} // namespace conformance
