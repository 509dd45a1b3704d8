// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Asynchronous allocation in captured graphs (G12 of docs/promises.md).
#include "core/capture_rig.hpp"

#include <array>

namespace ur::test {
namespace {

class CapturedMemory : public CaptureTest {
protected:
  ur_usm_pool_handle_t makePool(size_t maximum = 0) {
    ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, maximum, 0};
    ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, maximum ? &limits : nullptr, 0};
    ur_usm_pool_handle_t pool = nullptr;
    EXPECT_EQ(api().USMExp.pfnPoolCreateExp(context, devices[0], &desc, &pool), UR_RESULT_SUCCESS);
    return pool;
  }
  size_t used(ur_usm_pool_handle_t pool) {
    size_t bytes = 0;
    EXPECT_EQ(api().USMExp.pfnPoolGetInfoExp(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP, &bytes, nullptr),
              UR_RESULT_SUCCESS);
    return bytes;
  }
  static constexpr ur_result_t kUnknown = UR_RESULT_ERROR_INVALID_MEM_OBJECT;
};
UR_TEST_ALL_SHAPES_AND_GRAPHS(CapturedMemory);

TEST_P(CapturedMemory, HasTheSameAddressesInAllRuns) {
  const Queue queue = inOrder();
  uint32_t *out = hostMemory(2);
  begin(queue);
  uint32_t *first = alloc(queue, 64);
  fillOnly(queue, first, 64, 1);
  (void)add(queue, first, 64, 4);
  EXPECT_EQ(tryCopy(queue, out, first + 63, 4), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(queue, first), UR_RESULT_SUCCESS);
  uint32_t *second = alloc(queue, 64);
  EXPECT_EQ(first, second) << "what comes after the free may have it";
  fillOnly(queue, second, 64, 9);
  EXPECT_EQ(tryCopy(queue, out + 1, second, 4), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(queue, second), UR_RESULT_SUCCESS);
  const Graph graph = end(queue);
  EXPECT_EQ(nodes(graph), 5u) << "neither is a node";
  const Executable one = instantiate(graph), two = instantiate(graph);
  const Queue other = outOfOrder();
  for (int i = 0; i < 3; ++i) {
    out[0] = out[1] = 0;
    const Event left = run(queue, one), right = run(other, two);
    EXPECT_EQ(wait({left, right}), UR_RESULT_SUCCESS);
    EXPECT_EQ(out[0], 5u);
    EXPECT_EQ(out[1], 9u);
  }
}

// From one pool, on two queues: only executables of one graph have their memory in common.
TEST_P(CapturedMemory, OfTwoGraphsLetsBothRunAtOnce) {
  const std::array queues{inOrder(), inOrder()};
  uint32_t *out = hostMemory(2);
  std::array<Executable, 2> made;
  for (uint32_t i = 0; i < 2; ++i) {
    begin(queues[i]);
    uint32_t *memory = alloc(queues[i], 64);
    fillOnly(queues[i], memory, 64, i + 1);
    EXPECT_EQ(tryCopy(queues[i], out + i, memory + 63, 4), UR_RESULT_SUCCESS);
    EXPECT_EQ(tryFree(queues[i], memory), UR_RESULT_SUCCESS);
    made[i] = instantiate(end(queues[i]));
  }
  out[0] = out[1] = 0;
  sim::Hold gate = sim->holdNextCommand();
  const Event held = run(queues[0], made[0]);
  EXPECT_TRUE(complete(run(queues[1], made[1])));
  EXPECT_EQ(out[1], 2u);
  EXPECT_FALSE(complete(held));
  gate.open();
  EXPECT_EQ(wait({held}), UR_RESULT_SUCCESS);
  EXPECT_EQ(out[0], 1u);
}

TEST_P(CapturedMemory, IsHadAgainOnlyByWhatComesAfterTheFree) {
  const Queue queue = outOfOrder();
  begin(queue);
  Event had, freed, free2, joined;
  uint32_t *first = alloc(queue, 64, nullptr, {}, had.out());
  const Event filled = fill(queue, first, 64, 1, {had});
  EXPECT_EQ(tryFree(queue, first, nullptr, {filled}, freed.out()), UR_RESULT_SUCCESS);
  Event apart;
  uint32_t *second = alloc(queue, 64, nullptr, {}, apart.out());
  EXPECT_NE(first, second) << "nothing orders it after the free";
  const Event other = fill(queue, second, 64, 2, {apart});
  uint32_t *third = alloc(queue, 64, nullptr, {freed});
  EXPECT_NE(first, third) << "without an event nobody comes after the alloc";
  Event behind;
  uint32_t *fourth = alloc(queue, 64, nullptr, {freed}, behind.out());
  EXPECT_EQ(first, fourth);
  fillOnly(queue, fourth, 64, 3, {behind});
  EXPECT_EQ(tryFree(queue, fourth), UR_RESULT_SUCCESS); // after all that the queue was sent
  Event late;
  EXPECT_NE(alloc(queue, 64, nullptr, {freed}, late.out()), first) << "the last fill isn't before it";
  (void)barrier(queue);
  EXPECT_EQ(alloc(queue, 64, nullptr, {}, late.out()), first);
  const Executable executable = instantiate(end(queue));
  EXPECT_EQ(wait({run(queue, executable)}), UR_RESULT_SUCCESS);
}

TEST_P(CapturedMemory, ThatTheGraphDoesntFreeIsTheUsersAfterARun) {
  const Queue queue = inOrder();
  begin(queue);
  uint32_t *memory = alloc(queue, 64);
  fillOnly(queue, memory, 64, 6);
  const Executable executable = instantiate(end(queue));
  EXPECT_EQ(tryFree(queue, memory), kUnknown) << "no run has allocated it";
  EXPECT_EQ(wait({run(queue, executable)}), UR_RESULT_SUCCESS);
  uint32_t value = 0;
  EXPECT_EQ(tryCopy(queue, &value, memory + 63, 4, {}, nullptr, true), UR_RESULT_SUCCESS);
  EXPECT_EQ(value, 6u);
  EXPECT_EQ(tryRun(queue, executable), UR_RESULT_ERROR_INVALID_OPERATION) << "nobody has freed it";
  const UserEvent user = userEvent();
  const Queue other = inOrder();
  const Event read = marker(other, {user});
  Event freed;
  EXPECT_EQ(tryFree(other, memory, nullptr, {}, freed.out()), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(other, memory), kUnknown) << "once for each run";
  const Event second = run(queue, executable);
  EXPECT_FALSE(complete(second)) << "the free isn't over";
  signal(user);
  EXPECT_EQ(wait({second}), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().USM.pfnFree(context, memory), kUnknown);
  EXPECT_EQ(wait({run(queue, executable)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
}

TEST_P(CapturedMemory, OfOthersIsNotFreedByAGraph) {
  const Queue queue = inOrder(), other = inOrder();
  uint32_t *outside = alloc(queue, 64);
  begin(other);
  uint32_t *others = alloc(other, 64);
  begin(queue);
  uint32_t *own = alloc(queue, 64);
  constexpr ur_result_t kRefused = UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED;
  EXPECT_EQ(tryFree(queue, outside), kRefused);
  EXPECT_NE(lastError().find("a graph frees what it has allocated itself"), std::string::npos) << lastError();
  EXPECT_EQ(tryFree(queue, others), kRefused);
  EXPECT_EQ(tryFree(queue, own + 1), kUnknown);
  const ur_usm_pool_handle_t pool = makePool();
  EXPECT_EQ(tryFree(queue, own, pool), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(tryFree(queue, own), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(queue, own), kUnknown) << "twice";
  (void)end(queue);
  (void)end(other);
  EXPECT_EQ(tryFree(queue, outside), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

TEST_P(CapturedMemory, CountsIntoItsPoolAndGoesBackWithTheLast) {
  const Queue queue = inOrder();
  const ur_usm_pool_handle_t pool = makePool();
  constexpr size_t kBytes = 64 * 4;
  uint32_t *kept = nullptr;
  Executable paired, unpaired;
  {
    begin(queue);
    uint32_t *memory = alloc(queue, 64, pool);
    EXPECT_EQ(used(pool), kBytes);
    fillOnly(queue, memory, 64, 1);
    EXPECT_EQ(tryFree(queue, memory, pool), UR_RESULT_SUCCESS);
    EXPECT_EQ(used(pool), kBytes) << "it is the graph's";
    paired = instantiate(end(queue));
    begin(queue);
    kept = alloc(queue, 64, pool);
    fillOnly(queue, kept, 64, 1);
    unpaired = instantiate(end(queue));
  }
  EXPECT_EQ(used(pool), 2 * kBytes) << "the graphs are gone, their executables aren't";
  const UserEvent user = userEvent();
  const Event first = run(queue, paired, {user}), second = run(queue, unpaired);
  paired.reset(); // with the run in flight
  unpaired.reset();
  signal(user);
  EXPECT_EQ(wait({first, second}), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(used(pool), kBytes);
  EXPECT_EQ(tryFree(queue, kept), UR_RESULT_SUCCESS) << "the user's, as any other memory";
  finish(queue);
  EXPECT_EQ(used(pool), 0u);
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

TEST_P(CapturedMemory, OfAFailedCaptureGoesBack) {
  const Queue first = inOrder(), second = inOrder();
  const ur_usm_pool_handle_t pool = makePool();
  Graph graph;
  EXPECT_EQ(graphs().pfnCreateExp(context, graph.out()), UR_RESULT_SUCCESS);
  ur_exp_graph_handle_t same = nullptr;
  EXPECT_EQ(captures().pfnBeginCaptureIntoGraphExp(first, graph), UR_RESULT_SUCCESS);
  uint32_t *before = alloc(first, 64, pool);
  fillOnly(first, before, 64, 1);
  EXPECT_EQ(captures().pfnEndGraphCaptureExp(first, &same), UR_RESULT_SUCCESS);
  EXPECT_EQ(captures().pfnBeginCaptureIntoGraphExp(first, graph), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(first, before), UR_RESULT_SUCCESS);
  uint32_t *memory = alloc(first, 256, pool);
  const Event filled = fill(first, memory, 64, 1);
  const Event forked = fill(second, memory, 64, 2, {filled});
  EXPECT_EQ(captures().pfnEndGraphCaptureExp(first, &same), UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS);
  EXPECT_EQ(used(pool), 256u);
  const Executable executable = instantiate(graph);
  EXPECT_EQ(wait({run(first, executable)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(first, before), UR_RESULT_SUCCESS) << "its free was of the failed capture";
  finish(first);
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::test
