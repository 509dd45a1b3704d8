// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graphs, on the driver's side of the port: the order of nodes, what fails with what, changes while runs are on their
// way, and what of a graph several threads do.
#include "adapters/core/port/driver_graphs.hpp"
#include "fixture.hpp"
#include "support/heap_count.hpp"

#include <cstring>
#include <numeric>
#include <thread>

namespace ur::native_cpu::test {
namespace {

using After = std::vector<uint32_t>;

class Graphs : public DriverTest {
protected:
  void SetUp() override {
    DriverTest::SetUp();
    graphs = driver->graphs();
    ASSERT_TRUE(graphs);
  }
  void TearDown() override {
    open();
    for (NativeGraph graph : all)
      graphs->destroy(graph);
    DriverTest::TearDown();
  }

  NativeGraph graph() {
    NativeGraph made = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, graphs->create({}, &made));
    return all.emplace_back(made);
  }
  void destroy(NativeGraph graph) {
    std::erase(all, graph);
    graphs->destroy(graph);
  }
  LaunchDesc descOf(const char *name, size_t items, size_t group, std::span<const KernelArg> args) {
    LaunchDesc desc{.kernel = kernel(name), .dims = 1, .args = args};
    desc.globalSize[0] = items;
    desc.localSize[0] = group;
    return desc;
  }
  void add(NativeGraph to, const char *name, size_t items, size_t group, const std::vector<KernelArg> &args,
           const After &after) {
    OK(graphs->addLaunch(to, descOf(name, items, group, args), after));
  }
  /// data[i] = data[i] * factor + i
  void addScale(NativeGraph to, uint32_t *data, uint32_t factor, const After &after, size_t items = 1,
                size_t group = 1) {
    add(to, "scale", items, group, {pointerArg(data), valueArg(factor)}, after);
  }
  ur_result_t updateScale(NativeGraph of, uint32_t node, uint32_t *data, uint32_t factor) {
    const KernelArg args[] = {pointerArg(data), valueArg(factor)};
    return graphs->updateLaunch(of, node, descOf("scale", 1, 1, args));
  }
  void addFail(NativeGraph to, const After &after) {
    const uint64_t group = 0;
    add(to, "fail_at", 1, 1, {valueArg(group)}, after);
  }
  void addFill(NativeGraph to, uint32_t *data, uint32_t value, const After &after, size_t words = 1) {
    OK(graphs->addFill(to, {.dst = data, .pattern = &value, .patternSize = 4, .width = words * 4}, after));
  }
  void instantiate(NativeGraph graph) { OK(graphs->instantiate(graph)); }
  NativeEvent enqueue(NativeGraph graph, Stream on, const std::vector<NativeEvent> &waits = {}) {
    NativeEvent done = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, graphs->enqueue(on, graph, {.waits = waits, .signal = &done}));
    return own(done);
  }
  void run(NativeGraph graph, Stream on) { OK(driver->wait(enqueue(graph, on))); }

  GraphDriver *graphs = nullptr;
  std::vector<NativeGraph> all;
};

TEST_F(Graphs, RunAChainInItsOrder) {
  std::vector<uint32_t> data(300, 7), copied(300);
  const NativeGraph chain = graph();
  addFill(chain, data.data(), 1, {}, data.size());
  addScale(chain, data.data(), 3, {0}, 300, 10);
  OK(graphs->addEmpty(chain, After{1}));
  addScale(chain, data.data(), 2, {2}, 300, 300);
  OK(graphs->addCopy(chain, {.dst = copied.data(), .src = data.data(), .width = 1200}, After{3}));
  addFill(chain, data.data(), 0, {4}, data.size());
  instantiate(chain);
  for (const bool ordered : {true, false}) {
    const Stream on = stream(ordered);
    for (int i = 0; i < 20; ++i) {
      std::fill(copied.begin(), copied.end(), 0u);
      run(chain, on);
      for (uint32_t item = 0; item < 300; ++item)
        ASSERT_EQ((3 + item) * 2 + item, copied[item]);
      ASSERT_EQ(0u, data[299]);
    }
  }
}

TEST_F(Graphs, RunByTheirEdges) {
  // Two of them, one with an edge more than a chain, one with none.
  uint32_t data[4] = {};
  const NativeGraph fork = graph(), loose = graph();
  addFill(fork, data, 5, {});
  addScale(fork, data, 2, {0});
  OK(graphs->addCopy(fork, {.dst = data + 1, .src = data, .width = 4}, After{1}));
  OK(graphs->addCopy(fork, {.dst = data + 2, .src = data, .width = 4}, After{1}));
  addScale(fork, data, 3, {2, 3});
  for (uint32_t i = 0; i < 4; ++i)
    addFill(loose, data + i, i, {});
  instantiate(fork);
  instantiate(loose);
  const Stream on = stream();
  for (int i = 0; i < 20; ++i) {
    run(loose, on);
    EXPECT_EQ(3u, data[3]);
    run(fork, on);
    EXPECT_EQ(30u, data[0]);
    EXPECT_EQ(10u, data[1]);
    EXPECT_EQ(10u, data[2]);
  }
}

TEST_F(Graphs, ComeAfterTheirWaitsAndBeforeWhatFollows) {
  uint32_t data = 0;
  const NativeGraph chain = graph();
  addFill(chain, &data, 4, {});
  addScale(chain, &data, 2, {0});
  instantiate(chain);
  const Stream first = stream(), second = stream();
  close(first);
  NativeEvent before = nullptr;
  OK(driver->fence(first, FenceKind::wait, {.signal = &before}));
  own(before);
  const NativeEvent done = enqueue(chain, second, {before});
  uint32_t seen = 1;
  OK(driver->copy(second, {.dst = &seen, .src = &data, .width = 4}, {}));
  runOthers();
  EXPECT_EQ(0u, std::atomic_ref(data).load());
  EXPECT_EQ(EventStatus::submitted, status(done));
  open();
  OK(driver->finish(second));
  EXPECT_EQ(8u, seen);
}

TEST_F(Graphs, EndWithAChainsFirstFailure) {
  uint32_t data = 1;
  const NativeGraph chain = graph();
  addScale(chain, &data, 2, {});
  addFail(chain, {0});
  addScale(chain, &data, 5, {1});
  instantiate(chain);
  const Stream on = stream();
  const NativeEvent failed = enqueue(chain, on);
  EXPECT_NE(UR_RESULT_SUCCESS, driver->wait(failed));
  EXPECT_EQ(EventStatus::failed, status(failed));
  EXPECT_EQ(2u, data);
  const NativeEvent again = enqueue(chain, on);
  EXPECT_NE(UR_RESULT_SUCCESS, driver->wait(again));
  EXPECT_EQ(4u, data) << "a failure is no matter of the next run";
  NativeEvent behind = nullptr;
  EXPECT_EQ(UR_RESULT_SUCCESS, graphs->enqueue(on, chain, {.waits = {&failed, 1}, .signal = &behind}));
  EXPECT_NE(UR_RESULT_SUCCESS, driver->wait(own(behind)));
  EXPECT_EQ(4u, data) << "it isn't begun";
}

TEST_F(Graphs, FailByEdgesOnly) {
  uint32_t data[3] = {1, 1, 1};
  const NativeGraph by = graph();
  addFail(by, {});
  addScale(by, data, 2, {0});
  addScale(by, data + 1, 2, {});
  addScale(by, data + 2, 2, {1});
  instantiate(by);
  const Stream on = stream();
  for (uint32_t i = 1; i <= 10; ++i) { // What is known of the kernel's time changes meanwhile.
    EXPECT_NE(UR_RESULT_SUCCESS, driver->wait(enqueue(by, on)));
    EXPECT_EQ(1u, data[0]);
    EXPECT_EQ(1u << i, data[1]);
    EXPECT_EQ(1u, data[2]);
  }
}

TEST_F(Graphs, TellOfTheNodeThatFailed) {
  static std::atomic<int> told;
  told = 0;
  const NativeGraph chain = graph();
  addFail(chain, {});
  instantiate(chain);
  const Stream on = streamBy(
      {.number = 7, .onFailure = [](uint64_t number, const char *what, const char *name, ur_result_t) noexcept {
         told += number == 7 && !std::strcmp(what, "a launch") && name && !std::strcmp(name, "fail_at") ? 1 : 100;
       }});
  EXPECT_NE(UR_RESULT_SUCCESS, driver->wait(enqueue(chain, on)));
  EXPECT_EQ(1, told);
}

TEST_F(Graphs, UpdatesAreForRunsToCome) {
  uint32_t data[2] = {}, value = 0;
  const NativeGraph chain = graph();
  addFill(chain, data, 1, {});
  addFill(chain, data + 1, 1, {0});
  addScale(chain, data, 2, {1});
  instantiate(chain);
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, updateScale(chain, 0, data, 1)) << "no launch";
  for (const bool ordered : {true, false}) {
    for (int round = 0; round < 3; ++round) {
      const Stream on = stream(ordered), other = stream(ordered);
      close(on);
      NativeEvent before = nullptr;
      OK(driver->fence(on, FenceKind::barrier, {.signal = &before}));
      own(before);
      std::vector<uint32_t> seen(50);
      for (uint32_t i = 0; i < seen.size(); ++i) {
        const Stream by = i % 3 == 0 ? other : on;
        OK(updateScale(chain, 2, data, 1000)); // which nobody sees
        OK(updateScale(chain, 2, data + i % 2, i + 2));
        const NativeEvent done = enqueue(chain, by, {before});
        NativeEvent copied = nullptr;
        OK(driver->copy(by, {.dst = &seen[i], .src = data + i % 2, .width = 4},
                        {.waits = {&done, 1}, .signal = &copied}));
        before = own(copied);
      }
      value = seen[0];
      EXPECT_EQ(0u, value);
      open();
      OK(driver->finish(on));
      OK(driver->finish(other));
      for (uint32_t i = 0; i < seen.size(); ++i)
        ASSERT_EQ(i + 2, seen[i]);
    }
  }
}

TEST_F(Graphs, RunsFollowEachOtherOnAnyStreams) {
  uint32_t data = 0;
  const NativeGraph chain = graph();
  for (uint32_t i = 0; i < 100; ++i)
    addScale(chain, &data, i == 0 ? 1 : 3, i == 0 ? After{} : After{i - 1});
  instantiate(chain);
  data = 1;
  uint32_t expected = 1;
  std::vector<Stream> on = {stream(), stream(false), stream()};
  std::vector<NativeEvent> done;
  for (size_t i = 0; i < 30; ++i) {
    done.push_back(enqueue(chain, on[i % 3]));
    for (int times = 0; times < 99; ++times)
      expected *= 3;
  }
  for (NativeEvent one : done)
    OK(driver->wait(one));
  EXPECT_EQ(expected, data);

  close(on[0]);
  const NativeEvent held = enqueue(chain, on[0]), behind = enqueue(chain, on[1]);
  runOthers();
  EXPECT_EQ(EventStatus::submitted, status(behind));
  open();
  OK(driver->wait(behind));
  EXPECT_EQ(EventStatus::complete, status(held));
}

TEST_F(Graphs, MayGoWhileTheyRun) {
  uint32_t data = 1;
  const NativeGraph chain = graph();
  addScale(chain, &data, 2, {});
  addScale(chain, &data, 2, {0});
  instantiate(chain);
  const Stream on = stream();
  close(on);
  enqueue(chain, on);
  enqueue(chain, on);
  destroy(chain);
  open();
  OK(driver->finish(on));
  EXPECT_EQ(16u, data);
}

TEST_F(Graphs, LargeNodesAreSharedAndCooperativeOnesRun) {
  constexpr size_t kItems = 1 << 18;
  struct {
    uint32_t rounds, failing;
  } const sums{3, ~0u};
  std::vector<uint32_t> data(kItems, 1), copied(kItems), cooperative(8);
  uint32_t *const pointer = cooperative.data();
  for (const bool chain : {true, false}) {
    const NativeGraph made = graph();
    addFill(made, data.data(), 1, {}, kItems);
    addScale(made, data.data(), 3, {0}, kItems, 16);
    OK(graphs->addCopy(made, {.dst = copied.data(), .src = data.data(), .width = kItems * 4}, After{1}));
    addFill(made, pointer, 1, chain ? After{2} : After{}, 8);
    const KernelArg args[] = {pointerArg(pointer), valueArg(sums)};
    LaunchDesc desc = descOf("all_sums", 8, 1, args);
    desc.cooperative = true;
    OK(graphs->addLaunch(made, desc, After{3}));
    addScale(made, data.data(), 2, chain ? After{4} : After{2, 4}, kItems, 16);
    instantiate(made);
    const Stream on = stream();
    for (int i = 0; i < 10; ++i) {
      std::fill(copied.begin(), copied.end(), 0u);
      run(made, on);
      for (uint32_t item = 0; item < kItems; ++item) {
        ASSERT_EQ(3 + item, copied[item]);
        ASSERT_EQ((3 + item) * 2 + item, data[item]);
      }
      std::vector<uint32_t> expected(8, 1);
      for (int round = 0; round < 3; ++round) {
        const uint32_t sum = std::accumulate(expected.begin(), expected.end(), 0u);
        for (uint32_t group = 0; group < 8; ++group)
          expected[group] = sum % 1000003 + group;
      }
      ASSERT_EQ(expected, cooperative);
    }
  }
}

TEST_F(Graphs, WithoutOrderNobodyWaitsForWhatTakesLong) {
  restartWith("UR_NATIVE_CPU_THREADS", "2");
  graphs = driver->graphs();
  uint32_t counter = 0, first = 0, second = 0;
  uint32_t *const gate = &word, *const count = &counter, *const here = &first, *const there = &second;
  const NativeGraph made = graph();
  add(made, "gate", 1, 1, {pointerArg(gate)}, {});
  add(made, "ticket", 1, 1, {pointerArg(here), pointerArg(count)}, {});
  add(made, "ticket", 1, 1, {pointerArg(there), pointerArg(count)}, {0});
  instantiate(made);
  const Stream on = stream();
  word = 0;
  const NativeEvent done = enqueue(made, on);
  while (std::atomic_ref(counter).load() == 0)
    std::this_thread::yield();
  EXPECT_NE(EventStatus::complete, status(done));
  open();
  OK(driver->wait(done));
  EXPECT_EQ(1u, first);
  EXPECT_EQ(2u, second);
}

TEST_F(Graphs, MoreUrgentCommandsPass) {
  restartWith("UR_NATIVE_CPU_THREADS", "1");
  graphs = driver->graphs();
  uint32_t *const gate = &word;
  uint32_t counter = 0, urgent = 0, last = 0, *const count = &counter, *const here = &urgent, *const there = &last;
  const NativeGraph made = graph();
  add(made, "gate", 1, 1, {pointerArg(gate)}, {});
  add(made, "ticket", 1, 1, {pointerArg(there), pointerArg(count)}, {0});
  instantiate(made);
  const Stream on = stream(), above = streamBy({.priority = 1});
  word = 0;
  const NativeEvent done = enqueue(made, on);
  while (status(done) != EventStatus::running)
    std::this_thread::yield();
  OK(launch(above, kernel("ticket"), {1}, {1}, {pointerArg(here), pointerArg(count)}));
  open();
  OK(driver->wait(done));
  OK(driver->finish(above));
  EXPECT_EQ(1u, urgent);
  EXPECT_EQ(2u, last);
}

TEST_F(Graphs, OthersHaveTheirTurn) {
  restartWith("UR_NATIVE_CPU_THREADS", "1");
  graphs = driver->graphs();
  uint32_t *const gate = &word;
  uint32_t counter = 0, other = 0, last = 0, *const count = &counter, *const here = &other, *const there = &last;
  const NativeGraph made = graph();
  add(made, "gate", 1, 1, {pointerArg(gate)}, {});
  for (uint32_t i = 1; i <= 1000; ++i)
    add(made, "ticket", 1, 1, {pointerArg(there), pointerArg(count)}, {i - 1});
  instantiate(made);
  const Stream on = stream(), beside = stream();
  word = 0;
  const NativeEvent done = enqueue(made, on);
  while (status(done) != EventStatus::running)
    std::this_thread::yield();
  OK(launch(beside, kernel("ticket"), {1}, {1}, {pointerArg(here), pointerArg(count)}));
  open();
  OK(driver->wait(done));
  OK(driver->finish(beside));
  EXPECT_LT(other, 200u);
  EXPECT_EQ(1001u, last);
}

TEST_F(Graphs, RunsTakeNoMemoryFromTheHeap) {
  if (!ur::test::heapIsCounted())
    GTEST_SKIP() << "a sanitizer has the operators";
  std::vector<uint32_t> data(1000, 1);
  for (const bool chain : {true, false}) {
    const NativeGraph made = graph();
    for (uint32_t i = 0; i < 1000; ++i)
      addScale(made, data.data() + i, 2, chain && i != 0 ? After{i - 1} : After{});
    instantiate(made);
    const Stream on = stream();
    for (int i = 0; i < 10; ++i)
      run(made, on);
    const size_t before = ur::test::heapAllocations();
    for (int i = 0; i < 10; ++i)
      OK(graphs->enqueue(on, made, {}));
    OK(driver->finish(on));
    EXPECT_LE(ur::test::heapAllocations() - before, 64u) << "in 10,000 launches";
  }
}

} // namespace
} // namespace ur::native_cpu::test
