// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Linking: of what, for which devices, what fails and says why; and resolving imports of programs that are built.
#include "core/program_rig.hpp"

namespace ur::test {
namespace {

class Linking : public ProgramTest {
protected:
  ur_result_t linkFor(const std::vector<ur_device_handle_t> &on, const std::vector<ur_program_handle_t> &programs,
                      Program &linked, ur_exp_program_flags_t flags = 0) {
    return api().ProgramExp.pfnLinkExp(context, static_cast<uint32_t>(on.size()),
                                       const_cast<ur_device_handle_t *>(on.data()), flags,
                                       static_cast<uint32_t>(programs.size()), programs.data(), "-o", linked.out());
  }
  ur_result_t dynamicLink(const std::vector<ur_program_handle_t> &programs, ur_context_handle_t in = nullptr) {
    return api().ProgramExp.pfnDynamicLinkExp(in ? in : context.get(), static_cast<uint32_t>(programs.size()),
                                              programs.data());
  }
  Program builtOpen(const std::string &items) {
    Program program = il(items);
    EXPECT_EQ(
        api().ProgramExp.pfnBuildExp(program, 2, devices.data(), UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS, nullptr),
        UR_RESULT_SUCCESS);
    return program;
  }
};
UR_TEST_ALL_SHAPES(Linking);

TEST_P(Linking, PutsObjectsTogether) {
  Program first = compiled("fill_u32 import:add_u32"), second = compiled("add_u32 nop"), linked;
  ASSERT_EQ(link({first, second}, linked), UR_RESULT_SUCCESS);
  EXPECT_EQ(binaryType(linked), UR_PROGRAM_BINARY_TYPE_EXECUTABLE);
  EXPECT_EQ(buildStatus(linked), UR_PROGRAM_BUILD_STATUS_SUCCESS);
  EXPECT_EQ(query<uint32_t>(api().Program.pfnGetInfo, linked.get(), UR_PROGRAM_INFO_NUM_DEVICES), 2u);
  EXPECT_EQ(query<size_t>(api().Program.pfnGetInfo, linked.get(), UR_PROGRAM_INFO_NUM_KERNELS), 3u);
  size_t sizes[2] = {};
  EXPECT_EQ(api().Program.pfnGetInfo(linked, UR_PROGRAM_INFO_BINARY_SIZES, sizeof sizes, sizes, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_GT(sizes[0], 0u);
  first.reset(); // The linked program needs neither them nor their code.
  second.reset();
  const Kernel kernel = kernelOf(linked, "add_u32");
  linked.reset();
  for (size_t device = 0; device < 2; ++device) {
    const Queue queue = makeQueue(0, device);
    uint32_t *memory = deviceMemory(4, device);
    const uint32_t value = 4;
    fillOnly(queue, memory, 4, 1);
    ASSERT_EQ(tryLaunch(queue, kernel, 4, {pointerArg(0, memory), wordArg(1, value)}), UR_RESULT_SUCCESS);
    finish(queue);
    EXPECT_EQ(memory[3], 5u);
  }
}

TEST_P(Linking, OfTheSameObjectsCanBeDoneAgain) {
  const Program object = compiled("nop");
  Program one, other;
  EXPECT_EQ(link({object}, one), UR_RESULT_SUCCESS);
  EXPECT_EQ(link({object}, other), UR_RESULT_SUCCESS);
  EXPECT_EQ(compile(object), UR_RESULT_SUCCESS) << "what was linked of it keeps nothing of it";
}

TEST_P(Linking, TakesBinariesAsTheyAre) {
  const Program object = compiled("nop"), code = binary("fill_u32");
  Program linked;
  ASSERT_EQ(link({object, code}, linked), UR_RESULT_SUCCESS);
  EXPECT_EQ(query<uint32_t>(api().Program.pfnGetInfo, linked.get(), UR_PROGRAM_INFO_NUM_DEVICES), 1u)
      << "for the devices that both are for";
  static_cast<void>(kernelOf(linked, "fill_u32"));
}

TEST_P(Linking, IsForTheDevicesNamed) {
  const Program object = compiled("nop");
  Program linked;
  ASSERT_EQ(linkFor({devices[1], devices[1]}, {object}, linked), UR_RESULT_SUCCESS);
  EXPECT_EQ(query<uint32_t>(api().Program.pfnGetInfo, linked.get(), UR_PROGRAM_INFO_NUM_DEVICES), 1u);
  EXPECT_EQ(buildText(linked, UR_PROGRAM_BUILD_INFO_OPTIONS, 1), "-o");
  Program none;
  EXPECT_EQ(linkFor({devices[2]}, {object}, none), UR_RESULT_ERROR_INVALID_DEVICE);
  EXPECT_EQ(linkFor({}, {object}, none), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(none.get(), nullptr);
}

TEST_P(Linking, RefusesWhatIsNoObject) {
  const Program raw = il("nop"), object = compiled("nop"), executable = built("nop"), alone = binary("nop");
  Program linked;
  EXPECT_EQ(link({raw}, linked), UR_RESULT_ERROR_INVALID_PROGRAM) << "not compiled";
  EXPECT_EQ(link({object, raw}, linked), UR_RESULT_ERROR_INVALID_PROGRAM);
  EXPECT_EQ(link({executable}, linked), UR_RESULT_ERROR_INVALID_PROGRAM) << "linked already";
  EXPECT_EQ(linkFor({devices[1]}, {alone}, linked), UR_RESULT_ERROR_INVALID_PROGRAM) << "nothing for that device";
  const Context other = makeContext();
  const ur_program_handle_t handle = object;
  EXPECT_EQ(api().Program.pfnLink(other, 1, &handle, nullptr, linked.out()), UR_RESULT_ERROR_INVALID_PROGRAM);
  EXPECT_EQ(linked.get(), nullptr);
  ASSERT_EQ(link({object}, linked), UR_RESULT_SUCCESS);
  EXPECT_EQ(build(linked), UR_RESULT_ERROR_INVALID_PROGRAM) << "it has no code";
  EXPECT_EQ(compile(linked), UR_RESULT_ERROR_INVALID_PROGRAM);
}

TEST_P(Linking, FailsWithALogThatNamesTheSymbol) {
  const Program one = compiled("nop add_u32"), two = compiled("add_u32"), open = compiled("nop import:missing");
  Program twice, unresolved;
  EXPECT_EQ(link({one, two}, twice), UR_RESULT_ERROR_PROGRAM_LINK_FAILURE);
  ASSERT_NE(twice.get(), nullptr) << "a program that only has a log";
  EXPECT_NE(log(twice).find("add_u32"), std::string::npos) << log(twice);
  EXPECT_EQ(buildStatus(twice), UR_PROGRAM_BUILD_STATUS_ERROR);
  EXPECT_EQ(binaryType(twice), UR_PROGRAM_BINARY_TYPE_NONE);
  Kernel kernel;
  EXPECT_EQ(api().Kernel.pfnCreate(twice, "nop", kernel.out()), UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE);
  EXPECT_EQ(link({open}, unresolved), UR_RESULT_ERROR_PROGRAM_LINK_FAILURE);
  ASSERT_NE(unresolved.get(), nullptr);
  EXPECT_NE(log(unresolved).find("missing"), std::string::npos) << log(unresolved);
}

TEST_P(Linking, AtRunTimeResolvesImports) {
  const Program user = builtOpen("count_up import:counter"), owner = built("global:counter:4 nop");
  Kernel kernel;
  EXPECT_EQ(api().Kernel.pfnCreate(user, "count_up", kernel.out()), UR_RESULT_ERROR_PROGRAM_UNLINKED);
  EXPECT_EQ(dynamicLink({user, owner}), UR_RESULT_ERROR_INVALID_PROGRAM) << "the owner is built for one device only";
  const Program both = il("global:counter:4");
  ASSERT_EQ(build(both), UR_RESULT_SUCCESS);
  EXPECT_EQ(dynamicLink({user}), UR_RESULT_ERROR_PROGRAM_LINK_FAILURE);
  ASSERT_EQ(dynamicLink({user, both}), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().Kernel.pfnCreate(user, "count_up", kernel.out()), UR_RESULT_SUCCESS);
  const Queue queue = inOrder();
  const uint32_t value = 3;
  ASSERT_EQ(tryLaunch(queue, kernel, 1, {wordArg(0, value)}), UR_RESULT_SUCCESS);
  uint32_t counter = 0;
  ASSERT_EQ(
      api().Enqueue.pfnDeviceGlobalVariableRead(queue, both, "counter", true, 4, 0, &counter, 0, nullptr, nullptr),
      UR_RESULT_SUCCESS);
  EXPECT_EQ(counter, 3u) << "the variable is the other program's";
}

TEST_P(Linking, AtRunTimeChecksItsPrograms) {
  const Program unbuilt = il("nop"), good = builtOpen("nop");
  const Context other = makeContext();
  EXPECT_EQ(dynamicLink({unbuilt}), UR_RESULT_ERROR_INVALID_PROGRAM);
  EXPECT_EQ(dynamicLink({good, unbuilt}), UR_RESULT_ERROR_INVALID_PROGRAM);
  EXPECT_EQ(dynamicLink({good}, other), UR_RESULT_ERROR_INVALID_PROGRAM);
  EXPECT_EQ(dynamicLink({good}), UR_RESULT_SUCCESS) << "nothing is open";
}

TEST_P(Linking, EveryFailedCallIsAnErrorAndLeavesNothing) {
  const Program object = compiled("nop"), code = binary("fill_u32");
  expectRefusals_ = true;
  failEveryCall("linking", [&] {
    Program linked;
    const ur_result_t result = link({object, code}, linked);
    EXPECT_EQ(result == UR_RESULT_SUCCESS, linked.get() != nullptr);
    return result == UR_RESULT_SUCCESS ? dynamicLink({linked}) : result;
  });
}

} // namespace
} // namespace ur::test
