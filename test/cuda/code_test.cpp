// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Options of builds, and CUDA C++ by the real compiler where this machine has it; it needs no device.
#include "adapters/cuda/api/nvrtc.hpp"
#include "adapters/cuda/build_options.hpp"
#include "adapters/cuda/compiler.hpp"
#include "adapters/cuda/fatbin.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <elf.h>
#include <optional>

namespace ur::cuda::test {
namespace {

/// The number that the options give the driver for one; nothing: they don't have it.
std::optional<size_t> valueOf(JitOptions &options, CUjit_option option) {
  for (unsigned i = 0; i < options.count(); ++i) {
    if (options.options()[i] == option)
      return reinterpret_cast<size_t>(options.values()[i]);
  }
  return std::nullopt;
}

TEST(BuildOptions, wordsAndQuotationMarks) {
  EXPECT_EQ(std::vector<std::string>(), splitOptions("  \t"));
  EXPECT_EQ((std::vector<std::string>{"-O3", "-DNAME=a b", "-I/x y", ""}),
            splitOptions(" -O3\t-DNAME=\"a b\" '-I/x y'\n \"\""));
}

TEST(BuildOptions, whatTheDriverHasAnOptionFor) {
  JitOptions options("-O2 -lineinfo -G -v -maxrregcount=32 -cl-fast -Dx");
  EXPECT_EQ(2u, valueOf(options, CU_JIT_OPTIMIZATION_LEVEL));
  EXPECT_EQ(32u, valueOf(options, CU_JIT_MAX_REGISTERS));
  EXPECT_EQ(1u, valueOf(options, CU_JIT_GENERATE_LINE_INFO));
  EXPECT_EQ(1u, valueOf(options, CU_JIT_GENERATE_DEBUG_INFO));
  EXPECT_EQ(1u, valueOf(options, CU_JIT_LOG_VERBOSE));
  EXPECT_EQ((std::vector<std::string>{"-cl-fast", "-Dx"}), options.others());

  JitOptions apart("--maxrregcount 64 --opt-level 1");
  EXPECT_EQ(64u, valueOf(apart, CU_JIT_MAX_REGISTERS));
  EXPECT_EQ(1u, valueOf(apart, CU_JIT_OPTIMIZATION_LEVEL));
  EXPECT_TRUE(apart.others().empty());

  JitOptions wrong("-O9 --maxrregcount=many --maxrregcount");
  EXPECT_EQ(std::nullopt, valueOf(wrong, CU_JIT_MAX_REGISTERS));
  EXPECT_EQ(3u, wrong.others().size());
  EXPECT_EQ("", wrong.log()) << "nothing was said yet";
}

constexpr const char *kSource = R"(
  extern "C" __device__ int shared_by_all = 3;
  extern "C" __global__ void __launch_bounds__(64) twice(int *p) { p[threadIdx.x] *= FACTOR; }
)";

class CompilerTest : public ::testing::Test {
protected:
  void SetUp() override {
    std::string reason;
    if (!openNvrtc(&reason))
      GTEST_SKIP() << "no NVRTC: " << reason;
  }
  static Elf64_Ehdr headerOf(const Code &code) {
    Elf64_Ehdr header{};
    EXPECT_GT(code.bytes.size(), sizeof header);
    std::memcpy(&header, code.bytes.data(), std::min(code.bytes.size(), sizeof header));
    return header;
  }
  std::string log;
  Code code;
};

TEST_F(CompilerTest, makesTheDevicesOwnCode) {
  ASSERT_EQ(UR_RESULT_SUCCESS, compileSource(kSource, 90, "-DFACTOR=2", false, &log, &code)) << log;
  EXPECT_EQ(CU_JIT_INPUT_CUBIN, code.type);
  const Elf64_Ehdr header = headerOf(code);
  EXPECT_EQ(0, std::memcmp(header.e_ident, ELFMAG, SELFMAG));
  EXPECT_EQ(190, header.e_machine) << "CUDA";
  EXPECT_EQ(ET_EXEC, header.e_type);
  EXPECT_NE(std::string::npos, code.bytes.find("twice"));
  EXPECT_EQ(std::vector<std::string>{"twice"}, code.facts.kernels());
}

TEST_F(CompilerTest, CubinsSayWhatSizesOfGroupsTheirKernelsTake) {
  const std::string source = std::string(kSource) + "extern \"C\" __global__ void __block_size__((4, 2, 1)) just() {}"
                                                    "extern \"C\" __global__ void any() {}";
  ASSERT_EQ(UR_RESULT_SUCCESS, compileSource(source, 90, "-DFACTOR=2", false, &log, &code)) << log;
  const std::span<const uint8_t> cubin(reinterpret_cast<const uint8_t *>(code.bytes.data()), code.bytes.size());
  const CodeFacts facts = CodeFacts::ofCubin(cubin);
  std::vector<std::string> names = facts.kernels();
  std::sort(names.begin(), names.end());
  EXPECT_EQ((std::vector<std::string>{"any", "just", "twice"}), names);
  const auto required = [&](const char *kernel) {
    core::KernelFacts said;
    facts.complete(kernel, said);
    return said.requiredGroupSize;
  };
  EXPECT_EQ((std::array<size_t, 3>{4, 2, 1}), required("just"));
  EXPECT_EQ((std::array<size_t, 3>{0, 0, 0}), required("any"));
  for (size_t length = 0; length < cubin.size(); ++length) { // a heap block of exactly that size
    const std::vector<uint8_t> head(cubin.begin(), cubin.begin() + static_cast<std::ptrdiff_t>(length));
    static_cast<void>(CodeFacts::ofCubin(head));
  }

  // A fatbin of it, for 9.0, behind one for 8.0 that is nothing.
  std::vector<uint8_t> fatbin;
  const auto add = [&](const void *bytes, size_t size) {
    fatbin.insert(fatbin.end(), static_cast<const uint8_t *>(bytes), static_cast<const uint8_t *>(bytes) + size);
  };
  FatbinEntry older{FatbinEntry::kCubin, 0x101, sizeof older, 8, {}, 80}, own = older;
  own.size = cubin.size();
  own.capability = 90;
  const FatbinHeader header{kFatbinMagic, 1, sizeof header, 2 * sizeof own + 8 + cubin.size()};
  add(&header, sizeof header);
  add(&older, sizeof older);
  add("nothing", 8);
  add(&own, sizeof own);
  add(cubin.data(), cubin.size());
  EXPECT_EQ(3u, CodeFacts::ofFatbin(fatbin, 90).kernels().size());
  EXPECT_EQ(0u, CodeFacts::ofFatbin(fatbin, 86).kernels().size()) << "which would run the other one";
  EXPECT_EQ(0u, CodeFacts::ofFatbin(fatbin, 120).kernels().size()) << "no generation runs another's";
  for (size_t length = 0; length < fatbin.size(); ++length) {
    static_cast<void>(CodeFacts::ofFatbin(
        std::vector<uint8_t>(fatbin.begin(), fatbin.begin() + static_cast<std::ptrdiff_t>(length)), 90));
  }
}

using Params = std::vector<KernelParam>;

/// None: not known.
std::optional<Params> paramsOf(const std::string &head) {
  const CodeFacts facts(".visible .entry kernel" + head +
                        "\n.maxntid 1, 2, 3\n{ ret; }\n.entry other(.param .u8 x) {}");
  EXPECT_EQ(Params({{0, 1}}), *facts.params("other"));
  EXPECT_EQ(nullptr, facts.params("another"));
  const Params *params = facts.params("kernel");
  return params ? std::optional(*params) : std::nullopt;
}

TEST(CodeParams, ptxSaysWhatAKernelTakes) {
  EXPECT_EQ(Params(), paramsOf("()"));
  EXPECT_EQ(Params(), paramsOf(""));
  EXPECT_EQ(Params(), paramsOf(" (\n)"));
  EXPECT_EQ((Params{{0, 8}, {8, 4}, {16, 8}, {24, 1}, {32, 32}, {64, 2}, {80, 16}}),
            paramsOf("(\n\t.param .u64 a_param_0,\n\t.param .u32 a_param_1,\n\t.param .f64 a_param_2,\n"
                     "\t.param .u8 a_param_3,\n\t.param .align 8 .b8 a_param_4[32],\n\t.param .u16 a_param_5,\n"
                     "\t.param .align 16 .b8 a_param_6[16]\n)\n"));
  EXPECT_EQ((Params{{0, 8}, {8, 2}}), paramsOf("(.param .u64 .ptr .global .align 4 p, .param .b16 %h)"));
}

TEST(CodeParams, whatIsUnusualMakesThemUnknown) {
  for (const char *head :
       {"(", "(.param", "(.param)", "(.param .u64)", "(.u64 x)", "(.param .u65 x)", "(.param .u0 x)", "(.param .x64 x)",
        "(.param .align 3 .b8 x[4])", "(.param .align 8 .b8 x[])", "(.param .b8 x[4)", "(.param .b8 x[-4])",
        "(.param .b8 x[0])", "(.param .u64 x, )", "(.param .u32 x, .param .texref t)",
        "(.param .u999999999999999999999999 x)", "(.param .b8 x[18446744073709551615], .param .u8 y)",
        "(.param .b64 x[2305843009213693953], .param .u8 y)"})
    EXPECT_EQ(std::nullopt, paramsOf(head)) << head;
}

TEST_F(CompilerTest, CodeSaysWhatKernelsTake) {
  const char *const source = R"(
    struct Mixed { char c[20]; double d; };
    extern "C" __global__ void a(unsigned *p, unsigned u, double d, char c, Mixed m, short s, float4 f) {
      *p = u + (unsigned)d + c + m.c[3] + s + (unsigned)f.y;
    }
    extern "C" __global__ void none() {}
  )";
  for (const int capability : {90, 0}) { // as a cubin, and as PTX
    Code made;
    ASSERT_EQ(UR_RESULT_SUCCESS, compileSource(source, 90, capability ? "" : "-arch=compute_90", false, &log, &made))
        << log;
    EXPECT_EQ(capability ? CU_JIT_INPUT_CUBIN : CU_JIT_INPUT_PTX, made.type);
    ASSERT_NE(nullptr, made.facts.params("a"));
    EXPECT_EQ((Params{{0, 8}, {8, 4}, {16, 8}, {24, 1}, {32, 32}, {64, 2}, {80, 16}}), *made.facts.params("a"));
    ASSERT_NE(nullptr, made.facts.params("none"));
    EXPECT_EQ(Params(), *made.facts.params("none"));
  }
}

TEST_F(CompilerTest, makesObjectsForTheLinker) {
  ASSERT_EQ(UR_RESULT_SUCCESS, compileSource(kSource, 90, "-DFACTOR=2", true, &log, &code)) << log;
  EXPECT_EQ(ET_REL, headerOf(code).e_type);
}

TEST_F(CompilerTest, givesThePtxOfTheNearestBelowWhereItDoesntKnowTheDevice) {
  ASSERT_EQ(UR_RESULT_SUCCESS, compileSource(kSource, 9999, "-DFACTOR=2", false, &log, &code)) << log;
  EXPECT_EQ(CU_JIT_INPUT_PTX, code.type);
  EXPECT_NE(std::string::npos, code.bytes.find(".entry twice"));
  EXPECT_NE('\0', code.bytes.back());
}

TEST_F(CompilerTest, takesTheCallersTarget) {
  ASSERT_EQ(UR_RESULT_SUCCESS, compileSource(kSource, 90, "-DFACTOR=2 -arch=compute_80", false, &log, &code)) << log;
  EXPECT_EQ(CU_JIT_INPUT_PTX, code.type);
  EXPECT_NE(std::string::npos, code.bytes.find("sm_80"));
}

TEST_F(CompilerTest, saysWhatIsWrong) {
  EXPECT_EQ(UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE, compileSource(kSource, 90, "", false, &log, &code));
  EXPECT_NE(std::string::npos, log.find("FACTOR")) << log;
  EXPECT_NE(std::string::npos, log.find("program.cu(")) << log;
  EXPECT_EQ(UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE, compileSource(kSource, 90, "--no-such-thing", false, &log, &code));
  EXPECT_NE(std::string::npos, log.find("--no-such-thing")) << log;
  EXPECT_EQ("", code.bytes) << "written on success only";
}

TEST_F(CompilerTest, hasWarningsInTheLogOfWhatSucceeds) {
  const std::string source = std::string(kSource) + "__device__ int f() { int unused; return 1 / 0; }";
  ASSERT_EQ(UR_RESULT_SUCCESS, compileSource(source, 90, "-DFACTOR=2", false, &log, &code)) << log;
  EXPECT_NE(std::string::npos, log.find("warning")) << log;
}

} // namespace
} // namespace ur::cuda::test
