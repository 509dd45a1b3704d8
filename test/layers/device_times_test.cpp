// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traces with device times: what is written of each command, and that a program sees nothing of how it is found out.
#include "program.hpp"

#include <atomic>
#include <fstream>
#include <regex>
#include <thread>

namespace {

using namespace layers_test;
using loader_test::TemporaryFolder;

class DeviceTimes : public ::testing::TestWithParam<const char *> {
protected:
  std::string trace(const std::function<void()> &body, const std::string &layers = "", const std::string &more = "") {
    messages =
        loader_test::inChild({{"UR_ADAPTERS_FORCE_LOAD", GetParam()},
                              {"UR_ENABLE_LAYERS", "UR_LAYER_TRACING" + layers},
                              {"UR_LOG_TRACING", "output:file," + folder.path("trace") + ";times:device" + more}},
                             body);
    std::ifstream file(folder.path("trace"), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  TemporaryFolder folder;
  std::string messages;
};

struct Block : Program {
  Block() { EXPECT_EQ(urUSMDeviceAlloc(context, device, nullptr, nullptr, 4096, &memory), UR_RESULT_SUCCESS); }
  void fill(ur_event_handle_t *event = nullptr) const {
    const uint8_t byte = 7;
    EXPECT_EQ(urEnqueueUSMFill(queue, memory, 1, &byte, 4096, 0, nullptr, event), UR_RESULT_SUCCESS);
  }
  void *memory = nullptr;
};

TEST_P(DeviceTimes, OfEachCommandWithAnEventOrWithout) {
  const std::string text = trace([] {
    const Block block;
    ur_event_handle_t event = nullptr;
    block.fill();
    block.fill(&event);
    ASSERT_EQ(urEventRelease(event), UR_RESULT_SUCCESS); // before it is asked for its times
    ASSERT_EQ(urQueueFinish(block.queue), UR_RESULT_SUCCESS);
    block.fill();
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(messages, "");
  EXPECT_EQ(countLines(text, R"({"e":"queue","s":)"), 1u) << text;
  EXPECT_NE(text.find(R"("a":{"queue":"queue:5","device":"device:3","times":true}})"), std::string::npos) << text;
  EXPECT_GE(countLines(text, R"({"e":"device clock","s":)"), 1u) << text;
  // By the thread and the beginning of its call, each command's times stand in their order.
  const std::regex call("\"urEnqueueUSMFill\",\"t\":1,\"s\":([0-9]+)");
  size_t calls = 0;
  for (auto at = std::sregex_iterator(text.begin(), text.end(), call); at != std::sregex_iterator(); ++at, ++calls) {
    const std::regex line(R"(\{"e":"command","s":[0-9]+,"a":\{"t":1,"call":)" + (*at)[1].str() +
                          R"(,"queue":"queue:5",("untimed"|"queued":([0-9]+),"submitted":([0-9]+),"started":([0-9]+),)"
                          R"("ended":([0-9]+)))");
    std::smatch parts;
    ASSERT_TRUE(std::regex_search(text, parts, line)) << text;
    if (calls == 2 && parts[1] == "\"untimed\"")
      continue; // nobody has waited for it
    for (size_t i = 3; i <= 5; ++i) {
      EXPECT_LE(std::stoull(parts[i - 1]), std::stoull(parts[i])) << parts[0];
    }
  }
  EXPECT_EQ(calls, 3u);
}

TEST_P(DeviceTimes, TheProgramSeesNothingOfThem) {
  trace(
      [] {
        Block block;
        ur_queue_flags_t flags = 77;
        ASSERT_EQ(urQueueGetInfo(block.queue, UR_QUEUE_INFO_FLAGS, sizeof(flags), &flags, nullptr), UR_RESULT_SUCCESS);
        EXPECT_EQ(flags, 0u);
        ur_event_handle_t event = nullptr;
        block.fill(&event);
        block.fill();
        uint32_t count = 0;
        ASSERT_EQ(urEventGetInfo(event, UR_EVENT_INFO_REFERENCE_COUNT, sizeof(count), &count, nullptr),
                  UR_RESULT_SUCCESS);
        EXPECT_EQ(count, 1u);
        ASSERT_EQ(urQueueFinish(block.queue), UR_RESULT_SUCCESS);
        uint64_t time = 0;
        EXPECT_EQ(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof(time), &time, nullptr),
                  UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE);
        EXPECT_EQ(urEventGetProfilingInfo(nullptr, UR_PROFILING_INFO_COMMAND_END, sizeof(time), &time, nullptr),
                  UR_RESULT_ERROR_INVALID_NULL_HANDLE);
        ASSERT_EQ(urEventGetInfo(event, UR_EVENT_INFO_REFERENCE_COUNT, sizeof(count), &count, nullptr),
                  UR_RESULT_SUCCESS);
        EXPECT_EQ(count, 1u);
        ASSERT_EQ(urEventRelease(event), UR_RESULT_SUCCESS);
        block.fill();
        ASSERT_EQ(urUSMFree(block.context, block.memory), UR_RESULT_SUCCESS);
        block.release();
        ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
      },
      ",UR_LAYER_FULL_VALIDATION,UR_LAYER_STREAM_SAFETY");
  // That of the null handle; no event is left, none is released too often.
  EXPECT_EQ(countLines(messages, "\n"), 0u) << messages;
  EXPECT_EQ(countLines(messages, "urEventGetProfilingInfo refuses its parameters"), 1u) << messages;
}

TEST_P(DeviceTimes, AQueueWithProfilingAnswersItsOwn) {
  const std::string text = trace([] {
    Block block;
    ASSERT_EQ(urQueueRelease(block.queue), UR_RESULT_SUCCESS);
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, UR_QUEUE_FLAG_PROFILING_ENABLE};
    ASSERT_EQ(urQueueCreate(block.context, block.device, &properties, &block.queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(properties.flags, ur_queue_flags_t{UR_QUEUE_FLAG_PROFILING_ENABLE});
    ur_queue_flags_t flags = 0;
    ASSERT_EQ(urQueueGetInfo(block.queue, UR_QUEUE_INFO_FLAGS, sizeof(flags), &flags, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(flags, ur_queue_flags_t{UR_QUEUE_FLAG_PROFILING_ENABLE});
    ur_event_handle_t event = nullptr;
    block.fill(&event);
    ASSERT_EQ(urEventWait(1, &event), UR_RESULT_SUCCESS);
    uint64_t time = 0;
    EXPECT_EQ(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof(time), &time, nullptr),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(countLines(text, "\"ended\":"), 1u) << text;
}

TEST_P(DeviceTimes, CapturedCommandsHaveNoneAndTheGraphHas) {
  const std::string text = trace(
      [] {
        Block block;
        ASSERT_EQ(urQueueBeginGraphCaptureExp(block.queue), UR_RESULT_SUCCESS);
        block.fill();
        ur_event_handle_t inside = nullptr;
        block.fill(&inside);
        uint64_t time = 0;
        EXPECT_EQ(urEventGetProfilingInfo(inside, UR_PROFILING_INFO_COMMAND_END, sizeof(time), &time, nullptr),
                  UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT);
        ASSERT_EQ(urEventRelease(inside), UR_RESULT_SUCCESS);
        ur_exp_graph_handle_t graph = nullptr;
        ASSERT_EQ(urQueueEndGraphCaptureExp(block.queue, &graph), UR_RESULT_SUCCESS);
        ur_exp_executable_graph_handle_t run = nullptr;
        ASSERT_EQ(urGraphInstantiateGraphExp(graph, &run), UR_RESULT_SUCCESS);
        ASSERT_EQ(urEnqueueGraphExp(block.queue, run, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
        ASSERT_EQ(urQueueFinish(block.queue), UR_RESULT_SUCCESS);
        ASSERT_EQ(urGraphExecutableGraphDestroyExp(run), UR_RESULT_SUCCESS);
        ASSERT_EQ(urGraphDestroyExp(graph), UR_RESULT_SUCCESS);
        ASSERT_EQ(urUSMFree(block.context, block.memory), UR_RESULT_SUCCESS);
        block.release();
        ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
      },
      ",UR_LAYER_FULL_VALIDATION");
  EXPECT_EQ(messages, "");
  EXPECT_EQ(countLines(text, "{\"e\":\"command\""), 1u) << text;
  EXPECT_EQ(countLines(text, "\"ended\":"), 1u) << text;
}

TEST_P(DeviceTimes, WhereNobodyWaitsEventsAreNotHeldForEver) {
  constexpr size_t kCommands = 17000, kMost = 16384;
  const std::string text = trace([] {
    const Block block;
    static std::atomic<bool> go{false};
    ASSERT_EQ(urEnqueueHostTaskExp(
                  block.queue, [](void *) { go.wait(false); }, nullptr, nullptr, 0, nullptr, nullptr),
              UR_RESULT_SUCCESS);
    for (size_t i = 0; i < kCommands; ++i)
      block.fill();
    go = true;
    go.notify_all();
    ASSERT_EQ(urQueueFinish(block.queue), UR_RESULT_SUCCESS);
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(countLines(text, "{\"e\":\"command\""), kCommands + 1);
  EXPECT_EQ(countLines(text, "\"untimed\":\"not over when last asked\""), kCommands + 1 - kMost);
}

TEST_P(DeviceTimes, OnThreadsThatShareAQueue) {
  constexpr size_t kThreads = 4, kCommands = 400;
  const std::string text = trace([] {
    const Block block;
    std::vector<std::thread> threads;
    for (size_t t = 0; t < kThreads; ++t) {
      threads.emplace_back([&block] {
        for (size_t i = 0; i < kCommands; ++i) {
          block.fill();
          if (i % 50 == 0) {
            EXPECT_EQ(urQueueFinish(block.queue), UR_RESULT_SUCCESS);
          }
        }
      });
    }
    for (std::thread &thread : threads)
      thread.join();
    ASSERT_EQ(urQueueFinish(block.queue), UR_RESULT_SUCCESS);
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(countLines(text, "\"ended\":"), kThreads * kCommands);
}

TEST_P(DeviceTimes, WithoutATearDownThoseThatWereWaitedFor) {
  const std::string text = trace([] {
    const Block block;
    block.fill();
    ASSERT_EQ(urQueueFinish(block.queue), UR_RESULT_SUCCESS);
    block.fill();
    std::exit(::testing::Test::HasFailure() ? 1 : 0);
  });
  EXPECT_EQ(countLines(text, "\"ended\":"), 1u) << text;
}

TEST_P(DeviceTimes, PoolsAreAskedWhatTheyHold) {
  const std::string text = trace(
      [] {
        const Program program;
        void *memory[3] = {};
        for (void *&block : memory) {
          ASSERT_EQ(urEnqueueUSMDeviceAllocExp(program.queue, nullptr, 10000, nullptr, 0, nullptr, &block, nullptr),
                    UR_RESULT_SUCCESS);
        }
        for (void *const block : memory)
          ASSERT_EQ(urEnqueueUSMFreeExp(program.queue, nullptr, block, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
        ASSERT_EQ(urQueueRelease(program.queue), UR_RESULT_SUCCESS);
        ASSERT_EQ(urContextRelease(program.context), UR_RESULT_SUCCESS);
        ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
      },
      "", ";pools:0");
  EXPECT_EQ(countLines(text, "{\"e\":\"pool\""), 7u) << text;
  EXPECT_EQ(countLines(text, R"("default of":"context:4","reserved":)"), 7u) << text;
  EXPECT_EQ(countLines(text, R"("used":30000,"most used":30000,"live":)"), 1u) << text;
  EXPECT_EQ(countLines(text, R"("used":0,"most used":30000,"live":0,"at hand":)"), 2u) << text;
}

TEST_P(DeviceTimes, APoolThatEndedWithAQueueIsNotAskedForAnotherContextAtItsAddress) {
  const std::string text = trace(
      [] {
        const Program program;
        for (int i = 0; i < 50; ++i) {
          ur_context_handle_t context = nullptr;
          ur_queue_handle_t queue = nullptr;
          ASSERT_EQ(urContextCreate(1, &program.device, nullptr, &context), UR_RESULT_SUCCESS);
          ASSERT_EQ(urQueueCreate(context, program.device, nullptr, &queue), UR_RESULT_SUCCESS);
          ASSERT_EQ(urContextRelease(context), UR_RESULT_SUCCESS); // the queue keeps it, and its pool
          void *block = nullptr;
          ASSERT_EQ(urEnqueueUSMDeviceAllocExp(queue, nullptr, 10000, nullptr, 0, nullptr, &block, nullptr),
                    UR_RESULT_SUCCESS);
          ASSERT_EQ(urEnqueueUSMFreeExp(queue, nullptr, block, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
          ASSERT_EQ(urQueueRelease(queue), UR_RESULT_SUCCESS);
        }
        ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
      },
      "", ";pools:0");
  EXPECT_EQ(messages, "");
  EXPECT_GE(countLines(text, "{\"e\":\"pool\""), 100u); // with the allocation and with the free
}

TEST_P(DeviceTimes, AMalformedVariableIsNamed) {
  messages = loader_test::inChild({{"UR_ADAPTERS_FORCE_LOAD", GetParam()},
                                   {"UR_ENABLE_LAYERS", "UR_LAYER_TRACING"},
                                   {"UR_LOG_TRACING", "times:host;output:file," + folder.path("trace")}},
                                  [] { const Program program; });
  EXPECT_EQ(countLines(messages, "<TRACING>[ERROR]: UR_LOG_TRACING"), 1u) << messages;
  EXPECT_NE(messages.find("is not times:device"), std::string::npos) << messages;
}

INSTANTIATE_TEST_SUITE_P(On, DeviceTimes, ::testing::Values(NATIVE_CPU_ADAPTER, SIM_ADAPTER),
                         [](const auto &info) { return info.index == 0 ? "native_cpu" : "sim"; });

} // namespace
