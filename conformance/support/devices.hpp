// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sub-devices, and contexts on two devices: two of the platform, two parts of the device under test, or that device and
// a part of it. Whatever the machine doesn't have is skipped, with the reason.
#pragma once

#include "support/kernels.hpp"

namespace conformance {

using PartitionProperty = ur_device_partition_property_t;
PartitionProperty equally(uint32_t units);
PartitionProperty byCount(uint32_t units);
PartitionProperty byDomain(ur_device_affinity_domain_flags_t domain);

ur_result_t partition(ur_device_handle_t device, std::span<const PartitionProperty> how, uint32_t room,
                      ur_device_handle_t *parts, uint32_t *number);
/// All parts of a split that must succeed.
std::vector<Device> partsOf(ur_device_handle_t device, const std::vector<PartitionProperty> &how);
bool canPartition(ur_device_handle_t device, ur_device_partition_t scheme);
uint32_t computeUnits(ur_device_handle_t device);

enum class Pair { twoDevices, twoParts, deviceAndPart };
void PrintTo(Pair pair, std::ostream *stream);
std::string pairNameOf(const testing::TestParamInfo<Pair> &info);

/// A context on two devices, with a queue on each.
class DevicesTest : public DeviceTest, public testing::WithParamInterface<Pair> {
protected:
  void SetUp() override;
  void TearDown() override;

  ur_context_handle_t context() const { return context_; }
  ur_device_handle_t on(size_t i) const { return devices_[i]; }
  ur_queue_handle_t queue(size_t i) const { return queues_[i]; }
  void makeQueue(size_t i, ur_queue_flags_t flags, Queue *queue) const;
  /// Whether kernels of one device can use device memory of the other.
  bool peers() const;
  /// A kernel of the suite, for both devices; skips where there is none for this adapter.
  void makeKernel(const char *name, Kernel *kernel);

private:
  std::vector<Device> parts_;
  ur_device_handle_t devices_[2] = {};
  Context context_;
  Queue queues_[2];
  Program program_;
};

} // namespace conformance

#define CONFORMANCE_ON_PAIRS(Suite)                                                                                    \
  INSTANTIATE_TEST_SUITE_P(Pairs, Suite, testing::Values(Pair::twoDevices, Pair::twoParts, Pair::deviceAndPart),       \
                           pairNameOf)
