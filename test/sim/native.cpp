// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/native.hpp"

#include "sim/booking.hpp"
#include "sim/driver.hpp"

#include <algorithm>

namespace ur::sim {

namespace {

template <class H>
uintptr_t number(H handle) {
  return reinterpret_cast<uintptr_t>(handle);
}

// Handles that no count of the world's gives out.
constexpr ur_native_handle_t kPlatformHandle = 0x51000000, kDeviceHandle = 0x51000100;

uint32_t deviceNumber(ur_native_handle_t device) {
  return static_cast<uint32_t>(device - kDeviceHandle);
}

class SimNativeBackend final : public core::NativeBackend {
public:
  ur_result_t platformHandle(uint32_t, ur_native_handle_t *native) noexcept override {
    return book(Call::nativeHandle, [&] {
      *native = kPlatformHandle;
      return UR_RESULT_SUCCESS;
    });
  }
  ur_result_t deviceHandle(uint32_t, uint32_t device, ur_native_handle_t *native) noexcept override {
    return book(Call::nativeHandle, [&] {
      *native = kDeviceHandle + device;
      return UR_RESULT_SUCCESS;
    });
  }
  ur_result_t importPart(ur_native_handle_t native, ImportedPart *part) noexcept override {
    return book(Call::importNative, [&] {
      uint32_t parent = 0;
      if (!World::instance().partitions.import(deviceNumber(native), &part->facts, &parent))
        return UR_RESULT_ERROR_INVALID_DEVICE;
      part->parent = kDeviceHandle + parent;
      part->how.push_back({UR_DEVICE_PARTITION_BY_COUNTS, {.count = part->facts.maxComputeUnits}});
      return UR_RESULT_SUCCESS;
    });
  }
  void dropPart(ur_native_handle_t native) noexcept override {
    World::instance().partitions.releasePart(0, deviceNumber(native));
  }
  ur_result_t contextDevices(ur_native_handle_t native, std::vector<ur_native_handle_t> *devices) noexcept override {
    return book(Call::nativeHandle, [&] {
      std::vector<uint32_t> spanned;
      if (!World::instance().nativeContextDevices(native, &spanned))
        return UR_RESULT_ERROR_INVALID_CONTEXT;
      for (const uint32_t device : spanned)
        devices->push_back(kDeviceHandle + device);
      return UR_RESULT_SUCCESS;
    });
  }
  ur_result_t openNativeContext(ur_native_handle_t native, bool owned, uint32_t platform,
                                std::span<const uint32_t> devices,
                                std::unique_ptr<core::Driver> *driver) noexcept override {
    return book(Call::importNative, [&] {
      std::vector<uint32_t> spanned;
      if (platform != 0 || !World::instance().nativeContextDevices(native, &spanned))
        return UR_RESULT_ERROR_INVALID_CONTEXT;
      for (uint32_t device : devices) {
        if (std::find(spanned.begin(), spanned.end(), device) == spanned.end())
          return UR_RESULT_ERROR_INVALID_DEVICE;
      }
      *driver = makeDriver(devices, native, owned);
      return UR_RESULT_SUCCESS;
    });
  }
};

} // namespace

// The world's part: what imports stand for.

uintptr_t World::target(const void *context, uintptr_t handle, const char *what) {
  const auto import = imports_.find(handle);
  if (import == imports_.end())
    return handle;
  if (import->second.context != context)
    ledger.report(Fault::unknownHandle, std::string(what) + ": the import of another context");
  return import->second.target;
}

uintptr_t World::import(const void *context, uintptr_t native, bool owned) {
  // An import of an import stands for the object itself.
  const auto other = imports_.find(native);
  imports_.emplace(++nextHandle_, Import{context, other == imports_.end() ? native : other->second.target, owned});
  return nextHandle_;
}

uintptr_t World::nativeHandle(const void *context, uintptr_t handle) {
  Lock lock(mutex_);
  return target(context, handle, "native handle");
}

bool World::exists(uintptr_t native) {
  Lock lock(mutex_);
  return streams_.count(native) + events_.count(native) != 0;
}

ur_result_t World::importStream(const void *context, uintptr_t native, bool owned, std::span<const uint32_t> devices,
                                core::StreamDesc *desc, uintptr_t *stream) {
  Lock lock(mutex_);
  const auto found = streams_.find(native);
  if (found == streams_.end())
    return UR_RESULT_ERROR_INVALID_QUEUE;
  const StreamState &state = *found->second;
  const auto device = std::find(devices.begin(), devices.end(), state.device);
  const auto position = static_cast<uint32_t>(device - devices.begin());
  if (device == devices.end() || (desc->device != UINT32_MAX && desc->device != position))
    return UR_RESULT_ERROR_INVALID_DEVICE;
  desc->device = position;
  desc->ordered = state.info.desc.ordered;
  desc->priority = state.info.desc.priority;
  desc->profiling = state.info.desc.profiling || (desc->profiling && !options_.caps.eventsFromEnqueue);
  *stream = import(context, native, owned);
  return UR_RESULT_SUCCESS;
}

ur_result_t World::importEvent(const void *context, uintptr_t native, bool owned, core::ImportedEvent *event) {
  Lock lock(mutex_);
  const auto found = events_.find(native);
  if (found == events_.end() || !found->second->command)
    return UR_RESULT_ERROR_INVALID_EVENT;
  event->submitted = !found->second->user || found->second->command->done();
  event->timed = found->second->timed;
  event->event = reinterpret_cast<core::NativeEvent>(import(context, native, owned));
  return UR_RESULT_SUCCESS;
}

uintptr_t World::streamOf(const void *context, uintptr_t event) {
  Lock lock(mutex_);
  const auto found = events_.find(target(context, event, "an event's stream"));
  if (!options_.caps.eventsFromEnqueue || found == events_.end() || !found->second->command)
    return 0;
  const auto stream = std::find_if(streams_.begin(), streams_.end(),
                                   [&](const auto &one) { return one.second == found->second->command->stream; });
  return stream == streams_.end() ? 0 : stream->first;
}

uintptr_t World::createSharedEvent(const void *context, uint32_t device) {
  Lock lock(mutex_);
  events_.emplace(++nextHandle_, std::make_shared<EventState>(EventState{context, device, false, nullptr, false, 1}));
  return nextHandle_;
}

uintptr_t World::shareEvent(const void *context, uintptr_t event, uint32_t *device) {
  Lock lock(mutex_);
  const auto import = imports_.find(event);
  const auto found = events_.find(import == imports_.end() ? event : import->second.target);
  if (found == events_.end() || found->second->users == 0)
    return 0;
  ++found->second->users;
  if (device)
    *device = found->second->device;
  return this->import(context, event, false);
}

uintptr_t World::openNativeContext(std::span<const uint32_t> devices) {
  Lock lock(mutex_);
  nativeContexts_.emplace(++nextHandle_, std::vector<uint32_t>(devices.begin(), devices.end()));
  return nextHandle_;
}

bool World::nativeContextDevices(uintptr_t native, std::vector<uint32_t> *devices) {
  Lock lock(mutex_);
  const auto found = nativeContexts_.find(native);
  if (found != nativeContexts_.end())
    *devices = found->second;
  return found != nativeContexts_.end();
}

void World::closeNativeContext(uintptr_t native, bool owned) {
  Lock lock(mutex_);
  if (owned ? nativeContexts_.erase(native) == 0 : nativeContexts_.count(native) == 0)
    ledger.report(Fault::useAfterDestroy, "a native context was destroyed before the end of its use");
}

/// A user event is the event of a command without a stream that anybody knows, which a gate holds.
uintptr_t World::createUserEvent(const void *context) {
  Lock lock(mutex_);
  auto command = std::make_shared<Command>();
  command->stream = std::make_shared<StreamState>();
  command->context = command->stream->context = context;
  command->info.number = log_.size() + 1;
  command->gates.push_back(std::make_shared<Gate>());
  command->stream->pending.push_back(command);
  busy_.push_back(command->stream);
  log_.push_back(command);
  events_.emplace(++nextHandle_, std::make_shared<EventState>(EventState{context, 0, false, command, true}));
  return nextHandle_;
}

void World::signalUserEvent(uintptr_t event, ur_result_t outcome) {
  Lock lock(mutex_);
  const auto found = events_.find(event);
  if (found == events_.end() || !found->second->user || found->second->command->done()) {
    ledger.report(Fault::badArgument, "signal of what is no user event, or signalled already");
    return;
  }
  const CommandRef command = found->second->command;
  command->failure = outcome;
  command->clock.join(host_); // all that the host knows precedes its word
  for (const GateRef &gate : command->gates)
    gate->open = true;
  run(lock, command);
}

// The driver's part.

ur_result_t SimNative::contextHandle(ur_native_handle_t *native) noexcept {
  return book(Call::nativeHandle, [&] {
    *native = context_;
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t SimNative::streamHandle(core::Stream stream, ur_native_handle_t *native) noexcept {
  return book(Call::nativeHandle, [&] {
    *native = World::instance().nativeHandle(driver_, number(stream));
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t SimNative::importStream(ur_native_handle_t native, bool owned, core::StreamDesc *desc,
                                    core::Stream *stream) noexcept {
  return book(Call::importNative, [&] {
    uintptr_t made = 0;
    const ur_result_t result = World::instance().importStream(driver_, native, owned, devices_, desc, &made);
    if (result == UR_RESULT_SUCCESS)
      *stream = reinterpret_cast<core::Stream>(made);
    return result;
  });
}

ur_result_t SimNative::eventHandle(core::NativeEvent event, ur_native_handle_t *native) noexcept {
  return book(Call::nativeHandle, [&] {
    *native = World::instance().nativeHandle(driver_, number(event));
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t SimNative::importEvent(ur_native_handle_t native, bool owned, core::ImportedEvent *event) noexcept {
  return book(Call::importNative, [&] { return World::instance().importEvent(driver_, native, owned, event); });
}

ur_result_t SimNative::queueOfEvent(core::NativeEvent event, ur_native_handle_t *queue) noexcept {
  return book(Call::nativeHandle, [&] {
    *queue = World::instance().streamOf(driver_, number(event));
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t SimNative::makeProgram(const core::ProgramDesc &desc, core::NativeProgram *program) noexcept {
  return book(Call::importNative, [&] { return programs_.makeUnbuilt(desc, program); });
}
ur_result_t SimNative::programHandle(core::NativeProgram program, ur_native_handle_t *native) noexcept {
  return book(Call::nativeHandle, [&] { return programs_.handleOf(program, native); });
}
ur_result_t SimNative::importProgram(ur_native_handle_t native, bool owned, core::ImportedProgram *program) noexcept {
  return book(Call::importNative, [&] { return programs_.import(native, owned, program); });
}
ur_result_t SimNative::kernelHandle(core::NativeKernel kernel, ur_native_handle_t *native) noexcept {
  return book(Call::nativeHandle, [&] { return programs_.handleOf(kernel, native); });
}
ur_result_t SimNative::kernelProgram(ur_native_handle_t kernel, ur_native_handle_t *program) noexcept {
  return book(Call::nativeHandle, [&] { return programs_.programOf(kernel, program); });
}
ur_result_t SimNative::importKernel(ur_native_handle_t native, bool owned, core::NativeProgram program,
                                    core::KernelFacts *facts, core::NativeKernel *kernel) noexcept {
  return book(Call::importNative, [&] { return programs_.import(native, owned, program, facts, kernel); });
}

std::unique_ptr<core::NativeBackend> makeNativeBackend() {
  return std::make_unique<SimNativeBackend>();
}

// A program that uses the vendor's API itself.

Vendor::Vendor(std::vector<uint32_t> devices) : driver_(makeDriver(devices)) {}

ur_native_handle_t Vendor::context() {
  ur_native_handle_t handle = 0;
  return native().contextHandle(&handle) == UR_RESULT_SUCCESS ? handle : 0;
}

ur_native_handle_t Vendor::makeContext(const std::vector<uint32_t> &devices) {
  return World::instance().openNativeContext(devices);
}
bool Vendor::contextExists(ur_native_handle_t context) {
  std::vector<uint32_t> devices;
  return World::instance().nativeContextDevices(context, &devices);
}
ur_native_handle_t Vendor::splitOff(ur_native_handle_t device, uint32_t units) {
  std::vector<core::DeviceFacts> parts;
  const core::PartitionDesc desc{UR_DEVICE_PARTITION_BY_COUNTS, {&units, 1}, 0};
  return World::instance().partitions.split(0, deviceNumber(device), desc, &parts) == UR_RESULT_SUCCESS
             ? kDeviceHandle + parts.front().index
             : 0;
}
void Vendor::releasePart(ur_native_handle_t part) {
  World::instance().partitions.releasePart(0, deviceNumber(part));
}
size_t Vendor::references(ur_native_handle_t part) {
  return World::instance().partitions.references(deviceNumber(part));
}
bool Vendor::streamExists(ur_native_handle_t stream) {
  return World::instance().exists(stream);
}
bool Vendor::eventExists(ur_native_handle_t event) {
  return World::instance().exists(event);
}

ur_native_handle_t Vendor::stream(bool ordered, uint32_t device) {
  core::Stream made{};
  return driver_->createStream({.device = device, .ordered = ordered}, &made) == UR_RESULT_SUCCESS ? number(made) : 0;
}

core::Stream Vendor::open(ur_native_handle_t stream) {
  core::StreamDesc desc;
  desc.device = UINT32_MAX;
  core::Stream opened{};
  return native().importStream(stream, false, &desc, &opened) == UR_RESULT_SUCCESS ? opened : core::Stream{};
}

void Vendor::destroyStream(ur_native_handle_t stream) {
  driver_->destroyStream(reinterpret_cast<core::Stream>(stream));
}

ur_native_handle_t Vendor::userEvent() {
  return World::instance().createUserEvent(driver_.get());
}

void Vendor::signal(ur_native_handle_t event, ur_result_t outcome) {
  World::instance().signalUserEvent(event, outcome);
}

void Vendor::destroyEvent(ur_native_handle_t event) {
  const auto native = reinterpret_cast<core::NativeEvent>(event);
  driver_->destroyEvents({&native, 1});
}

} // namespace ur::sim
