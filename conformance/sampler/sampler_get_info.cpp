// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/optional_objects.hpp"

namespace conformance {

class SamplerGetInfo : public SamplerTest {
protected:
  auto call() {
    return Call(urSamplerGetInfo, sampler(), UR_SAMPLER_INFO_REFERENCE_COUNT, 256, propValue_, &propSizeRet_)
        .outputs(propValue_, propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(SamplerGetInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(SamplerGetInfo, conditions) {
  CONFORMANCE_NEEDS(sampler());
  call().with<3>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().with<2>(0).with<3>(nullptr).with<4>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().needsEnumerator<1>();
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(SamplerGetInfo, values) {
  CONFORMANCE_NEEDS(sampler());
  for (const bool normalized : {false, true}) {
    for (uint32_t addressing = 0; addressing <= UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT; ++addressing) {
      for (uint32_t filter = 0; filter <= UR_SAMPLER_FILTER_MODE_LINEAR; ++filter) {
        const ur_sampler_desc_t desc = {UR_STRUCTURE_TYPE_SAMPLER_DESC, nullptr, normalized,
                                        static_cast<ur_sampler_addressing_mode_t>(addressing),
                                        static_cast<ur_sampler_filter_mode_t>(filter)};
        Ref<ur_sampler_handle_t> made;
        const ur_result_t result = urSamplerCreate(context(), &desc, made.out());
        if (!normalized && addressing >= UR_SAMPLER_ADDRESSING_MODE_REPEAT && result == UR_RESULT_ERROR_INVALID_VALUE)
          continue; // repetitions have a meaning for normalized coordinates only
        ASSERT_OK(result);
        const InfoQuery query = infoQuery(urSamplerGetInfo, made.get());
        EXPECT_EQ(1u, infoOf<uint32_t>(query, UR_SAMPLER_INFO_REFERENCE_COUNT));
        EXPECT_EQ(context(), infoOf<ur_context_handle_t>(query, UR_SAMPLER_INFO_CONTEXT));
        EXPECT_EQ(normalized, infoOf<ur_bool_t>(query, UR_SAMPLER_INFO_NORMALIZED_COORDS));
        EXPECT_EQ(desc.addressingMode, infoOf<ur_sampler_addressing_mode_t>(query, UR_SAMPLER_INFO_ADDRESSING_MODE));
        EXPECT_EQ(desc.filterMode, infoOf<ur_sampler_filter_mode_t>(query, UR_SAMPLER_INFO_FILTER_MODE));
      }
    }
  }
}

} // namespace conformance
