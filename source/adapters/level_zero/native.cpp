// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/native.hpp"

#include "adapters/level_zero/kernels.hpp"

namespace ur::level_zero {

namespace {

/// Handles of Level Zero are pointers.
template <typename Handle>
ur_result_t give(Handle handle, ur_native_handle_t *native) noexcept {
  *native = reinterpret_cast<ur_native_handle_t>(handle);
  return UR_RESULT_SUCCESS;
}

} // namespace

ur_result_t LevelZeroNativeBackend::platformHandle(uint32_t platform, ur_native_handle_t *native) noexcept {
  return give(platforms_[platform]->native, native);
}

ur_result_t LevelZeroNativeBackend::deviceHandle(uint32_t platform, uint32_t device,
                                                 ur_native_handle_t *native) noexcept {
  return give(platforms_[platform]->device(device)->native, native);
}

ur_result_t NativeHandles::contextHandle(ur_native_handle_t *native) noexcept {
  return give(context_.native(), native);
}

ur_result_t NativeHandles::streamHandle(core::Stream stream, ur_native_handle_t *native) noexcept {
  Stream::of(stream).exposed.store(true, std::memory_order_relaxed);
  return give(Stream::of(stream).native, native);
}

ur_result_t NativeHandles::programHandle(core::NativeProgram program, ur_native_handle_t *native) noexcept {
  return give(Program::of(program).module(), native);
}

ur_result_t NativeHandles::kernelHandle(core::NativeKernel kernel, ur_native_handle_t *native) noexcept {
  return give(Kernel::of(kernel).expose(), native);
}

} // namespace ur::level_zero
