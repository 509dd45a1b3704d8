// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/kernels.hpp"

namespace conformance {

class ProgramRelease : public KernelTest {
protected:
  auto call() { return Call(urProgramRelease, program()); }
};

TEST_F(ProgramRelease, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ProgramRelease, takesAReference) {
  const InfoQuery query = infoQuery(urProgramGetInfo, program());
  ASSERT_OK(urProgramRetain(program()));
  ASSERT_EQ(2U, references(query, UR_PROGRAM_INFO_REFERENCE_COUNT));
  call().succeeds();
  EXPECT_EQ(1U, references(query, UR_PROGRAM_INFO_REFERENCE_COUNT));
}

} // namespace conformance
