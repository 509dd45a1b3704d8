// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs and kernels.
#pragma once

#include "adapters/opencl/device_query.hpp"
#include "adapters/opencl/streams.hpp"

namespace ur::opencl {

/// What programs a device takes.
void describePrograms(const DeviceQuery &get, const Platform &platform, Device &device);

class Programs {
public:
  explicit Programs(const Context &context) noexcept : context_(context) {}

  /// Blocks.
  [[nodiscard]] ur_result_t build(const core::ProgramDesc &desc, std::string *log,
                                  core::NativeProgram *program) noexcept;
  void destroy(core::NativeProgram program) noexcept;
  [[nodiscard]] ur_result_t names(core::NativeProgram program, std::vector<std::string> *names) noexcept;
  [[nodiscard]] ur_result_t createKernel(core::NativeProgram program, const char *name, core::KernelFacts *facts,
                                         core::NativeKernel *kernel) noexcept;
  void destroyKernel(core::NativeKernel kernel) noexcept;

private:
  const Context &context_;
};

[[nodiscard]] ur_result_t enqueueLaunch(core::Stream stream, const core::LaunchDesc &desc,
                                        const core::Fence &fence) noexcept;

} // namespace ur::opencl
