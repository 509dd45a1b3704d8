// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is said about devices: the fake's are of compute capability 9.0.
#include "cuda/fixture.hpp"

#include "adapters/cuda/facts.hpp"

namespace ur::cuda::test {
namespace {

using CudaFacts = CudaTest;

TEST_F(CudaFacts, whatKernelsCanBeWrittenWith) {
  const LanguageFacts &language = facts(0).language;
  EXPECT_TRUE(language.nativeAssert);
  EXPECT_TRUE(language.independentSubGroups);
  EXPECT_TRUE(language.bfloat16Conversions);
  EXPECT_TRUE(language.asyncBarrier);
  EXPECT_TRUE(language.clockOfSubGroups && language.clockOfWorkGroups && language.clockOfDevice);
  EXPECT_EQ(size_t{1} << 20, language.printfBufferSize);
  EXPECT_EQ(65536u, facts(0).maxRegisters);
}

TEST_F(CudaFacts, olderDevicesHaveLess) {
  DeviceLimits limits;
  ASSERT_TRUE(readLimits(api(), 0, 13000, &limits));
  limits.capability = 61;
  const DeviceFacts older = readFacts(api(), limits, 0, 13000);
  EXPECT_TRUE(older.language.nativeAssert);
  EXPECT_FALSE(older.language.independentSubGroups || older.language.bfloat16Conversions ||
               older.language.asyncBarrier);
  EXPECT_EQ(0u, older.atomicMemoryScopes & UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM);
}

TEST_F(CudaFacts, whatIsSharedWithOtherProcesses) {
  EXPECT_TRUE(facts(0).ipcMemory && facts(0).ipcPhysicalMemory && facts(0).ipcEvents);
  Api without = api();
  without.cuIpcOpenEventHandle = nullptr;
  DeviceLimits limits;
  ASSERT_TRUE(readLimits(without, 0, 13000, &limits));
  EXPECT_TRUE(limits.sharedMemory);
  EXPECT_FALSE(limits.sharedEvents);
}

} // namespace
} // namespace ur::cuda::test
