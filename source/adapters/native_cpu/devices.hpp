// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The devices of the platform and the parts that they have been split into. Each is a set of cores, with worker threads
// that stay on them.
#pragma once

#include "adapters/core/port/driver_partition.hpp"
#include "adapters/native_cpu/crew.hpp"
#include "adapters/native_cpu/machine.hpp"

#include <map>
#include <optional>

namespace ur::native_cpu {

/// What the environment asks for, read when the adapter is opened. What it says wrongly is reported and ignored.
struct Settings {
  std::optional<uint32_t> threads; ///< UR_NATIVE_CPU_THREADS: workers of each device and part
  uint32_t devices = 1;            ///< UR_NATIVE_CPU_DEVICES: how many, the cores dealt out; 0: one for each NUMA node
};
Settings readSettings(const Machine &machine);

class Devices final : public core::PartitionBackend {
public:
  Devices(const Machine &machine, const Settings &settings, std::shared_ptr<Engine> engine);

  /// Of the whole devices. May throw bad_alloc.
  std::vector<core::DeviceFacts> facts() const;
  /// The workers of a device or part; null: there is no such device. Made when first wanted, and gone when neither the
  /// device nor a context has use for them. May throw bad_alloc.
  std::shared_ptr<Crew> crew(uint32_t device);

  ur_result_t split(uint32_t platform, uint32_t device, const core::PartitionDesc &desc,
                    std::vector<core::DeviceFacts> *parts) noexcept override;
  void releasePart(uint32_t platform, uint32_t part) noexcept override;

private:
  struct Entry {
    std::vector<Core> cores; ///< on which its threads run
    uint32_t units = 1;      ///< compute units: the cores, or fewer where a quota allows no more at a time
    std::shared_ptr<Crew> crew;
  };

  core::DeviceFacts factsOf(uint32_t index, const Entry &entry) const;

  const Machine &machine_;
  const Settings settings_;
  const std::shared_ptr<Engine> engine_;
  uint32_t roots_ = 0;
  std::mutex mutex_; ///< guards what follows
  std::map<uint32_t, Entry> entries_;
  uint32_t nextIndex_ = 0;
};

} // namespace ur::native_cpu
