// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The parts that the simulated devices have been split into. A device is a row of compute units, of which two
// neighbours share a NUMA node and each has a cache of level 2; a part is a piece of that row.
#pragma once

#include "adapters/core/port/driver_partition.hpp"
#include "sim/ledger.hpp"

#include <map>
#include <mutex>

namespace ur::sim {

class Partitions final : public core::PartitionBackend {
public:
  explicit Partitions(Ledger &ledger) : ledger_(ledger) {}

  /// Fills in what the facts of a whole device say about splitting it.
  static void describe(core::DeviceFacts &facts);

  ur_result_t split(uint32_t platform, uint32_t device, const core::PartitionDesc &desc,
                    std::vector<core::DeviceFacts> *parts) noexcept override;
  void releasePart(uint32_t platform, uint32_t part) noexcept override;

  /// One more reference to a part, which releasePart gives back: its facts and what it is a part of. False: it is none.
  bool import(uint32_t part, core::DeviceFacts *facts, uint32_t *parent);
  size_t references(uint32_t part);

  /// The whole device that a device is or belongs to; none: there is no such device.
  std::optional<uint32_t> root(uint32_t device);
  /// A context on these devices begins or ends.
  void enter(std::span<const uint32_t> devices);
  void leave(std::span<const uint32_t> devices);
  size_t live();

private:
  struct Part {
    uint32_t root = 0, parent = 0, first = 0, units = 0;
    size_t users = 0; ///< contexts and parts
    size_t references = 1;
  };

  std::optional<Part> find(uint32_t device);
  [[nodiscard]] ur_result_t divide(const Part &whole, const core::PartitionDesc &desc, std::vector<uint32_t> *counts);
  core::DeviceFacts factsOf(uint32_t index, const Part &part);

  Ledger &ledger_;
  std::mutex mutex_;
  std::map<uint32_t, Part> parts_;
  uint32_t lastIndex_ = 1000;
};

/// Facts of a whole device of the simulated platform.
core::DeviceFacts deviceFacts(uint32_t index);

} // namespace ur::sim
