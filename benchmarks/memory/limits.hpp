// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How much memory and time each program may take: the project's goals, as data.
#pragma once

#include "memory/route.hpp"

#include <string>

namespace memory {

/// Where a pool's memory comes from.
enum class Source : uint8_t {
  ranges, ///< of addresses, backed as needed: device memory where the device has virtual memory
  chunks, ///< pieces that the driver gives
  vendors ///< the vendor's own pool, on CUDA
};

/// What counts as a miss; each includes those before it.
enum class Checks : uint8_t {
  contents, ///< blocks are their owners' alone, and keep what is in them
  memory,   ///< and no more is reserved than may be, nothing is refused
  times     ///< and nothing takes longer than it may
};

/// Of the peak of reserved memory, less what is free (allowance), over the peak of live memory.
struct Limit {
  const char *program; ///< null: any that is made
  Mode mode;
  Source source;
  double most;
  bool orReference; ///< or what the reference reserves, if that is more
};
/// None where there is no goal.
[[nodiscard]] const Limit *limitOf(const std::string &program, bool recorded, Mode mode, Source source);

/// A program that reserves little more than its peak isn't measured by whole granules.
[[nodiscard]] uint64_t allowance(uint64_t granule, uint64_t divisor);

/// A pool at its maximum refuses nothing while less of it is live.
constexpr double kLeastShare = 0.95;

/// Nanoseconds, on a GPU's host, in order.
constexpr double kMostQuietPair = 120, kMostPair = 500, kLongestCall = 2e6;
/// With a maximum of 1.05 times the peak, over the time without.
constexpr double kMostSlower = 1.10;

} // namespace memory
