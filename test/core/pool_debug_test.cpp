// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// UR_USM_POOL_DEBUG: what it finds, what it says, and that it finds nothing where nothing is. Each case runs one that
// ends in "Child", with the variable.
#include "core/pool_debug.hpp"

#include "adapters/core/object/threads.hpp"

namespace ur::test {
namespace {

class PoolDebug : public PoolDebugTest {};
INSTANTIATE_TEST_SUITE_P(Sim, PoolDebug, ::testing::Values(kCuda, kLevelZero, kOpenCl), shapeName);

constexpr const char *kOn = "guard:256;poison:0xCB;freed:0xDB";

std::string saidBy(const std::string &name, const std::string &shape, const char *value = kOn) {
  return saidWith(value, "PoolDebug", name, shape);
}

TEST_P(PoolDebug, BehindChild) {
  for (const Queue &queue : {inOrder(), outOfOrder()}) {
    void *memory = hostBlock(queue);
    bytes(memory)[kWords * 4 + 3] = std::byte{0x11};
    bytes(memory)[kWords * 4 + 7] = std::byte{0x22};
    ASSERT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
    finish(queue);
  }
}

TEST_P(PoolDebug, BeforeChild) {
  const Queue queue = inOrder();
  void *memory = hostBlock(queue);
  bytes(memory)[-5] = std::byte{0x33};
  ASSERT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(PoolDebug, DeviceChild) {
  // A word beyond the end, by a command of the device's.
  const Queue queue = inOrder();
  uint32_t *memory = alloc(queue, kWords);
  fillOnly(queue, memory, kWords + 1, 0x44);
  ASSERT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(PoolDebug, PoisonChild) {
  for (const Queue &queue : {inOrder(), outOfOrder()}) {
    Event made, over;
    void *memory = nullptr;
    ASSERT_EQ(tryAlloc(UR_USM_TYPE_HOST, queue, nullptr, kWords * 4, &memory, {}, made.out()), UR_RESULT_SUCCESS);
    ASSERT_EQ(wait({made}), UR_RESULT_SUCCESS);
    EXPECT_EQ(wordAt(memory), 0xCBCBCBCB);
    EXPECT_EQ(wordAt(bytes(memory) + (kWords - 1) * 4), 0xCBCBCBCB);
    EXPECT_EQ(about<size_t>(bytes(memory) + 8, UR_USM_ALLOC_INFO_SIZE), kWords * 4);
    EXPECT_EQ(about<void *>(bytes(memory) + 8, UR_USM_ALLOC_INFO_BASE_PTR), memory);
    ASSERT_EQ(tryFree(queue, memory, nullptr, {made}, over.out()), UR_RESULT_SUCCESS);
    ASSERT_EQ(wait({over}), UR_RESULT_SUCCESS);
    EXPECT_EQ(wordAt(memory), 0xDBDBDBDB) << "the pool keeps its memory";
    finish(queue);
  }
}

TEST_P(PoolDebug, FreesChild) {
  const Queue queue = inOrder();
  void *memory = hostBlock(queue), *other = hostBlock(queue);
  ASSERT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  EXPECT_EQ(tryFree(queue, bytes(other) + 16), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  int foreign = 0;
  EXPECT_EQ(tryFree(queue, &foreign), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  EXPECT_EQ(api().USM.pfnFree(context, other), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(PoolDebug, TeardownChild) {
  // Nobody waits: the guards are looked at when the context goes.
  Context own = makeContext();
  {
    const Queue queue = makeQueue(0, 0, own.get());
    uint32_t *memory = alloc(queue, kWords);
    fillOnly(queue, memory, kWords + 1, 0x55);
    ASSERT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  }
  own = {};
  sim->runUntilIdle();
  core::waitForBackground();
}

class PoolDebugSays : public ::testing::TestWithParam<const char *> {};
INSTANTIATE_TEST_SUITE_P(Sim, PoolDebugSays, ::testing::Values("cuda", "level_zero", "opencl"));

TEST_P(PoolDebugSays, WhatIsWrongBehind) {
  const std::string said = saidBy("Behind", GetParam());
  EXPECT_EQ(countOf(said, "2 of the 256 bytes behind the block"), 2u) << said;
  EXPECT_EQ(countOf(said, "pool debug:"), 2u) << "one finding for each guard: " << said;
  EXPECT_TRUE(has(said, "the nearest is 3 bytes behind its end, and holds 0x11")) << said;
  EXPECT_TRUE(has(said, "made by urEnqueueUSMHostAllocExp (call number 1, queue 0x")) << said;
  EXPECT_TRUE(has(said, "freed by urEnqueueUSMFreeExp (call number 2, queue 0x")) << said;
}

TEST_P(PoolDebugSays, WhatIsWrongBefore) {
  const std::string said = saidBy("Before", GetParam());
  EXPECT_TRUE(has(said, "1 of the 256 bytes before the block")) << said;
  EXPECT_TRUE(has(said, "the nearest is 5 bytes before its beginning, and holds 0x33")) << said;
}

TEST_P(PoolDebugSays, WhatTheDeviceWrote) {
  const std::string said = saidBy("Device", GetParam());
  EXPECT_TRUE(has(said, "4 of the 256 bytes behind the block")) << said;
}

TEST_P(PoolDebugSays, NothingWhereNothingIsWrong) {
  EXPECT_EQ(countOf(saidBy("Poison", GetParam()), "pool debug:"), 0u);
}

TEST_P(PoolDebugSays, WhatIsFreedWrongly) {
  const std::string said = saidBy("Frees", GetParam());
  EXPECT_EQ(
      countOf(said, "was freed before: the block of 100 bytes was made by urEnqueueUSMHostAllocExp (call number 1"), 2u)
      << said;
  EXPECT_EQ(countOf(said, "and freed by urEnqueueUSMFreeExp (call number 3"), 2u) << said;
  EXPECT_TRUE(has(said, "lies 16 bytes behind the beginning of the block")) << said;
  EXPECT_TRUE(has(said, "is no memory of this context's that begins there")) << said;
  EXPECT_EQ(countOf(said, "pool debug:"), 4u) << said;
}

TEST_P(PoolDebugSays, WhatItFindsAtTheContextsEnd) {
  const std::string said = saidBy("Teardown", GetParam());
  EXPECT_EQ(countOf(said, "4 of the 256 bytes behind the block"), 1u) << said;
}

TEST_P(PoolDebugSays, WhereACallCameFrom) {
  EXPECT_TRUE(has(saidBy("Before", GetParam(), "places:stacks"), ", from ")) << "some frame outside of the adapter";
}

TEST(PoolDebugVariable, AbortsWhereItIsToldTo) {
  std::string errors;
  EXPECT_NE(runChild("Sim/PoolDebug.BeforeChild/cuda", {{"UR_USM_POOL_DEBUG", "on_error:abort"}}, &errors), 0);
  EXPECT_TRUE(has(errors, "5 bytes before its beginning")) << errors;
}

TEST(PoolDebugVariable, MistakesAreReportedAndIgnored) {
  constexpr const char *kGuards = "is not guard:<size>, a multiple of 256 bytes from 256 to 1M";
  for (const auto &[value, problem] : std::initializer_list<std::pair<const char *, const char *>>{
           {"yes", "'yes' is not of the form key:value"},
           {";", "'' is not of the form key:value"},
           {"guard:100", kGuards},
           {"guard:0", kGuards},
           {"guard:2M", kGuards},
           {"guard:x", "'x' is no number of bytes"},
           {"guard:256,512", "'guard:256,512' is not one of guard:<size>"},
           {"quarantine:-1", "'-1' is no number of bytes"},
           {"poison:CB", "'poison:CB' is not poison:<byte>, from 0x00 to 0xFF"},
           {"poison:0x100", "'poison:0x100' is not poison:<byte>"},
           {"freed:0x", "'freed:0x' is not freed:<byte>"},
           {"freed:0xDBz", "'freed:0xDBz' is not freed:<byte>"},
           {"places:some", "'places:some' is not places:calls or places:stacks"},
           {"on_error:x", "'on_error:x' is not on_error:report or on_error:abort"},
           {"guards:256", "'guards:256' is not one of guard:<size>, poison:<byte>"}}) {
    std::string errors;
    EXPECT_EQ(runChild("Sim/Configuration.OnChild/level_zero", {{"UR_USM_POOL_DEBUG", value}}, &errors), 0) << errors;
    EXPECT_TRUE(has(errors, std::string("UR_USM_POOL_DEBUG: ")) && has(errors, problem)) << value << ": " << errors;
    EXPECT_TRUE(has(errors, "the variable is ignored")) << value << ": " << errors;
  }
}

} // namespace
} // namespace ur::test
