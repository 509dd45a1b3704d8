// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory for other APIs, as far as this one can see it.
#include "support/fixtures.hpp"
#include "support/usm.hpp"

#include <unistd.h>

namespace conformance {

class ExportableMemory : public QueueTest {
protected:
  static constexpr size_t kSize = 100000;
  static constexpr auto kType = UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD;
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(QueueTest::SetUp());
    if (!deviceHas(UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP))
      GTEST_SKIP() << "the device exports no memory (UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP)";
    ASSERT_OK(urMemoryExportAllocExportableMemoryExp(context(), device(), 256, kSize, kType, &memory_));
  }
  void TearDown() override {
    if (memory_) {
      EXPECT_OK(urMemoryExportFreeExportableMemoryExp(context(), device(), memory_));
    }
    QueueTest::TearDown();
  }
  void *memory_ = nullptr;
};

TEST_F(ExportableMemory, commandsUseIt) {
  EXPECT_EQ(0U, reinterpret_cast<uintptr_t>(memory_) % 256);
  const std::vector<unsigned char> data(kSize, 0x5c);
  ASSERT_NO_FATAL_FAILURE(writeMemory(queue(), memory_, data.data(), kSize));
  EXPECT_EQ(data, readMemory(queue(), memory_, kSize));
  ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
  EXPECT_OK(urUSMGetMemAllocInfo(context(), memory_, UR_USM_ALLOC_INFO_TYPE, sizeof type, &type, nullptr));
  EXPECT_EQ(UR_USM_TYPE_DEVICE, type);
}

TEST_F(ExportableMemory, eachHandleIsTheCallersOwn) {
  int files[2] = {-1, -1};
  for (int &file : files) {
    ASSERT_OK(urMemoryExportExportMemoryHandleExp(context(), device(), kType, memory_, &file));
    EXPECT_LE(0, file);
  }
  EXPECT_NE(files[0], files[1]);
  for (const int file : files)
    EXPECT_EQ(0, close(file));
}

TEST_F(ExportableMemory, onlyWhatWasAllocatedSo) {
  int file = -1;
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_DEVICE, context(), device(), kSize));
  Call(urMemoryExportExportMemoryHandleExp, context(), device(), kType, block.get(), static_cast<void *>(&file))
      .answers(UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(-1, file);
  auto free = Call(urMemoryExportFreeExportableMemoryExp, context(), device(), block.get());
  free.answers(UR_RESULT_ERROR_INVALID_VALUE);
  free.with<2>(memory_).succeeds();
  free.with<2>(std::exchange(memory_, nullptr)).answers(UR_RESULT_ERROR_INVALID_VALUE);
}

} // namespace conformance
