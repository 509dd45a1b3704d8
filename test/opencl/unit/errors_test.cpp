// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What OpenCL's errors are to callers of ours, by their numbers.
#include "adapters/opencl/errors.hpp"

#include <gtest/gtest.h>
#include <map>
#include <vector>

namespace ur::opencl {
namespace {

const std::map<ur_result_t, std::vector<cl_int>> kErrors = {
    {UR_RESULT_ERROR_DEVICE_NOT_FOUND, {-1}},
    {UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE, {-2}},
    {UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE, {-3, -16}},
    {UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, {-4}},
    {UR_RESULT_ERROR_OUT_OF_RESOURCES, {-5}},
    {UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, {-6}},
    {UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE, {-7}},
    {UR_RESULT_ERROR_OVERLAPPING_REGIONS, {-8}},
    {UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, {-9, -39, -65}},
    {UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT, {-10}},
    {UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE, {-11, -15, -43, -66}},
    {UR_RESULT_ERROR_PROGRAM_LINK_FAILURE, {-17, -67}},
    {UR_RESULT_ERROR_DEVICE_PARTITION_FAILED, {-18}},
    {UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT, {-68}},
    {UR_RESULT_ERROR_INVALID_VALUE, {-30, -31, -50, -52, -56, -63, -64}},
    {UR_RESULT_ERROR_INVALID_PLATFORM, {-32, -1001}},
    {UR_RESULT_ERROR_INVALID_DEVICE, {-33}},
    {UR_RESULT_ERROR_INVALID_CONTEXT, {-34}},
    {UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, {-35}},
    {UR_RESULT_ERROR_INVALID_QUEUE, {-36}},
    {UR_RESULT_ERROR_INVALID_HOST_PTR, {-37}},
    {UR_RESULT_ERROR_INVALID_MEM_OBJECT, {-38}},
    {UR_RESULT_ERROR_INVALID_IMAGE_SIZE, {-40}},
    {UR_RESULT_ERROR_INVALID_SAMPLER, {-41}},
    {UR_RESULT_ERROR_INVALID_BINARY, {-42}},
    {UR_RESULT_ERROR_INVALID_PROGRAM, {-44}},
    {UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, {-45}},
    {UR_RESULT_ERROR_INVALID_KERNEL_NAME, {-46}},
    {UR_RESULT_ERROR_INVALID_KERNEL, {-47, -48}},
    {UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, {-49}},
    {UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, {-51}},
    {UR_RESULT_ERROR_INVALID_WORK_DIMENSION, {-53}},
    {UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, {-54}},
    {UR_RESULT_ERROR_INVALID_WORK_ITEM_SIZE, {-55}},
    {UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, {-57}},
    {UR_RESULT_ERROR_INVALID_EVENT, {-58}},
    {UR_RESULT_ERROR_INVALID_OPERATION, {-59}},
    {UR_RESULT_ERROR_INVALID_BUFFER_SIZE, {-61}},
    {UR_RESULT_ERROR_INVALID_SPEC_ID, {-71}},
    {UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, {-14}},
};

TEST(OpenClErrors, EachHasItsMeaningAndOthersAreUnknown) {
  std::map<cl_int, ur_result_t> expected;
  for (const auto &[result, errors] : kErrors) {
    for (const cl_int error : errors)
      EXPECT_TRUE(expected.emplace(error, result).second) << error;
  }
  for (cl_int error = -1; error > -1200; --error) {
    const ur_result_t result = expected.contains(error) ? expected[error] : UR_RESULT_ERROR_UNKNOWN;
    EXPECT_EQ(translate(error), result) << error;
    EXPECT_EQ(translateFailure(error), result == UR_RESULT_ERROR_UNKNOWN ? UR_RESULT_ERROR_DEVICE_LOST : result)
        << error;
  }
  EXPECT_EQ(translate(CL_SUCCESS), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::opencl
