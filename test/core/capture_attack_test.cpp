// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Attacks on captures: memory of graphs, failures, releases, threads.
#include "core/capture_rig.hpp"

#include <random>
#include <thread>

namespace ur::test {
namespace {

class CaptureAttack : public CaptureTest {
protected:
  /// A fill, another one apart, and one behind the first and `also`.
  Executable threeFills(uint32_t *memory, const Waits &also = {}) {
    const Queue maker = outOfOrder();
    begin(maker);
    const Event first = fill(maker, memory, 8, 1);
    const Event apart = fill(maker, memory + 8, 8, 1);
    Waits waits{first};
    waits.insert(waits.end(), also.begin(), also.end());
    const Event both = fill(maker, memory + 16, 8, 1, waits);
    return instantiate(end(maker));
  }
  /// One whose run has left memory to the user.
  Executable leavesMemory(const Queue &queue, uint32_t **memory) {
    begin(queue);
    *memory = alloc(queue, 64);
    fillOnly(queue, *memory, 64, 6);
    Executable executable = instantiate(end(queue));
    EXPECT_EQ(wait({run(queue, executable)}), UR_RESULT_SUCCESS);
    return executable;
  }
};
UR_TEST_ALL_SHAPES_AND_GRAPHS(CaptureAttack);
INSTANTIATE_TEST_SUITE_P(SimHipGraphs, CaptureAttack, ::testing::Values(kHipGraphs), shapeName);

TEST_P(CaptureAttack, ALargerSecondUseCounts) {
  const Queue queue = inOrder();
  const ur_usm_pool_handle_t pool = makePool({});
  uint32_t *apart = alloc(queue, 250, pool);
  begin(queue);
  uint32_t *first = alloc(queue, 50, pool);
  EXPECT_EQ(tryFree(queue, first), UR_RESULT_SUCCESS);
  uint32_t *second = alloc(queue, 60, pool);
  EXPECT_EQ(first, second);
  EXPECT_EQ(tryFree(queue, second), UR_RESULT_SUCCESS);
  end(queue).reset();
  finish(queue);
  EXPECT_EQ(used(pool), 1000u);
  EXPECT_EQ(tryFree(queue, apart), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(used(pool), 0u);
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

TEST_P(CaptureAttack, AnExecutableThatFreesIsRefusedWhileAnotherHasGivenTheMemoryOut) {
  const Queue queue = inOrder();
  Graph graph;
  EXPECT_EQ(graphs().pfnCreateExp(context, graph.out()), UR_RESULT_SUCCESS);
  ur_exp_graph_handle_t same = nullptr;
  EXPECT_EQ(captures().pfnBeginCaptureIntoGraphExp(queue, graph), UR_RESULT_SUCCESS);
  uint32_t *memory = alloc(queue, 64);
  fillOnly(queue, memory, 64, 1);
  EXPECT_EQ(captures().pfnEndGraphCaptureExp(queue, &same), UR_RESULT_SUCCESS);
  const Executable keeps = instantiate(graph);
  EXPECT_EQ(captures().pfnBeginCaptureIntoGraphExp(queue, graph), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(captures().pfnEndGraphCaptureExp(queue, &same), UR_RESULT_SUCCESS);
  const Executable frees = instantiate(graph);
  EXPECT_EQ(wait({run(queue, frees)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({run(queue, keeps)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryRun(queue, frees), UR_RESULT_ERROR_INVALID_OPERATION) << "the memory is the user's";
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryRun(queue, frees), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(CaptureAttack, MemoryGoesBackWithTheGraphThoughEventsAreKept) {
  const Queue queue = inOrder();
  const ur_usm_pool_handle_t pool = makePool({});
  begin(queue);
  Event kept;
  uint32_t *memory = alloc(queue, 64, pool, {}, kept.out());
  const Event filled = fill(queue, memory, 64, 1);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  end(queue).reset();
  finish(queue);
  EXPECT_EQ(used(pool), 0u);
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

TEST_P(CaptureAttack, AQueueAtTheAddressOfOneThatLeftIsAnother) {
  const Queue first = inOrder(), third = inOrder();
  uint32_t *memory = hostMemory(3);
  for (int i = 0; i < 20; ++i) {
    begin(first);
    Queue second = inOrder();
    const void *address = second.get();
    const Event root = fill(first, memory, 1, 1);
    Event a = fill(second, memory + 1, 1, 1, {root}); // node 1
    const Event other = marker(third, {a});           // stands for it
    a.reset();
    second.reset();
    Queue fourth = inOrder();
    const bool same = fourth.get() == address;
    const Event last = fill(fourth, memory + 1, 1, 2, {other}); // node 2
    (void)marker(first, {last});
    ur_exp_graph_handle_t graph = nullptr;
    EXPECT_EQ(captures().pfnGetGraphExp(first, &graph), UR_RESULT_SUCCESS);
    EXPECT_EQ(edges(graph).count({1, 2}), 1u) << same;
    (void)marker(first, {other});
    (void)end(first);
  }
}

TEST_P(CaptureAttack, EachKindIsHadAgainAndPoolsMayGoFirst) {
  for (const ur_usm_type_t type : kUsmTypes) {
    const Queue queue = inOrder();
    const ur_usm_pool_handle_t pool = makePool({});
    begin(queue);
    void *one = nullptr, *two = nullptr;
    EXPECT_EQ(tryAlloc(type, queue, pool, 4096, &one), UR_RESULT_SUCCESS);
    fillOnly(queue, static_cast<uint32_t *>(one), 8, 1);
    EXPECT_EQ(tryFree(queue, one, pool), UR_RESULT_SUCCESS);
    EXPECT_EQ(tryAlloc(type, queue, pool, 4096, &two), UR_RESULT_SUCCESS);
    EXPECT_EQ(one, two);
    fillOnly(queue, static_cast<uint32_t *>(two), 8, 1);
    Executable executable;
    {
      const Graph graph = end(queue);
      executable = instantiate(graph);
      EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
    }
    EXPECT_EQ(wait({run(queue, executable)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(tryFree(queue, two), UR_RESULT_SUCCESS);
    EXPECT_EQ(tryRun(queue, executable), UR_RESULT_SUCCESS);
    executable.reset();
    EXPECT_EQ(tryFree(queue, two), UR_RESULT_SUCCESS);
    finish(queue);
  }
}

TEST_P(CaptureAttack, ContextEndsWithGraphMemoryOut) {
  Context own = makeContext();
  Queue queue = makeQueue(0, 0, own);
  begin(queue);
  uint32_t *one = alloc(queue, 64), *two = alloc(queue, 1 << 20);
  fillOnly(queue, one, 64, 1);
  fillOnly(queue, two, 64, 1);
  EXPECT_EQ(tryFree(queue, two), UR_RESULT_SUCCESS);
  Graph graph = end(queue);
  Executable executable = instantiate(graph);
  EXPECT_EQ(tryRun(queue, executable), UR_RESULT_SUCCESS);
  queue.reset();
  own.reset();
  graph.reset();
  executable.reset();
}

TEST_P(CaptureAttack, ContextReleasedWithACaptureOpen) {
  Context own = makeContext();
  Queue queue = makeQueue(0, 0, own), second = makeQueue(0, 0, own);
  begin(queue);
  Event event;
  uint32_t *one = alloc(queue, 64, nullptr, {}, event.out());
  Event filled = fill(second, one, 64, 1, {event});
  own.reset();
  second.reset();
  queue.reset();
  EXPECT_EQ(wait({filled}), UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT);
}

TEST_P(CaptureAttack, RunsFollowEachOtherThoughOneFails) {
  if (!GetParam().caps.isolatedFailures)
    GTEST_SKIP();
  for (const ur_queue_flags_t order : orders()) {
    const Queue runner = makeQueue(order), other = inOrder(), free = outOfOrder();
    uint32_t *memory = deviceMemory(64);
    begin(free);
    const Event root = marker(free);
    fillOnly(free, memory, 1, 1);
    fillOnly(free, memory + 1, 1, 2);
    const Executable executable = instantiate(end(free));
    sim::Hold hold = sim->holdNextCommand();
    sim->failCommand(2);
    const Event one = run(runner, executable);
    for (int i = 0; i < 4 && status(one) != UR_EVENT_STATUS_ERROR; ++i)
      sim->runUntilIdle();
    const Event two = run(other, executable);
    sim->runUntilIdle();
    hold.open();
    (void)wait({one});
    (void)wait({two});
    finish(runner);
    finish(other);
  }
}

TEST_P(CaptureAttack, AFreeThatFailsComesAfterItsQueueAllTheSame) {
  if (!GetParam().caps.isolatedFailures)
    GTEST_SKIP();
  const Queue queue = inOrder(), other = inOrder(), third = inOrder();
  uint32_t *memory = nullptr;
  const Executable executable = leavesMemory(queue, &memory);
  uint32_t *out = deviceMemory(65);
  sim::Hold hold = sim->holdNextCommand();
  EXPECT_EQ(tryCopy(other, out, memory, 256), UR_RESULT_SUCCESS);
  sim->failCommand(1);
  const Event bad = fill(third, out + 64, 1, 1);
  Event freed;
  EXPECT_EQ(tryFree(other, memory, nullptr, {bad}, freed.out()), UR_RESULT_SUCCESS);
  for (int i = 0; i < 4 && status(freed) != UR_EVENT_STATUS_ERROR; ++i)
    sim->runUntilIdle();
  const Event second = run(queue, executable);
  sim->runUntilIdle();
  hold.open();
  (void)wait({second});
  finish(other);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(CaptureAttack, ADeferredFreeThatFailsComesAfterItsQueueAllTheSame) {
  const Queue queue = inOrder(), other = inOrder();
  uint32_t *memory = nullptr;
  const Executable executable = leavesMemory(queue, &memory);
  uint32_t *out = deviceMemory(65);
  const UserEvent gate = userEvent(), bad = userEvent();
  sim::Hold hold = sim->holdNextCommand();
  EXPECT_EQ(tryCopy(other, out, memory, 256), UR_RESULT_SUCCESS);
  Event freed;
  EXPECT_EQ(tryFree(other, memory, nullptr, {bad}, freed.out()), UR_RESULT_SUCCESS);
  signal(bad, UR_RESULT_ERROR_UNKNOWN);
  flush(other);
  const Event second = run(queue, executable);
  sim->runUntilIdle();
  hold.open();
  signal(gate);
  (void)wait({second});
  finish(other);
  EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(CaptureAttack, FreesAgainstDestruction) {
  const Queue queue = inOrder(), other = inOrder();
  for (int i = 0; i < 30; ++i) {
    begin(queue);
    std::vector<uint32_t *> all;
    for (int j = 0; j < 200; ++j)
      all.push_back(alloc(queue, 64));
    fillOnly(queue, all[0], 64, 6);
    Executable executable = instantiate(end(queue));
    EXPECT_EQ(wait({run(queue, executable)}), UR_RESULT_SUCCESS);
    std::atomic<bool> go{false};
    std::thread destroyer([&] {
      go = true;
      executable.reset();
    });
    while (!go) {
    }
    for (auto one = all.rbegin(); one != all.rend(); ++one)
      EXPECT_EQ(i % 2 ? tryFree(other, *one) : api().USM.pfnFree(context, *one), UR_RESULT_SUCCESS) << i;
    destroyer.join();
  }
  finish(other);
  finish(queue);
}

TEST_P(CaptureAttack, ARunThatIsRefusedIsFollowedAllTheSame) {
  for (const ur_queue_flags_t order : orders()) {
    const Queue runner = makeQueue(order), other = inOrder();
    const UserEvent bad = userEvent();
    const Executable executable = threeFills(deviceMemory(64));
    sim::Hold hold = sim->holdNextCommand();
    const Event held = run(runner, executable);
    const Event one = run(runner, executable, {bad});
    signal(bad, UR_RESULT_ERROR_UNKNOWN);
    flush(runner);
    (void)status(one);
    const Event two = run(other, executable);
    sim->runUntilIdle();
    hold.open();
    EXPECT_EQ(wait({held}), UR_RESULT_SUCCESS);
    EXPECT_EQ(wait({two}), UR_RESULT_SUCCESS);
    finish(runner);
    finish(other);
  }
}

TEST_P(CaptureAttack, ARunOfWhichANodeIsRefusedIsFollowedAllTheSame) {
  for (const ur_queue_flags_t order : orders()) {
    const Queue runner = makeQueue(order), other = inOrder();
    const UserEvent bad = userEvent();
    const Executable executable = threeFills(deviceMemory(64), {bad});
    sim::Hold hold = sim->holdNextCommand();
    const Event one = run(runner, executable);
    signal(bad, UR_RESULT_ERROR_UNKNOWN);
    flush(runner);
    (void)status(one);
    (void)tryRun(other, executable);
    sim->runUntilIdle();
    hold.open();
    (void)wait({one});
    finish(runner);
    finish(other);
  }
}

TEST_P(CaptureAttack, AFreeNamesItsPool) {
  const Queue queue = inOrder();
  const ur_usm_pool_handle_t pool = makePool({});
  uint32_t *memory = nullptr;
  const Executable executable = leavesMemory(queue, &memory);
  EXPECT_EQ(tryFree(queue, memory, pool), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(tryFree(queue, memory, defaultPool()), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

TEST_P(CaptureAttack, RunsAndFreesOfManyThreads) {
  const Queue maker = inOrder();
  const ur_usm_pool_handle_t pool = makePool({});
  Executable one, two;
  uint32_t *kept = nullptr;
  {
    begin(maker);
    uint32_t *temporary = alloc(maker, 64, pool);
    kept = alloc(maker, 64, pool);
    fillOnly(maker, temporary, 64, 5);
    EXPECT_EQ(tryCopy(maker, kept, temporary, 256), UR_RESULT_SUCCESS);
    EXPECT_EQ(tryFree(maker, temporary), UR_RESULT_SUCCESS);
    const Graph graph = end(maker);
    one = instantiate(graph);
    two = instantiate(graph);
  }
  std::atomic<int> owners{0}, runs{0};
  std::vector<std::thread> threads;
  uint32_t *out = hostMemory(64 * 8);
  for (int t = 0; t < 8; ++t) {
    threads.emplace_back([&, t] {
      const Queue queue = makeQueue(orders()[t % 2]);
      for (int i = 0; i < 200; ++i) {
        Event ran, copied, freed;
        const ur_result_t result = tryRun(queue, i % 2 ? one : two, {}, ran.out());
        if (result != UR_RESULT_SUCCESS) {
          EXPECT_EQ(result, UR_RESULT_ERROR_INVALID_OPERATION);
          std::this_thread::yield();
          continue;
        }
        EXPECT_EQ(++owners, 1);
        ++runs;
        EXPECT_EQ(tryCopy(queue, out + 64 * t, kept, 256, {ran}, copied.out()), UR_RESULT_SUCCESS);
        --owners;
        EXPECT_EQ(i % 3 ? tryFree(queue, kept, nullptr, {copied}, freed.out()) : api().USM.pfnFree(context, kept),
                  UR_RESULT_SUCCESS);
      }
      finish(queue);
    });
  }
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_GT(runs, 100);
  one.reset();
  two.reset();
  finish(maker);
  EXPECT_EQ(used(pool), 0u);
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

TEST_P(CaptureAttack, CapturesOfManyThreads) {
  const ur_usm_pool_handle_t pool = makePool({});
  uint32_t *memory = deviceMemory(64);
  for (int round = 0; round < 40; ++round) {
    Queue first = makeQueue(orders()[round % 2]);
    begin(first);
    const Event root = fill(first, memory, 1, 1);
    std::vector<std::thread> threads;
    std::atomic<bool> stop{false};
    for (int t = 0; t < 6; ++t) {
      threads.emplace_back([&, t] {
        const Queue own = makeQueue(orders()[t % 2]);
        for (int i = 0; i < 50 && !stop; ++i) {
          Event event;
          ur_queue_handle_t queue = t < 3 ? first.get() : own.get();
          void *made = nullptr;
          ur_result_t result = tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, 64, &made, {root}, event.out());
          if (result == UR_RESULT_SUCCESS)
            result = tryFree(queue, made, nullptr, {event});
          if (result == UR_RESULT_SUCCESS)
            result = tryFill(queue, memory + 1 + t, 1, 2, {root, event});
          EXPECT_TRUE(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT ||
                      result == UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED ||
                      result == UR_RESULT_ERROR_INVALID_MEM_OBJECT) // the capture failed meanwhile
              << result;
          if (i == 40)
            stop = true;
        }
      });
    }
    while (!stop)
      std::this_thread::yield();
    Graph graph;
    const ur_result_t result = captures().pfnEndGraphCaptureExp(first, graph.out());
    EXPECT_TRUE(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS);
    for (std::thread &thread : threads)
      thread.join();
    if (result == UR_RESULT_SUCCESS)
      (void)instantiate(graph);
    graph.reset();
    finish(first);
    first.reset();
    EXPECT_EQ(used(pool), 0u);
  }
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

TEST_P(CaptureAttack, WhatWasDeferredBeforeStaysInOrder) {
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order);
    uint32_t *memory = hostMemory(2);
    const UserEvent user = userEvent();
    fillOnly(queue, memory, 1, 1, {user});
    if (order != 0)
      (void)barrier(queue);
    begin(queue);
    EXPECT_FALSE(empty(queue));
    fillOnly(queue, memory, 1, 5);
    flush(queue);
    const Graph graph = end(queue);
    EXPECT_FALSE(empty(queue));
    const Event after = fill(queue, memory, 1, 2);
    const Executable executable = instantiate(graph);
    EXPECT_FALSE(complete(after));
    signal(user);
    EXPECT_EQ(wait({after}), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory[0], 2u);
    finish(queue);
    begin(queue);
    EXPECT_TRUE(empty(queue));
    (void)end(queue);
    EXPECT_EQ(wait({run(queue, executable)}), UR_RESULT_SUCCESS);
    finish(queue);
  }
}

TEST_P(CaptureAttack, BuffersOfTwoDevicesAndLateRuns) {
  Buffer buffer;
  EXPECT_EQ(api().Mem.pfnBufferCreate(context, UR_MEM_FLAG_READ_WRITE, 256, nullptr, buffer.out()), UR_RESULT_SUCCESS);
  const Queue near = inOrder(), far = makeQueue(0, 1), free = outOfOrder();
  const uint32_t pattern = 7;
  begin(near);
  EXPECT_EQ(api().Enqueue.pfnMemBufferFill(near, buffer, &pattern, 4, 0, 256, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  Executable executable = instantiate(end(near));
  const auto overwrite = [&](ur_queue_handle_t queue, uint32_t value) {
    std::vector<uint32_t> words(64, value);
    EXPECT_EQ(api().Enqueue.pfnMemBufferWrite(queue, buffer, true, 0, 256, words.data(), 0, nullptr, nullptr),
              UR_RESULT_SUCCESS);
  };
  const auto first = [&](ur_queue_handle_t queue) {
    uint32_t value = 0;
    EXPECT_EQ(api().Enqueue.pfnMemBufferRead(queue, buffer, true, 0, 4, &value, 0, nullptr, nullptr),
              UR_RESULT_SUCCESS);
    return value;
  };
  for (ur_queue_handle_t queue : {near.get(), free.get()}) {
    overwrite(far, 1);
    EXPECT_EQ(wait({run(queue, executable)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(first(far), 7u);
    overwrite(far, 2);
    const UserEvent user = userEvent();
    const Event late = run(queue, executable, {user});
    const Event second = run(free, executable);
    signal(user);
    EXPECT_EQ(wait({late, second}), UR_RESULT_SUCCESS);
    EXPECT_EQ(first(far), 7u);
  }
  const UserEvent user = userEvent();
  const Event late = run(near, executable, {user});
  executable.reset();
  buffer.reset();
  signal(user);
  EXPECT_EQ(wait({late}), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::test
