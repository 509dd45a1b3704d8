// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/kernels.hpp"

namespace conformance {

class ProgramCreateWithBinary : public KernelTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(KernelTest::SetUp());
    if (!IsSkipped() && kernelBinary().empty())
      GTEST_SKIP() << "the adapter has no binaries";
  }
  auto call() {
    device_ = device();
    length_ = kernelBinary().size();
    binary_ = kernelBinary().data();
    return Call(urProgramCreateWithBinary, context(), 1, &device_, &length_, &binary_, nullptr, &program_)
        .outputs(program_);
  }

  ur_device_handle_t device_ = nullptr;
  size_t length_ = 0;
  const uint8_t *binary_ = nullptr;
  ur_program_handle_t program_ = untouched<ur_program_handle_t>();
};

TEST_F(ProgramCreateWithBinary, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ProgramCreateWithBinary, promiseNullDevice) {
  const auto right = call();
  device_ = nullptr;
  right.answers(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
}

TEST_F(ProgramCreateWithBinary, promiseNoDeviceTwice) {
  ur_device_handle_t devices[] = {device(), device()};
  const uint8_t *binaries[] = {kernelBinary().data(), kernelBinary().data()};
  size_t lengths[] = {kernelBinary().size(), kernelBinary().size()};
  call().with<1>(2).with<2>(devices).with<3>(lengths).with<4>(binaries).answers(UR_RESULT_ERROR_INVALID_DEVICE);
}

TEST_F(ProgramCreateWithBinary, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<3>();
  call().needsPointer<4>();
  call().needsPointer<6>();
}

TEST_F(ProgramCreateWithBinary, sizes) {
  call().with<1>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(ProgramCreateWithBinary, properties) {
  auto properties = structure<ur_program_properties_t>(UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES);
  properties.count = 1;
  call().with<5>(&properties).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  const ur_program_metadata_t metadata = {};
  properties.count = 0;
  properties.pMetadatas = &metadata;
  call().with<5>(&properties).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(ProgramCreateWithBinary, succeeds) {
  Program program;
  call().with<6>(program.out()).succeeds();
  const InfoQuery query = infoQuery(urProgramGetInfo, program);
  EXPECT_EQ(1U, references(query, UR_PROGRAM_INFO_REFERENCE_COUNT));
  EXPECT_EQ(context(), infoOf<ur_context_handle_t>(query, UR_PROGRAM_INFO_CONTEXT));
}

TEST_F(ProgramCreateWithBinary, binaryIsTheCallersAgain) {
  std::vector<uint8_t> copy = kernelBinary();
  const auto right = call();
  binary_ = copy.data();
  Program program;
  right.with<6>(program.out()).succeeds();
  std::fill(copy.begin(), copy.end(), uint8_t{0});
  EXPECT_OK(urProgramBuild(context(), program, nullptr));
  Kernel kernel;
  EXPECT_OK(urKernelCreate(program, "fill", kernel.out()));
}

TEST_F(ProgramCreateWithBinary, emptyOrNullBinary) {
  const auto right = call();
  length_ = 0;
  const ur_result_t empty = right.result();
  EXPECT_TRUE(empty == UR_RESULT_ERROR_INVALID_NATIVE_BINARY || empty == UR_RESULT_ERROR_INVALID_BINARY ||
              empty == UR_RESULT_ERROR_INVALID_SIZE)
      << resultName(empty);
  length_ = kernelBinary().size();
  binary_ = nullptr;
  const ur_result_t none = right.result();
  EXPECT_TRUE(none == UR_RESULT_ERROR_INVALID_NULL_POINTER || none == UR_RESULT_ERROR_INVALID_NATIVE_BINARY ||
              none == UR_RESULT_ERROR_INVALID_BINARY)
      << resultName(none);
  EXPECT_EQ(untouched<ur_program_handle_t>(), program_);
}

} // namespace conformance
