// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A module that the native CPU has built is a binary, as which it answers what it answered before.
#include "spirv/kernels/open_device.hpp"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>

namespace ur::test {
namespace {

std::vector<uint8_t> binaryOf(ur_program_handle_t program) {
  size_t size = 0;
  CHECK(urProgramGetInfo, program, UR_PROGRAM_INFO_BINARY_SIZES, sizeof size, &size, nullptr);
  std::vector<uint8_t> binary(size);
  uint8_t *to = binary.data();
  if (size != 0)
    CHECK(urProgramGetInfo, program, UR_PROGRAM_INFO_BINARIES, sizeof to, &to, nullptr);
  return binary;
}

/// Of all kernels: the most work-items that a sub-group has.
std::vector<uint32_t> subGroupSizes(const OpenDevice &on, ur_program_handle_t program) {
  size_t size = 0;
  CHECK(urProgramGetInfo, program, UR_PROGRAM_INFO_KERNEL_NAMES, 0, nullptr, &size);
  std::string names(size, '\0');
  CHECK(urProgramGetInfo, program, UR_PROGRAM_INFO_KERNEL_NAMES, size, names.data(), nullptr);
  std::vector<uint32_t> sizes;
  for (size_t at = 0; at < names.size() - 1;) {
    const size_t end = std::min(names.find(';', at), names.size() - 1);
    ur_kernel_handle_t kernel = nullptr;
    CHECK(urKernelCreate, program, names.substr(at, end - at).c_str(), &kernel);
    CHECK(urKernelGetSubGroupInfo, kernel, on.device, UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE, sizeof(uint32_t),
          &sizes.emplace_back(), nullptr);
    CHECK(urKernelRelease, kernel);
    at = end + 1;
  }
  return sizes;
}

TEST(NativeBinary, AnswersAsTheModuleThatItWas) {
  ASSERT_EQ(0, setenv("UR_ADAPTERS_FORCE_LOAD", ADAPTER, 1));
  ASSERT_EQ(0, setenv("UR_SPIRV_CACHE", "off", 1));
  const OpenProgram built(MODULES "spirv_test_groups.spv");
  const std::vector<uint8_t> binary = binaryOf(built.program);
  ASSERT_FALSE(binary.empty());
  ur_program_handle_t again = nullptr;
  const uint8_t *code = binary.data();
  size_t size = binary.size();
  auto device = built.device;
  ASSERT_EQ(UR_RESULT_SUCCESS, urProgramCreateWithBinary(built.context, 1, &device, &size, &code, nullptr, &again));
  ASSERT_EQ(UR_RESULT_SUCCESS, urProgramBuild(built.context, again, nullptr));
  EXPECT_EQ(binary, binaryOf(again));
  const std::vector<uint32_t> sizes = subGroupSizes(built, built.program);
  EXPECT_FALSE(sizes.empty());
  EXPECT_EQ(std::count(sizes.begin(), sizes.end(), 1u), 0);
  EXPECT_EQ(sizes, subGroupSizes(built, again));
  EXPECT_EQ(UR_RESULT_SUCCESS, urProgramRelease(again));
  built.close();
}

} // namespace
} // namespace ur::test
