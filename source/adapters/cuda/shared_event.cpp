// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/shared_event.hpp"

#include "adapters/cuda/process_number.hpp"

#include <cstring>
#include <mutex>
#include <new>
#include <unordered_map>

namespace ur::cuda {

namespace {

/// What travels.
struct Address {
  ProcessNumber process;
  CUuuid device;
  CUipcEventHandle handle;
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

CUresult uuidOf(const Device &device, CUuuid *uuid) noexcept {
  return device.api().cuDeviceGetUuid(uuid, device.limits().device);
}

} // namespace

CUresult openingResult(CUresult result) noexcept {
  return result == CUDA_ERROR_INVALID_HANDLE || result == CUDA_ERROR_MAP_FAILED ||
                 result == CUDA_ERROR_INVALID_CONTEXT || result == CUDA_ERROR_INVALID_DEVICE
             ? CUDA_ERROR_INVALID_VALUE
             : result;
}

/// Takes the driver's event over, or ends it.
ur_result_t SharedEvent::keep(const Device &device, CUevent native, bool own, SharedEvent **event) noexcept {
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
    (void)device.with([&] { return device.api().cuEventDestroy(native); });
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

ur_result_t SharedEvent::create(const Device &device, SharedEvent **event) noexcept {
  CUevent native = nullptr;
  const CUresult result =
      device.with([&] { return device.api().cuEventCreate(&native, CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS); });
  return result == CUDA_SUCCESS ? keep(device, native, true, event) : translate(result);
}

SharedEvent *SharedEvent::find(uint64_t serial, CUcontext context) noexcept {
  std::lock_guard lock(known().mutex);
  const auto found = known().events.find(serial);
  if (found == known().events.end() || found->second->context != context)
    return nullptr;
  ++found->second->users_;
  return found->second;
}

ur_result_t SharedEvent::open(const std::vector<std::unique_ptr<Device>> &devices, std::span<const uint8_t> bytes,
                              uint32_t *device, SharedEvent **event) noexcept {
  Address address;
  if (bytes.size() != sizeof address)
    return UR_RESULT_ERROR_INVALID_VALUE;
  std::memcpy(&address, bytes.data(), sizeof address);
  for (uint32_t i = 0; i < devices.size(); ++i) {
    const Device &one = *devices[i];
    CUuuid uuid{};
    if (const CUresult result = uuidOf(one, &uuid); result != CUDA_SUCCESS)
      return translate(result);
    if (std::memcmp(&uuid, &address.device, sizeof uuid) != 0)
      continue;
    *device = i;
    if (address.process == thisProcess()) {
      *event = find(address.serial, one.context());
      return *event ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_VALUE;
    }
    CUevent native = nullptr;
    const CUresult result = one.with([&] { return one.api().cuIpcOpenEventHandle(&native, address.handle); });
    return result == CUDA_SUCCESS ? keep(one, native, false, event) : translate(openingResult(result));
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
  (void)api.cuEventDestroy(event->native);
  delete event;
}

ur_result_t SharedEvent::toBytes(const Device &device, std::vector<uint8_t> *bytes) const {
  Address address{};
  address.process = thisProcess();
  address.serial = serial;
  CUresult result = uuidOf(device, &address.device);
  if (result == CUDA_SUCCESS)
    result = device.with([&] { return device.api().cuIpcGetEventHandle(&address.handle, native); });
  if (result != CUDA_SUCCESS)
    return translate(result);
  bytes->resize(sizeof address);
  std::memcpy(bytes->data(), &address, sizeof address);
  return UR_RESULT_SUCCESS;
}

} // namespace ur::cuda
