// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// urAdapterGet over all libraries, and the functions that only the loader has.
#include "common/generated/checks.hpp"
#include "common/result_name.hpp"
#include "loader/dispatch.hpp"
#include "loader/lifetime.hpp"
#include "loader/selected.hpp"

#include <algorithm>
#include <new>

namespace ur::loader {
namespace {

/// How many handles an adapter has; none where it fails, which is logged.
uint32_t countHandles(const Adapter &adapter) noexcept {
  uint32_t count = 0;
  const ur_result_t result = adapter.table.Adapter.pfnGet(0, nullptr, &count);
  if (result != UR_RESULT_SUCCESS) {
    logger.info("%s has no adapter handle: urAdapterGet answers %s", adapter.path.c_str(), ResultName(result).text());
    return 0;
  }
  return count;
}

/// Whether any platform of an adapter handle has a device. Nothing that is obtained stays retained.
bool hasDevices(const ur_dditable_t &table, ur_adapter_handle_t handle) {
  uint32_t count = 0;
  if (!table.Platform.pfnGet || !table.Device.pfnGet || table.Platform.pfnGet(handle, 0, nullptr, &count) || count == 0)
    return false;
  std::vector<ur_platform_handle_t> platforms(count);
  if (table.Platform.pfnGet(handle, count, platforms.data(), nullptr))
    return false;
  return std::any_of(platforms.begin(), platforms.end(), [&](ur_platform_handle_t platform) {
    uint32_t devices = 0;
    return table.Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &devices) == UR_RESULT_SUCCESS && devices > 0;
  });
}

/// The one adapter to show beside other libraries: the first with devices, else the first with a handle; null: none.
const Adapter *chooseOne(const Discovery &found) {
  const Adapter *chosen = nullptr;
  for (const auto &adapter : found.adapters) {
    ur_adapter_handle_t handle = nullptr;
    if (adapter->table.Adapter.pfnGet(1, &handle, nullptr) != UR_RESULT_SUCCESS || !handle)
      continue;
    const bool devices = hasDevices(adapter->table, handle);
    if (adapter->table.Adapter.pfnRelease)
      (void)adapter->table.Adapter.pfnRelease(handle);
    if (devices)
      return adapter.get();
    chosen = chosen ? chosen : adapter.get();
  }
  return chosen;
}

/// Beside other libraries, the outer loader takes one handle of each.
ur_result_t getOne(const Discovery &found, uint32_t entries, ur_adapter_handle_t *handles, uint32_t *count) {
  static std::atomic<const Adapter *> shown{nullptr};
  const Adapter *one = shown.load(std::memory_order_acquire);
  if (!one) {
    one = chooseOne(found);
    if (const Adapter *none = nullptr; one && shown.compare_exchange_strong(none, one))
      logger.warning("beside other adapters this loader can show one; it shows %s", one->path.c_str());
  }
  if (one && entries > 0 && handles) {
    if (const ur_result_t result = one->table.Adapter.pfnGet(1, handles, nullptr))
      return result;
  }
  if (count)
    *count = one ? 1 : 0;
  return UR_RESULT_SUCCESS;
}

ur_result_t getAll(const Discovery &found, uint32_t entries, ur_adapter_handle_t *handles, uint32_t *count) {
  uint32_t total = 0;
  uint32_t written = 0;
  for (const auto &adapter : found.adapters) {
    const uint32_t here = countHandles(*adapter);
    total += here;
    const uint32_t room = handles ? std::min(here, entries - written) : 0;
    if (room > 0) {
      const ur_result_t result = adapter->table.Adapter.pfnGet(room, handles + written, nullptr);
      if (result != UR_RESULT_SUCCESS) {
        // By the adapters' own functions: layers haven't seen these handles.
        std::for_each(handles, handles + written, [](ur_adapter_handle_t handle) {
          if (const auto release = tableOf(handle)->Adapter.pfnRelease)
            (void)release(handle);
        });
        return result;
      }
      written += room;
    }
  }
  if (count)
    *count = total;
  return UR_RESULT_SUCCESS;
}

} // namespace

ur_result_t adapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters) noexcept {
  if (const ur_result_t result = checks::urAdapterGet(NumEntries, phAdapters, pNumAdapters))
    return result;
  try {
    const Discovery &found = session()->found;
    return found.besideOthers ? getOne(found, NumEntries, phAdapters, pNumAdapters)
                              : getAll(found, NumEntries, phAdapters, pNumAdapters);
  } catch (const std::bad_alloc &) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

} // namespace ur::loader

UR_LOADER_EXPORT ur_result_t UR_APICALL urLoaderInit(ur_device_init_flags_t device_flags,
                                                     ur_loader_config_handle_t hLoaderConfig) {
  if (const ur_result_t result = ur::checks::urLoaderInit(device_flags, hLoaderConfig))
    return result;
  return ur::loader::initialise(hLoaderConfig);
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urLoaderTearDown(void) {
  return ur::loader::tearDown();
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urDeviceGetSelected(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                                            uint32_t NumEntries, ur_device_handle_t *phDevices,
                                                            uint32_t *pNumDevices) {
  if (ur::loader::interceptTable.load(std::memory_order_acquire) == &ur::loader::kUninitialisedTable)
    return UR_RESULT_ERROR_UNINITIALIZED;
  if (const ur_result_t result =
          ur::checks::urDeviceGetSelected(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices))
    return result;
  return ur::loader::getSelected(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
}
