// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs and kernels: what launches cost in calls of OpenCL's, launches by several threads, what drivers take from
// us.
#include "opencl/api_test.hpp"

#include <atomic>
#include <string>
#include <thread>

namespace ur::opencl::test {
namespace {

constexpr const char *kSource = "__kernel void put(__global uint *out, uint at, uint value) { out[at] = value; }\n"
                                "__kernel void sum(__global uint *out, __local uint *room, uint value) {\n"
                                "  room[0] = value; out[0] = room[0]; }\n";

class OpenClKernels : public ApiTest {
protected:
  void SetUp() override {
    ApiTest::SetUp();
    if (IsSkipped() || HasFatalFailure())
      return;
    queue_ = makeQueue();
    OK(urUSMSharedAlloc(context, device, nullptr, nullptr, kWords * sizeof(uint32_t), &memory_));
    program_ = build(kSource);
    put_ = kernel("put");
  }
  void TearDown() override {
    if (put_) {
      OK(urKernelRelease(put_));
      OK(urProgramRelease(program_));
    }
    if (queue_) {
      OK(urQueueFinish(queue_));
      OK(urUSMFree(context, memory_));
      OK(urQueueRelease(queue_));
    }
    ApiTest::TearDown();
  }

  ur_kernel_handle_t kernel(const char *name) {
    ur_kernel_handle_t made = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, urKernelCreate(program_, name, &made));
    return made;
  }
  static ur_exp_kernel_arg_properties_t argument(uint32_t index, ur_exp_kernel_arg_type_t type, size_t size) {
    ur_exp_kernel_arg_properties_t arg{};
    arg.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
    arg.type = type;
    arg.index = index;
    arg.size = size;
    return arg;
  }
  ur_exp_kernel_arg_properties_t pointer() const {
    auto arg = argument(0, UR_EXP_KERNEL_ARG_TYPE_POINTER, sizeof(void *));
    arg.value.pointer = memory_;
    return arg;
  }
  static ur_exp_kernel_arg_properties_t word(uint32_t index, const uint32_t &value) {
    auto arg = argument(index, UR_EXP_KERNEL_ARG_TYPE_VALUE, sizeof value);
    arg.value.value = &value;
    return arg;
  }
  ur_result_t launch(ur_queue_handle_t queue, ur_kernel_handle_t of,
                     const std::vector<ur_exp_kernel_arg_properties_t> &args) const {
    const size_t one = 1;
    return urEnqueueKernelLaunchWithArgsExp(queue, of, 1, nullptr, &one, nullptr, static_cast<uint32_t>(args.size()),
                                            args.data(), nullptr, 0, nullptr, nullptr);
  }
  ur_result_t put(ur_queue_handle_t queue, uint32_t at, uint32_t value) const {
    return launch(queue, put_, {pointer(), word(1, at), word(2, value)});
  }
  const uint32_t *words() const { return static_cast<const uint32_t *>(memory_); }

  static constexpr uint32_t kWords = 4096;
  ur_queue_handle_t queue_ = nullptr;
  ur_program_handle_t program_ = nullptr;
  ur_kernel_handle_t put_ = nullptr;
  void *memory_ = nullptr;
};

TEST_F(OpenClKernels, onlyArgumentsThatDifferAreSet) {
  OK(put(queue_, 1, 7));
  OK(urQueueFinish(queue_));
  const uint64_t calls = fake::failAt(0), values = fake::count("clSetKernelArg");
  OK(put(queue_, 1, 7));
  EXPECT_EQ(1u, fake::failAt(0) - calls) << "the launch";
  EXPECT_EQ(0u, fake::count("clSetKernelArg") - values);
  OK(put(queue_, 1, 8));
  EXPECT_EQ(1u, fake::count("clSetKernelArg") - values);
  OK(urQueueFinish(queue_));
  EXPECT_EQ(8u, words()[1]);
}

TEST_F(OpenClKernels, aPointerMayMeanOtherMemoryOnceThatChanges) {
  const auto callsOf = [&] {
    const uint64_t calls = fake::failAt(0);
    EXPECT_EQ(UR_RESULT_SUCCESS, put(queue_, 1, 7));
    return fake::failAt(0) - calls;
  };
  (void)callsOf();
  EXPECT_EQ(1u, callsOf()) << "the launch";
  void *other = nullptr;
  OK(urUSMSharedAlloc(context, device, nullptr, nullptr, sizeof(uint32_t), &other));
  EXPECT_EQ(2u, callsOf()) << "the pointer too";
  EXPECT_EQ(1u, callsOf());
  OK(urQueueFinish(queue_)); // or the memory would go back after what is in flight
  OK(urUSMFree(context, other));
  EXPECT_EQ(2u, callsOf());
  EXPECT_EQ(1u, callsOf());
  ur_native_handle_t native = 0;
  OK(urQueueGetNativeHandle(queue_, nullptr, &native)); // its owner may ask it for the context, and use that
  EXPECT_EQ(2u, callsOf());
  EXPECT_EQ(2u, callsOf());
}

TEST_F(OpenClKernels, whoeverKnowsAKernelMaySetItsArguments) {
  OK(put(queue_, 1, 7));
  ur_native_handle_t native = 0;
  OK(urKernelGetNativeHandle(put_, &native));
  const uint64_t values = fake::count("clSetKernelArg");
  OK(put(queue_, 1, 7));
  OK(put(queue_, 1, 7));
  EXPECT_EQ(4u, fake::count("clSetKernelArg") - values) << "all of them, each time";
}

TEST_F(OpenClKernels, oneIsLaunchedByManyThreads) {
  constexpr uint32_t kThreads = 4, kEach = 500;
  std::atomic<uint32_t> good{0};
  const uint64_t made = fake::count("clCreateKernel");
  std::vector<std::thread> threads;
  for (uint32_t t = 0; t < kThreads; ++t) {
    threads.emplace_back([&, t] {
      const ur_queue_handle_t queue = makeQueue();
      for (uint32_t i = 0; i < kEach; ++i)
        good += put(queue, t * kEach + i, t * kEach + i + 1) == UR_RESULT_SUCCESS;
      EXPECT_EQ(UR_RESULT_SUCCESS, urQueueFinish(queue));
      EXPECT_EQ(UR_RESULT_SUCCESS, urQueueRelease(queue));
    });
  }
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(kThreads * kEach, good);
  for (uint32_t i = 0; i < kThreads * kEach; ++i)
    ASSERT_EQ(i + 1, words()[i]);
  EXPECT_LE(fake::count("clCreateKernel") - made, kThreads) << "no more than launch at the same time";
}

TEST_F(OpenClKernels, localMemoryHasRoom) {
  const ur_kernel_handle_t sum = kernel("sum");
  const uint32_t value = 3;
  uint64_t room = 0;
  OK(urDeviceGetInfo(device, UR_DEVICE_INFO_LOCAL_MEM_SIZE, sizeof room, &room, nullptr));
  EXPECT_EQ(UR_RESULT_ERROR_OUT_OF_RESOURCES,
            launch(queue_, sum, {pointer(), argument(1, UR_EXP_KERNEL_ARG_TYPE_LOCAL, room + 1), word(2, value)}));
  OK(launch(queue_, sum, {pointer(), argument(1, UR_EXP_KERNEL_ARG_TYPE_LOCAL, 64), word(2, value)}));
  OK(urQueueFinish(queue_));
  EXPECT_EQ(3u, words()[0]);
  OK(urKernelRelease(sum));
}

// Intel's driver would let a worker thread end the program, behind the launch, while others build.
TEST_F(OpenClKernels, aProgramIsReleasedOnceItsLaunchesAreOver) {
  std::atomic<bool> open{false};
  const auto hold = [](void *gate) {
    while (!static_cast<std::atomic<bool> *>(gate)->load())
      std::this_thread::yield();
  };
  OK(urEnqueueHostTaskExp(queue_, hold, &open, nullptr, 0, nullptr, nullptr));
  const ur_program_handle_t program = build(kSource);
  ur_kernel_handle_t last = nullptr;
  OK(urKernelCreate(program, "put", &last));
  const uint32_t at = 5, value = 9;
  const ur_result_t launched = launch(queue_, last, {pointer(), word(1, at), word(2, value)});
  const uint64_t before = fake::count("clReleaseProgram");
  EXPECT_EQ(UR_RESULT_SUCCESS, urKernelRelease(last));
  EXPECT_EQ(UR_RESULT_SUCCESS, urProgramRelease(program));
  const auto since = [&] { return fake::count("clReleaseProgram") - before; };
  // Whoever would release it too early has had the time when another queue's work is over.
  const ur_queue_handle_t other = makeQueue();
  for (uint32_t round = 1; round <= 4; ++round) {
    EXPECT_EQ(UR_RESULT_SUCCESS, put(other, at + 1, round));
    EXPECT_EQ(UR_RESULT_SUCCESS, urQueueFinish(other));
    EXPECT_EQ(round, words()[at + 1]);
  }
  EXPECT_EQ(UR_RESULT_SUCCESS, urQueueRelease(other));
  EXPECT_EQ(0u, since());
  open = true;
  OK(launched);
  OK(urQueueFinish(queue_));
  EXPECT_EQ(value, words()[at]);
  for (int i = 0; i < 10000 && since() == 0; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  EXPECT_EQ(1u, since());
}

TEST_F(OpenClKernels, argumentsOfAnotherKindAreRefused) {
  const uint32_t value = 1;
  const uint64_t wide = 1;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE,
            launch(queue_, put_, {pointer(), argument(1, UR_EXP_KERNEL_ARG_TYPE_LOCAL, 4), word(2, value)}));
  auto number = argument(1, UR_EXP_KERNEL_ARG_TYPE_VALUE, sizeof wide);
  number.value.value = &wide;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, launch(queue_, put_, {pointer(), number, word(2, value)}));
  // A pointer may be given as a value of its size.
  auto address = argument(0, UR_EXP_KERNEL_ARG_TYPE_VALUE, sizeof memory_);
  address.value.value = &memory_;
  OK(launch(queue_, put_, {address, word(1, value), word(2, value)}));
  OK(urQueueFinish(queue_));
  EXPECT_EQ(1u, words()[1]);
}

TEST_F(OpenClKernels, everyFailedCallOfABuildIsAnErrorAndLeavesNothing) {
  const int64_t objects = fake::objects();
  const auto attempt = [&] {
    const ur_program_handle_t program = create(kSource);
    ur_kernel_handle_t made = nullptr;
    ur_result_t result = urProgramBuild(context, program, nullptr);
    if (result == UR_RESULT_SUCCESS)
      result = urKernelCreate(program, "sum", &made);
    if (made) {
      EXPECT_EQ(UR_RESULT_SUCCESS, urKernelRelease(made));
    }
    EXPECT_EQ(UR_RESULT_SUCCESS, urProgramRelease(program));
    return result;
  };
  const uint64_t before = fake::failAt(0);
  OK(attempt());
  const uint64_t calls = fake::failAt(0) - before;
  int failures = 0;
  for (uint64_t n = 1; n <= calls; ++n) {
    (void)fake::failAt(n);
    failures += attempt() != UR_RESULT_SUCCESS; // what is only asked for may be left out
    (void)fake::failAt(0);
    EXPECT_EQ(objects, fake::objects()) << "call " << n << ": " << fake::failed();
  }
  EXPECT_GE(failures, 3) << "to create, to build, to make the kernel";
  OK(attempt());
}

TEST_F(OpenClKernels, everyFailedCallOfALaunchIsAnError) {
  for (uint32_t n = 1; n <= 4; ++n) { // a pointer, two values that are others each time, the launch
    void *other = nullptr;
    OK(urUSMSharedAlloc(context, device, nullptr, nullptr, sizeof(uint32_t), &other));
    OK(urUSMFree(context, other)); // so the pointer might mean something else
    (void)fake::failAt(n);
    EXPECT_NE(UR_RESULT_SUCCESS, put(queue_, n, n)) << n;
    (void)fake::failAt(0);
  }
  OK(put(queue_, 2, 9));
  OK(urQueueFinish(queue_));
  EXPECT_EQ(9u, words()[2]);
}

} // namespace
} // namespace ur::opencl::test
