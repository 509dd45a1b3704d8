// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/kernels.hpp"

namespace conformance {

class KernelGetSuggestedLocalWorkSize : public KernelTest {
protected:
  auto call() {
    return Call(urKernelGetSuggestedLocalWorkSize, kernel("fill"), queue(), 1, globalWorkOffset_, globalWorkSize_,
                suggestedLocalWorkSize_)
        .outputs(suggestedLocalWorkSize_);
  }

  size_t globalWorkOffset_[3] = {0, 0, 0};
  size_t globalWorkSize_[3] = {1, 1, 1};
  size_t suggestedLocalWorkSize_[3] = {1, 1, 1};
};

TEST_F(KernelGetSuggestedLocalWorkSize, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(KernelGetSuggestedLocalWorkSize, nullPointers) {
  call().needsPointer<3>();
  call().needsPointer<4>();
  call().needsPointer<5>();
}

TEST_F(KernelGetSuggestedLocalWorkSize, dividesTheRange) {
  const size_t offset[3] = {0, 0, 0};
  const size_t ranges[][3] = {{1, 1, 1}, {1024, 1, 1}, {17, 1, 1}, {1000003, 1, 1}, {640, 480, 1}, {12, 12, 12}};
  const size_t most = deviceInfo<size_t>(UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE);
  for (const auto &range : ranges) {
    for (uint32_t dims = 1; dims <= 3; ++dims) {
      size_t local[3] = {0, 0, 0};
      const ur_result_t result = urKernelGetSuggestedLocalWorkSize(kernel("fill"), queue(), dims, offset, range, local);
      if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
        GTEST_SKIP() << "the adapter suggests no local sizes";
      ASSERT_OK(result);
      size_t items = 1;
      for (uint32_t dim = 0; dim < dims; ++dim) {
        ASSERT_NE(0U, local[dim]);
        EXPECT_EQ(0U, range[dim] % local[dim]);
        items *= local[dim];
      }
      EXPECT_LE(items, most);
      for (uint32_t dim = dims; dim < 3; ++dim)
        EXPECT_EQ(0U, local[dim]) << "a dimension that the range doesn't have was written";
    }
  }
}

TEST_F(KernelGetSuggestedLocalWorkSize, isWhatIsRequired) {
  const size_t offset[3] = {0, 0, 0}, range[3] = {16, 16, 1};
  size_t local[3] = {0, 0, 0};
  const ur_result_t result = urKernelGetSuggestedLocalWorkSize(kernel("ids_4_2_1"), queue(), 3, offset, range, local);
  if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
    GTEST_SKIP() << "the adapter suggests no local sizes";
  ASSERT_OK(result);
  EXPECT_EQ(4U, local[0]);
  EXPECT_EQ(2U, local[1]);
  EXPECT_EQ(1U, local[2]);
}

} // namespace conformance
