// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles of events: what stands for nothing, where an import is from, and who waits for whom.
#include "core/async_test.hpp"

#include <chrono>
#include <future>
#include <thread>

namespace ur::test {
namespace {

class NativeEvents : public AsyncTest {
protected:
  static ur_native_handle_t nativeOf(ur_event_handle_t event) {
    ur_native_handle_t native = 0;
    EXPECT_EQ(api().Event.pfnGetNativeHandle(event, &native), UR_RESULT_SUCCESS);
    return native;
  }
};
UR_TEST_ALL_SHAPES(NativeEvents);

/// While the driver takes its time over one event, others are handed out: no lock is held across its calls.
TEST_P(NativeEvents, AreExportedWhileTheDriverIsBusyWithAnother) {
  Queue queue = outOfOrder(), other = outOfOrder();
  Event event, second;
  uint32_t *block = alloc(queue, 16, nullptr, {}, event.out()), *more = alloc(other, 16, nullptr, {}, second.out());
  std::thread thread;
  std::promise<void> done;
  bool meanwhile = false;
  sim->during(Call::fence, [&] {
    thread = std::thread([&] {
      (void)nativeOf(second.get());
      done.set_value();
    });
    meanwhile = done.get_future().wait_for(std::chrono::seconds(10)) == std::future_status::ready;
  });
  const ur_native_handle_t native = nativeOf(event.get());
  ASSERT_TRUE(thread.joinable()) << "no fence was needed";
  thread.join();
  EXPECT_TRUE(meanwhile) << "the export of another event waited";
  EXPECT_NE(native, nativeOf(second.get()));
  EXPECT_EQ(native, nativeOf(event.get()));
  ASSERT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryFree(other, more), UR_RESULT_SUCCESS);
  finish(queue);
  finish(other);
}

/// The API doesn't check the handle: none is nothing to wait for.
TEST_P(NativeEvents, ANullHandleIsAnEventThatIsComplete) {
  Event event;
  ASSERT_EQ(UR_RESULT_SUCCESS, api().Event.pfnCreateWithNativeHandle(0, context, nullptr, event.out()));
  EXPECT_EQ(UR_EVENT_STATUS_COMPLETE, status(event));
  EXPECT_EQ(UR_RESULT_SUCCESS, wait({event}));
  EXPECT_EQ(nullptr, query<ur_queue_handle_t>(api().Event.pfnGetInfo, event.get(), UR_EVENT_INFO_COMMAND_QUEUE));
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(1);
  fillOnly(queue, memory, 1, 4, {event});
  finish(queue);
  EXPECT_EQ(4u, *memory);
  EXPECT_NE(0u, nativeOf(event));
}

/// Where the vendor's events know their queue, an import's is a handle on the same, which the event keeps.
TEST_P(NativeEvents, AnImportKnowsItsQueueWhereTheVendorDoes) {
  const auto queueOf = [](ur_event_handle_t event) {
    return query<ur_queue_handle_t>(api().Event.pfnGetInfo, event, UR_EVENT_INFO_COMMAND_QUEUE);
  };
  const Queue queue = inOrder();
  ur_native_handle_t native = 0;
  ASSERT_EQ(UR_RESULT_SUCCESS, api().Queue.pfnGetNativeHandle(queue, nullptr, &native));
  const Event event = fill(queue, deviceMemory(1), 1, 1);
  Event import;
  ASSERT_EQ(UR_RESULT_SUCCESS, api().Event.pfnCreateWithNativeHandle(nativeOf(event), context, nullptr, import.out()));
  const ur_queue_handle_t known = queueOf(import);
  if (GetParam().caps.eventsFromEnqueue) {
    ASSERT_NE(nullptr, known);
    ur_native_handle_t same = 0;
    EXPECT_EQ(UR_RESULT_SUCCESS, api().Queue.pfnGetNativeHandle(known, nullptr, &same));
    EXPECT_EQ(native, same);
    EXPECT_EQ(known, queueOf(import)) << "another one each time";
    ASSERT_EQ(UR_RESULT_SUCCESS, api().Queue.pfnRetain(known));
    import.reset();
    EXPECT_EQ(context.get(), query<ur_context_handle_t>(api().Queue.pfnGetInfo, known, UR_QUEUE_INFO_CONTEXT));
    EXPECT_EQ(UR_RESULT_SUCCESS, wait({marker(known)}));
    EXPECT_EQ(UR_RESULT_SUCCESS, api().Queue.pfnRelease(known));
  } else {
    EXPECT_EQ(nullptr, known);
  }
  finish(queue);
}

} // namespace
} // namespace ur::test
