// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/optional_objects.hpp"

namespace conformance {

class SamplerRelease : public SamplerTest {
protected:
  auto call() { return Call(urSamplerRelease, sampler()); }
};

TEST_F(SamplerRelease, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(SamplerRelease, counts) {
  CONFORMANCE_NEEDS(sampler());
  const InfoQuery query = infoQuery(urSamplerGetInfo, sampler());
  const auto users = [&] { return infoOf<uint32_t>(query, UR_SAMPLER_INFO_REFERENCE_COUNT); };
  EXPECT_EQ(1u, users());
  ASSERT_OK(urSamplerRetain(sampler()));
  EXPECT_EQ(2u, users());
  ASSERT_OK(urSamplerRelease(sampler()));
  EXPECT_EQ(1u, users());
}

} // namespace conformance
