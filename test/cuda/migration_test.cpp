// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hints on shared memory.
#include "cuda/fixture.hpp"

#include "adapters/core/port/driver_migration.hpp"

namespace ur::cuda::test {
namespace {

class MigrationTest : public CudaTest {
protected:
  static constexpr size_t kSize = 64 << 10;
  static constexpr int kNowhere = -2, kHost = -1;
  struct Hints {
    int readMostly, preferred, prefetchedTo, host, device;
    bool operator==(const Hints &) const = default;
  };
  void SetUp() override {
    CudaTest::SetUp();
    driver = open({0, 1});
    ASSERT_NE(nullptr, driver->migration());
    OK(driver->alloc(MemoryKind::shared, 0, kSize, 256, &memory));
    for (uint32_t device = 0; device < 2; ++device)
      queues[device] = stream(*driver, device);
  }
  void TearDown() override {
    CudaTest::TearDown();
    EXPECT_EQ(UR_RESULT_SUCCESS, driver->free(MemoryKind::shared, memory));
    driver.reset();
  }
  Hints hints() {
    int all[5];
    hook<void(const void *, int(*)[5])>("fakeCudaHints")(memory, &all);
    return {all[0], all[1], all[2], all[3], all[4]};
  }
  void advise(ur_usm_advice_flags_t advice) { OK(driver->migration()->advise(queues[0], {memory, kSize}, advice, {})); }

  std::unique_ptr<Driver> driver;
  void *memory = nullptr;
  core::Stream queues[2];
};

TEST_F(MigrationTest, MemoryGoesToTheQueuesDeviceOrTheHost) {
  for (const int device : {0, 1}) {
    OK(driver->migration()->prefetch(queues[device], {memory, kSize}, false, {}));
    EXPECT_EQ(device, hints().prefetchedTo);
    OK(driver->migration()->prefetch(queues[device], {memory, kSize}, true, {}));
    EXPECT_EQ(kHost, hints().prefetchedTo);
  }
}

TEST_F(MigrationTest, AdviceIsTakenAndForgotten) {
  advise(UR_USM_ADVICE_FLAG_SET_READ_MOSTLY | UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_HOST);
  EXPECT_EQ((Hints{1, kNowhere, kNowhere, 1, 0}), hints());
  advise(UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION | UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_DEVICE);
  EXPECT_EQ((Hints{1, 0, kNowhere, 1, 1}), hints());
  advise(UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_HOST | UR_USM_ADVICE_FLAG_CLEAR_READ_MOSTLY);
  EXPECT_EQ((Hints{0, 0, kNowhere, 0, 1}), hints());
  advise(UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION | UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION_HOST);
  EXPECT_EQ((Hints{0, kHost, kNowhere, 0, 1}), hints());
  advise(UR_USM_ADVICE_FLAG_BIAS_CACHED | UR_USM_ADVICE_FLAG_SET_NON_ATOMIC_MOSTLY);
  EXPECT_EQ((Hints{0, kHost, kNowhere, 0, 1}), hints()) << "the driver knows nothing of the kind";
  advise(UR_USM_ADVICE_FLAG_DEFAULT | UR_USM_ADVICE_FLAG_SET_READ_MOSTLY);
  EXPECT_EQ((Hints{1, kNowhere, kNowhere, 0, 0}), hints());
}

TEST_F(MigrationTest, WhatIsRefusedIsLeftUndone) {
  void *device = nullptr;
  OK(driver->alloc(MemoryKind::device, 0, kSize, 256, &device));
  NativeEvent event = nullptr;
  OK(driver->createEvents(0, false, {&event, 1}));
  OK(driver->migration()->prefetch(queues[0], {device, kSize}, false, {.signal = &event}));
  OK(driver->wait(event));
  OK(driver->migration()->advise(queues[0], {device, kSize}, UR_USM_ADVICE_FLAG_SET_READ_MOSTLY, {}));
  driver->destroyEvents({&event, 1});
  OK(driver->free(MemoryKind::device, device));
}

TEST_F(MigrationTest, OtherErrorsAreSaid) {
  for (uint64_t n = 1;; ++n) {
    failAt(n);
    const ur_result_t result = driver->migration()->prefetch(queues[0], {memory, kSize}, false, {});
    failAt(0);
    if (result == UR_RESULT_SUCCESS)
      break;
    EXPECT_EQ(kNowhere, hints().prefetchedTo) << n;
  }
  EXPECT_EQ(0, hints().prefetchedTo);
}

} // namespace
} // namespace ur::cuda::test
