// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A program that uses all main entry points, on a driver whose n-th call fails, for every n: whatever it is told, it
// can release what it has got, and then nothing is left.
#include "cuda_like/api_calls.hpp"
#include "support/fault_program.hpp"

#include <chrono>
#include <thread>

namespace ur::cuda_like::test {
namespace {

using namespace ur::test;

/// What the driver answers, for which calls (every one, or every so many), and in which part of the program.
struct Failure {
  int result;
  uint64_t step;
  bool pictures = false;
};
constexpr Failure kUnknown{999, 1}, kOutOfMemory{2, 7}, kUnknownInPictures{999, 1, true},
    kOutOfMemoryInPictures{2, 7, true};

void checkCaller(const char *name, ur_result_t result) {
  EXPECT_TRUE(fake::callersIsCurrent()) << name << ", which answered " << result;
}

class DriverFaults : public ApiTest, public ::testing::WithParamInterface<Failure> {};

class DriverLoss : public ApiTest {
protected:
  uint64_t losses = 0;
};

TEST_P(DriverFaults, leaveNothing) {
  const FaultKernels kernels{image()};
  ASSERT_FALSE(kernels.code.empty());
  uint64_t objects = fake::settledObjects();
  // What is left to threads of the core must be over before the next call that fails is chosen: they make calls, too.
  const auto run = [&](uint64_t n, size_t *good) {
    const uint64_t before = fake::failAt(n);
    FaultProgram program(device, kernels, &checkCaller);
    *good = program.go(GetParam().pictures);
    const uint64_t calls = fake::failAt(0) - before;
    program.release();
    // Where memory is short, pools of other tests' contexts may have given some back besides.
    EXPECT_TRUE(eventually([&] { return fake::objects() <= objects; }))
        << fake::objects() - objects << " objects are left after a failure of " << fake::failed();
    objects = fake::objects();
    return calls;
  };
  size_t good = 0, all = 0;
  const uint64_t calls = run(0, &all);
  EXPECT_GT(all, GetParam().pictures ? 20u : 100u);
  EXPECT_GT(calls, GetParam().pictures ? 100u : 200u);
  fake::failWith(GetParam().result);
  // Where each run takes long, only every so many calls.
  const char *every = getenv("LANEWAY_FAULTS_EVERY");
  const uint64_t step = GetParam().step * (every ? std::strtoull(every, nullptr, 10) : 1);
  uint64_t refused = 0;
  for (uint64_t n = 1; n <= calls; n += step) {
    SCOPED_TRACE("call " + std::to_string(n) + " of " + std::to_string(calls));
    run(n, &good);
    refused += good != all;
    if (HasFailure())
      break;
  }
  EXPECT_TRUE(GetParam().pictures || FaultProgram::called() > 0);
  EXPECT_GT(refused, calls / step / 4) << "few of them were noticed";
}

/// A driver whose devices are lost from the n-th call on, as where it is unloaded: calls answer errors, and all return.
/// What it can't give back is left.
TEST_F(DriverLoss, isToldOf) {
  const FaultKernels kernels{image()};
  (void)fake::settledObjects();
  const auto run = [&](uint64_t n, size_t *good) {
    const uint64_t before = fake::failAt(n);
    FaultProgram program(device, kernels, &checkCaller);
    program.mayBeLost();
    *good = program.go(false);
    const uint64_t calls = fake::failAt(0) - before;
    program.release();
    return calls;
  };
  size_t all = 0;
  const uint64_t calls = run(0, &all);
  constexpr int kLost = 719; // a launch has failed: of CUDA and of HIP
  constexpr uint64_t kStep = 67;
  fake::failWith(kLost);
  for (uint64_t n = 1; n <= calls; n += kStep) {
    SCOPED_TRACE("lost at call " + std::to_string(n) + " of " + std::to_string(calls));
    fake::loses(true);
    size_t good = 0;
    (void)run(n, &good);
    EXPECT_LE(good, all);
    losses += good < all;
    (void)fake::settledObjects(); // Threads of ours have seen it, too.
    fake::loses(false);
  }
  EXPECT_GT(losses, calls / kStep / 2) << "few of them were noticed";
}

INSTANTIATE_TEST_SUITE_P(Results, DriverFaults,
                         ::testing::Values(kUnknown, kOutOfMemory, kUnknownInPictures, kOutOfMemoryInPictures));

} // namespace
} // namespace ur::cuda_like::test
