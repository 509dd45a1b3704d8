// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the HIP adapter reads in code objects that ur-spirv makes. Nothing of them runs here.
#include "adapters/hip/code_facts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

namespace ur::hip::test {
namespace {

using Params = std::vector<KernelParam>;

CodeFacts factsOf(const char *path) {
  std::ifstream file(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  EXPECT_FALSE(bytes.empty()) << path;
  return CodeFacts::ofObject({reinterpret_cast<const uint8_t *>(bytes.data()), bytes.size()});
}

TEST(SpirvForHip, theAdapterKnowsItsKernels) {
  const CodeFacts code = factsOf(CODE_OBJECT);
  const std::vector<std::string> names = code.kernels();
  for (const char *const name : {"add", "by_value", "reverse_groups", "mathematics"}) {
    EXPECT_NE(names.end(), std::find(names.begin(), names.end(), name)) << name;
    EXPECT_TRUE(code.hasFunction(name)) << name;
  }
  const std::pair<const char *, Params> known[] = {
      {"add", {{0, 8}, {8, 8}, {16, 8}}},
      {"reverse_groups", {{0, 8}, {8, 4}}}, // local memory: an offset
      {"by_value", {{0, 8}, {16, 32}, {48, 1}}},
  };
  for (const auto &[name, params] : known) {
    ASSERT_NE(nullptr, code.params(name)) << name;
    EXPECT_EQ(params, *code.params(name)) << name;
  }
  core::KernelFacts facts;
  code.complete("reverse_groups", facts);
  EXPECT_EQ((std::array<size_t, 3>{64, 1, 1}), facts.requiredGroupSize);
}

TEST(SpirvForHip, kernelsThatAskForTheNumberOfDimensionsTakeIt) {
  const CodeFacts code = factsOf(CODE_OBJECT);
  ASSERT_NE(nullptr, code.params("dimensions_with_work_dim"));
  EXPECT_EQ((Params{{0, 8}, {8, 4}}), *code.params("dimensions_with_work_dim"));
}

TEST(SpirvForHip, formsForLaunchesWithAnOffsetTakeThreeNumbersMore) {
  const CodeFacts code = factsOf(CODE_OBJECT_WITH_OFFSET);
  ASSERT_NE(nullptr, code.params("add_with_offset"));
  EXPECT_EQ((Params{{0, 8}, {8, 8}, {16, 8}, {24, 12}}), *code.params("add_with_offset"));
}

} // namespace
} // namespace ur::hip::test
