// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the processors of this machine are: what memory and which caches they share.
#pragma once

#include "unified-runtime/ur_api.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ur::native_cpu {

struct Core {
  uint32_t processor = 0; ///< the system's number of it
  uint32_t node = 0;      ///< its NUMA node
  /// The first processor that shares its cache of level 1 to 4 (index 0 to 3), instructions' left out. The same large
  /// number in all cores of a machine that has no such cache, or doesn't say.
  std::array<uint32_t, 4> cache{};
};

/// What the system's folders (usually /sys) say of these processors. A system that says nothing has one NUMA node and
/// no shared caches.
std::vector<Core> readCores(const std::string &system, std::span<const uint32_t> processors);

/// The cores that share what the domain names, a list for each; one domain flag, not NEXT_PARTITIONABLE. Lists are in
/// the order of their first cores.
std::vector<std::vector<Core>> groupBy(ur_device_affinity_domain_flags_t domain, std::span<const Core> cores);

/// The domains that split these cores into several parts, the coarsest (NUMA) first.
std::vector<ur_device_affinity_domain_flags_t> dividingDomains(std::span<const Core> cores);

/// Of one of the system's files; empty if it can't be read.
std::string firstLine(const std::string &path);

/// "0-3,8,10-11" as numbers. What is malformed ends the list.
std::vector<uint32_t> parseNumbers(const std::string &text);

} // namespace ur::native_cpu
