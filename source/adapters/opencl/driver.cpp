// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/driver.hpp"

#include "adapters/core/object/driver_threads.hpp"
#include "adapters/opencl/code.hpp"
#include "adapters/opencl/events.hpp"
#include "adapters/opencl/transfers.hpp"
#include "adapters/opencl/waiting.hpp"

#include <algorithm>

namespace ur::opencl {

using namespace core;

ur_result_t OpenClDriver::open(const Platform &platform, cl_context native, std::span<const uint32_t> devices,
                               std::unique_ptr<Driver> *driver) {
  std::vector<std::shared_ptr<Device>> named;
  for (const uint32_t index : devices) {
    named.push_back(platform.device(index));
    if (!named.back())
      return UR_RESULT_ERROR_INVALID_DEVICE;
  }
  const Api &api = platform.api();
  cl_int result = CL_SUCCESS;
  const cl_event done = api.clCreateUserEvent(native, &result);
  if (done)
    result = api.clSetUserEventStatus(done, CL_COMPLETE);
  const DriverCaps caps = capsOf(named);
  std::unique_ptr<Driver> made;
  if (result == CL_SUCCESS)
    made.reset(new (std::nothrow) OpenClDriver(platform, native, done, std::move(named), caps));
  if (!made) {
    if (done)
      (void)api.clReleaseEvent(done);
    return result == CL_SUCCESS ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY : translate(result);
  }
  *driver = std::move(made);
  return UR_RESULT_SUCCESS;
}

ur_result_t OpenClDriver::createStream(const StreamDesc &desc, core::Stream *stream) noexcept {
  if (driverIsLost())
    return UR_RESULT_ERROR_DEVICE_LOST;
  opencl::Stream *made = nullptr;
  const ur_result_t result = streams_.take(desc, &made);
  if (result == UR_RESULT_SUCCESS)
    *stream = reinterpret_cast<core::Stream>(made);
  return result;
}

void OpenClDriver::destroyStream(core::Stream stream) noexcept {
  if (driverIsLost())
    return;
  streams_.give(&opencl::Stream::of(stream));
}

ur_result_t OpenClDriver::createEvents(uint32_t, bool, std::span<NativeEvent>) noexcept {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE; // caps().eventsFromEnqueue
}

void OpenClDriver::destroyEvents(std::span<const NativeEvent> events) noexcept {
  if (driverIsLost())
    return;
  for (const NativeEvent event : events) {
    context_.begins().forget(eventOf(event));
    context_.giveUp(eventOf(event));
  }
}

ur_result_t OpenClDriver::copy(core::Stream stream, const CopyDesc &desc, const Fence &fence) noexcept {
  return enqueueCopy(stream, desc, fence);
}

ur_result_t OpenClDriver::fill(core::Stream stream, const FillDesc &desc, const Fence &fence) noexcept {
  return enqueueFill(stream, desc, fence);
}

ur_result_t OpenClDriver::launch(core::Stream stream, const LaunchDesc &desc, const Fence &fence) noexcept {
  return enqueueLaunch(stream, desc, fence);
}

ur_result_t OpenClDriver::fence(core::Stream stream, FenceKind kind, const Fence &fence) noexcept {
  return enqueueFence(stream, kind, fence);
}

ur_result_t OpenClDriver::hostCall(core::Stream stream, HostCall call, void *data, const Fence &fence) noexcept {
  return passGate([&](const DriverPass &pass) { return hostCalls_.enqueue(pass, stream, call, data, fence); });
}

ur_result_t OpenClDriver::flush(core::Stream stream) noexcept {
  return passGate([&](const DriverPass &) { return translate(api().clFlush(opencl::Stream::of(stream).native)); });
}

ur_result_t OpenClDriver::finish(core::Stream stream) noexcept {
  return passGate([&](const DriverPass &) {
    opencl::Stream &of = opencl::Stream::of(stream);
    of.used.store(false, std::memory_order_relaxed);
    const cl_int result = finishQueue(api(), of.native);
    if (result != CL_SUCCESS)
      of.used.store(true, std::memory_order_relaxed);
    return translate(result);
  });
}

ur_result_t OpenClDriver::wait(NativeEvent event) noexcept {
  return passGate([&](const DriverPass &) {
    return waitFor(api(), eventOf(event), caps_.hostCopies ? EffectsIn::hostMemory : EffectsIn::deviceMemory);
  });
}

ur_result_t OpenClDriver::query(NativeEvent event, EventStatus *status) noexcept {
  return passGate([&](const DriverPass &) { return opencl::query(api(), eventOf(event), status); });
}

ur_result_t OpenClDriver::notify(NativeEvent event, Notification call, void *data) noexcept {
  return passGate([&](const DriverPass &) { return opencl::notify(api(), eventOf(event), call, data); });
}

ur_result_t OpenClDriver::eventTimes(NativeEvent event, uint64_t *start, uint64_t *end) noexcept {
  const ur_result_t result = times(api(), eventOf(event), start, end);
  uint64_t began = 0;
  if (result == UR_RESULT_SUCCESS && context_.begins().find(eventOf(event), &began))
    *start = std::min(*start, began);
  return result;
}

ur_result_t OpenClDriver::alloc(MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                                void **memory) noexcept {
  if (driverIsLost())
    return UR_RESULT_ERROR_DEVICE_LOST;
  return memory_.alloc(kind, device, size, alignment, memory);
}

ur_result_t OpenClDriver::free(MemoryKind kind, void *memory) noexcept {
  return driverIsLost() ? UR_RESULT_SUCCESS : memory_.free(kind, memory);
}

bool OpenClDriver::takesIl(std::span<const uint8_t> code, uint32_t device) const noexcept {
  return takesCode(context_, code, device);
}

ur_result_t OpenClDriver::buildProgram(const ProgramDesc &desc, std::string *log, NativeProgram *program) noexcept {
  if (driverIsLost())
    return UR_RESULT_ERROR_DEVICE_LOST;
  return programs_.build(desc, log, program);
}

void OpenClDriver::destroyProgram(NativeProgram program) noexcept {
  if (driverIsLost())
    return;
  programs_.destroy(program);
}

ur_result_t OpenClDriver::kernelNames(NativeProgram program, std::vector<std::string> *names) noexcept {
  return programs_.names(program, names);
}

ur_result_t OpenClDriver::createKernel(NativeProgram program, const char *name, KernelFacts *facts,
                                       NativeKernel *kernel) noexcept {
  if (driverIsLost())
    return UR_RESULT_ERROR_DEVICE_LOST;
  return programs_.createKernel(program, name, facts, kernel);
}

void OpenClDriver::destroyKernel(NativeKernel kernel) noexcept {
  if (driverIsLost())
    return;
  programs_.destroyKernel(kernel);
}

} // namespace ur::opencl
