// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs given as source text, which an adapter may take where a compiler is at hand.
#include "support/linking.hpp"
#include "support/registry.hpp"

#include <fstream>
#include <iterator>

namespace conformance {

class ProgramFromSource : public QueueTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(QueueTest::SetUp());
    if (IsSkipped())
      return;
    const Environment &env = environment();
    if (env.form == nullptr || env.form->sourceSuffix.empty())
      GTEST_SKIP() << "the suite has no source that this adapter takes";
    std::ifstream file(env.options.kernels + "/conformance_source" + env.form->sourceSuffix);
    text_.assign(std::istreambuf_iterator<char>(file), {});
    if (text_.empty())
      GTEST_SKIP() << "the source isn't where the kernels are";
    Program tried;
    ASSERT_NO_FATAL_FAILURE(create(text_, &tried));
    const ur_result_t result = urProgramBuild(context(), tried, nullptr);
    if (result == UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE) {
      EXPECT_NE("", logOf(tried)) << "the log says what is missing";
      GTEST_SKIP() << "no compiler is at hand: " << logOf(tried);
    }
    EXPECT_OK(result) << logOf(tried);
  }
  void create(const std::string &text, Program *program) const {
    ASSERT_OK(urProgramCreateWithIL(context(), text.data(), text.size(), nullptr, program->out()));
  }
  std::string logOf(ur_program_handle_t program) const { return buildLog(program, device()); }
  void runs(ur_program_handle_t program) const { expectKernelsRun(queue(), program); }

  std::string text_;
};

TEST_F(ProgramFromSource, isCompiledAndRuns) {
  Program program;
  ASSERT_NO_FATAL_FAILURE(create(text_, &program));
  EXPECT_OK(urProgramBuild(context(), program, "-DUNUSED=1"));
  runs(program);
  const InfoQuery query = infoQuery(urProgramGetInfo, program);
  EXPECT_EQ(text_.size(), infoArray<char>(query, UR_PROGRAM_INFO_IL).size());
  EXPECT_NE(0U, infoArray<size_t>(query, UR_PROGRAM_INFO_BINARY_SIZES).at(0));
}

TEST_F(ProgramFromSource, whatItBecomesIsABinary) {
  Program program;
  ASSERT_NO_FATAL_FAILURE(create(text_, &program));
  ASSERT_OK(urProgramBuild(context(), program, nullptr));
  std::vector<uint8_t> binary(
      infoArray<size_t>(infoQuery(urProgramGetInfo, program), UR_PROGRAM_INFO_BINARY_SIZES).at(0));
  uint8_t *place = binary.data();
  ASSERT_OK(urProgramGetInfo(program, UR_PROGRAM_INFO_BINARIES, sizeof place, &place, nullptr));
  Program again;
  ur_device_handle_t one = device();
  size_t length = binary.size();
  const uint8_t *bytes = binary.data();
  ASSERT_OK(urProgramCreateWithBinary(context(), 1, &one, &length, &bytes, nullptr, again.out()));
  ASSERT_OK(urProgramBuild(context(), again, nullptr));
  runs(again);
}

TEST_F(ProgramFromSource, isLinked) {
  if (!deviceHas(UR_DEVICE_INFO_LINKER_AVAILABLE))
    GTEST_SKIP() << "the device has no linker";
  Program object, linked;
  ASSERT_NO_FATAL_FAILURE(create(text_, &object));
  if (!becomesAnObject(context(), object))
    GTEST_SKIP() << kLinksOthers;
  ur_program_handle_t programs[] = {object};
  ASSERT_OK(urProgramLink(context(), 1, programs, nullptr, linked.out()));
  object.reset();
  runs(linked);
}

TEST_F(ProgramFromSource, theLogSaysWhatIsWrong) {
  Program wrong;
  ASSERT_NO_FATAL_FAILURE(create("#error nothing is right\n" + text_, &wrong));
  EXPECT_EQ(UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE, urProgramBuild(context(), wrong, nullptr));
  EXPECT_NE(std::string::npos, logOf(wrong).find("nothing is right")) << logOf(wrong);
  Program options;
  ASSERT_NO_FATAL_FAILURE(create(text_, &options));
  EXPECT_EQ(UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE, urProgramBuild(context(), options, "--no-such-option"));
  EXPECT_NE(std::string::npos, logOf(options).find("--no-such-option")) << logOf(options);
}

} // namespace conformance
