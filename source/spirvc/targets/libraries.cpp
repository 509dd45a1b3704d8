// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/libraries.hpp"

#include "common/env.hpp"

#include <unistd.h>

namespace ur::spirvc {

namespace {

std::string firstThere(std::initializer_list<const char *> paths) {
  for (const char *const path : paths) {
    if (::access(path, R_OK) == 0)
      return path;
  }
  return {};
}

} // namespace

std::string libraryForNvptx() {
  if (const auto named = env::text("UR_SPIRV_LIBRARY"))
    return *named;
  return firstThere({"/usr/local/cuda/nvvm/libdevice/libdevice.10.bc",
                     "/usr/lib/nvidia-cuda-toolkit/libdevice/libdevice.10.bc", "/usr/lib/clc/nvptx64--.bc"});
}

std::string libraryForAmdgpu() {
  return firstThere({"/usr/lib/clc/amdgcn-amd-amdhsa.bc"});
}

} // namespace ur::spirvc
