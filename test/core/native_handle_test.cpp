// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles in both directions: the same native object comes back, it goes with its owner and with nobody else,
// in whatever order handles are released, and nothing is taken over by a call that fails.
#include "core/async_test.hpp"
#include "sim/ledger.hpp"
#include "sim/native.hpp"
#include "support/heap_count.hpp"

#include "adapters/core/object/threads.hpp"

#include <functional>

namespace ur::test {
namespace {

class NativeHandles : public AsyncTest {
protected:
  /// The n-th call of the driver fails, for every n: nothing is written or taken over, and the same call works then.
  void failEveryCall(const std::function<ur_result_t()> &attempt) {
    uint64_t nth = 1;
    for (;; ++nth) {
      ASSERT_LT(nth, 50u);
      sim->failAnyCall(nth);
      const ur_result_t result = attempt();
      if (!sim->stopFailing()) {
        EXPECT_EQ(result, UR_RESULT_SUCCESS);
        break;
      }
      EXPECT_EQ(attempt(), UR_RESULT_SUCCESS) << "after the failure of call " << nth;
    }
    EXPECT_GT(nth, 1u) << "nothing was made to fail";
  }

  ur_result_t tryNative(ur_queue_handle_t queue, ur_native_handle_t *native) {
    return api().Queue.pfnGetNativeHandle(queue, nullptr, native);
  }
  ur_native_handle_t nativeOf(ur_queue_handle_t queue) {
    ur_native_handle_t native = kNothing;
    EXPECT_EQ(tryNative(queue, &native), UR_RESULT_SUCCESS);
    return native;
  }
  ur_native_handle_t nativeOf(ur_event_handle_t event) {
    ur_native_handle_t native = kNothing;
    EXPECT_EQ(api().Event.pfnGetNativeHandle(event, &native), UR_RESULT_SUCCESS);
    return native;
  }
  ur_native_handle_t nativeOf(ur_context_handle_t of) {
    ur_native_handle_t native = kNothing;
    EXPECT_EQ(api().Context.pfnGetNativeHandle(of, &native), UR_RESULT_SUCCESS);
    return native;
  }

  ur_result_t tryImport(ur_native_handle_t native, bool owned, Context &made) {
    const ur_context_native_properties_t properties{UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES, nullptr, owned};
    return api().Context.pfnCreateWithNativeHandle(native, adapter, 0, nullptr, &properties, made.out());
  }
  ur_result_t tryImport(ur_native_handle_t native, bool owned, Queue &made, ur_device_handle_t device = nullptr) {
    const ur_queue_native_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES, nullptr, owned};
    return api().Queue.pfnCreateWithNativeHandle(native, context, device, &properties, made.out());
  }
  ur_result_t tryImport(ur_native_handle_t native, bool owned, Event &made) {
    const ur_event_native_properties_t properties{UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES, nullptr, owned};
    return api().Event.pfnCreateWithNativeHandle(native, context, &properties, made.out());
  }
  template <class H>
  Owned<H> import(ur_native_handle_t native, bool owned) {
    Owned<H> made;
    EXPECT_EQ(tryImport(native, owned, made), UR_RESULT_SUCCESS);
    return made;
  }
  /// An event of the vendor's, recorded on a stream of its own.
  ur_native_handle_t recorded(sim::Vendor &vendor, ur_native_handle_t stream) {
    core::NativeEvent event{};
    if (!GetParam().caps.eventsFromEnqueue) {
      EXPECT_EQ(vendor.driver().createEvents(0, false, {&event, 1}), UR_RESULT_SUCCESS);
    }
    EXPECT_EQ(vendor.driver().fence(reinterpret_cast<core::Stream>(stream), core::FenceKind::wait, {{}, &event}),
              UR_RESULT_SUCCESS);
    if (GetParam().caps.startsOnFlush) {
      EXPECT_EQ(vendor.driver().flush(reinterpret_cast<core::Stream>(stream)), UR_RESULT_SUCCESS);
    }
    return reinterpret_cast<ur_native_handle_t>(event);
  }
};
UR_TEST_ALL_SHAPES(NativeHandles);

TEST_P(NativeHandles, PlatformsAndDevicesComeBackAsTheSame) {
  ur_native_handle_t native = kNothing;
  ASSERT_EQ(api().Platform.pfnGetNativeHandle(platform, &native), UR_RESULT_SUCCESS);
  ur_platform_handle_t same = nullptr;
  ASSERT_EQ(api().Platform.pfnCreateWithNativeHandle(native, adapter, nullptr, &same), UR_RESULT_SUCCESS);
  EXPECT_EQ(same, platform);
  EXPECT_EQ(api().Platform.pfnCreateWithNativeHandle(kNothing, adapter, nullptr, &same),
            UR_RESULT_ERROR_INVALID_PLATFORM);
  for (const ur_device_handle_t device : devices) {
    ASSERT_EQ(api().Device.pfnGetNativeHandle(device, &native), UR_RESULT_SUCCESS);
    Owned<ur_device_handle_t> again;
    ASSERT_EQ(api().Device.pfnCreateWithNativeHandle(native, adapter, nullptr, again.out()), UR_RESULT_SUCCESS);
    EXPECT_EQ(again.get(), device);
    EXPECT_EQ(query<uint32_t>(api().Device.pfnGetInfo, device, UR_DEVICE_INFO_REFERENCE_COUNT), 1u);
  }
  ur_device_handle_t none = nullptr;
  EXPECT_EQ(api().Device.pfnCreateWithNativeHandle(kNothing, adapter, nullptr, &none), UR_RESULT_ERROR_INVALID_DEVICE);
  EXPECT_EQ(none, nullptr);
}

TEST_P(NativeHandles, AnImportedContextWorksInTheSameNativeOne) {
  const ur_native_handle_t native = nativeOf(context.get());
  Context other = import <ur_context_handle_t>(native, false);
  EXPECT_EQ(nativeOf(other.get()), native);
  EXPECT_EQ(query<uint32_t>(api().Context.pfnGetInfo, other.get(), UR_CONTEXT_INFO_NUM_DEVICES), 2u);
  Queue queue = makeQueue(0, 0, other);
  EXPECT_TRUE(marker(queue).get());
  finish(queue);
  queue.reset();
  other.reset();
  EXPECT_TRUE(sim::Vendor::contextExists(native)) << "it is the first context's";
}

TEST_P(NativeHandles, AnOwnedContextGoesWithItsLastUser) {
  const ur_native_handle_t native = sim::Vendor::makeContext({0, 1});
  Context none;
  EXPECT_EQ(tryImport(kNothing, true, none), UR_RESULT_ERROR_INVALID_CONTEXT);
  const ur_context_native_properties_t properties{UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES, nullptr, true};
  EXPECT_EQ(api().Context.pfnCreateWithNativeHandle(native, adapter, 1, &devices[2], &properties, none.out()),
            UR_RESULT_ERROR_INVALID_DEVICE)
      << "the native context doesn't span it";
  EXPECT_TRUE(sim::Vendor::contextExists(native));
  Context owner = import <ur_context_handle_t>(native, true);
  Queue queue = makeQueue(0, 1, owner);
  owner.reset();
  EXPECT_TRUE(sim::Vendor::contextExists(native)) << "the queue keeps the context";
  queue.reset();
  core::waitForBackground();
  EXPECT_FALSE(sim::Vendor::contextExists(native));
}

TEST_P(NativeHandles, DeletersRunOnceWhenNothingUsesTheContextAnyMore) {
  std::vector<int> log;
  struct Note {
    std::vector<int> *log;
    int number;
    ur_native_handle_t native;
  };
  Context made = makeContext();
  const ur_native_handle_t native = nativeOf(made.get());
  Note first{&log, 1, native}, second{&log, 2, native};
  const auto deleter = [](void *data) {
    const Note &note = *static_cast<Note *>(data);
    note.log->push_back(note.number);
    EXPECT_FALSE(sim::Vendor::contextExists(note.native)) << "the driver still has it open";
  };
  ASSERT_EQ(api().Context.pfnSetExtendedDeleter(made, deleter, &first), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().Context.pfnSetExtendedDeleter(made, deleter, &second), UR_RESULT_SUCCESS);
  Queue queue = makeQueue(0, 0, made);
  made.reset();
  EXPECT_TRUE(log.empty());
  queue.reset();
  core::waitForBackground();
  EXPECT_EQ(log, (std::vector<int>{1, 2}));
}

TEST_P(NativeHandles, AQueueOnTheStreamOfAnother) {
  Queue queue = inOrder();
  const ur_native_handle_t native = nativeOf(queue.get());
  EXPECT_EQ(nativeOf(queue.get()), native);
  Queue other = import <ur_queue_handle_t>(native, false);
  EXPECT_EQ(nativeOf(other.get()), native);
  EXPECT_EQ(query<ur_device_handle_t>(api().Queue.pfnGetInfo, other.get(), UR_QUEUE_INFO_DEVICE), devices[0]);
  // One stream: what one queue is given comes after what the other was given.
  uint32_t *memory = deviceMemory(16);
  fillOnly(queue, memory, 16, 1);
  fillOnly(other, memory, 16, 2);
  fillOnly(queue, memory, 16, 3);
  finish(other);
  finish(queue);
  other.reset();
  EXPECT_TRUE(sim::Vendor::streamExists(native)) << "it is the first queue's";
  fillOnly(queue, memory, 16, 4);
  finish(queue);
  queue.reset();
  EXPECT_FALSE(sim::Vendor::streamExists(native));
}

TEST_P(NativeHandles, AnExportedQueueOfSeveralStreamsKeepsToOne) {
  Queue queue = outOfOrder();
  uint32_t *memory = deviceMemory(128);
  for (uint32_t i = 0; i < 4; ++i)
    fillOnly(queue, memory + 16 * i, 16, i);
  const ur_native_handle_t native = nativeOf(queue.get());
  const size_t streams = sim->streams().size();
  sim::Hold hold = sim->holdDevice(0);
  for (uint32_t i = 0; i < 4; ++i) {
    Event event = fill(queue, memory + 64 + 16 * i, 16, i);
    EXPECT_TRUE(event.get());
  }
  EXPECT_EQ(sim->streams().size(), streams) << "work went to streams that the handle doesn't stand for";
  EXPECT_EQ(nativeOf(queue.get()), native);
  hold.open();
  finish(queue);
}

TEST_P(NativeHandles, AStreamOfTheVendorsAsAQueue) {
  sim::Vendor vendor;
  for (const bool owned : {false, true}) {
    const ur_native_handle_t native = vendor.stream(true, 1);
    Queue none;
    EXPECT_EQ(tryImport(native, true, none, devices[0]), UR_RESULT_ERROR_INVALID_DEVICE) << "it is the other device's";
    Queue queue = import <ur_queue_handle_t>(native, owned);
    EXPECT_EQ(query<ur_device_handle_t>(api().Queue.pfnGetInfo, queue.get(), UR_QUEUE_INFO_DEVICE), devices[1]);
    EXPECT_EQ(query<ur_queue_flags_t>(api().Queue.pfnGetInfo, queue.get(), UR_QUEUE_INFO_FLAGS), 0u);
    uint32_t *memory = deviceMemory(16, 1);
    Event event = fill(queue, memory, 16, 7);
    queue.reset();
    EXPECT_TRUE(sim::Vendor::streamExists(native)) << "the event keeps the queue";
    EXPECT_EQ(wait({event.get()}), UR_RESULT_SUCCESS);
    event.reset();
    EXPECT_EQ(sim::Vendor::streamExists(native), !owned);
    if (!owned)
      vendor.destroyStream(native);
  }
  Queue none;
  EXPECT_EQ(tryImport(kNothing, true, none), UR_RESULT_ERROR_INVALID_QUEUE);
  EXPECT_EQ(none.get(), nullptr);
}

TEST_P(NativeHandles, AnExposedStreamIsNeverInferredIdle) {
  Queue queue = inOrder(), other = inOrder();
  const ur_native_handle_t native = nativeOf(queue.get());
  sim::Vendor vendor;
  const core::Stream outside = vendor.open(native);
  ASSERT_NE(outside, nullptr);

  uint32_t *block = alloc(queue, 1024);
  fillOnly(queue, block, 1024, 1);
  finish(queue);
  // What the core has submitted is over; what the user has put on the stream is not, and may use the block.
  sim::Hold hold = sim->holdNextCommand();
  ASSERT_EQ(vendor.driver().fence(outside, core::FenceKind::wait, {}), UR_RESULT_SUCCESS);
  EXPECT_FALSE(query<ur_bool_t>(api().Queue.pfnGetInfo, queue.get(), UR_QUEUE_INFO_EMPTY));
  ASSERT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
  uint32_t *next = alloc(other, 1024);
  EXPECT_NE(next, block) << "memory that the user's own command may still use was handed out";
  ASSERT_EQ(tryFree(other, next), UR_RESULT_SUCCESS);
  hold.open();
  finish(queue);
  finish(other);
  vendor.driver().destroyStream(outside);
}

TEST_P(NativeHandles, AnEmptyExposedQueueSaysSoInTheEnd) {
  Queue queue = inOrder();
  (void)nativeOf(queue.get());
  EXPECT_FALSE(query<ur_bool_t>(api().Queue.pfnGetInfo, queue.get(), UR_QUEUE_INFO_EMPTY)) << "nobody has looked yet";
  sim->runUntilIdle();
  EXPECT_TRUE(query<ur_bool_t>(api().Queue.pfnGetInfo, queue.get(), UR_QUEUE_INFO_EMPTY));
}

TEST_P(NativeHandles, AnEventsNativeOneStandsForItsCommand) {
  Queue queue = inOrder();
  sim::Vendor vendor;
  uint32_t *memory = deviceMemory(16);
  sim::Hold hold = sim->holdDevice(0);
  Event event = fill(queue, memory, 16, 5);
  const ur_native_handle_t native = nativeOf(event.get());
  EXPECT_EQ(nativeOf(event.get()), native);
  core::ImportedEvent seen;
  ASSERT_EQ(vendor.native().importEvent(native, false, &seen), UR_RESULT_SUCCESS);
  core::EventStatus status{};
  ASSERT_EQ(vendor.driver().query(seen.event, &status), UR_RESULT_SUCCESS);
  EXPECT_EQ(status, core::EventStatus::submitted);
  hold.open();
  ASSERT_EQ(vendor.driver().wait(seen.event), UR_RESULT_SUCCESS);
  EXPECT_EQ(this->status(event), UR_EVENT_STATUS_COMPLETE);
  vendor.driver().destroyEvents({&seen.event, 1});
  event.reset();
  EXPECT_EQ(wait({fill(queue, memory, 16, 6)}), UR_RESULT_SUCCESS); // until then the lane may keep it, as a mark
  EXPECT_FALSE(sim::Vendor::eventExists(native)) << "it went back to a pool while its handle was out";
}

TEST_P(NativeHandles, AnEventThatNeededNoNativeOneGetsOne) {
  Queue queue = outOfOrder();
  // Out of order and with nothing to wait for, an allocation is over at once, even behind a held device.
  sim::Hold hold = sim->holdStream(0);
  Event event;
  uint32_t *block = alloc(queue, 16, nullptr, {}, event.out());
  const ur_native_handle_t native = nativeOf(event.get());
  EXPECT_EQ(nativeOf(event.get()), native) << "a second one";
  sim::Vendor vendor;
  core::ImportedEvent seen;
  ASSERT_EQ(vendor.native().importEvent(native, false, &seen), UR_RESULT_SUCCESS);
  EXPECT_EQ(vendor.driver().wait(seen.event), UR_RESULT_SUCCESS) << "it waits for a stream it has nothing to do with";
  vendor.driver().destroyEvents({&seen.event, 1});
  event.reset();
  EXPECT_FALSE(sim::Vendor::eventExists(native));
  hold.open();
  ASSERT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
  finish(queue);
}

TEST_P(NativeHandles, AnEventOfTheVendorsOrdersCommands) {
  for (const bool owned : {false, true}) {
    sim::Vendor vendor;
    const ur_native_handle_t stream = vendor.stream();
    sim::Hold hold = sim->holdStream(sim->streams().size() - 1);
    const ur_native_handle_t native = recorded(vendor, stream);
    Event event = import <ur_event_handle_t>(native, owned);
    EXPECT_EQ(nativeOf(event.get()), native);
    EXPECT_EQ(query<ur_context_handle_t>(api().Event.pfnGetInfo, event.get(), UR_EVENT_INFO_CONTEXT), context.get());
    EXPECT_EQ(status(event), UR_EVENT_STATUS_SUBMITTED);
    uint64_t time = 0;
    EXPECT_EQ(api().Event.pfnGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof time, &time, nullptr),
              UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE);
    Queue queue = inOrder();
    uint32_t *memory = deviceMemory(16);
    Event filled = fill(queue, memory, 16, 9, {event.get()});
    sim->runUntilIdle();
    EXPECT_EQ(status(filled), UR_EVENT_STATUS_SUBMITTED) << "it didn't wait for the vendor's event";
    event.reset(); // consumed
    hold.open();
    EXPECT_EQ(wait({filled.get()}), UR_RESULT_SUCCESS);
    filled.reset();
    EXPECT_EQ(sim::Vendor::eventExists(native), !owned);
    if (!owned)
      vendor.destroyEvent(native);
    vendor.destroyStream(stream);
  }
  Event none;
  EXPECT_EQ(tryImport(kNothing, true, none), UR_RESULT_ERROR_INVALID_EVENT);
  EXPECT_EQ(none.get(), nullptr);
}

TEST_P(NativeHandles, AUserEventCompletesByTheHostsWord) {
  sim::Vendor vendor;
  for (const ur_result_t outcome : {UR_RESULT_SUCCESS, UR_RESULT_ERROR_UNKNOWN}) {
    const ur_native_handle_t native = vendor.userEvent();
    Event event = import <ur_event_handle_t>(native, true);
    EXPECT_EQ(status(event), UR_EVENT_STATUS_SUBMITTED);
    vendor.signal(native, outcome);
    EXPECT_EQ(wait({event.get()}),
              outcome == UR_RESULT_SUCCESS ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
    EXPECT_EQ(status(event), outcome == UR_RESULT_SUCCESS ? UR_EVENT_STATUS_COMPLETE : UR_EVENT_STATUS_ERROR);
    event.reset();
    EXPECT_FALSE(sim::Vendor::eventExists(native));
  }
}

TEST_P(NativeHandles, AFailureTakesNothingOver) {
  sim::Vendor vendor;
  const ur_native_handle_t stream = vendor.stream(), user = vendor.userEvent();
  vendor.signal(user);
  const ur_native_handle_t contexts = nativeOf(context.get());
  ur_native_handle_t native = 0;
  failEveryCall([&] { return api().Platform.pfnGetNativeHandle(platform, &native); });
  failEveryCall([&] {
    ur_device_handle_t found = nullptr;
    const ur_result_t result = api().Device.pfnCreateWithNativeHandle(kNothing, adapter, nullptr, &found);
    return result == UR_RESULT_ERROR_INVALID_DEVICE ? UR_RESULT_SUCCESS : result;
  });
  failEveryCall([&] {
    Context made;
    const ur_result_t result = tryImport(contexts, false, made);
    EXPECT_EQ(result == UR_RESULT_SUCCESS, made.get() != nullptr);
    return result;
  });
  Queue in = inOrder(), out = outOfOrder();
  for (const ur_queue_handle_t queue : {in.get(), out.get()})
    failEveryCall([&] { return tryNative(queue, &native); });
  // Not owned, so that an attempt can be repeated; an owner's failure must leave the object as well.
  failEveryCall([&] {
    Queue made;
    const ur_result_t result = tryImport(stream, false, made);
    EXPECT_EQ(result == UR_RESULT_SUCCESS, made.get() != nullptr);
    return result;
  });
  failEveryCall([&] {
    Event made;
    return tryImport(user, false, made);
  });
  sim->failAnyCall(1);
  Queue queue;
  EXPECT_EQ(tryImport(stream, true, queue), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_TRUE(sim::Vendor::streamExists(stream));
  sim->failAnyCall(1);
  Event event;
  EXPECT_EQ(tryImport(user, true, event), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_TRUE(sim::Vendor::eventExists(user));
  EXPECT_EQ(tryImport(user, true, event), UR_RESULT_SUCCESS);
  Event complete;
  uint32_t *block = alloc(out, 16, nullptr, {}, complete.out());
  failEveryCall([&] { return api().Event.pfnGetNativeHandle(complete, &native); });
  ASSERT_EQ(tryFree(out, block), UR_RESULT_SUCCESS);
  finish(out);
  // Where the last mark of a queue on the vendor's stream failed, the context watches over the stream to its own end.
  for (Queue *one : {&in, &out})
    one->reset();
  for (Event *one : {&complete, &event})
    one->reset();
  context.reset();
  core::waitForBackground();
  vendor.destroyStream(stream);
}

/// The host's memory fails at every allocation of an import that takes its object over: the object stays the vendor's.
TEST_P(NativeHandles, AnImportThatFindsNoHostMemoryTakesNothingOver) {
  if (!heapIsCounted())
    GTEST_SKIP() << "the sanitizer has the heap";
  ignoreHeapWhere([]() noexcept { return sim::InsideDriver::here(); });
  sim::Vendor vendor;
  const auto failEvery = [&]<class H>(Owned<H> made, ur_native_handle_t native, bool (*exists)(ur_native_handle_t)) {
    size_t nth = 1;
    for (bool failed = true; failed; ++nth) {
      ASSERT_LT(nth, 50u);
      failHeapAllocation(nth);
      const ur_result_t result = tryImport(native, true, made);
      failed = stopFailingHeap();
      EXPECT_EQ(result, failed ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY : UR_RESULT_SUCCESS);
      EXPECT_TRUE(exists(native)) << "allocation " << nth;
    }
    EXPECT_GT(nth, 2u) << "nothing was made to fail";
    made.reset();
    EXPECT_FALSE(exists(native)) << "taken over, it goes with its handle";
  };
  failEvery(Queue(), vendor.stream(), &sim::Vendor::streamExists);
  const ur_native_handle_t user = vendor.userEvent();
  vendor.signal(user);
  failEvery(Event(), user, &sim::Vendor::eventExists);
}

} // namespace
} // namespace ur::test
