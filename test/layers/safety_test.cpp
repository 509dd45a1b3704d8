// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UR_LAYER_STREAM_SAFETY: every wrong program is found, by its kind, and no twin is, on two adapters.
#include "safety_programs.hpp"

#include <set>
#include <string_view>
#include <tuple>

namespace layers_test {
namespace {

constexpr const char *kLayer = "UR_LAYER_STREAM_SAFETY";

class Safety : public ::testing::TestWithParam<std::tuple<const char *, size_t>> {
protected:
  static Twins twins() { return safetyPrograms()[std::get<1>(GetParam())]; }
  static std::string run(bool wrong) {
    return withLayersOn(std::get<0>(GetParam()), kLayer, [wrong] {
      {
        World world;
        twins().run(world, wrong);
      }
      EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
    });
  }
};

TEST_P(Safety, TheWrongOneIsFound) {
#ifdef __SANITIZE_THREAD__
  GTEST_SKIP() << "its races are real, and ThreadSanitizer finds them, too";
#endif
#ifdef __SANITIZE_ADDRESS__
  if (std::string_view(twins().finding) == "overlapping copy")
    GTEST_SKIP() << "AddressSanitizer ends the program, where the adapter copies";
#endif
  const std::string said = run(true);
  EXPECT_NE(said.find(std::string("stream safety, ") + twins().finding + ": "), std::string::npos) << said;
  EXPECT_EQ(countLines(said, "stream safety, "), 1u) << said;
}

TEST_P(Safety, TheRightOneIsNot) {
  EXPECT_EQ(run(false), "");
}

std::string nameOfCase(const ::testing::TestParamInfo<std::tuple<const char *, size_t>> &info) {
  const bool isSim = std::string(std::get<0>(info.param)) == SIM_ADAPTER;
  return std::string(safetyPrograms()[std::get<1>(info.param)].name) + (isSim ? "_sim" : "_native_cpu");
}

TEST(SafetyPrograms, AreAsManyAsTheyShouldBe) {
  std::set<std::string> kinds, names;
  for (const Twins &twins : safetyPrograms()) {
    kinds.insert(twins.finding);
    names.insert(twins.name);
  }
  EXPECT_GE(names.size(), 60u);
  EXPECT_GE(kinds.size(), 15u);
}

INSTANTIATE_TEST_SUITE_P(On, Safety,
                         ::testing::Combine(::testing::Values(NATIVE_CPU_ADAPTER, SIM_ADAPTER),
                                            ::testing::Range<size_t>(0, safetyPrograms().size())),
                         nameOfCase);

} // namespace
} // namespace layers_test
