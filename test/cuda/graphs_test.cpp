// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graphs of command buffers, on the driver's side of the port: what becomes a node, what doesn't, and how they end. The
// fake does nodes in another order than theirs where the edges allow it.
#include "cuda/fixture.hpp"

#include "adapters/core/port/driver_graphs.hpp"

#include <cstring>
#include <fstream>
#include <iterator>

namespace ur::cuda::test {
namespace {

class GraphsTest : public CudaTest {
protected:
  static constexpr size_t kItems = 64, kBytes = kItems * sizeof(uint32_t);
  using After = std::span<const uint32_t>;

  void SetUp() override {
    CudaTest::SetUp();
    driver = open({0, 1});
    build(&program, &kernel);
    for (void *&each : memory)
      OK(driver->alloc(MemoryKind::device, 0, kBytes, 256, &each));
    on = stream(*driver, 0);
    graphs = driver->graphs();
    ASSERT_TRUE(graphs);
    made = objects();
    OK(graphs->create({}, &graph));
  }
  void TearDown() override {
    if (graph) {
      const uint64_t before = objects();
      graphs->destroy(graph);
      EXPECT_EQ(before - parts, objects());
    }
    if (kernel)
      driver->destroyKernel(kernel);
    for (void *each : memory)
      OK(driver->free(MemoryKind::device, each));
    if (program)
      driver->destroyProgram(program);
    CudaTest::TearDown();
  }

  /// The test's kernels, and the one of them that fills.
  void build(NativeProgram *of, NativeKernel *fill) {
    std::ifstream file(KERNELS, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    std::string log;
    KernelFacts facts;
    OK(driver->buildProgram(
        {.source = ProgramSource::binary, .code = {reinterpret_cast<const uint8_t *>(text.data()), text.size()}}, &log,
        of));
    OK(driver->createKernel(*of, "fill", &facts, fill));
  }

  template <class Use>
  auto withLaunch(void *where, uint32_t value, Use &&use) {
    const KernelArg args[] = {{KernelArg::Kind::pointer, sizeof where, &where},
                              {KernelArg::Kind::value, sizeof value, &value}};
    LaunchDesc desc;
    desc.kernel = kernel;
    desc.globalSize[0] = desc.localSize[0] = kItems;
    desc.args = args;
    return use(desc);
  }
  ur_result_t addLaunch(void *where, uint32_t value, After after = {}) {
    return withLaunch(where, value, [&](LaunchDesc &desc) { return graphs->addLaunch(graph, desc, after); });
  }
  ur_result_t update(uint32_t node, void *where, uint32_t value) {
    return withLaunch(where, value, [&](LaunchDesc &desc) { return graphs->updateLaunch(graph, node, desc); });
  }
  ur_result_t addFill(void *where, uint64_t pattern, size_t patternSize, After after = {}) {
    return graphs->addFill(graph, {.dst = where, .pattern = &pattern, .patternSize = patternSize, .width = kBytes},
                           after);
  }
  ur_result_t addCopy(void *dst, const void *src, After after = {}) {
    return graphs->addCopy(graph, {.dst = dst, .src = src, .width = kBytes}, after);
  }
  void instantiate() {
    const uint64_t before = count("cuGraphInstantiateWithFlags");
    OK(graphs->instantiate(graph));
    parts = count("cuGraphInstantiateWithFlags") == before ? 3 : 2; // another graph, too
  }
  void run() {
    OK(graphs->enqueue(on, graph, {}));
    OK(driver->finish(on));
  }
  void expectWords(const void *where, uint32_t value) {
    const std::vector<uint8_t> bytes = read(*driver, on, where, kBytes);
    for (size_t i = 0; i < kItems; ++i)
      ASSERT_EQ(0, std::memcmp(&value, &bytes[i * sizeof value], sizeof value)) << i;
  }
  static uint64_t count(const char *function) { return hook<uint64_t(const char *)>("fakeCudaCount")(function); }
  static uint64_t objects() { return hook<uint64_t()>("fakeCudaObjects")(); }

  std::unique_ptr<Driver> driver;
  NativeProgram program = nullptr;
  NativeKernel kernel = nullptr;
  std::array<void *, 3> memory{};
  core::Stream on = nullptr;
  GraphDriver *graphs = nullptr;
  NativeGraph graph = nullptr;
  uint64_t parts = 1; ///< objects of the graph's
  uint64_t made = 0;  ///< objects without the graph, at first
};

TEST_F(GraphsTest, runNodesByTheirEdges) {
  const uint32_t first[] = {0}, second[] = {1}, third[] = {2};
  OK(addFill(memory[0], 0x01010101, 4));
  OK(addLaunch(memory[0], 5, first));
  OK(graphs->addEmpty(graph, second));
  OK(addCopy(memory[1], memory[0], third));
  OK(addFill(memory[2], 7, 2)); // after nothing
  instantiate();
  for (int i = 0; i < 3; ++i) {
    run();
    expectWords(memory[1], 5);
    expectWords(memory[2], 0x00070007);
  }
}

TEST_F(GraphsTest, haveOneNodeForEachCommand) {
  const char *const kAdds[] = {"cuGraphAddKernelNode", "cuGraphAddMemcpyNode", "cuGraphAddMemsetNode",
                               "cuGraphAddEmptyNode"};
  std::array<uint64_t, 4> before{};
  for (size_t i = 0; i < before.size(); ++i)
    before[i] = count(kAdds[i]);
  const uint64_t launches = count("cuGraphLaunch"), instances = count("cuGraphInstantiateWithFlags");
  OK(addLaunch(memory[0], 5));
  OK(addCopy(memory[1], memory[2]));
  OK(addFill(memory[0], 1, 1));
  OK(graphs->addEmpty(graph, {}));
  instantiate();
  run();
  for (size_t i = 0; i < before.size(); ++i)
    EXPECT_EQ(before[i] + 1, count(kAdds[i])) << kAdds[i];
  EXPECT_EQ(launches + 1, count("cuGraphLaunch"));
  EXPECT_EQ(instances + 1, count("cuGraphInstantiateWithFlags"));
}

TEST_F(GraphsTest, takeGraphsAsTheyAreThen) {
  const uint32_t first[] = {0}, second[] = {1};
  NativeGraph child = nullptr, whole = nullptr;
  OK(graphs->create({}, &child));
  OK(graphs->create({}, &whole));
  std::swap(graph, child);
  OK(addCopy(memory[1], memory[0]));
  OK(addFill(memory[0], 9, 4, first));
  std::swap(graph, child);
  OK(graphs->addChild(whole, child, {}));
  OK(addFill(memory[0], 5, 4));
  OK(graphs->addChild(graph, whole, first)) << "a graph in a graph in a graph";
  OK(addCopy(memory[2], memory[0], second));
  std::swap(graph, child);
  OK(addFill(memory[1], 7, 4, second)); // of the child alone
  std::swap(graph, child);
  graphs->destroy(child);
  graphs->destroy(whole);
  instantiate();
  for (int i = 0; i < 2; ++i) {
    run();
    expectWords(memory[0], 9);
    expectWords(memory[1], 5);
    expectWords(memory[2], 9);
  }
}

TEST_F(GraphsTest, withoutNodesArePlaces) {
  const uint32_t first[] = {0}, second[] = {1};
  NativeGraph child = nullptr;
  OK(graphs->create({}, &child));
  const uint64_t children = count("cuGraphAddChildGraphNode");
  OK(addFill(memory[0], 5, 4));
  OK(graphs->addChild(graph, child, first));
  OK(addCopy(memory[1], memory[0], second));
  EXPECT_EQ(children, count("cuGraphAddChildGraphNode"));
  graphs->destroy(child);
  instantiate();
  run();
  expectWords(memory[1], 5);
}

TEST_F(GraphsTest, takePatternsThatAreOneWord) {
  OK(addFill(memory[0], 0x0303030303030303, 8)) << "a byte";
  OK(addFill(memory[1], 0x0000000900000009, 8)) << "a word";
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, addFill(memory[2], 0x100000002, 8));
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, addFill(static_cast<char *>(memory[2]) + 1, 0x1234, 2));
  instantiate();
  run();
  expectWords(memory[0], 0x03030303);
  expectWords(memory[1], 9);
}

TEST_F(GraphsTest, dontTakeMemoryThatTheHostHasToMove) {
  std::vector<uint32_t> ordinary(kItems);
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, addCopy(ordinary.data(), memory[0]));
  void *elsewhere = nullptr, *host = nullptr;
  OK(driver->alloc(MemoryKind::device, 1, kBytes, 256, &elsewhere));
  OK(driver->alloc(MemoryKind::host, 0, kBytes, 256, &host));
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, addCopy(memory[0], elsewhere)) << "another device's";
  const uint32_t first[] = {0};
  OK(addLaunch(memory[0], 8));
  OK(addCopy(host, memory[0], first));
  instantiate();
  run();
  EXPECT_EQ(8u, static_cast<uint32_t *>(host)[kItems - 1]);
  OK(driver->free(MemoryKind::device, elsewhere));
  OK(driver->free(MemoryKind::host, host));
}

TEST_F(GraphsTest, dontTakeLaunchesWithAttributes) {
  const auto add = [&](auto change) {
    return withLaunch(memory[0], 1, [&](LaunchDesc &desc) {
      change(desc);
      return graphs->addLaunch(graph, desc, {});
    });
  };
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, add([](LaunchDesc &desc) { desc.cooperative = true; }));
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, add([](LaunchDesc &desc) { desc.clusterSize = {1, 1, 1}; }));
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, add([](LaunchDesc &desc) { desc.objects = true; }));
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, add([](LaunchDesc &desc) { desc.localSize[0] = 1 << 20; }));
}

TEST_F(GraphsTest, updatesAreForRunsToCome) {
  OK(addLaunch(memory[0], 1));
  instantiate();
  const uint64_t instances = count("cuGraphInstantiateWithFlags");
  std::vector<uint32_t> seen(100);
  for (uint32_t i = 0; i < seen.size(); ++i) {
    OK(update(0, memory[i % 2], i + 100));
    OK(graphs->enqueue(on, graph, {}));
    OK(driver->copy(on, {.dst = &seen[i], .src = memory[i % 2], .width = sizeof seen[i]}, {}));
  }
  OK(driver->finish(on));
  for (uint32_t i = 0; i < seen.size(); ++i)
    EXPECT_EQ(i + 100, seen[i]);
  EXPECT_EQ(instances, count("cuGraphInstantiateWithFlags"));
}

TEST_F(GraphsTest, mayEndWhileTheyRun) {
  OK(addLaunch(memory[0], 3));
  instantiate();
  for (int i = 0; i < 50; ++i)
    OK(graphs->enqueue(on, graph, {}));
  graphs->destroy(std::exchange(graph, nullptr));
  EXPECT_EQ(made, objects());
  expectWords(memory[0], 3);
}

TEST_F(GraphsTest, aFailureAddsNoNode) {
  const uint32_t first[] = {0};
  failAt(3); // behind the guard, which asks and sets
  EXPECT_NE(UR_RESULT_SUCCESS, addLaunch(memory[0], 1));
  failAt(0);
  EXPECT_STREQ("cuGraphAddKernelNode", hook<const char *()>("fakeCudaFailed")());
  OK(addLaunch(memory[0], 1));
  OK(addCopy(memory[1], memory[0], first)) << "which is the first";
  instantiate();
  run();
  expectWords(memory[1], 1);
}

/// What graphs of one shape after the other are instantiated into.
class GraphInstancesTest : public GraphsTest {
protected:
  /// A launch, a copy after it, and a fill after nothing.
  void record(uint32_t value, After after = std::array<uint32_t, 1>{0}) {
    if (!graph) {
      OK(graphs->create({}, &graph));
    }
    parts = 1;
    OK(addLaunch(memory[0], value));
    OK(addCopy(memory[1], memory[0], after));
    OK(addFill(memory[2], value + 1, 4));
  }
  void expectRun(uint32_t value) {
    run();
    expectWords(memory[1], value);
    expectWords(memory[2], value + 1);
  }
  /// Whether it was made anew.
  bool makes() {
    const uint64_t before = count("cuGraphInstantiateWithFlags");
    instantiate();
    return count("cuGraphInstantiateWithFlags") != before;
  }
  void retire() { graphs->retire(std::exchange(graph, nullptr)); }
};

TEST_F(GraphInstancesTest, serveTheNextGraphOfTheirShape) {
  uint64_t first = 0;
  for (uint32_t i = 0; i < 5; ++i) {
    record(10 * i);
    EXPECT_EQ(i == 0, makes());
    expectRun(10 * i);
    OK(update(0, memory[0], 10 * i + 5)) << "by the nodes that it was made of";
    run();
    expectWords(memory[1], 10 * i + 5);
    retire();
    first = i == 0 ? objects() : first;
    EXPECT_EQ(first, objects());
  }
}

TEST_F(GraphInstancesTest, serveOneGraphAtATime) {
  record(1);
  EXPECT_TRUE(makes());
  retire();
  record(2);
  EXPECT_FALSE(makes());
  NativeGraph second = std::exchange(graph, nullptr);
  record(3);
  EXPECT_TRUE(makes());
  expectRun(3);
  std::swap(graph, second);
  expectRun(2);
  parts = 3;
  graphs->destroy(second);
}

TEST_F(GraphInstancesTest, dontServeGraphsOfOtherShapes) {
  const uint32_t first[] = {0};
  record(1);
  instantiate();
  retire();
  record(2, {});
  EXPECT_TRUE(makes()) << "another edge";
  retire();
  record(3);
  OK(graphs->addEmpty(graph, first));
  EXPECT_TRUE(makes()) << "a node more";
  retire();
  OK(graphs->create({}, &graph));
  OK(addLaunch(memory[0], 4));
  OK(addFill(memory[1], 4, 4, first));
  OK(addCopy(memory[2], memory[0]));
  EXPECT_TRUE(makes()) << "other kinds";
  retire();
  OK(graphs->create({1}, &graph));
  OK(graphs->addEmpty(graph, {}));
  OK(graphs->addEmpty(graph, first));
  EXPECT_TRUE(makes());
  retire();
  OK(graphs->create({0}, &graph));
  OK(graphs->addEmpty(graph, {}));
  OK(graphs->addEmpty(graph, first));
  EXPECT_TRUE(makes()) << "another device";
}

TEST_F(GraphInstancesTest, ofWhichOthersKnowServeNobody) {
  const uint32_t first[] = {0};
  ur_native_handle_t handle = 0;
  for (int what = 0; what < 3; ++what) {
    record(1);
    if (what == 0) {
      OK(graphs->nativeHandle(graph, &handle));
    }
    NativeGraph child = nullptr;
    OK(graphs->create({}, &child));
    std::swap(graph, child);
    OK(addFill(memory[0], 7, 4));
    std::swap(graph, child);
    if (what == 1) {
      OK(graphs->addChild(graph, child, first));
    }
    graphs->destroy(child);
    EXPECT_TRUE(makes());
    if (what == 2) {
      OK(graphs->nativeExecutable(graph, &handle));
    }
    retire();
    EXPECT_EQ(made, objects());
  }
}

TEST_F(GraphInstancesTest, goBeforeTheirKernelsModules) {
  record(1);
  EXPECT_TRUE(makes());
  retire();
  record(1);
  EXPECT_FALSE(makes()) << "it comes again, so it stays beside others";
  retire();
  NativeProgram second = nullptr;
  NativeKernel other = nullptr;
  build(&second, &other);
  std::swap(kernel, other);
  record(2);
  EXPECT_TRUE(makes()) << "with kernels of another module alone, which may outlive the first";
  retire();
  EXPECT_EQ(made + 2 * 2 + 1, objects()) << "two spare ones, and the module";
  driver->destroyKernel(kernel);
  EXPECT_EQ(made + 2 * 2 + 1, objects());
  driver->destroyProgram(second);
  EXPECT_EQ(made + 2, objects());
  kernel = other;
  record(3);
  EXPECT_FALSE(makes());
  expectRun(3);
}

TEST_F(GraphInstancesTest, ofAKernelThatOutlivesItsProgramGoWithIt) {
  driver->destroyProgram(program);
  record(1);
  EXPECT_TRUE(makes());
  retire();
  EXPECT_EQ(made + 2, objects());
  driver->destroyKernel(kernel);
  EXPECT_EQ(made - 1, objects()) << "nor is the module there";
  program = nullptr;
  kernel = nullptr;
}

TEST_F(GraphInstancesTest, thatRefuseAnotherGraphGo) {
  record(1);
  instantiate();
  retire();
  record(2);
  failAt(3); // behind the guard, which asks and sets
  EXPECT_TRUE(makes());
  failAt(0);
  EXPECT_STREQ("cuGraphExecUpdate", hook<const char *()>("fakeCudaFailed")());
  EXPECT_EQ(made + 2, objects());
  expectRun(2);
}

/// Shapes of so many nodes by turns.
TEST_F(GraphInstancesTest, areAsManyAsShapesComeAgain) {
  const auto madeOf = [this](size_t nodes) {
    if (!graph) {
      EXPECT_EQ(UR_RESULT_SUCCESS, graphs->create({}, &graph));
    }
    for (size_t i = 0; i < nodes; ++i)
      EXPECT_EQ(UR_RESULT_SUCCESS, graphs->addEmpty(graph, {}));
    const bool anew = makes();
    retire();
    return anew;
  };
  for (size_t nodes = 1; nodes <= 20; ++nodes) {
    EXPECT_TRUE(madeOf(nodes));
    EXPECT_EQ(made + 2, objects()) << "one for shapes that haven't come again";
  }
  EXPECT_FALSE(madeOf(20));
  for (const size_t shapes : {2, 5, 8}) {
    size_t anew = 0;
    for (size_t round = 0; round < 20; ++round) {
      for (size_t i = 0; i < shapes; ++i)
        anew += madeOf(100 * shapes + i) ? 1 : 0;
    }
    EXPECT_EQ(2 * shapes - 1, anew) << "each twice, but the last of the first round";
    EXPECT_LE(objects(), made + 2 * 9);
  }
  size_t others = 1000;
  EXPECT_TRUE(madeOf(900));
  EXPECT_FALSE(madeOf(900));
  for (size_t i = 0; i < 100; ++i) {
    EXPECT_TRUE(madeOf(others++));
    EXPECT_TRUE(madeOf(others++));
    EXPECT_FALSE(madeOf(900)) << "between shapes that don't come again";
  }
  for (size_t i = 0; i < 100; ++i)
    EXPECT_TRUE(madeOf(others++));
  EXPECT_EQ(made + 2, objects()) << "nothing comes for ever";
}

} // namespace
} // namespace ur::cuda::test
