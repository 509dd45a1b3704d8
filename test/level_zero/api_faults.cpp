// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A program that uses all main entry points, on a driver whose n-th call fails, for every n: whatever it is told, it
// can release what it has got, and then nothing is left.
#include "level_zero/api_calls.hpp"
#include "support/fault_program.hpp"

namespace ur::level_zero::test {
namespace {

using namespace ur::test;

/// What the driver answers, and for which calls: every one, or every so many.
struct Failure {
  uint32_t result;
  uint64_t step;
};

class LevelZeroFaults : public ApiTest, public ::testing::WithParamInterface<Failure> {};

TEST_P(LevelZeroFaults, leaveNothing) {
  const FaultKernels kernels{image(), true};
  ASSERT_FALSE(kernels.code.empty());
  const uint64_t objects = fake::objects();
  const auto run = [&](uint64_t n, size_t *good) {
    const uint64_t before = fake::failAt(n);
    FaultProgram program(device, kernels);
    *good = program.go(false);
    const uint64_t calls = fake::failAt(0) - before;
    program.release();
    EXPECT_TRUE(eventually([&] { return fake::objects() == objects; }))
        << fake::objects() - objects << " objects are left after a failure of " << fake::failed();
    return calls;
  };
  size_t good = 0, all = 0;
  const uint64_t calls = run(0, &all);
  EXPECT_GT(all, 60u);
  EXPECT_GT(calls, 100u);
  fake::failWith(GetParam().result);
  uint64_t refused = 0;
  for (uint64_t n = 1; n <= calls; n += GetParam().step) {
    SCOPED_TRACE("call " + std::to_string(n) + " of " + std::to_string(calls));
    run(n, &good);
    refused += good != all;
    if (HasFailure())
      break;
  }
  EXPECT_GT(refused, calls / GetParam().step / 4) << "few of them were noticed";
}

INSTANTIATE_TEST_SUITE_P(Results, LevelZeroFaults,
                         ::testing::Values(Failure{0x7ffffffe, 1}, Failure{0x70000003, 7})); // unknown; no memory

} // namespace
} // namespace ur::level_zero::test
