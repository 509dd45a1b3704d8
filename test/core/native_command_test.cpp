// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native commands: what a function puts on the queue's native stream itself, in the queue's order.
#include "core/deferral_test.hpp"

namespace ur::test {
namespace {

class NativeCommands : public DeferralTest {
protected:
  using Function = ur_exp_enqueue_native_command_function_t;
  ur_result_t tryNative(ur_queue_handle_t queue, Function function, void *data, const Waits &waits = {},
                        ur_event_handle_t *event = nullptr, const std::vector<ur_mem_handle_t> &buffers = {}) {
    return api().EnqueueExp.pfnNativeCommandExp(queue, function, data, static_cast<uint32_t>(buffers.size()),
                                                buffers.empty() ? nullptr : buffers.data(), nullptr, count(waits),
                                                list(waits), event);
  }

  /// A copy by the vendor's own API, on the stream behind a queue.
  struct Copy {
    sim::Vendor *vendor;
    uint32_t *dst;
    const uint32_t *src;
    static void enqueue(ur_queue_handle_t queue, void *data) {
      const Copy &copy = *static_cast<Copy *>(data);
      ur_native_handle_t native = 0;
      ASSERT_EQ(api().Queue.pfnGetNativeHandle(queue, nullptr, &native), UR_RESULT_SUCCESS);
      const core::Stream stream = copy.vendor->open(native);
      ASSERT_NE(stream, nullptr);
      EXPECT_EQ(copy.vendor->driver().copy(
                    stream, {.dst = copy.dst, .src = copy.src, .width = 4, .dstRowPitch = 4, .srcRowPitch = 4}, {}),
                UR_RESULT_SUCCESS);
      copy.vendor->driver().destroyStream(stream);
    }
  };
};
UR_TEST_ALL_SHAPES(NativeCommands);

TEST_P(NativeCommands, AreOrderedLikeOneCommand) {
  EXPECT_TRUE(query<ur_bool_t>(api().Device.pfnGetInfo, devices[0], UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP));
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order), other = inOrder();
    const uint32_t source = 42;
    uint32_t words[3] = {};
    Event first, done, last;
    sim::Hold hold = sim->holdNextCommand();
    ASSERT_EQ(tryCopy(other, words, &source, 4, {}, first.out()), UR_RESULT_SUCCESS);
    Copy copy{&*vendor_, words + 1, words};
    ASSERT_EQ(tryNative(queue, Copy::enqueue, &copy, {first}, done.out()), UR_RESULT_SUCCESS);
    EXPECT_EQ(query<ur_command_t>(api().Event.pfnGetInfo, done.get(), UR_EVENT_INFO_COMMAND_TYPE),
              UR_COMMAND_ENQUEUE_NATIVE_EXP);
    ASSERT_EQ(tryCopy(queue, words + 2, words + 1, 4, {done}, last.out()), UR_RESULT_SUCCESS);
    sim->runUntilIdle();
    EXPECT_EQ(words[2], 0u);
    hold.open();
    EXPECT_EQ(wait({last}), UR_RESULT_SUCCESS);
    EXPECT_EQ(words[2], 42u);
    finish(queue);
    finish(other);
  }
}

TEST_P(NativeCommands, FollowAndPrecedeWithoutEvents) {
  const Queue queue = inOrder();
  const uint32_t source = 7;
  uint32_t words[3] = {};
  sim::Hold hold = sim->holdNextCommand();
  ASSERT_EQ(tryCopy(queue, words, &source, 4), UR_RESULT_SUCCESS);
  Copy copy{&*vendor_, words + 1, words};
  ASSERT_EQ(tryNative(queue, Copy::enqueue, &copy), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryCopy(queue, words + 2, words + 1, 4), UR_RESULT_SUCCESS);
  hold.open();
  finish(queue);
  EXPECT_EQ(words[2], 7u);
}

TEST_P(NativeCommands, AreRefusedWhereTheyWouldHaveToWait) {
  const Queue queue = inOrder();
  const UserEvent user = userEvent();
  int calls = 0;
  const auto count = [](ur_queue_handle_t, void *data) { ++*static_cast<int *>(data); };
  Event none;
  EXPECT_EQ(tryNative(queue, count, &calls, {user}, none.out()), UR_RESULT_ERROR_INVALID_OPERATION);
  fillOnly(queue, hostMemory(1), 1, 1, {user});
  EXPECT_EQ(tryNative(queue, count, &calls, {}, none.out()), UR_RESULT_ERROR_INVALID_OPERATION);
  EXPECT_EQ(none.get(), nullptr);
  EXPECT_EQ(calls, 0);
  signal(user);
  finish(queue);
  EXPECT_EQ(tryNative(queue, count, &calls, {}, none.out()), UR_RESULT_SUCCESS);
  EXPECT_EQ(calls, 1);
  finish(queue);
}

TEST_P(NativeCommands, FindTheirBuffersReady) {
  const Queue queue = inOrder(), far = makeQueue(0, 1);
  Buffer buffer;
  ASSERT_EQ(api().Mem.pfnBufferCreate(context, UR_MEM_FLAG_READ_WRITE, 64, nullptr, buffer.out()), UR_RESULT_SUCCESS);
  uint32_t value = 3, read = 0;
  Event filled;
  ASSERT_EQ(api().Enqueue.pfnMemBufferFill(far, buffer, &value, 4, 0, 64, 0, nullptr, filled.out()), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryNative(queue, [](ur_queue_handle_t, void *) {}, nullptr, {filled}, nullptr, {buffer}),
            UR_RESULT_SUCCESS);
  ASSERT_EQ(api().Enqueue.pfnMemBufferRead(far, buffer, true, 60, 4, &read, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(read, 3u);
  EXPECT_EQ(tryNative(queue, [](ur_queue_handle_t, void *) {}, nullptr, {}, nullptr, {nullptr}),
            UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  finish(queue);
  finish(far);
}

} // namespace
} // namespace ur::test
