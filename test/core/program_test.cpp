// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs: what builds for one and several devices make of them, what they say, and specialization constants.
#include "core/program_rig.hpp"

#include "adapters/core/object/threads.hpp"

#include <thread>

namespace ur::test {
namespace {

class Programs : public ProgramTest {
protected:
  ur_result_t buildFor(ur_program_handle_t program, std::vector<size_t> on, ur_exp_program_flags_t flags = 0,
                       const char *options = nullptr) {
    std::vector<ur_device_handle_t> handles;
    for (size_t i : on)
      handles.push_back(devices[i]);
    return api().ProgramExp.pfnBuildExp(program, static_cast<uint32_t>(on.size()), handles.data(), flags, options);
  }
  ur_result_t setConstant(ur_program_handle_t program, uint32_t id, uint32_t value, size_t size = sizeof(uint32_t)) {
    const ur_specialization_constant_info_t constant{id, size, &value};
    return api().Program.pfnSetSpecializationConstants(program, 1, &constant);
  }
  uint32_t constantOf(ur_program_handle_t program, uint32_t id) {
    const Kernel kernel = kernelOf(program, "constant_u32");
    const Queue queue = inOrder();
    uint32_t *memory = deviceMemory(1);
    EXPECT_EQ(tryLaunch(queue, kernel, 1, {pointerArg(0, memory), wordArg(1, id)}), UR_RESULT_SUCCESS);
    finish(queue);
    return *memory;
  }
};
UR_TEST_ALL_SHAPES(Programs);

TEST_P(Programs, GoThroughTheirStates) {
  const Program program = il("nop");
  EXPECT_EQ(buildStatus(program), UR_PROGRAM_BUILD_STATUS_NONE);
  EXPECT_EQ(binaryType(program), UR_PROGRAM_BINARY_TYPE_NONE);
  Kernel kernel;
  EXPECT_EQ(api().Kernel.pfnCreate(program, "nop", kernel.out()), UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE);
  ASSERT_EQ(compile(program, "-a"), UR_RESULT_SUCCESS);
  EXPECT_EQ(buildStatus(program), UR_PROGRAM_BUILD_STATUS_SUCCESS);
  EXPECT_EQ(binaryType(program), UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT);
  EXPECT_EQ(buildText(program, UR_PROGRAM_BUILD_INFO_OPTIONS), "-a");
  EXPECT_EQ(api().Kernel.pfnCreate(program, "nop", kernel.out()), UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE);
  size_t count = 0;
  EXPECT_EQ(api().Program.pfnGetInfo(program, UR_PROGRAM_INFO_NUM_KERNELS, sizeof count, &count, nullptr),
            UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE);
  ASSERT_EQ(build(program, "-b"), UR_RESULT_SUCCESS);
  EXPECT_EQ(binaryType(program), UR_PROGRAM_BINARY_TYPE_EXECUTABLE);
  EXPECT_EQ(buildText(program, UR_PROGRAM_BUILD_INFO_OPTIONS), "-b");
  EXPECT_EQ(api().Kernel.pfnCreate(program, "nop", kernel.out()), UR_RESULT_SUCCESS);
  EXPECT_EQ(build(program), UR_RESULT_ERROR_INVALID_OPERATION) << "it has a kernel";
  EXPECT_EQ(compile(program), UR_RESULT_ERROR_INVALID_OPERATION);
  kernel.reset();
  EXPECT_EQ(compile(program), UR_RESULT_SUCCESS);
  EXPECT_EQ(binaryType(program), UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT);
}

TEST_P(Programs, OfAnotherContextAreRefused) {
  const Context other = makeContext();
  const Program program = il("nop");
  EXPECT_EQ(api().Program.pfnBuild(other, program, nullptr), UR_RESULT_ERROR_INVALID_PROGRAM);
  EXPECT_EQ(api().Program.pfnCompile(other, program, nullptr), UR_RESULT_ERROR_INVALID_PROGRAM);
  EXPECT_EQ(buildFor(program, {2}), UR_RESULT_ERROR_INVALID_DEVICE) << "not of the context";
  EXPECT_EQ(sim->calls(Call::buildProgram), 0u);
}

TEST_P(Programs, AFailedBuildHasALogForEachDeviceAndLeavesNothing) {
  const Program program = il("nop needs:-yes");
  EXPECT_EQ(build(program, "-no"), UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE);
  for (size_t device = 0; device < 2; ++device) {
    EXPECT_EQ(buildStatus(program, device), UR_PROGRAM_BUILD_STATUS_ERROR);
    EXPECT_NE(log(program, device).find("-yes"), std::string::npos) << log(program, device);
  }
  EXPECT_EQ(build(program, "-yes"), UR_RESULT_SUCCESS);
  EXPECT_EQ(log(program).find("-yes"), std::string::npos) << "the log is the last build's";
  EXPECT_EQ(build(program, "-no"), UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE);
  EXPECT_EQ(binaryType(program), UR_PROGRAM_BINARY_TYPE_NONE);
  Kernel kernel;
  EXPECT_EQ(api().Kernel.pfnCreate(program, "nop", kernel.out()), UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE);
}

TEST_P(Programs, DevicesAreBuiltForAtTheSameTime) {
  const Program program = il("nop");
  sim::Hold first = sim->holdBuilds(0), second = sim->holdBuilds(1);
  ur_result_t result = UR_RESULT_ERROR_UNKNOWN;
  std::thread builder([&] { result = build(program); });
  EXPECT_TRUE(sim->awaitBuilds(2)) << "both devices' builds have begun, and neither has ended";
  EXPECT_EQ(buildStatus(program, 0), UR_PROGRAM_BUILD_STATUS_IN_PROGRESS);
  EXPECT_EQ(buildStatus(program, 1), UR_PROGRAM_BUILD_STATUS_IN_PROGRESS);
  EXPECT_EQ(build(program), UR_RESULT_ERROR_INVALID_OPERATION) << "one build at a time";
  Kernel kernel;
  EXPECT_EQ(api().Kernel.pfnCreate(program, "nop", kernel.out()), UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE);
  // Nothing else waits for the builds.
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(1);
  fillOnly(queue, memory, 1, 3);
  finish(queue);
  EXPECT_EQ(*memory, 3u);
  second.open();
  first.open();
  builder.join();
  EXPECT_EQ(result, UR_RESULT_SUCCESS);
  EXPECT_EQ(api().Kernel.pfnCreate(program, "nop", kernel.out()), UR_RESULT_SUCCESS);
}

TEST_P(Programs, ErrorsAreEachDevicesOwn) {
  const Program program = il("nop");
  sim->failCall(Call::buildProgram, 1, UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  EXPECT_EQ(build(program), UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  const size_t failed = buildStatus(program, 0) == UR_PROGRAM_BUILD_STATUS_ERROR ? 0 : 1;
  EXPECT_EQ(buildStatus(program, failed), UR_PROGRAM_BUILD_STATUS_ERROR);
  EXPECT_EQ(buildStatus(program, 1 - failed), UR_PROGRAM_BUILD_STATUS_SUCCESS);
  const Kernel kernel = kernelOf(program, "nop");
  EXPECT_EQ(tryLaunch(makeQueue(0, failed), kernel, 1, {}), UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE);
  const Queue good = makeQueue(0, 1 - failed);
  EXPECT_EQ(tryLaunch(good, kernel, 1, {}), UR_RESULT_SUCCESS);
  finish(good);
}

TEST_P(Programs, AreBuiltForTheDevicesNamed) {
  const Program program = il("nop");
  EXPECT_EQ(buildFor(program, {1, 1}, 0, "-x"), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->calls(Call::buildProgram), 1u) << "a device named twice is built for once";
  EXPECT_EQ(buildStatus(program, 0), UR_PROGRAM_BUILD_STATUS_NONE);
  EXPECT_EQ(buildStatus(program, 1), UR_PROGRAM_BUILD_STATUS_SUCCESS);
  EXPECT_EQ(buildText(program, UR_PROGRAM_BUILD_INFO_OPTIONS, 1), "-x");
  EXPECT_EQ(buildFor(program, {0}), UR_RESULT_SUCCESS);
  EXPECT_EQ(buildText(program, UR_PROGRAM_BUILD_INFO_OPTIONS, 1), "-x") << "other devices keep what they have";
}

TEST_P(Programs, SayWhatTheyAreMadeOf) {
  const std::string text = "SIMK nop fill_u32";
  const Program fromIl = il("nop fill_u32"), fromBinary = binary("nop fill_u32");
  std::vector<char> code(text.size());
  size_t size = 0;
  EXPECT_EQ(api().Program.pfnGetInfo(fromIl, UR_PROGRAM_INFO_IL, code.size(), code.data(), &size), UR_RESULT_SUCCESS);
  EXPECT_EQ(std::string(code.begin(), code.end()), text);
  EXPECT_EQ(api().Program.pfnGetInfo(fromBinary, UR_PROGRAM_INFO_IL, 0, nullptr, &size), UR_RESULT_SUCCESS);
  EXPECT_EQ(size, 0u);
  size_t sizes[2] = {7, 7};
  EXPECT_EQ(api().Program.pfnGetInfo(fromIl, UR_PROGRAM_INFO_BINARY_SIZES, sizeof sizes, sizes, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(sizes[0] + sizes[1], 0u) << "no binary before a build";
  ASSERT_EQ(build(fromIl), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().Program.pfnGetInfo(fromIl, UR_PROGRAM_INFO_BINARY_SIZES, sizeof sizes, sizes, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(sizes[0], text.size());
  EXPECT_EQ(sizes[1], text.size());
  std::string first(sizes[0], '\0');
  unsigned char *places[2] = {reinterpret_cast<unsigned char *>(first.data()), nullptr};
  EXPECT_EQ(api().Program.pfnGetInfo(fromIl, UR_PROGRAM_INFO_BINARIES, sizeof places, places, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(first, text);
}

TEST_P(Programs, ConstantsApplyToTheNextBuild) {
  const Program program = il("constant_u32 constant:5:4:50 constant:6:4:60");
  ASSERT_EQ(build(program), UR_RESULT_SUCCESS);
  EXPECT_EQ(constantOf(program, 5), 50u) << "by default";
  ASSERT_EQ(setConstant(program, 5, 51), UR_RESULT_SUCCESS);
  EXPECT_EQ(constantOf(program, 5), 50u) << "what is built stays";
  ASSERT_EQ(build(program), UR_RESULT_SUCCESS);
  EXPECT_EQ(constantOf(program, 5), 51u);
  EXPECT_EQ(constantOf(program, 6), 60u);
  ASSERT_EQ(setConstant(program, 6, 61), UR_RESULT_SUCCESS);
  ASSERT_EQ(build(program), UR_RESULT_SUCCESS);
  EXPECT_EQ(constantOf(program, 5), 51u) << "the first stays set";
  EXPECT_EQ(constantOf(program, 6), 61u);
}

TEST_P(Programs, ConstantsAreCheckedAllOrNone) {
  const Program program = il("constant_u32 constant:5:4:50");
  EXPECT_EQ(setConstant(program, 4, 1), UR_RESULT_ERROR_INVALID_SPEC_ID);
  EXPECT_EQ(setConstant(program, 5, 1, 2), UR_RESULT_ERROR_INVALID_VALUE) << "another size";
  const uint32_t value = 1;
  const ur_specialization_constant_info_t half[] = {{5, 4, &value}, {4, 4, &value}}, none{5, 4, nullptr};
  EXPECT_EQ(api().Program.pfnSetSpecializationConstants(program, 2, half), UR_RESULT_ERROR_INVALID_SPEC_ID);
  EXPECT_EQ(api().Program.pfnSetSpecializationConstants(program, 1, &none), UR_RESULT_ERROR_INVALID_VALUE);
  ASSERT_EQ(build(program), UR_RESULT_SUCCESS);
  EXPECT_EQ(constantOf(program, 5), 50u);
  EXPECT_EQ(setConstant(binary("nop"), 5, 1), UR_RESULT_ERROR_INVALID_PROGRAM) << "binaries have none left";
  ur_bool_t supported = 0;
  EXPECT_EQ(api().Device.pfnGetInfo(devices[0], UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS, sizeof supported,
                                    &supported, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_TRUE(supported);
}

TEST_P(Programs, EveryFailedCallIsAnErrorAndLeavesNothing) {
  ur_device_handle_t both[] = {devices[0], devices[1]};
  const uint32_t value = 9;
  const ur_specialization_constant_info_t constant{5, 4, &value};
  expectRefusals_ = true;
  failEveryCall("constants, compilation, building, a kernel", [&] {
    const Program program = il("constant_u32 constant:5:4:50");
    ur_result_t result = api().Program.pfnSetSpecializationConstants(program, 1, &constant);
    if (result == UR_RESULT_SUCCESS)
      result = api().ProgramExp.pfnCompileExp(program, 2, both, 0, nullptr);
    if (result == UR_RESULT_SUCCESS)
      result = api().ProgramExp.pfnBuildExp(program, 2, both, 0, nullptr);
    Kernel kernel;
    if (result == UR_RESULT_SUCCESS)
      result = api().Kernel.pfnCreate(program, "constant_u32", kernel.out());
    EXPECT_EQ(result == UR_RESULT_SUCCESS, kernel.get() != nullptr);
    return result;
  });
}

/// Where the driver waits for the device before code goes, and no caller may.
class ProgramsElsewhere : public Programs {};
INSTANTIATE_TEST_SUITE_P(SimHip, ProgramsElsewhere, ::testing::Values(kHip), shapeName);

TEST_P(ProgramsElsewhere, NoCallerOfAReleaseWaits) {
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(8);
  Program used = built("fill_u32"), idle = built("fill_u32");
  const uint64_t ends = sim->calls(Call::destroyProgram);
  idle.reset();
  EXPECT_EQ(sim->calls(Call::destroyProgram), ends + 1) << "nothing is in flight: nothing waits";
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(queue, memory, 8, 1);
  used.reset(); // with the gate closed
  EXPECT_TRUE(sim->awaitWaiting(1)) << "the driver waits, on another thread";
  gate.open();
  finish(queue);
  core::waitForBackground();
  EXPECT_EQ(sim->calls(Call::destroyProgram), ends + 2);
}

/// The driver waits for all that the device does.
TEST_P(ProgramsElsewhere, NorForWorkOfOtherContexts) {
  const Context other = makeContext();
  const Queue queue = makeQueue(0, 0, other);
  void *memory = nullptr;
  ASSERT_EQ(api().USM.pfnDeviceAlloc(other, devices[0], nullptr, nullptr, 64, &memory), UR_RESULT_SUCCESS);
  Program used = built("fill_u32");
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(queue, static_cast<uint32_t *>(memory), 8, 1);
  used.reset();
  EXPECT_TRUE(sim->awaitWaiting(1)) << "the driver waits, on another thread";
  gate.open();
  finish(queue);
  core::waitForBackground();
  EXPECT_EQ(api().USM.pfnFree(other, memory), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::test
