// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/driver_base.hpp"

#include "adapters/core/object/driver_threads.hpp"
#include "adapters/cuda_like/detour.hpp"
#include "adapters/cuda_like/transfers.hpp"

namespace ur::LANEWAY_VENDOR {

using namespace core;

DriverCaps capsOf(const Api &api) noexcept {
  return {.signalsApart = true,
          .resetsPending = true,
          .timedEvents = api.timedEvents(),
          .hostCalls = api.streamWaits(),
          .freeBlocks = true,
          .freesInBackground = Api::freesInBackground,
          .graphRunsBlock = Api::graphLaunchesBlock,
          .unloadsBlock = true,
          .childGraphs = api.commandBufferGraphs && api.childGraphs()};
}

DriverBase::DriverBase(const Api &api, std::vector<std::unique_ptr<Device>> devices, Peers &peers)
    : api_(api), devices_(std::move(devices)), caps_(capsOf(api)), pools_(devices_, peers), registration_(devices_),
      virtualMemory_(devices_, peers), interProcess_(devices_, memory_, virtualMemory_),
      external_(devices_, virtualMemory_), graphs_(devices_), linker_(devices_),
      natives_(api_, devices_, resources_, programs_) {
  for (const std::unique_ptr<Device> &device : devices_)
    resources_.push_back(std::make_unique<DeviceResources>(*device));
}

ur_result_t DriverBase::open() {
  const ur_result_t result = pools_.open();
  return result == UR_RESULT_SUCCESS ? virtualMemory_.open() : result;
}

ur_result_t DriverBase::createStream(const StreamDesc &desc, core::Stream *stream) noexcept {
  Stream *made = nullptr;
  const ur_result_t result = resources_[desc.device]->streams.take(desc, &made);
  if (result == UR_RESULT_SUCCESS)
    *stream = reinterpret_cast<core::Stream>(made);
  return result;
}

void DriverBase::destroyStream(core::Stream stream) noexcept {
  Stream &given = Stream::of(stream);
  given.resources.streams.give(&given);
}

ur_result_t DriverBase::createEvents(uint32_t device, bool timed, std::span<NativeEvent> events) noexcept {
  const Current current(api_, devices_[device]->context());
  Result result = current.result();
  size_t made = 0;
  while (result == kSuccess && made < events.size()) {
    NativeEvent event = nullptr;
    result = Event::create(*devices_[device], timed, &event);
    if (result == kSuccess)
      events[made++] = event;
  }
  if (result != kSuccess) {
    for (NativeEvent &event : events.first(made)) {
      Event::destroy(api_, event);
      event = nullptr;
    }
  }
  return translate(result);
}

void DriverBase::destroyEvents(std::span<const NativeEvent> events) noexcept {
  if (driverIsLost())
    return;
  (void)any().release([&] {
    for (const NativeEvent event : events)
      Event::destroy(api_, event);
    return kSuccess;
  });
}

/// A record replaces the one before, over or not; what waits has taken note of that one already.
ur_result_t DriverBase::resetEvents(std::span<const NativeEvent>) noexcept {
  return UR_RESULT_SUCCESS;
}

namespace {

[[gnu::hot]] ur_result_t copyOn(const Stream &to, const CopyDesc &desc, const MemoryLocation &dst,
                                const MemoryLocation &src) noexcept {
  // Between ordinary memory and the host's other, of which the driver may know a part alone, the host copies.
  if ((dst.ordinary && src.host) || (src.ordinary && dst.host))
    return settled(to, enqueueOnHost(to, desc));
  if (dst.ordinary || src.ordinary)
    return settled(to, to.resources.staging.copy(to, desc, dst.ordinary, src.ordinary));
  const Result result = enqueueCopy(to, desc, {dst.device, src.device});
  // A range that begins in host memory somebody has registered, and ends behind it, is refused. To the host it is
  // memory like any other.
  if (result == kInvalidValue && (dst.host || src.host))
    return settled(to, to.resources.staging.copy(to, desc, dst.host, src.host));
  return settled(to, translate(result));
}

} // namespace

[[gnu::hot]] ur_result_t DriverBase::copy(core::Stream stream, const CopyDesc &desc, const Fence &fence) noexcept {
  const auto onItsWay = [&](const Stream &to) {
    const MemoryLocation dst = locationOf(api_, devices_, desc.dst, desc.dstOwn),
                         src = locationOf(api_, devices_, desc.src, desc.srcOwn);
    // Between the host and another device that device copies: the stream's own may not reach its memory.
    const Device *owner = dst.device ? dst.device : src.device;
    if (!owner || owner == &to.device || (dst.device && src.device))
      return copyOn(to, desc, dst, src);
    size_t i = 0;
    while (devices_[i].get() != owner)
      ++i;
    return detour(to, resources_[i]->streams, [&](const Stream &other) { return copyOn(other, desc, dst, src); });
  };
  return submit(stream, fence, onItsWay, devices_.size() == 1); // no detours, which make things
}

[[gnu::hot]] ur_result_t DriverBase::fill(core::Stream stream, const FillDesc &desc, const Fence &fence) noexcept {
  return submit(
      stream, fence, [&](const Stream &to) { return settled(to, enqueueFill(to, to.resources.staging, desc)); }, true);
}

[[gnu::hot]] ur_result_t DriverBase::fence(core::Stream stream, FenceKind, const Fence &fence) noexcept {
  return submit(
      stream, fence, [](const Stream &) { return kSuccess; }, true);
}

ur_result_t DriverBase::hostCall(core::Stream stream, HostCall call, void *data, const Fence &fence) noexcept {
  return submit(stream, fence, [&](const Stream &to) { return to.resources.hostCalls.enqueue(to, call, data); });
}

ur_result_t DriverBase::finish(core::Stream stream) noexcept {
  const Stream &of = Stream::of(stream);
  const auto synchronize = [&] { return streamFinish(api_, of.native, of.spareEnd); };
  return translate(of.native == kLegacyStream ? of.device.with(synchronize) : of.device.withAny(synchronize));
}

bool DriverBase::isDrained(core::Stream stream) noexcept {
  const Stream &of = Stream::of(stream);
  const auto query = [&] { return streamQuery(api_, of.native); };
  return (of.native == kLegacyStream ? of.device.with(query) : of.device.withAny(query)) == kSuccess;
}

ur_result_t DriverBase::wait(NativeEvent event) noexcept {
  const Event awaited(event);
  const Result result = any().withAny([&] { return eventSynchronize(api_, awaited.end()); });
  if (result == kSuccess)
    awaited.see();
  return translate(result);
}

ur_result_t DriverBase::query(NativeEvent event, EventStatus *status) noexcept {
  const Event asked(event);
  *status = EventStatus::submitted;
  const Result result = any().withAny([&] {
    const Result over = eventQuery(api_, asked.end());
    if (over == kSuccess)
      asked.see();
    else if (over == kNotReady && asked.timed() && eventQuery(api_, asked.timed()->start) == kSuccess)
      *status = EventStatus::running;
    return over;
  });
  if (result != kNotReady)
    *status = result == kSuccess ? EventStatus::complete : EventStatus::failed;
  return UR_RESULT_SUCCESS;
}

ur_result_t DriverBase::notify(NativeEvent event, Notification call, void *data) noexcept {
  return resources_.front()->notifier.notify(Event(event).end(), call, data);
}

ur_result_t DriverBase::eventTimes(NativeEvent event, uint64_t *start, uint64_t *end) noexcept {
  EventClock::Timed *timed = Event(event).timed();
  if (!timed)
    return UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE;
  const Result result = any().with([&] { return timed->clock.times(*timed, start, end); });
  return result == kNotReady ? UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE : translate(result);
}

ur_result_t DriverBase::alloc(MemoryKind kind, uint32_t device, size_t size, size_t alignment, void **memory) noexcept {
  return memory_.alloc(*devices_[device], kind, size, alignment, memory);
}

ur_result_t DriverBase::free(MemoryKind kind, void *memory) noexcept {
  if (kind == MemoryKind::device)
    interProcess_.forget(memory);
  return memory_.free(any(), kind, memory);
}

ur_result_t DriverBase::buildProgram(const ProgramDesc &desc, std::string *log, NativeProgram *program) noexcept {
  return programs_.build(*devices_[desc.device], desc, log, program);
}

void DriverBase::destroyProgram(NativeProgram program) noexcept {
  graphs_.forget(Program::of(program).module);
  delete &Program::of(program);
}

ur_result_t DriverBase::kernelNames(NativeProgram program, std::vector<std::string> *names) noexcept {
  return programs_.names(program, names);
}

ur_result_t DriverBase::createKernel(NativeProgram program, const char *name, KernelFacts *facts,
                                     NativeKernel *kernel) noexcept {
  return programs_.createKernel(program, name, facts, kernel);
}

void DriverBase::destroyKernel(NativeKernel kernel) noexcept {
  if (const std::shared_ptr<Module> &module = Kernel::of(kernel).module; module.use_count() == 1)
    graphs_.forget(module);
  delete &Kernel::of(kernel);
}

ur_result_t DriverBase::setCacheConfig(NativeKernel kernel, ur_kernel_cache_config_t config) noexcept {
  return programs_.setCacheConfig(kernel, config);
}

ur_result_t DriverBase::maxCooperativeGroups(NativeKernel kernel, const size_t (&localSize)[3], size_t localMemory,
                                             uint32_t *groups) noexcept {
  return programs_.maxCooperativeGroups(kernel, localSize, localMemory, groups);
}

} // namespace ur::LANEWAY_VENDOR
