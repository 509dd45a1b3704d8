// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Callbacks of thousands of events that end together, also where the driver tells of none (order/notices.hpp).
#include "core/deferral_test.hpp"
#include "support/growth.hpp"

#include <atomic>
#include <random>

namespace ur::test {
namespace {

class ManyCallbacks : public DeferralTest {
protected:
  static constexpr uint32_t kQueues = 4;
  struct Log {
    std::atomic<uint32_t> next{0};
    std::vector<uint32_t> places; ///< by event: how many were told of before it
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
  void askAboutAll(ur_queue_flags_t order, uint32_t count);
};
void ManyCallbacks::askAboutAll(ur_queue_flags_t order, uint32_t count) {
  std::mt19937 random(7);
  Log log{0, std::vector<uint32_t>(count)};
  std::vector<Entry> entries;
  std::vector<Queue> queues;
  for (uint32_t i = 0; i < kQueues; ++i)
    queues.push_back(makeQueue(order));
  uint32_t *memory = hostMemory(count);
  std::vector<Event> events;
  std::vector<uint32_t> asked, newest(kQueues, count), before;
  sim::Hold hold = sim->holdDevice(0);
  for (uint32_t i = 0; i < count; ++i) {
    const size_t q = random() % kQueues;
    const Waits waits = i != 0 && i % 4 == 0 ? Waits{events[random() % i]} : Waits{};
    events.push_back(add(queues[q], memory + i, 1, i, waits)); // not brief: its event is its own
    before.push_back(std::exchange(newest[q], i));
    entries.push_back({&log, i});
    asked.push_back(i);
  }
  std::shuffle(asked.begin(), asked.end(), random);
  for (const uint32_t i : asked) {
    ASSERT_EQ(api().Event.pfnSetCallback(events[i], UR_EXECUTION_INFO_COMPLETE, note, &entries[i]), UR_RESULT_SUCCESS);
  }
  hold.open();
  while (log.next != count) {
    sim->runUntilIdle();
    std::this_thread::yield();
  }
  for (uint32_t i = 0; i < count && order == 0; ++i)
    ASSERT_TRUE(before[i] == count || log.places[before[i]] < log.places[i]) << before[i] << " before " << i;
}

INSTANTIATE_TEST_SUITE_P(Sim, ManyCallbacks, ::testing::Values(kCuda), shapeName);
INSTANTIATE_TEST_SUITE_P(SimSilent, ManyCallbacks, ::testing::ValuesIn(kSilentShapes), shapeName);

/// Commands of four queues, which wait for each other, whoever was asked about first. In order, those of one queue are
/// told of in its order.
TEST_P(ManyCallbacks, ComeInTheOrderOfTheirQueues) {
  for (const ur_queue_flags_t order : orders())
    askAboutAll(order, 4000);
}

TEST_P(ManyCallbacks, CostTheSameHoweverManyComeAtOnce) {
  for (const ur_queue_flags_t order : orders())
    EXPECT_LT(growth(1000, [&](size_t count) { askAboutAll(order, static_cast<uint32_t>(count)); }), kMostGrowth);
}

} // namespace
} // namespace ur::test
