// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class AdapterGet : public testing::Test {
protected:
  auto call() { return Call(urAdapterGet, 1, &adapters_, &numAdapters_).outputs(adapters_, numAdapters_); }

  ur_adapter_handle_t adapters_ = untouched<ur_adapter_handle_t>();
  uint32_t numAdapters_ = 12345;
};

TEST_F(AdapterGet, sizes) {
  call().with<0>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(AdapterGet, countsAndGives) {
  uint32_t count = 0;
  ASSERT_OK(urAdapterGet(0, nullptr, &count));
  ASSERT_GE(count, 1U);
  std::vector<ur_adapter_handle_t> adapters(count, nullptr);
  uint32_t again = 0;
  ASSERT_OK(urAdapterGet(count, adapters.data(), &again));
  EXPECT_EQ(count, again);
  for (ur_adapter_handle_t adapter : adapters) {
    EXPECT_NE(nullptr, adapter);
    EXPECT_OK(urAdapterRelease(adapter));
  }
}

TEST_F(AdapterGet, givesTheSameEachTime) {
  ASSERT_OK(urAdapterGet(1, &adapters_, nullptr));
  EXPECT_EQ(environment().adapter, adapters_);
  EXPECT_OK(urAdapterRelease(adapters_));
}

TEST_F(AdapterGet, roomForMoreThanThereAre) {
  uint32_t count = 0;
  ASSERT_OK(urAdapterGet(0, nullptr, &count));
  std::vector<ur_adapter_handle_t> adapters(count + 2, untouched<ur_adapter_handle_t>());
  ASSERT_OK(urAdapterGet(count + 2, adapters.data(), nullptr));
  EXPECT_EQ(untouched<ur_adapter_handle_t>(), adapters[count]);
  for (uint32_t i = 0; i < count; ++i)
    EXPECT_OK(urAdapterRelease(adapters[i]));
}

} // namespace conformance
