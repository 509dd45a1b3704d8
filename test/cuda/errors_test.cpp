// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the driver's errors are to callers of ours, by their numbers: those don't change from release to release.
#include "adapters/cuda/api/library.hpp"

#include <gtest/gtest.h>
#include <map>
#include <vector>

namespace ur::cuda::test {
namespace {

const std::map<ur_result_t, std::vector<int>> kErrors = {
    {UR_RESULT_ERROR_INVALID_VALUE, {1, 500, 712, 713}},
    {UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, {2}},
    {UR_RESULT_ERROR_OUT_OF_RESOURCES, {304, 701, 711, 720}},
    {UR_RESULT_ERROR_INVALID_DEVICE, {100, 101}},
    {UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE, {46}},
    {UR_RESULT_ERROR_INVALID_CONTEXT, {201, 709}},
    {UR_RESULT_ERROR_INVALID_BINARY, {200, 209, 218, 222, 300}},
    {UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, {912}},
    {UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE, {221, 223}},
    {UR_RESULT_ERROR_PROGRAM_LINK_FAILURE, {302}},
    {UR_RESULT_ERROR_UNSUPPORTED_FEATURE, {217, 800, 801}},
    {UR_RESULT_ERROR_UNINITIALIZED, {3, 4}},
    {UR_RESULT_ERROR_DEVICE_LOST, {214, 220, 226, 700, 702, 710, 714, 715, 716, 717, 718, 719}},
};

TEST(CudaErrors, eachHasItsMeaningAndOthersAreUnknown) {
  std::map<int, ur_result_t> expected;
  for (const auto &[result, errors] : kErrors) {
    for (const int error : errors)
      EXPECT_TRUE(expected.emplace(error, result).second) << error;
  }
  for (int error = 1; error < 1100; ++error) {
    EXPECT_EQ(translate(static_cast<CUresult>(error)),
              expected.contains(error) ? expected[error] : UR_RESULT_ERROR_UNKNOWN)
        << error;
  }
  EXPECT_EQ(translate(CUDA_SUCCESS), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::cuda::test
