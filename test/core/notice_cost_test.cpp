// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What callbacks cost where the driver doesn't tell of ends, and many come together.
#include "core/deferral_test.hpp"

#include "support/growth.hpp"

#include <atomic>

namespace ur::test {
namespace {

using NoticeCosts = DeferralTest;
INSTANTIATE_TEST_SUITE_P(SimSilent, NoticeCosts, ::testing::ValuesIn(kSilentShapes), shapeName);

void count(ur_event_handle_t, ur_execution_info_t, void *calls) {
  static_cast<std::atomic<size_t> *>(calls)->fetch_add(1);
}

/// Each is compared with all others, but for no more than that.
TEST_P(NoticeCosts, OfEndsThatComeTogetherAreSmall) {
  sim->setQueryRuns(false); // who waits for the queues runs all; looks while they are held cost the driver nothing
  const auto end = [&](size_t events) {
    std::array<Queue, 4> queues;
    for (Queue &queue : queues)
      queue = outOfOrder();
    std::atomic<size_t> calls{0};
    sim::Hold gate = sim->holdDevice(0);
    std::vector<Event> all;
    for (size_t i = 0; i < events; ++i)
      all.push_back(fence(queues[i % queues.size()]));
    for (size_t i = events; i-- > 0;) {
      ASSERT_EQ(api().Event.pfnSetCallback(all[i], UR_EXECUTION_INFO_COMPLETE, count, &calls), UR_RESULT_SUCCESS);
    }
    gate.open();
    for (const Queue &queue : queues)
      finish(queue);
    while (calls.load() != events)
      std::this_thread::yield();
  };
  constexpr double kMostGrowthOfComparisons = 32; // 16, and what is queued costs, too; 64 if each round compared all
  const double grows = growth(500, end);
  RecordProperty("growth", std::to_string(grows));
  EXPECT_LT(grows, kMostGrowthOfComparisons);
}

} // namespace
} // namespace ur::test
