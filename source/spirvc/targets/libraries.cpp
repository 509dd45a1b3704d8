// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/libraries.hpp"

#include "common/env.hpp"

#include <unistd.h>

namespace ur::spirvc {

std::string libraryForNvptx() {
  if (const auto named = env::text("UR_SPIRV_LIBRARY"))
    return *named;
  for (const char *const path :
       {"/usr/local/cuda/nvvm/libdevice/libdevice.10.bc", "/usr/lib/nvidia-cuda-toolkit/libdevice/libdevice.10.bc",
        "/usr/lib/clc/nvptx64--.bc"}) {
    if (::access(path, R_OK) == 0)
      return path;
  }
  return {};
}

} // namespace ur::spirvc
