// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/shared_event.hpp"

#include "adapters/cuda_like/process_number.hpp"

#include <cstring>
#include <mutex>
#include <new>
#include <unordered_map>

namespace ur::LANEWAY_VENDOR {

namespace {

/// What travels.
struct EventAddress {
  ProcessNumber process;
  Uuid device;
  IpcEventHandle handle;
  uint64_t serial; ///< in its own process
};

/// Those of this process that are there, for all contexts; and the users of all. Never destroyed.
struct Known {
  std::mutex mutex;
  std::unordered_map<uint64_t, SharedEvent *> events;
  uint64_t serial = 0;
};
Known &known() {
  static auto *const instance = new Known;
  return *instance;
}

Result uuidOf(const Device &device, Uuid *uuid) noexcept {
  return deviceUuid(device.api(), uuid, device.limits().device);
}

} // namespace

Result openingResult(Result result) noexcept {
  return result == kInvalidHandle || result == kMapFailed || result == kInvalidContext || result == kInvalidDevice
             ? kInvalidValue
             : result;
}

/// Takes the driver's event over, or ends it.
ur_result_t SharedEvent::keep(const Device &device, EventHandle native, bool own, SharedEvent **event) noexcept {
  SharedEvent *made = nullptr;
  try {
    std::lock_guard lock(known().mutex);
    const uint64_t serial = own ? ++known().serial : 0;
    made = new SharedEvent(native, device.context(), serial);
    if (own)
      known().events.emplace(serial, made);
    *event = made;
    return UR_RESULT_SUCCESS;
  } catch (...) {
    delete made;
    (void)device.release([&] { return eventDestroy(device.api(), native); });
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

ur_result_t SharedEvent::create(const Device &device, SharedEvent **event) noexcept {
  EventHandle native = nullptr;
  const Result result =
      device.with([&] { return eventCreate(device.api(), &native, kPlainEvent | kInterProcessEvent); });
  return result == kSuccess ? keep(device, native, true, event) : translate(result);
}

SharedEvent *SharedEvent::find(uint64_t serial, ContextHandle context) noexcept {
  std::lock_guard lock(known().mutex);
  const auto found = known().events.find(serial);
  if (found == known().events.end() || found->second->context != context)
    return nullptr;
  ++found->second->users_;
  return found->second;
}

ur_result_t SharedEvent::open(const std::vector<std::unique_ptr<Device>> &devices, std::span<const uint8_t> bytes,
                              uint32_t *device, SharedEvent **event) noexcept {
  EventAddress address;
  if (bytes.size() != sizeof address)
    return UR_RESULT_ERROR_INVALID_VALUE;
  std::memcpy(&address, bytes.data(), sizeof address);
  for (uint32_t i = 0; i < devices.size(); ++i) {
    const Device &one = *devices[i];
    Uuid uuid{};
    if (const Result result = uuidOf(one, &uuid); result != kSuccess)
      return translate(result);
    if (std::memcmp(&uuid, &address.device, sizeof uuid) != 0)
      continue;
    *device = i;
    if (address.process == thisProcess()) {
      *event = find(address.serial, one.context());
      return *event ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_VALUE;
    }
    EventHandle native = nullptr;
    const Result result = one.with([&] { return ipcOpenEvent(one.api(), &native, address.handle); });
    return result == kSuccess ? keep(one, native, false, event) : translate(openingResult(result));
  }
  return UR_RESULT_ERROR_INVALID_VALUE;
}

SharedEvent *SharedEvent::again(SharedEvent *event) noexcept {
  std::lock_guard lock(known().mutex);
  ++event->users_;
  return event;
}

void SharedEvent::drop(const Api &api, SharedEvent *event) noexcept {
  {
    std::lock_guard lock(known().mutex);
    if (--event->users_ != 0)
      return;
    known().events.erase(event->serial);
  }
  (void)eventDestroy(api, event->native);
  delete event;
}

ur_result_t SharedEvent::toBytes(const Device &device, std::vector<uint8_t> *bytes) const {
  EventAddress address{};
  address.process = thisProcess();
  address.serial = serial;
  Result result = uuidOf(device, &address.device);
  if (result == kSuccess)
    result = device.with([&] { return ipcGetEvent(device.api(), &address.handle, native); });
  if (result != kSuccess)
    return translate(result);
  bytes->resize(sizeof address);
  std::memcpy(bytes->data(), &address, sizeof address);
  return UR_RESULT_SUCCESS;
}

} // namespace ur::LANEWAY_VENDOR
