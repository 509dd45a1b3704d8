// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// USM: allocation of every kind, its errors, what is known about a pointer, copies and fills.
#include "core/core_test.hpp"

#include <cstring>

namespace ur::test {
namespace {

class Usm : public CoreTest {
protected:
  ur_result_t allocate(ur_usm_type_t type, size_t size, void **memory, const ur_usm_desc_t *desc = nullptr) {
    if (type == UR_USM_TYPE_HOST)
      return api().USM.pfnHostAlloc(context, desc, nullptr, size, memory);
    const auto function = type == UR_USM_TYPE_DEVICE ? api().USM.pfnDeviceAlloc : api().USM.pfnSharedAlloc;
    return function(context, devices[0], desc, nullptr, size, memory);
  }
  template <class T>
  T about(const void *memory, ur_usm_alloc_info_t what) {
    return query<T>([&](const void *p, ur_usm_alloc_info_t property, size_t size, void *value,
                        size_t *ret) { return api().USM.pfnGetMemAllocInfo(context, p, property, size, value, ret); },
                    memory, what);
  }
};
UR_TEST_ALL_SHAPES(Usm);

constexpr ur_usm_type_t kTypes[] = {UR_USM_TYPE_DEVICE, UR_USM_TYPE_SHARED, UR_USM_TYPE_HOST};

TEST_P(Usm, EveryKindIsAllocatedAndKnown) {
  for (ur_usm_type_t type : kTypes) {
    void *memory = nullptr;
    ASSERT_EQ(allocate(type, 1000, &memory), UR_RESULT_SUCCESS);
    auto *bytes = static_cast<uint8_t *>(memory);
    EXPECT_EQ(about<ur_usm_type_t>(bytes + 999, UR_USM_ALLOC_INFO_TYPE), type);
    EXPECT_EQ(about<void *>(bytes + 10, UR_USM_ALLOC_INFO_BASE_PTR), memory);
    EXPECT_EQ(about<size_t>(bytes, UR_USM_ALLOC_INFO_SIZE), 1000u);
    if (type != UR_USM_TYPE_HOST) {
      EXPECT_EQ(about<ur_device_handle_t>(bytes, UR_USM_ALLOC_INFO_DEVICE), devices[0]);
    }
    EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
    EXPECT_EQ(about<ur_usm_type_t>(bytes, UR_USM_ALLOC_INFO_TYPE), UR_USM_TYPE_UNKNOWN);
  }
  int local = 0;
  EXPECT_EQ(about<ur_usm_type_t>(&local, UR_USM_ALLOC_INFO_TYPE), UR_USM_TYPE_UNKNOWN);
}

TEST_P(Usm, SizesAndAlignmentsAreChecked) {
  for (ur_usm_type_t type : kTypes) {
    void *memory = nullptr;
    EXPECT_EQ(allocate(type, 0, &memory), UR_RESULT_ERROR_INVALID_USM_SIZE);
    EXPECT_EQ(allocate(type, SIZE_MAX, &memory), UR_RESULT_ERROR_INVALID_USM_SIZE);
    EXPECT_EQ(allocate(type, SIZE_MAX / 2, &memory), UR_RESULT_ERROR_INVALID_USM_SIZE);
    ur_usm_desc_t desc{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0, 3};
    EXPECT_EQ(allocate(type, 64, &memory, &desc), UR_RESULT_ERROR_INVALID_VALUE);
    EXPECT_EQ(memory, nullptr);
    for (desc.align = 1; desc.align <= 4096; desc.align *= 8) {
      ASSERT_EQ(allocate(type, 64, &memory, &desc), UR_RESULT_SUCCESS) << desc.align;
      EXPECT_EQ(reinterpret_cast<uintptr_t>(memory) % desc.align, 0u);
      EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
      memory = nullptr;
    }
  }
  EXPECT_EQ(sim->calls(Call::alloc), sim->calls(Call::free));
}

TEST_P(Usm, ExhaustionIsSaidAndRecovered) {
  sim->setDeviceLimit(0, 1 << 20);
  sim->setHostLimit(1 << 20);
  for (ur_usm_type_t type : kTypes) {
    void *first = nullptr, *second = nullptr;
    ASSERT_EQ(allocate(type, 900 << 10, &first), UR_RESULT_SUCCESS);
    const ur_result_t result = allocate(type, 900 << 10, &second);
    if (type == UR_USM_TYPE_HOST)
      EXPECT_EQ(result, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    else
      EXPECT_TRUE(result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY || result == UR_RESULT_ERROR_OUT_OF_RESOURCES);
    EXPECT_EQ(second, nullptr);
    EXPECT_EQ(api().USM.pfnFree(context, first), UR_RESULT_SUCCESS);
    ASSERT_EQ(allocate(type, 900 << 10, &second), UR_RESULT_SUCCESS);
    EXPECT_EQ(api().USM.pfnFree(context, second), UR_RESULT_SUCCESS);
  }
}

TEST_P(Usm, WrongFreesAreRefused) {
  void *memory = nullptr;
  ASSERT_EQ(allocate(UR_USM_TYPE_DEVICE, 64, &memory), UR_RESULT_SUCCESS);
  int local = 0;
  EXPECT_EQ(api().USM.pfnFree(context, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_NE(api().USM.pfnFree(context, &local), UR_RESULT_SUCCESS);
  EXPECT_NE(api().USM.pfnFree(context, static_cast<uint8_t *>(memory) + 8), UR_RESULT_SUCCESS);
  const Context other = makeContext();
  EXPECT_NE(api().USM.pfnFree(other, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
  EXPECT_NE(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
}

TEST_P(Usm, FillsRepeatTheirPattern) {
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(64);
  auto *bytes = reinterpret_cast<uint8_t *>(memory);
  uint8_t pattern[16];
  for (uint8_t i = 0; i < 16; ++i)
    pattern[i] = i;
  for (size_t size = 1; size <= 16; size *= 2) {
    ASSERT_EQ(api().Enqueue.pfnUSMFill(queue, memory, size, pattern, 256, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
    finish(queue);
    for (size_t i = 0; i < 256; ++i)
      ASSERT_EQ(bytes[i], i % size) << size;
  }
  EXPECT_EQ(api().Enqueue.pfnUSMFill(queue, memory, 0, pattern, 256, 0, nullptr, nullptr),
            UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(api().Enqueue.pfnUSMFill(queue, memory, 16, pattern, 24, 0, nullptr, nullptr),
            UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(api().Enqueue.pfnUSMFill(queue, nullptr, 1, pattern, 24, 0, nullptr, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_P(Usm, CopiesGoEveryWay) {
  const Queue queue = inOrder();
  std::vector<void *> places;
  for (ur_usm_type_t type : kTypes) {
    void *memory = nullptr;
    ASSERT_EQ(allocate(type, 256, &memory), UR_RESULT_SUCCESS);
    places.push_back(memory);
  }
  std::vector<uint8_t> plain(256), back(256);
  for (size_t i = 0; i < plain.size(); ++i)
    plain[i] = static_cast<uint8_t>(i * 7);
  ASSERT_EQ(tryCopy(queue, places[0], plain.data(), 256), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryCopy(queue, places[1], places[0], 256), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryCopy(queue, places[2], places[1], 256), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryCopy(queue, back.data(), places[2], 256, {}, nullptr, true), UR_RESULT_SUCCESS);
  EXPECT_EQ(plain, back);
  for (void *memory : places)
    EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
}

TEST_P(Usm, CopiesAndFillsAreKeptInBounds) {
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(4), *other = deviceMemory(4);
  const size_t commands = sim->commands().size();
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(tryFill(queue, memory, 5, 0, {}, &event), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(tryFill(queue, memory + 2, 3, 0, {}, &event), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(tryCopy(queue, memory, other, 20, {}, &event), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(tryCopy(queue, memory, memory, 0, {}, &event), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(event, nullptr);
  EXPECT_EQ(sim->commands().size(), commands);
}

TEST_P(Usm, BlockingCopiesReportFailure) {
  const Queue queue = inOrder();
  uint32_t *memory = deviceMemory(1);
  uint32_t value = 0;
  sim->failCommand();
  EXPECT_NE(tryCopy(queue, &value, memory, 4, {}, nullptr, true), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::test
