// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/native.hpp"

#include "adapters/native_cpu/kernel.hpp"
#include "adapters/native_cpu/programs.hpp"

namespace ur::native_cpu {

ur_result_t NativeKernels::kernelHandle(core::NativeKernel kernel, ur_native_handle_t *native) noexcept {
  *native = reinterpret_cast<ur_native_handle_t>(&reinterpret_cast<Kernel *>(kernel)->info);
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeKernels::importKernel(ur_native_handle_t native, bool, core::NativeProgram program,
                                        core::KernelFacts *facts, core::NativeKernel *kernel) noexcept {
  try {
    for (const std::shared_ptr<Image> &image : Program::of(program).images) {
      for (const ur_native_cpu_kernel_t &entry : image->kernels()) {
        if (reinterpret_cast<ur_native_handle_t>(&entry) == native) {
          core::KernelFacts read = factsOf(entry);
          *kernel = reinterpret_cast<core::NativeKernel>(new Kernel(image, entry));
          *facts = std::move(read);
          return UR_RESULT_SUCCESS;
        }
      }
    }
    return UR_RESULT_ERROR_INVALID_KERNEL;
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

} // namespace ur::native_cpu
