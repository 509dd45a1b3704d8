// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/devices.hpp"

#include <algorithm>
#include <ostream>

namespace conformance {

PartitionProperty equally(uint32_t units) {
  PartitionProperty property{UR_DEVICE_PARTITION_EQUALLY, {}};
  property.value.equally = units;
  return property;
}

PartitionProperty byCount(uint32_t units) {
  PartitionProperty property{UR_DEVICE_PARTITION_BY_COUNTS, {}};
  property.value.count = units;
  return property;
}

PartitionProperty byDomain(ur_device_affinity_domain_flags_t domain) {
  PartitionProperty property{UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN, {}};
  property.value.affinity_domain = domain;
  return property;
}

ur_result_t partition(ur_device_handle_t device, std::span<const PartitionProperty> how, uint32_t room,
                      ur_device_handle_t *parts, uint32_t *number) {
  auto properties = structure<ur_device_partition_properties_t>(UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES);
  static const PartitionProperty none{};
  properties.pProperties = how.empty() ? &none : how.data();
  properties.PropCount = how.size();
  return urDevicePartition(device, &properties, room, parts, number);
}

std::vector<Device> partsOf(ur_device_handle_t device, const std::vector<PartitionProperty> &how) {
  uint32_t number = 0;
  EXPECT_OK(partition(device, how, 0, nullptr, &number));
  std::vector<ur_device_handle_t> handles(number);
  if (number != 0) {
    EXPECT_OK(partition(device, how, number, handles.data(), nullptr));
  }
  std::vector<Device> parts;
  for (ur_device_handle_t handle : handles)
    parts.emplace_back(handle);
  return parts;
}

bool canPartition(ur_device_handle_t device, ur_device_partition_t scheme) {
  size_t size = 0;
  EXPECT_OK(urDeviceGetInfo(device, UR_DEVICE_INFO_SUPPORTED_PARTITIONS, 0, nullptr, &size));
  std::vector<ur_device_partition_t> schemes(size / sizeof(ur_device_partition_t));
  if (size != 0) {
    EXPECT_OK(urDeviceGetInfo(device, UR_DEVICE_INFO_SUPPORTED_PARTITIONS, size, schemes.data(), nullptr));
  }
  return std::find(schemes.begin(), schemes.end(), scheme) != schemes.end();
}

uint32_t computeUnits(ur_device_handle_t device) {
  uint32_t units = 0;
  EXPECT_OK(urDeviceGetInfo(device, UR_DEVICE_INFO_MAX_COMPUTE_UNITS, sizeof units, &units, nullptr));
  return units;
}

static const char *nameOf(Pair pair) {
  switch (pair) {
  case Pair::twoDevices:
    return "two_devices";
  case Pair::twoParts:
    return "two_parts";
  default:
    return "device_and_part";
  }
}

void PrintTo(Pair pair, std::ostream *stream) {
  *stream << nameOf(pair);
}

std::string pairNameOf(const testing::TestParamInfo<Pair> &info) {
  return nameOf(info.param);
}

void DevicesTest::SetUp() {
  if (GetParam() == Pair::twoDevices) {
    const std::vector<ur_device_handle_t> &all = environment().devices;
    if (all.size() < 2)
      GTEST_SKIP() << "the platform has one device";
    devices_[0] = device();
    devices_[1] = all[all[0] == device() ? 1 : 0];
  } else {
    if (!canPartition(device(), UR_DEVICE_PARTITION_BY_COUNTS) || computeUnits(device()) < 2)
      GTEST_SKIP() << "the device can't be split by counts";
    parts_ = partsOf(device(), {byCount(1), byCount(computeUnits(device()) - 1)});
    ASSERT_EQ(2U, parts_.size());
    devices_[0] = GetParam() == Pair::twoParts ? parts_[1].get() : device();
    devices_[1] = parts_[0];
  }
  ASSERT_OK(urContextCreate(2, devices_, nullptr, context_.out()));
  for (size_t i = 0; i < 2; ++i)
    ASSERT_NO_FATAL_FAILURE(makeQueue(i, 0, &queues_[i]));
}

void DevicesTest::TearDown() {
  for (const Queue &queue : queues_) {
    if (queue.get() != nullptr)
      urQueueFinish(queue);
  }
}

void DevicesTest::makeQueue(size_t i, ur_queue_flags_t flags, Queue *queue) const {
  auto properties = structure<ur_queue_properties_t>(UR_STRUCTURE_TYPE_QUEUE_PROPERTIES);
  properties.flags = flags;
  ASSERT_OK(urQueueCreate(context(), on(i), &properties, queue->out()));
}

bool DevicesTest::peers() const {
  ur_device_usm_access_capability_flags_t access = 0;
  return urDeviceGetInfo(on(0), UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT, sizeof access, &access, nullptr) ==
             UR_RESULT_SUCCESS &&
         (access & UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS) != 0;
}

void DevicesTest::makeKernel(const char *name, Kernel *kernel) {
  if (kernelImage().empty())
    GTEST_SKIP() << whyNoKernels();
  if (program_.get() == nullptr) {
    ASSERT_OK(createProgram(context(), devices_, &program_));
    ASSERT_OK(urProgramBuild(context(), program_, nullptr));
  }
  ASSERT_OK(urKernelCreate(program_, name, kernel->out()));
}

} // namespace conformance
