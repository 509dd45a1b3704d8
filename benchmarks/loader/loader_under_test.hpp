// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One loader, initialised under an environment of its own, beside others in the same process: each is a copy of its
// library.
#pragma once

#include "unified-runtime/ur_api.h"

#include <string>
#include <utility>
#include <vector>

namespace bench {

using DeviceCall = ur_result_t(UR_APICALL *)(ur_device_handle_t);
using Environment = std::vector<std::pair<std::string, std::string>>;

/// A device and the function that is measured with it.
struct Target {
  DeviceCall retain = nullptr;
  ur_device_handle_t device = nullptr;
  void *library = nullptr; ///< as dlopen gave it
};

/// Copies and opens the library, initialises it and finds the first device. Throws std::runtime_error saying what
/// fails. The library stays open; the copy's file is removed.
Target openLoader(const std::string &library, const Environment &environment);

/// The adapter itself, without any loader.
Target openAdapter(const std::string &library);

/// Nanoseconds that a fresh process takes for opening the library, a few times opened before so that its pages are
/// warm.
double nanosecondsToOpen(const std::string &library);

} // namespace bench
