// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is said about devices, and what a release that has less takes away.
#include "hip/fixture.hpp"

#include "adapters/hip/facts.hpp"

#include <cstdlib>

namespace ur::hip::test {
namespace {

using HipFacts = HipTest;

TEST_F(HipFacts, namesOfDevices) {
  EXPECT_EQ("gfx90a:sramecc+:xnack-", facts(0).ipVersionText);
  EXPECT_EQ(90010u, facts(0).ipVersion);
  EXPECT_EQ("0000:fa:01.0", facts(1).pciAddress);
  EXPECT_EQ(std::vector<uint32_t>{64}, facts(0).subGroupSizes);
  EXPECT_EQ(1u, facts(0).peers.size());
  EXPECT_TRUE(facts(2).peers.empty());
}

TEST_F(HipFacts, whatAReleaseLacksTakesItsFeatureAway) {
  const bool old = api().layoutsOf5();
  EXPECT_EQ(!old, facts(0).images.supported) << "5.2 has no surfaces";
  EXPECT_EQ(!old, facts(0).virtualMemory);
  EXPECT_EQ(!old, facts(0).hostRegistration);
  EXPECT_FALSE(facts(2).hostRegistration);
  EXPECT_EQ(old, (facts(0).launchCapabilities & UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE) == 0);
  // UR_SPIRVC names a compiler, whose code 5.2 doesn't take.
  const std::string version = std::to_string(api().version / 100) + "." + std::to_string(api().version % 100);
  EXPECT_EQ("HIP_" + version + (old ? "" : " SPIR-V_1.6"), facts(0).supportedIl);
  EXPECT_EQ(!old, facts(0).specializationConstants);
  EXPECT_EQ(!old, facts(0).linkerAvailable);
  EXPECT_EQ(old ? 1u : 2u, facts(0).binaryTargets.size());
  EXPECT_EQ(old ? UR_DEVICE_BINARY_TARGET_AMDGCN : UR_DEVICE_BINARY_TARGET_SPIRV64, facts(0).binaryTargets.back());

  Api without = api();
  without.hipIpcOpenEventHandle = nullptr;
  without.hipMemPoolTrimTo = nullptr;
  DeviceLimits limits;
  ASSERT_TRUE(readLimits(without, 0, &limits));
  EXPECT_TRUE(limits.sharedMemory);
  EXPECT_FALSE(limits.sharedEvents || limits.devicePools);
}

TEST_F(HipFacts, everyFunctionThatIsNeeded) {
  std::string reason;
  Api none;
  const std::string before = std::getenv("UR_HIP_LIBRARY");
  setenv("UR_HIP_LIBRARY", "libm.so.6", 1);
  EXPECT_FALSE(openLibrary(&none, &reason));
  setenv("UR_HIP_LIBRARY", before.c_str(), 1);
  EXPECT_NE(std::string::npos, reason.find("has no hip")) << reason;
}

/// Of all items of a dimension, devices take fewer than 2^32: more never reach the runtime.
TEST_F(HipFacts, launchesThatAreTooLarge) {
  const std::unique_ptr<Driver> driver = open({0});
  const std::string object = read(KERNELS);
  std::string log;
  NativeProgram program = nullptr;
  OK(driver->buildProgram({.source = ProgramSource::binary, .code = bytesOf(object)}, &log, &program));
  NativeKernel kernel = nullptr;
  KernelFacts facts;
  OK(driver->createKernel(program, "nothing", &facts, &kernel));
  core::Stream stream = nullptr;
  OK(driver->createStream({}, &stream));
  LaunchDesc desc;
  desc.kernel = kernel;
  desc.groups[0] = size_t{1} << 26;
  desc.localSize[0] = 64;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, driver->launch(stream, desc, {}));
  desc.groups[0] = 1;
  OK(driver->launch(stream, desc, {}));
  OK(driver->finish(stream));
  driver->destroyStream(stream);
  driver->destroyKernel(kernel);
  driver->destroyProgram(program);
}

} // namespace
} // namespace ur::hip::test
