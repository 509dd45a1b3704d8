// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// AMD's own compiler, which needs no device.
#include "hip/fixture.hpp"

#include "adapters/cuda_like/elf.hpp"
#include "adapters/hip/compiler.hpp"

#include <algorithm>

namespace ur::hip::test {
namespace {

class HipCompiler : public ::testing::Test {
protected:
  void SetUp() override {
    if (!std::getenv("LANEWAY_GENUINE_HIPRTC"))
      GTEST_SKIP() << "AMD's library isn't at hand: see the test hip_genuine_compiler";
  }
  std::string log;
  Code code;
};

TEST_F(HipCompiler, makesCodeThatSaysWhatItIs) {
  const std::string source = "extern \"C\" __global__ void fill(unsigned *out, unsigned value) {\n"
                             "  out[blockIdx.x * blockDim.x + threadIdx.x] = value;\n"
                             "}\n"
                             "extern \"C\" __global__ void mixed(char a, double b, float *out) { *out = a + b; }\n";
  OK(compileSource(source, "gfx90a", "-DUNUSED=1", &log, &code)) << log;
  EXPECT_TRUE(isWholeElf(bytesOf(code.bytes)));
  std::vector<std::string> names = code.facts.kernels();
  std::sort(names.begin(), names.end());
  EXPECT_EQ((std::vector<std::string>{"fill", "mixed"}), names);
  const std::vector<KernelParam> *fill = code.facts.params("fill"), *mixed = code.facts.params("mixed");
  ASSERT_TRUE(fill && mixed);
  EXPECT_EQ((std::vector<KernelParam>{{0, 8}, {8, 4}}), *fill);
  EXPECT_EQ((std::vector<KernelParam>{{0, 1}, {8, 8}, {16, 8}}), *mixed);
  EXPECT_TRUE(code.facts.hasFunction("fill"));
}

TEST_F(HipCompiler, saysWhatIsWrong) {
  EXPECT_EQ(UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE,
            compileSource("__global__ void broken() { return undeclared; }\n", "gfx90a", "", &log, &code));
  EXPECT_NE(std::string::npos, log.find("undeclared")) << log;
  EXPECT_TRUE(code.bytes.empty());
}

} // namespace
} // namespace ur::hip::test
