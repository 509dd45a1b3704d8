// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What devices say they can't do, by groups of functions.
#pragma once

#include "inventory.hpp"

namespace urinfo {

struct Missing {
  std::string feature; ///< in words
  std::string query;   ///< the device information that says so
  std::string answer;  ///< what it says
};

[[nodiscard]] std::vector<Missing> missingOn(const Device &device);
/// A line for each missing feature of each device.
void printMissing(const Inventory &inventory);
/// The same of one device, as a member of its JSON object.
[[nodiscard]] std::string missingToJson(const Device &device);

} // namespace urinfo
