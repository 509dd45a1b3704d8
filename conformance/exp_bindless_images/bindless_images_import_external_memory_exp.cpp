// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/usm.hpp"

#include <unistd.h>

namespace conformance {

class BindlessImagesImportExternalMemoryExp : public ContextTest {
protected:
  auto call() {
    return Call(urBindlessImagesImportExternalMemoryExp, context(), device(), 64, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD,
                &externalMemDesc_, &externalMem_)
        .outputs(externalMem_);
  }

  ur_exp_external_mem_desc_t externalMemDesc_ =
      structure<ur_exp_external_mem_desc_t>(UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC);
  ur_exp_external_mem_handle_t externalMem_ = untouched<ur_exp_external_mem_handle_t>();
};

TEST_F(BindlessImagesImportExternalMemoryExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(BindlessImagesImportExternalMemoryExp, nullPointers) {
  call().needsPointer<4>();
  call().needsPointer<5>();
}

TEST_F(BindlessImagesImportExternalMemoryExp, enumerations) {
  call().needsEnumerator<3>();
}

TEST_F(BindlessImagesImportExternalMemoryExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

/// Memory that a device exports can be imported by another context, as by another API; both see the same.
class BindlessImagesImportExternalMemoryExp_Exported : public QueueTest {
protected:
  static constexpr size_t kBytes = size_t{4} << 20, kWords = kBytes / sizeof(uint32_t);

  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(QueueTest::SetUp());
    if (!deviceHas(UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP))
      GTEST_SKIP() << "the device imports no memory (UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP)";
    if (!deviceHas(UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP))
      GTEST_SKIP() << "the device exports no memory (UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP)";
    ASSERT_OK(urMemoryExportAllocExportableMemoryExp(context(), device(), 0, kBytes, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD,
                                                     &memory_));
  }
  void TearDown() override {
    if (memory_ != nullptr) {
      EXPECT_OK(urMemoryExportFreeExportableMemoryExp(context(), device(), memory_));
    }
    QueueTest::TearDown();
  }
  uint32_t *words() const { return static_cast<uint32_t *>(memory_); }
  void fill(ur_queue_handle_t queue, void *memory, uint32_t value, size_t size) {
    ASSERT_OK(urEnqueueUSMFill(queue, memory, sizeof value, &value, size, 0, nullptr, nullptr));
    ASSERT_OK(urQueueFinish(queue));
  }

private:
  void *memory_ = nullptr;
};

TEST_F(BindlessImagesImportExternalMemoryExp_Exported, isTheSameMemory) {
  auto file = structure<ur_exp_file_descriptor_t>(UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR);
  file.fd = -1;
  ASSERT_OK(
      urMemoryExportExportMemoryHandleExp(context(), device(), UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, words(), &file.fd));
  Context importing;
  ASSERT_NO_FATAL_FAILURE(makeContext(&importing));
  auto desc = structure<ur_exp_external_mem_desc_t>(UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC);
  desc.pNext = &file;
  ur_exp_external_mem_handle_t imported = nullptr;
  ASSERT_OK(urBindlessImagesImportExternalMemoryExp(importing, device(), kBytes, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD,
                                                    &desc, &imported));
  constexpr size_t offset = kBytes / 2;
  void *mapped = nullptr, *again = nullptr;
  ASSERT_OK(
      urBindlessImagesMapExternalLinearMemoryExp(importing, device(), offset, kBytes - offset, imported, &mapped));
  ASSERT_OK(urBindlessImagesMapExternalLinearMemoryExp(importing, device(), 0, kBytes, imported, &again));
  EXPECT_OK(urBindlessImagesReleaseExternalMemoryExp(importing, device(), imported));

  Queue other;
  auto properties = structure<ur_queue_properties_t>(UR_STRUCTURE_TYPE_QUEUE_PROPERTIES);
  ASSERT_OK(urQueueCreate(importing, device(), &properties, other.out()));
  fill(queue(), words(), 1, kBytes);
  fill(other, mapped, 2, kBytes - offset);
  EXPECT_EQ(1U, readWords(other, again, 1)[0]);
  EXPECT_EQ(2U, readWords(queue(), words() + offset / sizeof(uint32_t), 1)[0]);
  EXPECT_EQ(2U, readWords(other, static_cast<uint32_t *>(again) + kWords - 1, 1)[0]);
  EXPECT_EQ(1U, readWords(queue(), words() + offset / sizeof(uint32_t) - 1, 1)[0]);
  for (void *each : {mapped, again})
    EXPECT_OK(urBindlessImagesFreeMappedLinearMemoryExp(importing, device(), each));
}

} // namespace conformance
