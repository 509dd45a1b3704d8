// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Callbacks of thousands of events that end together, also where the driver tells of none (order/notices.hpp).
#include "core/deferral_test.hpp"

#include <atomic>
#include <random>

namespace ur::test {
namespace {

class ManyCallbacks : public DeferralTest {
protected:
  static constexpr uint32_t kEvents = 4000, kQueues = 4;
  struct Log {
    std::atomic<uint32_t> next{0};
    std::vector<uint32_t> places = std::vector<uint32_t>(kEvents); ///< by event: how many were told of before it
  };
  struct Entry {
    Log *log;
    uint32_t event;
  };
  static void note(ur_event_handle_t, ur_execution_info_t, void *data) {
    const Entry &entry = *static_cast<Entry *>(data);
    entry.log->places[entry.event] = entry.log->next.load();
    ++entry.log->next;
  }
};
INSTANTIATE_TEST_SUITE_P(Sim, ManyCallbacks, ::testing::Values(kCuda), shapeName);
INSTANTIATE_TEST_SUITE_P(SimSilent, ManyCallbacks, ::testing::ValuesIn(kSilentShapes), shapeName);

/// Commands of four queues, which wait for each other. In order, those of one queue are told of in its order, whoever
/// was asked about first. It takes 0.2 s; where each was compared with all others, it took up to half a minute.
TEST_P(ManyCallbacks, ComeSoonAndInTheOrderOfTheirQueues) {
  for (const ur_queue_flags_t order : orders()) {
    std::mt19937 random(7);
    Log log;
    std::vector<Entry> entries;
    std::vector<Queue> queues;
    for (uint32_t i = 0; i < kQueues; ++i)
      queues.push_back(makeQueue(order));
    uint32_t *memory = hostMemory(kEvents);
    std::vector<Event> events;
    std::vector<uint32_t> asked, newest(kQueues, kEvents), before;
    sim::Hold hold = sim->holdDevice(0);
    for (uint32_t i = 0; i < kEvents; ++i) {
      const size_t q = random() % kQueues;
      const Waits waits = i != 0 && i % 4 == 0 ? Waits{events[random() % i]} : Waits{};
      events.push_back(add(queues[q], memory + i, 1, i, waits)); // not brief: its event is its own
      before.push_back(std::exchange(newest[q], i));
      entries.push_back({&log, i});
      asked.push_back(i);
    }
    std::shuffle(asked.begin(), asked.end(), random);
    const auto start = std::chrono::steady_clock::now();
    for (const uint32_t i : asked) {
      ASSERT_EQ(api().Event.pfnSetCallback(events[i], UR_EXECUTION_INFO_COMPLETE, note, &entries[i]),
                UR_RESULT_SUCCESS);
    }
    hold.open();
    while (log.next != kEvents) {
      sim->runUntilIdle();
      std::this_thread::yield();
    }
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10));
    for (uint32_t i = 0; i < kEvents && order == 0; ++i)
      ASSERT_TRUE(before[i] == kEvents || log.places[before[i]] < log.places[i]) << before[i] << " before " << i;
  }
}

} // namespace
} // namespace ur::test
