// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/programs.hpp"

namespace ur::opencl {

ur_result_t enqueueLaunch(core::Stream, const core::LaunchDesc &, const core::Fence &) noexcept {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

} // namespace ur::opencl
