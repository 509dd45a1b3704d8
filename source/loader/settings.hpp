// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an initialisation of the loader is told, by its environment and by its configuration object.
#pragma once

#include "common/env.hpp"
#include "layers/layers.hpp"
#include "loader/selector.hpp"

#include <string>
#include <vector>

namespace ur::loader {

struct Settings {
  std::vector<std::string> forced;          // UR_ADAPTERS_FORCE_LOAD: files or sonames
  std::vector<std::string> searchFolders;   // UR_ADAPTERS_SEARCH_PATH
  std::vector<std::string> manifestFolders; // where *.adapter files lie, the most important first
  DeviceSelector selector;                  // ONEAPI_DEVICE_SELECTOR, for which adapters are opened
  std::string selectorProblem;              // why it is none; then it accepts everything
  bool preloadFilter = true;                // UR_LOADER_PRELOAD_FILTER
  bool deepBind = false;                    // UR_ADAPTERS_DEEP_BIND
  bool intercept = false;                   // UR_ENABLE_LOADER_INTERCEPT
  layers::LayerSet layers = 0;              // asked for, whether built or not
  std::vector<std::string> missingLayers;   // names asked for that this build doesn't have
  std::vector<std::string> tools;           // UR_TRACING_TOOLS: files or sonames
  bool mocking = false;                     // urLoaderConfigSetMockingEnabled
  bool asAdapter = false;                   // another loader opened this one
  std::string loaderPath;                   // the file of this loader

  /// Turns on the layers of a name. False where no layer has it.
  [[nodiscard]] bool enableLayer(std::string_view name);
};

/// UR_ENABLE_LAYERS holds a name that no layer has.
class UnknownLayer : public env::Error {
public:
  using env::Error::Error;
};

/// The file that holds this code; for a tool that shares it, the file of the loader is another.
[[nodiscard]] std::string pathOfThisLibrary();

/// ONEAPI_DEVICE_SELECTOR as it stands now. Throws env::Error where it is malformed.
[[nodiscard]] DeviceSelector readSelector();

/// The settings that the environment makes for the loader at `loaderPath`. Throws env::Error naming the variable in
/// which something is malformed, and UnknownLayer for a layer that no loader has. A malformed device selector throws
/// nothing: it concerns urDeviceGetSelected, which says so.
[[nodiscard]] Settings readSettings(std::string loaderPath);

} // namespace ur::loader
