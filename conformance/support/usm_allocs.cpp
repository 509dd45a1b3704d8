// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/usm_allocs.hpp"

#include "support/info.hpp"

#include <algorithm>
#include <thread>

namespace conformance {

bool isTooLarge(ur_result_t result) {
  return result == UR_RESULT_ERROR_INVALID_USM_SIZE || result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
         result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY || result == UR_RESULT_ERROR_OUT_OF_RESOURCES;
}

void UsmAllocTest::SetUp() {
  ASSERT_NO_FATAL_FAILURE(QueueTest::SetUp());
  for (const UsmKind &each : usmKinds()) {
    if (each.type == kind() && deviceInfo<ur_device_usm_access_capability_flags_t>(each.support) == 0)
      GTEST_SKIP() << "the device has no " << each.name << " memory";
  }
}

ur_result_t UsmAllocTest::make(size_t size, uint32_t align, void **memory) const {
  auto desc = structure<ur_usm_desc_t>(UR_STRUCTURE_TYPE_USM_DESC);
  desc.align = align;
  return allocate(kind(), context(), device(), &desc, nullptr, size, memory);
}

void UsmAllocTest::enumerations() {
  auto desc = structure<ur_usm_desc_t>(UR_STRUCTURE_TYPE_USM_DESC);
  desc.hints = UR_USM_ADVICE_FLAGS_MASK;
  call().with<3>(&desc).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

void UsmAllocTest::sizes() {
  call().with<5>(0).answers(UR_RESULT_ERROR_INVALID_USM_SIZE);
}

void UsmAllocTest::alignmentNoPowerOfTwo() {
  auto desc = structure<ur_usm_desc_t>(UR_STRUCTURE_TYPE_USM_DESC);
  for (const uint32_t align : {3U, 24U, 65U, 0xffffffffU}) {
    desc.align = align;
    call().with<3>(&desc).answers(UR_RESULT_ERROR_INVALID_VALUE);
  }
}

void UsmAllocTest::tooLarge() {
  for (const size_t size : {SIZE_MAX, SIZE_MAX - 63, SIZE_MAX / 2, size_t{1} << 60}) {
    const ur_result_t result = call().with<5>(size).result();
    EXPECT_TRUE(isTooLarge(result)) << size << ": " << resultName(result);
    EXPECT_EQ(untouched<void *>(), mem_);
  }
  const size_t most = deviceInfo<uint64_t>(UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE);
  const ur_result_t result = call().with<5>(most + 1).result();
  EXPECT_TRUE(isTooLarge(result)) << "one byte over UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE: " << resultName(result);
}

void UsmAllocTest::everyHint() {
  auto desc = structure<ur_usm_desc_t>(UR_STRUCTURE_TYPE_USM_DESC);
  for (ur_usm_advice_flags_t hint = 1; (hint & UR_USM_ADVICE_FLAGS_MASK) == 0; hint <<= 1) {
    desc.hints = hint;
    void *memory = nullptr;
    call().with<3>(&desc).with<6>(&memory).succeeds();
    EXPECT_OK(urUSMFree(context(), memory));
  }
}

void UsmAllocTest::sizesAndAlignments() {
  for (const size_t size : {size_t{1}, size_t{7}, size_t{64}, size_t{4097}, size_t{1} << 20, size_t{3} << 22}) {
    for (const uint32_t align : {0U, 1U, 2U, 8U, 64U, 256U, 4096U}) {
      void *memory = nullptr;
      const ur_result_t result = make(size, align, &memory);
      if (result == UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT && align > 256)
        continue;
      ASSERT_OK(result) << size << " bytes at " << align;
      ASSERT_NE(nullptr, memory);
      if (align != 0) {
        EXPECT_EQ(0U, reinterpret_cast<uintptr_t>(memory) % align) << size << " bytes at " << align;
      }
      // Its first and its last byte are there.
      const unsigned char mark = 0x3c;
      writeMemory(queue(), memory, &mark, 1);
      writeMemory(queue(), static_cast<unsigned char *>(memory) + size - 1, &mark, 1);
      EXPECT_EQ(mark, readMemory(queue(), memory, 1)[0]);
      EXPECT_OK(urUSMFree(context(), memory));
    }
  }
}

void UsmAllocTest::blocksAreApart() {
  constexpr size_t count = 64, words = 100;
  std::vector<UsmBlock> blocks(count);
  for (size_t i = 0; i < count; ++i) {
    ASSERT_NO_FATAL_FAILURE(blocks[i].create(kind(), context(), device(), words * 4));
    const auto value = static_cast<uint32_t>(i);
    ASSERT_OK(urEnqueueUSMFill(queue(), blocks[i].get(), 4, &value, words * 4, 0, nullptr, nullptr));
  }
  for (size_t i = 0; i < count; ++i)
    EXPECT_EQ(std::vector<uint32_t>(words, static_cast<uint32_t>(i)), readWords(queue(), blocks[i].get(), words));
}

void UsmAllocTest::knownToTheContext() {
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(kind(), context(), device(), 1000));
  ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
  EXPECT_OK(urUSMGetMemAllocInfo(context(), block.get(), UR_USM_ALLOC_INFO_TYPE, sizeof type, &type, nullptr));
  EXPECT_EQ(kind(), type);
  size_t size = 0;
  EXPECT_OK(urUSMGetMemAllocInfo(context(), block.get(), UR_USM_ALLOC_INFO_SIZE, sizeof size, &size, nullptr));
  EXPECT_GE(size, 1000U);
}

void UsmAllocTest::fromAPool() {
  if (!deviceHas(UR_DEVICE_INFO_USM_POOL_SUPPORT))
    GTEST_SKIP() << "the device has no USM pools (UR_DEVICE_INFO_USM_POOL_SUPPORT)";
  auto desc = structure<ur_usm_pool_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_DESC);
  Pool pool;
  ASSERT_OK(urUSMPoolCreate(context(), &desc, pool.out()));
  std::vector<void *> blocks(50, nullptr);
  for (size_t i = 0; i < blocks.size(); ++i) {
    ASSERT_OK(allocate(kind(), context(), device(), nullptr, pool, 100 * (i + 1), &blocks[i]));
    ur_usm_pool_handle_t of = nullptr;
    const ur_result_t result =
        urUSMGetMemAllocInfo(context(), blocks[i], UR_USM_ALLOC_INFO_POOL, sizeof of, &of, nullptr);
    if (result != UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION) {
      EXPECT_OK(result);
      EXPECT_EQ(pool.get(), of);
    }
  }
  std::sort(blocks.begin(), blocks.end());
  EXPECT_EQ(blocks.end(), std::adjacent_find(blocks.begin(), blocks.end()));
  for (void *block : blocks)
    EXPECT_OK(urUSMFree(context(), block));
}

void UsmAllocTest::manyThreads() {
  std::vector<std::thread> threads;
  std::vector<ur_result_t> results(8, UR_RESULT_ERROR_UNKNOWN);
  for (size_t t = 0; t < results.size(); ++t) {
    threads.emplace_back([this, t, &results] {
      for (size_t i = 0; i < 200; ++i) {
        void *memory = nullptr;
        results[t] = make(64 + i * 37 % 5000, 0, &memory);
        if (results[t] == UR_RESULT_SUCCESS)
          results[t] = urUSMFree(context(), memory);
        if (results[t] != UR_RESULT_SUCCESS)
          return;
      }
    });
  }
  for (std::thread &thread : threads)
    thread.join();
  for (const ur_result_t result : results)
    EXPECT_OK(result);
}

} // namespace conformance
