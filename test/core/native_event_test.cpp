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

} // namespace
} // namespace ur::test
