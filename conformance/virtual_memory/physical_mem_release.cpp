// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/optional_objects.hpp"

namespace conformance {

class PhysicalMemRelease : public PhysicalMemTest {
protected:
  auto call() { return Call(urPhysicalMemRelease, physicalMem()); }
};

TEST_F(PhysicalMemRelease, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(PhysicalMemRelease, countsReferences) {
  CONFORMANCE_NEEDS(physicalMem());
  const InfoQuery query = infoQuery(urPhysicalMemGetInfo, physicalMem());
  ASSERT_OK(urPhysicalMemRetain(physicalMem()));
  call().succeeds();
  EXPECT_EQ(1U, references(query, UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT));
}

} // namespace conformance
