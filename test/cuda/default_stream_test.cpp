// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The driver's default stream, which other parts of the process use: streams that are it, or are ordered with it.
#include "cuda/fixture.hpp"

#include "adapters/core/port/driver_native.hpp"
#include "adapters/cuda/current.hpp"

#include <atomic>
#include <thread>

namespace ur::cuda::test {
namespace {

class CudaDefaultStream : public CudaTest {
protected:
  void SetUp() override {
    CudaTest::SetUp();
    driver_ = CudaTest::open({0, 1});
    for (void *&memory : memory_)
      OK(driver_->alloc(MemoryKind::device, 1, kSize, 256, &memory));
  }
  void TearDown() override {
    gate_ = true;
    for (const core::Stream each : streams_) {
      OK(driver_->finish(each));
      driver_->destroyStream(each);
    }
    for (void *memory : memory_)
      OK(driver_->free(MemoryKind::device, memory));
    CudaTest::TearDown();
  }

  core::Stream stream(DefaultStream kind) {
    core::Stream made = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, driver_->createStream({.device = 1, .defaultStream = kind}, &made));
    streams_.push_back(made);
    return made;
  }
  /// What somebody else puts onto the second device's default stream: it isn't over before the gate is open.
  void holdDefault() {
    const core::Stream one = stream(DefaultStream::same);
    ur_native_handle_t native = 0;
    OK(driver_->native()->streamHandle(one, &native));
    EXPECT_EQ(1u, native) << "CU_STREAM_LEGACY";
    const auto alone = CudaTest::open({1});
    ur_native_handle_t context = 0;
    OK(alone->native()->contextHandle(&context));
    const Current current(api(), reinterpret_cast<CUcontext>(context));
    const auto wait = [](void *gate) {
      while (!static_cast<std::atomic<bool> *>(gate)->load())
        std::this_thread::yield();
    };
    ASSERT_EQ(CUDA_SUCCESS, api().cuLaunchHostFunc(reinterpret_cast<CUstream>(native), wait, &gate_));
  }
  NativeEvent fill(core::Stream on, void *memory) {
    NativeEvent event = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, driver_->createEvents(1, false, {&event, 1}));
    const uint8_t value = 1;
    EXPECT_EQ(UR_RESULT_SUCCESS,
              driver_->fill(on, {.dst = memory, .pattern = &value, .width = kSize}, {.signal = &event}));
    return event;
  }
  bool isComplete(NativeEvent event) {
    EventStatus status{};
    EXPECT_EQ(UR_RESULT_SUCCESS, driver_->query(event, &status));
    return status == EventStatus::complete;
  }

  static constexpr size_t kSize = 4096;
  std::atomic<bool> gate_{false};
  std::unique_ptr<Driver> driver_;
  std::vector<core::Stream> streams_;
  void *memory_[3] = {};
};

TEST_F(CudaDefaultStream, ordersWhatAskedForIt) {
  const core::Stream none = stream(DefaultStream::none), ordered = stream(DefaultStream::ordered),
                     same = stream(DefaultStream::same);
  ASSERT_NO_FATAL_FAILURE(holdDefault());
  NativeEvent apart = fill(none, memory_[0]), behind = fill(ordered, memory_[1]), itself = fill(same, memory_[2]);
  OK(driver_->wait(apart));
  EXPECT_FALSE(isComplete(behind));
  EXPECT_FALSE(isComplete(itself));
  gate_ = true;
  for (NativeEvent *event : {&apart, &behind, &itself}) {
    OK(driver_->wait(*event));
    driver_->destroyEvents({event, 1});
  }
}

TEST_F(CudaDefaultStream, aStreamThatIsGivenUpServesItsKindAgain) {
  core::Stream first = nullptr, other = nullptr, same = nullptr;
  const StreamDesc ordered{.device = 1, .defaultStream = DefaultStream::ordered};
  OK(driver_->createStream(ordered, &first));
  driver_->destroyStream(first);
  OK(driver_->createStream({.device = 1}, &other));
  EXPECT_NE(first, other);
  OK(driver_->createStream(ordered, &same));
  EXPECT_EQ(first, same);
  driver_->destroyStream(other);
  driver_->destroyStream(same);
}

TEST_F(CudaDefaultStream, isTakenInWhereItsDeviceIsKnown) {
  const auto alone = CudaTest::open({1});
  for (const ur_native_handle_t native : {0, 1}) {
    StreamDesc desc{.device = UINT32_MAX};
    core::Stream made = nullptr;
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_QUEUE, driver_->native()->importStream(native, false, &desc, &made));
    OK(alone->native()->importStream(native, false, &desc, &made));
    EXPECT_EQ(0u, desc.device);
    alone->destroyStream(made);
    desc.device = 1;
    OK(driver_->native()->importStream(native, false, &desc, &made));
    OK(driver_->finish(made));
    driver_->destroyStream(made);
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_QUEUE, driver_->native()->importStream(native, true, &desc, &made));
  }
}

} // namespace
} // namespace ur::cuda::test
