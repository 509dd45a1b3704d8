// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/devices.hpp"

#include <cstring>
#include <numeric>

namespace conformance {

class DevicePartition : public DeviceTest {
protected:
  auto call() {
    property_ = equally(1);
    properties_.pProperties = &property_;
    properties_.PropCount = 1;
    return Call(urDevicePartition, device(), &properties_, 1, &subDevices_, &numDevicesRet_)
        .outputs(subDevices_, numDevicesRet_);
  }
  void refuses(const std::vector<PartitionProperty> &how, ur_result_t expected,
               ur_result_t other = UR_RESULT_SUCCESS) const {
    ur_device_handle_t part = untouched<ur_device_handle_t>();
    uint32_t number = 12345;
    const ur_result_t result = partition(device(), how, 1, &part, &number);
    EXPECT_TRUE(result == expected || (other != UR_RESULT_SUCCESS && result == other)) << resultName(result);
    EXPECT_EQ(untouched<ur_device_handle_t>(), part);
    EXPECT_EQ(12345U, number);
  }

  PartitionProperty property_ = {};
  ur_device_partition_properties_t properties_ =
      structure<ur_device_partition_properties_t>(UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES);
  ur_device_handle_t subDevices_ = untouched<ur_device_handle_t>();
  uint32_t numDevicesRet_ = 12345;
};

TEST_F(DevicePartition, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(DevicePartition, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(DevicePartition, nullProperties) {
  const auto right = call();
  properties_.pProperties = nullptr;
  right.answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(DevicePartition, refusesWhatTheDeviceLacks) {
  for (const PartitionProperty &how :
       {equally(1), byCount(1), byDomain(UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE),
        PartitionProperty{UR_DEVICE_PARTITION_BY_CSLICE, {}}}) {
    if (!canPartition(device(), how.type))
      refuses({how}, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_DEVICE_PARTITION_FAILED);
  }
}

TEST_F(DevicePartition, noScheme) {
  refuses({{static_cast<ur_device_partition_t>(1), {}}}, UR_RESULT_ERROR_INVALID_ENUMERATION);
}

class DeviceParts : public DevicePartition, public testing::WithParamInterface<ur_device_partition_t> {
protected:
  void SetUp() override {
    if (!canPartition(device(), GetParam()))
      GTEST_SKIP() << "the device can't be split so";
  }
  /// A split by the scheme that this device can do.
  std::vector<PartitionProperty> how() const {
    const uint32_t units = computeUnits(device());
    switch (GetParam()) {
    case UR_DEVICE_PARTITION_EQUALLY:
      return {equally((units + 1) / 2)};
    case UR_DEVICE_PARTITION_BY_COUNTS:
      return units > 1 ? std::vector{byCount(1), byCount(units - 1)} : std::vector{byCount(1)};
    default: {
      const auto domains = deviceInfo<ur_device_affinity_domain_flags_t>(UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN);
      return {byDomain(domains & (~domains + 1))}; // the lowest flag
    }
    }
  }
  template <class T>
  static T infoOf(ur_device_handle_t device, ur_device_info_t name) {
    T value{};
    EXPECT_OK(urDeviceGetInfo(device, name, sizeof value, &value, nullptr));
    return value;
  }
};

TEST_P(DeviceParts, haveTheDevicesUnits) {
  const std::vector<Device> parts = partsOf(device(), how());
  ASSERT_FALSE(parts.empty());
  EXPECT_LE(parts.size(), deviceInfo<uint32_t>(UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES));
  uint32_t sum = 0;
  for (const Device &part : parts) {
    EXPECT_GE(computeUnits(part), 1U);
    sum += computeUnits(part);
  }
  EXPECT_LE(sum, computeUnits(device()));
}

TEST_P(DeviceParts, knowTheirParentAndHowTheyWereMade) {
  const std::vector<PartitionProperty> asked = how();
  for (const Device &part : partsOf(device(), asked)) {
    EXPECT_EQ(device(), infoOf<ur_device_handle_t>(part, UR_DEVICE_INFO_PARENT_DEVICE));
    EXPECT_EQ(platform(), infoOf<ur_platform_handle_t>(part, UR_DEVICE_INFO_PLATFORM));
    EXPECT_EQ(deviceInfo<ur_device_type_t>(UR_DEVICE_INFO_TYPE), infoOf<ur_device_type_t>(part, UR_DEVICE_INFO_TYPE));
    EXPECT_EQ(1U, infoOf<uint32_t>(part, UR_DEVICE_INFO_REFERENCE_COUNT));
    std::vector<PartitionProperty> type(asked.size());
    size_t size = 0;
    ASSERT_OK(urDeviceGetInfo(part, UR_DEVICE_INFO_PARTITION_TYPE, type.size() * sizeof(PartitionProperty), type.data(),
                              &size));
    ASSERT_EQ(asked.size() * sizeof(PartitionProperty), size);
    EXPECT_EQ(0, std::memcmp(asked.data(), type.data(), size));
  }
  EXPECT_EQ(nullptr, deviceInfo<ur_device_handle_t>(UR_DEVICE_INFO_PARENT_DEVICE));
}

TEST_P(DeviceParts, areNoMoreThanFit) {
  uint32_t number = 0;
  ASSERT_OK(partition(device(), how(), 0, nullptr, &number));
  ASSERT_GE(number, 1U);
  ur_device_handle_t parts[2] = {nullptr, untouched<ur_device_handle_t>()};
  uint32_t again = 0;
  ASSERT_OK(partition(device(), how(), 1, parts, &again));
  EXPECT_EQ(number, again) << "the number is of all, whatever fits";
  EXPECT_EQ(untouched<ur_device_handle_t>(), parts[1]);
  EXPECT_OK(urDeviceRelease(parts[0]));
}

TEST_P(DeviceParts, areCounted) {
  std::vector<Device> parts = partsOf(device(), how());
  const ur_device_handle_t part = parts[0];
  ASSERT_OK(urDeviceRetain(part));
  EXPECT_EQ(2U, infoOf<uint32_t>(part, UR_DEVICE_INFO_REFERENCE_COUNT));
  parts.clear();
  EXPECT_EQ(1U, infoOf<uint32_t>(part, UR_DEVICE_INFO_REFERENCE_COUNT));
  EXPECT_OK(urDeviceRelease(part));
}

TEST_P(DeviceParts, arePartsOfTheirParentAlone) {
  const std::vector<Device> parts = partsOf(device(), how());
  uint32_t count = 0;
  ASSERT_OK(urDeviceGet(platform(), UR_DEVICE_TYPE_ALL, 0, nullptr, &count));
  EXPECT_EQ(environment().devices.size(), count) << "the platform's devices stay the same";
}

TEST_P(DeviceParts, canBeSplitWhereTheySaySo) {
  for (const Device &part : partsOf(device(), how())) {
    if (!canPartition(part, UR_DEVICE_PARTITION_EQUALLY)) {
      uint32_t number = 12345;
      const PartitionProperty one = equally(1);
      EXPECT_NE(UR_RESULT_SUCCESS, partition(part, {&one, 1}, 0, nullptr, &number));
      EXPECT_EQ(12345U, number);
      continue;
    }
    std::vector<Device> inner = partsOf(part, {equally(1)});
    EXPECT_EQ(computeUnits(part), inner.size());
    for (const Device &each : inner)
      EXPECT_EQ(part.get(), infoOf<ur_device_handle_t>(each, UR_DEVICE_INFO_PARENT_DEVICE));
  }
}

TEST_P(DeviceParts, outliveTheirParentsHandle) {
  std::vector<Device> parts = partsOf(device(), how());
  if (!canPartition(parts[0], UR_DEVICE_PARTITION_EQUALLY))
    std::swap(parts.front(), parts.back());
  if (!canPartition(parts[0], UR_DEVICE_PARTITION_EQUALLY))
    GTEST_SKIP() << "its parts have one unit";
  const ur_device_handle_t parent = parts[0];
  const uint32_t units = computeUnits(parent);
  const std::vector<Device> inner = partsOf(parent, {equally(1)});
  parts.clear();
  EXPECT_EQ(parent, infoOf<ur_device_handle_t>(inner[0], UR_DEVICE_INFO_PARENT_DEVICE));
  EXPECT_EQ(units, computeUnits(parent));
}

TEST_P(DeviceParts, work) {
  std::vector<Device> parts = partsOf(device(), how());
  for (Device &part : parts) {
    const ur_device_handle_t handle = part;
    Context context;
    ASSERT_OK(urContextCreate(1, &handle, nullptr, context.out()));
    Queue queue;
    ASSERT_OK(urQueueCreate(context, handle, nullptr, queue.out()));
    part.reset(); // the context keeps it, and lends the handle from now on
    ur_device_handle_t lent = nullptr;
    ASSERT_OK(urContextGetInfo(context, UR_CONTEXT_INFO_DEVICES, sizeof lent, &lent, nullptr));
    ASSERT_EQ(handle, lent);
    UsmBlock words;
    ASSERT_NO_FATAL_FAILURE(words.create(UR_USM_TYPE_DEVICE, context, handle, 4096));
    const uint32_t value = 0xabcd0123;
    ASSERT_OK(urEnqueueUSMFill(queue, words.get(), sizeof value, &value, 4096, 0, nullptr, nullptr));
    EXPECT_EQ(std::vector<uint32_t>(1024, value), readWords(queue, words.get(), 1024));
    ur_device_handle_t answered = nullptr;
    EXPECT_OK(urQueueGetInfo(queue, UR_QUEUE_INFO_DEVICE, sizeof answered, &answered, nullptr));
    EXPECT_EQ(handle, answered);
  }
}

INSTANTIATE_TEST_SUITE_P(Schemes, DeviceParts,
                         testing::Values(UR_DEVICE_PARTITION_EQUALLY, UR_DEVICE_PARTITION_BY_COUNTS,
                                         UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN, UR_DEVICE_PARTITION_BY_CSLICE));

class DevicePartitionCounts : public DevicePartition {
protected:
  void SetUp() override {
    if (!canPartition(device(), UR_DEVICE_PARTITION_BY_COUNTS) || !canPartition(device(), UR_DEVICE_PARTITION_EQUALLY))
      GTEST_SKIP() << "the device can't be split by counts and equally";
    units_ = computeUnits(device());
  }
  uint32_t units_ = 0;
};

TEST_F(DevicePartitionCounts, equallyLeavesTheRestOut) {
  for (uint32_t each = 1; each <= units_; ++each) {
    const std::vector<Device> parts = partsOf(device(), {equally(each)});
    ASSERT_EQ(units_ / each, parts.size());
    for (const Device &part : parts)
      EXPECT_EQ(each, computeUnits(part));
  }
}

TEST_F(DevicePartitionCounts, byCountsGivesWhatIsAskedFor) {
  for (uint32_t first = 1; first < units_; ++first) {
    const std::vector<Device> parts = partsOf(device(), {byCount(first), byCount(units_ - first)});
    ASSERT_EQ(2U, parts.size());
    EXPECT_EQ(first, computeUnits(parts[0]));
    EXPECT_EQ(units_ - first, computeUnits(parts[1]));
  }
}

TEST_F(DevicePartitionCounts, wrongCounts) {
  const ur_result_t expected = UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT;
  refuses({equally(0)}, expected);
  refuses({equally(units_ + 1)}, expected);
  refuses({byCount(units_ + 1)}, expected);
  refuses({byCount(units_), byCount(1)}, expected);
  refuses({byCount(0)}, expected);
  refuses({byCount(1), byCount(~0U)}, expected);
}

TEST_F(DevicePartitionCounts, wrongLists) {
  refuses({}, UR_RESULT_ERROR_INVALID_VALUE);
  refuses({byCount(1), equally(1)}, UR_RESULT_ERROR_INVALID_VALUE);
  refuses({equally(1), equally(1)}, UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(DevicePartition, wrongDomains) {
  if (!canPartition(device(), UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN))
    GTEST_SKIP() << "the device can't be split by domains";
  refuses({byDomain(0)}, UR_RESULT_ERROR_INVALID_VALUE);
  refuses({byDomain(3)}, UR_RESULT_ERROR_INVALID_VALUE);
  refuses({byDomain(1U << 30)}, UR_RESULT_ERROR_INVALID_ENUMERATION);
  const auto offered = deviceInfo<ur_device_affinity_domain_flags_t>(UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN);
  EXPECT_NE(0U, offered);
  for (ur_device_affinity_domain_flags_t flag = 1; flag <= UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE;
       flag <<= 1) {
    if ((offered & flag) == 0)
      refuses({byDomain(flag)}, UR_RESULT_ERROR_DEVICE_PARTITION_FAILED);
    else
      EXPECT_FALSE(partsOf(device(), {byDomain(flag)}).empty());
  }
}

} // namespace conformance
