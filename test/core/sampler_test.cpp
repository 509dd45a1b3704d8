// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Samplers: made, asked, given to kernels, released at any time.
#include "core/image_rig.hpp"

namespace ur::test {
namespace {

class Samplers : public ImageTest {};
UR_TEST_ALL_SHAPES(Samplers);

constexpr ur_sampler_addressing_mode_t kAddressings[] = {
    UR_SAMPLER_ADDRESSING_MODE_NONE, UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE, UR_SAMPLER_ADDRESSING_MODE_CLAMP,
    UR_SAMPLER_ADDRESSING_MODE_REPEAT, UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT};

template <class F>
void forEachDesc(F visit) {
  for (const bool normalized : {false, true}) {
    for (const ur_sampler_addressing_mode_t addressing : kAddressings) {
      for (const ur_sampler_filter_mode_t filter : {UR_SAMPLER_FILTER_MODE_NEAREST, UR_SAMPLER_FILTER_MODE_LINEAR})
        visit(ur_sampler_desc_t{UR_STRUCTURE_TYPE_SAMPLER_DESC, nullptr, normalized, addressing, filter});
    }
  }
}

TEST_P(Samplers, SayWhatTheyWereMadeOf) {
  forEachDesc([&](const ur_sampler_desc_t &desc) {
    const Sampler made = sampler(desc);
    const auto &info = api().Sampler.pfnGetInfo;
    const uint64_t calls = sim->allCalls();
    EXPECT_EQ(query<ur_context_handle_t>(info, made.get(), UR_SAMPLER_INFO_CONTEXT), context.get());
    EXPECT_EQ(query<ur_bool_t>(info, made.get(), UR_SAMPLER_INFO_NORMALIZED_COORDS), desc.normalizedCoords);
    EXPECT_EQ(query<ur_sampler_addressing_mode_t>(info, made.get(), UR_SAMPLER_INFO_ADDRESSING_MODE),
              desc.addressingMode);
    EXPECT_EQ(query<ur_sampler_filter_mode_t>(info, made.get(), UR_SAMPLER_INFO_FILTER_MODE), desc.filterMode);
    EXPECT_EQ(query<uint32_t>(info, made.get(), UR_SAMPLER_INFO_REFERENCE_COUNT), 1u);
    EXPECT_EQ(api().Sampler.pfnRetain(made), UR_RESULT_SUCCESS);
    EXPECT_EQ(query<uint32_t>(info, made.get(), UR_SAMPLER_INFO_REFERENCE_COUNT), 2u);
    EXPECT_EQ(api().Sampler.pfnRelease(made), UR_RESULT_SUCCESS);
    EXPECT_EQ(sim->allCalls(), calls) << "queries and references make no driver call";
  });
  EXPECT_EQ(sim->calls(Call::createSampler), sim->calls(Call::destroySampler));
}

TEST_P(Samplers, ReachKernelsAsTheyWereMade) {
  const Queue queue = inOrder();
  const Kernel kernel = kernelOnAll("image_sum");
  const Image source = imageOf(shape(UR_MEM_TYPE_IMAGE2D, 3, 2), {1, 2, 3, 4, 5, 6});
  const Buffer sums = buffer(8);
  forEachDesc([&](const ur_sampler_desc_t &desc) {
    Sampler made = sampler(desc);
    ASSERT_EQ(tryLaunch(queue, kernel, 1,
                        {bufferArg(0, sums), bufferArg(1, source, UR_MEM_FLAG_READ_ONLY), samplerArg(2, made)}),
              UR_RESULT_SUCCESS);
    made.reset(); // the launch has it
    const Words words = read(queue, sums, 8);
    EXPECT_EQ(words, (Words{21, 0, desc.normalizedCoords, 0, static_cast<uint32_t>(desc.addressingMode), 0,
                            static_cast<uint32_t>(desc.filterMode), 0}));
  });
}

TEST_P(Samplers, OutliveTheirContextsUser) {
  Sampler made = sampler(samplerDesc(true, UR_SAMPLER_ADDRESSING_MODE_REPEAT, UR_SAMPLER_FILTER_MODE_LINEAR));
  context.reset();
  EXPECT_NE(query<ur_context_handle_t>(api().Sampler.pfnGetInfo, made.get(), UR_SAMPLER_INFO_CONTEXT), nullptr);
  made.reset();
}

TEST_P(Samplers, AreRefusedWhereThereAreNoImages) {
  const Context without = makeContext({devices[2]}), mixed = makeContext({devices[0], devices[2]});
  const auto desc = samplerDesc(false, UR_SAMPLER_ADDRESSING_MODE_NONE, UR_SAMPLER_FILTER_MODE_NEAREST);
  for (const ur_context_handle_t in : {without.get(), mixed.get()}) {
    ur_sampler_handle_t made = nullptr;
    EXPECT_EQ(api().Sampler.pfnCreate(in, &desc, &made), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    EXPECT_EQ(made, nullptr);
  }
}

TEST_P(Samplers, OfBindlessImagesAreUnsupported) {
  const ur_exp_sampler_mip_properties_t mips{
      UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES, nullptr, 0, 0, 0, UR_SAMPLER_FILTER_MODE_NEAREST};
  auto desc = samplerDesc(false, UR_SAMPLER_ADDRESSING_MODE_NONE, UR_SAMPLER_FILTER_MODE_NEAREST);
  desc.pNext = &mips;
  Sampler made;
  EXPECT_EQ(trySampler(desc, made.out()), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

TEST_P(Samplers, AFailedOneLeavesNothing) {
  const auto desc = samplerDesc(false, UR_SAMPLER_ADDRESSING_MODE_NONE, UR_SAMPLER_FILTER_MODE_NEAREST);
  sim->failCall(Call::createSampler);
  ur_sampler_handle_t made = nullptr;
  EXPECT_EQ(trySampler(desc, &made), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(made, nullptr);
  EXPECT_TRUE(sim->stopFailing());
  const Sampler again = sampler(desc);
}

TEST_P(Samplers, OfAnotherContextOrNoneAreNoArguments) {
  const Queue queue = inOrder();
  const Kernel kernel = kernelOnAll("image_sum");
  const Image source = imageOf(shape(UR_MEM_TYPE_IMAGE1D, 4), {1, 2, 3, 4});
  const Buffer sums = buffer(8);
  const Context other = makeContext();
  const auto desc = samplerDesc(false, UR_SAMPLER_ADDRESSING_MODE_NONE, UR_SAMPLER_FILTER_MODE_NEAREST);
  Sampler foreign;
  ASSERT_EQ(api().Sampler.pfnCreate(other, &desc, foreign.out()), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryLaunch(queue, kernel, 1, {bufferArg(0, sums), bufferArg(1, source), samplerArg(2, foreign)}),
            UR_RESULT_ERROR_INVALID_SAMPLER);
  EXPECT_EQ(tryLaunch(queue, kernel, 1, {bufferArg(0, sums), bufferArg(1, source), bufferArg(2, source)}),
            UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(tryLaunch(queue, kernel, 1, {bufferArg(0, sums), bufferArg(1, sums), samplerArg(2, foreign)}),
            UR_RESULT_ERROR_INVALID_VALUE);
}

} // namespace
} // namespace ur::test
