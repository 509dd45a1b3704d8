// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// UR_USM_POOL_DEBUG and the host's own calls: urUSM...Alloc, with and without a pool of urUSMPoolCreate, and urUSMFree.
#include "core/pool_debug.hpp"

#include "adapters/core/object/threads.hpp"

#include <cstring>

namespace ur::test {
namespace {

class PoolDebugHost : public PoolDebugTest {
protected:
  /// By the call for that type. Of shared and device memory that of the first device.
  void *take(ur_usm_type_t type, size_t size, ur_usm_pool_handle_t pool = nullptr, uint32_t align = 0,
             ur_context_handle_t in = nullptr) {
    const ur_usm_desc_t desc{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0, align};
    ur_context_handle_t from = in ? in : context.get();
    void *memory = nullptr;
    EXPECT_EQ(type == UR_USM_TYPE_HOST     ? api().USM.pfnHostAlloc(from, &desc, pool, size, &memory)
              : type == UR_USM_TYPE_SHARED ? api().USM.pfnSharedAlloc(from, devices[0], &desc, pool, size, &memory)
                                           : api().USM.pfnDeviceAlloc(from, devices[0], &desc, pool, size, &memory),
              UR_RESULT_SUCCESS);
    return memory;
  }
  ur_result_t give(void *memory) { return api().USM.pfnFree(context, memory); }
  ur_usm_pool_handle_t makeSyncPool(ur_usm_pool_flags_t flags = 0) {
    ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, flags};
    ur_usm_pool_handle_t made = nullptr;
    EXPECT_EQ(api().USM.pfnPoolCreate(context, &desc, &made), UR_RESULT_SUCCESS);
    return made;
  }
  /// Writes by a command of the device's.
  void write(void *at, uint32_t value) {
    const Queue queue = inOrder();
    fillOnly(queue, static_cast<uint32_t *>(at), 1, value);
    finish(queue);
  }
};
INSTANTIATE_TEST_SUITE_P(Sim, PoolDebugHost, ::testing::Values(kCuda, kLevelZero, kOpenCl), shapeName);

TEST_P(PoolDebugHost, BehindChild) {
  const ur_usm_pool_handle_t pool = makeSyncPool();
  for (const ur_usm_type_t type : kUsmTypes) {
    for (const ur_usm_pool_handle_t from : {ur_usm_pool_handle_t(nullptr), pool}) {
      void *memory = take(type, 100, from);
      write(bytes(memory) + 104, 0x11223344);
      EXPECT_EQ(give(memory), UR_RESULT_SUCCESS);
    }
  }
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

TEST_P(PoolDebugHost, BeforeChild) {
  const ur_usm_pool_handle_t pool = makeSyncPool();
  for (const ur_usm_type_t type : kUsmTypes) {
    for (const ur_usm_pool_handle_t from : {ur_usm_pool_handle_t(nullptr), pool}) {
      if (type == UR_USM_TYPE_DEVICE && !from)
        continue; // Other processes may open it from where it begins.
      void *memory = take(type, 100, from);
      write(bytes(memory) - 8, 0x55667788);
      EXPECT_EQ(give(memory), UR_RESULT_SUCCESS);
    }
  }
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

TEST_P(PoolDebugHost, FreedChild) {
  const ur_usm_pool_handle_t pool = makeSyncPool();
  for (const ur_usm_type_t type : kUsmTypes) {
    for (const ur_usm_pool_handle_t from : {ur_usm_pool_handle_t(nullptr), pool}) {
      void *memory = take(type, 100, from);
      EXPECT_EQ(give(memory), UR_RESULT_SUCCESS);
      EXPECT_EQ(about<ur_usm_type_t>(memory, UR_USM_ALLOC_INFO_TYPE), UR_USM_TYPE_UNKNOWN);
      write(bytes(memory) + 4, 0xABABABAB);
      EXPECT_EQ(give(memory), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
      EXPECT_NE(take(type, 1000, from), memory) << "beyond what the quarantine takes: it goes at once";
    }
  }
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

TEST_P(PoolDebugHost, SoundChild) {
  const ur_usm_pool_handle_t pool = makeSyncPool(), zeroing = makeSyncPool(UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK);
  for (const ur_usm_type_t type : {UR_USM_TYPE_HOST, UR_USM_TYPE_SHARED}) {
    for (const ur_usm_pool_handle_t from : {ur_usm_pool_handle_t(nullptr), pool, zeroing}) {
      for (const uint32_t align : {0u, 64u, 4096u}) {
        void *memory = take(type, kWords * 4, from, align);
        EXPECT_EQ(reinterpret_cast<uintptr_t>(memory) % std::max(align, 1u), 0u);
        EXPECT_EQ(wordAt(memory), from == zeroing ? 0u : 0xCBCBCBCB);
        EXPECT_EQ(wordAt(bytes(memory) + (kWords - 1) * 4), from == zeroing ? 0u : 0xCBCBCBCB);
        EXPECT_EQ(about<size_t>(bytes(memory) + 8, UR_USM_ALLOC_INFO_SIZE), kWords * 4);
        EXPECT_EQ(about<void *>(bytes(memory) + 8, UR_USM_ALLOC_INFO_BASE_PTR), memory);
        std::memset(memory, 0, kWords * 4);
        EXPECT_EQ(give(memory), UR_RESULT_SUCCESS);
      }
    }
  }
  for (const ur_usm_pool_handle_t one : {pool, zeroing})
    EXPECT_EQ(api().USM.pfnPoolRelease(one), UR_RESULT_SUCCESS);
}

TEST_P(PoolDebugHost, InFlightChild) {
  // What is enqueued may use memory until it is over, its free notwithstanding: then nothing is written to it.
  const Queue queue = inOrder();
  auto *from = static_cast<uint32_t *>(take(UR_USM_TYPE_HOST, 64));
  auto *to = static_cast<uint32_t *>(take(UR_USM_TYPE_HOST, 64));
  *from = 7;
  sim::Hold gate = sim->holdNextCommand();
  ASSERT_EQ(tryCopy(queue, to, from, 4), UR_RESULT_SUCCESS);
  if (GetParam().caps.freeBlocks)
    gate.open(); // The driver's free would wait.
  EXPECT_EQ(give(from), UR_RESULT_SUCCESS);
  gate.open();
  finish(queue);
  EXPECT_EQ(*to, 7u);
  EXPECT_EQ(give(to), UR_RESULT_SUCCESS);
}

TEST_P(PoolDebugHost, MixedChild) {
  // A queue's block that the host frees.
  const Queue queue = inOrder();
  void *memory = hostBlock(queue);
  bytes(memory)[kWords * 4] = std::byte{0x31};
  EXPECT_EQ(give(memory), UR_RESULT_SUCCESS);
}

TEST_P(PoolDebugHost, LiveChild) {
  Context own = makeContext();
  (void)take(UR_USM_TYPE_SHARED, 123, nullptr, 0, own.get());
  own = {};
  core::waitForBackground();
}

class PoolDebugHostSays : public ::testing::TestWithParam<const char *> {
protected:
  static std::string saidBy(const std::string &name, const char *value = "on") {
    return saidWith(value, "PoolDebugHost", name, GetParam());
  }
};
INSTANTIATE_TEST_SUITE_P(Sim, PoolDebugHostSays, ::testing::Values("cuda", "level_zero", "opencl"));

TEST_P(PoolDebugHostSays, WhatIsWrongBehind) {
  const std::string said = saidBy("Behind");
  EXPECT_EQ(countOf(said, "4 of the 256 bytes behind the block"), 6u) << said;
  EXPECT_EQ(countOf(said, "the nearest is 4 bytes behind its end, and holds 0x44"), 6u) << said;
  for (const char *call : {"urUSMHostAlloc", "urUSMDeviceAlloc", "urUSMSharedAlloc"})
    EXPECT_EQ(countOf(said, std::string("The block was made by ") + call + " (call number"), 2u) << said;
  EXPECT_EQ(countOf(said, "and freed by urUSMFree (call number"), 6u) << said;
  EXPECT_EQ(countOf(said, "bytes (pool 0x"), 3u) << said;
  EXPECT_EQ(countOf(said, "pool debug:"), 6u) << said;
}

TEST_P(PoolDebugHostSays, WhatIsWrongBefore) {
  const std::string said = saidBy("Before");
  EXPECT_EQ(countOf(said, "4 of the 256 bytes before the block"), 5u) << said;
  EXPECT_EQ(countOf(said, "the nearest is 5 bytes before its beginning, and holds 0x55"), 5u) << said;
}

TEST_P(PoolDebugHostSays, WhatIsWrittenAfterAFreeAndFreedTwice) {
  const std::string said = saidBy("Freed", "quarantine:500");
  EXPECT_EQ(countOf(said, "4 of the bytes of the block"), 6u) << said;
  EXPECT_EQ(countOf(said, "the first lies 4 bytes behind its beginning, and holds 0xab"), 6u) << said;
  EXPECT_EQ(countOf(said, "was freed before: the block of 100 bytes was made by urUSM"), 6u) << said;
}

TEST_P(PoolDebugHostSays, NothingWhereNothingIsWrong) {
  EXPECT_EQ(countOf(saidBy("Sound"), "pool debug:"), 0u);
  EXPECT_EQ(countOf(saidBy("Sound", "guard:64K"), "pool debug:"), 0u);
  EXPECT_EQ(countOf(saidBy("InFlight"), "pool debug:"), 0u);
}

TEST_P(PoolDebugHostSays, WhatIsWrongOfAQueuesBlock) {
  const std::string said = saidBy("Mixed");
  EXPECT_EQ(countOf(said, "1 of the 256 bytes behind the block"), 1u) << said;
}

TEST_P(PoolDebugHostSays, WhatIsLiveAtTheContextsEnd) {
  const std::string said = saidBy("Live");
  EXPECT_EQ(countOf(said, "of 123 bytes was never freed: it is live at the end of its context. It was made by "
                          "urUSMSharedAlloc (call number 1)"),
            1u)
      << said;
}

} // namespace
} // namespace ur::test
