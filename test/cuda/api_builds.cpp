// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs for several devices.
#include "cuda/api_calls.hpp"

namespace ur::cuda::test {
namespace {

using CudaBuilds = ApiTest;

/// One job a device, at the same time: the driver's loads meet each other.
TEST_F(CudaBuilds, ofTwoDevicesAreUnderWayTogether) {
  const std::vector<uint8_t> bytes = image();
  size_t sizes[] = {bytes.size(), bytes.size()};
  const uint8_t *codes[] = {bytes.data(), bytes.data()};
  ur_program_handle_t program = nullptr;
  OK(CALL(urProgramCreateWithBinary, context, 2, devices.data(), sizes, codes, nullptr, &program));
  auto *meetInLoads = fake::hook<int(int)>("fakeCudaMeetInLoads");
  meetInLoads(2);
  OK(CALL(urProgramBuild, context, program, nullptr));
  EXPECT_EQ(2, meetInLoads(0));
  OK(CALL(urProgramRelease, program));
}

} // namespace
} // namespace ur::cuda::test
