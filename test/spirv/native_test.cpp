// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels of groups.cl as the compiler makes images of them, run by the native CPU adapter; results are computed here.
#include "spirv/native_rig.hpp"

#include <cmath>
#include <numeric>
#include <span>
#include <sstream>

namespace ur::test {
namespace {

TEST_F(Native, BarriersInLoopsOfGroupsOfAnySize) {
  for (const size_t size : {1, 2, 32, 256, 4096}) {
    const size_t groups = 3;
    std::vector<int> from = numbers(groups * size, 100), to(groups);
    run("tree", {groups * size, 1, 1}, {size, 1, 1}, kNoOffset, to, from, Local{4 * size});
    for (size_t group = 0; group < groups; ++group) {
      const auto first = from.begin() + static_cast<ptrdiff_t>(group * size);
      EXPECT_EQ(std::accumulate(first, first + static_cast<ptrdiff_t>(size), 0), to[group]) << size;
    }
  }
}

TEST_F(Native, ArraysOfWorkItemsOutliveBarriers) {
  const int n = 9;
  for (const size_t size : {1, 7, 32, 1024}) {
    std::vector<int> to(2 * size);
    run("own_array", {2 * size, 1, 1}, {size, 1, 1}, kNoOffset, to, n);
    for (int i = 0; i < static_cast<int>(to.size()); ++i) {
      int sum = 0;
      for (int k = 0; k < n; ++k)
        sum += i * ((k + i) % n) * (k + 1);
      ASSERT_EQ(sum, to[static_cast<size_t>(i)]) << size;
    }
  }
}

TEST_F(Native, LoopsThatAllGoRoundTogether) {
  const size_t n = 48;
  const int size = n;
  std::vector<float> a(n * n), b(n * n);
  for (size_t i = 0; i < n * n; ++i) {
    a[i] = static_cast<float>(random_() % 16);
    b[i] = static_cast<float>(random_() % 16);
  }
  const auto check = [&](const char *name, const Sizes &global, const Sizes &local) {
    std::vector<float> c(n * n);
    run(name, global, local, kNoOffset, c, a, b, size);
    for (size_t y = 0; y < n; ++y) {
      for (size_t x = 0; x < n; ++x) {
        float sum = 0;
        for (size_t k = 0; k < n; ++k)
          sum += a[y * n + k] * b[k * n + x];
        ASSERT_EQ(sum, c[y * n + x]) << name << " at " << x << ", " << y << ", groups of " << local[0];
      }
    }
  };
  for (const size_t width : {1, 3, 8, 16, 24, 48}) {
    check("product", {n, n, 1}, {width, 2, 1});
    check("product_within", {n, n, 1}, {width, 2, 1});
  }
  check("product_within", {64, 50, 1}, {32, 5, 1});
  check("product_by_tiles", {n, n, 1}, {8, 8, 1});
}

TEST_F(Native, GroupsAndSubGroupsComputeTogether) {
  for (const size_t size : {4, 16, 20, 48, 256}) {
    std::vector<int> from = numbers(2 * size, 100), to(16 * size);
    run("together", {2 * size, 1, 1}, {size, 1, 1}, kNoOffset, to, from);
    for (size_t i = 0; i < 2 * size; ++i) {
      const size_t first = i / size * size, within = i - first, sub = first + within / kSubGroup * kSubGroup;
      const size_t end = std::min(sub + kSubGroup, first + size);
      const auto sum = [&](size_t begin, size_t last) {
        int made = 0;
        for (size_t k = begin; k < last; ++k)
          made += from[k];
        return made;
      };
      const auto at = [&](size_t k) { return from.begin() + static_cast<ptrdiff_t>(k); };
      const bool isAny = std::find(at(first), at(first + size), 7) != at(first + size);
      const std::array<int, 8> expected{
          sum(first, first + size),
          sum(first, i),
          *std::max_element(at(first), at(i + 1)),
          from[first + 3],
          sum(sub, end),
          sum(sub, i),
          from[sub + 2] + isAny,
          static_cast<int>(i - sub + 100 * ((sub - first) / kSubGroup) + 10000 * (end - sub))};
      for (size_t k = 0; k < 8; ++k)
        ASSERT_EQ(expected[k], to[8 * i + k]) << "number " << k << " of work-item " << i << " of groups of " << size;
    }
  }
}

TEST_F(Native, SubGroupsAreCountedThroughAllDimensions) {
  for (const Sizes &local : {Sizes{4, 3, 2}, Sizes{16, 2, 1}, Sizes{5, 1, 3}}) {
    const size_t size = local[0] * local[1] * local[2]; // one group, in which order and place are the same
    std::vector<int> from = numbers(size, 100), to(size);
    run("together_again", local, local, kNoOffset, to, from);
    std::vector<int> expected(size);
    for (int k = 0; k < 3; ++k) {
      int sum = 0;
      for (size_t i = 0; i < size; ++i) {
        const auto sub = from.begin() + static_cast<ptrdiff_t>(i / kSubGroup * kSubGroup);
        const auto end = from.end() - sub < static_cast<ptrdiff_t>(kSubGroup) ? from.end() : sub + kSubGroup;
        sum += k + from[i];
        expected[i] += (*std::max_element(sub, end) + k) * sum;
      }
    }
    EXPECT_EQ(expected, to);
  }
}

TEST_F(Native, SubGroupsExchange) {
  use("spirv_test_shuffles_native.so");
  const int rounds = 4;
  for (const size_t size : {16, 48, 64}) { // whole sub-groups
    std::vector<int> from = numbers(2 * size, 50), to(12 * size);
    run("sh", {2 * size, 1, 1}, {size, 1, 1}, kNoOffset, to, from, rounds);
    for (size_t first = 0; first < 2 * size; first += kSubGroup) {
      const auto at = [&](size_t lane) { return from[first + lane % kSubGroup]; };
      std::array<int, kSubGroup> state{};
      std::copy_n(from.begin() + static_cast<ptrdiff_t>(first), kSubGroup, state.begin());
      const bool isAny = std::find(state.begin(), state.end(), 5) != state.end();
      for (int round = 0; round < rounds; ++round) {
        const std::array<int, kSubGroup> before = state;
        for (size_t lane = 0; lane < kSubGroup; ++lane)
          state[lane] = before[lane] * 3 + before[(lane + 1) % kSubGroup];
      }
      for (size_t lane = 0; lane < kSubGroup; ++lane) {
        const std::array<int, 6> expected{at(lane * 5 + 3),
                                          at(lane ^ 6),
                                          at(lane + 3) + (lane + 3 < kSubGroup ? 0 : 1000),
                                          at(lane + kSubGroup - 3) + (lane < 3 ? 1000 : 0),
                                          state[lane],
                                          at(lane ^ 1) + (isAny ? 100000 : 0) + 200000};
        for (size_t k = 0; k < 6; ++k)
          ASSERT_EQ(expected[k], to[6 * (first + lane) + k]) << "number " << k << " of lane " << lane;
      }
    }
  }
}

TEST_F(Native, WorkItemsGoDifferentWays) {
  for (const int n : {2, 5}) {
    std::vector<int> from = numbers(64, 30), to(64), expected(64);
    run("ways", {64, 1, 1}, {32, 1, 1}, kNoOffset, to, from, n);
    for (int i = 0; i < 64; ++i) {
      int &sum = expected[static_cast<size_t>(i)];
      for (int k = 0; k < from[static_cast<size_t>(i)] && sum <= 100; ++k)
        sum += k % 3 == 0 ? 0 : k;
      for (int k = 0; n > 3 && k < n; ++k)
        sum += i % 2 ? k * from[static_cast<size_t>((i + k) % 64)] : -k;
    }
    EXPECT_EQ(expected, to) << n;
  }
}

TEST_F(Native, LoopsWithBarriersEndWhereMemorySaysSo) {
  const int n = 10;
  for (const size_t size : {4, 16, 64}) {
    std::vector<int> from = numbers(size, 1024), to(size), expected(size);
    run("until_enough", {size, 1, 1}, {size, 1, 1}, kNoOffset, to, from, n);
    int total = 0;
    for (int k = 0; k < n && total <= 20; ++k) {
      for (size_t i = 0; i < size; ++i) {
        expected[i] += from[i] >> k & 1;
        total += from[i] >> k & 1;
      }
    }
    for (int &number : expected)
      number += 100 * total;
    EXPECT_EQ(expected, to);
  }
}

TEST_F(Native, WorkItemsKnowTheirPlaces) {
  const Sizes global{6, 4, 2}, local{3, 2, 2}, offset{5, 6, 7};
  std::vector<uint64_t> to(48);
  run("places", global, local, offset, to);
  for (size_t i = 0; i < to.size(); ++i) {
    const size_t x = i % 6, y = i / 6 % 4, z = i / 24, linear = (z * 2 + y % 2) * 3 + x % 3;
    EXPECT_EQ(x + 5 + 100 * (y + 6) + 10000 * (z + 7) + 1000000 * linear + 1000000000 * (y / 2), to[i]);
  }
}

TEST_F(Native, DoublesBecomeHalvesRoundedOnce) {
  // Just above the middle of two halves, by less than a float can tell; the middle itself; the largest, and too large.
  std::vector<double> from{1 + 0x1p-11 + 0x1p-40, 1 + 0x1p-11, 65519.99, 65520, -0.0,
                           0x1p-25 + 0x1p-60,     INFINITY,    -3.5};
  std::vector<uint16_t> to(8);
  run("halves", {8, 1, 1}, {8, 1, 1}, kNoOffset, to, from);
  EXPECT_EQ((std::vector<uint16_t>{0x3c01, 0x3c00, 0x7bff, 0x7c00, 0x8000, 0x0001, 0x7c00, 0xc300}), to);
}

// The processor's instruction would end the process. A divisor that gives no result counts as 1.
TEST_F(Native, DivisionsWithoutResultEndNothing) {
  std::vector<int> from{7, 0, INT32_MIN, -1, -7, 2, 0, 0}, quotients(8), rests(8);
  run("quotients", {4, 1, 1}, {4, 1, 1}, kNoOffset, quotients, from);
  run("rests", {4, 1, 1}, {4, 1, 1}, kNoOffset, rests, from);
  EXPECT_EQ((std::vector<int>{7, 7, INT32_MIN, 0, -3, 0x7ffffffc, 0, 0}), quotients);
  EXPECT_EQ((std::vector<int>{0, 0, 0, INT32_MIN, -1, 1, 0, 0}), rests);
}

TEST_F(Native, SinesOfTurns) {
  std::vector<float> from{0, 0.5f, 1, 1.5f, 2, -0.5f, 0.25f, 8388607.5f}, to(16);
  run("turns", {8, 1, 1}, {8, 1, 1}, kNoOffset, to, from);
  const float root = std::sqrt(0.5f);
  const std::vector<float> expected{0, 1, 1, 0, 0, -1, -1, 0, 0, 1, -1, 0, root, root, -1, 0};
  for (size_t i = 0; i < to.size(); ++i)
    EXPECT_NEAR(expected[i], to[i], 2e-7f) << i;
}

TEST_F(Native, WorkGroupsCopyTogether) {
  const int count = 20;
  for (const size_t size : {1, 8, 32}) {
    const size_t groups = 3, n = groups * count;
    std::vector<int> from = numbers(n, 1000), to(n), strided(n);
    run("copies", {groups * size, 1, 1}, {size, 1, 1}, kNoOffset, to, strided, from, Local{4 * count}, Local{4 * count},
        count);
    std::vector<int> expected(n), pairs(n);
    for (size_t i = 0; i < n; ++i) {
      expected[i] = from[i / count * count + count - 1 - i % count];
      pairs[i] = from[i / 2 / groups * 6 + i % 2]; // each group has the same
    }
    EXPECT_EQ(expected, to) << size;
    EXPECT_EQ(pairs, strided) << size;
  }
}

TEST_F(Native, WorkItemsKeepPlacesInTheirOwnVariables) {
  const int count = 4;
  const size_t n = 64;
  std::vector<int> from = numbers(4 * n, 100), to(4 * n);
  run("elements", {n, 1, 1}, {32, 1, 1}, kNoOffset, to, from, count);
  for (size_t i = 0; i < n; ++i) {
    for (size_t k = 0; k < 4; ++k) {
      int sum = 0;
      for (size_t lane = i / 16 * 16; lane <= i; ++lane)
        sum += from[4 * lane + k];
      ASSERT_EQ(sum, to[4 * i + k]) << i << ", " << k;
    }
  }
}

TEST_F(Native, KernelsPrint) {
  use("spirv_test_local_native.so");
  testing::internal::CaptureStdout();
  const int number = 7;
  const float real = 1.5f;
  run("prints", {2, 1, 1}, {2, 1, 1}, kNoOffset, number, real);
  std::vector<std::string> lines;
  std::istringstream text(testing::internal::GetCapturedStdout());
  for (std::string line; std::getline(text, line);)
    lines.push_back(line);
  std::sort(lines.begin(), lines.end());
  EXPECT_EQ((std::vector<std::string>{"all", "all", "item 0:  1.50|7   |a|70000000000|0x104c533c00 text 100%",
                                      "item 1:  2.50|7   |b|70000000000|0x104c533c00 text 100%",
                                      "vectors 1.500000,1.000000,2.000000,3.000000 7,-1 -1,2,7 0.2,8.0"}),
            lines);
}

TEST_F(Native, SubGroupsHaveTheSizeThatKernelsSay) {
  use("spirv_test_local_native.so");
  const size_t n = 160, group = 80; // the last sub-group of a work-group is smaller
  std::array<uint32_t, 8> sizes{};
  size_t bytes = 0;
  OK(urDeviceGetInfo(device, UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL, sizeof sizes, sizes.data(), &bytes));
  ASSERT_EQ(5u, bytes / sizeof(uint32_t));
  for (const size_t size : std::span(sizes).first(5)) {
    const std::string name = "sized_" + std::to_string(size);
    std::vector<int> from = numbers(n, 100), to(2 * n);
    run(name.c_str(), {n, 1, 1}, {group, 1, 1}, kNoOffset, to, from);
    for (size_t i = 0; i < n; ++i) {
      const size_t sub = i % group / size, first = i / group * group + sub * size;
      const auto at = [&](size_t k) { return from.begin() + static_cast<ptrdiff_t>(k); };
      ASSERT_EQ(std::accumulate(at(first), at(i + 1), 0), to[2 * i]) << name << " at " << i;
      ASSERT_EQ(static_cast<int>(size + 100 * sub), to[2 * i + 1]) << name << " at " << i;
    }
    ur_kernel_handle_t kernel = nullptr;
    OK(urKernelCreate(program, name.c_str(), &kernel));
    for (const auto query :
         {UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE, UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL}) {
      uint32_t told = 0;
      OK(urKernelGetSubGroupInfo(kernel, device, query, sizeof told, &told, nullptr));
      EXPECT_EQ(size, told) << query;
    }
    OK(urKernelRelease(kernel));
  }
}

TEST_F(Native, NeighboursGoTogetherToWhereOneWorksForThem) {
  use("spirv_test_neighbours_native.so");
  const int count = 4; // as many as the narrowest vector
  const size_t groups = 8, group = 64;
  std::vector<uint32_t> from(groups * count), to(from.size()), expected(from.size());
  std::iota(from.begin(), from.end(), 100u);
  std::transform(from.begin(), from.end(), expected.begin(), [](uint32_t number) { return number + 1; });
  run("first_reads", {groups * group, 1, 1}, {group, 1, 1}, kNoOffset, to, from, count, Local{4 * count});
  EXPECT_EQ(expected, to);
}

using NativeDeathTest = Native;

TEST_F(NativeDeathTest, AssertionsThatFailSayWhereAndEndTheProcess) {
  GTEST_FLAG_SET(death_test_style, "threadsafe"); // a child of this process would have none of its threads
  std::vector<int> from{1, 2, 3, 4, 5, 6, 7, 8}, to(8);
  run("asserts", {8, 1, 1}, {4, 1, 1}, kNoOffset, to, from, 9);
  EXPECT_EQ((std::vector<int>{2, 3, 4, 5, 6, 7, 8, 9}), to);
  EXPECT_DEATH(run("asserts", {8, 1, 1}, {4, 1, 1}, kNoOffset, to, from, 8),
               "groups.cl:7: asserts: global id: \\[7,0,0\\], local id: \\[3,0,0\\] "
               "Assertion `from\\[I\\] < most` failed.");
}

} // namespace
} // namespace ur::test
