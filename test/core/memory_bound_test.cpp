// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What pools reserve beyond what programs use: on one queue, however sizes are mixed or change, and whether or not the
// host ever waits for it.
#include "core/memory_bound.hpp"

#include <cmath>
#include <random>

namespace ur::test {
namespace {

constexpr size_t kBlocks = 1000;
constexpr size_t kPairs = 100'000;

class MemoryBounds : public AsyncTest {
protected:
  void configure(sim::Options &options) override {
    options.races = false;
    options.deviceMemory = size_t{1} << 30;
  }
  void SetUp() override {
    AsyncTest::SetUp();
    pool = makePool({});
    queue = inOrder();
    flag = deviceMemory(1);
  }
  void TearDown() override {
    for (const auto &[memory, size] : blocks)
      EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
    finish(queue);
    queue.reset();
    EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
    AsyncTest::TearDown();
  }

  void allocate(size_t at, size_t size) {
    void *memory = nullptr;
    failures += tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, size, &memory) != UR_RESULT_SUCCESS;
    blocks[at] = {memory, size};
    bound.allocated(UR_USM_TYPE_DEVICE, size);
  }
  void replace(size_t at, size_t size) {
    failures += tryFree(queue, blocks[at].first) != UR_RESULT_SUCCESS;
    bound.freed(blocks[at].second);
    allocate(at, size);
  }
  /// One command of the driver's now and then, so that memory is in use until somebody looks.
  void work(size_t step, size_t each) {
    if (step % each == 0)
      fillOnly(queue, flag, 1, 1);
  }
  void fillUp(size_t size) {
    blocks.resize(kBlocks);
    for (size_t i = 0; i < kBlocks; ++i)
      allocate(i, size);
  }
  void expectBound() const {
    EXPECT_EQ(failures, 0);
    bound.expectKept(figure(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP));
  }

  /// 1,000 blocks whose sizes come from `sizes(random)`: a random one is freed and another allocated, 100,000 times.
  template <typename Sizes>
  void mix(Sizes sizes, size_t commandEach) {
    std::mt19937 random(1);
    blocks.resize(kBlocks);
    for (size_t i = 0; i < kBlocks; ++i)
      allocate(i, sizes(random));
    for (size_t i = 0; i < kPairs; ++i) {
      replace(random() % kBlocks, sizes(random));
      if (commandEach != 0)
        work(i, commandEach);
    }
    expectBound();
  }

  ur_usm_pool_handle_t pool = nullptr;
  Queue queue;
  uint32_t *flag = nullptr;
  std::vector<std::pair<void *, size_t>> blocks; ///< with what was asked for
  MemoryBound bound;
  int failures = 0;
};
UR_TEST_ALL_SHAPES(MemoryBounds);

size_t anySize(std::mt19937 &random) {
  return static_cast<size_t>(std::exp2(std::uniform_real_distribution<>(6, 19)(random)));
}
size_t oneOfSix(std::mt19937 &random) {
  static constexpr size_t kSizes[] = {1000, 4096, 20'000, 65'536, 100'000, 262'144};
  return kSizes[random() % std::size(kSizes)];
}

TEST_P(MemoryBounds, OfMixedSizes) {
  mix(anySize, 0);
}
TEST_P(MemoryBounds, OfMixedSizesBehindWork) {
  mix(anySize, 400);
}
TEST_P(MemoryBounds, OfFewSizes) {
  mix(oneOfSix, 0);
}
TEST_P(MemoryBounds, OfFewSizesBehindWork) {
  mix(oneOfSix, 400);
}
/// Larger than what slabs are made of.
TEST_P(MemoryBounds, OfLargeBlocksBehindWork) {
  mix([](std::mt19937 &random) { return random() % 20 == 0 ? 600'000 + random() % 1'000'000 : 500 + random() % 500; },
      400);
}

/// Each class by itself, so that what its slabs leave over isn't made up for by others.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr unsigned kStep = 5; // with sanitizers all of them take a minute
#else
constexpr unsigned kStep = 1;
#endif

TEST_P(MemoryBounds, OfEachClassAlone) {
  for (unsigned i = 0; i < core::size_class::kSmallCount; i += kStep) {
    ur_usm_pool_handle_t own = makePool({});
    const size_t size = core::size_class::size(i);
    MemoryBound alone;
    std::vector<void *> all(std::max<size_t>((size_t{40} << 20) / size, 10) % 20'000);
    for (void *&memory : all) {
      failures += tryAlloc(UR_USM_TYPE_DEVICE, queue, own, size, &memory) != UR_RESULT_SUCCESS;
      alone.allocated(UR_USM_TYPE_DEVICE, size);
    }
    alone.expectKept(figure(own, UR_USM_POOL_INFO_RESERVED_HIGH_EXP));
    for (void *memory : all)
      failures += tryFree(queue, memory) != UR_RESULT_SUCCESS;
    finish(queue);
    EXPECT_EQ(destroyPool(own), UR_RESULT_SUCCESS);
    ASSERT_FALSE(HasFailure()) << "blocks of " << size;
  }
  EXPECT_EQ(failures, 0);
}

/// All blocks are of one size, then all of the next, larger or smaller: what the old ones leave serves the new ones.
TEST_P(MemoryBounds, OfSizesThatChangeWithTime) {
  for (const bool atOnce : {false, true}) {
    for (const size_t size : {60'000, 72'000, 90'000, 50'000, 80'000, 90'000, 1'000, 85'000}) {
      if (blocks.empty())
        fillUp(size);
      if (atOnce) {
        for (const auto &[memory, old] : blocks) {
          failures += tryFree(queue, memory) != UR_RESULT_SUCCESS;
          bound.freed(old);
        }
        fillUp(size);
      }
      for (size_t i = 0; i < kBlocks; ++i) {
        replace(i, size);
        work(i, 20);
      }
    }
    expectBound();
  }
}

} // namespace
} // namespace ur::test
