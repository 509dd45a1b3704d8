// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/driver.hpp"

#include "adapters/core/port/text.hpp"
#include "adapters/cuda_like/detour.hpp"
#include "adapters/cuda_like/transfers.hpp"

namespace ur::cuda {

using namespace core;

DriverCaps capsOf(const Api &api) noexcept {
  return {.signalsApart = true,
          .resetsPending = true,
          .timedEvents = api.timedEvents(),
          .hostCalls = true,
          .freeBlocks = true};
}

CudaDriver::CudaDriver(const Api &api, std::vector<std::unique_ptr<Device>> devices, Peers &peers)
    : api_(api), caps_(capsOf(api)), devices_(std::move(devices)), pools_(devices_, peers), registration_(devices_),
      virtualMemory_(devices_, peers), interProcess_(devices_, memory_, virtualMemory_),
      external_(devices_, virtualMemory_), linker_(devices_), natives_(api_, devices_, lanes_, programs_) {
  for (const std::unique_ptr<Device> &device : devices_)
    lanes_.push_back(std::make_unique<Lanes>(*device));
}

ur_result_t CudaDriver::open() {
  const ur_result_t result = pools_.open();
  return result == UR_RESULT_SUCCESS ? virtualMemory_.open() : result;
}

ur_result_t CudaDriver::createStream(const StreamDesc &desc, core::Stream *stream) noexcept {
  cuda::Stream *made = nullptr;
  const ur_result_t result = lanes_[desc.device]->streams.take(desc, &made);
  if (result == UR_RESULT_SUCCESS)
    *stream = reinterpret_cast<core::Stream>(made);
  return result;
}

void CudaDriver::destroyStream(core::Stream stream) noexcept {
  cuda::Stream &given = cuda::Stream::of(stream);
  given.lanes.streams.give(&given);
}

ur_result_t CudaDriver::createEvents(uint32_t device, bool timed, std::span<NativeEvent> events) noexcept {
  const Current current(api_, devices_[device]->context());
  CUresult result = current.result();
  size_t made = 0;
  while (result == CUDA_SUCCESS && made < events.size()) {
    NativeEvent event = nullptr;
    result = Event::create(*devices_[device], timed, &event);
    if (result == CUDA_SUCCESS)
      events[made++] = event;
  }
  if (result != CUDA_SUCCESS)
    for (NativeEvent &event : events.first(made)) {
      Event::destroy(api_, event);
      event = nullptr;
    }
  return translate(result);
}

void CudaDriver::destroyEvents(std::span<const NativeEvent> events) noexcept {
  const Current current(api_, any().context());
  for (const NativeEvent event : events)
    Event::destroy(api_, event);
}

/// A record replaces the one before, over or not; what waits has taken note of that one already.
ur_result_t CudaDriver::resetEvents(std::span<const NativeEvent>) noexcept {
  return UR_RESULT_SUCCESS;
}

namespace {

[[gnu::hot]] ur_result_t copyOn(const cuda::Stream &to, const CopyDesc &desc, const Place &dst,
                                const Place &src) noexcept {
  if (dst.ordinary || src.ordinary)
    return settled(to, to.lanes.staging.copy(to, desc, dst.ordinary, src.ordinary));
  const CUresult result = enqueueCopy(to, desc, {dst.device, src.device});
  // A range that begins in host memory somebody has registered, and ends behind it, is refused. To the host it is
  // memory like any other.
  if (result == CUDA_ERROR_INVALID_VALUE && (dst.host || src.host))
    return settled(to, to.lanes.staging.copy(to, desc, dst.host, src.host));
  return settled(to, translate(result));
}

} // namespace

/// Of what the core knows the driver isn't asked.
Place CudaDriver::placeOf(const void *address, const std::optional<OwnMemory> &own) const noexcept {
  if (!own)
    return cuda::placeOf(api_, devices_, address);
  const bool ofOneOfSeveral = own->kind == MemoryKind::device && devices_.size() != 1;
  return {.host = own->kind == MemoryKind::host, .device = ofOneOfSeveral ? devices_[own->device].get() : nullptr};
}

[[gnu::hot]] ur_result_t CudaDriver::copy(core::Stream stream, const CopyDesc &desc, const Fence &fence) noexcept {
  const auto onItsWay = [&](const cuda::Stream &to) {
    const Place dst = placeOf(desc.dst, desc.dstOwn), src = placeOf(desc.src, desc.srcOwn);
    // Between the host and another device that device copies: the stream's own may not reach its memory.
    const Device *owner = dst.device ? dst.device : src.device;
    if (!owner || owner == &to.device || (dst.device && src.device))
      return copyOn(to, desc, dst, src);
    size_t i = 0;
    while (devices_[i].get() != owner)
      ++i;
    return detour(to, lanes_[i]->streams, [&](const cuda::Stream &other) { return copyOn(other, desc, dst, src); });
  };
  return submit(stream, fence, onItsWay, devices_.size() == 1); // no detours, which make things
}

[[gnu::hot]] ur_result_t CudaDriver::fill(core::Stream stream, const FillDesc &desc, const Fence &fence) noexcept {
  return submit(
      stream, fence, [&](const cuda::Stream &to) { return settled(to, enqueueFill(to, to.lanes.staging, desc)); },
      true);
}

[[gnu::hot]] ur_result_t CudaDriver::fence(core::Stream stream, FenceKind, const Fence &fence) noexcept {
  return submit(
      stream, fence, [](const cuda::Stream &) { return CUDA_SUCCESS; }, true);
}

ur_result_t CudaDriver::hostCall(core::Stream stream, HostCall call, void *data, const Fence &fence) noexcept {
  return submit(stream, fence, [&](const cuda::Stream &to) { return to.lanes.hostCalls.submit(to, call, data); });
}

ur_result_t CudaDriver::finish(core::Stream stream) noexcept {
  const cuda::Stream &of = cuda::Stream::of(stream);
  const auto synchronize = [&] { return api_.cuStreamSynchronize(of.native); };
  return translate(of.native == kLegacyStream ? of.device.with(synchronize) : of.device.withAny(synchronize));
}

bool CudaDriver::isDrained(core::Stream stream) noexcept {
  const cuda::Stream &of = cuda::Stream::of(stream);
  const auto query = [&] { return api_.cuStreamQuery(of.native); };
  return (of.native == kLegacyStream ? of.device.with(query) : of.device.withAny(query)) == CUDA_SUCCESS;
}

ur_result_t CudaDriver::wait(NativeEvent event) noexcept {
  const Event awaited(event);
  const CUresult result = any().withAny([&] { return api_.cuEventSynchronize(awaited.end()); });
  if (result == CUDA_SUCCESS)
    awaited.see();
  return translate(result);
}

ur_result_t CudaDriver::query(NativeEvent event, EventStatus *status) noexcept {
  const Event asked(event);
  *status = EventStatus::submitted;
  const CUresult result = any().withAny([&] {
    const CUresult over = api_.cuEventQuery(asked.end());
    if (over == CUDA_SUCCESS)
      asked.see();
    else if (over == CUDA_ERROR_NOT_READY && asked.timed() && api_.cuEventQuery(asked.timed()->start) == CUDA_SUCCESS)
      *status = EventStatus::running;
    return over;
  });
  if (result != CUDA_ERROR_NOT_READY)
    *status = result == CUDA_SUCCESS ? EventStatus::complete : EventStatus::failed;
  return UR_RESULT_SUCCESS;
}

ur_result_t CudaDriver::notify(NativeEvent event, Notification call, void *data) noexcept {
  return lanes_.front()->notifier.notify(Event(event).end(), call, data);
}

ur_result_t CudaDriver::eventTimes(NativeEvent event, uint64_t *start, uint64_t *end) noexcept {
  EventClock::Timed *timed = Event(event).timed();
  if (!timed)
    return UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE;
  const CUresult result = any().with([&] { return timed->clock.times(*timed, start, end); });
  return result == CUDA_ERROR_NOT_READY ? UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE : translate(result);
}

ur_result_t CudaDriver::alloc(MemoryKind kind, uint32_t device, size_t size, size_t alignment, void **memory) noexcept {
  return memory_.alloc(*devices_[device], kind, size, alignment, memory);
}

ur_result_t CudaDriver::free(MemoryKind kind, void *memory) noexcept {
  if (kind == MemoryKind::device)
    interProcess_.forget(memory);
  return memory_.free(any(), kind, memory);
}

bool CudaDriver::takesIl(std::span<const uint8_t> code, uint32_t) const noexcept {
  return isText(code); // PTX, CUDA C++
}

ur_result_t CudaDriver::buildProgram(const ProgramDesc &desc, std::string *log, NativeProgram *program) noexcept {
  return programs_.build(*devices_[desc.device], desc, log, program);
}

void CudaDriver::destroyProgram(NativeProgram program) noexcept {
  delete &Program::of(program);
}

ur_result_t CudaDriver::kernelNames(NativeProgram program, std::vector<std::string> *names) noexcept {
  return programs_.names(program, names);
}

ur_result_t CudaDriver::createKernel(NativeProgram program, const char *name, KernelFacts *facts,
                                     NativeKernel *kernel) noexcept {
  return programs_.createKernel(program, name, facts, kernel);
}

void CudaDriver::destroyKernel(NativeKernel kernel) noexcept {
  delete &Kernel::of(kernel);
}

ur_result_t CudaDriver::setCacheConfig(NativeKernel kernel, ur_kernel_cache_config_t config) noexcept {
  return programs_.setCacheConfig(kernel, config);
}

ur_result_t CudaDriver::maxCooperativeGroups(NativeKernel kernel, const size_t (&localSize)[3], size_t localMemory,
                                             uint32_t *groups) noexcept {
  return programs_.maxCooperativeGroups(kernel, localSize, localMemory, groups);
}

} // namespace ur::cuda
