// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Metadata of new programs as compilers write it. The API leaves its names open; ours know those of work-group sizes
// and variables.
#include "metadata.hpp"
#include "support/info.hpp"
#include "support/variables.hpp"

namespace conformance {

using ur::test::Metadata;

class ProgramMetadataBehaviour : public KernelTest {
protected:
  void TearDown() override {
    kernel_.reset();
    program_.reset();
    KernelTest::TearDown();
  }
  /// A kernel of a program with metadata: fill.
  void makeFill(Metadata &metadata) {
    ASSERT_OK(buildProgram(context(), device(), &program_, metadata.properties()));
    ASSERT_OK(urKernelCreate(program_, "fill", kernel_.out()));
  }
  ur_result_t launchFill(size_t global, const size_t *local) {
    return urEnqueueKernelLaunchWithArgsExp(queue(), kernel_, 1, nullptr, &global, local, arguments_.size(),
                                            arguments_.data(), nullptr, 0, nullptr, nullptr);
  }
  /// That it may be launched in groups of `fits`, or as the adapter likes, and not in groups of `refused`.
  void launches(size_t fits, size_t refused) {
    constexpr size_t kItems = 64;
    UsmBlock block;
    ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_DEVICE, context(), device(), kItems * sizeof(uint32_t)));
    arguments_.pointer(block.get()).value<uint32_t>(7);
    for (const size_t *local : {static_cast<const size_t *>(&fits), static_cast<const size_t *>(nullptr)}) {
      ASSERT_OK(urEnqueueUSMFill(queue(), block.get(), 1, "", kItems * sizeof(uint32_t), 0, nullptr, nullptr));
      EXPECT_EQ(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, launchFill(kItems, &refused));
      EXPECT_OK(launchFill(kItems, local));
      EXPECT_EQ(std::vector<uint32_t>(kItems, 7), readWords(queue(), block.get(), kItems));
    }
  }
  template <class T>
  T groupInfo(ur_kernel_group_info_t info) {
    return infoOf<T>(infoQuery(urKernelGetGroupInfo, kernel_, device()), info);
  }

  Program program_;
  Kernel kernel_;
  Arguments arguments_;
};

using GroupSize = std::array<size_t, 3>;

TEST_F(ProgramMetadataBehaviour, promiseRequiredGroupSize) {
  Metadata metadata;
  metadata.sizes("fill@reqd_work_group_size", {4});
  ASSERT_NO_FATAL_FAILURE(makeFill(metadata));
  EXPECT_EQ((GroupSize{4, 1, 1}), groupInfo<GroupSize>(UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE));
  launches(4, 2);
}

TEST_F(ProgramMetadataBehaviour, promiseLargestGroupSize) {
  Metadata metadata;
  metadata.sizes("fill@max_work_group_size", {8, 2, 1});
  ASSERT_NO_FATAL_FAILURE(makeFill(metadata));
  EXPECT_EQ((GroupSize{8, 2, 1}), groupInfo<GroupSize>(UR_KERNEL_GROUP_INFO_COMPILE_MAX_WORK_GROUP_SIZE));
  launches(8, 16);
}

TEST_F(ProgramMetadataBehaviour, promiseLargestNumberOfItems) {
  Metadata metadata;
  metadata.array<uint64_t>("fill@max_linear_work_group_size", {16});
  ASSERT_NO_FATAL_FAILURE(makeFill(metadata));
  EXPECT_EQ(16U, groupInfo<size_t>(UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE));
  EXPECT_EQ(16U, groupInfo<size_t>(UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE));
  launches(16, 32);
}

TEST_F(ProgramMetadataBehaviour, promiseNamesOfVariables) {
  if (!deviceHas(UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT))
    GTEST_SKIP() << "the device has no global variables";
  Metadata metadata;
  metadata.text("1234___mine@global_id_mapping", kVariable);
  ASSERT_OK(buildProgram(context(), device(), &program_, metadata.properties()));
  const Words given{41, 42, 43, 44};
  Words found{};
  ASSERT_OK(urEnqueueDeviceGlobalVariableWrite(queue(), program_, "1234___mine", true, sizeof given, 0, given.data(), 0,
                                               nullptr, nullptr));
  ASSERT_OK(urEnqueueDeviceGlobalVariableRead(queue(), program_, kVariable, true, sizeof found, 0, found.data(), 0,
                                              nullptr, nullptr));
  EXPECT_EQ(given, found);
  size_t size = 0;
  void *mapped = nullptr, *plain = nullptr;
  ASSERT_OK(urProgramGetGlobalVariablePointer(device(), program_, "1234___mine", &size, &mapped));
  ASSERT_OK(urProgramGetGlobalVariablePointer(device(), program_, kVariable, &size, &plain));
  EXPECT_EQ(plain, mapped);
}

// Of byte arrays the entries' sizes count, not what is written before the contents: here nothing is.
TEST_F(ProgramMetadataBehaviour, promiseLengthsInByteArraysDontCount) {
  Metadata metadata;
  metadata.raw("fill@reqd_work_group_size", {0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0});
  std::vector<uint8_t> mapping(sizeof(uint64_t));
  const std::string variable = kVariable;
  mapping.insert(mapping.end(), variable.begin(), variable.end());
  metadata.raw("mine@global_id_mapping", mapping);
  ASSERT_NO_FATAL_FAILURE(makeFill(metadata));
  EXPECT_EQ((GroupSize{4, 1, 1}), groupInfo<GroupSize>(UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE));
  if (deviceHas(UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT)) {
    Words found{};
    EXPECT_OK(urEnqueueDeviceGlobalVariableRead(queue(), program_, "mine", true, sizeof found, 0, found.data(), 0,
                                                nullptr, nullptr));
  }
}

TEST_F(ProgramMetadataBehaviour, promiseUnknownEntriesMeanNothing) {
  Metadata metadata;
  metadata.raw("fill@of_another_compiler", {1, 2, 3}).raw("Requires finalization", {1});
  ASSERT_NO_FATAL_FAILURE(makeFill(metadata));
  EXPECT_EQ((GroupSize{0, 0, 0}), groupInfo<GroupSize>(UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE));
}

TEST_F(ProgramMetadataBehaviour, promiseWrongEntriesAreRefused) {
  const auto answers = [&](Metadata &metadata, ur_result_t expected) {
    EXPECT_RESULT(expected, buildProgram(context(), device(), &program_, metadata.properties()));
    EXPECT_EQ(nullptr, program_.get());
  };
  Metadata brief, nothing, four, nameless, endless, unknown;
  answers(brief.raw("fill@reqd_work_group_size", {32, 0, 0, 0}), UR_RESULT_ERROR_INVALID_VALUE);
  answers(nothing.sizes("fill@reqd_work_group_size", {0}), UR_RESULT_ERROR_INVALID_VALUE);
  answers(four.sizes("fill@max_work_group_size", {1, 1, 1, 1}), UR_RESULT_ERROR_INVALID_VALUE);
  nameless.add("", UR_PROGRAM_METADATA_TYPE_UINT32, 4).pName = nullptr;
  answers(nameless, UR_RESULT_ERROR_INVALID_NULL_POINTER);
  endless.add("fill@reqd_work_group_size", UR_PROGRAM_METADATA_TYPE_BYTE_ARRAY, 12);
  answers(endless, UR_RESULT_ERROR_INVALID_NULL_POINTER);
  unknown.add("fill@of_another_compiler", noEnumerator<ur_program_metadata_type_t>(), 4);
  answers(unknown, UR_RESULT_ERROR_INVALID_ENUMERATION);
}

} // namespace conformance
