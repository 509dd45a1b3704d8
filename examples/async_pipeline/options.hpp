// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The command line of async_pipeline.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace pipeline {

struct Options {
  std::string input, output = "async_pipeline.png", kernels;
  uint32_t tile = 256, repeat = 5;
  size_t maxPixels = size_t{1} << 28;
  bool help = false;
};

extern const char *const usage;

/// Throws InputError, with a sentence about the argument that is wrong.
Options parseOptions(int argc, char **argv);

} // namespace pipeline
