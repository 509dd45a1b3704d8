// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/info.hpp"

namespace conformance {

class AdapterRelease : public AdapterTest {
protected:
  auto call() { return Call(urAdapterRelease, adapter()); }
};

TEST_F(AdapterRelease, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(AdapterRelease, takesAReference) {
  const InfoQuery query = infoQuery(urAdapterGetInfo, adapter());
  ASSERT_OK(urAdapterRetain(adapter()));
  const uint32_t before = references(query, UR_ADAPTER_INFO_REFERENCE_COUNT);
  EXPECT_OK(urAdapterRelease(adapter()));
  EXPECT_EQ(before - 1, references(query, UR_ADAPTER_INFO_REFERENCE_COUNT));
}

} // namespace conformance
