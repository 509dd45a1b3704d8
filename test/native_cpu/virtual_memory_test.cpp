// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Virtual memory of the CPU: addresses, pages and their access, as the system has them.
#include "fixture.hpp"

#include "adapters/core/port/driver_registration.hpp"
#include "adapters/core/port/driver_virtual_memory.hpp"

#include <cstring>
#include <sys/mman.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::native_cpu::test {
namespace {

class VirtualMemoryOfTheCpu : public DriverTest {
protected:
  void SetUp() override {
    DriverTest::SetUp();
    part = driver->virtualMemory();
    ASSERT_NE(nullptr, part);
    unit = part->granularity(0, 1).minimum;
  }
  /// Whether the system lets this process have the byte: it is asked to copy it, so that nothing ends by a signal.
  static bool readable(void *at) {
    uint8_t byte = 0;
    const iovec own{&byte, 1}, asked{at, 1};
    return process_vm_readv(getpid(), &own, 1, &asked, 1, 0) == 1;
  }
  static bool writable(void *at) {
    uint8_t byte = 0;
    const iovec own{&byte, 1}, asked{at, 1};
    return process_vm_readv(getpid(), &own, 1, &asked, 1, 0) == 1 &&
           process_vm_writev(getpid(), &own, 1, &asked, 1, 0) == 1;
  }

  VirtualMemoryDriver *part = nullptr;
  size_t unit = 0;
};

TEST_F(VirtualMemoryOfTheCpu, GranularityIsThePage) {
  EXPECT_EQ(size_t(sysconf(_SC_PAGESIZE)), unit);
  EXPECT_EQ(unit, part->granularity(0, unit).recommended);
  EXPECT_EQ(size_t(2) << 20, part->granularity(0, size_t(4) << 20).recommended);
}

TEST_F(VirtualMemoryOfTheCpu, PagesHaveTheAccessThatWasSet) {
  void *start = nullptr;
  OK(part->reserve(nullptr, 4 * unit, &start));
  auto *bytes = static_cast<uint8_t *>(start);
  NativePhysicalMem memory = nullptr;
  OK(part->createPhysical(0, 2 * unit, false, &memory));
  OK(part->map(bytes + unit, 2 * unit, memory, 0, VirtualAccess::readWrite));
  EXPECT_EQ(0, bytes[unit]) << "new memory of the system is zero";
  std::memset(bytes + unit, 7, 2 * unit);
  OK(part->setAccess(bytes + unit, unit, VirtualAccess::read));
  EXPECT_FALSE(readable(bytes));
  EXPECT_TRUE(readable(bytes + unit));
  EXPECT_FALSE(writable(bytes + unit));
  EXPECT_TRUE(writable(bytes + 2 * unit));
  OK(part->setAccess(bytes + unit, 2 * unit, VirtualAccess::none));
  EXPECT_FALSE(readable(bytes + unit));
  OK(part->unmap(bytes + unit, 2 * unit));
  OK(part->map(bytes, unit, memory, unit, VirtualAccess::read)); // contents stay, wherever they are mapped
  EXPECT_EQ(7, bytes[unit - 1]);
  OK(part->unmap(bytes, unit));
  EXPECT_FALSE(readable(bytes));
  part->destroyPhysical(memory);
  OK(part->unreserve(start, 4 * unit));
}

/// Else a child that writes to "its" memory would write to its parent's.
TEST_F(VirtualMemoryOfTheCpu, WhatIsMappedIsNoChilds) {
  void *start = nullptr;
  OK(part->reserve(nullptr, unit, &start));
  NativePhysicalMem memory = nullptr;
  OK(part->createPhysical(0, unit, false, &memory));
  OK(part->map(start, unit, memory, 0, VirtualAccess::readWrite));
  ASSERT_TRUE(writable(start));
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0)
    _exit(readable(start) ? 1 : 0);
  int status = -1;
  ASSERT_EQ(child, waitpid(child, &status, 0));
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
  OK(part->unmap(start, unit));
  part->destroyPhysical(memory);
  OK(part->unreserve(start, unit));
}

TEST_F(VirtualMemoryOfTheCpu, ReservedAddressesAreNobodyElses) {
  void *start = nullptr;
  OK(part->reserve(nullptr, 16 * unit, &start));
  void *other = mmap(start, unit, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  EXPECT_NE(start, other);
  munmap(other, unit);
  OK(part->unreserve(start, 16 * unit));
  void *again = nullptr;
  OK(part->reserve(start, 16 * unit, &again));
  EXPECT_EQ(start, again) << "a wish that is free is granted";
  OK(part->unreserve(again, 16 * unit));
}

TEST_F(VirtualMemoryOfTheCpu, CommandsAndKernelsUseMappedMemory) {
  void *start = nullptr;
  OK(part->reserve(nullptr, 2 * unit, &start));
  NativePhysicalMem memory = nullptr;
  OK(part->createPhysical(0, unit, false, &memory));
  OK(part->map(start, unit, memory, 0, VirtualAccess::readWrite));
  OK(part->map(static_cast<uint8_t *>(start) + unit, unit, memory, 0, VirtualAccess::read)); // the same bytes again
  const uint32_t value = 42;
  const Stream on = stream();
  OK(driver->fill(on, {.dst = start, .pattern = &value, .patternSize = 4, .width = unit}, {}));
  OK(driver->finish(on));
  EXPECT_EQ(42u, reinterpret_cast<uint32_t *>(static_cast<uint8_t *>(start) + unit)[unit / 4 - 1]);
  OK(part->unmap(start, 2 * unit));
  part->destroyPhysical(memory);
  OK(part->unreserve(start, 2 * unit));
}

TEST_F(VirtualMemoryOfTheCpu, PhysicalMemoryCountsAsTheDevices) {
  const uint64_t all = platforms[0].devices[0].globalMemSize;
  NativePhysicalMem memory = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, part->createPhysical(0, (all / unit + 1) * unit, false, &memory));
  EXPECT_EQ(nullptr, memory);
  for (int i = 0; i < 3; ++i) { // more than there is in all, one after the other
    OK(part->createPhysical(0, all / unit * unit, false, &memory));
    part->destroyPhysical(memory);
  }
}

TEST_F(VirtualMemoryOfTheCpu, OnlyMemoryThatIsThereIsRegistered) {
  RegistrationDriver *registration = driver->registration();
  ASSERT_NE(nullptr, registration);
  std::vector<uint8_t> plain(10 * unit);
  OK(registration->registerHost(plain.data() + 3, plain.size() - 3, HostUse::memory, false));
  OK(registration->unregisterHost(plain.data() + 3, plain.size() - 3, HostUse::memory));
  auto *pages = static_cast<uint8_t *>(mmap(nullptr, 3 * unit, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  OK(registration->registerHost(pages, 3 * unit, HostUse::memory, true));
  munmap(pages + unit, unit);
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, registration->registerHost(pages, 3 * unit, HostUse::memory, true));
  OK(registration->registerHost(pages, unit, HostUse::copies, true));
  munmap(pages, 3 * unit);
}

} // namespace
} // namespace ur::native_cpu::test
