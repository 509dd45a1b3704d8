// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Events shared between real processes: this program starts itself again as the other one. What travels does so in its
// environment.
#include "cuda/inter_process_fixture.hpp"

#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

namespace ur::cuda::test {
namespace {

constexpr const char *kEvent = "LANEWAY_TEST_EVENT", *kMemory = "LANEWAY_TEST_MEMORY", *kMark = "LANEWAY_TEST_MARK";
constexpr size_t kSize = 1000;

class SharedEventsTest : public InterProcessTest {
protected:
  void TearDown() override {
    CudaTest::TearDown();
    if (event)
      driver->destroyEvents({&event, 1});
    driver.reset();
  }
  static EventStatus statusIn(Driver &in, NativeEvent of) {
    EventStatus status = EventStatus::failed;
    EXPECT_EQ(UR_RESULT_SUCCESS, in.query(of, &status));
    return status;
  }
  static void record(Driver &in, Stream on, NativeEvent which) {
    OK(in.fence(on, FenceKind::wait, {.signal = &which}));
  }

  NativeEvent event = nullptr;
};

TEST_F(SharedEventsTest, OtherProcessWaitsAndSignals) {
  if (given(kEvent).empty())
    GTEST_SKIP() << "a part of OrderTheWorkOfProcesses";
  uint32_t device = 7;
  OK(part->openEvent(given(kEvent), &device, &event));
  EXPECT_EQ(1u, device);
  void *memory = nullptr;
  OK(part->openMemory(1, given(kMemory), kSize, &memory));
  const Stream on = stream(*driver, 1);
  EXPECT_EQ(EventStatus::submitted, statusIn(*driver, event));
  std::vector<uint8_t> bytes(kSize);
  OK(driver->copy(on, {.dst = bytes.data(), .src = memory, .width = kSize}, {.waits = {&event, 1}}));
  std::ofstream(std::getenv(kMark)) << "waits\n";
  OK(driver->wait(event));
  OK(driver->finish(on));
  EXPECT_EQ(std::vector<uint8_t>(kSize, 6), bytes);
  fill(*driver, on, memory, kSize, 7);
  record(*driver, on, event);
  OK(driver->finish(on));
  OK(part->closeMemory(memory, kSize));
}

TEST_F(SharedEventsTest, OrderTheWorkOfProcesses) {
  void *memory = nullptr;
  OK(part->allocShareable(1, kSize, 256, &memory));
  OK(part->createSharedEvent(1, &event));
  EXPECT_EQ(EventStatus::complete, statusIn(*driver, event)) << "before the first signal";
  std::vector<uint8_t> ofEvent, ofMemory;
  OK(part->exportEvent(event, &ofEvent));
  OK(part->exportMemory(memory, &ofMemory));
  const Stream on = stream(*driver, 1);
  std::atomic<bool> gate{false};
  OK(driver->hostCall(on, [](void *data) noexcept { static_cast<std::atomic<bool> *>(data)->wait(false); }, &gate, {}));
  fill(*driver, on, memory, kSize, 6);
  record(*driver, on, event);
  const std::filesystem::path mark =
      std::filesystem::temp_directory_path() / ("laneway_event_" + std::to_string(getpid()));
  std::atomic<int> code{-2};
  std::thread other([&] {
    code = ur::test::runInOtherProcess(
        "SharedEventsTest.OtherProcessWaitsAndSignals",
        {{kEvent, ur::test::hexOf(ofEvent)}, {kMemory, ur::test::hexOf(ofMemory)}, {kMark, mark.string()}});
  });
  while (!std::filesystem::exists(mark) && code == -2)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  EXPECT_EQ(EventStatus::submitted, statusIn(*driver, event));
  gate = true;
  gate.notify_all();
  other.join();
  std::filesystem::remove(mark);
  EXPECT_EQ(0, code);
  EXPECT_EQ(EventStatus::complete, statusIn(*driver, event));
  EXPECT_EQ(std::vector<uint8_t>(kSize, 7), read(*driver, on, memory, kSize));
  OK(driver->free(MemoryKind::device, memory));
}

TEST_F(SharedEventsTest, OtherProcessFindsNothing) {
  if (given(kEvent).empty())
    GTEST_SKIP() << "a part of OpenOnlyWhatIsThere";
  uint32_t device = 0;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, part->openEvent(given(kEvent), &device, &event));
}

TEST_F(SharedEventsTest, OpenOnlyWhatIsThere) {
  OK(part->createSharedEvent(0, &event));
  std::vector<uint8_t> bytes;
  OK(part->exportEvent(event, &bytes));
  const std::unique_ptr<Driver> other = open({1}), same = open({1, 0});
  NativeEvent opened = nullptr;
  uint32_t device = 7;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, other->interProcess()->openEvent(bytes, &device, &opened))
      << "its device isn't there";
  OK(same->interProcess()->openEvent(bytes, &device, &opened));
  EXPECT_EQ(1u, device);
  driver->destroyEvents({&event, 1});
  EXPECT_EQ(EventStatus::complete, statusIn(*same, opened)) << "in one process it stays as long as it has users";
  same->destroyEvents({&opened, 1});
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, same->interProcess()->openEvent(bytes, &device, &opened));
  event = nullptr;
  EXPECT_EQ(
      0, ur::test::runInOtherProcess("SharedEventsTest.OtherProcessFindsNothing", {{kEvent, ur::test::hexOf(bytes)}}));
  bytes.pop_back();
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, part->openEvent(bytes, &device, &opened));
}

TEST_F(SharedEventsTest, EndWithTheirLastUser) {
  const auto objects = hook<uint64_t()>("fakeCudaObjects");
  const uint64_t before = objects();
  OK(part->createSharedEvent(0, &event));
  NativeEvent again = nullptr;
  OK(part->shareEvent(event, &again));
  driver->destroyEvents({&event, 1});
  event = nullptr;
  record(*driver, stream(*driver, 0), again);
  OK(driver->wait(again));
  driver->destroyEvents({&again, 1});
  EXPECT_GE(before + 1, objects()) << "the stream stays";
}

TEST_F(SharedEventsTest, AFailingCallLeavesNothing) {
  const auto objects = hook<uint64_t()>("fakeCudaObjects");
  const uint64_t before = objects();
  const auto go = [&] {
    std::vector<uint8_t> bytes;
    ur_result_t result = part->createSharedEvent(0, &event);
    if (result != UR_RESULT_SUCCESS)
      return result;
    uint32_t device = 0;
    NativeEvent opened = nullptr;
    result = part->exportEvent(event, &bytes);
    if (result == UR_RESULT_SUCCESS)
      result = part->openEvent(bytes, &device, &opened);
    if (result == UR_RESULT_SUCCESS)
      driver->destroyEvents({&opened, 1});
    driver->destroyEvents({&event, 1});
    event = nullptr;
    return result;
  };
  const uint64_t first = failAt(0);
  OK(go());
  const uint64_t calls = failAt(0) - first;
  EXPECT_GE(calls, 4u);
  for (uint64_t n = 1; n <= calls; ++n) {
    (void)failAt(n);
    (void)go();
    (void)failAt(0);
    EXPECT_EQ(before, objects()) << "after the failure of call " << n;
  }
}

} // namespace
} // namespace ur::cuda::test
