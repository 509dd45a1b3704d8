// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A small program of the API, on the mock adapter where nothing else is said, which the tests of the layers vary.
#pragma once

#include "loader/support.hpp"
#include "unified-runtime/ur_api.h"

#include <string>

namespace layers_test {

using loader_test::countLines;

/// Runs `body` in a child process with these layers, on the mock adapter; answers what it wrote to standard error.
std::string withLayers(const std::string &layers, const std::function<void()> &body,
                       loader_test::Environment more = {});
/// The same on another adapter, the file of a library.
std::string withLayersOn(const std::string &adapter, const std::string &layers, const std::function<void()> &body);

/// Brings the loader up and makes one of everything that most calls need. Releases nothing by itself.
struct Program {
  Program();
  /// Gives back every reference.
  void release();

  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
  ur_queue_handle_t queue = nullptr;
};

/// An address that no function gave out.
template <typename Handle>
Handle foreign() {
  return reinterpret_cast<Handle>(0x1230);
}

/// One handle taken for another kind.
template <typename To, typename From>
To as(From handle) {
  return reinterpret_cast<To>(handle);
}

} // namespace layers_test
