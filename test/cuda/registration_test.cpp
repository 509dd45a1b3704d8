// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host memory that others have allocated.
#include "cuda/fixture.hpp"

#include "adapters/core/port/driver_registration.hpp"

#include <sys/mman.h>

namespace ur::cuda::test {
namespace {

class RegistrationTest : public CudaTest {
protected:
  static constexpr size_t kSize = 64 << 10;
  void SetUp() override {
    CudaTest::SetUp();
    driver = open({0, 1});
    part = driver->registration();
    ASSERT_NE(nullptr, part);
  }
  void TearDown() override {
    CudaTest::TearDown();
    driver.reset();
  }
  std::unique_ptr<Driver> driver;
  RegistrationDriver *part = nullptr;
  std::vector<uint8_t> memory = std::vector<uint8_t>(kSize, 1);
};

TEST_F(RegistrationTest, AllDevicesUseItByItsAddress) {
  OK(part->registerHost(memory.data(), kSize, HostUse::memory, false));
  for (uint32_t device = 0; device < 2; ++device) {
    const Stream on = stream(*driver, device);
    fill(*driver, on, memory.data(), kSize, static_cast<uint8_t>(device + 3));
    OK(driver->finish(on));
    EXPECT_EQ(std::vector<uint8_t>(kSize, static_cast<uint8_t>(device + 3)), memory);
  }
  OK(part->unregisterHost(memory.data(), kSize, HostUse::memory));
}

TEST_F(RegistrationTest, CopiesMayBeginInItAndEndBehindIt) {
  void *device = nullptr;
  OK(driver->alloc(MemoryKind::device, 0, kSize, 256, &device));
  const Stream on = stream(*driver, 0);
  OK(part->registerHost(memory.data(), kSize / 2, HostUse::copies, false));
  const size_t from = kSize / 4, size = kSize / 2;
  std::fill(memory.begin() + from, memory.begin() + from + size, uint8_t{9});
  OK(driver->copy(on, {.dst = device, .src = memory.data() + from, .width = size}, {}));
  OK(driver->finish(on));
  EXPECT_EQ(std::vector<uint8_t>(size, 9), read(*driver, on, device, size));
  fill(*driver, on, device, size, 5);
  OK(driver->copy(on, {.dst = memory.data() + from, .src = device, .width = size}, {}));
  OK(driver->copy(
      on, {.dst = memory.data(), .src = device, .width = 16, .height = 2, .dstRowPitch = kSize - 16, .srcRowPitch = 32},
      {}));
  OK(driver->finish(on));
  std::vector<uint8_t> expected(kSize, 1);
  std::fill(expected.begin() + from, expected.begin() + from + size, uint8_t{5});
  std::fill(expected.begin(), expected.begin() + 16, uint8_t{5});
  std::fill(expected.end() - 16, expected.end(), uint8_t{5});
  EXPECT_EQ(expected, memory);
  // And with memory that nobody has registered.
  std::vector<uint8_t> plain(size, 7);
  OK(driver->copy(on, {.dst = memory.data() + from, .src = plain.data(), .width = size}, {}));
  OK(driver->finish(on));
  std::fill(expected.begin() + from, expected.begin() + from + size, uint8_t{7});
  EXPECT_EQ(expected, memory);
  memory[from + size - 1] = 8;
  OK(driver->copy(on, {.dst = plain.data(), .src = memory.data() + from, .width = size}, {}));
  OK(driver->finish(on));
  EXPECT_EQ(std::vector<uint8_t>(memory.begin() + from, memory.begin() + from + size), plain);
  OK(part->unregisterHost(memory.data(), kSize / 2, HostUse::copies));
  OK(driver->free(MemoryKind::device, device));
}

TEST_F(RegistrationTest, WhatCannotBeIsRefused) {
  void *gone = mmap(nullptr, kSize, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  ASSERT_NE(MAP_FAILED, gone);
  munmap(gone, kSize);
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, part->registerHost(gone, kSize, HostUse::memory, false));
  const std::unique_ptr<Driver> other = open({0});
  OK(part->registerHost(memory.data(), kSize, HostUse::memory, true));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE,
            other->registration()->registerHost(memory.data(), kSize, HostUse::memory, false))
      << "the driver knows it already";
  OK(part->unregisterHost(memory.data(), kSize, HostUse::memory));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, part->unregisterHost(memory.data(), kSize, HostUse::memory));
}

} // namespace
} // namespace ur::cuda::test
