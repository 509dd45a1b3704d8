// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory that a program hasn't needed for a while goes back to the driver. Cases that need UR_USM_POOL_AGE are
// processes of their own.
#include "adapters/core/allocator/recent_peak.hpp"
#include "core/child.hpp"

#include <chrono>
#include <vector>

namespace ur::test {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

TEST(RecentPeak, CountsThisWindowAndTheLast) {
  core::RecentPeak peak;
  const Clock::time_point begin = Clock::now();
  peak.note(100);
  EXPECT_TRUE(peak.isOver(begin));
  EXPECT_EQ(peak.next(begin, 10ms, 5), std::nullopt) << "nothing is old at the beginning";
  EXPECT_FALSE(peak.isOver(begin + 9ms));
  ASSERT_TRUE(peak.isOver(begin + 10ms));
  peak.note(7);
  EXPECT_EQ(peak.next(begin + 10ms, 10ms, 2), 100) << "that was in the last window";
  EXPECT_EQ(peak.next(begin + 20ms, 10ms, 2), 7);
  EXPECT_EQ(peak.next(begin + 30ms, 10ms, 2), 2);
  EXPECT_EQ(peak.next(begin + 40ms, 10ms, 30), 30) << "what is in use now counts, too";
}

constexpr size_t kBlocks = 24;

class PoolAge : public ChildTest {
public:
  /// A program that needs much for a moment.
  void peak(const Queue &queue, ur_usm_pool_handle_t pool) {
    std::vector<uint32_t *> blocks;
    for (size_t i = 0; i < kBlocks; ++i)
      blocks.push_back(alloc(queue, kBlock / 4, pool));
    for (uint32_t *block : blocks)
      EXPECT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
    finish(queue);
  }
  /// Whether the pool holds less than half of the peak before time is up, while the program goes on small.
  bool shrinks(const Queue &queue, ur_usm_pool_handle_t pool, bool finishing, Clock::duration most) {
    const auto until = Clock::now() + most;
    while (reserved(pool) > kBlock * kBlocks / 2) {
      if (Clock::now() > until)
        return false;
      // No cache has two blocks of one size.
      for (size_t i = 1; i <= 64; ++i) {
        uint32_t *one = alloc(queue, i * 16384 / 4, pool), *two = alloc(queue, i * 16384 / 4, pool);
        EXPECT_EQ(tryFree(queue, one), UR_RESULT_SUCCESS);
        EXPECT_EQ(tryFree(queue, two), UR_RESULT_SUCCESS);
      }
      if (finishing)
        finish(queue);
    }
    return true;
  }
};
INSTANTIATE_TEST_SUITE_P(Sim, PoolAge, ::testing::Values(kCuda, kLevelZero, kOpenCl), shapeName);

TEST_P(PoolAge, GoesBackChild) {
  for (const bool finishing : {true, false}) {
    const Queue queue = inOrder();
    ur_usm_pool_handle_t pool = makePool({});
    peak(queue, pool);
    EXPECT_GE(reserved(pool), kBlock * kBlocks) << "a peak of a moment ago";
    EXPECT_TRUE(shrinks(queue, pool, finishing, 10s)) << (finishing ? "the host waits" : "the host only allocates");
    finish(queue);
    EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  }
}

TEST_P(PoolAge, StaysWhereSomebodySaidSoChild) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t limited = makePool({.threshold = kBlock * kBlocks, .limits = true}), keeping = makePool({});
  const size_t everything = SIZE_MAX; // as users of CUDA's pools say it
  EXPECT_EQ(api().USMExp.pfnPoolSetInfoExp(keeping, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP,
                                           const_cast<size_t *>(&everything), sizeof everything),
            UR_RESULT_SUCCESS);
  for (ur_usm_pool_handle_t pool : {limited, keeping}) {
    peak(queue, pool);
    EXPECT_FALSE(shrinks(queue, pool, true, 400ms)) << "its release threshold is what it may keep";
    finish(queue);
    EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  }
}

TEST_P(PoolAge, StaysForeverChild) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({});
  peak(queue, pool);
  EXPECT_FALSE(shrinks(queue, pool, true, 400ms)) << "UR_USM_POOL_AGE is 0";
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

class PoolAges : public ::testing::TestWithParam<ChildCase> {};

TEST_P(PoolAges, AsTheyShould) {
  expectChildPasses("PoolAge", "UR_USM_POOL_AGE", GetParam());
}

INSTANTIATE_TEST_SUITE_P(Short, PoolAges,
                         ::testing::Combine(::testing::Values("GoesBack", "StaysWhereSomebodySaidSo"),
                                            ::testing::ValuesIn(kChildShapes), ::testing::Values("100")),
                         nameOfChildCase);
INSTANTIATE_TEST_SUITE_P(Off, PoolAges,
                         ::testing::Combine(::testing::Values("StaysForever"), ::testing::ValuesIn(kChildShapes),
                                            ::testing::Values("0")),
                         nameOfChildCase);

} // namespace
} // namespace ur::test
