// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Commands of several parts that fail half-way: what has been submitted of them is over when the caller is told, who
// may free the memory then.
#include "cuda/fixture.hpp"

#include "adapters/core/port/driver_native.hpp"
#include "adapters/cuda/current.hpp"

#include <atomic>
#include <cstdlib>
#include <functional>
#include <thread>

namespace ur::cuda::test {
namespace {

class CudaFailures : public CudaTest {
protected:
  void SetUp() override {
    CudaTest::SetUp();
    driver_ = CudaTest::open({0});
    OK(driver_->createStream({}, &stream_));
    OK(driver_->alloc(MemoryKind::device, 0, kSize, 256, &memory_));
  }
  void TearDown() override {
    OK(driver_->finish(stream_));
    OK(driver_->free(MemoryKind::device, memory_));
    driver_->destroyStream(stream_);
    CudaTest::TearDown();
  }

  /// Whether the stream has nothing to do.
  bool idle() {
    ur_native_handle_t context = 0, native = 0;
    EXPECT_EQ(UR_RESULT_SUCCESS, driver_->native()->contextHandle(&context));
    EXPECT_EQ(UR_RESULT_SUCCESS, driver_->native()->streamHandle(stream_, &native));
    const Current current(api(), reinterpret_cast<CUcontext>(context));
    return api().cuStreamQuery(reinterpret_cast<CUstream>(native)) == CUDA_SUCCESS;
  }
  /// Makes each driver call of a command fail; how many there are.
  uint64_t failEach(const std::function<ur_result_t()> &command) {
    for (uint64_t n = 1;; ++n) {
      (void)failAt(n);
      const ur_result_t result = command();
      (void)failAt(0);
      if (result == UR_RESULT_SUCCESS) {
        EXPECT_EQ(UR_RESULT_SUCCESS, driver_->finish(stream_));
        if (n > 100 || lastWasWhole(n, command))
          return n;
      } else {
        EXPECT_TRUE(idle()) << "call " << n;
      }
    }
  }
  /// Whether no call has failed: some failures are got round.
  bool lastWasWhole(uint64_t n, const std::function<ur_result_t()> &command) {
    const uint64_t before = failAt(0);
    EXPECT_EQ(UR_RESULT_SUCCESS, command());
    const uint64_t calls = failAt(0) - before;
    EXPECT_EQ(UR_RESULT_SUCCESS, driver_->finish(stream_));
    return n > calls;
  }

  static constexpr size_t kSize = 4 << 20;
  std::unique_ptr<Driver> driver_;
  core::Stream stream_ = nullptr;
  void *memory_ = nullptr;
};

TEST_F(CudaFailures, aCopyOfManyParts) {
  std::vector<uint8_t> ordinary(kSize, 1);
  EXPECT_LT(8u, failEach([&] {
              return driver_->copy(stream_, {.dst = memory_, .src = ordinary.data(), .width = kSize}, {});
            }));
  EXPECT_LT(8u, failEach([&] {
              return driver_->copy(stream_, {.dst = ordinary.data(), .src = memory_, .width = kSize}, {});
            }));
}

TEST_F(CudaFailures, aFillOfManyParts) {
  std::vector<uint8_t> pattern(4096);
  for (size_t i = 0; i < pattern.size(); ++i)
    pattern[i] = static_cast<uint8_t>(i * i);
  EXPECT_LT(8u, failEach([&] {
              return driver_->fill(stream_,
                                   {.dst = memory_,
                                    .pattern = pattern.data(),
                                    .patternSize = pattern.size(),
                                    .width = 64 * 4096,
                                    .height = 4,
                                    .pitch = 1 << 20},
                                   {});
            }));
}

TEST_F(CudaFailures, aCommandWhoseEventCantBeRecorded) {
  for (const bool timed : {false, true}) {
    NativeEvent event = nullptr;
    OK(driver_->createEvents(0, timed, {&event, 1}));
    const uint8_t value = 3;
    EXPECT_LT(2u, failEach([&] {
                return driver_->fill(stream_, {.dst = memory_, .pattern = &value, .width = kSize},
                                     {.signal = &event, .timed = timed});
              }));
    driver_->destroyEvents({&event, 1});
  }
}

// What the caller gave to the call is his again where it is refused, and only there.
TEST_F(CudaFailures, aHostCallHappensOrIsRefused) {
  if (!driver_->caps().hostCalls)
    GTEST_SKIP() << "the core runs host tasks";
  for (uint64_t n = 1; n <= 6; ++n) {
    for (int round = 0; round < 50; ++round) {
      std::atomic<int> begun = 0, done = 0;
      std::pair both(&begun, &done);
      (void)failAt(n);
      const ur_result_t result =
          driver_->hostCall(stream_,
                            [](void *data) noexcept {
                              auto &[first, second] =
                                  *static_cast<std::pair<std::atomic<int> *, std::atomic<int> *> *>(data);
                              ++*first;
                              std::this_thread::yield();
                              ++*second;
                            },
                            &both, {});
      (void)failAt(0);
      if (result != UR_RESULT_SUCCESS) {
        EXPECT_EQ(begun, 0) << "call " << n;
      }
      OK(driver_->finish(stream_));
      EXPECT_EQ(done, result == UR_RESULT_SUCCESS) << "call " << n;
    }
  }
}

TEST_F(CudaFailures, hostCallsWithoutAWayToWaitForMemory) {
  // On a driver older than CUDA 11.7 the core runs host tasks: see CMakeLists.txt.
  const char *without = std::getenv("FAKE_CUDA_WITHOUT");
  EXPECT_EQ(!without, driver_->caps().hostCalls);
}

} // namespace
} // namespace ur::cuda::test
