// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Commands that wait for something not submitted yet: they are put off, nothing else is, and none is lost.
#include "core/deferral_test.hpp"
#include "support/seeds.hpp"

#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

namespace ur::test {
namespace {

class Deferral : public DeferralTest {};
UR_TEST_ALL_SHAPES_AND_SILENT(Deferral);

size_t deferralThreads() {
  size_t count = 0;
  for (const auto &task : std::filesystem::directory_iterator("/proc/self/task")) {
    std::ifstream file(task.path() / "comm");
    std::string name;
    std::getline(file, name);
    count += name == "ur-deferral";
  }
  return count;
}

TEST_P(Deferral, TheCommandGoesOutWhenItsWaitIsSignalled) {
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order);
    uint32_t *memory = hostMemory(2);
    const UserEvent user = userEvent();
    const size_t before = submitted();
    uint32_t pattern = 5;
    Event done;
    ur_event_handle_t list[1] = {user};
    ASSERT_EQ(api().Enqueue.pfnUSMFill(queue, memory, 4, &pattern, 8, 1, list, done.out()), UR_RESULT_SUCCESS);
    pattern = 6; // what the caller's arrays hold after the call is nobody's business
    list[0] = nullptr;
    EXPECT_EQ(status(done), UR_EVENT_STATUS_QUEUED);
    EXPECT_FALSE(empty(queue));
    flush(queue);
    EXPECT_EQ(submitted(), before);
    EXPECT_EQ(status(user), UR_EVENT_STATUS_SUBMITTED);
    signal(user);
    flush(queue);
    EXPECT_EQ(submitted(), before + 1) << "a flush pushes what has become ready";
    EXPECT_EQ(wait({done}), UR_RESULT_SUCCESS);
    EXPECT_EQ(status(done), UR_EVENT_STATUS_COMPLETE);
    EXPECT_EQ(memory[0], 5u);
    EXPECT_EQ(memory[1], 5u);
    finish(queue);
    EXPECT_TRUE(empty(queue));
  }
}

TEST_P(Deferral, ItsThreadStartsOnlyThen) {
  const size_t before = deferralThreads();
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(1);
  const Event first = fill(queue, memory, 1, 1);
  fillOnly(queue, memory, 1, 2, {first});
  const UserEvent user = userEvent();
  EXPECT_EQ(deferralThreads(), before);
  fillOnly(queue, memory, 1, 3, {user});
  // A thread has its name a moment after its start.
  for (const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
       deferralThreads() == before && std::chrono::steady_clock::now() < end;)
    std::this_thread::yield();
  EXPECT_EQ(deferralThreads(), before + 1);
  signal(user);
  finish(queue);
}

TEST_P(Deferral, AnInOrderQueueKeepsItsOrder) {
  const Queue queue = inOrder();
  uint32_t *memory = hostMemory(1);
  const UserEvent user = userEvent();
  const size_t before = submitted();
  fillOnly(queue, memory, 1, 1, {user});
  const Event second = add(queue, memory, 1, 10); // no list: behind the fill all the same
  fillOnly(queue, hostMemory(1), 1, 9);
  const Event last = add(queue, memory, 1, 100);
  sim->runUntilIdle();
  EXPECT_EQ(submitted(), before);
  EXPECT_EQ(status(second), UR_EVENT_STATUS_QUEUED);
  signal(user);
  EXPECT_EQ(wait({last}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 111u);
  const Event direct = fill(queue, memory, 1, 7);
  EXPECT_EQ(wait({direct}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 7u);
}

TEST_P(Deferral, OutOfOrderOnlyDependentsWait) {
  const Queue queue = outOfOrder();
  uint32_t *a = hostMemory(1), *b = hostMemory(1);
  const UserEvent user = userEvent();
  const Event held = fill(queue, a, 1, 1, {user});
  const Event dependent = add(queue, a, 1, 1, {held});
  const Event free = fill(queue, b, 1, 2);
  const Event behindFree = add(queue, b, 1, 2, {free});
  EXPECT_EQ(wait({behindFree}), UR_RESULT_SUCCESS);
  EXPECT_EQ(b[0], 4u);
  EXPECT_EQ(status(dependent), UR_EVENT_STATUS_QUEUED);
  signal(user);
  EXPECT_EQ(wait({dependent}), UR_RESULT_SUCCESS);
  EXPECT_EQ(a[0], 2u);
}

TEST_P(Deferral, BarriersComeAfterWhatIsDeferred) {
  const Queue queue = outOfOrder();
  uint32_t *a = hostMemory(1), *b = hostMemory(1);
  const UserEvent user = userEvent();
  const Event held = fill(queue, a, 1, 1, {user});
  fillOnly(queue, b, 1, 3);
  const Event fence = barrier(queue);
  const Event behindA = add(queue, a, 1, 1), behindB = add(queue, b, 1, 1); // ordered by the barrier alone
  const Event second = barrier(queue);
  const Event last = add(queue, a, 1, 10);
  sim->runUntilIdle();
  EXPECT_EQ(status(fence), UR_EVENT_STATUS_QUEUED);
  EXPECT_EQ(status(behindB), UR_EVENT_STATUS_QUEUED);
  signal(user);
  EXPECT_EQ(wait({last, behindA, behindB, second}), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(held), UR_EVENT_STATUS_COMPLETE);
  EXPECT_EQ(a[0], 12u);
  EXPECT_EQ(b[0], 4u);
  fillOnly(queue, a, 1, 0); // the barriers are over: this goes out at once
  finish(queue);
  EXPECT_EQ(a[0], 0u);
}

TEST_P(Deferral, ABarrierOfAListHoldsUpOnlyWhatFollows) {
  const Queue queue = outOfOrder();
  uint32_t *a = hostMemory(1), *b = hostMemory(1);
  const UserEvent user = userEvent();
  const Event early = fill(queue, a, 1, 1);
  const Event fence = barrier(queue, {user});
  const Event late = fill(queue, b, 1, 2);
  EXPECT_EQ(wait({early}), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(fence), UR_EVENT_STATUS_QUEUED);
  EXPECT_EQ(status(late), UR_EVENT_STATUS_QUEUED);
  signal(user);
  EXPECT_EQ(wait({late}), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(fence), UR_EVENT_STATUS_COMPLETE);
}

TEST_P(Deferral, ChainsThroughQueuesAndDevices) {
  const Queue first = inOrder(), second = outOfOrder(), far = makeQueue(0, 1);
  uint32_t *memory = hostMemory(1), *copies = hostMemory(2);
  const UserEvent user = userEvent(), other = userEvent();
  const Event one = fill(first, memory, 1, 1, {user});
  const Event two = add(second, memory, 1, 10, {one});
  Event three, five;
  ASSERT_EQ(tryCopy(far, copies, memory, 4, {two, other}, three.out()), UR_RESULT_SUCCESS);
  const Event four = add(first, memory, 1, 100, {three});
  ASSERT_EQ(tryCopy(far, copies + 1, memory, 4, {four}, five.out()), UR_RESULT_SUCCESS);
  const Event aside = fill(second, hostMemory(1), 1, 5);
  signal(other);
  flush(far);
  EXPECT_EQ(status(three), UR_EVENT_STATUS_QUEUED);
  std::thread later([&] { signal(user); });
  EXPECT_EQ(wait({five, user, one, aside, three, five}), UR_RESULT_SUCCESS) << "of several queues and devices";
  later.join();
  EXPECT_EQ(copies[0], 11u);
  EXPECT_EQ(copies[1], 111u);
}

TEST_P(Deferral, EverythingMayBeBehindSuchAnEvent) {
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order);
    const UserEvent user = userEvent();
    const bool hostCalls = GetParam().caps.hostCalls;
    uint32_t *result = hostMemory(4);
    Event allocated, launched, copied, freed, ran;
    uint32_t *block = alloc(queue, 4, nullptr, {user}, allocated.out());
    const Event filled = fill(queue, block, 4, 1, {allocated});
    {
      uint32_t value = 41;
      const Program mine = makeProgram("add_u32");
      Kernel kernel;
      ASSERT_EQ(api().Kernel.pfnCreate(mine, "add_u32", kernel.out()), UR_RESULT_SUCCESS);
      ASSERT_EQ(tryLaunch(queue, kernel, 4, {pointerArg(0, block), wordArg(1, value)}, {filled}, launched.out()),
                UR_RESULT_SUCCESS);
      value = 0; // and the kernel's and the program's handles go
    }
    ASSERT_EQ(tryCopy(queue, result, block, 16, {launched}, copied.out()), UR_RESULT_SUCCESS);
    std::atomic<uint32_t> seen{0};
    Waits last{copied};
    if (hostCalls) {
      ASSERT_EQ(api().EnqueueExp.pfnHostTaskExp(
                    queue, [](void *data) { ++*static_cast<std::atomic<uint32_t> *>(data); }, &seen, nullptr, 1,
                    list(last), ran.out()),
                UR_RESULT_SUCCESS);
      last = {ran};
    }
    freed = free(queue, block, last);
    EXPECT_EQ(status(freed), UR_EVENT_STATUS_QUEUED);
    EXPECT_EQ(status(launched), UR_EVENT_STATUS_QUEUED);
    signal(user);
    EXPECT_EQ(wait({freed}), UR_RESULT_SUCCESS);
    EXPECT_EQ(wait({copied}), UR_RESULT_SUCCESS);
    EXPECT_EQ(result[0], 42u);
    EXPECT_EQ(result[3], 42u);
    EXPECT_EQ(seen, hostCalls ? 1u : 0u);
    finish(queue);
  }
}

TEST_P(Deferral, BuffersAreBroughtInOrder) {
  const Queue queue = inOrder(), far = makeQueue(0, 1);
  Buffer buffer;
  ASSERT_EQ(api().Mem.pfnBufferCreate(context, UR_MEM_FLAG_READ_WRITE, 64, nullptr, buffer.out()), UR_RESULT_SUCCESS);
  const UserEvent user = userEvent();
  std::vector<uint32_t> in(16, 3), out(16, 0);
  ur_event_handle_t waits[1] = {user};
  Event written, read;
  ASSERT_EQ(api().Enqueue.pfnMemBufferWrite(queue, buffer, false, 0, 64, in.data(), 1, waits, written.out()),
            UR_RESULT_SUCCESS);
  uint32_t pattern = 8;
  waits[0] = written;
  Event filled;
  ASSERT_EQ(api().Enqueue.pfnMemBufferFill(far, buffer, &pattern, 4, 0, 32, 1, waits, filled.out()), UR_RESULT_SUCCESS);
  pattern = 0;
  waits[0] = filled;
  ASSERT_EQ(api().Enqueue.pfnMemBufferRead(queue, buffer, false, 0, 64, out.data(), 1, waits, read.out()),
            UR_RESULT_SUCCESS);
  buffer.reset();
  signal(user);
  EXPECT_EQ(wait({read}), UR_RESULT_SUCCESS);
  EXPECT_EQ(out[0], 8u);
  EXPECT_EQ(out[7], 8u);
  EXPECT_EQ(out[8], 3u);
  finish(queue);
  finish(far);
}

TEST_P(Deferral, BlockingCommandsWait) {
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(1);
  const UserEvent user = userEvent();
  fillOnly(queue, memory, 1, 12, {user});
  std::thread later([&] { signal(user); });
  uint32_t word = 0;
  EXPECT_EQ(tryCopy(queue, &word, memory, 4, {}, nullptr, true), UR_RESULT_SUCCESS);
  EXPECT_EQ(word, 12u);
  later.join();
}

TEST_P(Deferral, FinishCoversWhatIsDeferred) {
  for (const ur_queue_flags_t order : orders()) {
    const Queue queue = makeQueue(order);
    uint32_t *memory = hostMemory(1);
    const UserEvent user = userEvent();
    fillOnly(queue, memory, 1, 12, {user});
    std::thread later([&] { signal(user); });
    finish(queue);
    EXPECT_EQ(memory[0], 12u);
    later.join();
    const UserEvent again = userEvent();
    fillOnly(queue, memory, 1, 13, {again});
    std::thread once([&] { signal(again); });
    EXPECT_EQ(api().DeviceExp.pfnWaitExp(devices[0]), UR_RESULT_SUCCESS) << "waiting for a device covers it, too";
    EXPECT_EQ(memory[0], 13u);
    once.join();
  }
}

TEST_P(Deferral, AnotherDeviceIsNotWaitedFor) {
  const Queue far = makeQueue(0, 1);
  const UserEvent user = userEvent();
  const Event held = fill(far, hostMemory(1), 1, 1, {user});
  EXPECT_EQ(api().DeviceExp.pfnWaitExp(devices[0]), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(held), UR_EVENT_STATUS_QUEUED);
  signal(user);
  EXPECT_EQ(wait({held}), UR_RESULT_SUCCESS);
}

TEST_P(Deferral, CallbacksComeWithTheCommand) {
  const Queue queue = inOrder();
  const UserEvent user = userEvent();
  const Event held = fill(queue, hostMemory(1), 1, 1, {user});
  std::atomic<int> calls{0};
  const auto count = [](ur_event_handle_t, ur_execution_info_t, void *data) {
    ++*static_cast<std::atomic<int> *>(data);
  };
  ASSERT_EQ(api().Event.pfnSetCallback(held, UR_EXECUTION_INFO_COMPLETE, count, &calls), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().Event.pfnSetCallback(held, UR_EXECUTION_INFO_SUBMITTED, count, &calls), UR_RESULT_SUCCESS);
  EXPECT_EQ(calls, 0);
  signal(user);
  EXPECT_EQ(wait({held}), UR_RESULT_SUCCESS);
  sim->runUntilIdle();
  for (const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
       calls != 2 && std::chrono::steady_clock::now() < end;)
    std::this_thread::yield();
  EXPECT_EQ(calls, 2);
}

TEST_P(Deferral, SeveralThreadsAtOnce) {
  constexpr int kThreads = 4, kRounds = 25;
  const Queue shared = inOrder(), loose = outOfOrder();
  std::vector<std::thread> threads;
  std::vector<uint32_t *> memory;
  for (int i = 0; i < kThreads; ++i)
    memory.push_back(hostMemory(1));
  const Kernel warm = makeKernel("add_u32"); // the program is made once
  for (int i = 0; i < kThreads; ++i) {
    threads.emplace_back([&, i] {
      Event last = fill(shared, memory[i], 1, 0);
      for (int round = 0; round < kRounds; ++round) {
        const UserEvent user = userEvent();
        const Event held = add(loose, memory[i], 1, 1, {user, last});
        const Event next = add(shared, memory[i], 1, 1, {held});
        signal(user);
        last = add(loose, memory[i], 1, 1, {next});
      }
      EXPECT_EQ(wait({last}), UR_RESULT_SUCCESS);
    });
  }
  for (std::thread &thread : threads)
    thread.join();
  for (int i = 0; i < kThreads; ++i)
    EXPECT_EQ(memory[i][0], 3u * kRounds);
  finish(shared);
  finish(loose);
}

/// What one thread is about to wait for, another submits at that very moment, or nearly so: a wait list that looked
/// twice met the moment between its looks in three of five runs of 40,000 rounds. The simulated driver refuses a wait
/// for an event that was never made. scripts/test --long runs 40,000 of them.
TEST_P(Deferral, ACommandMayBeSubmittedWhileOthersBeginToWaitForIt) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  const uint64_t rounds = seeds(500).count;
#else
  const uint64_t rounds = seeds(4000).count;
#endif
  constexpr uint32_t kMoments = 2000, kLooks = 1000;
  const Queue queue = inOrder(), other = inOrder();
  uint32_t *memory = deviceMemory(2);
  std::atomic<ur_native_handle_t> next = 0;
  std::atomic<bool> over = false;
  std::jthread submits([&] {
    for (uint32_t looks = 1; !over; ++looks) {
      if (const ur_native_handle_t native = next.exchange(0)) {
        vendor_->signal(native, UR_RESULT_SUCCESS);
        flush(queue);
      } else if (looks % kLooks == 0) { // Where there is no core for both threads, neither uses up its time.
        std::this_thread::yield();
      }
    }
  });
  // On a machine that is full, fewer of them; not where somebody asks for a number.
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(std::getenv("UR_TEST_SEEDS") ? 3600 : 5);
  for (uint32_t round = 0; round < rounds && !HasFailure() && std::chrono::steady_clock::now() < end; ++round) {
    const UserEvent user = userEvent();
    const Event command = fill(queue, memory, 1, round, {user});
    next = user.native;
    for (uint32_t looks = 1; next != 0; ++looks) {
      if (looks % kLooks == 0)
        std::this_thread::yield();
    }
    // Few rounds try moments from all over, too.
    for (uint32_t moment = 0; moment < round * 7 % kMoments && !over; ++moment) {
    }
    fillOnly(other, memory + 1, 1, round, {command});
    finish(other);
  }
  over = true;
}

} // namespace
} // namespace ur::test
