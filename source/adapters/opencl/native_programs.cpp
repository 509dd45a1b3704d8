// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles of programs, kernels, images and samplers.
#include "adapters/opencl/kernels.hpp"
#include "adapters/opencl/native.hpp"

namespace ur::opencl {

using namespace core;

ur_result_t NativeHandles::makeProgram(const ProgramDesc &desc, NativeProgram *program) noexcept {
  return programs_.make(desc, program);
}

ur_result_t NativeHandles::programHandle(NativeProgram program, ur_native_handle_t *native) noexcept {
  return giveOut(Program::of(program).native(), native);
}

ur_result_t NativeHandles::importProgram(ur_native_handle_t native, bool owned, ImportedProgram *program) noexcept {
  return programs_.import(native, owned, program);
}

ur_result_t NativeHandles::kernelHandle(NativeKernel kernel, ur_native_handle_t *native) noexcept {
  Kernel::of(kernel).expose();
  return giveOut(Kernel::of(kernel).native(), native);
}

ur_result_t NativeHandles::kernelProgram(ur_native_handle_t kernel, ur_native_handle_t *program) noexcept {
  const auto handle = reinterpret_cast<cl_kernel>(kernel);
  const auto of =
      handle ? valueOf<cl_program>(context_.api().clGetKernelInfo, handle, CL_KERNEL_PROGRAM) : std::nullopt;
  if (!of)
    return UR_RESULT_ERROR_INVALID_KERNEL;
  *program = reinterpret_cast<ur_native_handle_t>(*of);
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::importKernel(ur_native_handle_t native, bool owned, NativeProgram program,
                                        KernelFacts *facts, NativeKernel *kernel) noexcept {
  return programs_.importKernel(native, owned, program, facts, kernel);
}

ur_result_t NativeHandles::imageHandle(NativeImage image, ur_native_handle_t *native) noexcept {
  return giveOut(Image::of(image).native, native);
}

ur_result_t NativeHandles::importImage(ur_native_handle_t native, bool owned, const ImageDesc &desc,
                                       ImportedImage *image) noexcept {
  return images_.importImage(native, owned, desc, image);
}

ur_result_t NativeHandles::samplerHandle(NativeSampler sampler, ur_native_handle_t *native) noexcept {
  return giveOut(sampler, native);
}

ur_result_t NativeHandles::importSampler(ur_native_handle_t native, bool owned, SamplerDesc *desc,
                                         NativeSampler *sampler) noexcept {
  return images_.importSampler(native, owned, desc, sampler);
}

} // namespace ur::opencl
