// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A program that uses all main entry points, on a driver whose n-th call fails, or that is gone from then on, for every
// n: whatever it is told, it can release what it has got, and then nothing is left.
#include "opencl/api_test.hpp"
#include "support/fault_program.hpp"

#include "adapters/opencl/api/types.hpp"

#include <atomic>

namespace ur::opencl::test {
namespace {

using namespace ur::test;

/// What the driver answers, and for which calls: one after the other, or every so many. `onwards`: it never recovers.
struct Failure {
  int error;
  uint64_t step;
  bool onwards;
};

class OpenClFaults : public ApiTest, public ::testing::WithParamInterface<Failure> {};

TEST_P(OpenClFaults, leaveNothing) {
  const FaultKernels kernels{file(KERNELS), true};
  const auto run = [&](uint64_t n, size_t *good) {
    const uint64_t before = fake::failAt(n);
    FaultProgram program(device, kernels);
    *good = program.go(false);
    const uint64_t calls = fake::failAt(0) - before;
    program.release();
    return calls;
  };
  size_t good = 0, all = 0;
  const int64_t objects = fake::objects();
  const uint64_t calls = run(0, &all);
  EXPECT_TRUE(eventually([&] { return fake::objects() == objects; }));
  EXPECT_GT(all, 80u);
  EXPECT_GT(calls, 100u);
  fake::failWith(GetParam().error, GetParam().onwards);
  uint64_t refused = 0;
  for (uint64_t n = 1; n <= calls && !HasFailure(); n += GetParam().step) {
    SCOPED_TRACE("call " + std::to_string(n) + " of " + std::to_string(calls));
    (void)run(n, &good);
    EXPECT_TRUE(eventually([&] { return fake::objects() == objects; }))
        << fake::objects() - objects << " objects are left after a failure of " << fake::failed();
    refused += good != all;
  }
  EXPECT_GT(refused, calls / GetParam().step / 4) << "few of them were noticed";
}

class OpenClShortages : public ApiTest {};

/// The queue of a host task goes on once the driver takes the word that it is over, however often it is told.
TEST_F(OpenClShortages, delayTheEndOfAHostTask) {
  const ur_queue_handle_t on = makeQueue();
  std::atomic<int> ran = 0;
  fake::failNamed("clSetUserEventStatus", 15);
  OK(urEnqueueHostTaskExp(
      on, [](void *data) { ++*static_cast<std::atomic<int> *>(data); }, &ran, nullptr, 0, nullptr, nullptr));
  OK(urQueueFinish(on));
  EXPECT_EQ(1, ran);
  OK(urQueueRelease(on));
}

INSTANTIATE_TEST_SUITE_P(Errors, OpenClFaults,
                         ::testing::Values(Failure{CL_OUT_OF_RESOURCES, 1, false},
                                           Failure{CL_OUT_OF_HOST_MEMORY, 5, false},
                                           Failure{CL_DEVICE_NOT_AVAILABLE, 3, true}));

} // namespace
} // namespace ur::opencl::test
