// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is measured of each subject.
#pragma once

#include "held.hpp"
#include "memory/program.hpp"

#include <functional>
#include <vector>

namespace allocators {

/// A row of the table.
struct Row {
  std::string name; ///< "pair_4KiB"
  std::string what; ///< in words, for a table's reader
  std::string unit; ///< "ns", "us" or "ratio"
};

/// One thing that is done, which may give several rows.
struct Measure {
  std::vector<Row> rows;
  /// How much a subject is given that takes all at once: the first with which it refuses nothing.
  std::vector<uint64_t> sizes;
  /// A value for each row. Throws Refused, or std::runtime_error.
  std::function<std::vector<double>(const allocator_subject &subject, const Setting &setting, uint64_t bytes)> run;
};

struct Extent {
  double seconds = 0.1; ///< of each measurement without a program
  uint64_t divisor = 1; ///< of all sizes but the smallest
  uint32_t mostThreads = 16;
};

/// Pairs on one thread, random lifetimes, and pairs on several threads.
[[nodiscard]] std::vector<Measure> pairMeasures(const Extent &extent);
/// A recorded program, with the device behind. The program outlives the measure.
[[nodiscard]] Measure programMeasure(const memory::Program &program);

} // namespace allocators
