// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/optional_objects.hpp"
#include "support/virtual_memory.hpp"

namespace conformance {

class VirtualMemMap : public PhysicalMemTest {
protected:
  auto call() { return Call(urVirtualMemMap, context(), start_, 64, physicalMem(), 0, 0); }

  unsigned char start_[256] = {};
};

TEST_F(VirtualMemMap, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<3>();
}

TEST_F(VirtualMemMap, conditions) {
  CONFORMANCE_NEEDS(physicalMem());
  call().needsPointer<1>();
  call().with<5>(UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

using VirtualMemMap_Ranges = VirtualMemoryTest;

TEST_F(VirtualMemMap_Ranges, badRanges) {
  auto call = Call(urVirtualMemMap, context(), start_, unit_, memory_, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
  call.with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call.with<2>(unit_ + 1).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call.with<2>(3 * unit_).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call.with<1>(start_ + 3 * unit_).with<2>(2 * unit_).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call.with<4>(2 * unit_).answers(UR_RESULT_ERROR_INVALID_SIZE);
  call.with<4>(1).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call.with<1>(start_ + 1).answers(UR_RESULT_ERROR_INVALID_VALUE);
  call.with<1>(reinterpret_cast<void *>(reinterpret_cast<uintptr_t>(&call) & ~(unit_ - 1)))
      .answers(UR_RESULT_ERROR_INVALID_VALUE);
  call.with<5>(UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE | UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY)
      .answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(VirtualMemMap_Ranges, nothingIsMappedTwice) {
  ASSERT_OK(map(unit_));
  for (const size_t at : {size_t{0}, unit_, 2 * unit_})
    EXPECT_RESULT(UR_RESULT_ERROR_INVALID_VALUE, map(at));
  EXPECT_OK(unmap(unit_));
}

TEST_F(VirtualMemMap_Ranges, memoryOfAnotherContext) {
  Context other;
  ASSERT_NO_FATAL_FAILURE(makeContext(&other));
  Ref<ur_physical_mem_handle_t> foreign;
  ASSERT_OK(urPhysicalMemCreate(other, device(), unit_, nullptr, foreign.out()));
  Call(urVirtualMemMap, context(), start_, unit_, foreign, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE)
      .answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(VirtualMemMap_Ranges, commandsUseIt) {
  ASSERT_OK(map(unit_));
  const std::vector<unsigned char> data(2 * unit_, 0x5a);
  ASSERT_NO_FATAL_FAILURE(writeMemory(queue(), start_ + unit_, data.data(), data.size()));
  EXPECT_EQ(data, readMemory(queue(), start_ + unit_, data.size()));
  const uint32_t pattern = 0x01020304;
  ASSERT_OK(urEnqueueUSMFill(queue(), start_ + unit_, sizeof pattern, &pattern, 2 * unit_, 0, nullptr, nullptr));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(std::vector<uint32_t>(unit_ / 2, pattern), readWords(queue(), start_ + unit_, unit_ / 2));
  EXPECT_OK(unmap(unit_));
}

TEST_F(VirtualMemMap_Ranges, contentsMoveWithTheMemory) {
  ASSERT_OK(map(0));
  const std::vector<unsigned char> first(unit_, 1), second(unit_, 2);
  ASSERT_NO_FATAL_FAILURE(writeMemory(queue(), start_, first.data(), unit_));
  ASSERT_NO_FATAL_FAILURE(writeMemory(queue(), start_ + unit_, second.data(), unit_));
  ASSERT_OK(unmap(0));
  ASSERT_OK(map(2 * unit_));
  EXPECT_EQ(first, readMemory(queue(), start_ + 2 * unit_, unit_));
  EXPECT_EQ(second, readMemory(queue(), start_ + 3 * unit_, unit_));
  EXPECT_OK(unmap(2 * unit_));
}

TEST_F(VirtualMemMap_Ranges, neighboursAreOneRangeToCommands) {
  Ref<ur_physical_mem_handle_t> next;
  ASSERT_OK(urPhysicalMemCreate(context(), device(), unit_, nullptr, next.out()));
  ASSERT_OK(map(0));
  ASSERT_OK(urVirtualMemMap(context(), start_ + 2 * unit_, unit_, next, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
  const std::vector<unsigned char> data(3 * unit_, 9);
  ASSERT_NO_FATAL_FAILURE(writeMemory(queue(), start_, data.data(), data.size()));
  EXPECT_EQ(data, readMemory(queue(), start_, data.size()));
  EXPECT_OK(urVirtualMemUnmap(context(), start_, 3 * unit_)); // and to unmapping
}

TEST_F(VirtualMemMap_Ranges, commandsMayNotLeaveIt) {
  ASSERT_OK(map(0));
  unsigned char byte = 0;
  std::vector<unsigned char> data(3 * unit_);
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_SIZE,
                urEnqueueUSMMemcpy(queue(), true, data.data(), start_, 3 * unit_, 0, nullptr, nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_SIZE,
                urEnqueueUSMFill(queue(), start_ + 3 * unit_, 1, &byte, 1, 0, nullptr, nullptr));
  EXPECT_OK(unmap(0));
}

TEST_F(VirtualMemMap_Ranges, readOnlyMemoryIsNotWritten) {
  ASSERT_OK(map(0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY));
  unsigned char byte = 0;
  EXPECT_OK(urEnqueueUSMMemcpy(queue(), true, &byte, start_, 1, 0, nullptr, nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_VALUE,
                urEnqueueUSMMemcpy(queue(), true, start_, &byte, 1, 0, nullptr, nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_VALUE, urEnqueueUSMFill(queue(), start_, 1, &byte, 1, 0, nullptr, nullptr));
  EXPECT_OK(unmap(0));
}

TEST_F(VirtualMemMap_Ranges, pointersAreKnown) {
  ASSERT_OK(map(unit_));
  ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
  EXPECT_OK(urUSMGetMemAllocInfo(context(), start_ + unit_ + 1, UR_USM_ALLOC_INFO_TYPE, sizeof type, &type, nullptr));
  EXPECT_EQ(UR_USM_TYPE_DEVICE, type);
  void *base = nullptr;
  EXPECT_OK(
      urUSMGetMemAllocInfo(context(), start_ + 2 * unit_, UR_USM_ALLOC_INFO_BASE_PTR, sizeof base, &base, nullptr));
  EXPECT_EQ(start_ + unit_, base);
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_MEM_OBJECT, urUSMFree(context(), start_ + unit_));
  EXPECT_OK(unmap(unit_));
}

} // namespace conformance
