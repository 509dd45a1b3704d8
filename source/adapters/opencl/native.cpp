// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/native.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/opencl/driver.hpp"
#include "adapters/opencl/info.hpp"
#include "adapters/opencl/partition.hpp"
#include "adapters/opencl/reference.hpp"

#include <algorithm>

namespace ur::opencl {

namespace {

/// Handles of OpenCL are pointers.
template <typename Handle>
ur_result_t give(Handle handle, ur_native_handle_t *native) noexcept {
  *native = reinterpret_cast<ur_native_handle_t>(handle);
  return UR_RESULT_SUCCESS;
}

} // namespace

ur_result_t OpenClNativeBackend::platformHandle(uint32_t platform, ur_native_handle_t *native) noexcept {
  return give(platforms_[platform]->native(), native);
}

ur_result_t OpenClNativeBackend::deviceHandle(uint32_t platform, uint32_t device, ur_native_handle_t *native) noexcept {
  const std::shared_ptr<Device> found = platforms_[platform]->device(device);
  return found ? give(found->native, native) : UR_RESULT_ERROR_INVALID_DEVICE;
}

ur_result_t OpenClNativeBackend::importPart(ur_native_handle_t native, ImportedPart *part) noexcept {
  return core::guarded([&] {
    const auto device = reinterpret_cast<cl_device_id>(native);
    if (platforms_.empty() || !device)
      return UR_RESULT_ERROR_INVALID_DEVICE;
    // Any platform's functions find out whose device it is.
    const Api &api = platforms_.front()->api();
    const auto platform = valueOf<cl_platform_id>(api.clGetDeviceInfo, device, CL_DEVICE_PLATFORM);
    const auto parent = valueOf<cl_device_id>(api.clGetDeviceInfo, device, CL_DEVICE_PARENT_DEVICE);
    const auto of = std::find_if(platforms_.begin(), platforms_.end(),
                                 [&](const auto &one) { return platform && one->native() == *platform; });
    if (of == platforms_.end() || !parent || !*parent)
      return UR_RESULT_ERROR_INVALID_DEVICE;
    part->how = howItWasMade(api, device);
    part->platform = static_cast<uint32_t>(of - platforms_.begin());
    part->parent = reinterpret_cast<ur_native_handle_t>(*parent);
    const std::vector<cl_device_id> all{device};
    std::vector<core::DeviceFacts> facts;
    if (const cl_int result = api.clRetainDevice(device); result != CL_SUCCESS)
      return translate(result);
    if (const ur_result_t result = (*of)->addParts(all, &facts); result != UR_RESULT_SUCCESS)
      return result == UR_RESULT_ERROR_DEVICE_PARTITION_FAILED ? UR_RESULT_ERROR_INVALID_DEVICE : result;
    part->facts = std::move(facts.front());
    return UR_RESULT_SUCCESS;
  });
}

void OpenClNativeBackend::dropPart(ur_native_handle_t native) noexcept {
  (void)platforms_.front()->api().clReleaseDevice(reinterpret_cast<cl_device_id>(native));
}

ur_result_t OpenClNativeBackend::contextDevices(ur_native_handle_t native,
                                                std::vector<ur_native_handle_t> *devices) noexcept {
  return core::guarded([&] {
    if (platforms_.empty() || native == 0)
      return UR_RESULT_ERROR_INVALID_CONTEXT;
    // Any platform's functions find out whose context it is.
    const auto natives = valuesOf<cl_device_id>(platforms_.front()->api().clGetContextInfo,
                                                reinterpret_cast<cl_context>(native), CL_CONTEXT_DEVICES);
    for (const cl_device_id device : natives)
      devices->push_back(reinterpret_cast<ur_native_handle_t>(device));
    return natives.empty() ? UR_RESULT_ERROR_INVALID_CONTEXT : UR_RESULT_SUCCESS;
  });
}

ur_result_t OpenClNativeBackend::openNativeContext(ur_native_handle_t native, bool owned, uint32_t platform,
                                                   std::span<const uint32_t> devices,
                                                   std::unique_ptr<core::Driver> *driver) noexcept {
  return core::guarded([&] {
    const auto context = reinterpret_cast<cl_context>(native);
    const Platform &of = *platforms_[platform];
    // What isn't ours is kept alive all the same: that takes nothing away.
    if (!owned) {
      if (const cl_int result = of.api().clRetainContext(context); result != CL_SUCCESS)
        return translate(result);
    }
    const ur_result_t result = core::guarded([&] { return OpenClDriver::open(of, context, devices, driver); });
    if (result == UR_RESULT_SUCCESS)
      static_cast<OpenClDriver &>(**driver).expose();
    else if (!owned)
      (void)of.api().clReleaseContext(context);
    return result;
  });
}

ur_result_t NativeHandles::contextHandle(ur_native_handle_t *native) noexcept {
  return giveOut(context_.native(), native);
}

ur_result_t NativeHandles::streamHandle(core::Stream stream, ur_native_handle_t *native) noexcept {
  Stream &of = Stream::of(stream);
  of.exposed = of.used = true;
  return giveOut(of.native, native);
}

ur_result_t NativeHandles::importStream(ur_native_handle_t native, bool owned, core::StreamDesc *desc,
                                        core::Stream *stream) noexcept {
  const auto queue = reinterpret_cast<cl_command_queue>(native);
  const auto get = context_.api().clGetCommandQueueInfo;
  const auto context = valueOf<cl_context>(get, queue, CL_QUEUE_CONTEXT);
  const auto device = valueOf<cl_device_id>(get, queue, CL_QUEUE_DEVICE);
  const auto flags = valueOf<cl_bitfield>(get, queue, CL_QUEUE_PROPERTIES);
  if (!context || *context != context_.native() || !device || !flags)
    return UR_RESULT_ERROR_INVALID_QUEUE;
  const uint32_t position = context_.position(*device);
  if (position == context_.size())
    return UR_RESULT_ERROR_INVALID_QUEUE;
  if (desc->device != UINT32_MAX && desc->device != position)
    return UR_RESULT_ERROR_INVALID_DEVICE;
  const bool ordered = (*flags & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE) == 0;
  const bool profiling = (*flags & CL_QUEUE_PROFILING_ENABLE) != 0;
  // What isn't ours is kept alive all the same, so that queues end alike.
  Reference<cl_command_queue> kept(context_.api().clReleaseCommandQueue);
  if (const cl_int result = kept.share(queue, owned, context_.api().clRetainCommandQueue); result != CL_SUCCESS)
    return translate(result);
  opencl::Stream *made = nullptr;
  const ur_result_t result = streams_.import(queue, position, ordered, profiling, &made);
  if (result != UR_RESULT_SUCCESS)
    return result;
  kept.release();
  desc->device = position;
  desc->ordered = ordered;
  desc->profiling = profiling;
  *stream = reinterpret_cast<core::Stream>(made);
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::eventHandle(core::NativeEvent event, ur_native_handle_t *native) noexcept {
  return giveOut(eventOf(event), native);
}

ur_result_t NativeHandles::importEvent(ur_native_handle_t native, bool owned, core::ImportedEvent *event) noexcept {
  const auto given = reinterpret_cast<cl_event>(native);
  const Api &api = context_.api();
  if (!given)
    return UR_RESULT_ERROR_INVALID_EVENT;
  const auto context = valueOf<cl_context>(api.clGetEventInfo, given, CL_EVENT_CONTEXT);
  const auto type = valueOf<cl_uint>(api.clGetEventInfo, given, CL_EVENT_COMMAND_TYPE);
  if (!context || *context != context_.native() || !type)
    return UR_RESULT_ERROR_INVALID_EVENT;
  const auto queue = valueOf<cl_command_queue>(api.clGetEventInfo, given, CL_EVENT_COMMAND_QUEUE);
  const auto flags =
      queue && *queue ? valueOf<cl_bitfield>(api.clGetCommandQueueInfo, *queue, CL_QUEUE_PROPERTIES).value_or(0) : 0;
  // What isn't ours is kept alive all the same, so that events end alike.
  if (!owned) {
    if (const cl_int result = api.clRetainEvent(given); result != CL_SUCCESS)
      return translate(result);
  }
  // A queue of the caller's may not have been flushed, and nobody else will do it.
  if (queue && *queue)
    (void)api.clFlush(*queue);
  *event = {reinterpret_cast<core::NativeEvent>(given), *type != CL_COMMAND_USER || isOver(api, given),
            (flags & CL_QUEUE_PROFILING_ENABLE) != 0};
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeHandles::queueOfEvent(core::NativeEvent event, ur_native_handle_t *queue) noexcept {
  const auto of = valueOf<cl_command_queue>(context_.api().clGetEventInfo, eventOf(event), CL_EVENT_COMMAND_QUEUE);
  return of ? give(*of, queue) : UR_RESULT_ERROR_INVALID_EVENT;
}

ur_result_t NativeHandles::memoryHandle(core::MemoryKind, void *memory, size_t size,
                                        ur_native_handle_t *native) noexcept {
  cl_mem buffer = nullptr;
  const ur_result_t result = memory_.handleOf(memory, size, &buffer);
  return result == UR_RESULT_SUCCESS ? giveOut(buffer, native) : result;
}

ur_result_t NativeHandles::importMemory(ur_native_handle_t native, bool owned, core::ImportedMemory *memory) noexcept {
  return memory_.import(reinterpret_cast<cl_mem>(native), owned, memory);
}

} // namespace ur::opencl
