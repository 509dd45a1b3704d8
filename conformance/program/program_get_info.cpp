// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/kernels.hpp"

#include <algorithm>
#include <string>

namespace conformance {

class ProgramGetInfo : public KernelTest {
protected:
  auto call() {
    return Call(urProgramGetInfo, program(), UR_PROGRAM_INFO_REFERENCE_COUNT, 256, propValue_, &propSizeRet_)
        .outputs(propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(ProgramGetInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ProgramGetInfo, nullPointers) {
  call().with<3>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().with<2>(0).with<3>(nullptr).with<4>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(ProgramGetInfo, enumerations) {
  call().needsEnumerator<1>();
}

TEST_F(ProgramGetInfo, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(ProgramGetInfo, everyEnumerator) {
  static const InfoValue values[] = {
      CONFORMANCE_INFO(UR_PROGRAM_INFO_REFERENCE_COUNT, uint32_t),
      CONFORMANCE_INFO(UR_PROGRAM_INFO_CONTEXT, ur_context_handle_t),
      CONFORMANCE_INFO(UR_PROGRAM_INFO_NUM_DEVICES, uint32_t),
      CONFORMANCE_INFO_ARRAY(UR_PROGRAM_INFO_DEVICES, ur_device_handle_t),
      CONFORMANCE_INFO_ARRAY(UR_PROGRAM_INFO_IL, char),
      CONFORMANCE_INFO_ARRAY(UR_PROGRAM_INFO_BINARY_SIZES, size_t),
      CONFORMANCE_INFO_OPTIONAL(UR_PROGRAM_INFO_NUM_KERNELS, size_t),
      CONFORMANCE_INFO_OPTIONAL_ARRAY(UR_PROGRAM_INFO_KERNEL_NAMES, char),
  };
  checkInfoValues(infoQuery(urProgramGetInfo, program()), values);
}

TEST_F(ProgramGetInfo, errors) {
  checkInfoErrors(infoQuery(urProgramGetInfo, program()), UR_PROGRAM_INFO_CONTEXT);
}

TEST_F(ProgramGetInfo, values) {
  const InfoQuery query = infoQuery(urProgramGetInfo, program());
  EXPECT_EQ(1U, references(query, UR_PROGRAM_INFO_REFERENCE_COUNT));
  EXPECT_EQ(context(), infoOf<ur_context_handle_t>(query, UR_PROGRAM_INFO_CONTEXT));
  EXPECT_EQ(1U, infoOf<uint32_t>(query, UR_PROGRAM_INFO_NUM_DEVICES));
  EXPECT_EQ(std::vector<ur_device_handle_t>{device()}, infoArray<ur_device_handle_t>(query, UR_PROGRAM_INFO_DEVICES));
}

TEST_F(ProgramGetInfo, binaries) {
  // The value is an array of the caller's buffers, one for each device.
  const InfoQuery query = infoQuery(urProgramGetInfo, program());
  const std::vector<size_t> sizes = infoArray<size_t>(query, UR_PROGRAM_INFO_BINARY_SIZES);
  ASSERT_EQ(1U, sizes.size());
  EXPECT_EQ(kernelBinary().size(), sizes[0]);
  std::vector<unsigned char> bytes(sizes[0] + 1, 0xa7);
  unsigned char *buffer = bytes.data();
  ASSERT_OK(query(UR_PROGRAM_INFO_BINARIES, sizeof buffer, &buffer, nullptr));
  EXPECT_EQ(bytes.data(), buffer) << "the caller's pointers are read, not written";
  EXPECT_EQ(0xa7, bytes.back());
  bytes.pop_back();
  EXPECT_EQ(kernelBinary(), bytes);
}

TEST_F(ProgramGetInfo, kernelNames) {
  const InfoQuery query = infoQuery(urProgramGetInfo, program());
  size_t count = 0;
  if (query(UR_PROGRAM_INFO_NUM_KERNELS, sizeof count, &count, nullptr) == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
    GTEST_SKIP() << "the adapter doesn't list a program's kernels";
  const std::string names = ";" + infoString(query, UR_PROGRAM_INFO_KERNEL_NAMES) + ";";
  EXPECT_EQ(count + 1, static_cast<size_t>(std::count(names.begin(), names.end(), ';'))) << names;
  for (const char *name : {"fill", "copy", "saxpy", "gate", "reduce", "fail", "ids_4_2_1", "nothing"})
    EXPECT_NE(std::string::npos, names.find(";" + std::string(name) + ";")) << name << " isn't in " << names;
}

} // namespace conformance
