// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a pool tells of itself by query, held against itself.
#pragma once

#include "core/core_test.hpp"

#include <map>

namespace ur::test {

using PoolPart = ur_laneway_usm_pool_part_t;
using PartState = ur_laneway_usm_pool_part_state_t;

/// The parts, as a program asks for them: again where there have become more meanwhile.
inline std::vector<PoolPart> partsOf(ur_usm_pool_handle_t pool) {
  std::vector<PoolPart> parts;
  ur_result_t result = UR_RESULT_ERROR_INVALID_SIZE;
  while (result == UR_RESULT_ERROR_INVALID_SIZE) {
    size_t size = 0;
    EXPECT_EQ(api().USM.pfnPoolGetInfo(pool, UR_USM_POOL_INFO_LANEWAY_PARTS, 0, nullptr, &size), UR_RESULT_SUCCESS);
    EXPECT_EQ(size % sizeof(PoolPart), 0u);
    parts.resize(size / sizeof(PoolPart) + 8);
    result = api().USM.pfnPoolGetInfo(pool, UR_USM_POOL_INFO_LANEWAY_PARTS, parts.size() * sizeof(PoolPart),
                                      parts.data(), &size);
    if (result == UR_RESULT_SUCCESS)
      parts.resize(size / sizeof(PoolPart));
  }
  EXPECT_EQ(result, UR_RESULT_SUCCESS);
  return parts;
}

inline size_t endOf(const PoolPart &part) {
  return reinterpret_cast<size_t>(part.pMem) + part.size;
}

/// Expects that each region is there from its beginning to its end, part by part, and that parts are what their states
/// say. Holds whatever other threads do.
inline void expectWholeRegions(const std::vector<PoolPart> &parts) {
  for (size_t i = 0; i < parts.size(); ++i) {
    const PoolPart &part = parts[i];
    const bool first = i == 0 || parts[i - 1].pRegion != part.pRegion;
    EXPECT_EQ(reinterpret_cast<size_t>(part.pMem),
              first ? reinterpret_cast<size_t>(part.pRegion) : endOf(parts[i - 1]));
    if (i + 1 == parts.size() || parts[i + 1].pRegion != part.pRegion) {
      EXPECT_EQ(endOf(part), reinterpret_cast<size_t>(part.pRegion) + part.regionSize);
    }
    EXPECT_GT(part.size, 0u);
    EXPECT_LE(part.requestedSize, part.size);
    EXPECT_EQ(part.requestedSize != 0, part.state == UR_LANEWAY_USM_POOL_PART_STATE_LIVE);
    const bool empty =
        part.state == UR_LANEWAY_USM_POOL_PART_STATE_UNMAPPED || part.state == UR_LANEWAY_USM_POOL_PART_STATE_CHANGING;
    EXPECT_TRUE(empty ? part.memorySize == 0 : part.memorySize == part.size || part.requestedSize != 0);
    EXPECT_TRUE(part.lane == 0 || part.state == UR_LANEWAY_USM_POOL_PART_STATE_PENDING);
    EXPECT_LE(part.state, UR_LANEWAY_USM_POOL_PART_STATE_CHANGING);
    if (::testing::Test::HasFailure())
      return;
  }
}

/// By state: bytes of memory, where it is unmapped of addresses.
inline std::map<PartState, size_t> sumsOf(const std::vector<PoolPart> &parts) {
  std::map<PartState, size_t> sums;
  for (const PoolPart &part : parts)
    sums[part.state] += part.state == UR_LANEWAY_USM_POOL_PART_STATE_UNMAPPED ? part.size : part.memorySize;
  return sums;
}

/// The same, and that parts, figures and what the pool has reserved and uses agree. While nobody else uses the pool,
/// which isn't over pools of the vendor's.
inline std::vector<PoolPart> expectPartsAgree(ur_usm_pool_handle_t pool) {
  const auto figure = [&](ur_usm_pool_info_t what) {
    size_t value = SIZE_MAX;
    EXPECT_EQ(api().USMExp.pfnPoolGetInfoExp(pool, what, &value, nullptr), UR_RESULT_SUCCESS);
    return value;
  };
  std::vector<PoolPart> parts = partsOf(pool);
  expectWholeRegions(parts);
  std::map<PartState, size_t> sums = sumsOf(parts);
  EXPECT_EQ(figure(UR_USM_POOL_INFO_LANEWAY_LIVE), sums[UR_LANEWAY_USM_POOL_PART_STATE_LIVE]);
  EXPECT_EQ(figure(UR_USM_POOL_INFO_LANEWAY_AT_HAND), sums[UR_LANEWAY_USM_POOL_PART_STATE_AT_HAND]);
  EXPECT_EQ(figure(UR_USM_POOL_INFO_LANEWAY_PENDING), sums[UR_LANEWAY_USM_POOL_PART_STATE_PENDING]);
  EXPECT_EQ(figure(UR_USM_POOL_INFO_LANEWAY_FREE), sums[UR_LANEWAY_USM_POOL_PART_STATE_FREE]);
  EXPECT_EQ(figure(UR_USM_POOL_INFO_LANEWAY_REMAINDER), sums[UR_LANEWAY_USM_POOL_PART_STATE_REMAINDER]);
  EXPECT_EQ(figure(UR_USM_POOL_INFO_LANEWAY_UNMAPPED), sums[UR_LANEWAY_USM_POOL_PART_STATE_UNMAPPED]);
  size_t memory = 0, requested = 0;
  for (const PoolPart &part : parts) {
    memory += part.memorySize;
    requested += part.requestedSize;
  }
  EXPECT_EQ(memory, figure(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP));
  EXPECT_EQ(requested, figure(UR_USM_POOL_INFO_USED_CURRENT_EXP));
  return parts;
}

} // namespace ur::test
