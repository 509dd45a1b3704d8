// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is told of commands on queues that are made of a vendor's own, and of runs of captured graphs: how far they are,
// while a program hangs.
#include "vendors.hpp"

namespace {

using namespace layers_test;

class ForeignQueues : public OnVendor {
protected:
  /// A queue that is made of the native one of the program's; null where that fails.
  static ur_queue_handle_t sameStream(const Program &program) {
    ur_native_handle_t native = 0;
    ur_queue_handle_t queue = nullptr;
    EXPECT_EQ(urQueueGetNativeHandle(program.queue, nullptr, &native), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueCreateWithNativeHandle(native, program.context, program.device, nullptr, &queue),
              UR_RESULT_SUCCESS);
    return queue;
  }
};

TEST_P(ForeignQueues, HowFarTheirCommandsAre) {
  run(";times:device;hang:0," + folder.path("ask"), [this] {
    const Program program;
    const ur_queue_handle_t queue = sameStream(program);
    ASSERT_NE(queue, nullptr);
    void *memory = nullptr;
    ASSERT_EQ(urUSMDeviceAlloc(program.context, program.device, nullptr, nullptr, 4096, &memory), UR_RESULT_SUCCESS);
    Gate gate;
    hold(GetParam(), queue, gate);
    const uint32_t word = 7;
    ur_event_handle_t event = nullptr;
    ASSERT_EQ(urEnqueueUSMFill(queue, memory, sizeof(word), &word, 4096, 0, nullptr, &event), UR_RESULT_SUCCESS);
    std::thread other([&] { EXPECT_EQ(urQueueFinish(queue), UR_RESULT_SUCCESS); });
    askUntil({R"("queue":"queue:6","state":"submitted")", R"("queue":"queue:6","state":"queued")"});
    uint32_t count = 0;
    EXPECT_EQ(urEventGetInfo(event, UR_EVENT_INFO_REFERENCE_COUNT, sizeof(count), &count, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(count, 1u) << "the program sees nothing of references that the layer has";
    gate.open.set_value();
    other.join();
    EXPECT_EQ(urEventRelease(event), UR_RESULT_SUCCESS);
    EXPECT_EQ(urUSMFree(program.context, memory), UR_RESULT_SUCCESS);
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  const std::vector<Line> all = lines();
  const auto fill = std::find_if(
      all.begin(), all.end(), [](const Line &line) { return line.isCall() && line.word("f") == "urEnqueueUSMFill"; });
  ASSERT_NE(fill, all.end()) << beginning();
  const auto over = std::find_if(all.begin(), all.end(), [&](const Line &line) {
    return line.is("command") && line.number("call") == fill->number("s");
  });
  ASSERT_NE(over, all.end()) << beginning();
  EXPECT_EQ(over->word("untimed"), "its queue has no profiling");
}

/// Nobody asks what hangs: then their commands cost what they always cost.
TEST_P(ForeignQueues, AreLeftAloneOtherwise) {
  run(";times:device", [] {
    const Program program;
    const ur_queue_handle_t queue = sameStream(program);
    ASSERT_NE(queue, nullptr);
    EXPECT_EQ(urEnqueueEventsWait(queue, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueFinish(queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(countLines(trace(), R"("queue":"queue:6")"), 0u) << beginning();
}

class CapturedGraphs : public OnVendor {};

/// What a capture takes isn't held: it runs with the graph, whose run is one command.
TEST_P(CapturedGraphs, ARunIsACommand) {
  run(";times:device;hang:0," + folder.path("ask"), [this] {
    const Program program;
    Gate gate;
    ur_exp_graph_handle_t graph = nullptr;
    ur_exp_executable_graph_handle_t executable = nullptr;
    ASSERT_EQ(urQueueBeginGraphCaptureExp(program.queue), UR_RESULT_SUCCESS);
    ASSERT_EQ(urEnqueueHostTaskExp(program.queue, Gate::pass, &gate, nullptr, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
    ASSERT_EQ(urQueueEndGraphCaptureExp(program.queue, &graph), UR_RESULT_SUCCESS);
    ASSERT_EQ(urGraphInstantiateGraphExp(graph, &executable), UR_RESULT_SUCCESS);
    ASSERT_EQ(urEnqueueGraphExp(program.queue, executable, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
    std::thread other([&] { EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_SUCCESS); });
    askUntil({R"("queue":"queue:5","state":"running")", R"("queue":"queue:5","state":"submitted")",
              R"("queue":"queue:5","state":"queued")"});
    gate.open.set_value();
    other.join();
    EXPECT_EQ(urGraphExecutableGraphDestroyExp(executable), UR_RESULT_SUCCESS);
    EXPECT_EQ(urGraphDestroyExp(graph), UR_RESULT_SUCCESS);
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  const std::vector<Line> all = lines();
  const auto called = [&](const char *function) {
    return std::find_if(all.begin(), all.end(),
                        [&](const Line &line) { return line.isCall() && line.word("f") == function; });
  };
  const auto run = called("urEnqueueGraphExp"), captured = called("urEnqueueHostTaskExp");
  ASSERT_TRUE(run != all.end() && captured != all.end()) << beginning();
  const auto told = [&](const char *kind, const Line &of) {
    return std::count_if(all.begin(), all.end(),
                         [&](const Line &line) { return line.is(kind) && line.number("call") == of.number("s"); });
  };
  EXPECT_GT(told("state", *run), 0) << beginning();
  EXPECT_EQ(told("command", *run), 1) << beginning();
  EXPECT_EQ(told("state", *captured), 0) << beginning();
}
INSTANTIATE_TEST_SUITE_P(On, CapturedGraphs, ::testing::ValuesIn(kVendors), nameOf);

std::vector<Vendor> withNativeQueues() {
  std::vector<Vendor> some;
  std::copy_if(std::begin(kVendors), std::end(kVendors), std::back_inserter(some),
               [](const Vendor &vendor) { return vendor.library != nullptr; });
  return some;
}
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(ForeignQueues);
INSTANTIATE_TEST_SUITE_P(On, ForeignQueues, ::testing::ValuesIn(withNativeQueues()), nameOf);

} // namespace
