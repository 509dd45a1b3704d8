// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles of platforms, devices and contexts. Platforms and devices live for ever: an import finds the handle
// that exists, and there is nothing to own. Parts of devices come and go; of each there is one handle at a time.
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/device/native.hpp"
#include "adapters/core/object/driver_threads.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/port/driver_partition.hpp"

#include <algorithm>
#include <mutex>

namespace ur::core {
namespace {

NativeBackend &nativeHandles(Adapter &adapter) {
  NativeBackend *const native = adapter.backend().native();
  if (native && adapter.hasNativeHandles())
    return *native;
  throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

/// The device, or the part of one, with that native handle; null: none has it. Throws.
Ref<Device> find(Adapter &adapter, ur_native_handle_t native) {
  const auto has = [&](const Device &device) {
    ur_native_handle_t one = 0;
    check(nativeHandles(adapter).deviceHandle(device.platform().index(), device.facts().index, &one));
    return one == native;
  };
  for (const std::unique_ptr<Platform> &platform : adapter.platforms()) {
    for (const std::unique_ptr<Device> &device : platform->devices()) {
      if (has(*device))
        return Ref<Device>(device.get());
    }
    for (Ref<Device> &part : platform->parts().living()) {
      if (has(*part))
        return std::move(part);
    }
  }
  return {};
}

/// As find; of a part that somebody else has made, there is a handle from now on. Throws INVALID_DEVICE where the
/// native one is nothing of the kind.
Ref<Device> findOrImport(Adapter &adapter, ur_native_handle_t native) {
  if (Ref<Device> device = find(adapter, native))
    return device;
  NativeBackend::ImportedPart part;
  checkDriver();
  check(nativeHandles(adapter).importPart(native, &part));
  try {
    const Ref<Device> parent = findOrImport(adapter, part.parent);
    Ref<Device> made = makeRef<Device>(*parent, part.facts, std::move(part.how));
    (void)made->dropUser(); // nobody has the handle yet
    return made;
  } catch (...) {
    adapter.backend().partitions()->releasePart(part.platform, part.facts.index);
    throw;
  }
}

/// The devices of native handles. Throws.
std::vector<Ref<Device>> devicesOf(Adapter &adapter, std::span<const ur_native_handle_t> natives) {
  static std::mutex one; // at a time: two imports of the same part make one handle
  std::lock_guard lock(one);
  std::vector<Ref<Device>> devices;
  for (const ur_native_handle_t native : natives)
    devices.push_back(findOrImport(adapter, native));
  return devices;
}

} // namespace

namespace api {

ur_result_t urPlatformGetNativeHandle(ur_platform_handle_t platform, ur_native_handle_t *native) {
  return nativeHandles(platform->adapter()).platformHandle(platform->index(), native);
}

ur_result_t urPlatformCreateWithNativeHandle(ur_native_handle_t native, ur_adapter_handle_t adapter,
                                             const ur_platform_native_properties_t *, ur_platform_handle_t *result) {
  NativeBackend &handles = nativeHandles(*adapter);
  for (const std::unique_ptr<Platform> &platform : adapter->platforms()) {
    ur_native_handle_t known = 0;
    check(handles.platformHandle(platform->index(), &known));
    if (known == native) {
      *result = platform.get();
      return UR_RESULT_SUCCESS;
    }
  }
  return UR_RESULT_ERROR_INVALID_PLATFORM;
}

ur_result_t urDeviceGetNativeHandle(ur_device_handle_t device, ur_native_handle_t *native) {
  const Platform &platform = device->platform();
  return nativeHandles(platform.adapter()).deviceHandle(platform.index(), device->facts().index, native);
}

ur_result_t urDeviceCreateWithNativeHandle(ur_native_handle_t native, ur_adapter_handle_t adapter,
                                           const ur_device_native_properties_t *properties,
                                           ur_device_handle_t *result) {
  const Ref<Device> device = std::move(devicesOf(*adapter, {&native, 1}).front());
  (void)ur::core::retain(device.get());
  if (device->parent() && takesOver(properties))
    nativeHandles(*adapter).dropPart(native);
  *result = device.get();
  return UR_RESULT_SUCCESS;
}

ur_result_t urContextGetNativeHandle(ur_context_handle_t context, ur_native_handle_t *native) {
  return nativeHandles(*context).contextHandle(native);
}

ur_result_t urContextCreateWithNativeHandle(ur_native_handle_t native, ur_adapter_handle_t adapter, uint32_t count,
                                            const ur_device_handle_t *devices,
                                            const ur_context_native_properties_t *properties,
                                            ur_context_handle_t *context) {
  std::vector<ur_device_handle_t> all;
  std::vector<Ref<Device>> found;
  if (count != 0 && devices) {
    all.assign(devices, devices + count);
    if (std::find(all.begin(), all.end(), nullptr) != all.end())
      return UR_RESULT_ERROR_INVALID_DEVICE;
  } else {
    std::vector<ur_native_handle_t> natives;
    check(nativeHandles(*adapter).contextDevices(native, &natives));
    found = devicesOf(*adapter, natives);
    for (const Ref<Device> &device : found)
      all.push_back(device.get());
  }
  const std::vector<uint32_t> indices = Context::driverIndices(all);
  std::unique_ptr<Driver> driver;
  check(nativeHandles(*adapter).openNativeContext(native, takesOver(properties), all.front()->platform().index(),
                                                  indices, &driver));
  *context = new Context(all, std::move(driver));
  return UR_RESULT_SUCCESS;
}

ur_result_t urContextSetExtendedDeleter(ur_context_handle_t context, ur_context_extended_deleter_t deleter,
                                        void *userData) {
  context->addDeleter(deleter, userData);
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
