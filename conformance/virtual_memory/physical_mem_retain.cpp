// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/optional_objects.hpp"

namespace conformance {

class PhysicalMemRetain : public PhysicalMemTest {
protected:
  auto call() { return Call(urPhysicalMemRetain, physicalMem()); }
};

TEST_F(PhysicalMemRetain, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(PhysicalMemRetain, countsReferences) {
  CONFORMANCE_NEEDS(physicalMem());
  const InfoQuery query = infoQuery(urPhysicalMemGetInfo, physicalMem());
  EXPECT_EQ(1U, references(query, UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT));
  call().succeeds();
  EXPECT_EQ(2U, references(query, UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT));
  EXPECT_OK(urPhysicalMemRelease(physicalMem()));
}

} // namespace conformance
