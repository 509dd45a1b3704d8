// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory for other APIs: what they see is what the device sees.
#include "core/faults.hpp"

#include <sys/mman.h>
#include <unistd.h>

namespace ur::test {
namespace {

class Exporting : public FaultTest {
protected:
  Exporting() { expectRefusals_ = false; }
  static constexpr auto kType = UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD;

  ur_result_t tryAlloc(size_t size, void **memory, size_t alignment = 0, ur_exp_external_mem_type_t type = kType) {
    return api().MemoryExportExp.pfnAllocExportableMemoryExp(context, devices[0], alignment, size, type, memory);
  }
  ur_result_t tryFree(void *memory, size_t device = 0) {
    return api().MemoryExportExp.pfnFreeExportableMemoryExp(context, devices[device], memory);
  }
  ur_result_t tryExport(void *memory, int *file, ur_exp_external_mem_type_t type = kType, size_t device = 0) {
    return api().MemoryExportExp.pfnExportMemoryHandleExp(context, devices[device], type, memory, file);
  }
};
UR_TEST_ALL_SHAPES(Exporting);

TEST_P(Exporting, OtherApisSeeTheSameBytes) {
  const Queue queue = inOrder();
  void *memory = nullptr;
  ASSERT_EQ(tryAlloc(kGranularity + 1, &memory, 4096), UR_RESULT_SUCCESS);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(memory) % 4096, 0u);
  int files[2] = {-1, -1};
  for (int &file : files)
    ASSERT_EQ(tryExport(memory, &file), UR_RESULT_SUCCESS);
  EXPECT_NE(files[0], files[1]) << "each is the caller's own";
  fillOnly(queue, static_cast<uint32_t *>(memory), kGranularity / 4, 6);
  finish(queue);
  close(files[1]);
  void *seen = mmap(nullptr, 2 * kGranularity, PROT_READ | PROT_WRITE, MAP_SHARED, files[0], 0);
  ASSERT_NE(seen, MAP_FAILED);
  close(files[0]);
  EXPECT_EQ(static_cast<uint32_t *>(seen)[kGranularity / 4 - 1], 6u);
  static_cast<uint32_t *>(seen)[0] = 7;
  uint32_t word = 0;
  ASSERT_EQ(tryCopy(queue, &word, memory, 4, {}, nullptr, true), UR_RESULT_SUCCESS);
  EXPECT_EQ(word, 7u);
  ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
  EXPECT_EQ(api().USM.pfnGetMemAllocInfo(context, memory, UR_USM_ALLOC_INFO_TYPE, sizeof type, &type, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(type, UR_USM_TYPE_DEVICE);
  EXPECT_EQ(tryFree(memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(static_cast<uint32_t *>(seen)[0], 7u) << "who imports it keeps it";
  munmap(seen, 2 * kGranularity);
}

TEST_P(Exporting, WrongCallsAreRefused) {
  void *memory = nullptr, *plain = deviceMemory(4);
  EXPECT_EQ(tryAlloc(64, &memory, 2 * kGranularity), UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
  EXPECT_EQ(tryAlloc(SIZE_MAX, &memory), UR_RESULT_ERROR_UNSUPPORTED_SIZE);
  EXPECT_EQ(tryAlloc(64, &memory, 0, UR_EXP_EXTERNAL_MEM_TYPE_DMA_BUF), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(memory, nullptr);
  ASSERT_EQ(tryAlloc(64, &memory), UR_RESULT_SUCCESS);
  int file = -1;
  EXPECT_EQ(tryExport(plain, &file), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(tryExport(static_cast<char *>(memory) + 1, &file), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(tryExport(memory, &file, UR_EXP_EXTERNAL_MEM_TYPE_DMA_BUF), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(tryExport(memory, &file, kType, 1), UR_RESULT_ERROR_INVALID_VALUE) << "another device's";
  EXPECT_EQ(file, -1);
  EXPECT_EQ(tryFree(plain), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(tryFree(memory, 1), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  EXPECT_EQ(tryFree(memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryFree(memory), UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_P(Exporting, WhatIsLeftGoesWithTheContext) {
  void *memory = nullptr;
  ASSERT_EQ(tryAlloc(64, &memory), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::test
