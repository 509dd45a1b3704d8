// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The simulated driver's memory: limits, and every misuse that it claims to notice.
#include "sim/sim_rig.hpp"

namespace ur::sim {
namespace {

TEST(SimMemory, IsLimited) {
  Rig rig({.deviceMemory = 4096, .hostMemory = 1024});
  uint64_t left = 0;
  ASSERT_EQ(core::makeBackend()->freeMemory(0, 0, &left), UR_RESULT_SUCCESS);
  EXPECT_EQ(left, 4096u);
  void *first = rig.alloc<uint8_t>(4000);
  void *more = nullptr;
  EXPECT_EQ(rig.driver->alloc(core::MemoryKind::shared, 0, 97, 1, &more), UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  EXPECT_EQ(rig.driver->alloc(core::MemoryKind::host, 0, 1025, 1, &more), UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
  EXPECT_EQ(more, nullptr);
  EXPECT_EQ(rig.driver->alloc(core::MemoryKind::device, 1, 4096, 1, &more), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.driver->free(core::MemoryKind::device, more), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.free(first), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.sim.available(0), 4096u);
}

TEST(SimMemory, AlignsAndPoisons) {
  Rig rig;
  for (size_t alignment : {size_t{1}, size_t{64}, size_t{4096}, size_t{2} << 20}) {
    void *memory = nullptr;
    ASSERT_EQ(rig.driver->alloc(core::MemoryKind::device, 0, 100, alignment, &memory), UR_RESULT_SUCCESS);
    EXPECT_EQ(reinterpret_cast<uintptr_t>(memory) % alignment, 0u);
    EXPECT_EQ(static_cast<uint8_t *>(memory)[99], 0xcb);
    EXPECT_EQ(rig.driver->free(core::MemoryKind::device, memory), UR_RESULT_SUCCESS);
  }
}

TEST(SimMemory, NoticesWrongFrees) {
  Rig rig;
  uint32_t *data = rig.alloc(4);
  EXPECT_NE(rig.driver->free(core::MemoryKind::device, data + 1), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::badFree));
  EXPECT_NE(rig.driver->free(core::MemoryKind::host, data), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::badFree));
  EXPECT_EQ(rig.free(data), UR_RESULT_SUCCESS);
  EXPECT_NE(rig.free(data), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::badFree));
}

TEST(SimMemory, NoticesUseOutsideABlock) {
  Rig rig;
  const core::Stream s = rig.stream();
  uint32_t *data = rig.alloc(4);
  EXPECT_NE(rig.fill(s, data, 5, 0), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::outOfBounds));
  EXPECT_NE(rig.fill(s, data - 1, 4, 0), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::outOfBounds));
  EXPECT_EQ(rig.free(data), UR_RESULT_SUCCESS);
  EXPECT_NE(rig.fill(s, data, 4, 0), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::useAfterFree));
}

TEST(SimMemory, NoticesAFreeUnderACommand) {
  Rig rig;
  const core::Stream s = rig.stream();
  uint32_t *data = rig.alloc(4);
  ASSERT_EQ(rig.fill(s, data, 4, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.free(data), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::freeInUse));
  EXPECT_EQ(rig.driver->finish(s), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::useAfterFree));
  // Complete, but nobody asked: still a mistake, for it is luck.
  data = rig.alloc(4);
  ASSERT_EQ(rig.fill(s, data, 4, 0), UR_RESULT_SUCCESS);
  rig.sim.runUntilIdle();
  EXPECT_EQ(rig.free(data), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::freeInUse));
}

TEST(SimMemory, FreeWaitsWhereCapsSaySo) {
  Rig rig({.caps = {.freeBlocks = true}});
  const core::Stream s = rig.stream();
  uint32_t *data = rig.alloc(4);
  ASSERT_EQ(rig.fill(s, data, 4, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.free(data), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.sim.commands()[0].state, CommandState::complete);
}

TEST(SimMemory, NoticesWritesAroundAndAfter) {
  Rig rig;
  auto *data = rig.alloc<uint8_t>(4);
  data[4] = 1;
  EXPECT_EQ(rig.free(data), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::overrun));
  data = rig.alloc<uint8_t>(4);
  EXPECT_EQ(rig.free(data), UR_RESULT_SUCCESS);
  rig.sim.checkFreedMemory();
  EXPECT_TRUE(rig.sim.violations().empty());
  data = rig.alloc<uint8_t>(4);
  EXPECT_EQ(rig.free(data), UR_RESULT_SUCCESS);
  data[0] = 1; // the simulation keeps freed bytes, so for the process's heap this is no use after free
  rig.sim.checkFreedMemory();
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::overrun));
}

TEST(SimMemory, KernelPointersMustBeInABlock) {
  Rig rig;
  const core::Stream s = rig.stream();
  core::NativeProgram program{};
  core::NativeKernel kernel{};
  core::KernelFacts facts;
  std::string log;
  const uint8_t code[] = {'S', 'I', 'M', 'K', ' ', 'a', 'd', 'd', '_', 'u', '3', '2'};
  ASSERT_EQ(rig.driver->buildProgram({.code = code}, &log, &program), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.driver->createKernel(program, "add_u32", &facts, &kernel), UR_RESULT_SUCCESS);
  uint32_t value = 0, *pointer = &value;
  const core::KernelArg args[] = {{core::KernelArg::Kind::pointer, sizeof pointer, &pointer},
                                  {core::KernelArg::Kind::value, sizeof value, &value}};
  EXPECT_NE(rig.driver->launch(s, {.kernel = kernel, .args = args}, {}), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::unknownMemory));
  EXPECT_NE(rig.driver->launch(s, {.kernel = kernel, .args = {args, 1}}, {}), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::badArgument));
  EXPECT_NE(rig.driver->launch(s, {.kernel = kernel, .localSize = {0, 1, 1}, .args = args}, {}), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::badArgument));
  rig.driver->destroyKernel(kernel);
  rig.driver->destroyProgram(program);
}

} // namespace
} // namespace ur::sim
