// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the program prints of its runs: a table for each device, and one of all devices side by side.
#pragma once

#include "device_pipeline.hpp"

#include <string>
#include <vector>

namespace pipeline {

/// A device with its backend, as people name it.
std::string nameOf(const ur::Device &device);

/// The runs of one kind: the median by time, and whether every one's picture was right.
struct Summary {
  Measurement median;
  bool right = true;
};

/// Prints rows as they come, and keeps the times.
class Comparison {
public:
  /// The rows that follow are this device's.
  void begin(const ur::Device &device);
  void add(const char *order, const char *allocation, const Summary &summary);
  void addUnsupported(const char *order, const char *allocation);
  /// Prints the devices' times in columns; nothing where fewer than two devices have any.
  void printSideBySide() const;
  /// One sentence: what asynchronous allocation has won, by the times of right results; nothing where there is no pair.
  void printInShort() const;

private:
  struct Row {
    std::string order, allocation;
    double milliseconds;
    bool right;
  };
  struct Column {
    std::string device;
    std::vector<Row> rows;
  };
  std::vector<Column> columns_;
};

} // namespace pipeline
