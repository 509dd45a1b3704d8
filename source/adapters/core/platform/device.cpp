// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/platform/device.hpp"

#include "adapters/core/generated/api.hpp"
#include "adapters/core/platform/adapter.hpp"
#include "adapters/core/platform/context.hpp"

using namespace ur::core;

Driver &ur_device_handle_t_::service() {
  // A lock of its own: only those wait who want the driver that is being opened. An attempt that fails leaves the next
  // one free to succeed; std::call_once promises that too, but hangs under ThreadSanitizer once its function has
  // thrown.
  std::lock_guard lock(serviceMutex_);
  if (!service_) {
    const uint32_t index = facts_.index;
    check(platform_.adapter().backend().openContext(platform_.index(), {&index, 1}, &service_));
  }
  return *service_;
}

std::vector<Ref<Context>> ur_device_handle_t_::contexts() {
  std::vector<Ref<Context>> all;
  std::lock_guard lock(mutex_);
  all.reserve(contexts_.size());
  for (Context *context : contexts_) {
    if (context->tryAddRef()) {
      all.push_back(Ref<Context>::adopt(context));
    }
  }
  return all;
}

void ur_device_handle_t_::addContext(Context &context) {
  std::lock_guard lock(mutex_);
  contexts_.push_back(&context);
}

void ur_device_handle_t_::removeContext(Context &context) noexcept {
  std::lock_guard lock(mutex_);
  std::erase(contexts_, &context);
}

namespace ur::core {
namespace {

bool hasType(const Device &device, ur_device_type_t wanted, bool first) noexcept {
  switch (wanted) {
  case UR_DEVICE_TYPE_ALL:
    return true;
  case UR_DEVICE_TYPE_DEFAULT:
    return first;
  default:
    return device.facts().type == wanted;
  }
}

} // namespace

namespace api {

ur_result_t urDeviceGet(ur_platform_handle_t platform, ur_device_type_t type, uint32_t numEntries,
                        ur_device_handle_t *devices, uint32_t *numDevices) {
  uint32_t count = 0;
  for (const std::unique_ptr<Device> &device : platform->devices()) {
    if (!hasType(*device, type, &device == &platform->devices().front())) {
      continue;
    }
    if (devices && count < numEntries) {
      device->retain();
      devices[count] = device.get();
    }
    ++count;
  }
  if (numDevices) {
    *numDevices = count;
  }
  return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceSelectBinary(ur_device_handle_t device, const ur_device_binary_t *binaries, uint32_t count,
                                 uint32_t *selected) {
  for (const std::string &target : device->facts().binaryTargets) {
    for (uint32_t i = 0; i < count; ++i) {
      if (binaries[i].pDeviceTargetSpec && target == binaries[i].pDeviceTargetSpec) {
        *selected = i;
        return UR_RESULT_SUCCESS;
      }
    }
  }
  return UR_RESULT_ERROR_INVALID_BINARY;
}

ur_result_t urDeviceGetGlobalTimestamps(ur_device_handle_t device, uint64_t *deviceTimestamp, uint64_t *hostTimestamp) {
  uint64_t deviceNs = 0, hostNs = 0;
  if (deviceTimestamp || hostTimestamp) {
    check(device->service().deviceTime(0, &deviceNs, &hostNs));
  }
  if (deviceTimestamp) {
    *deviceTimestamp = deviceNs;
  }
  if (hostTimestamp) {
    *hostTimestamp = hostNs;
  }
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
