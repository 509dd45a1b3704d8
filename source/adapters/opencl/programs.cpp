// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/programs.hpp"

namespace ur::opencl {

void describePrograms(const DeviceQuery &, const Platform &, Device &) {}

ur_result_t Programs::build(const core::ProgramDesc &, std::string *, core::NativeProgram *) noexcept {
  (void)context_;
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

void Programs::destroy(core::NativeProgram) noexcept {}

ur_result_t Programs::names(core::NativeProgram, std::vector<std::string> *) noexcept {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

ur_result_t Programs::createKernel(core::NativeProgram, const char *, core::KernelFacts *,
                                   core::NativeKernel *) noexcept {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

void Programs::destroyKernel(core::NativeKernel) noexcept {}

} // namespace ur::opencl
