// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs that are compiled and linked apart.
#pragma once

#include "support/info.hpp"
#include "support/kernels.hpp"

namespace conformance {

/// Whether a program becomes an object for the device's linker. A device that takes an intermediate language may link
/// programs of that alone, and says UNSUPPORTED_FEATURE of others.
inline bool becomesAnObject(ur_context_handle_t context, ur_program_handle_t program) {
  const ur_result_t result = urProgramCompile(context, program, nullptr);
  EXPECT_TRUE(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) << resultName(result);
  return result == UR_RESULT_SUCCESS;
}
inline constexpr const char *kLinksOthers = "what is linked here is of another kind than this program";

/// Skips where the device has no linker.
class LinkingTest : public KernelTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(KernelTest::SetUp());
    if (!testing::Test::IsSkipped() && !deviceHas(UR_DEVICE_INFO_LINKER_AVAILABLE))
      GTEST_SKIP() << "the device has no linker";
    if (Program object; !testing::Test::IsSkipped() &&
                        createProgram(context(), device(), &object) == UR_RESULT_SUCCESS &&
                        !becomesAnObject(context(), object))
      GTEST_SKIP() << kLinksOthers;
    programs_ = testing::Test::IsSkipped() ? nullptr : program();
  }
  /// The suite's program, compiled.
  void makeObject(Program *object) const {
    ASSERT_OK(createProgram(context(), device(), object));
    ASSERT_OK(urProgramCompile(context(), *object, nullptr));
  }
  template <class T>
  T buildInfo(ur_program_handle_t program, ur_program_build_info_t info) const {
    return infoOf<T>(infoQuery(urProgramGetBuildInfo, program, device()), info);
  }
  std::string logOf(ur_program_handle_t program) const { return buildLog(program, device()); }
  void runs(ur_program_handle_t program) const { expectKernelsRun(queue(), program); }

  // What both functions that link owe, given calls of theirs that link programs_ to program_. Count is the place of the
  // programs' number among the parameters.
  template <size_t Count, class Linking>
  void linkObject(const Linking &call, Program *object, Program *linked) {
    ASSERT_NO_FATAL_FAILURE(makeObject(object));
    programs_ = *object;
    call.template with<Count + 3>(linked->out()).succeeds();
  }
  template <size_t Count, class Linking>
  void makesAnExecutable(const Linking &call) {
    Program object, linked;
    ASSERT_NO_FATAL_FAILURE((linkObject<Count>(call, &object, &linked)));
    EXPECT_EQ(UR_PROGRAM_BINARY_TYPE_EXECUTABLE,
              buildInfo<ur_program_binary_type_t>(linked, UR_PROGRAM_BUILD_INFO_BINARY_TYPE));
    EXPECT_EQ(UR_PROGRAM_BUILD_STATUS_SUCCESS,
              buildInfo<ur_program_build_status_t>(linked, UR_PROGRAM_BUILD_INFO_STATUS));
    EXPECT_EQ(1U, references(infoQuery(urProgramGetInfo, linked), UR_PROGRAM_INFO_REFERENCE_COUNT));
    object.reset(); // the linked program doesn't need it
    runs(linked);
  }
  template <size_t Count, class Linking>
  void linkedProgramsAreNotBuilt(const Linking &call) {
    Program object, linked;
    ASSERT_NO_FATAL_FAILURE((linkObject<Count>(call, &object, &linked)));
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_PROGRAM, urProgramBuild(context(), linked, nullptr));
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_PROGRAM, urProgramCompile(context(), linked, nullptr));
    runs(linked);
  }
  template <size_t Count, class Linking>
  void refusesTheSameNameTwice(const Linking &call) {
    Program one, two;
    ASSERT_NO_FATAL_FAILURE(makeObject(&one));
    ASSERT_NO_FATAL_FAILURE(makeObject(&two));
    ur_program_handle_t both[] = {one, two};
    ur_program_handle_t made = nullptr;
    EXPECT_EQ(UR_RESULT_ERROR_PROGRAM_LINK_FAILURE,
              call.template with<Count>(2).template with<Count + 1>(both).template with<Count + 3>(&made).result());
    if (made == nullptr)
      return;
    const Program failed(made); // a program without code, for its log
    EXPECT_EQ(UR_PROGRAM_BUILD_STATUS_ERROR,
              buildInfo<ur_program_build_status_t>(failed, UR_PROGRAM_BUILD_INFO_STATUS));
    EXPECT_NE("", logOf(failed));
    Kernel none;
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, urKernelCreate(failed, "fill", none.out()));
  }
  template <class Linking>
  void refusesAnotherContext(const Linking &call) {
    Context other;
    ASSERT_NO_FATAL_FAILURE(makeContext(&other));
    call.template with<0>(other).answersEither(UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_INVALID_CONTEXT);
  }

  ur_program_handle_t programs_ = nullptr; ///< the suite's, which is an executable, unless a case sets another
  ur_program_handle_t program_ = untouched<ur_program_handle_t>();
};

} // namespace conformance
