// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/native.hpp"

#include "adapters/native_cpu/kernel.hpp"
#include "adapters/native_cpu/programs.hpp"

namespace ur::native_cpu {

ur_result_t NativeHandles::kernelHandle(core::NativeKernel kernel, ur_native_handle_t *native) noexcept {
  *native = reinterpret_cast<ur_native_handle_t>(&reinterpret_cast<Kernel *>(kernel)->info);
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::importKernel(ur_native_handle_t native, bool, core::NativeProgram program,
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

ur_result_t NativeHandles::memoryHandle(core::MemoryKind, void *memory, size_t size,
                                        ur_native_handle_t *native) noexcept {
  if (size != 0 && !memory_.exports().add(Exports::Kind::memory, memory, size))
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  *native = reinterpret_cast<ur_native_handle_t>(memory);
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::importMemory(ur_native_handle_t native, bool, core::ImportedMemory *memory) noexcept {
  void *address = reinterpret_cast<void *>(native);
  const auto size = memory_.exports().find(Exports::Kind::memory, address);
  if (!size)
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  *memory = {address, core::MemoryKind::host, 0, *size, false};
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::imageHandle(core::NativeImage image, ur_native_handle_t *native) noexcept {
  return images_.handleOf(image, native);
}
ur_result_t NativeHandles::importImage(ur_native_handle_t native, bool, const core::ImageDesc &desc,
                                       core::ImportedImage *image) noexcept {
  return images_.import(native, desc, image);
}
ur_result_t NativeHandles::samplerHandle(core::NativeSampler sampler, ur_native_handle_t *native) noexcept {
  return images_.handleOf(sampler, native);
}
ur_result_t NativeHandles::importSampler(ur_native_handle_t native, bool, core::SamplerDesc *desc,
                                         core::NativeSampler *sampler) noexcept {
  return images_.import(native, desc, sampler);
}

} // namespace ur::native_cpu
