// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Promises about every enqueue, every query and every wait: what they cost, that they don't block, and what they show.
#include "common/generated/info_traits.hpp"
#include "core/async_test.hpp"
#include "support/heap_count.hpp"

#include <array>
#include <atomic>
#include <mutex>
#include <thread>

namespace ur::test {
namespace {

class Promises : public AsyncTest {
protected:
  /// Asks for everything that the spec lists for that kind of object; whatever the answers, how many driver calls.
  template <class Property, class Ask>
  uint64_t callsOf(Ask ask) {
    const uint64_t before = sim->allCalls();
    size_t size = 0;
    for (const InfoDescription &info : kInfos<Property>) {
      std::vector<uint8_t> value(8192); // where pointers for the answers are expected, null ones
      const ur_result_t result = ask(static_cast<Property>(info.query), value.size(), value.data(), &size);
      EXPECT_TRUE(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION ||
                  result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE || result == UR_RESULT_ERROR_INVALID_OPERATION ||
                  result == UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE)
          << info.name << ": " << result;
    }
    return sim->allCalls() - before;
  }
  /// One command of each kind that never blocks; `round` varies them.
  void enqueueOne(ur_queue_handle_t queue, ur_kernel_handle_t kernel, uint32_t *memory, size_t round) {
    const uint32_t value = 3;
    switch (round % 8) {
    case 0:
      return fillOnly(queue, memory, 4, value);
    case 1:
      ASSERT_EQ(tryCopy(queue, memory, memory + 8, 16), UR_RESULT_SUCCESS);
      return;
    case 2:
      ASSERT_EQ(tryLaunch(queue, kernel, 4, {pointerArg(0, memory), wordArg(1, value)}), UR_RESULT_SUCCESS);
      return;
    case 3:
      ASSERT_EQ(api().Enqueue.pfnUSMMemcpy2D(queue, false, memory, 16, memory + 16, 16, 8, 2, 0, nullptr, nullptr),
                UR_RESULT_SUCCESS);
      return;
    case 4:
      ASSERT_EQ(tryFree(queue, alloc(queue, 64)), UR_RESULT_SUCCESS);
      return;
    case 5:
      static_cast<void>(marker(queue));
      return;
    case 6:
      ASSERT_EQ(api().Enqueue.pfnEventsWaitWithBarrier(queue, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
      return;
    default:
      ASSERT_EQ(api().Enqueue.pfnUSMPrefetch(queue, memory, 16, 0, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
    }
  }
};
UR_TEST_ALL_SHAPES_AND_SILENT(Promises);

TEST_P(Promises, NoQueryOfAnyObjectMakesADriverCall) {
  const Queue queue = inOrder();
  const Event event = marker(queue);
  const Kernel kernel = makeKernel("add_u32");
  const Buffer buffer = [this] {
    Buffer made;
    EXPECT_EQ(api().Mem.pfnBufferCreate(context, UR_MEM_FLAG_READ_WRITE, 64, nullptr, made.out()), UR_RESULT_SUCCESS);
    return made;
  }();
  uint32_t *memory = deviceMemory(4), *block = alloc(queue, 64);
  finish(queue);
  EXPECT_EQ(status(event), UR_EVENT_STATUS_COMPLETE);
  const ur_usm_pool_handle_t pool = defaultPool();
  const auto of = [](auto function, auto... handles) {
    return [=](auto property, size_t size, void *value, size_t *ret) {
      return function(handles..., property, size, value, ret);
    };
  };
  EXPECT_EQ(callsOf<ur_adapter_info_t>(of(api().Adapter.pfnGetInfo, adapter)), 0u);
  EXPECT_EQ(callsOf<ur_platform_info_t>(of(api().Platform.pfnGetInfo, platform)), 0u);
  EXPECT_EQ(callsOf<ur_context_info_t>(of(api().Context.pfnGetInfo, context.get())), 0u);
  EXPECT_EQ(callsOf<ur_queue_info_t>(of(api().Queue.pfnGetInfo, queue.get())), 0u);
  EXPECT_EQ(callsOf<ur_event_info_t>(of(api().Event.pfnGetInfo, event.get())), 0u);
  EXPECT_EQ(callsOf<ur_profiling_info_t>(of(api().Event.pfnGetProfilingInfo, event.get())), 0u);
  EXPECT_EQ(callsOf<ur_program_info_t>(of(api().Program.pfnGetInfo, program.get())), 0u);
  EXPECT_EQ(callsOf<ur_program_build_info_t>(of(api().Program.pfnGetBuildInfo, program.get(), devices[0])), 0u);
  EXPECT_EQ(callsOf<ur_kernel_info_t>(of(api().Kernel.pfnGetInfo, kernel.get())), 0u);
  EXPECT_EQ(callsOf<ur_kernel_group_info_t>(of(api().Kernel.pfnGetGroupInfo, kernel.get(), devices[0])), 0u);
  EXPECT_EQ(callsOf<ur_kernel_sub_group_info_t>(of(api().Kernel.pfnGetSubGroupInfo, kernel.get(), devices[0])), 0u);
  EXPECT_EQ(callsOf<ur_mem_info_t>(of(api().Mem.pfnGetInfo, buffer.get())), 0u);
  for (const void *address : {memory, block})
    EXPECT_EQ(callsOf<ur_usm_alloc_info_t>(of(api().USM.pfnGetMemAllocInfo, context.get(), address)), 0u);
  EXPECT_EQ(callsOf<ur_usm_pool_info_t>(of(api().USM.pfnPoolGetInfo, pool)), 0u);
  const auto device = of(api().Device.pfnGetInfo, devices[0]);
  EXPECT_EQ(callsOf<ur_device_info_t>([&](ur_device_info_t property, size_t size, void *value, size_t *ret) {
              // Free memory is the one fact that changes.
              return property == UR_DEVICE_INFO_GLOBAL_MEM_FREE ? UR_RESULT_SUCCESS
                                                                : device(property, size, value, ret);
            }),
            0u);
  EXPECT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
  finish(queue);
}

/// As deep as is documented: 512 commands of each queue in flight.
TEST_P(Promises, NoEnqueueBlocksWhileAGateIsClosed) {
  const Queue ordered = inOrder(), unordered = outOfOrder();
  const Kernel kernel = makeKernel("fill_u32");
  uint32_t *memory = deviceMemory(64), *other = deviceMemory(64);
  sim::Hold gate = sim->holdDevice(0);
  for (size_t i = 0; i < 512; ++i)
    enqueueOne(ordered, kernel, memory, i);
  for (size_t i = 0; i < 256; ++i) { // each followed by a barrier, so that nothing races
    enqueueOne(unordered, kernel, other, i);
    enqueueOne(unordered, kernel, other, 6);
  }
  EXPECT_EQ(sim->calls(Call::wait) + sim->calls(Call::finish), 0u);
  gate.open();
  finish(ordered);
  finish(unordered);
}

TEST_P(Promises, ManyEnqueuesMakeNoMoreNativeEvents) {
  if (GetParam().caps.eventsFromEnqueue)
    GTEST_SKIP() << "there every event is the enqueue's";
  const Queue queue = inOrder();
  const auto ten = [&] {
    for (int i = 0; i < 10; ++i)
      static_cast<void>(marker(queue));
    finish(queue);
  };
  ten();
  ten();
  const uint64_t events = sim->calls(Call::createEvents), streams = sim->calls(Call::createStream);
  for (int i = 0; i < 10'000; ++i)
    ten();
  EXPECT_EQ(sim->calls(Call::createEvents), events);
  EXPECT_EQ(sim->calls(Call::createStream), streams);
}

/// Callbacks of one device come in its order of completion, all on one thread, which isn't another device's.
TEST_P(Promises, CallbacksHaveOneThreadForEachDevice) {
  struct Log {
    std::mutex mutex;
    std::vector<std::pair<size_t, std::thread::id>> entries;
    std::atomic<size_t> count{0};
  };
  struct Entry {
    Log *log;
    size_t number;
  };
  constexpr size_t kEach = 50;
  std::array<Log, 2> logs;
  std::vector<Entry> entries(2 * kEach);
  const std::array<Queue, 2> queues{makeQueue(0, 0), makeQueue(0, 1)};
  sim::Hold first = sim->holdDevice(0), second = sim->holdDevice(1);
  for (size_t i = 0; i < 2 * kEach; ++i) {
    entries[i] = {&logs[i % 2], i / 2};
    const Event event = marker(queues[i % 2]);
    ASSERT_EQ(api().Event.pfnSetCallback(
                  event, UR_EXECUTION_INFO_COMPLETE,
                  [](ur_event_handle_t, ur_execution_info_t, void *data) {
                    auto *entry = static_cast<Entry *>(data);
                    std::lock_guard lock(entry->log->mutex);
                    entry->log->entries.emplace_back(entry->number, std::this_thread::get_id());
                    entry->log->count.store(entry->log->entries.size());
                    entry->log->count.notify_all();
                  },
                  &entries[i]),
              UR_RESULT_SUCCESS);
  }
  first.open();
  second.open();
  for (size_t device = 0; device < 2; ++device) {
    finish(queues[device]);
    for (size_t seen = logs[device].count; seen < kEach; seen = logs[device].count)
      logs[device].count.wait(seen);
    std::lock_guard lock(logs[device].mutex);
    for (size_t i = 0; i < kEach; ++i) {
      EXPECT_EQ(logs[device].entries[i].first, i);
      EXPECT_EQ(logs[device].entries[i].second, logs[device].entries[0].second);
    }
  }
  EXPECT_NE(logs[0].entries[0].second, logs[1].entries[0].second);
}

/// A driver without timed events refuses to make them: nothing asks for any without profiling.
class PromisesUntimed : public Promises {
  void configure(sim::Options &options) override { options.caps.timedEvents = false; }
};
UR_TEST_ALL_SHAPES(PromisesUntimed);

TEST_P(PromisesUntimed, NoEventIsTimedWithoutProfiling) {
  const Kernel kernel = makeKernel("fill_u32");
  uint32_t *memory = deviceMemory(64);
  for (const bool ordered : {true, false}) {
    const Queue queue = ordered ? inOrder() : outOfOrder();
    for (size_t i = 0; i < 64; ++i) {
      enqueueOne(queue, kernel, memory, i);
      static_cast<void>(barrier(queue));
    }
    finish(queue);
  }
}

/// The device works by itself, on threads of its own.
class PromisesOfWaits : public Promises {
  void configure(sim::Options &options) override { options.mode = sim::Mode::threads; }
};
UR_TEST_ALL_SHAPES(PromisesOfWaits);

/// Once a wait has returned, the status says so, the callbacks of what came before have been given in order, and what
/// was freed before is free.
TEST_P(PromisesOfWaits, ShowWhatHasHappened) {
  struct Called {
    std::atomic<uint32_t> last{0};
    std::atomic<bool> inOrder{true};
  } called;
  struct Entry {
    Called *called;
    uint32_t number;
  };
  const uint32_t rounds = heapIsCounted() ? 33334 : 2000; // all shapes together: a hundred thousand
  std::vector<Entry> entries(rounds + 1);
  const Queue queue = inOrder();
  const ur_usm_pool_handle_t pool = makePool({});
  for (uint32_t i = 1; i <= rounds; ++i) {
    void *memory = i % 16 == 0 ? alloc(queue, 64, pool) : nullptr;
    Event event;
    if (memory) {
      ASSERT_EQ(tryFree(queue, memory, nullptr, {}, event.out()), UR_RESULT_SUCCESS);
    } else {
      event = marker(queue);
    }
    if (i % 8 == 0) {
      entries[i] = {&called, i};
      ASSERT_EQ(api().Event.pfnSetCallback(
                    event, UR_EXECUTION_INFO_COMPLETE,
                    [](ur_event_handle_t, ur_execution_info_t, void *data) {
                      auto *entry = static_cast<Entry *>(data);
                      if (entry->called->last.exchange(entry->number) >= entry->number)
                        entry->called->inOrder = false;
                      entry->called->last.notify_all();
                    },
                    &entries[i]),
                UR_RESULT_SUCCESS);
    }
    ASSERT_EQ(wait({event}), UR_RESULT_SUCCESS);
    ASSERT_EQ(status(event), UR_EVENT_STATUS_COMPLETE);
    if (memory) {
      ASSERT_EQ(used(pool), 0u);
      ASSERT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
      ASSERT_EQ(reserved(pool), 0u) << "round " << i;
    }
  }
  const uint32_t last = rounds / 8 * 8;
  for (uint32_t seen = called.last; seen != last; seen = called.last)
    called.last.wait(seen);
  EXPECT_TRUE(called.inOrder);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::test
