// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/info.hpp"

namespace conformance {

class AdapterRetain : public AdapterTest {
protected:
  auto call() { return Call(urAdapterRetain, adapter()); }
};

TEST_F(AdapterRetain, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(AdapterRetain, addsAReference) {
  const InfoQuery query = infoQuery(urAdapterGetInfo, adapter());
  const uint32_t before = references(query, UR_ADAPTER_INFO_REFERENCE_COUNT);
  ASSERT_OK(urAdapterRetain(adapter()));
  EXPECT_EQ(before + 1, references(query, UR_ADAPTER_INFO_REFERENCE_COUNT));
  EXPECT_OK(urAdapterRelease(adapter()));
}

} // namespace conformance
