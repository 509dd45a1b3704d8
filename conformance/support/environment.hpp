// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a run is told on its command line, and the adapter, platform and device that it found with that. One for the
// process; filled before the first case and constant from then on, so any thread may read it.
#pragma once

#include "unified-runtime/ur_api.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace conformance {

struct Options {
  std::string adapter;      ///< a path, or the short name: native_cpu stands for ../lib/libur_adapter_native_cpu.so.0
  std::string kernels;      ///< the folder with the kernels' compiled forms; empty: the one of this build
  std::string kernelSuffix; ///< kernels are files with this suffix, for urProgramCreateWithBinary; empty: as registered
  std::string xml, table;
  bool help = false;
  bool basic = false;                       ///< only what every adapter serves (basic.hpp)
  uint64_t programs = 16, firstProgram = 1; ///< random programs of the suites that run some: how many, and their seeds
  uint32_t device = 0;                      ///< counted over all devices of all platforms of the adapter
};

/// Takes our options off the command line and leaves the rest to GoogleTest. On a mistake the answer is a sentence
/// about it, else an empty string.
std::string parseOptions(int *argc, char **argv, Options *options);

/// The arguments by which another process tests the same device of the same adapter with the same kernels.
std::vector<std::string> argumentsFor(const Options &options);

struct AdapterForm; // registry.hpp

struct Environment {
  Options options;
  ur_adapter_handle_t adapter = nullptr;
  ur_backend_t backend = UR_BACKEND_UNKNOWN;
  ur_platform_handle_t platform = nullptr;
  std::vector<ur_device_handle_t> devices; ///< all of the chosen device's platform
  ur_device_handle_t device = nullptr;
  bool noDevice = false;             ///< the adapter was loaded, and shows none
  const AdapterForm *form = nullptr; ///< what is registered for the adapter; null: no kernel of ours runs on it
};

/// The run's environment.
Environment &environment();

/// Loads the adapter through the loader and picks the device. Answers a sentence on failure, else an empty string.
std::string openEnvironment(const Options &options);
/// What the platform, its version and the device's driver call themselves.
std::string driverName();
void closeEnvironment();

} // namespace conformance
