// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Handles released in every order while their work is pending behind a closed gate, and from many threads at once: then
// the gate opens, everything runs, and nothing is used after its end or left behind, which the simulated driver checks.
#include "adapters/core/generated/entry_points.hpp"
#include "adapters/core/object/threads.hpp"
#include "core/core_test.hpp"

#include <atomic>
#include <functional>
#include <numeric>
#include <thread>

namespace ur::test {
namespace {

using Releases = std::vector<std::function<void()>>;

const ur_dditable_t &table() {
  return core::kAdapterTable;
}

class ReleaseOrder : public CoreTest {
protected:
  /// A handle's release, to be called once. The object is the releaser's from here on.
  template <class H>
  static std::function<void()> release(Owned<H> owned) {
    auto shared = std::make_shared<Owned<H>>(std::move(owned));
    return [shared] {
      ASSERT_NE(shared->get(), nullptr);
      shared->reset();
    };
  }

  /// Makes a set of objects with work pending, and releases them in each order; under ThreadSanitizer, where a context
  /// costs most, in each seventh.
  void inEveryOrder(const std::function<Releases()> &make) {
#ifdef __SANITIZE_THREAD__
    constexpr int kStep = 7;
#else
    constexpr int kStep = 1;
#endif
    std::vector<size_t> order;
    const auto next = [&] {
      for (int i = 0; i < kStep; ++i) {
        if (!std::next_permutation(order.begin(), order.end()))
          return false;
      }
      return true;
    };
    do {
      sim::Hold gate = sim->holdDevice(0);
      const Releases set = make();
      if (order.empty()) {
        order.resize(set.size());
        std::iota(order.begin(), order.end(), size_t{0});
      }
      for (size_t i : order)
        set[i]();
      gate.open();
      core::waitForBackground();
      finishAll();
      if (HasFailure() || !sim->violations().empty()) {
        FAIL() << "in the order " << ::testing::PrintToString(order);
      }
    } while (next());
  }
  /// Whatever is left of the work runs; afterwards only this test's own context has streams.
  void finishAll() {
    sim->runUntilIdle();
    for (const sim::StreamInfo &stream : sim->streams())
      EXPECT_EQ(stream.pending, 0u);
  }
};
UR_TEST_ALL_SHAPES(ReleaseOrder);

TEST_P(ReleaseOrder, OfQueuesEventsPoolsProgramsAndContexts) {
  inEveryOrder([&] {
    Context own = makeContext({devices[0]});
    Queue queue = makeQueue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE, 0, own);
    ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
    ur_usm_pool_handle_t pool = nullptr;
    EXPECT_EQ(table().USM.pfnPoolCreate(own, &desc, &pool), UR_RESULT_SUCCESS);
    void *block = nullptr, *stream = nullptr;
    EXPECT_EQ(table().USM.pfnDeviceAlloc(own, devices[0], nullptr, pool, 64, &block), UR_RESULT_SUCCESS);
    auto *words = static_cast<uint32_t *>(block);
    Event born, filled = fill(queue, words, 16, 1);
    EXPECT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, nullptr, 4096, &stream, {filled}, born.out()), UR_RESULT_SUCCESS);
    Program made = makeProgram("add_u32", own);
    Kernel kernel;
    EXPECT_EQ(table().Kernel.pfnCreate(made, "add_u32", kernel.out()), UR_RESULT_SUCCESS);
    const uint32_t one = 1;
    Event added;
    EXPECT_EQ(tryLaunch(queue, kernel, 16, {pointerArg(0, words), wordArg(1, one)}, {born}, added.out()),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(tryFree(queue, stream, nullptr, {added}), UR_RESULT_SUCCESS);
    EXPECT_EQ(table().USM.pfnFree(own, block), UR_RESULT_SUCCESS); // a pool's block keeps the pool, and the context
    return Releases{
        release(std::move(own)),    release(std::move(queue)),
        release(std::move(added)),  release(std::move(made)),
        release(std::move(kernel)), [pool] { EXPECT_EQ(table().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS); }};
  });
}

TEST_P(ReleaseOrder, OfBuffersAndTheirParts) {
  inEveryOrder([&] {
    Context own = makeContext({devices[0], devices[1]});
    Queue queue = makeQueue(0, 0, own), far = makeQueue(0, 1, own);
    Buffer whole, part;
    EXPECT_EQ(table().Mem.pfnBufferCreate(own, UR_MEM_FLAG_READ_WRITE, 4096, nullptr, whole.out()), UR_RESULT_SUCCESS);
    const ur_buffer_region_t region{UR_STRUCTURE_TYPE_BUFFER_REGION, nullptr, 1024, 1024};
    EXPECT_EQ(table().Mem.pfnBufferPartition(whole, 0, UR_BUFFER_CREATE_TYPE_REGION, &region, part.out()),
              UR_RESULT_SUCCESS);
    const uint32_t one = 1;
    Event here, there;
    EXPECT_EQ(table().Enqueue.pfnMemBufferFill(queue, whole, &one, 4, 0, 4096, 0, nullptr, here.out()),
              UR_RESULT_SUCCESS);
    const ur_event_handle_t list = here;
    EXPECT_EQ(table().Enqueue.pfnMemBufferFill(far, part, &one, 4, 0, 64, 1, &list, there.out()), UR_RESULT_SUCCESS);
    return Releases{release(std::move(own)),   release(std::move(queue)), release(std::move(far)),
                    release(std::move(whole)), release(std::move(part)),  release(std::move(there))};
  });
}

TEST_P(ReleaseOrder, OfSubDevicesAndWhatIsOnThem) {
  inEveryOrder([&] {
    ur_device_partition_property_t halves{UR_DEVICE_PARTITION_EQUALLY, {}};
    halves.value.equally = 2;
    const ur_device_partition_properties_t how{UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, nullptr, &halves, 1};
    ur_device_handle_t parts[2] = {};
    EXPECT_EQ(table().Device.pfnPartition(devices[0], &how, 2, parts, nullptr), UR_RESULT_SUCCESS);
    Context own = makeContext({parts[0], parts[1]});
    Queue queue;
    EXPECT_EQ(table().Queue.pfnCreate(own, parts[0], nullptr, queue.out()), UR_RESULT_SUCCESS);
    void *memory = nullptr;
    EXPECT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, nullptr, 4096, &memory), UR_RESULT_SUCCESS);
    Event filled = fill(queue, static_cast<uint32_t *>(memory), 16, 1);
    return Releases{release(std::move(own)), release(std::move(queue)), release(std::move(filled)),
                    release(Owned<ur_device_handle_t>(parts[0])), release(Owned<ur_device_handle_t>(parts[1]))};
  });
}

TEST_P(ReleaseOrder, TheAdapterMayGoFirst) {
  sim::Hold gate = sim->holdDevice(0);
  Queue queue = inOrder();
  Event filled = fill(queue, deviceMemory(4), 4, 1);
  ASSERT_EQ(api().Adapter.pfnRelease(adapter), UR_RESULT_SUCCESS); // the test's own reference
  gate.open();
  EXPECT_EQ(wait({filled}), UR_RESULT_SUCCESS);
  uint32_t count = 0;
  ASSERT_EQ(api().Adapter.pfnGet(1, &adapter, &count), UR_RESULT_SUCCESS) << "it can be had again";
}

class ReleaseThreads : public CoreTest {
protected:
  static constexpr int kRounds = 30;
  void configure(sim::Options &options) override {
    options.mode = sim::Mode::threads;
    options.workers = 2;
  }
};
UR_TEST_ALL_SHAPES(ReleaseThreads);

TEST_P(ReleaseThreads, EachReleasesOneOfTheObjects) {
  for (int round = 0; round < kRounds; ++round) {
    Context own = makeContext({devices[0]});
    Queue queue = makeQueue(round % 2 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0, 0, own);
    Program made = makeProgram("add_u32", own);
    Kernel kernel;
    ASSERT_EQ(table().Kernel.pfnCreate(made, "add_u32", kernel.out()), UR_RESULT_SUCCESS);
    void *memory = nullptr;
    Event born, added;
    ASSERT_EQ(tryAlloc(UR_USM_TYPE_DEVICE, queue, nullptr, 4096, &memory, {}, born.out()), UR_RESULT_SUCCESS);
    const uint32_t one = 1;
    ASSERT_EQ(tryLaunch(queue, kernel, 16, {pointerArg(0, memory), wordArg(1, one)}, {born}, added.out()),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(tryFree(queue, memory, nullptr, {added}), UR_RESULT_SUCCESS);
    std::vector<std::thread> threads;
    const auto in = [&](auto owned) {
      threads.emplace_back([kept = std::make_shared<decltype(owned)>(std::move(owned))] { kept->reset(); });
    };
    in(std::move(own));
    in(std::move(queue));
    in(std::move(made));
    in(std::move(kernel));
    in(std::move(born));
    in(std::move(added));
    for (std::thread &thread : threads)
      thread.join();
  }
  core::waitForBackground();
}

TEST_P(ReleaseThreads, AQueueIsUsedWhileAnotherReleasesIt) {
  uint32_t *memory = deviceMemory(8 * 4);
  for (int round = 0; round < kRounds; ++round) {
    Queue queue = makeQueue(round % 2 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
    std::vector<std::thread> threads;
    std::vector<Event> last(4);
    for (uint32_t t = 0; t < 4; ++t) {
      ASSERT_EQ(api().Queue.pfnRetain(queue), UR_RESULT_SUCCESS); // each user has a reference of its own
      threads.emplace_back([&, t, raw = queue.get()] {
        Event before;
        for (uint32_t i = 0; i < 10; ++i) {
          Event filled;
          const Waits waits = before.get() ? Waits{before} : Waits{};
          EXPECT_EQ(tryFill(raw, memory + 8 * t, 8, i, waits, filled.out()), UR_RESULT_SUCCESS);
          before = std::move(filled);
        }
        last[t] = std::move(before);
        EXPECT_EQ(api().Queue.pfnRelease(raw), UR_RESULT_SUCCESS);
      });
    }
    queue.reset();
    for (std::thread &thread : threads)
      thread.join();
    for (const Event &event : last)
      ASSERT_EQ(wait({event}), UR_RESULT_SUCCESS);
    for (uint32_t t = 0; t < 4; ++t)
      ASSERT_EQ(memory[8 * t + 7], 9u);
  }
}

} // namespace
} // namespace ur::test
