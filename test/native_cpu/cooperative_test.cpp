// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Cooperative launches: all groups at the same time, with a barrier across them.
#include "fixture.hpp"

#include <numeric>
#include <thread>

namespace ur::native_cpu::test {
namespace {

struct Sums {
  uint32_t rounds, failing;
};

class Cooperative : public DriverTest {
protected:
  ur_result_t launchSums(Stream on, std::vector<uint32_t> &data, const Sums &what, const Fence &fence = {},
                         bool cooperative = true) {
    uint32_t *pointer = data.data();
    const KernelArg args[] = {pointerArg(pointer), valueArg(what)};
    LaunchDesc desc{.kernel = kernel("all_sums"), .dims = 1, .args = args, .cooperative = cooperative};
    desc.globalSize[0] = data.size();
    return driver->launch(on, desc, fence);
  }
  static std::vector<uint32_t> expected(size_t groups, uint32_t rounds) {
    std::vector<uint32_t> data(groups, 1);
    for (uint32_t round = 0; round < rounds; ++round) {
      const uint32_t sum = std::accumulate(data.begin(), data.end(), 0u);
      for (size_t i = 0; i < groups; ++i)
        data[i] = sum % 1000003 + uint32_t(i);
    }
    return data;
  }
};

TEST_F(Cooperative, GroupsWaitForEachOther) {
  const Stream on = stream();
  for (size_t groups : {1u, 2u, 3u, 16u, 64u}) {
    std::vector<uint32_t> data(groups, 1);
    OK(launchSums(on, data, {20, ~0u}));
    OK(driver->finish(on));
    EXPECT_EQ(expected(groups, 20), data) << groups;
  }
  const size_t local[3] = {1, 1, 1};
  uint32_t most = 0;
  OK(driver->maxCooperativeGroups(kernel("all_sums"), local, 0, &most));
  EXPECT_EQ(64u, most);
  EXPECT_TRUE(platforms[0].devices[0].launchCapabilities & UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE);
  std::vector<uint32_t> data(most + 1, 1);
  EXPECT_EQ(UR_RESULT_ERROR_OUT_OF_RESOURCES, launchSums(on, data, {1, ~0u}));
}

TEST_F(Cooperative, WithOneWorkerToo) {
  restartWith("UR_NATIVE_CPU_THREADS", "1");
  const Stream on = stream();
  std::vector<uint32_t> data(8, 1);
  OK(launchSums(on, data, {50, ~0u}));
  OK(driver->finish(on));
  EXPECT_EQ(expected(8, 50), data);
}

TEST_F(Cooperative, SeveralLaunchesAtOnce) {
  constexpr size_t kStreams = 6;
  std::vector<std::vector<uint32_t>> data(kStreams, std::vector<uint32_t>(10, 1));
  std::vector<Stream> on;
  for (size_t i = 0; i < kStreams; ++i)
    on.push_back(stream());
  for (int round = 0; round < 5; ++round) {
    for (size_t i = 0; i < kStreams; ++i) {
      std::fill(data[i].begin(), data[i].end(), 1);
      OK(launchSums(on[i], data[i], {30, ~0u}));
      if (round < 4) {
        OK(driver->finish(on[i]));
      }
    }
  }
  for (size_t i = 0; i < kStreams; ++i) {
    OK(driver->finish(on[i]));
    EXPECT_EQ(expected(10, 30), data[i]);
  }
}

TEST_F(Cooperative, AFailedGroupHoldsUpNobody) {
  const Stream on = stream();
  std::vector<uint32_t> data(12, 1);
  NativeEvent failed = nullptr;
  OK(launchSums(on, data, {10, 7}, {.signal = &failed}));
  EXPECT_NE(UR_RESULT_SUCCESS, driver->wait(own(failed)));
  EXPECT_EQ(std::vector<uint32_t>(12, 1), data) << "all saw it at the next barrier";
  OK(launchSums(on, data, {3, ~0u}));
  OK(driver->finish(on));
  EXPECT_EQ(expected(12, 3), data);
}

TEST_F(Cooperative, WithoutItTheBarrierFails) {
  const Stream on = stream();
  std::vector<uint32_t> data(4, 1);
  NativeEvent failed = nullptr;
  OK(launchSums(on, data, {1, ~0u}, {.signal = &failed}, false));
  EXPECT_NE(UR_RESULT_SUCCESS, driver->wait(own(failed)));
  data.resize(1);
  OK(launchSums(on, data, {1, ~0u}, {}, false)); // of one group it is none
  OK(driver->finish(on));
  EXPECT_EQ(expected(1, 1), data);
}

} // namespace
} // namespace ur::native_cpu::test
