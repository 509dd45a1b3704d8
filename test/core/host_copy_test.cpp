// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the host reaches all memory, who waits for a short copy of a buffer makes it, once its queue is done with what
// it has.
#include "core/buffer_rig.hpp"

#include <thread>

namespace ur::test {
namespace {

class HostCopies : public BufferTest {
protected:
  void configure(sim::Options &options) override { options.caps.hostCopies = options.caps.sharedDeviceMemory = true; }
  size_t commands() const { return sim->commands().size(); }
  void writeAndWait(ur_queue_handle_t queue, ur_mem_handle_t to, const Words &words, const Waits &waits = {},
                    ur_event_handle_t *event = nullptr) {
    EXPECT_EQ(api().Enqueue.pfnMemBufferWrite(queue, to, true, 0, words.size() * 4, words.data(), count(waits),
                                              list(waits), event),
              UR_RESULT_SUCCESS);
  }
};
UR_TEST_ALL_SHAPES(HostCopies);

TEST_P(HostCopies, NeedNoCommand) {
  const Queue queue = inOrder();
  const Buffer made = buffer(64);
  const size_t before = commands();
  writeAndWait(queue, made, counting(64));
  EXPECT_EQ(read(queue, made, 10, 20), counting(10, 20));
  Words flat(4);
  ASSERT_EQ(api().Enqueue.pfnMemBufferReadRect(queue, made, true, {4, 1, 0}, {0, 0, 0}, {8, 2, 1}, 32, 0, 8, 0,
                                               flat.data(), 0, nullptr, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(flat, (Words{9, 10, 17, 18}));
  EXPECT_EQ(commands(), before);
}

TEST_P(HostCopies, ComeAfterTheQueuesWork) {
  const Queue queue = inOrder();
  const Buffer made = buffer(64);
  static_cast<void>(write(queue, made, counting(64))); // not waited for
  const size_t before = commands();
  EXPECT_EQ(read(queue, made, 64), counting(64));
  EXPECT_EQ(commands(), before) << "the queue is waited for, and nothing else is asked of the driver";
  EXPECT_EQ(sim->calls(Call::finish), 1u);
  addTo(queue, made, 64, 1000);
  EXPECT_EQ(read(queue, made, 64), counting(64, 1000));
  EXPECT_EQ(read(queue, made, 64), counting(64, 1000));
  EXPECT_EQ(sim->calls(Call::finish), 2u);
}

/// No lock is held while the queue is waited for, and what others put there meanwhile comes first.
TEST_P(HostCopies, AreCommandsBehindWhatComesWhileTheyWait) {
  const Queue queue = inOrder();
  const Buffer made = buffer(64);
  writeAndWait(queue, made, counting(64));
  sim::Hold gate = sim->holdNextCommand();
  addTo(queue, made, 64, 1000);
  std::jthread other([&] {
    EXPECT_TRUE(sim->awaitWaiting(1));
    addTo(queue, made, 64, 2000);
    gate.open();
  });
  EXPECT_EQ(read(queue, made, 64), counting(64, 3000));
}

TEST_P(HostCopies, AreCommandsWhereTheQueueCanNotBeWaitedFor) {
  const Queue queue = inOrder();
  const Buffer made = buffer(64);
  writeAndWait(queue, made, counting(64));
  addTo(queue, made, 64, 1000);
  const size_t before = commands();
  sim->failCall(Call::finish);
  EXPECT_EQ(read(queue, made, 64), counting(64, 1000));
  EXPECT_GT(commands(), before);
}

/// Others may have put work on the stream natively.
TEST_P(HostCopies, AreCommandsOnAStreamThatIsHandedOut) {
  const Queue queue = inOrder();
  const Buffer made = buffer(64);
  ur_native_handle_t native = 0;
  ASSERT_EQ(api().Queue.pfnGetNativeHandle(queue, nullptr, &native), UR_RESULT_SUCCESS);
  const size_t before = commands();
  writeAndWait(queue, made, counting(64));
  EXPECT_GT(commands(), before);
  EXPECT_EQ(sim->calls(Call::finish), 0u);
}

TEST_P(HostCopies, ComeAfterWhatTheyWaitFor) {
  const Queue queue = inOrder(), other = inOrder();
  const Buffer made = buffer(64);
  const Event written = write(other, made, counting(64));
  const size_t before = commands();
  EXPECT_EQ(read(queue, made, 64, 0, {written}), counting(64));
  EXPECT_GT(commands(), before);
}

TEST_P(HostCopies, AreCommandsWhereSomebodyWantsTheirEvents) {
  const Queue queue = inOrder();
  const Buffer made = buffer(64);
  const size_t before = commands();
  Event event;
  writeAndWait(queue, made, counting(64), {}, event.out());
  EXPECT_GT(commands(), before);
  EXPECT_NE(event.get(), nullptr);
}

TEST_P(HostCopies, AreCommandsWhereTheyAreLongOrOutOfOrder) {
  constexpr size_t kWords = (1 << 18) + 1;
  const Buffer large = buffer(kWords);
  const Queue queue = inOrder(), unordered = makeQueue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
  size_t before = commands();
  writeAndWait(queue, large, counting(kWords));
  EXPECT_GT(commands(), before);
  before = commands();
  EXPECT_EQ(read(unordered, large, 8, 100), counting(8, 100));
  EXPECT_GT(commands(), before);
}

TEST_P(HostCopies, BringInitialContents) {
  const Queue queue = inOrder();
  Words words = counting(64);
  const Buffer made = bufferOf(words), used = buffer(64, UR_MEM_FLAG_USE_HOST_POINTER, words.data());
  for (const ur_mem_handle_t one : {made.get(), used.get()}) {
    EXPECT_EQ(read(queue, one, 64), counting(64));
    writeAndWait(queue, one, counting(64, 5));
    EXPECT_EQ(read(queue, one, 64), counting(64, 5));
  }
}

TEST_P(HostCopies, SeeMappedContents) {
  const Queue queue = inOrder();
  const Buffer made = buffer(64);
  writeAndWait(queue, made, counting(64));
  void *mapped = nullptr;
  ASSERT_EQ(api().Enqueue.pfnMemBufferMap(queue, made, true, UR_MAP_FLAG_READ | UR_MAP_FLAG_WRITE, 0, 256, 0, nullptr,
                                          nullptr, &mapped),
            UR_RESULT_SUCCESS);
  auto *words = static_cast<uint32_t *>(mapped);
  EXPECT_EQ(Words(words, words + 64), counting(64));
  words[3] = 77;
  ASSERT_EQ(api().Enqueue.pfnMemUnmap(queue, made, mapped, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(read(queue, made, 2, 2), (Words{2, 77}));
}

} // namespace
} // namespace ur::test
