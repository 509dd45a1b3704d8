// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/libraries.hpp"

#include "common/env.hpp"

#include <unistd.h>

namespace ur::spirvc {

namespace {

/// What is named, else the first that is there.
std::string libraryOf(std::initializer_list<const char *> paths) {
  if (const auto named = env::text("UR_SPIRV_LIBRARY"))
    return *named;
  for (const char *const path : paths) {
    if (::access(path, R_OK) == 0)
      return path;
  }
  return {};
}

} // namespace

std::string libraryForNvptx() {
  return libraryOf({"/usr/local/cuda/nvvm/libdevice/libdevice.10.bc",
                    "/usr/lib/nvidia-cuda-toolkit/libdevice/libdevice.10.bc", "/usr/lib/clc/nvptx64--.bc"});
}

std::string libraryForAmdgpu() {
  return libraryOf({"/usr/lib/clc/amdgcn-amd-amdhsa.bc"});
}

} // namespace ur::spirvc
