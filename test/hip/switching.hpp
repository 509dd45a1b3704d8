// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What it costs to make another device the thread's current one, by itself and around a command.
#pragma once

#include "adapters/hip/api/library.hpp"

#include <vector>

namespace ur::hip::probe {

/// How often each row is measured, and how many fills of 16 MiB a device has before it while it is to be at work.
struct Effort {
  int rounds = 31, fills = 100;
};

/// Prints the medians as a table. The command is a launch of the kernel, or a fill of 4 KiB where there is no code.
/// Waits for both devices after each round. Ends the process where a call fails.
void printSwitching(const Api &api, int devices, const std::vector<char> &code, const char *kernel, Effort effort);

} // namespace ur::hip::probe
