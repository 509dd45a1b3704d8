// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Why there are the devices that there are: every file that the loader tries, with its result and reason, the order,
// the layers, and how many devices each adapter has. It runs the loader's own discovery once more, so it tells what the
// loader does.
#pragma once

#include <string>
#include <vector>

namespace urinfo {

struct Candidate {
  std::string file;
  std::string source;
  std::string outcome;
  std::string reason;
};

struct LoadedAdapter {
  std::string path;
  std::string result; // how many handles, platforms and devices, or what fails
  size_t emptySlots = 0;
  std::vector<std::string> opened; // by which it came to that: drivers, and what they opened themselves
};

struct Explanation {
  std::string loader;                 // the file
  std::string warning;                // what is malformed and stops only urDeviceGetSelected
  std::string failure;                // why the settings can't be read; empty: they can
  std::vector<std::string> variables; // NAME=value of those that are set
  std::vector<std::string> layersOn;
  std::vector<std::string> layersMissing;
  std::vector<std::string> layersAvailable;
  std::vector<Candidate> candidates; // in the order in which they are tried
  std::vector<LoadedAdapter> adapters;
};

/// The file of the loader that this process has.
[[nodiscard]] std::string pathOfLoader();

[[nodiscard]] Explanation explain();
void printExplanation(const Explanation &explanation);
/// The value of "why" in the JSON output.
[[nodiscard]] std::string toJson(const Explanation &explanation);

} // namespace urinfo
