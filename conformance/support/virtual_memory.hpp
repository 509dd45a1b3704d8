// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fixtures with reserved addresses and physical memory, for devices that have them.
#pragma once

#include "support/usm.hpp"

namespace conformance {

class VirtualMemoryTest : public QueueTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(QueueTest::SetUp());
    if (!deviceHas(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT))
      GTEST_SKIP() << "the device has no virtual memory (UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT)";
    ASSERT_OK(urVirtualMemGranularityGetInfo(context(), device(), 1, UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM,
                                             sizeof unit_, &unit_, nullptr));
    ASSERT_NE(0U, unit_);
    void *start = nullptr;
    ASSERT_OK(urVirtualMemReserve(context(), nullptr, 4 * unit_, &start));
    start_ = static_cast<unsigned char *>(start);
    ASSERT_OK(urPhysicalMemCreate(context(), device(), 2 * unit_, nullptr, memory_.out()));
  }
  void TearDown() override {
    QueueTest::TearDown();
    if (start_) {
      EXPECT_OK(urVirtualMemFree(context(), start_, 4 * unit_));
    }
  }
  /// Maps the memory, all of it, for the case's time.
  ur_result_t map(size_t at, ur_virtual_mem_access_flags_t flags = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE) {
    return urVirtualMemMap(context(), start_ + at, 2 * unit_, memory_, 0, flags);
  }
  ur_result_t unmap(size_t at) { return urVirtualMemUnmap(context(), start_ + at, 2 * unit_); }
  ur_virtual_mem_access_flags_t access(size_t at, size_t size) {
    ur_virtual_mem_access_flags_t flags = 0;
    EXPECT_OK(urVirtualMemGetInfo(context(), start_ + at, size, UR_VIRTUAL_MEM_INFO_ACCESS_MODE, sizeof flags, &flags,
                                  nullptr));
    return flags;
  }

  size_t unit_ = 0;                      ///< the granularity
  unsigned char *start_ = nullptr;       ///< four units of addresses
  Ref<ur_physical_mem_handle_t> memory_; ///< two units
};

} // namespace conformance
