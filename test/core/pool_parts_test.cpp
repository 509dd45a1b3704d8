// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a pool tells of its memory by query (P8 of docs/promises.md): figures that agree with each other, with the parts
// and with dumps.
#include "core/deferral_test.hpp"
#include "core/pool_parts_check.hpp"

#include "adapters/core/allocator/dump.hpp"
#include "adapters/core/allocator/usm_pool.hpp"

#include <algorithm>

namespace ur::test {
namespace {

constexpr ur_usm_pool_info_t kOwnFigures[] = {
    UR_USM_POOL_INFO_LANEWAY_LIVE,    UR_USM_POOL_INFO_LANEWAY_AT_HAND,   UR_USM_POOL_INFO_LANEWAY_PENDING,
    UR_USM_POOL_INFO_LANEWAY_FREE,    UR_USM_POOL_INFO_LANEWAY_REMAINDER, UR_USM_POOL_INFO_LANEWAY_UNMAPPED,
    UR_USM_POOL_INFO_LANEWAY_LARGEST, UR_USM_POOL_INFO_LANEWAY_PARTS,     UR_USM_POOL_INFO_LANEWAY_MOVES};

class PoolParts : public DeferralTest {
protected:
  static size_t largest(ur_usm_pool_handle_t pool) { return figure(pool, UR_USM_POOL_INFO_LANEWAY_LARGEST); }
  uint32_t *bytes(ur_queue_handle_t queue, ur_usm_pool_handle_t pool, size_t size,
                  ur_usm_type_t type = UR_USM_TYPE_DEVICE) {
    void *memory = nullptr;
    EXPECT_EQ(tryAlloc(type, queue, pool, size, &memory), UR_RESULT_SUCCESS);
    return static_cast<uint32_t *>(memory);
  }
  void free(ur_queue_handle_t queue, void *memory) { ASSERT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS); }
  /// The part that begins there.
  static PoolPart partAt(const std::vector<PoolPart> &parts, const void *memory) {
    const auto found =
        std::find_if(parts.begin(), parts.end(), [&](const PoolPart &part) { return part.pMem == memory; });
    EXPECT_NE(found, parts.end());
    return found == parts.end() ? PoolPart{} : *found;
  }
  /// Free memory in pieces, between the blocks that it answers: nothing of it in caches, and nothing pending.
  std::vector<uint32_t *> fragmentize(ur_usm_pool_handle_t pool) {
    const Queue queue = inOrder();
    std::vector<uint32_t *> blocks, kept;
    for (int i = 0; i < 8; ++i)
      blocks.push_back(bytes(queue, pool, i == 7 ? 4 * kBlock : 3 * kBlock));
    for (size_t i = 0; i < blocks.size(); ++i) {
      if (i % 3 == 0 || i == 7)
        kept.push_back(blocks[i]);
      else
        free(queue, blocks[i]);
    }
    finish(queue);
    return kept;
  }
  static size_t moves(ur_usm_pool_handle_t pool) { return figure(pool, UR_USM_POOL_INFO_LANEWAY_MOVES); }
};
UR_TEST_ALL_SHAPES(PoolParts);

TEST_P(PoolParts, OfAnEmptyPoolAreNone) {
  ur_usm_pool_handle_t pool = makePool({});
  EXPECT_TRUE(expectPartsAgree(pool).empty());
  EXPECT_EQ(largest(pool), 0u);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(PoolParts, TellWhatBecomesOfABlock) {
  ur_usm_pool_handle_t pool = makePool({});
  const Queue queue = inOrder(), other = outOfOrder();
  uint32_t *small = bytes(queue, pool, 1000), *large = bytes(queue, pool, 3 * kBlock - 100);
  Event born;
  uint32_t *late = alloc(other, kBlock / 4, pool, {}, born.out());
  std::vector<PoolPart> parts = expectPartsAgree(pool);
  PoolPart part = partAt(parts, small);
  EXPECT_EQ(part.state, UR_LANEWAY_USM_POOL_PART_STATE_LIVE);
  EXPECT_EQ(part.requestedSize, 1000u);
  EXPECT_EQ(part.size, 1024u);
  EXPECT_EQ(part.hDevice, devices[0]);
  EXPECT_EQ(part.memType, UR_USM_TYPE_DEVICE);
  part = partAt(parts, large);
  EXPECT_EQ(part.requestedSize, 3 * kBlock - 100);
  EXPECT_EQ(part.size, 3 * kBlock);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_LANEWAY_LIVE), kBlock + 3 * kBlock + 1024);

  sim::Hold hold = sim->holdNextCommand();
  const Event use = fill(other, late, 4, 1, {born});
  const Event freed = AsyncTest::free(other, late, {use});
  free(queue, small);
  parts = expectPartsAgree(pool);
  EXPECT_EQ(partAt(parts, small).state, UR_LANEWAY_USM_POOL_PART_STATE_AT_HAND);
  const auto pending = std::find_if(parts.begin(), parts.end(), [](const PoolPart &one) {
    return one.state == UR_LANEWAY_USM_POOL_PART_STATE_PENDING;
  });
  ASSERT_NE(pending, parts.end());
  EXPECT_EQ(pending->pMem, late);
  EXPECT_EQ(pending->size, kBlock);
  EXPECT_NE(pending->lane, 0u);
  EXPECT_NE(core::dumpOf(pool->memory()).find(" of lane " + std::to_string(pending->lane)), std::string::npos);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_LANEWAY_PENDING), kBlock);

  hold.open();
  finish(other);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_LANEWAY_PENDING), 0u) << "the host has waited";
  expectPartsAgree(pool);
  free(queue, large);
  finish(queue);
  ASSERT_EQ(trim(pool, 0), UR_RESULT_SUCCESS);
  for (const PoolPart &one : expectPartsAgree(pool))
    EXPECT_EQ(one.state, UR_LANEWAY_USM_POOL_PART_STATE_UNMAPPED);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// Slabs that are full, empty and in between, their ends, and magazines.
TEST_P(PoolParts, OfSmallBlocksAreBlocks) {
  ur_usm_pool_handle_t pool = makePool({});
  const Queue queue = inOrder(), other = outOfOrder();
  std::vector<uint32_t *> blocks;
  for (int i = 0; i < 300; ++i)
    blocks.push_back(bytes(queue, pool, i % 3 == 0 ? 256 : i % 3 == 1 ? 2304 : 1792));
  std::vector<PoolPart> parts = expectPartsAgree(pool);
  for (uint32_t *block : blocks)
    EXPECT_EQ(partAt(parts, block).state, UR_LANEWAY_USM_POOL_PART_STATE_LIVE);
  EXPECT_GT(figure(pool, UR_USM_POOL_INFO_LANEWAY_REMAINDER), 0u);
  sim::Hold hold = sim->holdNextCommand();
  fillOnly(other, blocks[0], 4, 1);
  for (size_t i = 0; i < blocks.size(); i += 2)
    free(other, blocks[i]);
  parts = expectPartsAgree(pool);
  for (size_t i = 0; i < blocks.size(); ++i)
    EXPECT_EQ(partAt(parts, blocks[i]).state == UR_LANEWAY_USM_POOL_PART_STATE_LIVE, i % 2 != 0) << i;
  hold.open();
  finish(other);
  for (size_t i = 1; i < blocks.size(); i += 2)
    free(queue, blocks[i]);
  finish(queue);
  expectPartsAgree(pool);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_LANEWAY_LIVE), 0u);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// What is said to fit does, without more of the driver's memory or other addresses, as long as there is anything.
TEST_P(PoolParts, TheLargestRequestIsServedFromFreeMemory) {
  ur_usm_pool_handle_t pool = makePool({});
  const Queue queue = inOrder();
  std::vector<uint32_t *> blocks = fragmentize(pool);
  const size_t before = reserved(pool), moved = moves(pool);
  EXPECT_GE(largest(pool), 3 * kBlock);
  for (size_t most = largest(pool); most != 0; most = largest(pool)) {
    blocks.push_back(bytes(queue, pool, most));
    ASSERT_EQ(reserved(pool), before) << most;
    ASSERT_EQ(moves(pool), moved) << most;
  }
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_LANEWAY_FREE), 0u);
  expectPartsAgree(pool);
  for (uint32_t *block : blocks)
    free(queue, block);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(PoolParts, AByteMoreIsNotServedFromFreeMemory) {
  ur_usm_pool_handle_t pool = makePool({});
  const Queue queue = inOrder();
  std::vector<uint32_t *> blocks = fragmentize(pool);
  const size_t before = reserved(pool), moved = moves(pool);
  blocks.push_back(bytes(queue, pool, largest(pool) + 1));
  EXPECT_TRUE(reserved(pool) > before || moves(pool) > moved);
  for (uint32_t *block : blocks)
    free(queue, block);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// It is for whoever comes, who can't have what is pending.
TEST_P(PoolParts, WhatIsPendingServesNobodyYet) {
  ur_usm_pool_handle_t pool = makePool({});
  const Queue queue = outOfOrder();
  Event born;
  uint32_t *block = alloc(queue, 4 * kBlock / 4, pool, {}, born.out());
  const size_t before = largest(pool);
  EXPECT_LT(before, 4 * kBlock);
  sim::Hold hold = sim->holdNextCommand();
  const Event use = fill(queue, block, 4, 1, {born});
  const Event freed = AsyncTest::free(queue, block, {use});
  EXPECT_EQ(largest(pool), before);
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_LANEWAY_PENDING), 4 * kBlock);
  hold.open();
  finish(queue);
  EXPECT_GE(largest(pool), 4 * kBlock);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(PoolParts, IsNoMoreThanTheDeviceGivesAtOnce) {
  const size_t most = query<uint64_t>(api().Device.pfnGetInfo, devices[0], UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE);
  ur_usm_pool_handle_t pool = makePool({});
  {
    const Queue queue = inOrder();
    uint32_t *const first = bytes(queue, pool, most), *const second = bytes(queue, pool, kBlock);
    free(queue, first);
    free(queue, second);
    finish(queue);
  }
  EXPECT_EQ(largest(pool), most);
  EXPECT_GT(figure(pool, UR_USM_POOL_INFO_LANEWAY_FREE), most);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

/// Whoever asks twice may find more the second time.
TEST_P(PoolParts, ATooSmallPlaceGetsNothing) {
  ur_usm_pool_handle_t pool = makePool({});
  const Queue queue = inOrder();
  uint32_t *block = bytes(queue, pool, 1000);
  const auto ask = [&](size_t size, void *value, size_t *ret) {
    return api().USM.pfnPoolGetInfo(pool, UR_USM_POOL_INFO_LANEWAY_PARTS, size, value, ret);
  };
  size_t size = 0;
  ASSERT_EQ(ask(0, nullptr, &size), UR_RESULT_SUCCESS);
  ASSERT_GE(size, 2 * sizeof(PoolPart));
  std::vector<PoolPart> parts(size / sizeof(PoolPart) + 1);
  parts.back().lane = 12345;
  size_t said = 777;
  EXPECT_EQ(ask(size - 1, parts.data(), &said), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(parts[0].pRegion, nullptr);
  EXPECT_EQ(said, 777u);
  EXPECT_EQ(ask(size + sizeof(PoolPart), parts.data(), &said), UR_RESULT_SUCCESS);
  EXPECT_EQ(said, size);
  EXPECT_EQ(parts.back().lane, 12345u) << "written past the value";
  for (void *value : {static_cast<void *>(nullptr), static_cast<void *>(parts.data())}) {
    EXPECT_EQ(api().USMExp.pfnPoolGetInfoExp(pool, UR_USM_POOL_INFO_LANEWAY_PARTS, value, &said),
              UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
  }
  free(queue, block);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(PoolParts, CannotBeSet) {
  ur_usm_pool_handle_t pool = makePool({});
  size_t value = 0;
  for (const ur_usm_pool_info_t what : kOwnFigures) {
    EXPECT_EQ(api().USMExp.pfnPoolSetInfoExp(pool, what, &value, sizeof value),
              UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
  }
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

TEST_P(PoolParts, OfTheCallersMemoryAreAllOfIt) {
  void *memory = nullptr;
  ASSERT_EQ(api().USM.pfnHostAlloc(context, nullptr, nullptr, 64 * core::kPageSize, &memory), UR_RESULT_SUCCESS);
  const ur_usm_pool_buffer_desc_t buffer{
      UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC, nullptr, memory, 64 * core::kPageSize, UR_USM_TYPE_HOST, nullptr};
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, &buffer, 0};
  ur_usm_pool_handle_t pool = nullptr;
  ASSERT_EQ(api().USMExp.pfnPoolCreateExp(context, devices[0], &desc, &pool), UR_RESULT_SUCCESS);
  EXPECT_EQ(largest(pool), reserved(pool)) << "of the kind that it serves";
  const Queue queue = inOrder();
  uint32_t *block = bytes(queue, pool, 10 * core::kPageSize, UR_USM_TYPE_HOST);
  for (const PoolPart &part : expectPartsAgree(pool)) {
    EXPECT_EQ(part.regionType, UR_LANEWAY_USM_POOL_REGION_TYPE_BUFFER);
    EXPECT_EQ(part.memType, UR_USM_TYPE_HOST);
  }
  EXPECT_EQ(largest(pool), reserved(pool) - 10 * core::kPageSize);
  free(queue, block);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
}

/// Nor has it addresses for more, whatever it is asked for.
TEST_P(PoolParts, OfTheCallersMemoryAreNoAddressesBesides) {
  void *memory = nullptr;
  ASSERT_EQ(api().USM.pfnDeviceAlloc(context, devices[0], nullptr, nullptr, kBlock, &memory), UR_RESULT_SUCCESS);
  const ur_usm_pool_buffer_desc_t buffer{
      UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC, nullptr, memory, kBlock, UR_USM_TYPE_DEVICE, devices[0]};
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, &buffer, 0};
  ur_usm_pool_handle_t pool = nullptr;
  ASSERT_EQ(api().USMExp.pfnPoolCreateExp(context, devices[0], &desc, &pool), UR_RESULT_SUCCESS);
  const Queue queue = inOrder();
  void *more = nullptr;
  EXPECT_TRUE(isOutOfMemory(tryAlloc(UR_USM_TYPE_DEVICE, queue, pool, 2 * kBlock, &more)));
  EXPECT_EQ(figure(pool, UR_USM_POOL_INFO_LANEWAY_UNMAPPED), 0u);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  EXPECT_EQ(api().USM.pfnFree(context, memory), UR_RESULT_SUCCESS);
}

/// A pool of urUSMPoolCreate has a part for each device.
TEST_P(PoolParts, OfSeveralDevicesAreThoseOfAll) {
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
  ur_usm_pool_handle_t pool = nullptr;
  ASSERT_EQ(api().USM.pfnPoolCreate(context, &desc, &pool), UR_RESULT_SUCCESS);
  void *blocks[2] = {};
  for (size_t i = 0; i < 2; ++i) {
    ASSERT_EQ(api().USM.pfnDeviceAlloc(context, devices[i], nullptr, pool, (i + 1) * kBlock, &blocks[i]),
              UR_RESULT_SUCCESS);
  }
  const std::vector<PoolPart> parts = expectPartsAgree(pool);
  for (size_t i = 0; i < 2; ++i) {
    const PoolPart part = partAt(parts, blocks[i]);
    EXPECT_EQ(part.hDevice, devices[i]);
    EXPECT_EQ(part.size, (i + 1) * kBlock);
    EXPECT_EQ(api().USM.pfnFree(context, blocks[i]), UR_RESULT_SUCCESS);
  }
  expectPartsAgree(pool);
  EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
}

/// A dump says the same, in words.
TEST_P(PoolParts, ADumpSaysTheSame) {
  ur_usm_pool_handle_t pool = makePool({});
  const Queue queue = inOrder();
  std::vector<uint32_t *> blocks = fragmentize(pool);
  const core::PoolFigures has = pool->memory().figures();
  EXPECT_EQ(has.blocks, figure(pool, UR_USM_POOL_INFO_LANEWAY_LIVE));
  EXPECT_EQ(has.free, figure(pool, UR_USM_POOL_INFO_LANEWAY_FREE));
  const std::string text = core::dumpOf(pool->memory());
  EXPECT_NE(text.find("13 MiB in blocks in use, "), std::string::npos) << text;
  EXPECT_NE(text.find("; serves " + std::to_string(largest(pool) / kBlock) + " MiB at once"), std::string::npos)
      << text;
  for (uint32_t *block : blocks)
    free(queue, block);
  finish(queue);
  EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::test
