// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Splitting devices: every scheme and every refusal, how long a sub-device lives, and work on several sub-devices and
// their parent in one context. A device of the simulated platform has four compute units on two NUMA nodes; the rig
// finds sub-devices that are never given back, given back twice, or while somebody uses them.
#include "core/core_test.hpp"

#include "adapters/core/object/threads.hpp"

#include <atomic>
#include <thread>

namespace ur::test {
namespace {

using Device = Owned<ur_device_handle_t>;
using Property = ur_device_partition_property_t;

Property equally(uint32_t units) {
  Property property{UR_DEVICE_PARTITION_EQUALLY, {}};
  property.value.equally = units;
  return property;
}
Property counts(uint32_t units) {
  Property property{UR_DEVICE_PARTITION_BY_COUNTS, {}};
  property.value.count = units;
  return property;
}
Property domain(ur_device_affinity_domain_flags_t flags) {
  Property property{UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN, {}};
  property.value.affinity_domain = flags;
  return property;
}

ur_result_t trySplit(ur_device_handle_t device, const std::vector<Property> &how, uint32_t room,
                     ur_device_handle_t *parts, uint32_t *number) {
  const ur_device_partition_properties_t properties{UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, nullptr, how.data(),
                                                    how.size()};
  return api().Device.pfnPartition(device, &properties, room, parts, number);
}

std::vector<Device> split(ur_device_handle_t device, const std::vector<Property> &how) {
  uint32_t number = 0;
  EXPECT_EQ(trySplit(device, how, 0, nullptr, &number), UR_RESULT_SUCCESS);
  std::vector<ur_device_handle_t> handles(number);
  EXPECT_EQ(trySplit(device, how, number, handles.data(), nullptr), UR_RESULT_SUCCESS);
  std::vector<Device> parts;
  for (ur_device_handle_t handle : handles)
    parts.emplace_back(handle);
  return parts;
}

template <class T>
T info(ur_device_handle_t device, ur_device_info_t name) {
  return query<T>(api().Device.pfnGetInfo, device, name);
}
template <class T>
std::vector<T> list(ur_device_handle_t device, ur_device_info_t name) {
  size_t size = 0;
  EXPECT_EQ(api().Device.pfnGetInfo(device, name, 0, nullptr, &size), UR_RESULT_SUCCESS);
  std::vector<T> values(size / sizeof(T));
  if (size != 0) {
    EXPECT_EQ(api().Device.pfnGetInfo(device, name, size, values.data(), nullptr), UR_RESULT_SUCCESS);
  }
  return values;
}
uint32_t units(ur_device_handle_t device) {
  return info<uint32_t>(device, UR_DEVICE_INFO_MAX_COMPUTE_UNITS);
}
std::vector<uint32_t> unitsOf(const std::vector<Device> &parts) {
  std::vector<uint32_t> all;
  for (const Device &part : parts)
    all.push_back(units(part));
  return all;
}

class Partitions : public CoreTest {
protected:
  using List = std::vector<uint32_t>;

  /// Works in a context on a queue of the device, and on what `others` have left there.
  void addOn(ur_context_handle_t in, ur_device_handle_t device, uint32_t *memory, uint32_t value, const Waits &waits,
             Event &event) {
    Queue queue;
    ASSERT_EQ(api().Queue.pfnCreate(in, device, nullptr, queue.out()), UR_RESULT_SUCCESS);
    const Program code = programOn(in, {device});
    Kernel kernel;
    ASSERT_EQ(api().Kernel.pfnCreate(code, "add_u32", kernel.out()), UR_RESULT_SUCCESS);
    ASSERT_EQ(tryLaunch(queue, kernel, 16, {pointerArg(0, memory), wordArg(1, value)}, waits, event.out()),
              UR_RESULT_SUCCESS);
  }
  Program programOn(ur_context_handle_t in, std::vector<ur_device_handle_t> on) {
    const std::string code = "SIMK add_u32";
    std::vector<const uint8_t *> bytes(on.size(), reinterpret_cast<const uint8_t *>(code.data()));
    std::vector<size_t> lengths(on.size(), code.size());
    Program made;
    EXPECT_EQ(api().Program.pfnCreateWithBinary(in, static_cast<uint32_t>(on.size()), on.data(), lengths.data(),
                                                bytes.data(), nullptr, made.out()),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(api().Program.pfnBuild(in, made, nullptr), UR_RESULT_SUCCESS);
    return made;
  }
};
UR_TEST_ALL_SHAPES(Partitions);

TEST_P(Partitions, AWholeDeviceSaysHowItCanBeSplit) {
  EXPECT_EQ(info<ur_device_handle_t>(devices[0], UR_DEVICE_INFO_PARENT_DEVICE), nullptr);
  EXPECT_EQ(list<ur_device_partition_t>(devices[0], UR_DEVICE_INFO_SUPPORTED_PARTITIONS),
            (std::vector<ur_device_partition_t>{UR_DEVICE_PARTITION_EQUALLY, UR_DEVICE_PARTITION_BY_COUNTS,
                                                UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN}));
  EXPECT_EQ(info<uint32_t>(devices[0], UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES), 4u);
  EXPECT_EQ(info<ur_device_affinity_domain_flags_t>(devices[0], UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN),
            static_cast<uint32_t>(UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA | UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE |
                                  UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE));
  EXPECT_TRUE(list<Property>(devices[0], UR_DEVICE_INFO_PARTITION_TYPE).empty());
  EXPECT_TRUE(info<ur_bool_t>(devices[0], UR_DEVICE_INFO_BUILD_ON_SUBDEVICE));
}

TEST_P(Partitions, EverySchemeGivesItsParts) {
  EXPECT_EQ(unitsOf(split(devices[0], {equally(1)})), (List{1, 1, 1, 1}));
  EXPECT_EQ(unitsOf(split(devices[0], {equally(2)})), (List{2, 2}));
  EXPECT_EQ(unitsOf(split(devices[0], {equally(3)})), (List{3})) << "what is left over belongs to none";
  EXPECT_EQ(unitsOf(split(devices[0], {equally(4)})), (List{4}));
  EXPECT_EQ(unitsOf(split(devices[0], {counts(1), counts(3)})), (List{1, 3}));
  EXPECT_EQ(unitsOf(split(devices[0], {counts(2)})), (List{2}));
  EXPECT_EQ(unitsOf(split(devices[0], {domain(UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA)})), (List{2, 2}));
  EXPECT_EQ(unitsOf(split(devices[0], {domain(UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE)})), (List{1, 1, 1, 1}));
  EXPECT_EQ(unitsOf(split(devices[0], {domain(UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE)})), (List{2, 2}));
}

TEST_P(Partitions, APartKnowsWhereItComesFrom) {
  const std::vector<Device> parts = split(devices[1], {counts(1), counts(2)});
  for (const Device &part : parts) {
    EXPECT_EQ(info<ur_device_handle_t>(part, UR_DEVICE_INFO_PARENT_DEVICE), devices[1]);
    EXPECT_EQ(info<ur_platform_handle_t>(part, UR_DEVICE_INFO_PLATFORM), platform);
    EXPECT_EQ(info<uint32_t>(part, UR_DEVICE_INFO_REFERENCE_COUNT), 1u);
    EXPECT_TRUE(info<ur_bool_t>(part, UR_DEVICE_INFO_BUILD_ON_SUBDEVICE));
    const std::vector<Property> how = list<Property>(part, UR_DEVICE_INFO_PARTITION_TYPE);
    ASSERT_EQ(how.size(), 2u);
    EXPECT_EQ(how[0].type, UR_DEVICE_PARTITION_BY_COUNTS);
    EXPECT_EQ(how[0].value.count, 1u);
    EXPECT_EQ(how[1].value.count, 2u);
  }
  EXPECT_NE(list<char>(parts[0], UR_DEVICE_INFO_UUID), list<char>(parts[1], UR_DEVICE_INFO_UUID));
  const std::vector<Device> nodes = split(devices[0], {domain(UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA)});
  const std::vector<Property> how = list<Property>(nodes[0], UR_DEVICE_INFO_PARTITION_TYPE);
  ASSERT_EQ(how.size(), 1u);
  EXPECT_EQ(how[0].value.affinity_domain, static_cast<uint32_t>(UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA));
}

TEST_P(Partitions, SubDevicesAreNoDevicesOfThePlatform) {
  const std::vector<Device> parts = split(devices[0], {equally(1)});
  uint32_t number = 0;
  EXPECT_EQ(api().Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &number), UR_RESULT_SUCCESS);
  EXPECT_EQ(number, sim::kDevices);
}

TEST_P(Partitions, APartCanBeSplitUntilOneUnitIsLeft) {
  std::vector<Device> halves = split(devices[0], {equally(2)});
  EXPECT_EQ(info<ur_device_affinity_domain_flags_t>(halves[1], UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN),
            static_cast<uint32_t>(UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE |
                                  UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE));
  uint32_t number = 7;
  EXPECT_EQ(trySplit(halves[0], {domain(UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA)}, 0, nullptr, &number),
            UR_RESULT_ERROR_DEVICE_PARTITION_FAILED);
  std::vector<Device> units = split(halves[1], {domain(UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE)});
  ASSERT_EQ(unitsOf(units), (List{1, 1}));
  EXPECT_EQ(info<ur_device_handle_t>(units[0], UR_DEVICE_INFO_PARENT_DEVICE), halves[1].get());
  EXPECT_TRUE(list<ur_device_partition_t>(units[0], UR_DEVICE_INFO_SUPPORTED_PARTITIONS).empty());
  EXPECT_EQ(info<uint32_t>(units[0], UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES), 0u);
  EXPECT_EQ(trySplit(units[0], {equally(1)}, 0, nullptr, &number), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(number, 7u);
  // A part keeps its parent.
  const ur_device_handle_t parent = halves[1].get();
  halves.clear();
  EXPECT_EQ(info<ur_device_handle_t>(units[1], UR_DEVICE_INFO_PARENT_DEVICE), parent);
  EXPECT_EQ(test::units(parent), 2u);
}

TEST_P(Partitions, WrongRequestsAreRefusedAndWriteNothing) {
  const struct {
    const char *what;
    std::vector<Property> how;
    ur_result_t expected;
  } cases[] = {
      {"parts of no unit", {equally(0)}, UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT},
      {"parts larger than the device", {equally(5)}, UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT},
      {"a count of none", {counts(2), counts(0)}, UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT},
      {"more units than there are", {counts(3), counts(2)}, UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT},
      {"a sum that overflows", {counts(~0u), counts(2)}, UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT},
      {"no domain", {domain(0)}, UR_RESULT_ERROR_INVALID_VALUE},
      {"two domains",
       {domain(UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA | UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE)},
       UR_RESULT_ERROR_INVALID_VALUE},
      {"a flag that is no domain", {domain(1u << 20)}, UR_RESULT_ERROR_INVALID_ENUMERATION},
      {"a domain that the device lacks",
       {domain(UR_DEVICE_AFFINITY_DOMAIN_FLAG_L4_CACHE)},
       UR_RESULT_ERROR_DEVICE_PARTITION_FAILED},
      {"a scheme that the device lacks", {{UR_DEVICE_PARTITION_BY_CSLICE, {}}}, UR_RESULT_ERROR_UNSUPPORTED_FEATURE},
      {"no scheme", {{static_cast<ur_device_partition_t>(1), {}}}, UR_RESULT_ERROR_INVALID_ENUMERATION},
      {"an empty list", {}, UR_RESULT_ERROR_INVALID_VALUE},
      {"two schemes", {counts(1), equally(1)}, UR_RESULT_ERROR_INVALID_VALUE},
      {"a list of what is no list", {equally(1), equally(1)}, UR_RESULT_ERROR_INVALID_VALUE},
  };
  const Property none{};
  for (const auto &each : cases) {
    uint32_t number = 7;
    ur_device_handle_t handle = devices[2];
    const ur_device_partition_properties_t properties{UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, nullptr,
                                                      each.how.empty() ? &none : each.how.data(), each.how.size()};
    EXPECT_EQ(api().Device.pfnPartition(devices[0], &properties, 1, &handle, &number), each.expected) << each.what;
    EXPECT_EQ(number, 7u) << each.what;
    EXPECT_EQ(handle, devices[2]) << each.what;
  }
  EXPECT_EQ(sim->calls(Call::split), 0u) << "the core finds these without the driver";
}

TEST_P(Partitions, NoMoreHandlesAreMadeThanFit) {
  ur_device_handle_t handles[3] = {nullptr, nullptr, devices[2]};
  uint32_t number = 0;
  ASSERT_EQ(trySplit(devices[0], {equally(1)}, 2, handles, &number), UR_RESULT_SUCCESS);
  EXPECT_EQ(number, 4u);
  EXPECT_EQ(handles[2], devices[2]);
  const Device first(handles[0]), second(handles[1]);
  ASSERT_EQ(trySplit(devices[0], {equally(1)}, 0, handles, &number), UR_RESULT_SUCCESS);
  EXPECT_EQ(handles[0], first.get());
  const uint64_t splits = sim->calls(Call::split);
  ASSERT_EQ(trySplit(devices[0], {equally(1)}, 0, nullptr, &number), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->calls(Call::split), splits) << "counting needs no parts";
}

TEST_P(Partitions, ReferencesAreCounted) {
  std::vector<Device> parts = split(devices[0], {equally(2)});
  EXPECT_EQ(api().Device.pfnRetain(parts[0]), UR_RESULT_SUCCESS);
  EXPECT_EQ(info<uint32_t>(parts[0], UR_DEVICE_INFO_REFERENCE_COUNT), 2u);
  EXPECT_EQ(api().Device.pfnRelease(parts[0]), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->calls(Call::releasePart), 0u);
  parts[0].reset();
  EXPECT_EQ(sim->calls(Call::releasePart), 1u);
  EXPECT_EQ(units(parts[1]), 2u);
}

TEST_P(Partitions, AContextKeepsItsSubDevices) {
  std::vector<Device> parts = split(devices[0], {equally(2)});
  const ur_device_handle_t part = parts[0];
  Context on = makeContext({part});
  Queue queue;
  ASSERT_EQ(api().Queue.pfnCreate(on, part, nullptr, queue.out()), UR_RESULT_SUCCESS);
  parts.clear();
  EXPECT_EQ(query<ur_device_handle_t>(api().Queue.pfnGetInfo, queue.get(), UR_QUEUE_INFO_DEVICE), part);
  EXPECT_EQ(units(part), 2u);
  // The user may come back to what the context keeps.
  EXPECT_EQ(api().Device.pfnRetain(part), UR_RESULT_SUCCESS);
  EXPECT_EQ(info<uint32_t>(part, UR_DEVICE_INFO_REFERENCE_COUNT), 1u);
  queue.reset();
  on.reset();
  EXPECT_EQ(units(part), 2u);
  EXPECT_EQ(api().Device.pfnRelease(part), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->calls(Call::releasePart), 2u);
}

TEST_P(Partitions, ADeviceAndItsPartsWorkTogether) {
  const std::vector<Device> parts = split(devices[0], {equally(2)});
  const std::vector<Device> units = split(parts[1], {equally(1)});
  const std::vector<ur_device_handle_t> all{devices[0], parts[0], units[0], devices[1]};
  const Context on = makeContext(all);
  EXPECT_EQ(query<uint32_t>(api().Context.pfnGetInfo, on.get(), UR_CONTEXT_INFO_NUM_DEVICES), 4u);
  void *memory = nullptr;
  ASSERT_EQ(api().USM.pfnSharedAlloc(on, parts[0], nullptr, nullptr, 64, &memory), UR_RESULT_SUCCESS);
  auto *words = static_cast<uint32_t *>(memory);
  Queue queue;
  ASSERT_EQ(api().Queue.pfnCreate(on, parts[0], nullptr, queue.out()), UR_RESULT_SUCCESS);
  Event last;
  ASSERT_EQ(tryFill(queue, words, 16, 5, {}, last.out()), UR_RESULT_SUCCESS);
  const std::vector<ur_device_handle_t> parents{devices[0], parts[0], units[0], devices[0]};
  for (const ur_device_handle_t device : GetParam().caps.sharedDeviceMemory ? all : parents) {
    Event next;
    addOn(on, device, words, 10, {last}, next);
    last = std::move(next);
  }
  EXPECT_EQ(wait({last}), UR_RESULT_SUCCESS);
  EXPECT_EQ(words[15], 45u);
  EXPECT_EQ(api().USM.pfnFree(on, memory), UR_RESULT_SUCCESS);
  // What isn't in the context has no queue there, be it a part of what is.
  Queue other;
  EXPECT_EQ(api().Queue.pfnCreate(on, parts[1], nullptr, other.out()), UR_RESULT_ERROR_INVALID_DEVICE);
  ur_context_handle_t twice = nullptr;
  const ur_device_handle_t same[] = {parts[0], parts[0]};
  EXPECT_EQ(api().Context.pfnCreate(2, same, nullptr, &twice), UR_RESULT_ERROR_INVALID_DEVICE);
}

TEST_P(Partitions, APartIsHeldUpWithItsDevice) {
  const std::vector<Device> parts = split(devices[0], {equally(2)});
  const Context on = makeContext({parts[0], devices[1]});
  Queue first, second;
  ASSERT_EQ(api().Queue.pfnCreate(on, parts[0], nullptr, first.out()), UR_RESULT_SUCCESS);
  ASSERT_EQ(api().Queue.pfnCreate(on, devices[1], nullptr, second.out()), UR_RESULT_SUCCESS);
  sim::Hold gate = sim->holdDevice(0);
  const Event held = fence(first), after = fence(second, {held});
  sim->runUntilIdle();
  EXPECT_NE(status(held), UR_EVENT_STATUS_COMPLETE);
  EXPECT_NE(status(after), UR_EVENT_STATUS_COMPLETE);
  gate.open();
  EXPECT_EQ(wait({after}), UR_RESULT_SUCCESS);
  EXPECT_EQ(status(held), UR_EVENT_STATUS_COMPLETE);
}

TEST_P(Partitions, ReleasedWithWorkUnderWay) {
  sim::Hold gate = sim->holdDevice(0);
  {
    std::vector<Device> parts = split(devices[0], {equally(1)});
    const Context on = makeContext({parts[2]});
    Queue queue;
    ASSERT_EQ(api().Queue.pfnCreate(on, parts[2], nullptr, queue.out()), UR_RESULT_SUCCESS);
    parts.clear();
    const Event pending = fence(queue);
  }
  gate.open();
  core::waitForBackground();
  EXPECT_EQ(sim->calls(Call::releasePart), 4u);
}

TEST_P(Partitions, EveryFailureLeavesNothingBehind) {
  for (const Property &how : {equally(1), domain(UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA)}) {
    for (uint64_t nth = 1;; ++nth) {
      ASSERT_LE(nth, 20u);
      sim->failAnyCall(nth);
      ur_device_handle_t handles[4] = {};
      uint32_t number = 7;
      ur_result_t result = trySplit(devices[0], {how}, 4, handles, &number);
      EXPECT_EQ(result == UR_RESULT_SUCCESS, number != 7u);
      EXPECT_EQ(result == UR_RESULT_SUCCESS, handles[0] != nullptr);
      Context on;
      if (result == UR_RESULT_SUCCESS) {
        result = api().Context.pfnCreate(2, handles, nullptr, on.out());
        EXPECT_EQ(result == UR_RESULT_SUCCESS, on.get() != nullptr);
        for (uint32_t i = 0; i < number; ++i)
          EXPECT_EQ(api().Device.pfnRelease(handles[i]), UR_RESULT_SUCCESS);
      }
      if (!sim->stopFailing()) {
        EXPECT_EQ(result, UR_RESULT_SUCCESS);
        break;
      }
    }
  }
}

TEST_P(Partitions, ThreadsSplitAndReleaseAtOnce) {
  std::vector<std::thread> threads;
  for (uint32_t t = 0; t < 4; ++t) {
    threads.emplace_back([this, t] {
      for (uint32_t i = 0; i < 50; ++i) {
        std::vector<Device> parts = split(devices[t % 2], {equally(1 + i % 2)});
        Context on;
        const ur_device_handle_t part = parts[i % parts.size()];
        EXPECT_EQ(api().Context.pfnCreate(1, &part, nullptr, on.out()), UR_RESULT_SUCCESS);
        parts.clear();
        EXPECT_NE(units(part), 0u);
      }
    });
  }
  for (std::thread &thread : threads)
    thread.join();
}

TEST_P(Partitions, QuestionsAboutADeviceOpenNoContext) {
  const std::vector<Device> parts = split(devices[2], {equally(2)});
  const uint64_t contexts = sim->calls(Call::openContext);
  for (ur_device_handle_t device : {devices[2], parts[0].get()}) {
    EXPECT_EQ(info<uint64_t>(device, UR_DEVICE_INFO_GLOBAL_MEM_FREE), sim->available(2));
    uint64_t deviceTime = 1, hostTime = 0;
    EXPECT_EQ(api().Device.pfnGetGlobalTimestamps(device, &deviceTime, &hostTime), UR_RESULT_SUCCESS);
    EXPECT_EQ(deviceTime, sim->now());
    EXPECT_NE(hostTime, 0u);
  }
  EXPECT_EQ(sim->calls(Call::openContext), contexts);
  for (const Call call : {Call::freeMemory, Call::deviceTime}) {
    sim->failCall(call);
    uint64_t value = 7, other = 7;
    EXPECT_EQ(call == Call::freeMemory
                  ? api().Device.pfnGetInfo(devices[2], UR_DEVICE_INFO_GLOBAL_MEM_FREE, 8, &value, nullptr)
                  : api().Device.pfnGetGlobalTimestamps(devices[2], &value, &other),
              UR_RESULT_ERROR_OUT_OF_RESOURCES);
    EXPECT_EQ(value, 7u);
    EXPECT_EQ(other, 7u);
  }
}

} // namespace
} // namespace ur::test
