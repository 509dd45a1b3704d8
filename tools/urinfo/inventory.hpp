// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All adapters, platforms and devices that the loader shows, with everything that they answer about themselves.
#pragma once

#include "values.hpp"

#include <string>
#include <vector>

namespace urinfo {

struct Device {
  std::vector<Value> infos;
  bool selected = true; // by ONEAPI_DEVICE_SELECTOR
};

struct Platform {
  std::vector<Value> infos;
  std::vector<Device> devices;
  size_t selected = 0; // devices and parts of devices that ONEAPI_DEVICE_SELECTOR leaves over
  std::string failure; // of asking for devices; empty: none
};

struct Adapter {
  std::vector<Value> infos;
  std::vector<Platform> platforms;
  std::string failure; // of asking for platforms
};

struct Inventory {
  std::vector<Adapter> adapters;
  std::string failure; // of asking for adapters
};

/// The loader is initialised.
[[nodiscard]] Inventory takeInventory();

[[nodiscard]] size_t countDevices(const Inventory &inventory);
/// Devices and parts of devices that a program gets that heeds the selector.
[[nodiscard]] size_t countSelected(const Inventory &inventory);

/// The value of a query, or an empty text.
[[nodiscard]] std::string textOf(const std::vector<Value> &infos, std::string_view query);

/// For people: everything, or a line for each device.
void printInventory(const Inventory &inventory, bool shortList);
/// The value of "adapters" in the JSON output. `more`: further members of a device's object, ",\"name\":value".
[[nodiscard]] std::string toJson(const Inventory &inventory, std::string (*more)(const Device &device));

} // namespace urinfo
