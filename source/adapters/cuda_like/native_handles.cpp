// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/native_handles.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/cuda_like/images.hpp"

#include <algorithm>

namespace ur::LANEWAY_VENDOR {

using namespace core;

ur_result_t refusal(Result result, ur_result_t invalid) noexcept {
  return result == kInvalidHandle || result == kInvalidValue || result == kInvalidContext || result == kContextDestroyed
             ? invalid
             : translate(result);
}

ur_result_t NativeHandles::contextHandle(ur_native_handle_t *native) noexcept {
  if (devices_.size() != 1)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  *native = numberOf(devices_.front()->context());
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::streamHandle(core::Stream stream, ur_native_handle_t *native) noexcept {
  Stream &of = Stream::of(stream);
  of.takesGraphs.store(false, std::memory_order_relaxed);
  *native = numberOf(of.native);
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::importStream(ur_native_handle_t native, bool owned, StreamDesc *desc,
                                        core::Stream *stream) noexcept {
  if (!api_.streamContexts())
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  if (native == kStreamOfEachThread || (owned && native < kStreamOfEachThread))
    return UR_RESULT_ERROR_INVALID_QUEUE;
  if (native < kStreamOfEachThread) { // each device has one
    if (desc->device == UINT32_MAX && devices_.size() != 1)
      return UR_RESULT_ERROR_INVALID_QUEUE;
    desc->device = desc->device == UINT32_MAX ? 0 : desc->device;
    desc->ordered = true;
    Stream *made = nullptr;
    const ur_result_t result = resources_[desc->device]->streams.import(kLegacyStream, false, &made);
    if (result == UR_RESULT_SUCCESS)
      *stream = reinterpret_cast<core::Stream>(made);
    return result;
  }
  ContextHandle context = kNoContext;
  const Result asked =
      devices_.front()->with([&] { return streamContext(api_, handleOf<StreamHandle>(native), &context); });
  if (asked != kSuccess)
    return refusal(asked, UR_RESULT_ERROR_INVALID_QUEUE);
  const auto device =
      std::find_if(devices_.begin(), devices_.end(), [&](const auto &each) { return each->context() == context; });
  if (device == devices_.end())
    return UR_RESULT_ERROR_INVALID_QUEUE;
  const auto position = static_cast<uint32_t>(device - devices_.begin());
  if (desc->device != UINT32_MAX && desc->device != position)
    return UR_RESULT_ERROR_INVALID_DEVICE;
  Stream *made = nullptr;
  const ur_result_t result = resources_[position]->streams.import(handleOf<StreamHandle>(native), owned, &made);
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
  const Result asked = devices_.front()->with([&] { return eventQuery(api_, handleOf<EventHandle>(native)); });
  if (asked != kSuccess && asked != kNotReady)
    return refusal(asked, UR_RESULT_ERROR_INVALID_EVENT);
  *event = {Event::import(handleOf<EventHandle>(native), owned)};
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
    if (devices_.size() != 1 || !api_.functionsOfModules())
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    if (native == 0)
      return UR_RESULT_ERROR_INVALID_PROGRAM;
    // Not the caller's to give until all has succeeded.
    auto module = std::make_shared<Module>(*devices_.front(), handleOf<ModuleHandle>(native), false);
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
  letOthersChange(&of);
  *native = numberOf(of.function);
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::kernelProgram(ur_native_handle_t kernel, ur_native_handle_t *program) noexcept {
  if (!api_.modulesOfFunctions())
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  if (kernel == 0)
    return UR_RESULT_ERROR_INVALID_KERNEL;
  ModuleHandle module = nullptr;
  const Result result =
      devices_.front()->with([&] { return functionModule(api_, &module, handleOf<FunctionHandle>(kernel)); });
  if (result == kSuccess)
    *program = numberOf(module);
  return refusal(result, UR_RESULT_ERROR_INVALID_KERNEL);
}

ur_result_t NativeHandles::importKernel(ur_native_handle_t native, bool, NativeProgram program, KernelFacts *facts,
                                        NativeKernel *kernel) noexcept {
  if (!api_.functionNames())
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  ur_native_handle_t module = 0;
  if (const ur_result_t result = kernelProgram(native, &module); result != UR_RESULT_SUCCESS)
    return result;
  const Program &of = Program::of(program);
  if (!of.module || numberOf(of.module->native()) != module)
    return UR_RESULT_ERROR_INVALID_KERNEL;
  const char *name = nullptr;
  const Result named =
      of.module->device().with([&] { return functionName(api_, &name, handleOf<FunctionHandle>(native)); });
  return named == kSuccess ? programs_.createKernel(program, name, facts, kernel)
                           : refusal(named, UR_RESULT_ERROR_INVALID_KERNEL);
}

ur_result_t NativeHandles::memoryHandle(MemoryKind, void *memory, size_t, ur_native_handle_t *native) noexcept {
  *native = numberOf(memory);
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::importMemory(ur_native_handle_t native, bool owned, ImportedMemory *memory) noexcept {
  PointerFacts facts;
  DeviceAddress start = 0;
  size_t size = 0;
  const Result asked = devices_.front()->with([&] { return rangeFacts(api_, &facts, &start, &size, native); });
  if (asked != kSuccess)
    return refusal(asked, UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  const MemoryKind kind = facts.managed                 ? MemoryKind::shared
                          : facts.type == kDeviceMemory ? MemoryKind::device
                                                        : MemoryKind::host;
  const auto device = std::find_if(devices_.begin(), devices_.end(),
                                   [&](const auto &each) { return each->limits().device == facts.device; });
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
    const ur_result_t result = Image::import(*devices_.front(), handleOf<ArrayHandle>(native), owned, desc, &made);
    if (result == UR_RESULT_SUCCESS)
      *image = {reinterpret_cast<NativeImage>(made.release()), 0};
    return result;
  });
}

} // namespace ur::LANEWAY_VENDOR
