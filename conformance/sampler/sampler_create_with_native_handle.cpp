// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/optional_objects.hpp"

namespace conformance {

class SamplerCreateWithNativeHandle : public ContextTest {
protected:
  auto call() { return Call(urSamplerCreateWithNativeHandle, 0, context(), nullptr, &sampler_).outputs(sampler_); }

  ur_sampler_handle_t sampler_ = untouched<ur_sampler_handle_t>();
};

TEST_F(SamplerCreateWithNativeHandle, nullHandles) {
  call().needsHandle<1>();
}

TEST_F(SamplerCreateWithNativeHandle, nullPointers) {
  call().needsPointer<3>();
}

class SamplerCreateWithNativeHandle_Sampler : public SamplerTest {};

TEST_F(SamplerCreateWithNativeHandle_Sampler, isTheSameNativeSampler) {
  CONFORMANCE_NEEDS(sampler());
  ur_native_handle_t native = 0;
  Ref<ur_sampler_handle_t> made;
  const auto properties =
      structure<ur_sampler_native_properties_t>(UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES); // owns nothing
  const Call import(urSamplerCreateWithNativeHandle, native, context(), &properties, made.out());
  if (!Call(urSamplerGetNativeHandle, sampler(), &native).worksOrSaysUnsupported()) {
    EXPECT_FALSE(import.worksOrSaysUnsupported());
    return;
  }
  if (!import.with<0>(native).worksOrSaysUnsupported())
    return;
  ur_native_handle_t same = 0;
  EXPECT_OK(urSamplerGetNativeHandle(made, &same));
  EXPECT_EQ(native, same);
  const InfoQuery first = infoQuery(urSamplerGetInfo, sampler()), second = infoQuery(urSamplerGetInfo, made.get());
  EXPECT_EQ(context(), infoOf<ur_context_handle_t>(second, UR_SAMPLER_INFO_CONTEXT));
  EXPECT_EQ(1u, infoOf<uint32_t>(second, UR_SAMPLER_INFO_REFERENCE_COUNT));
  EXPECT_EQ(infoOf<ur_bool_t>(first, UR_SAMPLER_INFO_NORMALIZED_COORDS),
            infoOf<ur_bool_t>(second, UR_SAMPLER_INFO_NORMALIZED_COORDS));
  EXPECT_EQ(infoOf<ur_sampler_addressing_mode_t>(first, UR_SAMPLER_INFO_ADDRESSING_MODE),
            infoOf<ur_sampler_addressing_mode_t>(second, UR_SAMPLER_INFO_ADDRESSING_MODE));
  EXPECT_EQ(infoOf<ur_sampler_filter_mode_t>(first, UR_SAMPLER_INFO_FILTER_MODE),
            infoOf<ur_sampler_filter_mode_t>(second, UR_SAMPLER_INFO_FILTER_MODE));
  made.reset();
  EXPECT_OK(urSamplerGetNativeHandle(sampler(), &same)) << "the import took it along";
  EXPECT_EQ(native, same);
}

} // namespace conformance
