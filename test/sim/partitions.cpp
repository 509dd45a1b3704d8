// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/partitions.hpp"

#include "sim/types.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace ur::sim {

namespace {

constexpr uint32_t kUnitsPerNode = 2;

/// Units that a part by this domain has; NEXT_PARTITIONABLE is the coarsest that splits so many units.
uint32_t unitsOf(ur_device_affinity_domain_flags_t domain, uint32_t units) {
  if (domain == UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA)
    return kUnitsPerNode;
  if (domain == UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE)
    return units > kUnitsPerNode ? kUnitsPerNode : 1;
  return 1;
}

} // namespace

void Partitions::describe(core::DeviceFacts &facts) {
  facts.partitions.clear();
  facts.affinityDomains = 0;
  facts.maxSubDevices = facts.maxComputeUnits > 1 ? facts.maxComputeUnits : 0;
  if (facts.maxComputeUnits < 2)
    return;
  facts.partitions = {UR_DEVICE_PARTITION_EQUALLY, UR_DEVICE_PARTITION_BY_COUNTS,
                      UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN};
  facts.affinityDomains = UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE | UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE;
  if (facts.maxComputeUnits > kUnitsPerNode)
    facts.affinityDomains |= UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA;
}

std::optional<Partitions::Part> Partitions::find(uint32_t device) {
  if (device < kDevices)
    return Part{device, device, 0, deviceFacts(device).maxComputeUnits};
  const auto found = parts_.find(device);
  return found == parts_.end() ? std::nullopt : std::optional(found->second);
}

core::DeviceFacts Partitions::factsOf(uint32_t index, const Part &part) {
  core::DeviceFacts facts = deviceFacts(part.root);
  facts.index = index;
  facts.peers.clear(); // only whole devices are peers
  facts.maxComputeUnits = part.units;
  facts.uuid[12] = static_cast<char>(part.first);
  facts.uuid[13] = static_cast<char>(part.units);
  describe(facts);
  return facts;
}

/// The units of each part, after checks that no core should need.
ur_result_t Partitions::divide(const Part &whole, const core::PartitionDesc &desc, std::vector<uint32_t> *counts) {
  const core::DeviceFacts facts = factsOf(whole.root, whole);
  const auto bad = [&](const char *what) {
    ledger_.report(Fault::badArgument, std::string("split: ") + what);
    return UR_RESULT_ERROR_INVALID_VALUE;
  };
  if (std::find(facts.partitions.begin(), facts.partitions.end(), desc.scheme) == facts.partitions.end())
    return bad("not a scheme of this device");
  if (desc.scheme == UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN) {
    if (!std::has_single_bit(desc.domain) || (desc.domain & facts.affinityDomains) == 0 || !desc.counts.empty())
      return bad("not a domain of this device");
    counts->assign(1, unitsOf(desc.domain, whole.units));
    for (uint32_t left = whole.units - counts->front(); left != 0; left -= counts->back())
      counts->push_back(std::min(left, counts->front()));
    return UR_RESULT_SUCCESS;
  }
  counts->assign(desc.counts.begin(), desc.counts.end());
  if (counts->empty() || std::count(counts->begin(), counts->end(), 0u) != 0 || counts->size() > facts.maxSubDevices ||
      std::accumulate(counts->begin(), counts->end(), uint64_t{0}) > whole.units || desc.domain != 0)
    return bad("counts that don't fit");
  return UR_RESULT_SUCCESS;
}

ur_result_t Partitions::split(uint32_t platform, uint32_t device, const core::PartitionDesc &desc,
                              std::vector<core::DeviceFacts> *parts) noexcept {
  const InsideDriver inside;
  try {
    if (const auto failure = ledger_.enter(Call::split))
      return *failure;
    std::lock_guard lock(mutex_);
    const std::optional<Part> whole = find(device);
    if (platform != 0 || !whole) {
      ledger_.report(Fault::unknownHandle, "split: no such device");
      return UR_RESULT_ERROR_INVALID_DEVICE;
    }
    std::vector<uint32_t> counts;
    if (const ur_result_t result = divide(*whole, desc, &counts); result != UR_RESULT_SUCCESS)
      return result;
    uint32_t first = whole->first;
    for (uint32_t units : counts) {
      const Part part{whole->root, device, first, units};
      parts->push_back(factsOf(++lastIndex_, part));
      parts_.emplace(lastIndex_, part);
      first += units;
      if (const auto parent = parts_.find(device); parent != parts_.end())
        ++parent->second.users;
    }
    return UR_RESULT_SUCCESS;
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

void Partitions::releasePart(uint32_t platform, uint32_t part) noexcept {
  const InsideDriver inside;
  static_cast<void>(ledger_.enter(Call::releasePart));
  std::lock_guard lock(mutex_);
  const auto found = parts_.find(part);
  if (platform != 0 || found == parts_.end()) {
    ledger_.report(Fault::useAfterDestroy, "releasePart: no such part");
    return;
  }
  if (--found->second.references != 0)
    return;
  if (found->second.users != 0)
    ledger_.report(Fault::freeInUse, "releasePart: the part has contexts or parts");
  if (const auto parent = parts_.find(found->second.parent); parent != parts_.end())
    --parent->second.users;
  parts_.erase(found);
}

bool Partitions::import(uint32_t part, core::DeviceFacts *facts, uint32_t *parent) {
  std::lock_guard lock(mutex_);
  const auto found = parts_.find(part);
  if (found == parts_.end())
    return false;
  *facts = factsOf(part, found->second);
  *parent = found->second.parent;
  ++found->second.references;
  return true;
}

size_t Partitions::references(uint32_t part) {
  std::lock_guard lock(mutex_);
  const auto found = parts_.find(part);
  return found == parts_.end() ? 0 : found->second.references;
}

std::optional<uint32_t> Partitions::root(uint32_t device) {
  std::lock_guard lock(mutex_);
  const std::optional<Part> found = find(device);
  return found ? std::optional(found->root) : std::nullopt;
}

void Partitions::enter(std::span<const uint32_t> devices) {
  std::lock_guard lock(mutex_);
  for (uint32_t device : devices) {
    if (const auto part = parts_.find(device); part != parts_.end())
      ++part->second.users;
  }
}

void Partitions::leave(std::span<const uint32_t> devices) {
  std::lock_guard lock(mutex_);
  for (uint32_t device : devices) {
    if (const auto part = parts_.find(device); part != parts_.end())
      --part->second.users;
  }
}

size_t Partitions::live() {
  std::lock_guard lock(mutex_);
  return parts_.size();
}

} // namespace ur::sim
