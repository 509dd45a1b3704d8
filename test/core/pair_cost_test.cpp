// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What an allocation and its free cost once they have settled: no driver call and nothing from the heap, in every way
// of ordering them, for every kind of memory, on a queue that is idle and on one whose device is busy.
#include "core/async_test.hpp"
#include "sim/ledger.hpp"
#include "support/heap_count.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace ur::test {
namespace {

constexpr int kPairs = 600;
constexpr size_t kGrowth = size_t{2} << 20; ///< what a pool grows by
constexpr size_t kSizes[] = {1, 256, 4096, 100'000, size_t{1} << 20, size_t{3} << 20};

enum class Lane { idle, busy };

class PairCost : public AsyncTest {
protected:
  void SetUp() override {
    AsyncTest::SetUp();
    ignoreHeapWhere(&sim::InsideDriver::here);
    work_ = deviceMemory(64);
  }
  void TearDown() override {
    ignoreHeapWhere(nullptr);
    AsyncTest::TearDown();
  }
  void configure(sim::Options &options) override {
    options.races = false;
    options.deviceMemory = options.hostMemory = size_t{2} << 30;
  }

  /// Pairs of each kind and size, on a queue of their own that is idle, and on one that holds a command back.
  /// `Way`: is made for a queue, and does a pair by operator()(type, size), which answers whether that worked.
  template <class Way>
  void expectFree(ur_queue_flags_t flags) {
    for (const Lane lane : {Lane::idle, Lane::busy}) {
      SCOPED_TRACE(lane == Lane::idle ? "idle" : "busy");
      const Queue queue = makeQueue(flags);
      std::optional<sim::Hold> gate;
      Event held;
      if (lane == Lane::busy) {
        gate.emplace(sim->holdNextCommand());
        held = fill(queue, work_, 64, 1);
      }
      expectFreeOf<Way>(queue);
      if (gate)
        gate->open();
      finish(queue);
    }
  }

  template <class Way>
  void expectFreeOf(ur_queue_handle_t queue) {
    for (const ur_usm_type_t type : kUsmTypes) {
      for (const size_t size : kSizes) {
        SCOPED_TRACE(testing::Message() << "type " << type << ", " << size << " bytes");
        Way way(queue);
        expectFreeOf(way, type, size);
      }
    }
  }

  template <class Way>
  void expectFreeOf(Way &way, ur_usm_type_t type, size_t size, int warmUp = kPairs) {
    int failures = 0;
    for (int i = 0; i < warmUp; ++i)
      failures += !way(type, size);
    const uint64_t calls = sim->allCalls();
    const size_t heap = heapAllocations();
    for (int i = 0; i < kPairs; ++i)
      failures += !way(type, size);
    EXPECT_EQ(heapAllocations() - heap, 0u);
    EXPECT_EQ(sim->allCalls() - calls, 0u);
    EXPECT_EQ(failures, 0);
  }

private:
  uint32_t *work_ = nullptr;
};
UR_TEST_ALL_SHAPES(PairCost);

auto allocationOf(ur_usm_type_t type) {
  const auto &table = api().EnqueueExp;
  return type == UR_USM_TYPE_DEVICE   ? table.pfnUSMDeviceAllocExp
         : type == UR_USM_TYPE_SHARED ? table.pfnUSMSharedAllocExp
                                      : table.pfnUSMHostAllocExp;
}

/// Without lists and events.
struct Bare {
  explicit Bare(ur_queue_handle_t to) : queue(to) {}
  bool operator()(ur_usm_type_t type, size_t size) {
    void *memory = nullptr;
    return allocationOf(type)(queue, nullptr, size, nullptr, 0, nullptr, &memory, nullptr) == UR_RESULT_SUCCESS &&
           api().EnqueueExp.pfnUSMFreeExp(queue, nullptr, memory, 0, nullptr, nullptr) == UR_RESULT_SUCCESS;
  }
  ur_queue_handle_t queue;
};

/// With events: the free waits for its allocation, and that for the last free where `chained`. An event is released
/// once the next one is there.
template <bool chained>
struct WithEvents {
  explicit WithEvents(ur_queue_handle_t to, ur_event_handle_t after = nullptr) : queue(to), last(after) {
    if (after) {
      EXPECT_EQ(api().Event.pfnRetain(after), UR_RESULT_SUCCESS);
    }
  }
  WithEvents(const WithEvents &) = delete;
  WithEvents &operator=(const WithEvents &) = delete;
  ~WithEvents() { release(); }

  bool operator()(ur_usm_type_t type, size_t size) {
    const bool waits = chained && last;
    void *memory = nullptr;
    ur_event_handle_t born = nullptr;
    if (allocationOf(type)(queue, nullptr, size, nullptr, waits ? 1 : 0, waits ? &last : nullptr, &memory, &born) !=
        UR_RESULT_SUCCESS)
      return false;
    release();
    last = born;
    ur_event_handle_t gone = nullptr;
    if (api().EnqueueExp.pfnUSMFreeExp(queue, nullptr, memory, 1, &last, &gone) != UR_RESULT_SUCCESS)
      return false;
    release();
    last = gone;
    return true;
  }
  void release() {
    if (last) {
      EXPECT_EQ(api().Event.pfnRelease(std::exchange(last, nullptr)), UR_RESULT_SUCCESS);
    }
  }

  ur_queue_handle_t queue;
  ur_event_handle_t last = nullptr;
};

TEST_P(PairCost, NothingInOrder) {
  expectFree<Bare>(0);
}

TEST_P(PairCost, NothingInOrderWithEventsOfItsQueue) {
  expectFree<WithEvents<true>>(0);
}

TEST_P(PairCost, NothingInOrderWithEventsOfItsAllocation) {
  expectFree<WithEvents<false>>(0);
}

TEST_P(PairCost, NothingOutOfOrder) {
  expectFree<Bare>(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
}

TEST_P(PairCost, NothingOutOfOrderWithEventsOfItsAllocation) {
  expectFree<WithEvents<false>>(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
}

TEST_P(PairCost, NothingOutOfOrderInAChain) {
  expectFree<WithEvents<true>>(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
}

/// The chain begins behind a command that doesn't end: whatever comes next in the chain may have what was freed in it.
/// What a granule has that nobody has used yet is given out first, so that it takes longer to settle.
TEST_P(PairCost, NothingOutOfOrderInAChainBehindACommand) {
  const Queue queue = outOfOrder();
  sim::Hold gate = sim->holdNextCommand();
  const Event held = fill(queue, deviceMemory(64), 64, 1);
  for (const ur_usm_type_t type : kUsmTypes) {
    for (const size_t size : {size_t{4096}, size_t{100'000}, size_t{3} << 20}) {
      SCOPED_TRACE(testing::Message() << "type " << type << ", " << size << " bytes");
      WithEvents<true> way(queue, held);
      expectFreeOf(way, type, size, static_cast<int>(kGrowth / size) + kPairs);
    }
  }
  gate.open();
  finish(queue);
}

/// Of a pool of urUSMPoolCreate.
class Synchronous {
public:
  Synchronous(ur_context_handle_t context, ur_device_handle_t device) : context_(context), device_(device) {
    ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
    EXPECT_EQ(api().USM.pfnPoolCreate(context, &desc, &pool_), UR_RESULT_SUCCESS);
  }
  Synchronous(const Synchronous &) = delete;
  Synchronous &operator=(const Synchronous &) = delete;
  ~Synchronous() { EXPECT_EQ(api().USM.pfnPoolRelease(pool_), UR_RESULT_SUCCESS); }

  void *allocate(ur_usm_type_t type, size_t size) {
    void *memory = nullptr;
    const auto &table = api().USM;
    const ur_result_t made = type == UR_USM_TYPE_HOST ? table.pfnHostAlloc(context_, nullptr, pool_, size, &memory)
                             : type == UR_USM_TYPE_SHARED
                                 ? table.pfnSharedAlloc(context_, device_, nullptr, pool_, size, &memory)
                                 : table.pfnDeviceAlloc(context_, device_, nullptr, pool_, size, &memory);
    return made == UR_RESULT_SUCCESS ? memory : nullptr;
  }
  bool free(void *memory) { return api().USM.pfnFree(context_, memory) == UR_RESULT_SUCCESS; }
  bool operator()(ur_usm_type_t type, size_t size) {
    void *memory = allocate(type, size);
    return memory && free(memory);
  }

private:
  const ur_context_handle_t context_;
  const ur_device_handle_t device_;
  ur_usm_pool_handle_t pool_ = nullptr;
};

TEST_P(PairCost, NothingOfASynchronousPool) {
  const Queue queue = inOrder();
  fillOnly(queue, deviceMemory(64), 64, 1);
  finish(queue);
  Synchronous way(context, devices[0]);
  for (const ur_usm_type_t type : kUsmTypes) {
    for (const size_t size : kSizes) {
      SCOPED_TRACE(testing::Message() << "type " << type << ", " << size << " bytes");
      expectFreeOf(way, type, size);
    }
  }
}

/// While something runs, what is freed may not be given out again; but memory that is at hand costs nothing, and what
/// is pending is found out for many frees at a time.
TEST_P(PairCost, LittleOfASynchronousPoolWhileSomethingRuns) {
  constexpr size_t kSize = 4096, kBlocks = 1500;
  const Queue queue = inOrder();
  Synchronous way(context, devices[0]);
  std::vector<void *> blocks;
  for (size_t i = 0; i < kBlocks; ++i)
    blocks.push_back(way.allocate(UR_USM_TYPE_DEVICE, kSize));
  for (void *block : blocks)
    EXPECT_TRUE(way.free(block));
  sim::Hold gate = sim->holdNextCommand();
  const Event held = fill(queue, deviceMemory(64), 64, 1);
  const uint64_t calls = sim->allCalls();
  for (int i = 0; i < kPairs; ++i)
    EXPECT_TRUE(way(UR_USM_TYPE_DEVICE, kSize));
  EXPECT_LE(sim->allCalls() - calls, kPairs / 256 * 12u) << "a piece of memory is made and mapped";
  gate.open();
  finish(queue);
}

} // namespace
} // namespace ur::test
