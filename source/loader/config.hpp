// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The loader's configuration object: what a program asks of urLoaderInit. Its functions work before any initialisation.
#pragma once

#include "unified-runtime/ur_api.h"

#include <atomic>
#include <mutex>
#include <string>
#include <vector>

/// Reference counted; the functions on one object may run on any threads.
struct ur_loader_config_handle_t_ {
  std::atomic<uint32_t> references{1};
  std::mutex mutex; // guards what follows
  std::vector<std::string> layers;
  bool mocking = false;
  ur_code_location_callback_t codeLocation = nullptr;
  void *codeLocationData = nullptr;
};
