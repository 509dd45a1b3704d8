// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs that are compiled and linked apart.
#pragma once

#include "support/info.hpp"
#include "support/kernels.hpp"

namespace conformance {

/// Skips where the device has no linker.
class LinkingTest : public KernelTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(KernelTest::SetUp());
    if (!testing::Test::IsSkipped() && !deviceHas(UR_DEVICE_INFO_LINKER_AVAILABLE))
      GTEST_SKIP() << "the device has no linker";
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
  std::string logOf(ur_program_handle_t program) const {
    return infoString(infoQuery(urProgramGetBuildInfo, program, device()), UR_PROGRAM_BUILD_INFO_LOG);
  }
  /// That kernels of an executable run.
  void runs(ur_program_handle_t linked) const {
    Kernel fill;
    ASSERT_OK(urKernelCreate(linked, "fill", fill.out()));
    UsmBlock block;
    ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_DEVICE, context(), device(), 4 * sizeof(uint32_t)));
    Arguments arguments;
    arguments.pointer(block.get()).value<uint32_t>(77);
    ASSERT_OK(launch(queue(), fill, 4, arguments));
    EXPECT_EQ((std::vector<uint32_t>{77, 77, 77, 77}), readWords(queue(), block.get(), 4));
  }
};

} // namespace conformance
