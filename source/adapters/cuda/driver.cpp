// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/driver.hpp"

#include "adapters/core/port/text.hpp"

namespace ur::cuda {

using namespace core;

bool CudaDriver::takesIl(std::span<const uint8_t> code, uint32_t) const noexcept {
  return isText(code); // PTX, CUDA C++
}

ur_result_t CudaDriver::buildProgram(const ProgramDesc &desc, std::string *log, NativeProgram *program) noexcept {
  return programs_.build(*devices_[desc.device], desc, log, program);
}

void CudaDriver::destroyProgram(NativeProgram program) noexcept {
  delete &Program::of(program);
}

ur_result_t CudaDriver::kernelNames(NativeProgram program, std::vector<std::string> *names) noexcept {
  return programs_.names(program, names);
}

ur_result_t CudaDriver::createKernel(NativeProgram program, const char *name, KernelFacts *facts,
                                     NativeKernel *kernel) noexcept {
  return programs_.createKernel(program, name, facts, kernel);
}

void CudaDriver::destroyKernel(NativeKernel kernel) noexcept {
  delete &Kernel::of(kernel);
}

ur_result_t CudaDriver::setCacheConfig(NativeKernel kernel, ur_kernel_cache_config_t config) noexcept {
  return programs_.setCacheConfig(kernel, config);
}

ur_result_t CudaDriver::maxCooperativeGroups(NativeKernel kernel, const size_t (&localSize)[3], size_t localMemory,
                                             uint32_t *groups) noexcept {
  return programs_.maxCooperativeGroups(kernel, localSize, localMemory, groups);
}

} // namespace ur::cuda
