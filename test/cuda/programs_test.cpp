// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs on the fake: what is linked, and what is left when a call of the driver's fails.
#include "cuda/fixture.hpp"

#include "adapters/core/port/driver_linker.hpp"

#include <fstream>
#include <iterator>

namespace ur::cuda::test {
namespace {

class ProgramsTest : public CudaTest {
protected:
  void SetUp() override {
    CudaTest::SetUp();
    std::ifstream file(KERNELS, std::ios::binary);
    text.assign(std::istreambuf_iterator<char>(file), {});
    ASSERT_FALSE(text.empty()) << KERNELS;
    driver = open({0, 1});
  }
  ProgramDesc desc(std::string_view code, ProgramSource source = ProgramSource::binary) const {
    return {.source = source, .code = {reinterpret_cast<const uint8_t *>(code.data()), code.size()}, .device = 1};
  }
  ur_result_t link(std::span<const NativeProgram> objects, NativeProgram *program) {
    return driver->linker()->link({.objects = objects, .device = 1}, &log, program);
  }
  /// Compiles and links; nothing is left where that fails.
  ur_result_t compileAndLink() {
    NativeProgram object = nullptr, program = nullptr;
    ur_result_t result = driver->linker()->compile(desc(text), &log, &object);
    if (result != UR_RESULT_SUCCESS)
      return result;
    result = link({&object, 1}, &program);
    driver->destroyProgram(object);
    EXPECT_EQ(result == UR_RESULT_SUCCESS, program != nullptr);
    if (program)
      driver->destroyProgram(program);
    return result;
  }

  std::string text, log;
  std::unique_ptr<Driver> driver;
};

TEST_F(ProgramsTest, aLinkedProgramHasTheFactsOfItsText) {
  NativeProgram object = nullptr, program = nullptr;
  OK(driver->linker()->compile(desc(text), &log, &object));
  OK(link({&object, 1}, &program));
  driver->destroyProgram(object);
  NativeKernel kernel = nullptr;
  KernelFacts facts;
  OK(driver->createKernel(program, "ids_4_2_1", &facts, &kernel));
  EXPECT_EQ((std::array<size_t, 3>{4, 2, 1}), facts.requiredGroupSize);
  driver->destroyKernel(kernel);
  std::vector<uint8_t> code;
  OK(driver->linker()->binary(program, &code));
  EXPECT_FALSE(code.empty());
  driver->destroyProgram(program);
}

TEST_F(ProgramsTest, theLogNamesWhatIsThereTwice) {
  NativeProgram object = nullptr, program = nullptr;
  OK(driver->linker()->compile(desc(text), &log, &object));
  const NativeProgram twice[] = {object, object};
  EXPECT_EQ(UR_RESULT_ERROR_PROGRAM_LINK_FAILURE, link(twice, &program));
  EXPECT_NE(std::string::npos, log.find("fill")) << log;
  driver->destroyProgram(object);
}

TEST_F(ProgramsTest, aFailingCallFailsTheLinkAndLeavesNothing) {
  OK(compileAndLink());
  uint64_t before = failAt(0);
  OK(compileAndLink());
  const uint64_t calls = failAt(0) - before;
  for (uint64_t n = 1; n <= calls; ++n) {
    failAt(n);
    // What fails when something is given back is nobody's business.
    static_cast<void>(compileAndLink());
    failAt(0);
    OK(compileAndLink()) << "after call " << n << " failed";
  }
}

TEST_F(ProgramsTest, KernelsSayWhatTheDriverKnowsOfThem) {
  NativeProgram program = nullptr;
  OK(driver->buildProgram(desc(text), &log, &program));
  NativeKernel kernel = nullptr;
  KernelFacts facts;
  OK(driver->createKernel(program, "reduce_static", &facts, &kernel));
  EXPECT_EQ(64u, facts.maxGroupSize);
  EXPECT_EQ(64u, facts.bestGroupSize);
  EXPECT_EQ(256u, facts.localMemSize);
  EXPECT_EQ(32u, facts.numRegs);
  for (const ur_kernel_cache_config_t config :
       {UR_KERNEL_CACHE_CONFIG_LARGE_SLM, UR_KERNEL_CACHE_CONFIG_LARGE_DATA, UR_KERNEL_CACHE_CONFIG_DEFAULT}) {
    const uint64_t before = failAt(0);
    OK(driver->setCacheConfig(kernel, config));
    EXPECT_LT(before, failAt(0)) << "the driver is told";
  }
  failAt(1);
  EXPECT_NE(UR_RESULT_SUCCESS, driver->setCacheConfig(kernel, UR_KERNEL_CACHE_CONFIG_DEFAULT));
  failAt(0);
  driver->destroyKernel(kernel);
  driver->destroyProgram(program);
}

TEST_F(ProgramsTest, whatIsNeitherTextNorWhole) {
  NativeProgram program = nullptr;
  for (const std::string_view code : {std::string_view("\x01\x02\x03"),
                                      std::string_view("\x7f"
                                                       "ELF"),
                                      std::string_view("int f() { return 1; }"), std::string_view("// end\n")}) {
    log.clear();
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_BINARY, driver->buildProgram(desc(code), &log, &program));
    EXPECT_NE("", log);
  }
  const uint32_t words[] = {0x07230204, 0x00010000, 0, 1, 0}; // not quite SPIR-V
  log.clear();
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_BINARY,
            driver->buildProgram(desc({reinterpret_cast<const char *>(words), sizeof words}, ProgramSource::il), &log,
                                 &program));
  EXPECT_NE("", log);
}

TEST_F(ProgramsTest, ptxAsAnIntermediateLanguageIsItsOwnBinary) {
  NativeProgram program = nullptr;
  OK(driver->buildProgram(desc(text, ProgramSource::il), &log, &program));
  std::vector<uint8_t> code;
  OK(driver->linker()->binary(program, &code));
  EXPECT_EQ(text, std::string(code.begin(), code.end()));
  driver->destroyProgram(program);
}

} // namespace
} // namespace ur::cuda::test
