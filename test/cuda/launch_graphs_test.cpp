// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launches by graphs: when they come, what they are not for, and that nobody sees a difference.
#include "cuda/fixture.hpp"

#include "adapters/core/port/driver_native.hpp"
#include "adapters/cuda_like/launch_gate.hpp"
#include "adapters/cuda_like/launch_graphs.hpp"

#include <cstring>
#include <fstream>
#include <iterator>

namespace ur::cuda::test {
namespace {

class LaunchGraphsTest : public CudaTest {
protected:
  static constexpr size_t kItems = 64;
  static constexpr int kMany = static_cast<int>(LaunchGraphs::kWorthAGraph);

  void SetUp() override {
    CudaTest::SetUp();
    std::ifstream file(KERNELS, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    driver = open({1});
    std::string log;
    OK(driver->buildProgram(
        {.source = ProgramSource::binary, .code = {reinterpret_cast<const uint8_t *>(text.data()), text.size()}}, &log,
        &program));
    OK(driver->alloc(MemoryKind::device, 0, kItems * sizeof(uint32_t), 256, &memory));
    KernelFacts facts;
    OK(driver->createKernel(program, "fill", &facts, &kernel));
    made = objects();
  }
  void TearDown() override {
    if (kernel)
      driver->destroyKernel(kernel);
    OK(driver->free(MemoryKind::device, memory));
    driver->destroyProgram(program);
    CudaTest::TearDown();
  }

  ur_result_t launch(core::Stream on, uint32_t value, size_t items = kItems, const Fence &fence = {}) {
    const KernelArg args[] = {{KernelArg::Kind::pointer, sizeof memory, &memory},
                              {KernelArg::Kind::value, sizeof value, &value}};
    LaunchDesc desc;
    desc.kernel = kernel;
    desc.globalSize[0] = desc.localSize[0] = items;
    desc.args = args;
    return driver->launch(on, desc, fence);
  }
  /// So many that the stream has a graph, if it may.
  void warm(core::Stream on) {
    for (int i = 0; i < kMany; ++i)
      OK(launch(on, 1));
  }
  void expectValue(core::Stream on, uint32_t value, size_t items = kItems) {
    const std::vector<uint8_t> bytes = read(*driver, on, memory, items * sizeof value);
    for (size_t i = 0; i < items; ++i)
      ASSERT_EQ(0, std::memcmp(&value, &bytes[i * sizeof value], sizeof value)) << i;
  }
  static uint64_t count(const char *function) { return hook<uint64_t(const char *)>("fakeCudaCount")(function); }
  static uint64_t objects() { return hook<uint64_t()>("fakeCudaObjects")(); }
  /// How many launches of these go by a graph.
  template <class Body>
  static uint64_t byGraph(Body &&body) {
    const uint64_t before = count("cuGraphLaunch");
    body();
    return count("cuGraphLaunch") - before;
  }

  std::unique_ptr<Driver> driver;
  NativeProgram program = nullptr;
  NativeKernel kernel = nullptr;
  void *memory = nullptr;
  uint64_t made = 0;
};

TEST_F(LaunchGraphsTest, anOrdinaryLaunchGivesItsArgumentsInOnePiece) {
  constexpr uint32_t kValue = 0x01020304;
  const core::Stream on = stream(*driver, 0);
  const uint64_t pieces = count("cuLaunchKernelEx"), addresses = count("cuLaunchKernel");
  OK(launch(on, kValue));
  EXPECT_EQ(pieces + 1, count("cuLaunchKernelEx"));
  EXPECT_EQ(addresses, count("cuLaunchKernel"));
  expectValue(on, kValue);
}

TEST_F(LaunchGraphsTest, comeOnceThereAreManyLaunches) {
  const core::Stream on = stream(*driver, 0);
  EXPECT_EQ(0u, byGraph([&] { warm(on); }));
  const uint64_t ordinary = count("cuLaunchKernelEx");
  EXPECT_EQ(3u, byGraph([&] {
              for (uint32_t value = 2; value < 5; ++value)
                OK(launch(on, value));
            }));
  EXPECT_EQ(ordinary, count("cuLaunchKernelEx"));
  expectValue(on, 4);
}

TEST_F(LaunchGraphsTest, areToldWhatDiffersOnly) {
  const core::Stream on = stream(*driver, 0);
  warm(on);
  const auto expectTold = [&](uint64_t calls, uint32_t value, size_t items) {
    const uint64_t before = count("cuGraphExecKernelNodeSetParams");
    OK(launch(on, value, items));
    EXPECT_EQ(calls, count("cuGraphExecKernelNodeSetParams") - before);
    expectValue(on, value, items);
  };
  expectTold(0, 1, kItems);
  expectTold(1, 7, kItems);
  expectTold(0, 7, kItems);
  expectTold(1, 7, kItems / 2);
  expectTold(1, 9, kItems / 2);
  expectTold(1, 9, kItems);
}

TEST_F(LaunchGraphsTest, areOneForEachStream) {
  const core::Stream first = stream(*driver, 0), second = stream(*driver, 0);
  warm(first);
  EXPECT_EQ(0u, byGraph([&] { warm(second); }));
  EXPECT_EQ(2u, byGraph([&] {
              OK(launch(first, 2));
              OK(driver->finish(first));
              OK(launch(second, 3));
            }));
  expectValue(second, 3);
}

/// Launches that are on their way keep the arguments that they were given.
TEST_F(LaunchGraphsTest, keepTheOrderAndTheArgumentsOfEachLaunch) {
  const core::Stream on = stream(*driver, 0);
  warm(on);
  std::vector<uint32_t> seen(100);
  for (uint32_t i = 0; i < seen.size(); ++i) {
    OK(launch(on, i + 100));
    OK(driver->copy(on, {.dst = &seen[i], .src = memory, .width = sizeof seen[i]}, {}));
  }
  OK(driver->finish(on));
  for (uint32_t i = 0; i < seen.size(); ++i)
    EXPECT_EQ(i + 100, seen[i]);
}

TEST_F(LaunchGraphsTest, whatOneRefusesIsLaunchedAllTheSame) {
  const core::Stream on = stream(*driver, 0);
  warm(on);
  for (uint64_t n = 1; n <= 4; ++n) { // two for the context, telling it, and launching it
    failAt(n);
    OK(launch(on, 10 + static_cast<uint32_t>(n)));
    failAt(0);
    expectValue(on, 10 + static_cast<uint32_t>(n));
  }
  EXPECT_STREQ("cuGraphLaunch", hook<const char *()>("fakeCudaFailed")());
  EXPECT_EQ(1u, byGraph([&] { OK(launch(on, 20)); }));
  expectValue(on, 20);
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, launch(on, 21, 1 << 20)) << "as an ordinary one answers";
  OK(launch(on, 22));
  expectValue(on, 22);
}

TEST_F(LaunchGraphsTest, withoutRoomThereIsNone) {
  const core::Stream on = stream(*driver, 0);
  made = objects();
  for (int i = 1; i < kMany; ++i)
    OK(launch(on, 1));
  for (uint64_t n = 2; n <= 4; ++n) { // behind the launch: to make it, to add the kernel, to make it executable
    SCOPED_TRACE(n);
    failAt(n + 1); // the guard asks for the current context first
    OK(launch(on, 1));
    failAt(0);
    EXPECT_EQ(made, objects());
    EXPECT_EQ(0u, byGraph([&] {
                for (int i = 1; i < kMany; ++i)
                  OK(launch(on, 1));
              }));
  }
  OK(launch(on, 1));
  EXPECT_EQ(1u, byGraph([&] { OK(launch(on, 2)); }));
  expectValue(on, 2);
}

TEST_F(LaunchGraphsTest, endWithTheirKernelWhileItRuns) {
  const core::Stream on = stream(*driver, 0);
  made = objects();
  warm(on);
  EXPECT_EQ(made + 2, objects());
  for (uint32_t i = 0; i < 100; ++i)
    OK(launch(on, i));
  driver->destroyKernel(std::exchange(kernel, nullptr));
  EXPECT_EQ(made, objects());
  expectValue(on, 99);
}

TEST_F(LaunchGraphsTest, areNotForStreamsThatAreSpecial) {
  core::Stream urgent = nullptr, ordered = nullptr;
  OK(driver->createStream({.device = 0, .priority = 1}, &urgent));
  OK(driver->createStream({.device = 0, .defaultStream = DefaultStream::ordered}, &ordered));
  const core::Stream known = stream(*driver, 0);
  ur_native_handle_t native = 0;
  OK(driver->native()->streamHandle(known, &native));
  for (const core::Stream each : {urgent, ordered, known}) {
    EXPECT_EQ(0u, byGraph([&] {
                warm(each);
                OK(launch(each, 5));
              }));
  }
  driver->destroyStream(urgent);
  driver->destroyStream(ordered);
}

TEST_F(LaunchGraphsTest, areNotForKernelsThatOthersMayChange) {
  const core::Stream on = stream(*driver, 0);
  warm(on);
  EXPECT_EQ(1u, byGraph([&] { OK(launch(on, 2)); }));
  OK(driver->setCacheConfig(kernel, UR_KERNEL_CACHE_CONFIG_LARGE_SLM));
  EXPECT_EQ(0u, byGraph([&] { OK(launch(on, 3)); }));
  expectValue(on, 3);
}

TEST_F(LaunchGraphsTest, areNotForLaunchesWhoseTimesAreAsked) {
  const core::Stream on = stream(*driver, 0);
  warm(on);
  NativeEvent event = nullptr;
  OK(driver->createEvents(0, true, {&event, 1}));
  EXPECT_EQ(0u, byGraph([&] { OK(launch(on, 4, kItems, {.signal = &event, .timed = true})); }));
  OK(driver->finish(on));
  driver->destroyEvents({&event, 1});
}

TEST(LaunchGateTest, isOpenForWhoIsAlone) {
  LaunchGate gate;
  {
    const LaunchGate::Scope alone(gate);
    EXPECT_TRUE(alone.alone());
    const LaunchGate::Scope meanwhile(gate);
    EXPECT_FALSE(meanwhile.alone());
  }
  for (uint32_t i = 0; i < LaunchGate::kAfterwards; ++i)
    EXPECT_FALSE(LaunchGate::Scope(gate).alone()) << i;
  EXPECT_TRUE(LaunchGate::Scope(gate).alone());
}

TEST(LaunchGateTest, hasSoManyPlaces) {
  LaunchGate gate;
  for (uint32_t i = 0; i < LaunchGate::kMostGraphs; ++i)
    EXPECT_TRUE(gate.reserveGraph());
  EXPECT_FALSE(gate.reserveGraph());
  gate.releaseGraph();
  EXPECT_TRUE(gate.reserveGraph());
}

} // namespace
} // namespace ur::cuda::test
