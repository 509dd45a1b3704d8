// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a pool holds, an extension of our own: figures and parts by query.
#include "support/info.hpp"
#include "support/pools.hpp"

#include <algorithm>

namespace conformance {

class PoolReportBehaviour : public AsyncTest {
protected:
  using Part = ur_laneway_usm_pool_part_t;
  static constexpr size_t kSmall = 1000, kLarge = size_t{5} << 20;

  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(AsyncTest::SetUp());
    if (IsSkipped())
      return;
    ur_bool_t supported = 0;
    if (urDeviceGetInfo(device(), UR_DEVICE_INFO_LANEWAY_POOL_REPORT_SUPPORT, sizeof supported, &supported, nullptr) !=
            UR_RESULT_SUCCESS ||
        !supported)
      GTEST_SKIP() << "pools don't tell what they hold";
    for (size_t i = 0; i < 2; ++i) {
      ASSERT_OK(urEnqueueUSMDeviceAllocExp(queue(), pool(), i == 0 ? kSmall : kLarge, nullptr, 0, nullptr, &blocks_[i],
                                           nullptr));
    }
  }
  void TearDown() override {
    for (size_t i = 0; i < 2; ++i)
      free(i);
    AsyncTest::TearDown();
  }
  void free(size_t block) {
    if (void *const memory = std::exchange(blocks_[block], nullptr)) {
      ASSERT_OK(urEnqueueUSMFreeExp(queue(), pool(), memory, 0, nullptr, nullptr));
      ASSERT_OK(urQueueFinish(queue()));
    }
  }
  size_t figure(ur_usm_pool_info_t name) const {
    size_t value = 0;
    EXPECT_OK(urUSMPoolGetInfoExp(pool(), name, &value, nullptr));
    return value;
  }
  std::vector<Part> parts() const {
    return infoArray<Part>(infoQuery(urUSMPoolGetInfo, pool()), UR_USM_POOL_INFO_LANEWAY_PARTS);
  }
  /// Bytes of memory in parts of that state.
  size_t sum(ur_laneway_usm_pool_part_state_t state) const {
    size_t bytes = 0;
    for (const Part &part : parts())
      bytes += part.state == state ? part.memorySize : 0;
    return bytes;
  }

  void *blocks_[2] = {};
};

TEST_F(PoolReportBehaviour, everyEnumerator) {
  static const InfoValue values[] = {
      CONFORMANCE_INFO(UR_USM_POOL_INFO_LANEWAY_LIVE, size_t),
      CONFORMANCE_INFO(UR_USM_POOL_INFO_LANEWAY_AT_HAND, size_t),
      CONFORMANCE_INFO(UR_USM_POOL_INFO_LANEWAY_PENDING, size_t),
      CONFORMANCE_INFO(UR_USM_POOL_INFO_LANEWAY_FREE, size_t),
      CONFORMANCE_INFO(UR_USM_POOL_INFO_LANEWAY_REMAINDER, size_t),
      CONFORMANCE_INFO(UR_USM_POOL_INFO_LANEWAY_UNMAPPED, size_t),
      CONFORMANCE_INFO(UR_USM_POOL_INFO_LANEWAY_LARGEST, size_t),
      CONFORMANCE_INFO_ARRAY(UR_USM_POOL_INFO_LANEWAY_PARTS, Part),
      CONFORMANCE_INFO(UR_USM_POOL_INFO_LANEWAY_MOVES, size_t),
  };
  checkInfoValues(infoQuery(urUSMPoolGetInfo, pool()), values);
  checkInfoErrors(infoQuery(urUSMPoolGetInfo, pool()), UR_USM_POOL_INFO_LANEWAY_PARTS);
  for (const InfoValue &row : values) {
    const auto name = static_cast<ur_usm_pool_info_t>(row.name);
    size_t value[2] = {12345, 12345}, size = 12345;
    if (row.array) {
      for (void *place : {static_cast<void *>(nullptr), static_cast<void *>(value)})
        EXPECT_RESULT(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, urUSMPoolGetInfoExp(pool(), name, place, &size));
      EXPECT_EQ(12345U, size);
    } else {
      EXPECT_OK(urUSMPoolGetInfoExp(pool(), name, value, &size)) << row.text;
      EXPECT_EQ(sizeof(size_t), size);
    }
    EXPECT_EQ(12345U, value[1]) << "written past the value";
    EXPECT_RESULT(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, urUSMPoolSetInfoExp(pool(), name, value, sizeof(size_t)));
  }
}

TEST_F(PoolReportBehaviour, figuresAndPartsAgree) {
  for (size_t left = 2;; free(--left)) {
    const std::vector<Part> all = parts();
    size_t memory = 0, asked = 0;
    for (const Part &part : all) {
      memory += part.memorySize;
      asked += part.requestedSize;
      EXPECT_EQ(device(), part.hDevice);
      EXPECT_EQ(UR_USM_TYPE_DEVICE, part.memType);
    }
    EXPECT_EQ(figure(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), memory);
    EXPECT_EQ(figure(UR_USM_POOL_INFO_USED_CURRENT_EXP), asked);
    EXPECT_EQ((left > 0 ? kSmall : 0) + (left > 1 ? kLarge : 0), asked);
    EXPECT_EQ(figure(UR_USM_POOL_INFO_LANEWAY_LIVE), sum(UR_LANEWAY_USM_POOL_PART_STATE_LIVE));
    EXPECT_EQ(figure(UR_USM_POOL_INFO_LANEWAY_AT_HAND), sum(UR_LANEWAY_USM_POOL_PART_STATE_AT_HAND));
    EXPECT_EQ(figure(UR_USM_POOL_INFO_LANEWAY_PENDING), sum(UR_LANEWAY_USM_POOL_PART_STATE_PENDING));
    EXPECT_EQ(figure(UR_USM_POOL_INFO_LANEWAY_FREE), sum(UR_LANEWAY_USM_POOL_PART_STATE_FREE));
    EXPECT_EQ(figure(UR_USM_POOL_INFO_LANEWAY_REMAINDER), sum(UR_LANEWAY_USM_POOL_PART_STATE_REMAINDER));
    for (size_t i = 0; i < left; ++i) {
      const auto found =
          std::find_if(all.begin(), all.end(), [&](const Part &part) { return part.pMem == blocks_[i]; });
      ASSERT_NE(found, all.end());
      EXPECT_EQ(UR_LANEWAY_USM_POOL_PART_STATE_LIVE, found->state);
      EXPECT_EQ(i == 0 ? kSmall : kLarge, found->requestedSize);
    }
    if (left == 0)
      break;
  }
}

TEST_F(PoolReportBehaviour, theLargestFits) {
  free(1);
  ASSERT_OK(urUSMPoolTrimToExp(context(), device(), pool(), SIZE_MAX));
  const size_t largest = figure(UR_USM_POOL_INFO_LANEWAY_LARGEST);
  const size_t reserved = figure(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP);
  ASSERT_GT(largest, 0U);
  ASSERT_OK(urEnqueueUSMDeviceAllocExp(queue(), pool(), largest, nullptr, 0, nullptr, &blocks_[1], nullptr));
  EXPECT_EQ(reserved, figure(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP));
}

/// A pool of urUSMPoolCreate has the same.
TEST_F(PoolReportBehaviour, ofSynchronousPools) {
  if (!deviceHas(UR_DEVICE_INFO_USM_POOL_SUPPORT))
    return;
  Pool synchronous;
  auto desc = structure<ur_usm_pool_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_DESC);
  ASSERT_OK(urUSMPoolCreate(context(), &desc, synchronous.out()));
  void *memory = nullptr;
  ASSERT_OK(urUSMDeviceAlloc(context(), device(), nullptr, synchronous, kLarge, &memory));
  const InfoQuery query = infoQuery(urUSMPoolGetInfo, synchronous);
  EXPECT_GE(infoOf<size_t>(query, UR_USM_POOL_INFO_LANEWAY_LIVE), kLarge);
  EXPECT_OK(urUSMFree(context(), memory));
  EXPECT_EQ(0U, infoOf<size_t>(query, UR_USM_POOL_INFO_LANEWAY_LIVE));
}

} // namespace conformance
