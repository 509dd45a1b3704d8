// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUDA's side of the port: what is its own of a context.
#pragma once

#include "adapters/cuda/linker.hpp"
#include "adapters/cuda/native.hpp"
#include "adapters/cuda/programs.hpp"
#include "adapters/cuda_like/driver_base.hpp"

namespace ur::cuda {

class CudaDriver final : public DriverBase {
public:
  CudaDriver(const Api &api, std::vector<std::unique_ptr<Device>> devices, Peers &peers)
      : DriverBase(api, std::move(devices), peers), linker_(devices_), natives_(api_, devices_, lanes_, programs_) {}

  core::LinkerDriver *linker() noexcept override { return api_.linker() ? &linker_ : nullptr; }
  core::NativeDriver *native() noexcept override { return &natives_; }
  core::SymbolDriver *symbols() noexcept override { return &programs_; }

  ur_result_t launch(core::Stream stream, const core::LaunchDesc &desc, const core::Fence &fence) noexcept override;

  bool takesIl(std::span<const uint8_t> code, uint32_t device) const noexcept override;
  ur_result_t buildProgram(const core::ProgramDesc &desc, std::string *log,
                           core::NativeProgram *program) noexcept override;
  void destroyProgram(core::NativeProgram program) noexcept override;
  ur_result_t kernelNames(core::NativeProgram program, std::vector<std::string> *names) noexcept override;
  ur_result_t createKernel(core::NativeProgram program, const char *name, core::KernelFacts *facts,
                           core::NativeKernel *kernel) noexcept override;
  void destroyKernel(core::NativeKernel kernel) noexcept override;
  ur_result_t setCacheConfig(core::NativeKernel kernel, ur_kernel_cache_config_t config) noexcept override;
  ur_result_t maxCooperativeGroups(core::NativeKernel kernel, const size_t (&localSize)[3], size_t localMemory,
                                   uint32_t *groups) noexcept override;

private:
  Programs programs_;
  Linker linker_;
  NativeHandles natives_;
};

} // namespace ur::cuda
