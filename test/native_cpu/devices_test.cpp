// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Several devices and parts of devices: how they are made, that their threads stay on their cores, and that work,
// memory and events go across them.
#include "fixture.hpp"

#include "adapters/core/port/driver_partition.hpp"
#include "adapters/native_cpu/topology.hpp"

#include <filesystem>
#include <set>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::native_cpu::test {
namespace {

class DevicesOfTheCpu : public DriverTest {
protected:
  uint32_t cores() const { return platforms[0].devices[0].maxComputeUnits; }
  std::vector<DeviceFacts> split(uint32_t device, const PartitionDesc &desc) {
    std::vector<DeviceFacts> parts;
    EXPECT_EQ(UR_RESULT_SUCCESS, backend->partitions()->split(0, device, desc, &parts));
    return parts;
  }
  std::vector<DeviceFacts> splitByCounts(uint32_t device, const std::vector<uint32_t> &counts) {
    return split(device, {.scheme = UR_DEVICE_PARTITION_BY_COUNTS, .counts = counts});
  }
  void release(const std::vector<DeviceFacts> &parts) {
    for (const DeviceFacts &part : parts)
      backend->partitions()->releasePart(0, part.index);
  }
  /// The processors on which many groups of a launch ran.
  std::set<uint32_t> processorsOf(uint32_t device) {
    const Stream on = streamBy({.device = device});
    std::vector<uint32_t> data(4096, ~0u);
    uint32_t *pointer = data.data();
    for (int i = 0; i < 20; ++i)
      EXPECT_EQ(UR_RESULT_SUCCESS, launch(on, kernel("where"), {4096}, {4}, {pointerArg(pointer)}));
    EXPECT_EQ(UR_RESULT_SUCCESS, driver->finish(on));
    return {data.begin(), data.end()};
  }
};

TEST(Topology, NumbersAreParsed) {
  using List = std::vector<uint32_t>;
  EXPECT_EQ((List{0, 1, 2, 3, 8, 10, 11}), parseNumbers("0-3,8,10-11"));
  EXPECT_EQ((List{5}), parseNumbers("5"));
  EXPECT_EQ(List{}, parseNumbers(""));
  EXPECT_EQ((List{1}), parseNumbers("1,x,3"));
  EXPECT_EQ(List{}, parseNumbers("3-1"));
  EXPECT_EQ(List{}, parseNumbers("0-4294967295"));
}

/// A folder like /sys of a machine with two NUMA nodes of four processors, of which neighbours share a cache of
/// level 2.
class FakeSystem {
public:
  FakeSystem() {
    std::string name = (std::filesystem::temp_directory_path() / "laneway-sys-XXXXXX").string();
    folder = mkdtemp(name.data());
    for (uint32_t node : {0u, 1u})
      write("node/node" + std::to_string(node) + "/cpulist", node == 0 ? "0-3" : "4-7");
    for (uint32_t cpu = 0; cpu < 8; ++cpu) {
      const std::string self = std::to_string(cpu), pair = std::to_string(cpu / 2 * 2);
      cache(cpu, 0, "1", "Data", self);
      cache(cpu, 1, "1", "Instruction", self);
      cache(cpu, 2, "2", "Unified", pair + "-" + std::to_string(cpu / 2 * 2 + 1));
      cache(cpu, 3, "3", "Unified", cpu < 4 ? "0-3" : "4-7");
    }
  }
  ~FakeSystem() { std::filesystem::remove_all(folder); }
  void cache(uint32_t cpu, int index, const char *level, const char *type, const std::string &sharing) {
    const std::string at = "cpu/cpu" + std::to_string(cpu) + "/cache/index" + std::to_string(index) + "/";
    write(at + "level", level), write(at + "type", type), write(at + "shared_cpu_list", sharing);
  }
  void write(const std::string &path, const std::string &text) {
    const std::filesystem::path full = folder + "/devices/system/" + path;
    std::filesystem::create_directories(full.parent_path());
    std::ofstream(full) << text << "\n";
  }
  std::string folder;
};

std::vector<std::vector<uint32_t>> grouped(ur_device_affinity_domain_flags_t domain, const std::vector<Core> &cores) {
  std::vector<std::vector<uint32_t>> all;
  for (const std::vector<Core> &group : groupBy(domain, cores)) {
    all.emplace_back();
    for (const Core &core : group)
      all.back().push_back(core.processor);
  }
  return all;
}

TEST(Topology, IsReadFromTheSystem) {
  using Groups = std::vector<std::vector<uint32_t>>;
  using Domains = std::vector<ur_device_affinity_domain_flags_t>;
  const FakeSystem system;
  const std::vector<uint32_t> some{0, 1, 2, 5, 6, 7};
  const std::vector<Core> cores = readCores(system.folder, some);
  EXPECT_EQ((Groups{{0, 1, 2}, {5, 6, 7}}), grouped(UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA, cores));
  EXPECT_EQ((Groups{{0, 1, 2}, {5, 6, 7}}), grouped(UR_DEVICE_AFFINITY_DOMAIN_FLAG_L3_CACHE, cores));
  EXPECT_EQ((Groups{{0, 1}, {2}, {5}, {6, 7}}), grouped(UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE, cores));
  EXPECT_EQ((Groups{{0}, {1}, {2}, {5}, {6}, {7}}), grouped(UR_DEVICE_AFFINITY_DOMAIN_FLAG_L1_CACHE, cores));
  EXPECT_EQ((Groups{{0, 1, 2, 5, 6, 7}}), grouped(UR_DEVICE_AFFINITY_DOMAIN_FLAG_L4_CACHE, cores)) << "there is none";
  EXPECT_EQ((Domains{UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA, UR_DEVICE_AFFINITY_DOMAIN_FLAG_L3_CACHE,
                     UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE, UR_DEVICE_AFFINITY_DOMAIN_FLAG_L1_CACHE}),
            dividingDomains(cores));
  EXPECT_EQ((Domains{UR_DEVICE_AFFINITY_DOMAIN_FLAG_L1_CACHE}), dividingDomains(std::span(cores).first(2)));
  // A system that says nothing.
  const std::vector<Core> unknown = readCores("/nonexistent", some);
  ASSERT_EQ(some.size(), unknown.size());
  EXPECT_TRUE(dividingDomains(unknown).empty());
}

TEST_F(DevicesOfTheCpu, TheEnvironmentSetsTheirNumber) {
  const uint32_t all = cores();
  const std::string most = std::to_string(all), tooMany = std::to_string(4096);
  restartWith("UR_NATIVE_CPU_DEVICES", most.c_str());
  ASSERT_EQ(all, platforms[0].devices.size());
  std::set<std::string> uuids;
  for (uint32_t i = 0; i < all; ++i) {
    EXPECT_EQ(i, platforms[0].devices[i].index);
    EXPECT_EQ(1u, platforms[0].devices[i].maxComputeUnits);
    uuids.insert(platforms[0].devices[i].uuid);
  }
  EXPECT_EQ(all, uuids.size());
  restartWith("UR_NATIVE_CPU_DEVICES", "numa");
  uint32_t sum = 0;
  for (const DeviceFacts &facts : platforms[0].devices)
    sum += facts.maxComputeUnits;
  EXPECT_EQ(all, sum);
  for (const char *wrong : {"0", "-1", "many", "2x", tooMany.c_str(), "NUMA"}) {
    restartWith("UR_NATIVE_CPU_DEVICES", wrong);
    EXPECT_EQ(1u, platforms[0].devices.size()) << wrong;
  }
}

TEST_F(DevicesOfTheCpu, PartsHaveTheirCores) {
  if (cores() < 2)
    GTEST_SKIP() << "one core can't be split";
  const DeviceFacts &whole = platforms[0].devices[0];
  EXPECT_EQ(cores(), whole.maxSubDevices);
  const std::vector<DeviceFacts> parts = splitByCounts(0, {1, cores() - 1});
  ASSERT_EQ(2u, parts.size());
  EXPECT_EQ(1u, parts[0].maxComputeUnits);
  EXPECT_TRUE(parts[0].partitions.empty());
  EXPECT_EQ(0u, parts[0].maxSubDevices);
  EXPECT_NE(parts[0].uuid, parts[1].uuid);
  EXPECT_NE(parts[0].uuid, whole.uuid);
  driver.reset();
  openOn({parts[0].index, parts[1].index, 0});
  const std::set<uint32_t> first = processorsOf(0), second = processorsOf(1);
  EXPECT_EQ(1u, first.size());
  EXPECT_LE(second.size(), cores() - 1);
  EXPECT_FALSE(second.contains(*first.begin()));
  EXPECT_LE(processorsOf(2).size(), cores());
}

TEST_F(DevicesOfTheCpu, DomainsAreThoseOfTheMachine) {
  const DeviceFacts &whole = platforms[0].devices[0];
  for (ur_device_affinity_domain_flags_t flag = 1; flag <= UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE;
       flag <<= 1) {
    const PartitionDesc desc{.scheme = UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN, .counts = {}, .domain = flag};
    if ((whole.affinityDomains & flag) == 0) {
      std::vector<DeviceFacts> parts;
      EXPECT_EQ(UR_RESULT_ERROR_DEVICE_PARTITION_FAILED, backend->partitions()->split(0, 0, desc, &parts));
      EXPECT_TRUE(parts.empty());
      continue;
    }
    const std::vector<DeviceFacts> parts = split(0, desc);
    EXPECT_GE(parts.size(), 2u);
    uint32_t sum = 0;
    for (const DeviceFacts &part : parts)
      sum += part.maxComputeUnits;
    EXPECT_EQ(cores(), sum);
    release(parts);
  }
}

TEST_F(DevicesOfTheCpu, ThreadsOfAPartGoWithIt) {
  if (cores() < 2)
    GTEST_SKIP() << "one core can't be split";
  const std::vector<DeviceFacts> parts = splitByCounts(0, {1, 1});
  openOn({parts[1].index});
  EXPECT_EQ(1u, processorsOf(0).size());
  const std::string prefix = "ur-cpu" + std::to_string(parts[1].index) + "-";
  EXPECT_GE(threadsNamed(prefix), 1u);
  release(parts); // the context still has use for them
  EXPECT_GE(threadsNamed(prefix), 1u);
  EXPECT_EQ(1u, processorsOf(0).size());
  std::unique_ptr<Driver> other;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_DEVICE, backend->openContext(0, {&parts[1].index, 1}, &other));
  endContext();
  EXPECT_EQ(0u, threadsNamed(prefix));
}

TEST_F(DevicesOfTheCpu, WorkGoesAcrossThem) {
  const uint32_t all = cores();
  restartWith("UR_NATIVE_CPU_DEVICES", std::to_string(all).c_str());
  driver.reset();
  std::vector<uint32_t> devices;
  for (uint32_t i = 0; i < all; ++i)
    devices.push_back(i);
  openOn(devices);
  void *memory = nullptr;
  OK(driver->alloc(MemoryKind::device, all - 1, 4096 * 4, 64, &memory));
  auto *data = static_cast<uint32_t *>(memory);
  std::vector<uint32_t> expected(4096, 1);
  for (bool ordered : {true, false}) {
    std::vector<Stream> on;
    for (uint32_t i = 0; i < all; ++i)
      on.push_back(streamBy({.device = i, .ordered = ordered}));
    NativeEvent last = nullptr;
    const uint32_t one = 1, factor = 3;
    OK(driver->fill(on[0], {.dst = data, .pattern = &one, .patternSize = 4, .width = 4096 * 4}, {.signal = &last}));
    std::fill(expected.begin(), expected.end(), 1);
    own(last);
    for (uint32_t step = 0; step < 200; ++step) {
      NativeEvent next = nullptr;
      OK(launch(on[step % all], kernel("scale"), {4096}, {step % 2 ? 4096u : 16u}, {pointerArg(data), valueArg(factor)},
                {.waits = {&last, 1}, .signal = &next}));
      last = own(next);
      for (uint32_t i = 0; i < 4096; ++i)
        expected[i] = expected[i] * factor + i;
    }
    OK(driver->wait(last));
    EXPECT_EQ(expected, std::vector<uint32_t>(data, data + 4096));
  }
  OK(driver->free(MemoryKind::device, memory));
}

TEST_F(DevicesOfTheCpu, AContextOnPartsEndsRightAfterItsWork) {
  if (cores() < 2)
    GTEST_SKIP() << "one core can't be split";
  // The last command of one part is made ready by the other's worker, which then may still be waking somebody.
  for (int round = 0; round < 300; ++round) {
    const std::vector<DeviceFacts> parts = splitByCounts(0, {1, 1});
    std::unique_ptr<Driver> both;
    const uint32_t devices[] = {parts[round % 2].index, parts[1 - round % 2].index};
    OK(backend->openContext(0, devices, &both));
    release(parts);
    Stream on[2] = {};
    for (uint32_t i = 0; i < 2; ++i)
      OK(both->createStream({.device = i}, &on[i]));
    std::vector<uint8_t> from(20000, 1), to(20000);
    NativeEvent first = nullptr, last = nullptr;
    OK(both->copy(on[1], {.dst = to.data(), .src = from.data(), .width = 10000}, {.signal = &first}));
    OK(both->copy(on[0], {.dst = to.data() + 10000, .src = from.data(), .width = 10000},
                  {.waits = {&first, 1}, .signal = &last}));
    OK(both->wait(last));
    const NativeEvent events[] = {first, last};
    both->destroyEvents(events);
    both->destroyStream(on[0]);
    both->destroyStream(on[1]);
    both.reset();
    EXPECT_EQ(from, to);
  }
}

class Priorities : public DriverTest {
protected:
  /// Has one worker: what is first is then plain to see.
  void SetUp() override {
    DriverTest::SetUp();
    restartWith("UR_NATIVE_CPU_THREADS", "1");
  }
  void enqueue(Stream on, uint32_t *order, uint32_t *counter) {
    OK(launch(on, kernel("ticket"), {1}, {1}, {pointerArg(order), pointerArg(counter)}));
  }
};

TEST_F(Priorities, UrgentWorkIsFirstAndTheRestIsNotForgotten) {
  constexpr size_t kEach = 100;
  const Stream gated = stream();
  const Stream by[] = {streamBy({.ordered = false, .priority = -1}), streamBy({.ordered = false, .priority = 0}),
                       streamBy({.ordered = false, .priority = 1})};
  std::vector<uint32_t> order(3 * kEach);
  uint32_t counter = 0;
  close(gated);
  for (size_t level = 0; level < 3; ++level) {
    for (size_t i = 0; i < kEach; ++i)
      enqueue(by[level], &order[level * kEach + i], &counter);
  }
  open();
  for (Stream on : by)
    OK(driver->finish(on));
  const auto mean = [&](size_t level) {
    double sum = 0;
    for (size_t i = 0; i < kEach; ++i)
      sum += order[level * kEach + i];
    return sum / kEach;
  };
  EXPECT_LT(mean(2) + 50, mean(1));
  EXPECT_LT(mean(1) + 50, mean(0));
  EXPECT_EQ(1u, order[2 * kEach]) << "the first of high priority";
  // One such turn may have been the gate's.
  EXPECT_LT(*std::min_element(order.begin(), order.begin() + 2 * kEach), 40u) << "others have their turn now and then";
}

TEST_F(Priorities, UrgentWorkOvertakesALargeLaunch) {
  restartWith("UR_NATIVE_CPU_THREADS", "2"); // large launches are cut to pieces for several threads
  const Stream low = streamBy({.priority = -1}), high = streamBy({.priority = 1});
  std::vector<uint32_t> data(1 << 20, 1);
  uint32_t *pointer = data.data(), factor = 3;
  for (int round = 0; round < 20; ++round) {
    NativeEvent large = nullptr, small = nullptr;
    OK(launch(low, kernel("scale"), {data.size()}, {256}, {pointerArg(pointer), valueArg(factor)}, {.signal = &large}));
    uint32_t place = 0, counter = 0;
    uint32_t *first = &place, *second = &counter;
    OK(launch(high, kernel("ticket"), {1}, {1}, {pointerArg(first), pointerArg(second)}, {.signal = &small}));
    OK(driver->wait(own(small)));
    EXPECT_EQ(1u, place);
    OK(driver->wait(own(large)));
  }
  std::vector<uint32_t> expected(data.size(), 1);
  for (int round = 0; round < 20; ++round) {
    for (uint32_t i = 0; i < expected.size(); ++i)
      expected[i] = expected[i] * factor + i;
  }
  EXPECT_EQ(expected, data);
}

TEST_F(DriverTest, ManyCommandsInFlightHoldUpNobody) {
  const Stream gated = stream();
  close(gated);
  constexpr size_t kMany = 20000; // the interface promises 512
  std::vector<uint32_t> order(kMany);
  uint32_t counter = 0, *pointer = &counter;
  const NativeKernel ticket = kernel("ticket");
  for (uint32_t &place : order) {
    uint32_t *mine = &place;
    OK(launch(gated, ticket, {1}, {1}, {pointerArg(mine), pointerArg(pointer)}));
  }
  EXPECT_EQ(0u, counter);
  open();
  OK(driver->finish(gated));
  for (size_t i = 0; i < kMany; ++i)
    ASSERT_EQ(i + 1, order[i]);
}

} // namespace
} // namespace ur::native_cpu::test
