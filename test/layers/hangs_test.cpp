// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the tracing layer writes of a program that hangs, while it does; and that the program goes on behind that.
#include "program.hpp"

#include <algorithm>
#include <atomic>
#include <fstream>
#include <future>
#include <thread>
#include <vector>

namespace {

using namespace layers_test;
using loader_test::TemporaryFolder;

class Hangs : public ::testing::TestWithParam<const char *> {
protected:
  void SetUp() override { std::ofstream(folder.path("ask")); }
  [[nodiscard]] std::string trace() const {
    std::ifstream file(folder.path("trace"), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  /// Asks until what is written has all of these.
  void askUntil(const std::vector<std::string> &wanted) {
    for (bool first = true;;) {
      const std::string text = trace();
      const size_t last = text.rfind(R"({"e":"hang",)");
      const bool told = countLines(text, R"({"e":"hang told",)") == asked;
      if (told && !first && std::all_of(wanted.begin(), wanted.end(), [&](const std::string &part) {
            return text.find(part, last) != std::string::npos;
          }))
        return;
      if (told) {
        first = false;
        ++asked;
        std::ofstream(folder.path("ask")) << '?'; // once, though it is emptied and written to
      }
      std::this_thread::yield();
    }
  }
  std::string run(const std::string &hang, const std::function<void()> &body) {
    const std::string variable = "output:file," + folder.path("trace") + ";times:device;hang:" + hang;
    return loader_test::inChild({{"UR_ADAPTERS_FORCE_LOAD", GetParam()},
                                 {"UR_ENABLE_LAYERS", "UR_LAYER_TRACING"},
                                 {"UR_LOG_TRACING", variable}},
                                body);
  }
  TemporaryFolder folder;
  size_t asked = 0;
};

constexpr int kRounds = 2000; // of calls, all of which are in the trace that is read again and again

/// Ends when it is let go.
struct Gate {
  std::promise<void> open;
  std::future<void> opened = open.get_future();
  static void pass(void *gate) { static_cast<Gate *>(gate)->opened.wait(); }
};

TEST_P(Hangs, CallsUnderWayAndHowFarCommandsAre) {
  EXPECT_EQ(run("0," + folder.path("ask"),
                [this] {
                  const Program program;
                  Gate gate;
                  ur_event_handle_t event = nullptr;
                  ASSERT_EQ(urEnqueueHostTaskExp(program.queue, Gate::pass, &gate, nullptr, 0, nullptr, &event),
                            UR_RESULT_SUCCESS);
                  std::thread other([&] { EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_SUCCESS); });
                  // In blocks: the thread that tells writes out what others have collected.
                  askUntil({R"("f":"urQueueFinish","t":2,)", R"("queue":"queue:5","state":"running")"});
                  // Others come and go meanwhile.
                  uint32_t count = 0;
                  EXPECT_EQ(urEventGetInfo(event, UR_EVENT_INFO_REFERENCE_COUNT, sizeof(count), &count, nullptr),
                            UR_RESULT_SUCCESS);
                  EXPECT_EQ(count, 1u);
                  gate.open.set_value();
                  other.join();
                  askUntil({R"("calls":[]})"});
                  EXPECT_EQ(urEventRelease(event), UR_RESULT_SUCCESS);
                  EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
                }),
            "");
  EXPECT_EQ(countLines(trace(), "\"f\":\"urQueueFinish\",\"t\":2,\"s\":"), 1u)
      << trace(); // the call itself, in the end
}

TEST_P(Hangs, ACallOfAHostTaskIsKnownAsTheTasks) {
  EXPECT_EQ(
      run("0," + folder.path("ask"),
          [this] {
            const Program program;
            struct Inside {
              Gate gate;
              ur_event_handle_t event = nullptr;
            } first, second;
            ur_queue_handle_t queue = nullptr;
            ASSERT_EQ(urQueueCreate(program.context, program.device, nullptr, &queue), UR_RESULT_SUCCESS);
            ASSERT_EQ(urEnqueueHostTaskExp(program.queue, Gate::pass, &first.gate, nullptr, 0, nullptr, &second.event),
                      UR_RESULT_SUCCESS);
            const auto waits = [](void *data) {
              EXPECT_EQ(urEventWait(1, &static_cast<Inside *>(data)->event), UR_RESULT_SUCCESS);
            };
            ASSERT_EQ(urEnqueueHostTaskExp(queue, waits, &second, nullptr, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
            askUntil({R"("f":"urEventWait")", R"(,"task":{"t":1,"call":)"});
            first.gate.open.set_value();
            EXPECT_EQ(urQueueFinish(queue), UR_RESULT_SUCCESS);
            EXPECT_EQ(urEventRelease(second.event), UR_RESULT_SUCCESS);
            EXPECT_EQ(urQueueRelease(queue), UR_RESULT_SUCCESS);
            EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
          }),
      "");
}

TEST_P(Hangs, ReportsWhileThreadsEnqueueAndWait) {
  EXPECT_EQ(run("0," + folder.path("ask"),
                [this] {
                  const Program program;
                  std::atomic<bool> enough{false};
                  std::vector<std::thread> threads;
                  for (int i = 0; i < 2; ++i) {
                    threads.emplace_back([&] {
                      ur_queue_handle_t queue = nullptr;
                      EXPECT_EQ(urQueueCreate(program.context, program.device, nullptr, &queue), UR_RESULT_SUCCESS);
                      for (int round = 0; round < kRounds && !enough.load(); ++round) {
                        ur_event_handle_t event = nullptr;
                        EXPECT_EQ(urEnqueueEventsWait(queue, 0, nullptr, &event), UR_RESULT_SUCCESS);
                        EXPECT_EQ(urEventWait(1, &event), UR_RESULT_SUCCESS);
                        EXPECT_EQ(urEventRelease(event), UR_RESULT_SUCCESS);
                      }
                      EXPECT_EQ(urQueueRelease(queue), UR_RESULT_SUCCESS);
                    });
                  }
                  for (int i = 0; i < 3; ++i)
                    askUntil({});
                  enough.store(true);
                  for (std::thread &thread : threads)
                    thread.join();
                  EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
                }),
            "");
}

INSTANTIATE_TEST_SUITE_P(On, Hangs, ::testing::Values(NATIVE_CPU_ADAPTER), [](const auto &) { return "native_cpu"; });

} // namespace
