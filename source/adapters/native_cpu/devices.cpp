// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/devices.hpp"

#include "adapters/native_cpu/engine.hpp"
#include "adapters/native_cpu/facts.hpp"
#include "common/env.hpp"
#include "common/log.hpp"
#include "common/number.hpp"

#include <algorithm>

namespace ur::native_cpu {

namespace {

/// What is said before the core has a logger.
constinit log::Logger g_logger("NATIVE_CPU");

/// A number from 1 to `most`, and nothing else.
std::optional<uint32_t> countIn(std::string_view text, uint32_t most) {
  const std::optional<uint32_t> value = numberIn<uint32_t>(text);
  return value && *value >= 1 && *value <= most ? value : std::nullopt;
}

/// Neighbouring cores in so many sets, whose sizes differ by one at most.
std::vector<std::vector<Core>> deal(const std::vector<Core> &cores, uint32_t sets) {
  std::vector<std::vector<Core>> dealt;
  size_t first = 0;
  for (uint32_t i = 0; i < sets; ++i) {
    const size_t end = cores.size() * (i + 1) / sets;
    dealt.emplace_back(cores.begin() + ptrdiff_t(first), cores.begin() + ptrdiff_t(end));
    first = end;
  }
  return dealt;
}

std::vector<uint32_t> processorsOf(const std::vector<Core> &cores) {
  std::vector<uint32_t> processors;
  for (const Core &core : cores)
    processors.push_back(core.processor);
  return processors;
}

} // namespace

Settings readSettings(const Machine &machine) {
  Settings settings;
  if (const std::optional<std::string> text = env::text("UR_NATIVE_CPU_THREADS")) {
    settings.threads = countIn(*text, 4096);
    if (!settings.threads) {
      g_logger.warning("UR_NATIVE_CPU_THREADS is '%s', expected a number from 1 to 4096; it is ignored.",
                       text->c_str());
    }
  }
  if (const std::optional<std::string> text = env::text("UR_NATIVE_CPU_DEVICES")) {
    const auto most = uint32_t(machine.cores.size());
    if (*text == "numa") {
      settings.devices = 0;
    } else if (const auto number = countIn(*text, most)) {
      settings.devices = *number;
    } else {
      g_logger.warning("UR_NATIVE_CPU_DEVICES is '%s', expected 'numa' or a number from 1 to %u, the cores that the "
                       "process may use; there is one device.",
                       text->c_str(), most);
    }
  }
  return settings;
}

Devices::Devices(const Machine &machine, const Settings &settings, std::shared_ptr<Engine> engine)
    : machine_(machine), settings_(settings), engine_(std::move(engine)) {
  for (std::vector<Core> &cores : settings.devices == 0 ? groupBy(UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA, machine.cores)
                                                        : deal(machine.cores, settings.devices)) {
    // A quota is shared by the devices as the cores are.
    const auto units =
        std::max<uint32_t>(1, uint32_t(uint64_t(cores.size()) * machine.usableCores / machine.cores.size()));
    entries_[roots_++] = {std::move(cores), units, nullptr};
  }
  nextIndex_ = roots_;
}

core::DeviceFacts Devices::factsOf(uint32_t index, const Entry &entry) const {
  return deviceFacts(machine_, index, entry.cores, entry.units, entry.units == machine_.usableCores);
}

std::vector<core::DeviceFacts> Devices::facts() const {
  std::vector<core::DeviceFacts> all;
  for (uint32_t i = 0; i < roots_; ++i)
    all.push_back(factsOf(i, entries_.at(i))); // the whole ones never change
  return all;
}

std::shared_ptr<Crew> Devices::crew(uint32_t device) {
  std::lock_guard lock(mutex_);
  const auto found = entries_.find(device);
  if (found == entries_.end())
    return nullptr;
  Entry &entry = found->second;
  if (!entry.crew) {
    // Two at least: a kernel that waits for the host then doesn't stop everything else.
    const uint32_t threads = settings_.threads.value_or(std::max(2u, entry.units));
    const std::string name = device == 0 ? "ur-cpu-" : "ur-cpu" + std::to_string(device) + "-";
    entry.crew = std::make_shared<Crew>(engine_, threads, processorsOf(entry.cores), name);
  }
  return entry.crew;
}

ur_result_t Devices::split(uint32_t, uint32_t device, const core::PartitionDesc &desc,
                           std::vector<core::DeviceFacts> *parts) noexcept {
  try {
    std::lock_guard lock(mutex_);
    const auto found = entries_.find(device);
    if (found == entries_.end())
      return UR_RESULT_ERROR_INVALID_DEVICE;
    // As many cores as there are units: with a quota, the others are nobody's.
    const std::vector<Core> cores(found->second.cores.begin(), found->second.cores.begin() + found->second.units);
    std::vector<std::vector<Core>> sets;
    if (desc.scheme == UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN) {
      const std::vector<ur_device_affinity_domain_flags_t> dividing = dividingDomains(cores);
      ur_device_affinity_domain_flags_t domain = desc.domain;
      if (domain == UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE && !dividing.empty())
        domain = dividing.front();
      if (std::find(dividing.begin(), dividing.end(), domain) == dividing.end())
        return UR_RESULT_ERROR_DEVICE_PARTITION_FAILED;
      sets = groupBy(domain, cores);
    } else {
      size_t first = 0;
      for (uint32_t count : desc.counts) {
        if (count > cores.size() - first)
          return UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT;
        sets.emplace_back(cores.begin() + ptrdiff_t(first), cores.begin() + ptrdiff_t(first + count));
        first += count;
      }
    }
    std::map<uint32_t, Entry> made;
    uint32_t index = nextIndex_;
    for (std::vector<Core> &set : sets) {
      const auto units = uint32_t(set.size());
      const Entry &entry = made[index] = {std::move(set), units, nullptr};
      parts->push_back(factsOf(index++, entry));
    }
    entries_.merge(made);
    nextIndex_ = index;
    return UR_RESULT_SUCCESS;
  } catch (...) {
    parts->clear();
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

void Devices::releasePart(uint32_t, uint32_t part) noexcept {
  std::map<uint32_t, Entry>::node_type gone; // its threads are joined without the lock
  std::lock_guard lock(mutex_);
  gone = entries_.extract(part);
}

} // namespace ur::native_cpu
