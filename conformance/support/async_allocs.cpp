// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/async_allocs.hpp"

#include "support/info.hpp"

#include <algorithm>

namespace conformance {

void AsyncAllocTest::SetUp() {
  ASSERT_NO_FATAL_FAILURE(AsyncQueuesTest::SetUp());
  if (IsSkipped())
    return;
  for (const UsmKind &each : usmKinds()) {
    if (each.type == kind() && deviceInfo<ur_device_usm_access_capability_flags_t>(each.support) == 0)
      GTEST_SKIP() << "the device has no " << each.name << " memory";
  }
}

void AsyncAllocTest::waitLists() {
  std::vector<void *> blocks;
  check(
      [&](uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
        void *memory = nullptr;
        const ur_result_t result = enqueueAlloc(kind(), queue(), pool(), 4096, {list, count}, &memory, event);
        if (result == UR_RESULT_SUCCESS) {
          EXPECT_NE(nullptr, memory);
          blocks.push_back(memory);
        }
        return result;
      },
      command());
  EXPECT_OK(urQueueFinish(queue()));
  for (void *block : blocks)
    EXPECT_OK(enqueueFree(queue(), block));
}

void AsyncAllocTest::sizesAndAlignments() {
  const uintptr_t alignment = kind() == UR_USM_TYPE_DEVICE ? 256 : 64;
  Chain chain{queue()};
  std::vector<void *> blocks;
  for (const size_t size : {size_t{0}, size_t{1}, size_t{255}, size_t{256}, size_t{257}, size_t{4096}, size_t{100000},
                            size_t{1} << 20, (size_t{1} << 21) + 1, size_t{5} << 22}) {
    void *memory = nullptr;
    ASSERT_NO_FATAL_FAILURE(alloc(&chain, size, &memory, kind()));
    ASSERT_NE(nullptr, memory) << size;
    EXPECT_EQ(0U, reinterpret_cast<uintptr_t>(memory) % alignment) << size;
    EXPECT_EQ(blocks.end(), std::find(blocks.begin(), blocks.end(), memory)) << "handed out twice";
    if (size >= 4)
      fill(&chain, memory, size / 4, static_cast<uint32_t>(size));
    blocks.push_back(memory);
  }
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(100000U, readWords(queue(), blocks[6], 25000)[24999]);
  for (void *block : blocks)
    free(&chain, block);
  EXPECT_OK(urQueueFinish(queue()));
}

void AsyncAllocTest::knownToTheContext() {
  Chain chain{queue()};
  void *memory = nullptr;
  ASSERT_NO_FATAL_FAILURE(alloc(&chain, 5000, &memory, kind()));
  const InfoQuery query = infoQuery(urUSMGetMemAllocInfo, context(), static_cast<const void *>(memory));
  EXPECT_EQ(kind(), infoOf<ur_usm_type_t>(query, UR_USM_ALLOC_INFO_TYPE));
  EXPECT_EQ(memory, infoOf<void *>(query, UR_USM_ALLOC_INFO_BASE_PTR));
  EXPECT_EQ(5000U, infoOf<size_t>(query, UR_USM_ALLOC_INFO_SIZE));
  EXPECT_EQ(pool().get(), infoOf<ur_usm_pool_handle_t>(query, UR_USM_ALLOC_INFO_POOL));
  if (kind() != UR_USM_TYPE_HOST) {
    EXPECT_EQ(device(), infoOf<ur_device_handle_t>(query, UR_USM_ALLOC_INFO_DEVICE));
  }
  const InfoQuery inside = infoQuery(urUSMGetMemAllocInfo, context(), static_cast<const char *>(memory) + 4999);
  EXPECT_EQ(memory, infoOf<void *>(inside, UR_USM_ALLOC_INFO_BASE_PTR));
  free(&chain, memory);
}

void AsyncAllocTest::tooLarge() {
  for (const size_t size : {SIZE_MAX, SIZE_MAX - 255, SIZE_MAX / 2 + 1, size_t{1} << 56}) {
    void *memory = untouched<void *>();
    auto event = untouched<ur_event_handle_t>();
    const ur_result_t result = enqueueAlloc(kind(), queue(), pool(), size, {}, &memory, &event);
    EXPECT_TRUE(isExhausted(result) || result == UR_RESULT_ERROR_INVALID_USM_SIZE ||
                (kind() == UR_USM_TYPE_HOST && result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY))
        << size << ": " << resultName(result);
    EXPECT_EQ(untouched<void *>(), memory);
    EXPECT_EQ(untouched<ur_event_handle_t>(), event);
  }
  EXPECT_EQ(0U, pool().info(UR_USM_POOL_INFO_USED_CURRENT_EXP));
}

void AsyncAllocTest::poolOfAnotherContext() {
  Context otherContext;
  ASSERT_NO_FATAL_FAILURE(makeContext(&otherContext));
  DevicePool foreign;
  ASSERT_NO_FATAL_FAILURE(foreign.create(otherContext, device()));
  void *memory = untouched<void *>();
  const ur_result_t result = enqueueAlloc(kind(), queue(), foreign, 64, {}, &memory);
  EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_VALUE || result == UR_RESULT_ERROR_INVALID_CONTEXT ||
              result == UR_RESULT_ERROR_INVALID_ARGUMENT)
      << resultName(result);
  EXPECT_EQ(untouched<void *>(), memory);
}

void AsyncAllocTest::usableAfterItsEvent() {
  Chain chain{queue()};
  void *memory = nullptr;
  ASSERT_NO_FATAL_FAILURE(alloc(&chain, 4096, &memory, kind()));
  fill(&chain, memory, 1024, 77);
  check(&chain, memory, 1024, 77, result());
  free(&chain, memory);
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(0U, *result());
}

void AsyncAllocTest::withProperties() {
  auto properties = structure<ur_exp_async_usm_alloc_properties_t>(UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES);
  const auto entry = kind() == UR_USM_TYPE_DEVICE   ? urEnqueueUSMDeviceAllocExp
                     : kind() == UR_USM_TYPE_SHARED ? urEnqueueUSMSharedAllocExp
                                                    : urEnqueueUSMHostAllocExp;
  for (const ur_exp_async_usm_alloc_flags_t flags :
       {0U, ur_exp_async_usm_alloc_flags_t{UR_EXP_ASYNC_USM_ALLOC_FLAG_TBD}}) {
    properties.flags = flags;
    void *memory = nullptr;
    ASSERT_OK(entry(queue(), nullptr, 64, &properties, 0, nullptr, &memory, nullptr));
    EXPECT_OK(urQueueFinish(queue()));
    EXPECT_OK(enqueueFree(queue(), memory));
  }
}

} // namespace conformance
