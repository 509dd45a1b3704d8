// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels in C and C++: what they are given, what is refused, and launches spread over the workers.
#include "fixture.hpp"

#include <numeric>

namespace ur::native_cpu::test {
namespace {

class Kernels : public DriverTest {};

TEST_F(Kernels, TheirFactsAreTheImages) {
  NativeProgram c = program(KERNELS_C), cpp = program(KERNELS_CPP);
  std::vector<std::string> names;
  OK(driver->kernelNames(c, &names));
  EXPECT_EQ(
      (std::vector<std::string>{"scale", "sum_groups", "fail_at", "gate", "where", "ticket", "all_sums", "nothing"}),
      names);
  KernelFacts facts;
  kernel(c, "sum_groups", &facts);
  EXPECT_EQ("sum_groups", facts.name);
  EXPECT_TRUE(facts.argsKnown);
  ASSERT_EQ(3u, facts.args.size());
  EXPECT_EQ(KernelArg::Kind::pointer, facts.args[0].kind);
  EXPECT_EQ(8u, facts.args[0].size);
  EXPECT_EQ(KernelArg::Kind::local, facts.args[2].kind);
  EXPECT_EQ(256u, facts.maxGroupSize);
  EXPECT_EQ(1024u, facts.localMemSize);
  kernel(cpp, "sum_wide", &facts);
  EXPECT_EQ((std::array<size_t, 3>{1, 1, 1}), facts.requiredGroupSize);
  EXPECT_EQ(40u, facts.args[0].size);
  EXPECT_EQ(KernelArg::Kind::value, facts.args[0].kind);
  NativeKernel none = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_KERNEL_NAME, driver->createKernel(c, "no_such", &facts, &none));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_KERNEL_NAME, driver->createKernel(c, "", &facts, &none));
  EXPECT_EQ(nullptr, none);
}

TEST_F(Kernels, EachWorkItemRunsOnceWithItsIds) {
  NativeKernel ids = kernel(program(KERNELS_CPP), "write_ids");
  Stream on = stream();
  std::vector<uint64_t> out(64 * 30 * 6);
  uint64_t *pointer = out.data();
  const std::vector<KernelArg> args = {pointerArg(pointer)};
  LaunchDesc desc{.kernel = ids,
                  .dims = 3,
                  .globalOffset = {5, 6, 7},
                  .globalSize = {64, 30, 6},
                  .localSize = {8, 5, 2},
                  .args = args};
  OK(driver->launch(on, desc, {}));
  OK(driver->finish(on));
  for (uint64_t z = 0; z < 6; ++z) {
    for (uint64_t y = 0; y < 30; ++y) {
      for (uint64_t x = 0; x < 64; ++x)
        ASSERT_EQ((x + 5) | (y + 6) << 16 | (z + 7) << 32 | uint64_t(3) << 48, out[(z * 30 + y) * 64 + x]);
    }
  }
}

TEST_F(Kernels, ManyGroupsOverManyRounds) {
  NativeKernel ids = kernel(program(KERNELS_CPP), "write_ids");
  for (bool ordered : {true, false}) {
    Stream on = stream(ordered);
    for (size_t groups : {1, 2, 3, 17, 1000, 50000}) {
      std::vector<uint64_t> out(groups * 2);
      uint64_t *pointer = out.data();
      for (int round = 0; round < 5; ++round) {
        std::fill(out.begin(), out.end(), 0);
        OK(launch(on, ids, {groups * 2}, {2}, {pointerArg(pointer)}));
        OK(driver->finish(on));
        for (size_t i = 0; i < out.size(); ++i)
          ASSERT_EQ(i | uint64_t(1) << 48, out[i]);
      }
    }
  }
}

TEST_F(Kernels, LocalMemoryStaticAndByArgument) {
  NativeKernel sum = kernel("sum_groups");
  Stream on = stream();
  std::vector<uint32_t> data(256 * 40), sums(40), expected(40);
  std::iota(data.begin(), data.end(), 1u);
  for (size_t i = 0; i < data.size(); ++i)
    expected[i / 256] += data[i];
  uint32_t *in = data.data(), *out = sums.data();
  for (size_t local : {size_t(1024), size_t(100000)}) {
    std::fill(sums.begin(), sums.end(), 0u);
    OK(launch(on, sum, {data.size()}, {256}, {pointerArg(in), pointerArg(out), localArg(local)}));
    OK(driver->finish(on));
    EXPECT_EQ(expected, sums);
  }
  const size_t limit = platforms[0].devices[0].localMemSize;
  EXPECT_EQ(UR_RESULT_ERROR_OUT_OF_RESOURCES,
            launch(on, sum, {256}, {256}, {pointerArg(in), pointerArg(out), localArg(limit)}));
  EXPECT_EQ(UR_RESULT_ERROR_OUT_OF_RESOURCES,
            launch(on, sum, {256}, {256}, {pointerArg(in), pointerArg(out), localArg(SIZE_MAX)}));
}

TEST_F(Kernels, ValuesOfAnySizeAreCopiedAtTheCall) {
  NativeKernel sum = kernel(program(KERNELS_CPP), "sum_wide");
  Stream on = stream();
  close(on);
  struct Wide {
    double values[5];
  } wide{{1, 2, 3, 4, 5.5}};
  double result = 0, *pointer = &result;
  OK(launch(on, sum, {1}, {1}, {valueArg(wide), pointerArg(pointer)}));
  wide = {};
  open();
  OK(driver->finish(on));
  EXPECT_EQ(15.5, result);
}

TEST_F(Kernels, WrongLaunchesAreRefused) {
  Stream on = stream();
  uint32_t data[4] = {}, *pointer = data;
  const uint32_t factor = 1;
  const uint64_t tooWide = 1;
  NativeKernel scale = kernel("scale");
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE,
            launch(on, scale, {5}, {2}, {pointerArg(pointer), valueArg(factor)}));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE,
            launch(on, scale, {4}, {0}, {pointerArg(pointer), valueArg(factor)}));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, launch(on, scale, {4}, {2}, {pointerArg(pointer)}));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, launch(on, scale, {4}, {2}, {pointerArg(pointer), valueArg(tooWide)}));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, launch(on, scale, {4}, {2}, {pointerArg(pointer), localArg(4)}));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_WORK_ITEM_SIZE,
            launch(on, scale, {SIZE_MAX, SIZE_MAX}, {1, 1}, {pointerArg(pointer), valueArg(factor)}));
  OK(driver->finish(on));
}

TEST_F(Kernels, AFailingGroupFailsTheLaunch) {
  Stream on = stream();
  NativeKernel fail = kernel("fail_at");
  for (size_t groups : {1, 10, 10000}) {
    NativeEvent bad = nullptr, good = nullptr;
    OK(launch(on, fail, {groups}, {1}, {valueArg(uint64_t(groups - 1))}, {.signal = &bad}));
    OK(launch(on, fail, {groups}, {1}, {valueArg(uint64_t(groups))}, {.signal = &good}));
    EXPECT_EQ(UR_RESULT_ERROR_UNKNOWN, driver->wait(own(bad)));
    OK(driver->wait(own(good)));
  }
}

TEST_F(Kernels, ProgramAndKernelDestroyedUnderALaunch) {
  Stream on = stream();
  close(on);
  const std::vector<uint8_t> image = readFile(KERNELS_CPP);
  std::string log;
  NativeProgram own = nullptr;
  OK(driver->buildProgram({.code = image}, &log, &own));
  KernelFacts facts;
  NativeKernel sum = nullptr;
  OK(driver->createKernel(own, "write_ids", &facts, &sum));
  std::vector<uint64_t> out(100);
  uint64_t *pointer = out.data();
  OK(launch(on, sum, {100}, {1}, {pointerArg(pointer)}));
  driver->destroyProgram(own);
  driver->destroyKernel(sum);
  open();
  OK(driver->finish(on));
  EXPECT_EQ(99u | uint64_t(1) << 48, out[99]);
}

TEST_F(Kernels, OneImageLoadedManyTimesIsManyPrograms) {
  const std::vector<uint8_t> image = readFile(KERNELS_C);
  std::vector<NativeProgram> made(20);
  std::vector<NativeKernel> nothings(20);
  std::string log;
  KernelFacts facts;
  for (size_t round = 0; round < 3; ++round) {
    for (size_t i = 0; i < made.size(); ++i) {
      OK(driver->buildProgram({.code = image}, &log, &made[i]));
      OK(driver->createKernel(made[i], "nothing", &facts, &nothings[i]));
      OK(launch(stream(), nothings[i], {4}, {1}, {}));
    }
    for (size_t i = 0; i < made.size(); ++i) {
      driver->destroyKernel(nothings[i]);
      driver->destroyProgram(made[i]);
    }
  }
}

} // namespace
} // namespace ur::native_cpu::test
