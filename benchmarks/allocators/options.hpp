// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the command line of bench_allocators asks for.
#pragma once

#include "measures.hpp"

#include <regex>
#include <string>
#include <vector>

namespace allocators {

struct Options {
  /// Throws std::runtime_error for what it doesn't understand.
  Options(int argc, char **argv);
  /// Prints what each option means.
  void printHelp() const;

  bool help = false;   ///< --help was given
  std::string adapter; ///< a library; empty: the loader's choice
  std::string folder;  ///< of the plugins that are known by name
  std::string traces;  ///< the folder of lm.trace.gz and cnn.trace.gz
  std::string json;
  std::string machine;              ///< what else there is to say about it
  std::vector<std::string> plugins; ///< files of others
  std::regex only;                  ///< a part of a row's name
  std::regex subjects;              ///< a part of a subject's name
  int rounds = 5;
  int longFills = 50;
  Extent extent;

private:
  struct Known;
  /// All options but --help, in the order of their help.
  static const std::vector<Known> &known();
};

} // namespace allocators
