// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of vendors' libraries, as the tracing layer writes them: in which entry, on which thread, from when to when;
// and that nothing stands in front of a library's functions while nobody listens.
#include "common/vendor_calls.hpp"
#include "vendors.hpp"

#include <algorithm>
#include <thread>
#include <vector>

namespace {

using namespace layers_test;

class VendorCalls : public OnVendor {};

TEST_P(VendorCalls, AFinishNamesTheCallThatItWaitsIn) {
  run(";vendor:0;hang:0," + folder.path("ask"), [this] {
    const Program program;
    Gate gate;
    hold(GetParam(), program.queue, gate);
    std::thread other([&] { EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_SUCCESS); });
    std::vector<std::string> wanted;
    for (const std::string_view wait : GetParam().waits)
      wanted.push_back(R"({"f":")" + std::string(wait) + R"(","t":)");
    askUntil(wanted); // it is in there while the gate is closed
    gate.open.set_value();
    other.join();
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  const std::vector<Line> all = lines();
  const auto finish = std::find_if(all.begin(), all.end(),
                                   [](const Line &line) { return line.isCall() && line.word("f") == "urQueueFinish"; });
  ASSERT_NE(finish, all.end()) << beginning();
  const uint64_t begin = finish->number("s"), end = begin + finish->number("d");
  const auto wait = std::find_if(all.begin(), all.end(), [&](const Line &line) {
    const auto &waits = GetParam().waits;
    return line.is("vendor") && line.has("call") && line.number("call") == begin &&
           line.number("t") == finish->number("t") &&
           std::find(waits.begin(), waits.end(), line.word("f")) != waits.end();
  });
  ASSERT_NE(wait, all.end()) << beginning();
  EXPECT_GE(wait->number("s"), begin);
  EXPECT_LE(wait->number("s") + wait->number("d"), end);
  EXPECT_LT(wait, finish) << "who reads calls in their order knows what they were in";
}

/// The layer asks events, devices and pools by itself. The adapters' own threads say their names.
TEST_P(VendorCalls, AllOfTheProgramsThreadsLieInItsEntries) {
  run(";vendor:0;times:device;pools:0", [] {
    const Program program;
    for (int i = 0; i < 3; ++i) {
      void *memory = nullptr;
      const uint32_t word = 7;
      ASSERT_EQ(urEnqueueUSMDeviceAllocExp(program.queue, nullptr, 4096, nullptr, 0, nullptr, &memory, nullptr),
                UR_RESULT_SUCCESS);
      ASSERT_EQ(urEnqueueUSMFill(program.queue, memory, sizeof(word), &word, 4096, 0, nullptr, nullptr),
                UR_RESULT_SUCCESS);
      ASSERT_EQ(urEnqueueUSMFreeExp(program.queue, nullptr, memory, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
      ASSERT_EQ(urQueueFinish(program.queue), UR_RESULT_SUCCESS);
    }
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  const std::vector<Line> all = lines();
  size_t count = 0;
  for (const Line &line : all) {
    if (!line.is("vendor"))
      continue;
    ++count;
    if (line.number("t") != 1) {
      EXPECT_TRUE(line.has("call") || std::any_of(all.begin(), all.end(),
                                                  [&](const Line &other) {
                                                    return other.is("thread") && other.number("t") == line.number("t");
                                                  }))
          << line.text();
      continue;
    }
    ASSERT_TRUE(line.has("call")) << line.text();
    const auto entry = std::find_if(all.begin(), all.end(), [&](const Line &other) {
      return other.isCall() && other.number("t") == 1 && other.number("s") == line.number("call");
    });
    ASSERT_NE(entry, all.end()) << line.text();
    EXPECT_GE(line.number("s"), entry->number("s"));
    EXPECT_LE(line.number("s") + line.number("d"), entry->number("s") + entry->number("d")) << line.text();
  }
  EXPECT_TRUE(count > 0 || !GetParam().library) << trace();
}

TEST_P(VendorCalls, NobodyAskedOrNoneTookSoLong) {
  for (const char *words : {"", ";vendor:4000000000"}) {
    run(words, [] {
      const Program program;
      EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_SUCCESS);
      EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
    });
    EXPECT_EQ(countLines(trace(), R"({"e":"vendor")"), 0u) << trace();
    EXPECT_EQ(countLines(trace(), R"("f":"urQueueFinish")"), 1u);
  }
}

/// Others look at the calls under way, and write out lines of all threads.
TEST_P(VendorCalls, ReportsWhileThreadsEnqueueAndWait) {
  run(";vendor:0;hang:0," + folder.path("ask"), [this] {
    const Program program;
    constexpr int kRounds = 300; // all of which are in the trace that is read again and again
    std::vector<std::thread> threads;
    for (int i = 0; i < 2; ++i) {
      threads.emplace_back([&] {
        ur_queue_handle_t queue = nullptr;
        EXPECT_EQ(urQueueCreate(program.context, program.device, nullptr, &queue), UR_RESULT_SUCCESS);
        for (int round = 0; round < kRounds; ++round) {
          ur_event_handle_t event = nullptr;
          EXPECT_EQ(urEnqueueEventsWait(queue, 0, nullptr, &event), UR_RESULT_SUCCESS);
          EXPECT_EQ(urEventWait(1, &event), UR_RESULT_SUCCESS);
          EXPECT_EQ(urEventRelease(event), UR_RESULT_SUCCESS);
        }
        EXPECT_EQ(urQueueRelease(queue), UR_RESULT_SUCCESS);
      });
    }
    for (int i = 0; i < 3; ++i)
      askUntil({R"("e":"hang told")"});
    for (std::thread &thread : threads)
      thread.join();
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  for (const Line &line : lines()) // none is torn, nor two in one
    EXPECT_TRUE(line.text().starts_with('{') && line.text().ends_with('}')) << line.text();
}

/// While the loader is down, and when it comes up again without the layer, nobody is told.
TEST_P(VendorCalls, TheLoaderGoesDownAndUp) {
  run(";vendor:0", [] {
    for (int round = 0; round < 2; ++round) {
      const Program program;
      Gate gate;
      ASSERT_EQ(urEnqueueHostTaskExp(program.queue, Gate::pass, &gate, nullptr, 0, nullptr, nullptr),
                UR_RESULT_SUCCESS);
      std::thread other([&] { gate.open.set_value(); });
      EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_SUCCESS);
      other.join();
      EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
      ::unsetenv("UR_ENABLE_LAYERS");
    }
  });
  EXPECT_EQ(countLines(trace(), R"("f":"urQueueFinish")"), 1u);
  EXPECT_EQ(countLines(trace(), R"({"trace":"laneway")"), 1u);
}

INSTANTIATE_TEST_SUITE_P(On, VendorCalls, ::testing::ValuesIn(kVendors), nameOf);

#ifdef FAKE_HIP
/// An adapter whose vendor's frees may block leaves them to a thread of its own.
class BackgroundCalls : public OnVendor {};
TEST_P(BackgroundCalls, AreLinesOfTheirOwn) {
  run(";vendor:0", [this] {
    const Program program;
    Gate gate;
    hold(GetParam(), program.queue, gate);
    void *memory = nullptr;
    EXPECT_EQ(urUSMDeviceAlloc(program.context, program.device, nullptr, nullptr, size_t{64} << 20, &memory),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urUSMFree(program.context, memory), UR_RESULT_SUCCESS); // and nobody has waited for the queue
    gate.open.set_value();
    EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueRelease(program.queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(urContextRelease(program.context), UR_RESULT_SUCCESS); // which waits for nothing
    while (countLines(trace(), R"("f":"hipFree")") == 0)
      std::this_thread::yield();
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  const std::vector<Line> all = lines();
  const auto free = std::find_if(all.begin(), all.end(), [](const Line &line) {
    return line.is("vendor") && line.word("f") == "hipFree" && !line.has("call");
  });
  ASSERT_NE(free, all.end()) << beginning();
  const auto named = std::find_if(all.begin(), free, [&](const Line &line) {
    return line.is("thread") && line.number("t") == free->number("t") && line.word("name") == "ur-frees";
  });
  EXPECT_NE(named, free) << trace();
}
INSTANTIATE_TEST_SUITE_P(On, BackgroundCalls, ::testing::Values(kHip), [](const auto &) { return "hip"; });
#endif

struct Library {
  int (*add)(int, int) = nullptr;
  void (*forget)(int *) = nullptr;
};
int plus(int a, int b) {
  return a + b;
}
int minus(int a, int b) {
  return a - b;
}
void zero(int *number) {
  *number = 0;
}

std::vector<std::string> heard;
constexpr ur::VendorCallObserver kListener{
    ur::VendorCallObserver::kVersion,
    [](ur::VendorCallRecord *call) noexcept { heard.push_back(std::string("begin ") + call->function); },
    [](ur::VendorCallRecord *call) noexcept { heard.push_back(std::string("end ") + call->function); }};

TEST(ObservedFunctions, ThemselvesWhileNobodyListens) {
  heard.clear();
  EXPECT_EQ(ur::observed<&Library::add>(&plus, "add"), &plus);
  const ur::VendorCall call("nothing");
  EXPECT_TRUE(heard.empty());
}

TEST(ObservedFunctions, StandInsWhileSomebodyDoes) {
  heard.clear();
  ur::observeVendorCalls(&kListener, true);
  int (*const add)(int, int) = ur::observed<&Library::add, 2>(&plus, "add");
  EXPECT_NE(add, &plus);
  EXPECT_EQ(add(3, 4), 7);
  EXPECT_EQ(heard, (std::vector<std::string>{"begin add", "end add"}));
  void (*const forget)(int *) = ur::observed<&Library::forget>(&zero, "forget");
  int number = 5;
  forget(&number);
  EXPECT_EQ(number, 0);
  EXPECT_EQ(heard.size(), 4u);
  // The same function again; another library's; and one more than there are places for.
  EXPECT_EQ((ur::observed<&Library::add, 2>(&plus, "add")), add);
  int (*const subtract)(int, int) = ur::observed<&Library::add, 2>(&minus, "add");
  EXPECT_NE(subtract, &minus);
  EXPECT_EQ(subtract(3, 4), -1);
  EXPECT_EQ(add(3, 4), 7);
  int (*const third)(int, int) = [](int a, int) { return a; };
  EXPECT_EQ((ur::observed<&Library::add, 2>(third, "add")), third);
  EXPECT_EQ(ur::observed<&Library::add>(static_cast<int (*)(int, int)>(nullptr), "add"), nullptr);
  // One that somebody else has taken the place of changes nothing when it goes.
  constexpr static ur::VendorCallObserver kOther{ur::VendorCallObserver::kVersion, kListener.begin, kListener.end};
  ur::observeVendorCalls(&kOther, false);
  heard.clear();
  EXPECT_EQ(add(1, 1), 2);
  EXPECT_EQ(heard.size(), 2u);
  ur::observeVendorCalls(&kListener, false);
  EXPECT_EQ(add(1, 1), 2);
  EXPECT_EQ(heard.size(), 2u) << "nobody listens any more";
}

TEST(ObservedFunctions, AnObserverOfAnotherReleaseIsNotTold) {
  constexpr static ur::VendorCallObserver kLater{ur::VendorCallObserver::kVersion + 1, kListener.begin, kListener.end};
  ur::observeVendorCalls(&kLater, true);
  EXPECT_EQ(ur::observed<&Library::add>(&plus, "add"), &plus);
}

} // namespace
