// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory shared between real processes: this program starts itself again as the other one. The bytes travel in its
// environment.
#include "cuda/inter_process_fixture.hpp"

#include "adapters/core/port/descriptor_offer.hpp"

#include <fcntl.h>
#include <functional>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ur::cuda::test {
namespace {

constexpr const char *kBytes = "LANEWAY_TEST_SHARED";
constexpr size_t kSize = 10000;

/// Runs one case of this program in another process, with the bytes. Its exit code.
int runOther(const char *name, const std::vector<uint8_t> &bytes) {
  return ur::test::runInOtherProcess(std::string("SharingTest.") + name, {{kBytes, ur::test::hexOf(bytes)}});
}

class SharingTest : public InterProcessTest {
protected:
  void TearDown() override {
    CudaTest::TearDown();
    for (void *memory : made)
      EXPECT_EQ(UR_RESULT_SUCCESS, driver->free(MemoryKind::device, memory));
    driver.reset();
  }
  void *allocate(size_t alignment = 256) {
    EXPECT_EQ(UR_RESULT_SUCCESS, part->allocShareable(0, kSize, alignment, &made.emplace_back(nullptr)));
    return made.back();
  }
  std::vector<uint8_t> exported(void *memory) {
    std::vector<uint8_t> bytes;
    EXPECT_EQ(UR_RESULT_SUCCESS, part->exportMemory(memory, &bytes));
    return bytes;
  }
  VirtualMemoryDriver &addresses() { return *driver->virtualMemory(); }
  size_t unit() { return addresses().granularity(0, 1).minimum; }
  /// Physical memory at addresses for as long as the body runs.
  void mapped(NativePhysicalMem memory, const std::function<void(void *)> &body) {
    void *start = nullptr;
    OK(addresses().reserve(nullptr, unit(), &start));
    OK(addresses().map(start, unit(), memory, 0, VirtualAccess::readWrite));
    body(start);
    OK(addresses().unmap(start, unit()));
    OK(addresses().unreserve(start, unit()));
  }

  std::vector<void *> made;
};

TEST_F(SharingTest, OtherProcessOpensMemory) {
  if (given(kBytes).empty())
    GTEST_SKIP() << "a part of BothProcessesSeeTheSame";
  void *opened = nullptr, *again = nullptr;
  OK(part->openMemory(0, given(kBytes), kSize, &opened));
  OK(part->openMemory(0, given(kBytes), kSize, &again));
  EXPECT_EQ(opened, again);
  OK(part->closeMemory(again, kSize));
  const Stream on = stream(*driver, 0);
  EXPECT_EQ(std::vector<uint8_t>(kSize, 5), read(*driver, on, opened, kSize));
  fill(*driver, on, opened, kSize, 6);
  OK(driver->finish(on));
  OK(part->closeMemory(opened, kSize));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, part->closeMemory(opened, kSize)) << "as often as it was opened";
  OK(part->openMemory(0, given(kBytes), kSize, &opened));
  OK(part->closeMemory(opened, kSize));
}

TEST_F(SharingTest, BothProcessesSeeTheSame) {
  for (const size_t alignment : {size_t{256}, size_t{1} << 16}) {
    void *memory = allocate(alignment);
    const Stream on = stream(*driver, 0);
    fill(*driver, on, memory, kSize, 5);
    OK(driver->finish(on));
    ASSERT_EQ(0, runOther("OtherProcessOpensMemory", exported(memory)));
    EXPECT_EQ(std::vector<uint8_t>(kSize, 6), read(*driver, on, memory, kSize));
  }
}

TEST_F(SharingTest, OtherProcessFindsNothing) {
  if (given(kBytes).empty())
    GTEST_SKIP() << "a part of WhatIsGoneIsNotOpened";
  void *opened = nullptr;
  NativePhysicalMem physical = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, part->openMemory(0, given(kBytes), kSize, &opened));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, part->openPhysical(0, given(kBytes), unit(), &physical));
}

TEST_F(SharingTest, WhatIsGoneIsNotOpened) {
  void *memory = allocate();
  const std::vector<uint8_t> bytes = exported(memory);
  OK(driver->free(MemoryKind::device, std::exchange(made.back(), nullptr)));
  made.clear();
  EXPECT_EQ(0, runOther("OtherProcessFindsNothing", bytes));
  const std::unique_ptr<Driver> other = open({0});
  void *opened = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, other->interProcess()->openMemory(0, bytes, kSize, &opened));
  NativePhysicalMem physical = nullptr;
  OK(addresses().createPhysical(0, unit(), true, &physical));
  std::vector<uint8_t> address;
  OK(part->exportPhysical(physical, &address));
  addresses().destroyPhysical(physical);
  EXPECT_EQ(0, runOther("OtherProcessFindsNothing", address));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, part->openPhysical(0, address, unit(), &physical));
}

TEST_F(SharingTest, TheSameProcessUsesTheMemoryItself) {
  void *memory = allocate(), *opened = nullptr;
  const std::vector<uint8_t> bytes = exported(memory);
  EXPECT_EQ(bytes, exported(memory));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, part->openMemory(0, bytes, kSize, &opened)) << "its own context";
  const std::unique_ptr<Driver> other = open({0});
  for (int round = 0; round < 2; ++round) {
    OK(other->interProcess()->openMemory(0, bytes, kSize, &opened));
    EXPECT_EQ(memory, opened);
    OK(other->interProcess()->openMemory(0, bytes, kSize, &opened));
    EXPECT_EQ(memory, opened);
    OK(other->interProcess()->closeMemory(opened, kSize));
    OK(other->interProcess()->closeMemory(opened, kSize));
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, other->interProcess()->closeMemory(opened, kSize));
  }
  std::vector<uint8_t> shorter(bytes.begin(), bytes.end() - 1);
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, other->interProcess()->openMemory(0, shorter, kSize, &opened));
}

TEST_F(SharingTest, OtherProcessOpensPhysical) {
  if (given(kBytes).empty())
    GTEST_SKIP() << "a part of PhysicalMemoryIsSharedToo";
  NativePhysicalMem physical = nullptr;
  OK(part->openPhysical(0, given(kBytes), unit(), &physical));
  mapped(physical, [&](void *start) {
    const Stream on = stream(*driver, 0);
    EXPECT_EQ(std::vector<uint8_t>(100, 5), read(*driver, on, start, 100));
    fill(*driver, on, start, unit(), 6);
    OK(driver->finish(on));
  });
  addresses().destroyPhysical(physical);
}

TEST_F(SharingTest, PhysicalMemoryIsSharedToo) {
  NativePhysicalMem physical = nullptr;
  OK(addresses().createPhysical(0, unit(), true, &physical));
  std::vector<uint8_t> bytes, again;
  OK(part->exportPhysical(physical, &bytes));
  OK(part->exportPhysical(physical, &again));
  EXPECT_EQ(bytes, again);
  mapped(physical, [&](void *start) {
    const Stream on = stream(*driver, 0);
    fill(*driver, on, start, unit(), 5);
    OK(driver->finish(on));
    ASSERT_EQ(0, runOther("OtherProcessOpensPhysical", bytes));
    EXPECT_EQ(std::vector<uint8_t>(100, 6), read(*driver, on, start, 100));
  });
  // In this process, too.
  NativePhysicalMem opened = nullptr;
  OK(part->openPhysical(0, bytes, unit(), &opened));
  mapped(opened,
         [&](void *start) { EXPECT_EQ(std::vector<uint8_t>(100, 6), read(*driver, stream(*driver, 0), start, 100)); });
  addresses().destroyPhysical(opened);
  addresses().destroyPhysical(physical);
}

TEST_F(SharingTest, OffersLastAsLongAsTheyAreHeld) {
  const int file = memfd_create("offered", MFD_CLOEXEC);
  struct stat known {};
  fstat(file, &known);
  std::vector<uint8_t> address;
  {
    DescriptorOffer offer = DescriptorOffer::make(file), moved;
    ASSERT_TRUE(offer);
    moved = std::move(offer);
    address.assign(moved.address().begin(), moved.address().end());
    for (int round = 0; round < 3; ++round) {
      const int fetched = DescriptorOffer::fetch(address);
      ASSERT_GE(fetched, 0);
      struct stat found {};
      fstat(fetched, &found);
      EXPECT_EQ(known.st_ino, found.st_ino);
      EXPECT_NE(file, fetched);
      close(fetched);
    }
    std::vector<uint8_t> other = address;
    other.back() ^= 1;
    EXPECT_EQ(-1, DescriptorOffer::fetch(other)) << "another offer";
    other = address;
    other.front() ^= 1;
    EXPECT_EQ(-1, DescriptorOffer::fetch(other)) << "another process";
  }
  EXPECT_EQ(-1, DescriptorOffer::fetch(address));
  EXPECT_EQ(-1, fcntl(file, F_GETFD)) << "it went with the offer";
}

} // namespace
} // namespace ur::cuda::test
