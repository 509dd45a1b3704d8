// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What commands cost in calls of OpenCL's, and what comes back.
#include "opencl/api_test.hpp"

#include <cstring>

namespace ur::opencl::test {
namespace {

class OpenClCalls : public ApiTest {
protected:
  void SetUp() override {
    ApiTest::SetUp();
    if (IsSkipped() || HasFatalFailure())
      return;
    queue_ = makeQueue();
    OK(urUSMDeviceAlloc(context, device, nullptr, nullptr, kSize, &memory_));
  }
  void TearDown() override {
    if (queue_) {
      EXPECT_EQ(UR_RESULT_SUCCESS, urQueueFinish(queue_));
      EXPECT_EQ(UR_RESULT_SUCCESS, urUSMFree(context, memory_));
      EXPECT_EQ(UR_RESULT_SUCCESS, urQueueRelease(queue_));
    }
    ApiTest::TearDown();
  }

  /// A command with an event that is waited for, and released.
  void fillAndWait() {
    const uint8_t pattern = 1;
    ur_event_handle_t done = nullptr;
    OK(urEnqueueUSMFill(queue_, memory_, 1, &pattern, kSize, 0, nullptr, &done));
    OK(urEventWait(1, &done));
    OK(urEventRelease(done));
  }

  static constexpr size_t kSize = 4096;
  ur_queue_handle_t queue_ = nullptr;
  void *memory_ = nullptr;
};

TEST_F(OpenClCalls, aCommandIsOneCall) {
  const uint8_t pattern = 1;
  std::vector<uint8_t> host(kSize);
  OK(urQueueFinish(queue_));
  const uint64_t before = fake::failAt(0);
  for (int i = 0; i < 10; ++i) {
    OK(urEnqueueUSMFill(queue_, memory_, 1, &pattern, kSize, 0, nullptr, nullptr));
    OK(urEnqueueUSMMemcpy(queue_, false, host.data(), memory_, kSize, 0, nullptr, nullptr));
  }
  EXPECT_EQ(20u, fake::failAt(0) - before);
  OK(urQueueFinish(queue_));
  EXPECT_EQ(21u, fake::failAt(0) - before);
  EXPECT_EQ(std::vector<uint8_t>(kSize, 1), host);
}

/// The event is looked at, where looks pay, waited for, unless that finds it over, and released with the next command.
/// Looks after the first don't count.
TEST_F(OpenClCalls, anEventIsAtMostThreeMore) {
  fillAndWait();
  const auto waited = [] { return fake::count("clWaitForEvents"); };
  const auto looked = [] { return fake::count("clGetEventInfo"); };
  const uint64_t before = fake::failAt(0), waits = waited(), looks = looked();
  const int64_t objects = fake::objects();
  for (int i = 0; i < 10; ++i)
    fillAndWait();
  EXPECT_LE(waited() - waits, 10u);
  EXPECT_LE(looked() - looks, 10u);
  EXPECT_EQ(20u + looked() - looks + waited() - waits, fake::failAt(0) - before);
  EXPECT_EQ(objects, fake::objects());
}

/// Who waits doesn't wait for an event's release: that is done while the next command runs.
TEST_F(OpenClCalls, anEventIsReleasedBehindTheNextCommand) {
  const auto released = [] { return fake::count("clReleaseEvent"); };
  fillAndWait();
  const uint64_t before = released();
  for (uint64_t i = 0; i < 3; ++i) {
    EXPECT_EQ(before + i, released());
    fillAndWait();
  }
  // Others who know the context see its events go at once.
  ur_native_handle_t native = 0;
  OK(urContextGetNativeHandle(context, &native));
  EXPECT_EQ(before + 4, released());
  fillAndWait();
  EXPECT_EQ(before + 5, released());
}

TEST_F(OpenClCalls, memoryIsOneCallEachWay) {
  if (getenv("FAKE_OPENCL_LACKS"))
    GTEST_SKIP() << "drivers that lack something may need more";
  for (const auto &[function, wanted] : {std::pair("clDeviceMemAllocINTEL", 10U), std::pair("clSVMAlloc", 10U)}) {
    const uint64_t before = fake::failAt(0), made = fake::count(function);
    for (int i = 0; i < 10; ++i) {
      void *memory = nullptr;
      OK(urUSMDeviceAlloc(context, device, nullptr, nullptr, kSize, &memory));
      EXPECT_EQ(0u, reinterpret_cast<uintptr_t>(memory) % 128);
      OK(urUSMFree(context, memory));
    }
    if (fake::count(function) != made) { // the way that this driver has
      EXPECT_EQ(wanted, fake::count(function) - made);
      EXPECT_EQ(2 * wanted, fake::failAt(0) - before);
    }
  }
}

/// On a queue that doesn't profile, whose other commands don't pay for it.
TEST_F(OpenClCalls, aMomentHasATime) {
  for (const ur_queue_flags_t flags :
       {ur_queue_flags_t{0}, ur_queue_flags_t{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}}) {
    const ur_queue_handle_t queue = makeQueue(flags);
    const uint8_t pattern = 1;
    uint64_t last = 0;
    for (int i = 0; i < 3; ++i) {
      ur_event_handle_t filled = nullptr, moment = nullptr;
      OK(urEnqueueUSMFill(queue, memory_, 1, &pattern, kSize, 0, nullptr, &filled));
      const ur_result_t result =
          urEnqueueTimestampRecordingExp(queue, false, i % 2, i % 2 ? &filled : nullptr, &moment);
      if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
        GTEST_SKIP() << "the device has no times";
      OK(result);
      uint64_t time = 0;
      EXPECT_EQ(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
                urEventGetProfilingInfo(filled, UR_PROFILING_INFO_COMMAND_END, sizeof time, &time, nullptr));
      OK(urQueueFinish(queue));
      OK(urEventGetProfilingInfo(moment, UR_PROFILING_INFO_COMMAND_END, sizeof time, &time, nullptr));
      EXPECT_LE(last, time);
      EXPECT_NE(0u, time);
      last = time;
      OK(urEventRelease(moment));
      OK(urEventRelease(filled));
    }
    OK(urQueueRelease(queue));
  }
}

TEST_F(OpenClCalls, asynchronousMemoryTakesNone) {
  void *block = nullptr;
  const auto pair = [&] {
    OK(urEnqueueUSMDeviceAllocExp(queue_, nullptr, kSize, nullptr, 0, nullptr, &block, nullptr));
    OK(urEnqueueUSMFreeExp(queue_, nullptr, block, 0, nullptr, nullptr));
  };
  pair();
  const uint64_t before = fake::failAt(0);
  for (int i = 0; i < 100; ++i)
    pair();
  EXPECT_EQ(0u, fake::failAt(0) - before);
}

TEST_F(OpenClCalls, whoWaitsForABufferOnTheHostCopiesIt) {
  uint32_t kinds = 0;
  OK(urDeviceGetInfo(device, UR_DEVICE_INFO_EXECUTION_CAPABILITIES, sizeof kinds, &kinds, nullptr));
  ur_device_type_t type{};
  OK(urDeviceGetInfo(device, UR_DEVICE_INFO_TYPE, sizeof type, &type, nullptr));
  if (type != UR_DEVICE_TYPE_CPU || !(kinds & UR_DEVICE_EXEC_CAPABILITY_FLAG_NATIVE_KERNEL))
    GTEST_SKIP() << "the device's memory isn't the host's, as far as the adapter knows";
  ur_mem_handle_t buffer = nullptr;
  OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, kSize, nullptr, &buffer));
  const std::vector<uint8_t> given(kSize, 7);
  std::vector<uint8_t> got(kSize, 0);
  OK(urEnqueueMemBufferWrite(queue_, buffer, true, 0, kSize, given.data(), 0, nullptr, nullptr));
  const uint64_t before = fake::failAt(0);
  OK(urEnqueueMemBufferRead(queue_, buffer, true, 0, kSize, got.data(), 0, nullptr, nullptr));
  EXPECT_EQ(0u, fake::failAt(0) - before);
  EXPECT_EQ(given, got);
  const uint8_t pattern = 9;
  OK(urEnqueueMemBufferFill(queue_, buffer, &pattern, 1, 0, kSize, 0, nullptr,
                            nullptr)); // and comes after the queue's work
  OK(urEnqueueMemBufferRead(queue_, buffer, true, 0, kSize, got.data(), 0, nullptr, nullptr));
  EXPECT_EQ(std::vector<uint8_t>(kSize, 9), got);
  OK(urMemRelease(buffer));
}

TEST_F(OpenClCalls, queriesTakeNone) {
  const uint64_t before = fake::failAt(0);
  char text[256];
  uint64_t number = 0;
  OK(urDeviceGetInfo(device, UR_DEVICE_INFO_DRIVER_VERSION, sizeof text, text, nullptr));
  OK(urDeviceGetInfo(device, UR_DEVICE_INFO_GLOBAL_MEM_SIZE, sizeof number, &number, nullptr));
  EXPECT_EQ(0u, fake::failAt(0) - before);
}

TEST_F(OpenClCalls, queuesAreUsedAgain) {
  const uint64_t before = fake::count("clCreateCommandQueueWithProperties") + fake::count("clCreateCommandQueue");
  for (int i = 0; i < 20; ++i) {
    const ur_queue_handle_t queue = makeQueue();
    const uint8_t pattern = 2;
    OK(urEnqueueUSMFill(queue, memory_, 1, &pattern, kSize, 0, nullptr, nullptr));
    OK(urQueueFinish(queue));
    OK(urQueueRelease(queue));
  }
  EXPECT_GE(2u, fake::count("clCreateCommandQueueWithProperties") + fake::count("clCreateCommandQueue") - before);
}

/// Threads of PoCL's give back the last event of a part's queue when everybody knows that it is over, and look at the
/// part then.
TEST_F(OpenClCalls, aPartIsKeptForAWhile) {
  const ur_device_partition_property_t one{UR_DEVICE_PARTITION_EQUALLY, {.equally = 1}};
  const ur_device_partition_properties_t split{UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, nullptr, &one, 1};
  uint64_t given = 0; // by us, of those released
  const auto splitAndRelease = [&] {
    uint32_t count = 0;
    const ur_result_t result = urDevicePartition(device, &split, 0, nullptr, &count);
    std::vector<ur_device_handle_t> parts(count);
    if (result != UR_RESULT_SUCCESS || urDevicePartition(device, &split, count, parts.data(), nullptr) != result)
      return size_t{0};
    const uint64_t before = fake::count("clReleaseDevice");
    for (ur_device_handle_t part : parts)
      EXPECT_EQ(UR_RESULT_SUCCESS, urDeviceRelease(part));
    given += fake::count("clReleaseDevice") - before;
    return parts.size();
  };
  size_t released = splitAndRelease();
  if (released == 0)
    GTEST_SKIP() << "the device has no parts of one unit";
  if (released <= 16) {
    EXPECT_EQ(0U, given);
  }
  for (int i = 0; i < 20; ++i)
    released += splitAndRelease();
  EXPECT_GT(given, 0U) << "not for ever";
  EXPECT_LE(released - given, 16U);
}

/// Whoever made an imported queue may let go of it first, and has his reference back at the end.
TEST_F(OpenClCalls, anImportedQueueIsKept) {
  ur_native_handle_t native = 0;
  ur_queue_handle_t maker = makeQueue(), imported = nullptr;
  OK(urQueueGetNativeHandle(maker, nullptr, &native));
  OK(urQueueCreateWithNativeHandle(native, context, device, nullptr, &imported));
  OK(urQueueRelease(maker));
  const uint8_t pattern = 3;
  uint8_t first = 0;
  OK(urEnqueueUSMFill(imported, memory_, 1, &pattern, kSize, 0, nullptr, nullptr));
  OK(urEnqueueUSMMemcpy(imported, true, &first, memory_, 1, 0, nullptr, nullptr));
  EXPECT_EQ(3, first);
  OK(urQueueFinish(imported));
  const uint64_t released = fake::count("clReleaseCommandQueue");
  OK(urQueueRelease(imported));
  EXPECT_EQ(released + 1, fake::count("clReleaseCommandQueue"));
}

/// Fills of all shapes: patterns that OpenCL doesn't take, and rows apart.
TEST_F(OpenClCalls, anyPatternFills) {
  std::vector<uint8_t> host(kSize), expected(kSize);
  for (const size_t pattern : {1, 2, 3, 4, 7, 12, 16, 64, 100, 128, 256, 1000}) {
    SCOPED_TRACE(pattern);
    std::vector<uint8_t> bytes(pattern);
    for (size_t i = 0; i < pattern; ++i)
      bytes[i] = static_cast<uint8_t>(i * 7 + pattern);
    const size_t size = kSize / 2 / pattern * pattern;
    const uint8_t zero = 0;
    OK(urEnqueueUSMFill(queue_, memory_, 1, &zero, kSize, 0, nullptr, nullptr));
    // At an odd place.
    OK(urEnqueueUSMFill(queue_, static_cast<uint8_t *>(memory_) + 1, pattern, bytes.data(), size, 0, nullptr, nullptr));
    std::memset(bytes.data(), 0xff, pattern); // it has been read
    OK(urEnqueueUSMMemcpy(queue_, true, host.data(), memory_, kSize, 0, nullptr, nullptr));
    std::fill(expected.begin(), expected.end(), uint8_t{0});
    for (size_t i = 0; i < size; ++i)
      expected[1 + i] = static_cast<uint8_t>(i % pattern * 7 + pattern);
    EXPECT_EQ(expected, host);
  }
}

TEST_F(OpenClCalls, rowsAreCopied) {
  std::vector<uint8_t> host(kSize), back(kSize);
  for (size_t i = 0; i < kSize; ++i)
    host[i] = static_cast<uint8_t>(i);
  for (const ur_queue_flags_t flags :
       {ur_queue_flags_t{0}, ur_queue_flags_t{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}}) {
    const ur_queue_handle_t queue = makeQueue(flags);
    ur_event_handle_t there = nullptr;
    OK(urEnqueueUSMMemcpy2D(queue, false, memory_, 64, host.data(), 128, 32, 16, 0, nullptr, &there));
    OK(urEnqueueUSMMemcpy2D(queue, true, back.data(), 100, memory_, 64, 32, 16, 1, &there, nullptr));
    for (size_t row = 0; row < 16; ++row)
      EXPECT_EQ(0, std::memcmp(back.data() + row * 100, host.data() + row * 128, 32)) << row;
    OK(urEventRelease(there));
    OK(urQueueRelease(queue));
  }
}

} // namespace
} // namespace ur::opencl::test
