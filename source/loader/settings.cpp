// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "loader/settings.hpp"

#include "common/dynamic_library.hpp"

#include <filesystem>

namespace ur::loader {
namespace {

std::vector<std::string> readFolders(const char *variable) {
  std::vector<std::string> folders;
  for (const std::string &entry : env::list(variable)) {
    for (const std::string_view folder : env::split(entry, ':')) {
      if (!folder.empty())
        folders.emplace_back(folder);
    }
  }
  return folders;
}

std::vector<std::string> readManifestFolders() {
  if (auto folders = readFolders("LANEWAY_MANIFEST_PATH"); !folders.empty())
    return folders;
  std::vector<std::string> folders;
  if (const auto config = env::text("XDG_CONFIG_HOME"))
    folders.push_back(*config + "/laneway/adapters.d");
  else if (const auto home = env::text("HOME"))
    folders.push_back(*home + "/.config/laneway/adapters.d");
  folders.emplace_back("/etc/laneway/adapters.d");
  return folders;
}

} // namespace

bool Settings::enableLayer(std::string_view name) {
  const layers::LayerName *const layer = layers::find(name);
  if (!layer)
    return false;
  layers |= layer->layers;
  if (!layer->available() && !layer->group)
    missingLayers.emplace_back(name);
  return true;
}

std::string pathOfThisLibrary() {
  // A name without a folder is that of the program itself.
  static constexpr char kHere = 0;
  std::string path = pathOfAddress(&kHere);
  std::error_code failed;
  if (path.find('/') == std::string::npos)
    path = std::filesystem::read_symlink("/proc/self/exe", failed).string();
  return path;
}

DeviceSelector readSelector() {
  const auto text = env::text("ONEAPI_DEVICE_SELECTOR");
  return text ? DeviceSelector("ONEAPI_DEVICE_SELECTOR", *text) : DeviceSelector();
}

Settings readSettings(std::string loaderPath) {
  Settings settings;
  settings.loaderPath = std::move(loaderPath);
  settings.forced = env::list("UR_ADAPTERS_FORCE_LOAD");
  settings.searchFolders = readFolders("UR_ADAPTERS_SEARCH_PATH");
  settings.manifestFolders = readManifestFolders();
  try {
    settings.selector = readSelector();
  } catch (const env::Error &problem) {
    settings.selectorProblem = problem.what();
  }
  settings.preloadFilter = env::boolean("UR_LOADER_PRELOAD_FILTER", true);
  settings.deepBind = env::boolean("UR_ADAPTERS_DEEP_BIND", false);
  settings.intercept = env::boolean("UR_ENABLE_LOADER_INTERCEPT", false);
  settings.tools = env::list("UR_TRACING_TOOLS");
  for (const std::string &name : env::list("UR_ENABLE_LAYERS")) {
    if (!settings.enableLayer(name)) {
      throw UnknownLayer("UR_ENABLE_LAYERS", "'" + name + "' is not a layer; the layers, separated by commas, are " +
                                                 layers::joinNames(", ", false));
    }
  }
  if (env::text(layers::kFaultsVariable))
    settings.layers |= layers::kFaults;
  return settings;
}

} // namespace ur::loader
