// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "inventory.hpp"

#include <algorithm>
#include <cstdio>
#include <map>

namespace urinfo {
namespace {

/// Asks everything that an info enumeration knows. What isn't supported is left out.
template <typename Query, typename Handle>
std::vector<Value> askAll(ur_result_t (*getInfo)(Handle, Query, size_t, void *, size_t *), Handle handle) {
  std::vector<Value> values;
  for (const ur::InfoDescription &query : ur::kInfos<Query>) {
    size_t size = 0;
    std::vector<char> bytes;
    ur_result_t result = getInfo(handle, static_cast<Query>(query.query), 0, nullptr, &size);
    if (result == UR_RESULT_SUCCESS && size > 0) {
      bytes.resize(size);
      result = getInfo(handle, static_cast<Query>(query.query), size, bytes.data(), nullptr);
    }
    const bool unsupported = result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION ||
                             result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE ||
                             (result == UR_RESULT_ERROR_INVALID_ENUMERATION && query.optional);
    if (result == UR_RESULT_SUCCESS)
      values.push_back(describe(query, bytes));
    else if (!unsupported)
      values.push_back(describeFailure(query, result));
  }
  return values;
}

std::string failureText(const char *function, ur_result_t result) {
  return std::string(function) + " answers " + resultText(result);
}

/// Asks for a number of things, then for the things.
template <typename Handle, typename Get>
std::vector<Handle> getAll(const char *function, std::string &failure, Get get) {
  uint32_t count = 0;
  std::vector<Handle> handles;
  Handle *const nothing = nullptr;
  ur_result_t result = get(0, nothing, &count);
  if (result == UR_RESULT_SUCCESS && count > 0) {
    handles.resize(count);
    result = get(count, handles.data(), static_cast<uint32_t *>(nullptr));
  }
  if (result != UR_RESULT_SUCCESS) {
    handles.clear();
    if (result != UR_RESULT_ERROR_DEVICE_NOT_FOUND)
      failure = failureText(function, result);
  }
  return handles;
}

Platform lookAt(ur_platform_handle_t handle) {
  Platform platform;
  platform.infos = askAll(urPlatformGetInfo, handle);
  const auto devices =
      getAll<ur_device_handle_t>("urDeviceGet", platform.failure, [&](uint32_t entries, auto to, uint32_t *count) {
        return urDeviceGet(handle, UR_DEVICE_TYPE_ALL, entries, to, count);
      });
  std::string problem;
  const auto selected =
      getAll<ur_device_handle_t>("urDeviceGetSelected", problem, [&](uint32_t entries, auto to, uint32_t *count) {
        return urDeviceGetSelected(handle, UR_DEVICE_TYPE_ALL, entries, to, count);
      });
  // What hinders both, the list of devices has said.
  platform.failure = platform.failure.empty() ? problem : platform.failure;
  platform.selected = selected.size();
  for (const ur_device_handle_t device : devices) {
    platform.devices.push_back(
        {askAll(urDeviceGetInfo, device), std::find(selected.begin(), selected.end(), device) != selected.end()});
    (void)urDeviceRelease(device);
  }
  std::for_each(selected.begin(), selected.end(), [](ur_device_handle_t device) { (void)urDeviceRelease(device); });
  return platform;
}

void printInfos(const std::vector<Value> &infos, int indent) {
  for (const Value &value : infos)
    std::printf("%*s%-52s %s\n", indent, "", value.name.c_str(), value.text.c_str());
}

std::string infosToJson(const std::vector<Value> &infos) {
  std::vector<std::string> members;
  for (const Value &value : infos)
    members.push_back(quoted(value.name) + ":" + value.json);
  return "{" + joined(members, ",") + "}";
}

std::string failureToJson(const std::string &failure) {
  return failure.empty() ? "" : ",\"failure\":" + quoted(failure);
}

/// UR_BACKEND_NATIVE_CPU as native_cpu: as the device selector calls it.
std::string shortName(std::string name) {
  const size_t known = name.find("UR_BACKEND_") == 0 ? 11 : name.find("UR_DEVICE_TYPE_") == 0 ? 15 : 0;
  name = name.substr(known);
  for (char &c : name)
    c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return name;
}

} // namespace

Inventory takeInventory() {
  Inventory inventory;
  const auto adapters =
      getAll<ur_adapter_handle_t>("urAdapterGet", inventory.failure, [](uint32_t entries, auto to, uint32_t *count) {
        return urAdapterGet(entries, to, count);
      });
  for (const ur_adapter_handle_t handle : adapters) {
    Adapter adapter;
    adapter.infos = askAll(urAdapterGetInfo, handle);
    const auto platforms =
        getAll<ur_platform_handle_t>("urPlatformGet", adapter.failure, [&](uint32_t entries, auto to, uint32_t *count) {
          return urPlatformGet(handle, entries, to, count);
        });
    std::transform(platforms.begin(), platforms.end(), std::back_inserter(adapter.platforms), lookAt);
    inventory.adapters.push_back(std::move(adapter));
    (void)urAdapterRelease(handle);
  }
  return inventory;
}

size_t countDevices(const Inventory &inventory) {
  size_t count = 0;
  for (const Adapter &adapter : inventory.adapters) {
    for (const Platform &platform : adapter.platforms)
      count += platform.devices.size();
  }
  return count;
}

size_t countSelected(const Inventory &inventory) {
  size_t count = 0;
  for (const Adapter &adapter : inventory.adapters) {
    for (const Platform &platform : adapter.platforms)
      count += platform.selected;
  }
  return count;
}

std::string textOf(const std::vector<Value> &infos, std::string_view query) {
  const auto found = std::find_if(infos.begin(), infos.end(), [query](const Value &v) { return v.name == query; });
  return found == infos.end() ? std::string() : found->text;
}

void printInventory(const Inventory &inventory, bool shortList) {
  if (!inventory.failure.empty())
    std::printf("%s\n", inventory.failure.c_str());
  std::map<std::string, size_t>
      numbers; // devices count through all adapters of a back end, as the device selector does
  for (const Adapter &adapter : inventory.adapters) {
    const std::string backend = shortName(textOf(adapter.infos, "UR_ADAPTER_INFO_BACKEND"));
    if (!shortList) {
      std::printf("adapter %s\n", backend.c_str());
      printInfos(adapter.infos, 2);
    }
    if (!adapter.failure.empty())
      std::printf("  %s\n", adapter.failure.c_str());
    size_t &number = numbers[backend];
    for (const Platform &platform : adapter.platforms) {
      if (!shortList) {
        std::printf("  platform %s\n", textOf(platform.infos, "UR_PLATFORM_INFO_NAME").c_str());
        printInfos(platform.infos, 4);
      }
      if (!platform.failure.empty())
        std::printf("    %s\n", platform.failure.c_str());
      for (const Device &device : platform.devices) {
        std::printf("%s[%s:%zu] %s, %s%s\n", shortList ? "" : "    device ", backend.c_str(), number++,
                    textOf(device.infos, "UR_DEVICE_INFO_NAME").c_str(),
                    shortName(textOf(device.infos, "UR_DEVICE_INFO_TYPE")).c_str(),
                    device.selected ? "" : " (not selected by ONEAPI_DEVICE_SELECTOR)");
        if (!shortList)
          printInfos(device.infos, 6);
      }
    }
  }
}

std::string toJson(const Inventory &inventory, std::string (*more)(const Device &device)) {
  std::vector<std::string> adapters;
  for (const Adapter &adapter : inventory.adapters) {
    std::vector<std::string> platforms;
    for (const Platform &platform : adapter.platforms) {
      std::vector<std::string> devices;
      for (const Device &device : platform.devices) {
        devices.push_back(std::string("{\"selected\":") + (device.selected ? "true" : "false") +
                          ",\"info\":" + infosToJson(device.infos) + more(device) + "}");
      }
      platforms.push_back("{\"info\":" + infosToJson(platform.infos) + ",\"devices\":[" + joined(devices, ",") + "]" +
                          failureToJson(platform.failure) + "}");
    }
    adapters.push_back("{\"info\":" + infosToJson(adapter.infos) + ",\"platforms\":[" + joined(platforms, ",") + "]" +
                       failureToJson(adapter.failure) + "}");
  }
  return "[" + joined(adapters, ",") + "]";
}

} // namespace urinfo
