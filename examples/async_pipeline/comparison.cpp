// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "comparison.hpp"

#include <algorithm>
#include <cstdio>

namespace pipeline {
namespace {

const char *backendName(ur_backend_t backend) {
  switch (backend) {
  case UR_BACKEND_LEVEL_ZERO:
    return "Level Zero";
  case UR_BACKEND_OPENCL:
    return "OpenCL";
  case UR_BACKEND_CUDA:
    return "CUDA";
  case UR_BACKEND_HIP:
    return "HIP";
  case UR_BACKEND_NATIVE_CPU:
    return "native CPU";
  default:
    return "other";
  }
}

} // namespace

std::string nameOf(const ur::Device &device) {
  const ur::Platform platform = ur::Platform::borrow(device.info<UR_DEVICE_INFO_PLATFORM>());
  return std::string(device.info<UR_DEVICE_INFO_NAME>()) + " (" +
         backendName(platform.info<UR_PLATFORM_INFO_BACKEND>()) + ")";
}

void Comparison::begin(const ur::Device &device) {
  columns_.push_back({nameOf(device), {}});
  std::printf("  %-27s %-12s %10s %14s %12s   %s\n", "order of commands", "allocation", "time, ms", "allocating, ms",
              "peak, KiB", "result");
}

void Comparison::add(const char *order, const char *allocation, const Summary &summary) {
  columns_.back().rows.push_back({order, allocation, summary.median.milliseconds, summary.right});
  std::printf("  %-27s %-12s %10.2f %14.3f %12.1f   %s\n", order, allocation, summary.median.milliseconds,
              summary.median.allocatingMilliseconds, double(summary.median.peakBytes) / 1024,
              summary.right ? "right" : "WRONG");
}

void Comparison::addUnsupported(const char *order, const char *allocation) {
  std::printf("  %-27s %-12s not supported by this device\n", order, allocation);
}

void Comparison::printSideBySide() const {
  std::vector<const Column *> columns;
  for (const Column &column : columns_) {
    if (!column.rows.empty())
      columns.push_back(&column);
  }
  if (columns.size() < 2)
    return;
  std::printf("\nSide by side, times in ms\n");
  for (size_t i = 0; i < columns.size(); ++i)
    std::printf("  [%zu] %s\n", i + 1, columns[i]->device.c_str());
  std::printf("  %-27s %-12s", "order of commands", "allocation");
  for (size_t i = 0; i < columns.size(); ++i)
    std::printf(" %10s", ("[" + std::to_string(i + 1) + "]").c_str());
  std::printf("\n");
  // Devices differ in what they support: the one with the most rows has all of them.
  const auto fullest = std::max_element(
      columns.begin(), columns.end(), [](const Column *a, const Column *b) { return a->rows.size() < b->rows.size(); });
  for (const Row &row : (*fullest)->rows) {
    std::printf("  %-27s %-12s", row.order.c_str(), row.allocation.c_str());
    for (const Column *column : columns) {
      const auto found = std::find_if(column->rows.begin(), column->rows.end(), [&](const Row &other) {
        return other.order == row.order && other.allocation == row.allocation;
      });
      if (found == column->rows.end())
        std::printf(" %10s", "-");
      else
        std::printf(" %10.2f", found->milliseconds);
    }
    std::printf("\n");
  }
}

void Comparison::printInShort() const {
  size_t pairs = 0;
  double least = 0, most = 0;
  std::string best;
  for (const Column &column : columns_) {
    for (const Row &row : column.rows) {
      const auto other = std::find_if(column.rows.begin(), column.rows.end(), [&](const Row &one) {
        return one.order == row.order && one.allocation == "synchronous" && one.right;
      });
      if (row.allocation != "asynchronous" || !row.right || row.milliseconds <= 0 || other == column.rows.end())
        continue;
      const double times = other->milliseconds / row.milliseconds;
      least = pairs == 0 ? times : std::min(least, times);
      if (pairs++ != 0 && times <= most)
        continue;
      most = times;
      char text[160];
      std::snprintf(text, sizeof(text), "%.2f ms, and %.2f ms with synchronous allocation", row.milliseconds,
                    other->milliseconds);
      best = std::string(text) + " (" + row.order + ", " + column.device + ")";
    }
  }
  if (pairs == 0)
    return;
  std::printf("In short: with asynchronous allocation the pipeline takes %s", best.c_str());
  if (pairs == 1)
    std::printf(", %.2f times as long", most);
  else
    std::printf("; over all orders and devices synchronous allocation takes %.2f to %.2f times as long", least, most);
  std::printf(".\n");
}

} // namespace pipeline
