// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/driver.hpp"

#include "adapters/level_zero/kernels.hpp"
#include "adapters/level_zero/transfers.hpp"

#include <new>

namespace ur::level_zero {

using namespace core;

ur_result_t LevelZeroDriver::open(const Platform &platform, ze_context_handle_t native, bool owned,
                                  std::span<const uint32_t> devices, std::unique_ptr<Driver> *driver) {
  std::vector<const Device *> named;
  std::vector<ze_device_handle_t> natives;
  for (const uint32_t index : devices) {
    named.push_back(platform.device(index));
    if (!named.back())
      return UR_RESULT_ERROR_INVALID_DEVICE;
    natives.push_back(named.back()->native);
  }
  const DriverCaps caps = capsOf(platform, named);
  if (driverIsLost())
    return UR_RESULT_ERROR_DEVICE_LOST;
  const bool isNew = native == nullptr;
  if (isNew) {
    ze_context_desc_t desc{};
    desc.stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC;
    if (const ze_result_t result = platform.api.zeContextCreateEx(
            platform.native, &desc, static_cast<uint32_t>(natives.size()), natives.data(), &native);
        result != ZE_RESULT_SUCCESS)
      return translate(result);
  }
  ExitGate::ofProcess().watchAfter(ExitGate::Moment::contextMade);
  std::unique_ptr<LevelZeroDriver> made(new (std::nothrow) LevelZeroDriver(platform, native, std::move(named), caps));
  const ur_result_t result = made ? made->prepare() : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  if (result != UR_RESULT_SUCCESS) {
    made.reset();
    if (isNew)
      (void)platform.api.zeContextDestroy(native);
    return result;
  }
  if (isNew || owned)
    made->context_.own();
  *driver = std::move(made);
  return UR_RESULT_SUCCESS;
}

ur_result_t LevelZeroDriver::prepare() {
  void *scratch = nullptr;
  if (const ur_result_t result = memory_.alloc(MemoryKind::host, 0, sizeof *scratch_, alignof(uint64_t), &scratch);
      result != UR_RESULT_SUCCESS)
    return result;
  scratch_ = static_cast<uint64_t *>(scratch);
  return UR_RESULT_SUCCESS;
}

LevelZeroDriver::~LevelZeroDriver() {
  if (!streams_.finish())
    context_.getStuck();
  if (driverThreads().lost())
    hostCalls_.abandon();
  else
    hostCalls_.stop(); // where a device is lost, that was no wait for them
  if (scratch_ && !context_.isStuck())
    (void)memory_.free(scratch_);
}

ur_result_t LevelZeroDriver::createStream(const StreamDesc &desc, core::Stream *stream) noexcept {
  if (driverIsLost())
    return UR_RESULT_ERROR_DEVICE_LOST;
  level_zero::Stream *made = nullptr;
  const ur_result_t result = streams_.take(desc, &made);
  if (result == UR_RESULT_SUCCESS)
    *stream = reinterpret_cast<core::Stream>(made);
  return result;
}

void LevelZeroDriver::destroyStream(core::Stream stream) noexcept {
  const DriverPass pass;
  if (!pass.isLost())
    streams_.give(pass, level_zero::Stream::of(stream));
}

ur_result_t LevelZeroDriver::createEvents(uint32_t, bool, std::span<NativeEvent>) noexcept {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE; // caps().eventsFromEnqueue
}

void LevelZeroDriver::destroyEvents(std::span<const NativeEvent> events) noexcept {
  if (driverIsLost())
    return;
  events_.give(events);
}

ur_result_t LevelZeroDriver::copy(core::Stream stream, const CopyDesc &desc, const Fence &fence) noexcept {
  return passGate([&](const DriverPass &pass) { return enqueueCopy(pass, stream, desc, fence, scratch_); });
}

ur_result_t LevelZeroDriver::fill(core::Stream stream, const FillDesc &desc, const Fence &fence) noexcept {
  return passGate([&](const DriverPass &pass) { return enqueueFill(pass, stream, desc, fence, scratch_); });
}

ur_result_t LevelZeroDriver::launch(core::Stream stream, const LaunchDesc &desc, const Fence &fence) noexcept {
  return passGate([&](const DriverPass &pass) { return enqueueLaunch(pass, stream, desc, fence); });
}

ur_result_t LevelZeroDriver::fence(core::Stream stream, FenceKind kind, const Fence &fence) noexcept {
  return passGate([&](const DriverPass &pass) { return enqueueFence(pass, stream, kind, fence, scratch_); });
}

ur_result_t LevelZeroDriver::hostCall(core::Stream stream, core::HostCall call, void *data,
                                      const Fence &fence) noexcept {
  return passGate(
      [&](const DriverPass &pass) { return hostCalls_.enqueue(pass, stream, call, data, fence, scratch_); });
}

ur_result_t LevelZeroDriver::finish(core::Stream stream) noexcept {
  return finishStream(DriverPass(), level_zero::Stream::of(stream));
}

ur_result_t LevelZeroDriver::wait(NativeEvent event) noexcept {
  return events_.wait(DriverPass(), Event::of(event));
}

ur_result_t LevelZeroDriver::query(NativeEvent event, EventStatus *status) noexcept {
  return events_.query(Event::of(event), status);
}

ur_result_t LevelZeroDriver::eventTimes(NativeEvent event, uint64_t *start, uint64_t *end) noexcept {
  return events_.times(Event::of(event), start, end);
}

ur_result_t LevelZeroDriver::alloc(MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                                   void **memory) noexcept {
  if (driverIsLost())
    return UR_RESULT_ERROR_DEVICE_LOST;
  return memory_.alloc(kind, device, size, alignment, memory);
}

ur_result_t LevelZeroDriver::free(MemoryKind, void *memory) noexcept {
  return driverIsLost() ? UR_RESULT_SUCCESS : memory_.free(memory);
}

bool LevelZeroDriver::takesIl(std::span<const uint8_t> code, uint32_t device) const noexcept {
  return isSpirv(code) && context_.device(device).facts.compilerAvailable;
}

ur_result_t LevelZeroDriver::buildProgram(const ProgramDesc &desc, std::string *log, NativeProgram *program) noexcept {
  if (driverIsLost())
    return UR_RESULT_ERROR_DEVICE_LOST;
  return programs_.build(desc, log, program);
}

void LevelZeroDriver::destroyProgram(NativeProgram program) noexcept {
  delete &Program::of(program);
}

ur_result_t LevelZeroDriver::kernelNames(NativeProgram program, std::vector<std::string> *names) noexcept {
  return programs_.names(program, names);
}

ur_result_t LevelZeroDriver::createKernel(NativeProgram program, const char *name, KernelFacts *facts,
                                          NativeKernel *kernel) noexcept {
  if (driverIsLost())
    return UR_RESULT_ERROR_DEVICE_LOST;
  return programs_.createKernel(program, name, facts, kernel);
}

/// Launches of it may still run; only when the program goes, nothing does.
void LevelZeroDriver::destroyKernel(NativeKernel kernel) noexcept {
  if (driverIsLost())
    return;
  std::unique_ptr<Kernel> unused(&Kernel::of(kernel));
  Program &program = unused->program();
  program.keep(std::move(unused));
}

ur_result_t LevelZeroDriver::setCacheConfig(NativeKernel kernel, ur_kernel_cache_config_t config) noexcept {
  ze_cache_config_flags_t wanted = 0; // none
  if (config == UR_KERNEL_CACHE_CONFIG_LARGE_SLM)
    wanted = ZE_CACHE_CONFIG_FLAG_LARGE_SLM;
  else if (config == UR_KERNEL_CACHE_CONFIG_LARGE_DATA)
    wanted = ZE_CACHE_CONFIG_FLAG_LARGE_DATA;
  Kernel::of(kernel).setCacheConfig(wanted);
  return UR_RESULT_SUCCESS;
}

/// The driver counts with the arguments that the kernel was given last: with more work-group memory than that, it may
/// refuse the launch.
ur_result_t LevelZeroDriver::maxCooperativeGroups(NativeKernel kernel, const size_t (&localSize)[3], size_t,
                                                  uint32_t *groups) noexcept {
  const DriverPass pass;
  Kernel::Use use(Kernel::of(kernel), pass);
  ze_result_t result = use.result();
  if (result == ZE_RESULT_SUCCESS)
    result = use->setGroupSize(pass, localSize);
  uint32_t most = 0;
  if (result == ZE_RESULT_SUCCESS)
    result = context_.api().zeKernelSuggestMaxCooperativeGroupCount(pass, use->native(), &most);
  if (result == ZE_RESULT_SUCCESS)
    *groups = most;
  return translate(result);
}

} // namespace ur::level_zero
