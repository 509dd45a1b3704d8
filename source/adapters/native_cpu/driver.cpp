// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/driver.hpp"

#include "adapters/native_cpu/kernel.hpp"
#include "adapters/native_cpu/limits.hpp"
#include "adapters/native_cpu/stream.hpp"
#include "adapters/native_cpu/work.hpp"
#include "common/vendor_calls.hpp"

#include <algorithm>
#include <new>
#include <utility>

namespace ur::native_cpu {

using namespace core;

namespace {

native_cpu::Stream &streamOf(core::Stream stream) {
  return *reinterpret_cast<native_cpu::Stream *>(stream);
}
Command &commandOf(NativeEvent event) {
  return *reinterpret_cast<Command *>(event);
}

} // namespace

NativeCpuDriver::~NativeCpuDriver() {
  for (Command *command : leftovers_) {
    engine_->await(command);
    engine_->release(command);
  }
}

const DriverCaps &NativeCpuDriver::caps() const noexcept {
  return kCaps;
}

ur_result_t NativeCpuDriver::createStream(const StreamDesc &desc, core::Stream *stream) noexcept {
  auto *made = new (std::nothrow) native_cpu::Stream(*crews_[desc.device], desc);
  if (!made)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  *stream = reinterpret_cast<core::Stream>(made);
  return UR_RESULT_SUCCESS;
}

void NativeCpuDriver::destroyStream(core::Stream stream) noexcept {
  Command *last = nullptr;
  if (streamOf(stream).last(&last) == UR_RESULT_SUCCESS && last && !keepUntilDone(last)) {
    engine_->await(last); // no memory to remember it
    engine_->release(last);
  }
  delete &streamOf(stream);
}

/// Makes the destructor wait for a command, and takes over a reference. False if there is no memory for that.
bool NativeCpuDriver::keepUntilDone(Command *command) noexcept {
  std::lock_guard lock(mutex_);
  if (leftovers_.size() >= pruneAt_) {
    std::erase_if(leftovers_, [this](Command *old) {
      const bool done = old->finished();
      if (done)
        engine_->release(old);
      return done;
    });
    pruneAt_ = std::max<size_t>(16, leftovers_.size() * 2);
  }
  try {
    leftovers_.push_back(command);
    return true;
  } catch (...) {
    return false;
  }
}

ur_result_t NativeCpuDriver::createEvents(uint32_t, bool, std::span<NativeEvent>) noexcept {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE; // caps().eventsFromEnqueue
}

void NativeCpuDriver::destroyEvents(std::span<const NativeEvent> events) noexcept {
  CommandList unused;
  for (NativeEvent event : events)
    engine_->release(&commandOf(event), nullptr, &unused);
  engine_->put(unused);
}

ur_result_t NativeCpuDriver::copy(core::Stream stream, const CopyDesc &desc, const Fence &fence) noexcept {
  return streamOf(stream).submit(fence, [&](Command &command) { return prepareCopy(command, desc); });
}

ur_result_t NativeCpuDriver::fill(core::Stream stream, const FillDesc &desc, const Fence &fence) noexcept {
  return streamOf(stream).submit(fence, [&](Command &command) { return prepareFill(command, command.payload, desc); });
}

ur_result_t NativeCpuDriver::launch(core::Stream stream, const LaunchDesc &desc, const Fence &fence) noexcept {
  return streamOf(stream).submit(fence,
                                 [&](Command &command) { return prepareLaunch(command, command.payload, desc); });
}

ur_result_t NativeCpuDriver::fence(core::Stream stream, FenceKind kind, const Fence &fence) noexcept {
  if (kind == FenceKind::barrier)
    return streamOf(stream).barrier(fence);
  return streamOf(stream).submit(fence, [](Command &) { return UR_RESULT_SUCCESS; });
}

ur_result_t NativeCpuDriver::hostCall(core::Stream stream, HostCall call, void *data, const Fence &fence) noexcept {
  return streamOf(stream).submit(fence, [&](Command &command) {
    command.action = Action::hostCall;
    command.call = {call, data};
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t NativeCpuDriver::finish(core::Stream stream) noexcept {
  Command *last = nullptr;
  ur_result_t result = streamOf(stream).last(&last);
  if (!last)
    return result;
  const VendorCall observed("Driver::finish");
  if (engine_->await(last) == UR_RESULT_ERROR_DEVICE_LOST && engine_->lost())
    result = UR_RESULT_ERROR_DEVICE_LOST;
  engine_->release(last);
  return result;
}

ur_result_t NativeCpuDriver::wait(NativeEvent event) noexcept {
  const VendorCall observed("Driver::wait");
  return engine_->await(&commandOf(event));
}

ur_result_t NativeCpuDriver::query(NativeEvent event, EventStatus *status) noexcept {
  const uint32_t state = commandOf(event).state.load(std::memory_order_acquire);
  *status = state & Command::kFailed     ? EventStatus::failed
            : state & Command::kComplete ? EventStatus::complete
            : state & Command::kRunning  ? EventStatus::running
                                         : EventStatus::submitted;
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeCpuDriver::notify(NativeEvent event, Notification call, void *data) noexcept {
  Command &awaited = commandOf(event);
  if (awaited.finished()) {
    call(data, awaited.failed() ? EventStatus::failed : EventStatus::complete);
    return UR_RESULT_SUCCESS;
  }
  CommandList taken = engine_->take();
  Command *command = taken.pop();
  if (!command)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  engine_->put(std::exchange(taken, {}));
  command->open(2);
  if (!keepUntilDone(command)) {
    taken.push(command);
    engine_->put(taken);
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  awaited.retain();
  command->crew = awaited.crew;
  command->priority = awaited.priority;
  command->action = Action::notify;
  command->notify = {call, data, &awaited};
  command->follow(awaited, false);
  engine_->submitted(command);
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeCpuDriver::eventTimes(NativeEvent event, uint64_t *start, uint64_t *end) noexcept {
  const Command &command = commandOf(event);
  if (!command.finished() || !command.timed)
    return UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE;
  *start = command.start;
  *end = command.end;
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeCpuDriver::alloc(MemoryKind kind, uint32_t, size_t size, size_t alignment, void **memory) noexcept {
  return memory_->alloc(kind, size, alignment, memory);
}

ur_result_t NativeCpuDriver::free(MemoryKind kind, void *memory) noexcept {
  if (kind != MemoryKind::device || !interProcess_.free(memory))
    memory_->free(memory);
  return UR_RESULT_SUCCESS;
}

ur_result_t NativeCpuDriver::buildProgram(const ProgramDesc &desc, std::string *log, NativeProgram *program) noexcept {
  return programs_.build(desc, log, program);
}

void NativeCpuDriver::destroyProgram(NativeProgram program) noexcept {
  delete &Program::of(program);
}

ur_result_t NativeCpuDriver::kernelNames(NativeProgram program, std::vector<std::string> *names) noexcept {
  return programs_.names(program, names);
}

ur_result_t NativeCpuDriver::createKernel(NativeProgram program, const char *name, KernelFacts *facts,
                                          NativeKernel *kernel) noexcept {
  return programs_.createKernel(program, name, facts, kernel);
}

void NativeCpuDriver::destroyKernel(NativeKernel kernel) noexcept {
  reinterpret_cast<Kernel *>(kernel)->release();
}

ur_result_t NativeCpuDriver::maxCooperativeGroups(NativeKernel, const size_t (&)[3], size_t,
                                                  uint32_t *groups) noexcept {
  *groups = kMaxCooperativeGroups; // each has a thread of its own, whatever its size
  return UR_RESULT_SUCCESS;
}

} // namespace ur::native_cpu
