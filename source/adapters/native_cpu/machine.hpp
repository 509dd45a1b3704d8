// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the system says about this machine, and about the part of it that this process may use. Read from /proc, /sys
// and the control groups; what a system doesn't say is 0 or empty.
#pragma once

#include "adapters/native_cpu/topology.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace ur::native_cpu {

inline constexpr size_t kHugePage = size_t(2) << 20;

struct CacheLevel {
  uint32_t level = 0, lineSize = 0;
  uint64_t size = 0;
};

struct Machine {
  std::string cpuName, cpuVendor; ///< as the processor states them
  std::vector<Core> cores;        ///< those that the process may use, by its affinity; at least one
  uint32_t usableCores = 1;       ///< so many of them at a time, by quota too; at least 1
  uint32_t maxMHz = 0;
  uint64_t memory = 0;            ///< bytes that this process may have
  std::vector<CacheLevel> caches; ///< data and unified caches of the first usable core
  std::string id;                 ///< the system's own lasting name of itself
};

/// Never fails; reads some tens of small files.
Machine readMachine();

/// Bytes that the system could give without swapping; 0: it doesn't say.
uint64_t availableMemory() noexcept;

} // namespace ur::native_cpu
