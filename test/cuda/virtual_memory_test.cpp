// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Virtual memory: parts of mappings, which the driver doesn't know, and memory of several devices.
#include "cuda/fixture.hpp"

#include "adapters/core/port/driver_virtual_memory.hpp"

namespace ur::cuda::test {
namespace {

class VirtualMemoryTest : public CudaTest {
protected:
  void SetUp() override {
    CudaTest::SetUp();
    driver = open({0, 1, 2});
    part = driver->virtualMemory();
    ASSERT_NE(nullptr, part);
    unit = part->granularity(0, 1).minimum;
    OK(part->reserve(nullptr, 8 * unit, &start));
  }
  void TearDown() override {
    CudaTest::TearDown();
    EXPECT_EQ(UR_RESULT_SUCCESS, part->unreserve(start, 8 * unit));
    for (const NativePhysicalMem memory : made)
      part->destroyPhysical(memory);
    driver.reset();
  }
  NativePhysicalMem physical(uint32_t device, size_t units) {
    EXPECT_EQ(UR_RESULT_SUCCESS, part->createPhysical(device, units * unit, false, &made.emplace_back(nullptr)));
    return made.back();
  }
  void *at(size_t units) const { return static_cast<std::byte *>(start) + units * unit; }
  void use(uint32_t device, void *memory) {
    const Stream on = stream(*driver, device);
    fill(*driver, on, memory, unit, 7);
    EXPECT_EQ(std::vector<uint8_t>(unit, 7), read(*driver, on, memory, unit));
  }

  std::unique_ptr<Driver> driver;
  VirtualMemoryDriver *part = nullptr;
  size_t unit = 0;
  void *start = nullptr;
  std::vector<NativePhysicalMem> made;
};

TEST_F(VirtualMemoryTest, IsForAllDevicesThatReachIt) {
  OK(part->map(at(0), unit, physical(0, 1), 0, VirtualAccess::readWrite));
  OK(part->map(at(1), unit, physical(2, 1), 0, VirtualAccess::readWrite));
  use(0, at(0));
  use(1, at(0));
  use(2, at(1));
  EXPECT_DEATH(use(2, at(0)), "isn't usable on device 2");
  EXPECT_DEATH(use(0, at(1)), "isn't usable on device 0");
  OK(part->unmap(at(0), 2 * unit));
}

TEST_F(VirtualMemoryTest, AccessIsTheMostThatAPartHas) {
  OK(part->map(at(0), 3 * unit, physical(0, 3), 0, VirtualAccess::none));
  OK(part->map(at(3), unit, physical(0, 1), 0, VirtualAccess::none));
  EXPECT_DEATH(use(0, at(0)), "isn't usable on device 0");
  OK(part->setAccess(at(1), unit, VirtualAccess::readWrite));
  use(0, at(1));
  OK(part->setAccess(at(2), 2 * unit, VirtualAccess::readWrite)); // a part of the first, and the second
  use(0, at(3));
  OK(part->setAccess(at(1), unit, VirtualAccess::none));
  use(0, at(2));
  OK(part->setAccess(at(2), unit, VirtualAccess::none));
  EXPECT_DEATH(use(0, at(2)), "isn't usable on device 0") << "no part has any left";
  use(0, at(3));
  OK(part->setAccess(at(0), 4 * unit, VirtualAccess::read)); // the fake can't protect from writing
  EXPECT_EQ(7, read(*driver, stream(*driver, 0), at(2), 1)[0]);
  OK(part->unmap(at(0), 4 * unit));
}

TEST_F(VirtualMemoryTest, MemoryIsMappedFromItsStart) {
  const NativePhysicalMem memory = physical(0, 2);
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, part->map(at(0), unit, memory, unit, VirtualAccess::readWrite));
  OK(part->map(at(0), unit, memory, 0, VirtualAccess::readWrite));
  OK(part->map(at(2), 2 * unit, memory, 0, VirtualAccess::readWrite));
  use(0, at(0));
  EXPECT_EQ(7, read(*driver, stream(*driver, 0), at(2), 1)[0]) << "the same memory";
  OK(part->unmap(at(0), unit));
  OK(part->unmap(at(2), 2 * unit));
}

TEST_F(VirtualMemoryTest, NetworkCardsMayUseItWhereTheDeviceCan) {
  static const auto direct = hook<uint64_t()>("fakeCudaDirectMemory");
  const uint64_t before = direct();
  (void)physical(0, 1);
  EXPECT_EQ(before + 1, direct());
  (void)physical(2, 1); // the fake's third device says that it can't, and refuses
  EXPECT_EQ(before + 1, direct());
}

TEST_F(VirtualMemoryTest, WishesNeedNotBeAligned) {
  void *other = nullptr;
  OK(part->reserve(static_cast<std::byte *>(start) + 1, unit, &other));
  EXPECT_NE(start, other);
  EXPECT_EQ(0u, reinterpret_cast<uintptr_t>(other) % unit);
  OK(part->unreserve(other, unit));
}

TEST_F(VirtualMemoryTest, AFailedMappingLeavesNothing) {
  const NativePhysicalMem memory = physical(0, 1);
  for (uint64_t n = 1;; ++n) {
    failAt(n);
    const ur_result_t result = part->map(at(0), unit, memory, 0, VirtualAccess::readWrite);
    failAt(0);
    if (result == UR_RESULT_SUCCESS) {
      EXPECT_GE(n, 4u) << "the current context, mapping, access";
      break;
    }
  }
  use(0, at(0));
  OK(part->unmap(at(0), unit));
}

} // namespace
} // namespace ur::cuda::test
