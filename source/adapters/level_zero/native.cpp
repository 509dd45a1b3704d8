// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/native.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/level_zero/driver.hpp"
#include "adapters/level_zero/kernels.hpp"
#include "adapters/level_zero/partition.hpp"

namespace ur::level_zero {

using namespace core;

namespace {

/// Handles of Level Zero are pointers.
template <typename Handle>
ur_result_t give(Handle handle, ur_native_handle_t *native) noexcept {
  *native = reinterpret_cast<ur_native_handle_t>(handle);
  return UR_RESULT_SUCCESS;
}

template <typename Handle>
Handle handleOf(ur_native_handle_t native) noexcept {
  return reinterpret_cast<Handle>(native);
}

/// What ur_queue_native_desc_t::pNativeData leads to, as SYCL's headers have it.
constexpr int32_t kCommandQueue = 0, kImmediateList = 1;

/// Its position in the context; as many as there are: it is none of them.
uint32_t positionOf(const Context &context, ze_device_handle_t device) noexcept {
  uint32_t position = 0;
  while (position < context.size() && context.device(position).native != device)
    ++position;
  return position;
}

/// False: the list isn't immediate, or of another context or device, as far as the driver can say. `position`: of its
/// device, comes with what the caller has said, or UINT32_MAX.
bool isStream(const Context &context, ze_command_list_handle_t list, uint32_t *position) noexcept {
  const Api &api = context.api();
  if (!api.zeCommandListIsImmediate || !api.zeCommandListGetContextHandle || !api.zeCommandListGetDeviceHandle) {
    if (*position == UINT32_MAX && context.size() == 1)
      *position = 0;
    return *position != UINT32_MAX;
  }
  ze_bool_t immediate = 0;
  ze_context_handle_t of = nullptr;
  ze_device_handle_t device = nullptr;
  if (api.zeCommandListIsImmediate(list, &immediate) != ZE_RESULT_SUCCESS || !immediate ||
      api.zeCommandListGetContextHandle(list, &of) != ZE_RESULT_SUCCESS || of != context.native() ||
      api.zeCommandListGetDeviceHandle(list, &device) != ZE_RESULT_SUCCESS)
    return false;
  const uint32_t found = positionOf(context, device);
  if (found == context.size() || (*position != UINT32_MAX && *position != found))
    return false;
  *position = found;
  return true;
}

/// Events that count have no pool.
bool isOfAnother(const Context &context, ze_event_handle_t event) noexcept {
  const Api &api = context.api();
  ze_event_pool_handle_t pool = nullptr;
  ze_context_handle_t of = nullptr;
  return api.zeEventGetEventPool && api.zeEventPoolGetContextHandle &&
         api.zeEventGetEventPool(event, &pool) == ZE_RESULT_SUCCESS && pool &&
         api.zeEventPoolGetContextHandle(pool, &of) == ZE_RESULT_SUCCESS && of != context.native();
}

} // namespace

ur_result_t LevelZeroNativeBackend::platformHandle(uint32_t platform, ur_native_handle_t *native) noexcept {
  return give(platforms_[platform]->native, native);
}

ur_result_t LevelZeroNativeBackend::deviceHandle(uint32_t platform, uint32_t device,
                                                 ur_native_handle_t *native) noexcept {
  return give(platforms_[platform]->device(device)->native, native);
}

/// The driver's devices live as long as it does: there is nothing to own.
ur_result_t LevelZeroNativeBackend::importPart(ur_native_handle_t native, ImportedPart *part) noexcept {
  return guarded([&] {
    for (uint32_t platform = 0; platform < platforms_.size(); ++platform) {
      if (!level_zero::importPart(*platforms_[platform], handleOf<ze_device_handle_t>(native), part))
        continue;
      part->platform = platform;
      return UR_RESULT_SUCCESS;
    }
    return UR_RESULT_ERROR_INVALID_DEVICE;
  });
}

ur_result_t LevelZeroNativeBackend::openNativeContext(ur_native_handle_t native, bool owned, uint32_t platform,
                                                      std::span<const uint32_t> devices,
                                                      std::unique_ptr<Driver> *driver) noexcept {
  if (native == 0)
    return UR_RESULT_ERROR_INVALID_CONTEXT;
  return guarded([&] {
    return LevelZeroDriver::open(*platforms_[platform], handleOf<ze_context_handle_t>(native), owned, devices, driver);
  });
}

ur_result_t NativeHandles::contextHandle(ur_native_handle_t *native) noexcept {
  return give(context_.native(), native);
}

ur_result_t NativeHandles::streamHandle(core::Stream stream, ur_native_handle_t *native) noexcept {
  Stream::of(stream).exposed.store(true, std::memory_order_relaxed);
  return give(Stream::of(stream).native, native);
}

void NativeHandles::describeStreams(void *nativeData) noexcept {
  *static_cast<int32_t *>(nativeData) = kImmediateList;
}

/// Whether the list keeps order isn't known: the stream does.
ur_result_t NativeHandles::importStream(ur_native_handle_t native, bool owned, StreamDesc *desc,
                                        core::Stream *stream) noexcept {
  if (desc->nativeData && *static_cast<const int32_t *>(desc->nativeData) == kCommandQueue)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  const auto list = handleOf<ze_command_list_handle_t>(native);
  if (!list || !isStream(context_, list, &desc->device))
    return UR_RESULT_ERROR_INVALID_QUEUE;
  desc->ordered = true;
  level_zero::Stream *made = nullptr;
  const ur_result_t result = streams_.import(list, owned, *desc, &made);
  if (result == UR_RESULT_SUCCESS)
    *stream = reinterpret_cast<core::Stream>(made);
  return result;
}

ur_result_t NativeHandles::eventHandle(NativeEvent event, ur_native_handle_t *native) noexcept {
  Event::of(event).exposed = true;
  return give(Event::of(event).native, native);
}

/// The device waits for it, whoever signals it.
ur_result_t NativeHandles::importEvent(ur_native_handle_t native, bool owned, ImportedEvent *event) noexcept {
  const auto handle = handleOf<ze_event_handle_t>(native);
  if (!handle || isOfAnother(context_, handle))
    return UR_RESULT_ERROR_INVALID_EVENT;
  Event *made = nullptr;
  const ur_result_t result = events_.import(handle, owned, &made);
  if (result == UR_RESULT_SUCCESS)
    *event = {.event = made->handle(), .submitted = true, .timed = false};
  return result;
}

ur_result_t NativeHandles::programHandle(NativeProgram program, ur_native_handle_t *native) noexcept {
  return give(Program::of(program).module(), native);
}

ur_result_t NativeHandles::importProgram(ur_native_handle_t native, bool owned, ImportedProgram *program) noexcept {
  if (context_.size() != 1)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  if (native == 0)
    return UR_RESULT_ERROR_INVALID_PROGRAM;
  return guarded([&] {
    std::vector<std::string> kernels;
    auto made = std::make_unique<Program>(context_, 0, handleOf<ze_module_handle_t>(native), KernelArguments(), false);
    if (const ur_result_t result = programs_.names(made->handle(), &kernels); result != UR_RESULT_SUCCESS)
      return result == UR_RESULT_ERROR_INVALID_ARGUMENT ? UR_RESULT_ERROR_INVALID_PROGRAM : result;
    if (owned)
      made->own();
    *program = {made.release()->handle(), 0, true, std::move(kernels)};
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t NativeHandles::kernelHandle(NativeKernel kernel, ur_native_handle_t *native) noexcept {
  return give(Kernel::of(kernel).expose(), native);
}

ur_result_t NativeHandles::importKernel(ur_native_handle_t native, bool owned, NativeProgram program,
                                        KernelFacts *facts, NativeKernel *kernel) noexcept {
  if (native == 0)
    return UR_RESULT_ERROR_INVALID_KERNEL;
  return programs_.importKernel(program, handleOf<ze_kernel_handle_t>(native), owned, facts, kernel);
}

ur_result_t NativeHandles::memoryHandle(MemoryKind, void *memory, size_t, ur_native_handle_t *native) noexcept {
  return give(memory, native);
}

ur_result_t NativeHandles::importMemory(ur_native_handle_t native, bool owned, ImportedMemory *memory) noexcept {
  const Api &api = context_.api();
  auto *const place = handleOf<std::byte *>(native);
  ze_memory_allocation_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES;
  ze_device_handle_t device = nullptr;
  void *start = nullptr;
  size_t size = 0;
  if (!place || api.zeMemGetAllocProperties(context_.native(), place, &properties, &device) != ZE_RESULT_SUCCESS ||
      properties.type == ZE_MEMORY_TYPE_UNKNOWN ||
      api.zeMemGetAddressRange(context_.native(), place, &start, &size) != ZE_RESULT_SUCCESS)
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  const MemoryKind kind = properties.type == ZE_MEMORY_TYPE_DEVICE   ? MemoryKind::device
                          : properties.type == ZE_MEMORY_TYPE_SHARED ? MemoryKind::shared
                                                                     : MemoryKind::host;
  const uint32_t position = positionOf(context_, device);
  if ((kind == MemoryKind::device && position == context_.size()) || (owned && start != place))
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  const auto before = static_cast<size_t>(place - static_cast<std::byte *>(start));
  *memory = {place, kind, position == context_.size() ? 0 : position, size - before, owned};
  return UR_RESULT_SUCCESS;
}

} // namespace ur::level_zero
