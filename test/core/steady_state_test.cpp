// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The steady state of in-order queues: thousands of commands of each kind, with and without wait lists and events,
// whoever releases the events and whenever, take nothing from the heap and make no native object. What the simulated
// driver itself takes from the heap isn't counted.
#include "core/core_test.hpp"
#include "sim/ledger.hpp"
#include "support/heap_count.hpp"

#include <array>
#include <atomic>
#include <thread>

namespace ur::test {
namespace {

constexpr size_t kCycle = 100; ///< commands between two waits for the queue
constexpr size_t kForeign = 12;

enum class Way { noEvent, releasedAtOnce, keptForTheCycle, releasedElsewhere };
constexpr Way kWays[] = {Way::noEvent, Way::releasedAtOnce, Way::keptForTheCycle, Way::releasedElsewhere};

/// A thread that releases events for others, without taking anything from the heap for it.
class Releaser {
public:
  Releaser() : thread_([this] { run(); }) {}
  ~Releaser() {
    hand(&end_);
    thread_.join();
  }
  /// Releases kCycle events; returns when that is done.
  void release(ur_event_handle_t *events) {
    hand(events);
    for (ur_event_handle_t *seen = events; seen; seen = events_.load(std::memory_order_acquire))
      events_.wait(seen, std::memory_order_acquire);
  }

private:
  void hand(ur_event_handle_t *events) {
    events_.store(events, std::memory_order_release);
    events_.notify_all();
  }
  void run() {
    for (;;) {
      events_.wait(nullptr, std::memory_order_acquire);
      ur_event_handle_t *events = events_.load(std::memory_order_acquire);
      if (events == &end_)
        return;
      for (size_t i = 0; i < kCycle; ++i)
        static_cast<void>(api().Event.pfnRelease(events[i]));
      hand(nullptr);
    }
  }

  ur_event_handle_t end_ = nullptr;
  std::atomic<ur_event_handle_t *> events_{nullptr};
  std::thread thread_;
};

class SteadyState : public CoreTest {
protected:
  void SetUp() override {
    CoreTest::SetUp();
    ignoreHeapWhere(&sim::InsideDriver::here);
    for (Queue &queue : others_)
      queue = inOrder();
    queue_ = inOrder();
    memory = deviceMemory(1024);
    kernel = makeKernel("fill_u32");
  }
  void TearDown() override {
    ignoreHeapWhere(nullptr);
    kernel.reset();
    queue_.reset();
    for (Queue &queue : others_)
      queue.reset();
    CoreTest::TearDown();
  }
  void configure(sim::Options &options) override {
    options.races = false;
    options.seed = 7; // The oldest command first costs a search each time.
  }

  /// Commands in one way with a list of 0, 1 (the one before, of this queue) or kForeign events (of other queues).
  template <class Enqueue>
  void cycle(Enqueue &enqueue, size_t waits, Way way) {
    std::array<ur_event_handle_t, kForeign> foreign{};
    std::array<ur_event_handle_t, kCycle> events{};
    const uint32_t zero = 0;
    if (waits > 1) {
      for (size_t i = 0; i < kForeign; ++i)
        failures += api().Enqueue.pfnUSMFill(others_[i % 4], memory, 4, &zero, 4, 0, nullptr, &foreign[i]) != 0;
    }
    const size_t heap = heapAllocations();
    ur_event_handle_t previous = nullptr;
    if (waits == 1)
      failures += api().Enqueue.pfnUSMFill(queue_, memory, 4, &zero, 4, 0, nullptr, &previous) != 0;
    for (size_t i = 0; i < kCycle; ++i) {
      const ur_event_handle_t *list = waits == 0 ? nullptr : waits == 1 ? &previous : foreign.data();
      ur_event_handle_t *event = way == Way::noEvent ? nullptr : &events[i];
      failures += enqueue(queue_.get(), static_cast<uint32_t>(waits), list, event) != UR_RESULT_SUCCESS;
      if (way == Way::releasedAtOnce) {
        if (waits == 1)
          std::swap(previous, events[i]);
        failures += api().Event.pfnRelease(events[i]) != UR_RESULT_SUCCESS;
      }
    }
    if (way == Way::keptForTheCycle) {
      for (ur_event_handle_t event : events)
        failures += api().Event.pfnRelease(event) != UR_RESULT_SUCCESS;
    }
    if (way == Way::releasedElsewhere)
      releaser_.release(events.data());
    if (waits == 1)
      failures += api().Event.pfnRelease(previous) != UR_RESULT_SUCCESS;
    for (size_t i = 0; i < kForeign && waits > 1; ++i)
      failures += api().Event.pfnRelease(foreign[i]) != UR_RESULT_SUCCESS;
    taken += heapAllocations() - heap;
    finish(queue_);
    for (const Queue &queue : others_)
      finish(queue);
  }

  /// Ten thousand commands, after as many to get to the steady state of each way.
  template <class Enqueue>
  void expectSteady(Enqueue enqueue) {
    auto fillOne = [this](ur_queue_handle_t queue, uint32_t count, const ur_event_handle_t *waits,
                          ur_event_handle_t *event) {
      const uint32_t value = 1;
      return api().Enqueue.pfnUSMFill(queue, memory, 4, &value, 4, count, waits, event);
    };
    for (int i = 0; i < 3; ++i) // native events, which not every command needs
      cycle(fillOne, 0, Way::keptForTheCycle);
    for (const size_t waits : {size_t{0}, size_t{1}, kForeign}) {
      for (const Way way : kWays) {
        for (int i = 0; i < 6; ++i)
          cycle(enqueue, waits, way);
        taken = 0;
        const uint64_t events = sim->calls(Call::createEvents), streams = sim->calls(Call::createStream);
        for (int i = 0; i < 9; ++i)
          cycle(enqueue, waits, way);
        EXPECT_EQ(taken, 0u) << waits << " waits, way " << static_cast<int>(way);
        EXPECT_EQ(sim->calls(Call::createEvents), events) << waits << " waits, way " << static_cast<int>(way);
        EXPECT_EQ(sim->calls(Call::createStream), streams);
      }
    }
    EXPECT_EQ(failures, 0);
    EXPECT_LT(sim->liveEvents(), 2000u);
  }

  Kernel kernel;
  uint32_t *memory = nullptr;
  int failures = 0;
  size_t taken = 0; ///< from the heap, by enqueues and releases

private:
  Queue queue_;
  std::array<Queue, 4> others_;
  Releaser releaser_;
};
UR_TEST_ALL_SHAPES(SteadyState);

TEST_P(SteadyState, OfCopies) {
  expectSteady(
      [this](ur_queue_handle_t queue, uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
        return api().Enqueue.pfnUSMMemcpy(queue, false, memory, memory + 512, 64, count, waits, event);
      });
}

TEST_P(SteadyState, OfRectangularCopies) {
  expectSteady(
      [this](ur_queue_handle_t queue, uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
        return api().Enqueue.pfnUSMMemcpy2D(queue, false, memory, 64, memory + 512, 64, 16, 2, count, waits, event);
      });
}

TEST_P(SteadyState, OfFills) {
  expectSteady(
      [this](ur_queue_handle_t queue, uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
        const uint32_t value = 1;
        return api().Enqueue.pfnUSMFill(queue, memory, 4, &value, 64, count, waits, event);
      });
}

TEST_P(SteadyState, OfLaunches) {
  expectSteady(
      [this](ur_queue_handle_t queue, uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
        const uint32_t value = 1;
        const std::array args{pointerArg(0, memory), wordArg(1, value)};
        const size_t items = 4;
        return api().EnqueueExp.pfnKernelLaunchWithArgsExp(queue, kernel, 1, nullptr, &items, nullptr, 2, args.data(),
                                                           nullptr, count, waits, event);
      });
}

TEST_P(SteadyState, OfMarkers) {
  expectSteady([](ur_queue_handle_t queue, uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
    return api().Enqueue.pfnEventsWait(queue, count, waits, event);
  });
}

TEST_P(SteadyState, OfBarriers) {
  expectSteady([](ur_queue_handle_t queue, uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
    return api().Enqueue.pfnEventsWaitWithBarrier(queue, count, waits, event);
  });
}

TEST_P(SteadyState, OfHints) {
  expectSteady(
      [this](ur_queue_handle_t queue, uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
        return api().Enqueue.pfnUSMPrefetch(queue, memory, 64, 0, count, waits, event);
      });
}

/// A pair of an allocation and its free, chained by the first one's event if there are events.
TEST_P(SteadyState, OfAllocationsAndFrees) {
  expectSteady([](ur_queue_handle_t queue, uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
    void *block = nullptr;
    ur_event_handle_t born = nullptr;
    const ur_result_t made = api().EnqueueExp.pfnUSMDeviceAllocExp(queue, nullptr, 4096, nullptr, count, waits, &block,
                                                                   event ? &born : nullptr);
    if (made != UR_RESULT_SUCCESS)
      return made;
    const ur_result_t freed =
        api().EnqueueExp.pfnUSMFreeExp(queue, nullptr, block, event ? 1 : count, event ? &born : waits, event);
    return event && api().Event.pfnRelease(born) != UR_RESULT_SUCCESS ? UR_RESULT_ERROR_INVALID_EVENT : freed;
  });
}

/// Memory that isn't a pool's: what the context knew of the last one that was freed serves for the next.
TEST_P(SteadyState, OfMemoryMadeAndFreed) {
  const auto pair = [this] {
    void *made = nullptr;
    ASSERT_EQ(api().USM.pfnDeviceAlloc(context, devices[0], nullptr, nullptr, 4096, &made), UR_RESULT_SUCCESS);
    EXPECT_EQ(api().USM.pfnFree(context, made), UR_RESULT_SUCCESS);
  };
  pair();
  const size_t before = heapAllocations();
  for (int i = 0; i < 100; ++i)
    pair();
  EXPECT_EQ(heapAllocations(), before);
}

/// What events held makes room for is given back by waits for a queue that doesn't need it any more.
TEST_P(SteadyState, RoomForEventsIsGivenBack) {
  const Queue queue = inOrder();
  std::vector<Event> held;
  for (int i = 0; i < 500; ++i)
    held.push_back(marker(queue));
  finish(queue);
  held.clear();
  const size_t before = heapFrees();
  finish(queue);
  finish(queue);
  EXPECT_GE(heapIsCounted() ? heapFrees() - before : 500, 500u);
  const Event again = marker(queue);
  EXPECT_EQ(wait({again}), UR_RESULT_SUCCESS);
}

/// However late, and on whatever thread, an event is released: its queue and context may be gone for their users.
TEST_P(SteadyState, EventsOutliveTheirQueue) {
  std::vector<Event> held;
  {
    Context own = makeContext();
    Queue queue = makeQueue(0, 0, own);
    for (int i = 0; i < 200; ++i)
      held.push_back(marker(queue));
    held.resize(150); // some have come back before the queue goes, most haven't
    queue.reset();
    own.reset();
  }
  std::thread([&] { held.resize(60); }).join();
  EXPECT_EQ(wait({held.front()}), UR_RESULT_SUCCESS);
  held.clear();
}

/// Several threads on one queue, each releasing what another has made.
TEST_P(SteadyState, ThreadsReleaseEachOthersEvents) {
  const Queue queue = inOrder();
  constexpr size_t kThreads = 3, kRounds = 400;
  std::array<std::atomic<ur_event_handle_t>, kThreads> slots{};
  std::vector<std::thread> threads;
  for (size_t t = 0; t < kThreads; ++t) {
    threads.emplace_back([&, t] {
      for (size_t i = 0; i < kRounds; ++i) {
        ur_event_handle_t event = nullptr;
        if (api().Enqueue.pfnEventsWait(queue, 0, nullptr, &event) == UR_RESULT_SUCCESS)
          event = slots[(t + 1) % kThreads].exchange(event);
        if (event)
          static_cast<void>(api().Event.pfnRelease(event));
      }
    });
  }
  for (std::thread &thread : threads)
    thread.join();
  for (auto &slot : slots) {
    EXPECT_NE(slot.load(), nullptr);
    EXPECT_EQ(api().Event.pfnRelease(slot.load()), UR_RESULT_SUCCESS);
  }
  finish(queue);
}

} // namespace
} // namespace ur::test
