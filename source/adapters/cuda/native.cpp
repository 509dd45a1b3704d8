// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/native.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/cuda/driver.hpp"
#include "adapters/cuda_like/images.hpp"

#include <algorithm>

namespace ur::cuda {

using namespace core;

namespace {

template <class Handle>
ur_native_handle_t numberOf(Handle handle) noexcept {
  return reinterpret_cast<ur_native_handle_t>(handle);
}
template <class Handle>
Handle handleOf(ur_native_handle_t native) noexcept {
  return reinterpret_cast<Handle>(native);
}

/// What the driver refuses to have a handle be is no such object; other errors are what they are.
ur_result_t refusal(CUresult result, ur_result_t invalid) noexcept {
  return result == CUDA_ERROR_INVALID_HANDLE || result == CUDA_ERROR_INVALID_VALUE ||
                 result == CUDA_ERROR_INVALID_CONTEXT || result == CUDA_ERROR_CONTEXT_IS_DESTROYED
             ? invalid
             : translate(result);
}

} // namespace

ur_result_t CudaNativeBackend::platformHandle(uint32_t, ur_native_handle_t *) noexcept {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

ur_result_t CudaNativeBackend::deviceHandle(uint32_t, uint32_t device, ur_native_handle_t *native) noexcept {
  *native = static_cast<ur_native_handle_t>(limits_[device].device);
  return UR_RESULT_SUCCESS;
}

ur_result_t CudaNativeBackend::deviceOf(CUcontext context, uint32_t *device) const noexcept {
  if (!api_.cuCtxGetDevice)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  if (!context)
    return UR_RESULT_ERROR_INVALID_CONTEXT;
  const Current current(api_, context);
  CUdevice native = 0;
  const CUresult result = current.result() == CUDA_SUCCESS ? api_.cuCtxGetDevice(&native) : current.result();
  if (result != CUDA_SUCCESS)
    return refusal(result, UR_RESULT_ERROR_INVALID_CONTEXT);
  const auto found =
      std::find_if(limits_.begin(), limits_.end(), [&](const DeviceLimits &limits) { return limits.device == native; });
  if (found == limits_.end())
    return UR_RESULT_ERROR_INVALID_CONTEXT;
  *device = static_cast<uint32_t>(found - limits_.begin());
  return UR_RESULT_SUCCESS;
}

ur_result_t CudaNativeBackend::contextDevices(ur_native_handle_t native,
                                              std::vector<ur_native_handle_t> *devices) noexcept {
  return guarded([&] {
    uint32_t device = 0;
    const ur_result_t result = deviceOf(handleOf<CUcontext>(native), &device);
    if (result == UR_RESULT_SUCCESS)
      devices->push_back(static_cast<ur_native_handle_t>(limits_[device].device));
    return result;
  });
}

ur_result_t CudaNativeBackend::openNativeContext(ur_native_handle_t native, bool owned, uint32_t platform,
                                                 std::span<const uint32_t> devices,
                                                 std::unique_ptr<Driver> *driver) noexcept {
  return guarded([&] {
    uint32_t device = 0;
    if (platform != 0)
      return UR_RESULT_ERROR_INVALID_PLATFORM;
    if (const ur_result_t result = deviceOf(handleOf<CUcontext>(native), &device); result != UR_RESULT_SUCCESS)
      return result;
    if (devices.size() != 1 || devices.front() != device)
      return UR_RESULT_ERROR_INVALID_DEVICE;
    std::vector<std::unique_ptr<Device>> opened(1);
    ur_result_t result = Device::adopt(api_, limits_[device], handleOf<CUcontext>(native), &opened.front());
    if (result != UR_RESULT_SUCCESS)
      return result;
    Device &adopted = *opened.front();
    auto made = std::make_unique<CudaDriver>(api_, std::move(opened), peers_);
    result = made->open();
    if (result != UR_RESULT_SUCCESS)
      return result;
    if (owned) // last: a call that fails has taken nothing over
      adopted.own();
    *driver = std::move(made);
    return result;
  });
}

ur_result_t NativeHandles::contextHandle(ur_native_handle_t *native) noexcept {
  if (devices_.size() != 1)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  *native = numberOf(devices_.front()->context());
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::streamHandle(core::Stream stream, ur_native_handle_t *native) noexcept {
  cuda::Stream &of = cuda::Stream::of(stream);
  of.takesGraphs.store(false, std::memory_order_relaxed);
  *native = numberOf(of.native);
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::importStream(ur_native_handle_t native, bool owned, StreamDesc *desc,
                                        core::Stream *stream) noexcept {
  constexpr ur_native_handle_t kOfEachThread = 2;
  if (!api_.cuStreamGetCtx)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  if (native == kOfEachThread || (owned && native < kOfEachThread))
    return UR_RESULT_ERROR_INVALID_QUEUE;
  if (native < kOfEachThread) { // each device has one
    if (desc->device == UINT32_MAX && devices_.size() != 1)
      return UR_RESULT_ERROR_INVALID_QUEUE;
    desc->device = desc->device == UINT32_MAX ? 0 : desc->device;
    desc->ordered = true;
    cuda::Stream *made = nullptr;
    const ur_result_t result = lanes_[desc->device]->streams.import(kLegacyStream, false, &made);
    if (result == UR_RESULT_SUCCESS)
      *stream = reinterpret_cast<core::Stream>(made);
    return result;
  }
  CUcontext context = nullptr;
  const CUresult asked =
      devices_.front()->with([&] { return api_.cuStreamGetCtx(handleOf<CUstream>(native), &context); });
  if (asked != CUDA_SUCCESS)
    return refusal(asked, UR_RESULT_ERROR_INVALID_QUEUE);
  const auto device =
      std::find_if(devices_.begin(), devices_.end(), [&](const auto &each) { return each->context() == context; });
  if (device == devices_.end())
    return UR_RESULT_ERROR_INVALID_QUEUE;
  const auto position = static_cast<uint32_t>(device - devices_.begin());
  if (desc->device != UINT32_MAX && desc->device != position)
    return UR_RESULT_ERROR_INVALID_DEVICE;
  cuda::Stream *made = nullptr;
  const ur_result_t result = lanes_[position]->streams.import(handleOf<CUstream>(native), owned, &made);
  if (result != UR_RESULT_SUCCESS)
    return result;
  desc->device = position;
  desc->ordered = true;
  *stream = reinterpret_cast<core::Stream>(made);
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::eventHandle(NativeEvent event, ur_native_handle_t *native) noexcept {
  *native = numberOf(Event(event).end());
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::importEvent(ur_native_handle_t native, bool owned, ImportedEvent *event) noexcept {
  if (native == 0)
    return UR_RESULT_ERROR_INVALID_EVENT;
  const CUresult asked = devices_.front()->with([&] { return api_.cuEventQuery(handleOf<CUevent>(native)); });
  if (asked != CUDA_SUCCESS && asked != CUDA_ERROR_NOT_READY)
    return refusal(asked, UR_RESULT_ERROR_INVALID_EVENT);
  *event = {Event::import(handleOf<CUevent>(native), owned)};
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::programHandle(NativeProgram program, ur_native_handle_t *native) noexcept {
  const Program &of = Program::of(program);
  if (!of.module) // a part for the linker
    return UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE;
  *native = numberOf(of.module->native());
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::importProgram(ur_native_handle_t native, bool owned, ImportedProgram *program) noexcept {
  return guarded([&] {
    if (devices_.size() != 1 || !api_.cuModuleEnumerateFunctions)
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    if (native == 0)
      return UR_RESULT_ERROR_INVALID_PROGRAM;
    // Not the caller's to give until all has succeeded.
    auto module = std::make_shared<Module>(*devices_.front(), handleOf<CUmodule>(native), false);
    auto made = std::make_unique<Program>(Program{module, {}});
    ImportedProgram imported{reinterpret_cast<NativeProgram>(made.get()), 0, true, {}};
    const ur_result_t result = programs_.names(imported.program, &imported.kernels);
    if (result != UR_RESULT_SUCCESS)
      return result == UR_RESULT_ERROR_INVALID_VALUE ? UR_RESULT_ERROR_INVALID_PROGRAM : result;
    if (owned)
      module->own();
    (void)made.release();
    *program = std::move(imported);
    return result;
  });
}

ur_result_t NativeHandles::kernelHandle(NativeKernel kernel, ur_native_handle_t *native) noexcept {
  Kernel &of = Kernel::of(kernel);
  of.graphs.giveUp();
  *native = numberOf(of.function);
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::kernelProgram(ur_native_handle_t kernel, ur_native_handle_t *program) noexcept {
  if (!api_.cuFuncGetModule)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  if (kernel == 0)
    return UR_RESULT_ERROR_INVALID_KERNEL;
  CUmodule module = nullptr;
  const CUresult result =
      devices_.front()->with([&] { return api_.cuFuncGetModule(&module, handleOf<CUfunction>(kernel)); });
  if (result == CUDA_SUCCESS)
    *program = numberOf(module);
  return refusal(result, UR_RESULT_ERROR_INVALID_KERNEL);
}

ur_result_t NativeHandles::importKernel(ur_native_handle_t native, bool, NativeProgram program, KernelFacts *facts,
                                        NativeKernel *kernel) noexcept {
  if (!api_.cuFuncGetName)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  ur_native_handle_t module = 0;
  if (const ur_result_t result = kernelProgram(native, &module); result != UR_RESULT_SUCCESS)
    return result;
  const Program &of = Program::of(program);
  if (!of.module || numberOf(of.module->native()) != module)
    return UR_RESULT_ERROR_INVALID_KERNEL;
  const char *name = nullptr;
  const CUresult named =
      of.module->device().with([&] { return api_.cuFuncGetName(&name, handleOf<CUfunction>(native)); });
  return named == CUDA_SUCCESS ? programs_.createKernel(program, name, facts, kernel)
                               : refusal(named, UR_RESULT_ERROR_INVALID_KERNEL);
}

ur_result_t NativeHandles::memoryHandle(MemoryKind, void *memory, size_t, ur_native_handle_t *native) noexcept {
  *native = numberOf(memory);
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::importMemory(ur_native_handle_t native, bool owned, ImportedMemory *memory) noexcept {
  CUmemorytype type{};
  int managed = 0, ordinal = 0;
  CUdeviceptr start = 0;
  size_t size = 0;
  const CUresult asked = devices_.front()->with([&] {
    const std::pair<CUpointer_attribute, void *> questions[] = {{CU_POINTER_ATTRIBUTE_MEMORY_TYPE, &type},
                                                                {CU_POINTER_ATTRIBUTE_IS_MANAGED, &managed},
                                                                {CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, &ordinal},
                                                                {CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, &start},
                                                                {CU_POINTER_ATTRIBUTE_RANGE_SIZE, &size}};
    CUresult result = CUDA_SUCCESS;
    for (const auto &[attribute, answer] : questions)
      if (result == CUDA_SUCCESS)
        result = api_.cuPointerGetAttribute(answer, attribute, native);
    return result;
  });
  if (asked != CUDA_SUCCESS)
    return refusal(asked, UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  const MemoryKind kind = managed                        ? MemoryKind::shared
                          : type == CU_MEMORYTYPE_DEVICE ? MemoryKind::device
                                                         : MemoryKind::host;
  const auto device = std::find_if(devices_.begin(), devices_.end(),
                                   [&](const auto &each) { return each->limits().device == ordinal; });
  if ((device == devices_.end() && kind == MemoryKind::device) || (owned && start != native))
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  const uint32_t position = device == devices_.end() ? 0 : static_cast<uint32_t>(device - devices_.begin());
  *memory = {reinterpret_cast<void *>(native), kind, position, size - (native - start), owned};
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::imageHandle(NativeImage image, ur_native_handle_t *native) noexcept {
  *native = reinterpret_cast<ur_native_handle_t>(Image::of(image).array());
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::importImage(ur_native_handle_t native, bool owned, const ImageDesc &desc,
                                       ImportedImage *image) noexcept {
  if (devices_.size() != 1)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  return guarded([&] {
    std::unique_ptr<Image> made;
    const ur_result_t result = Image::import(*devices_.front(), handleOf<CUarray>(native), owned, desc, &made);
    if (result == UR_RESULT_SUCCESS)
      *image = {reinterpret_cast<NativeImage>(made.release()), 0};
    return result;
  });
}

} // namespace ur::cuda
