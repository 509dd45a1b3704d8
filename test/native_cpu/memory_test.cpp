// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory and what the device says about itself.
#include "fixture.hpp"

#include <cstring>
#include <thread>

namespace ur::native_cpu::test {
namespace {

class MemoryOfTheCpu : public DriverTest {};

TEST_F(MemoryOfTheCpu, AllKindsAlignmentsAndSizes) {
  for (MemoryKind kind : {MemoryKind::host, MemoryKind::device, MemoryKind::shared}) {
    for (size_t alignment : {size_t(0), size_t(1), size_t(64), size_t(256), size_t(4096), size_t(2) << 20}) {
      for (size_t size : {size_t(0), size_t(1), size_t(1000), size_t(20) << 20}) {
        void *memory = nullptr;
        OK(driver->alloc(kind, 0, size, alignment, &memory));
        ASSERT_NE(nullptr, memory);
        EXPECT_EQ(0u, reinterpret_cast<uintptr_t>(memory) % std::max<size_t>(alignment, 64));
        std::memset(memory, 1, size);
        OK(driver->free(kind, memory));
      }
    }
  }
  void *memory = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, driver->alloc(MemoryKind::host, 0, 8, 48, &memory));
  EXPECT_EQ(nullptr, memory);
}

TEST_F(MemoryOfTheCpu, WhatTheMachineDoesNotHaveIsRefused) {
  const DeviceFacts &facts = platforms[0].devices[0];
  void *first = nullptr, *second = nullptr;
  for (size_t size : {size_t(facts.globalMemSize) + 1, SIZE_MAX / 2, SIZE_MAX, SIZE_MAX - 64}) {
    EXPECT_EQ(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, driver->alloc(MemoryKind::device, 0, size, 256, &first));
    EXPECT_EQ(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, driver->alloc(MemoryKind::host, 0, size, 64, &first));
  }
  EXPECT_EQ(nullptr, first);
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // they touch memory for each byte that is allocated
  const uint64_t half = facts.globalMemSize / 2;
  if (driver->alloc(MemoryKind::device, 0, half, 256, &first) == UR_RESULT_SUCCESS) { // where the system overcommits
    EXPECT_EQ(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, driver->alloc(MemoryKind::device, 0, half + 1, 256, &second));
    OK(driver->free(MemoryKind::device, first));
  }
#endif
  OK(driver->alloc(MemoryKind::device, 0, 1000, 256, &second)); // and recovers
  OK(driver->free(MemoryKind::device, second));
  uint64_t free = 0;
  OK(backend->freeMemory(0, 0, &free));
  EXPECT_GT(free, 0u);
  EXPECT_LE(free, facts.globalMemSize);
}

TEST_F(MemoryOfTheCpu, FactsAreThoseOfThisMachine) {
  ASSERT_EQ(1u, platforms.size());
  EXPECT_EQ(UR_BACKEND_NATIVE_CPU, platforms[0].backend);
  ASSERT_EQ(1u, platforms[0].devices.size());
  const DeviceFacts &facts = platforms[0].devices[0];
  EXPECT_EQ(UR_DEVICE_TYPE_CPU, facts.type);
  EXPECT_FALSE(facts.name.empty());
  EXPECT_FALSE(facts.vendor.empty());
  EXPECT_EQ(16u, facts.uuid.size());
  EXPECT_GE(facts.maxComputeUnits, 1u);
  EXPECT_LE(facts.maxComputeUnits, std::thread::hardware_concurrency());
  EXPECT_GE(facts.globalMemSize, uint64_t(64) << 20);
  EXPECT_GE(facts.maxWorkGroupSize, 1024u);
  EXPECT_EQ(std::vector<std::string>{"native_cpu"}, facts.binaryTargets);
  EXPECT_NE(0u, facts.usmHost & facts.usmDevice & facts.usmSharedSingle & facts.usmSharedCross & facts.usmSharedSystem);
  std::vector<PlatformFacts> again;
  OK(makeBackend()->enumerate(&again));
  EXPECT_EQ(facts.uuid, again[0].devices[0].uuid);
  std::unique_ptr<Driver> other;
  const uint32_t wrong = 1;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_DEVICE, backend->openContext(0, {&wrong, 1}, &other));
  EXPECT_EQ(nullptr, other);
}

} // namespace
} // namespace ur::native_cpu::test
