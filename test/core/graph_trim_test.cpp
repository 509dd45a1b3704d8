// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory of graphs between their runs (G12 of docs/promises.md): a trim of its pool gives it back to the driver, and
// the next run brings it again, at the same addresses.
#include "core/capture_rig.hpp"
#include "core/pool_parts_check.hpp"

#include "adapters/core/allocator/stream_pool.hpp"
#include "adapters/core/allocator/usm_pool.hpp"

namespace ur::test {
namespace {

constexpr size_t kMiB = size_t{1} << 20;
constexpr uint32_t kWords = 16 * kMiB / 4; ///< of a block

class GraphTrim : public CaptureTest {
protected:
  static size_t taken(ur_usm_pool_handle_t pool, size_t before) { return before - reserved(pool); }
  /// Fills a temporary, and copies its last word out.
  Executable recordTemporary(ur_queue_handle_t queue, ur_usm_pool_handle_t pool, uint32_t *out, uint32_t value) {
    begin(queue);
    uint32_t *memory = alloc(queue, kWords, pool);
    fillOnly(queue, memory, kWords, value);
    EXPECT_EQ(tryCopy(queue, out, memory + kWords - 1, 4), UR_RESULT_SUCCESS);
    EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
    return instantiate(end(queue));
  }
};
INSTANTIATE_TEST_SUITE_P(Sim, GraphTrim, ::testing::Values(kCuda, kLevelZero), shapeName);

TEST_P(GraphTrim, GivesBackWhatNoRunUsesAndTheNextBringsItAgain) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({});
  uint32_t *out = hostMemory(1);
  const Executable executable = recordTemporary(queue, pool, out, 7);
  const size_t before = reserved(pool);
  sim::Hold gate = sim->holdNextCommand();
  const Event first = run(queue, executable);
  EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(pool), before) << "it is in use";
  gate.open();
  EXPECT_EQ(wait({first}), UR_RESULT_SUCCESS);
  EXPECT_EQ(out[0], 7u);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
    EXPECT_EQ(taken(pool, before), before);
    expectPartsAgree(pool); // The block has its addresses, and no memory behind them.
    EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS) << "there is no more";
    out[0] = 0;
    EXPECT_EQ(wait({run(queue, executable)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(out[0], 7u);
    EXPECT_EQ(reserved(pool), before);
  }
  EXPECT_EQ(trim(pool, before / 2), UR_RESULT_SUCCESS);
  EXPECT_GE(reserved(pool), before / 4);
  EXPECT_LE(reserved(pool), before / 2) << "so much was to be kept";
  expectPartsAgree(pool);
  EXPECT_EQ(wait({run(queue, executable)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

TEST_P(GraphTrim, LeavesWhatIsTheUsers) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({});
  begin(queue);
  uint32_t *memory = alloc(queue, kWords, pool);
  fillOnly(queue, memory, kWords, 3);
  const Executable executable = instantiate(end(queue));
  const size_t before = reserved(pool);
  EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(pool), 0u) << "no run has begun";
  EXPECT_EQ(wait({run(queue, executable)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(pool), before);
  uint32_t value = 0;
  EXPECT_EQ(tryCopy(queue, &value, memory + kWords - 1, 4, {}, nullptr, true), UR_RESULT_SUCCESS);
  EXPECT_EQ(value, 3u);
  sim::Hold gate = sim->holdNextCommand();
  fillOnly(queue, memory, kWords, 4);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(pool), before) << "what was before the free isn't over";
  gate.open();
  finish(queue);
  EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(pool), 0u);
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

TEST_P(GraphTrim, CountsAsBeforeIntoTheMaximum) {
  const Queue queue = inOrder();
  ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, 24 * kMiB, 0};
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, &limits, 0};
  ur_usm_pool_handle_t pool = nullptr;
  ASSERT_EQ(api().USMExp.pfnPoolCreateExp(context, devices[0], &desc, &pool), UR_RESULT_SUCCESS);
  uint32_t *out = hostMemory(1);
  const Executable executable = recordTemporary(queue, pool, out, 8);
  EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(pool), 0u);
  void *other = nullptr;
  EXPECT_TRUE(isOutOfMemory(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, 16 * kMiB, &other)))
      << "the next run is to have its memory";
  EXPECT_EQ(wait({run(queue, executable)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(out[0], 8u);
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

TEST_P(GraphTrim, GoesWithItsGraphWhetherItIsThereOrNot) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({});
  uint32_t *out = hostMemory(1);
  {
    const Executable one = recordTemporary(queue, pool, out, 1), two = recordTemporary(queue, pool, out, 2);
    EXPECT_EQ(wait({run(queue, one), run(queue, two)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
    EXPECT_EQ(reserved(pool), 0u);
    EXPECT_EQ(wait({run(queue, two)}), UR_RESULT_SUCCESS);
  }
  const core::PoolFigures after = pool->memory().figures();
  EXPECT_EQ(after.live, 0u);
  EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(pool), 0u);
  uint32_t *memory = alloc(queue, 3 * kWords, pool); // where the graphs had theirs, mostly
  fillOnly(queue, memory, 3 * kWords, 5);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

TEST_P(GraphTrim, ARunIsRefusedWhereTheDeviceHasNoMemory) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({});
  uint32_t *out = hostMemory(1);
  Executable executable = recordTemporary(queue, pool, out, 6);
  EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  const uint64_t before = sim->available(0);
  sim->setDeviceLimit(0, 1);
  EXPECT_TRUE(isOutOfMemory(tryRun(queue, executable)));
  sim->setDeviceLimit(0, before);
  EXPECT_EQ(wait({run(queue, executable)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(out[0], 6u);
  EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  sim->setDeviceLimit(0, 1);
  executable.reset(); // Its addresses are of no use any more.
  sim->setDeviceLimit(0, before);
  uint32_t *memory = alloc(queue, kWords, pool);
  fillOnly(queue, memory, kWords, 1);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(reserved(pool), 0u);
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

/// Every driver call of a trim, and of the run after it, fails once.
TEST_P(GraphTrim, LosesNothingWhereACallFails) {
  bool served = false;
  for (unsigned nth = 1; nth < 64 && !served; ++nth) {
    const Queue queue = inOrder();
    ur_usm_pool_handle_t pool = makePool({});
    uint32_t *out = hostMemory(1);
    Executable executable = recordTemporary(queue, pool, out, 9);
    EXPECT_EQ(wait({run(queue, executable)}), UR_RESULT_SUCCESS);
    sim->failAnyCall(nth);
    (void)trim(pool, 0);
    Event ran;
    ur_result_t result = tryRun(queue, executable, {}, ran.out());
    served = !sim->stopFailing();
    EXPECT_TRUE(served || result != UR_RESULT_SUCCESS || ran);
    if (result != UR_RESULT_SUCCESS)
      result = tryRun(queue, executable, {}, ran.out());
    EXPECT_EQ(result, UR_RESULT_SUCCESS) << nth;
    (void)wait({ran});
    EXPECT_EQ(wait({run(queue, executable)}), UR_RESULT_SUCCESS) << nth;
    EXPECT_EQ(out[0], 9u) << nth;
    EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
    if (nth % 2 == 0) {
      sim->failAnyCall(nth / 2);
      executable.reset();
      (void)sim->stopFailing();
    }
    executable.reset();
    EXPECT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
    EXPECT_EQ(reserved(pool), 0u) << nth;
    EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
  }
  EXPECT_TRUE(served) << "more calls than were tried";
}

} // namespace
} // namespace ur::test
