// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every form that USM calls come in: descriptors of allocations, rows with pitches, hints, and what is known about a
// pointer of any kind.
#include "core/async_test.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace ur::test {
namespace {

class UsmForms : public AsyncTest {
protected:
  ur_result_t allocate(ur_usm_type_t type, size_t size, void **memory, const ur_usm_desc_t *desc = nullptr,
                       ur_usm_pool_handle_t pool = nullptr) {
    if (type == UR_USM_TYPE_HOST)
      return api().USM.pfnHostAlloc(context, desc, pool, size, memory);
    const auto function = type == UR_USM_TYPE_DEVICE ? api().USM.pfnDeviceAlloc : api().USM.pfnSharedAlloc;
    return function(context, devices[0], desc, pool, size, memory);
  }
};
UR_TEST_ALL_SHAPES(UsmForms);

TEST_P(UsmForms, HintsFlagsAndPlacesAreTaken) {
  ur_usm_alloc_location_desc_t location{UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC, nullptr, 0};
  ur_usm_device_desc_t device{UR_STRUCTURE_TYPE_USM_DEVICE_DESC, &location, 0};
  ur_usm_host_desc_t host{UR_STRUCTURE_TYPE_USM_HOST_DESC, &device, UR_USM_HOST_MEM_FLAG_INITIAL_PLACEMENT};
  ur_usm_desc_t desc{UR_STRUCTURE_TYPE_USM_DESC, &host, 0, 0};
  for (const ur_usm_type_t type : kUsmTypes) {
    void *memory = nullptr;
    for (const ur_usm_device_mem_flags_t flags :
         {UR_USM_DEVICE_MEM_FLAG_WRITE_COMBINED, UR_USM_DEVICE_MEM_FLAG_INITIAL_PLACEMENT,
          UR_USM_DEVICE_MEM_FLAG_DEVICE_READ_ONLY}) {
      device.flags = flags;
      ASSERT_EQ(allocate(type, 64, &memory, &desc), UR_RESULT_SUCCESS);
      EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
    }
    for (uint32_t bit = 0; bit <= 16; ++bit) {
      desc.hints = uint32_t{1} << bit;
      ASSERT_EQ(allocate(type, 64, &memory, &desc), UR_RESULT_SUCCESS) << "hint " << bit;
      EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
    }
    memory = nullptr;
    desc.hints = uint32_t{1} << 17;
    EXPECT_EQ(allocate(type, 64, &memory, &desc), UR_RESULT_ERROR_INVALID_ENUMERATION);
    EXPECT_EQ(memory, nullptr);
    desc.hints = 0;
  }
}

TEST_P(UsmForms, AlignmentsArePowersOfTwo) {
  ur_usm_desc_t desc{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0, 0};
  ur_usm_pool_desc_t poolDesc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
  ur_usm_pool_handle_t pool = nullptr;
  ASSERT_EQ(api().USM.pfnPoolCreate(context, &poolDesc, &pool), UR_RESULT_SUCCESS);
  for (const ur_usm_type_t type : kUsmTypes) {
    for (ur_usm_pool_handle_t from : {ur_usm_pool_handle_t{nullptr}, pool}) {
      // What the largest type of a kernel needs, if nobody says; a pool's blocks have their own.
      for (const uint32_t align : {0u, 1u, 2u, 64u, 256u, 512u, 65536u}) {
        const size_t least = !from ? (align == 0 ? 128 : 1) : type == UR_USM_TYPE_DEVICE ? 256 : 64;
        desc.align = align;
        void *memory = nullptr;
        ASSERT_EQ(allocate(type, 10, &memory, &desc, from), UR_RESULT_SUCCESS) << align;
        EXPECT_EQ(reinterpret_cast<uintptr_t>(memory) % std::max<size_t>(align, least), 0u) << align;
        EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
      }
      for (const uint32_t align : {3u, 6u, 100u, 65537u}) {
        desc.align = align;
        void *memory = nullptr;
        EXPECT_EQ(allocate(type, 10, &memory, &desc, from), UR_RESULT_ERROR_INVALID_VALUE) << align;
        EXPECT_EQ(memory, nullptr);
      }
    }
  }
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

TEST_P(UsmForms, RowsAreCopiedAndFilledByTheirPitches) {
  const Queue queue = inOrder();
  constexpr size_t kRows = 5, kWidth = 8;
  auto *device = reinterpret_cast<uint8_t *>(deviceMemory(256));
  std::vector<uint8_t> source(1024), back(1024), expected(1024);
  for (size_t i = 0; i < source.size(); ++i)
    source[i] = static_cast<uint8_t>(i * 11);
  for (const size_t dstPitch : {kWidth, kWidth + 1, size_t{64}, size_t{200}}) {
    for (const size_t srcPitch : {kWidth, size_t{9}, size_t{128}}) {
      std::fill(back.begin(), back.end(), uint8_t{0});
      std::fill(expected.begin(), expected.end(), uint8_t{0});
      for (size_t row = 0; row < kRows; ++row)
        std::memcpy(&expected[row * dstPitch], &source[row * srcPitch], kWidth);
      ASSERT_EQ(tryFill(queue, reinterpret_cast<uint32_t *>(device), 256, 0), UR_RESULT_SUCCESS);
      ASSERT_EQ(api().Enqueue.pfnUSMMemcpy2D(queue, false, device, dstPitch, source.data(), srcPitch, kWidth, kRows, 0,
                                             nullptr, nullptr),
                UR_RESULT_SUCCESS);
      ASSERT_EQ(tryCopy(queue, back.data(), device, 1024, {}, nullptr, true), UR_RESULT_SUCCESS);
      EXPECT_EQ(back, expected) << dstPitch << " " << srcPitch;
    }
  }
  const uint32_t pattern = 0x04030201;
  for (const size_t pitch : {kWidth, kWidth + 3, size_t{100}}) {
    std::fill(expected.begin(), expected.end(), uint8_t{0});
    for (size_t row = 0; row < kRows; ++row) {
      for (size_t x = 0; x < kWidth; x += 4)
        std::memcpy(&expected[row * pitch + x], &pattern, 4);
    }
    ASSERT_EQ(tryFill(queue, reinterpret_cast<uint32_t *>(device), 256, 0), UR_RESULT_SUCCESS);
    ASSERT_EQ(api().Enqueue.pfnUSMFill2D(queue, device, pitch, 4, &pattern, kWidth, kRows, 0, nullptr, nullptr),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(tryCopy(queue, back.data(), device, 1024, {}, nullptr, true), UR_RESULT_SUCCESS);
    EXPECT_EQ(back, expected) << pitch;
  }
}

/// A pattern goes on from row to row, whatever its size: up to the whole region's.
TEST_P(UsmForms, APatternMayBeLongerThanARow) {
  auto *device = reinterpret_cast<uint8_t *>(deviceMemory(1024)); // 4096 bytes
  struct Form {
    size_t width, height, pitch, pattern;
  };
  for (const ur_queue_flags_t flags : {0, int{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}}) {
    for (const Form &form : {Form{32, 32, 64, 1024}, Form{32, 32, 32, 1024}, Form{12, 8, 16, 8}, Form{6, 4, 100, 8},
                             Form{8, 4, 8, 32}, Form{1, 16, 3, 16}}) {
      const Queue queue = makeQueue(flags);
      std::vector<uint8_t> pattern(form.pattern), back(4096), expected(4096);
      for (size_t i = 0; i < pattern.size(); ++i)
        pattern[i] = static_cast<uint8_t>(i * 7 + i / 256 + 1);
      const std::vector<uint8_t> original = pattern;
      for (size_t i = 0; i < form.width * form.height; ++i)
        expected[i / form.width * form.pitch + i % form.width] = pattern[i % form.pattern];
      const Event cleared = fill(queue, reinterpret_cast<uint32_t *>(device), 1024, 0);
      const uint64_t frees = sim->calls(Call::free);
      sim::Hold gate = sim->holdNextCommand();
      Event filled;
      ASSERT_EQ(api().Enqueue.pfnUSMFill2D(queue, device, form.pitch, form.pattern, pattern.data(), form.width,
                                           form.height, 1, std::array{cleared.get()}.data(), filled.out()),
                UR_RESULT_SUCCESS);
      std::fill(pattern.begin(), pattern.end(), uint8_t{0}); // consumed
      EXPECT_EQ(sim->calls(Call::free), frees) << "what the command reads";
      gate.open();
      ASSERT_EQ(wait({filled}), UR_RESULT_SUCCESS);
      ASSERT_EQ(tryCopy(queue, back.data(), device, 4096, {}, nullptr, true), UR_RESULT_SUCCESS);
      EXPECT_EQ(back, expected) << form.width << " x " << form.height << ", pattern " << form.pattern;
      finish(queue);
    }
  }
}

TEST_P(UsmForms, RowsStayInTheirAllocation) {
  const Queue queue = inOrder();
  auto *device = reinterpret_cast<uint8_t *>(deviceMemory(64)); // 256 bytes
  std::vector<uint8_t> plain(4096);
  const uint8_t byte = 1;
  const size_t commands = sim->commands().size();
  const auto copy = [&](size_t dstPitch, size_t width, size_t height) {
    return api().Enqueue.pfnUSMMemcpy2D(queue, false, device, dstPitch, plain.data(), 256, width, height, 0, nullptr,
                                        nullptr);
  };
  const auto fill = [&](size_t pitch, size_t width, size_t height) {
    return api().Enqueue.pfnUSMFill2D(queue, device, pitch, 1, &byte, width, height, 0, nullptr, nullptr);
  };
  EXPECT_EQ(copy(64, 65, 1), UR_RESULT_ERROR_INVALID_SIZE) << "wider than the pitch";
  EXPECT_EQ(copy(64, 64, 5), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(copy(64, 8, 6), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(copy(64, 0, 1), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(copy(64, 8, 0), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(copy(SIZE_MAX / 2, 8, 4), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(fill(64, 64, 5), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(fill(32, 64, 1), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(fill(SIZE_MAX / 2, 8, 4), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(fill(1, 1, SIZE_MAX), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(sim->commands().size(), commands);
  EXPECT_EQ(copy(64, 64, 4), UR_RESULT_SUCCESS);
  EXPECT_EQ(fill(248, 8, 2), UR_RESULT_SUCCESS) << "the last row ends with the allocation";
  finish(queue);
}

TEST_P(UsmForms, HintsTakeTheirPlaceInTheOrder) {
  for (const ur_usm_type_t type : kUsmTypes) {
    const Queue queue = inOrder(), other = inOrder();
    void *memory = nullptr;
    ASSERT_EQ(allocate(type, 256, &memory), UR_RESULT_SUCCESS);
    sim::Hold gate = sim->holdNextCommand();
    const Event before = fence(other);
    Event prefetched, advised;
    const ur_event_handle_t waits[] = {before};
    ASSERT_EQ(api().Enqueue.pfnUSMPrefetch(queue, memory, 256, 0, 1, waits, prefetched.out()), UR_RESULT_SUCCESS);
    ASSERT_EQ(api().Enqueue.pfnUSMAdvise(queue, memory, 256, UR_USM_ADVICE_FLAG_DEFAULT, advised.out()),
              UR_RESULT_SUCCESS);
    EXPECT_FALSE(complete(prefetched));
    EXPECT_FALSE(complete(advised));
    gate.open();
    EXPECT_EQ(wait({prefetched, advised}), UR_RESULT_SUCCESS);
    auto *bytes = static_cast<uint8_t *>(memory);
    for (const auto &[at, size] : {std::pair<size_t, size_t>{0, 257}, {255, 2}, {1, 256}, {0, SIZE_MAX}}) {
      EXPECT_EQ(api().Enqueue.pfnUSMPrefetch(queue, bytes + at, size, 0, 0, nullptr, nullptr),
                UR_RESULT_ERROR_INVALID_SIZE);
      EXPECT_EQ(api().Enqueue.pfnUSMAdvise(queue, bytes + at, size, UR_USM_ADVICE_FLAG_DEFAULT, nullptr),
                UR_RESULT_ERROR_INVALID_SIZE);
    }
    EXPECT_EQ(api().Enqueue.pfnUSMPrefetch(queue, bytes + 255, 1, 0, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
    finish(queue);
    EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
  }
}

TEST_P(UsmForms, HintsOnSharedMemoryReachTheDriver) {
  const Queue queue = inOrder();
  for (const ur_usm_type_t type : kUsmTypes) {
    for (const bool pooled : {false, true}) {
      void *memory = nullptr;
      if (pooled)
        ASSERT_EQ(tryAlloc(type, queue, nullptr, 256, &memory), UR_RESULT_SUCCESS);
      else
        ASSERT_EQ(allocate(type, 256, &memory), UR_RESULT_SUCCESS);
      const uint64_t prefetches = sim->calls(Call::prefetch), advices = sim->calls(Call::advise);
      auto *inside = static_cast<uint8_t *>(memory) + 100;
      EXPECT_EQ(
          api().Enqueue.pfnUSMPrefetch(queue, inside, 156, UR_USM_MIGRATION_FLAG_DEVICE_TO_HOST, 0, nullptr, nullptr),
          UR_RESULT_SUCCESS);
      EXPECT_EQ(api().Enqueue.pfnUSMAdvise(queue, inside, 156, UR_USM_ADVICE_FLAG_SET_READ_MOSTLY, nullptr),
                UR_RESULT_SUCCESS);
      const uint64_t expected = type == UR_USM_TYPE_SHARED ? 1 : 0;
      EXPECT_EQ(sim->calls(Call::prefetch) - prefetches, expected);
      EXPECT_EQ(sim->calls(Call::advise) - advices, expected);
      finish(queue);
      EXPECT_EQ(pooled ? tryFree(queue, memory) : api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
    }
  }
  int plain = 0;
  const uint64_t calls = sim->calls(Call::prefetch);
  EXPECT_EQ(api().Enqueue.pfnUSMPrefetch(queue, &plain, sizeof plain, 0, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->calls(Call::prefetch), calls);
  finish(queue);
}

TEST_P(UsmForms, AFailedHintLeavesNothing) {
  const Queue queue = inOrder();
  void *memory = nullptr;
  ASSERT_EQ(allocate(UR_USM_TYPE_SHARED, 256, &memory), UR_RESULT_SUCCESS);
  ur_event_handle_t event = nullptr;
  sim->failCall(Call::prefetch);
  EXPECT_NE(api().Enqueue.pfnUSMPrefetch(queue, memory, 256, 0, 0, nullptr, &event), UR_RESULT_SUCCESS);
  sim->failCall(Call::advise);
  EXPECT_NE(api().Enqueue.pfnUSMAdvise(queue, memory, 256, UR_USM_ADVICE_FLAG_DEFAULT, &event), UR_RESULT_SUCCESS);
  EXPECT_EQ(event, nullptr);
  finish(queue);
  EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
}

TEST_P(UsmForms, EveryQueryOfEveryKindIsAnswered) {
  const Queue queue = inOrder();
  ur_usm_pool_handle_t pool = makePool({});
  for (const ur_usm_type_t type : kUsmTypes) {
    for (const bool pooled : {false, true}) {
      void *memory = nullptr;
      if (pooled)
        ASSERT_EQ(tryAlloc(type, queue, pool, 1000, &memory), UR_RESULT_SUCCESS);
      else
        ASSERT_EQ(allocate(type, 1000, &memory), UR_RESULT_SUCCESS);
      const uint64_t calls = sim->allCalls();
      for (const size_t at : {size_t{0}, size_t{1}, size_t{999}}) {
        const auto *byte = static_cast<uint8_t *>(memory) + at;
        EXPECT_EQ(about<ur_usm_type_t>(byte, UR_USM_ALLOC_INFO_TYPE), type);
        EXPECT_EQ(about<void *>(byte, UR_USM_ALLOC_INFO_BASE_PTR), memory);
        EXPECT_EQ(about<size_t>(byte, UR_USM_ALLOC_INFO_SIZE), 1000u);
        EXPECT_EQ(about<ur_device_handle_t>(byte, UR_USM_ALLOC_INFO_DEVICE),
                  type == UR_USM_TYPE_HOST ? nullptr : devices[0]);
        ur_usm_pool_handle_t found = nullptr;
        EXPECT_EQ(api().USM.pfnGetMemAllocInfo(context, byte, UR_USM_ALLOC_INFO_POOL, sizeof found, &found, nullptr),
                  pooled ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
        EXPECT_EQ(found, pooled ? pool : nullptr);
      }
      EXPECT_EQ(sim->allCalls(), calls) << "information makes no driver call";
      int local = 0;
      void *value = &local;
      for (const ur_usm_alloc_info_t what :
           {UR_USM_ALLOC_INFO_BASE_PTR, UR_USM_ALLOC_INFO_SIZE, UR_USM_ALLOC_INFO_DEVICE, UR_USM_ALLOC_INFO_POOL}) {
        EXPECT_EQ(api().USM.pfnGetMemAllocInfo(context, &local, what, sizeof value, &value, nullptr),
                  UR_RESULT_ERROR_INVALID_MEM_OBJECT);
      }
      EXPECT_EQ(value, &local);
      EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
    }
  }
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::test
