// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "why.hpp"

#include "common/dynamic_library.hpp"
#include "common/env.hpp"
#include "loader/discovery.hpp"
#include "values.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <dlfcn.h>
#include <string_view>

namespace urinfo {
namespace {

constexpr std::array<const char *, 15> kVariables = {"UR_ADAPTERS_FORCE_LOAD",
                                                     "UR_ADAPTERS_SEARCH_PATH",
                                                     "LANEWAY_MANIFEST_PATH",
                                                     "ONEAPI_DEVICE_SELECTOR",
                                                     "UR_LOADER_PRELOAD_FILTER",
                                                     "UR_ENABLE_LAYERS",
                                                     "UR_ENABLE_LOADER_INTERCEPT",
                                                     "UR_ADAPTERS_DEEP_BIND",
                                                     "UR_LOG_LOADER",
                                                     "UR_CUDA_LIBRARY",
                                                     "UR_HIP_LIBRARY",
                                                     "UR_LEVEL_ZERO_LIBRARY",
                                                     "UR_OPENCL_LIBRARY",
                                                     "ZE_ENABLE_ALT_DRIVERS",
                                                     "LD_LIBRARY_PATH"};

std::string failing(const char *function, ur_result_t result) {
  return std::string(function) + " answers " + resultText(result);
}

/// What an adapter says of platforms that aren't there: it says so when it is first asked for them.
class Reasons {
public:
  Reasons(const ur_dditable_t &table, ur_adapter_handle_t adapter) : table_(table), adapter_(adapter) {
    if (table_.Adapter.pfnSetLoggerCallback && table_.Adapter.pfnSetLoggerCallbackLevel)
      (void)table_.Adapter.pfnSetLoggerCallback(adapter_, &note, &text_, UR_LOGGER_LEVEL_INFO);
  }
  Reasons(const Reasons &) = delete;
  Reasons &operator=(const Reasons &) = delete;
  ~Reasons() {
    if (table_.Adapter.pfnSetLoggerCallbackLevel)
      (void)table_.Adapter.pfnSetLoggerCallbackLevel(adapter_, UR_LOGGER_LEVEL_QUIET);
  }
  [[nodiscard]] const std::string &text() const { return text_; }

private:
  static void note(ur_logger_level_t, const char *message, void *text) {
    for (const std::string_view begin : {"no platform: ", "left out: "}) {
      if (const char *found = std::strstr(message, begin.data()))
        *static_cast<std::string *>(text) += std::string("; ") + found;
    }
  }

  const ur_dditable_t &table_;
  const ur_adapter_handle_t adapter_;
  std::string text_;
};

/// What a program would meet that asks this adapter for its devices.
std::string tryAdapter(const ur_dditable_t &table) {
  uint32_t handleCount = 0;
  if (const ur_result_t result = table.Adapter.pfnGet(0, nullptr, &handleCount))
    return failing("urAdapterGet", result);
  std::vector<ur_adapter_handle_t> handles(handleCount);
  if (handleCount == 0)
    return "no adapter handle";
  if (const ur_result_t result = table.Adapter.pfnGet(handleCount, handles.data(), nullptr))
    return failing("urAdapterGet", result);
  uint32_t platformCount = 0;
  uint32_t deviceCount = 0;
  std::string failure;
  for (const ur_adapter_handle_t handle : handles) {
    const Reasons reasons(table, handle);
    uint32_t here = 0;
    if (const ur_result_t result = table.Platform.pfnGet ? table.Platform.pfnGet(handle, 0, nullptr, &here)
                                                         : UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
      failure = "; " + failing("urPlatformGet", result);
      continue;
    }
    failure += reasons.text();
    std::vector<ur_platform_handle_t> platforms(here);
    if (here > 0 && table.Platform.pfnGet(handle, here, platforms.data(), nullptr) == UR_RESULT_SUCCESS) {
      platformCount += here;
      for (const ur_platform_handle_t platform : platforms) {
        uint32_t devices = 0;
        if (table.Device.pfnGet &&
            table.Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &devices) == UR_RESULT_SUCCESS)
          deviceCount += devices;
      }
    }
  }
  for (const ur_adapter_handle_t handle : handles) {
    if (table.Adapter.pfnRelease)
      (void)table.Adapter.pfnRelease(handle);
  }
  return "adapter handles: " + std::to_string(handleCount) + ", platforms: " + std::to_string(platformCount) +
         ", devices: " + std::to_string(deviceCount) + failure;
}

void printList(const char *title, const std::vector<std::string> &items) {
  std::printf("%s %s\n", title, items.empty() ? "none" : joined(items, ", ").c_str());
}

std::string toJson(const std::vector<std::string> &items) {
  std::vector<std::string> strings;
  for (const std::string &item : items)
    strings.push_back(quoted(item));
  return "[" + joined(strings, ",") + "]";
}

} // namespace

std::string pathOfLoader() {
  return ur::pathOfAddress(dlsym(RTLD_DEFAULT, "urLoaderInit"));
}

Explanation explain() {
  Explanation explanation;
  explanation.loader = pathOfLoader();
  for (const char *variable : kVariables) {
    if (const auto value = ur::env::text(variable))
      explanation.variables.push_back(std::string(variable) + "=" + *value);
  }
  for (const ur::layers::LayerName &layer : ur::layers::names()) {
    if (layer.available())
      explanation.layersAvailable.emplace_back(layer.name);
  }
  ur::loader::Settings settings;
  try {
    settings = ur::loader::readSettings(explanation.loader);
  } catch (const ur::env::Error &problem) {
    explanation.failure = problem.what();
    return explanation;
  }
  explanation.warning = settings.selectorProblem;
  explanation.layersMissing = settings.missingLayers;
  for (const ur::layers::LayerName &layer : ur::layers::names()) {
    if (!layer.group && (layer.layers & settings.layers & ur::layers::kBuilt))
      explanation.layersOn.emplace_back(layer.name);
  }
  const ur::loader::Discovery found = ur::loader::discover(settings);
  for (const ur::loader::Candidate &candidate : found.candidates) {
    explanation.candidates.push_back(
        {candidate.file, candidate.source, ur::loader::outcomeName(candidate.outcome), candidate.reason});
  }
  for (const auto &adapter : found.adapters) {
    const std::vector<std::string> before = ur::openLibraries();
    std::string result = tryAdapter(adapter->table);
    std::vector<std::string> opened = ur::openLibraries();
    std::erase_if(opened,
                  [&](const auto &path) { return std::find(before.begin(), before.end(), path) != before.end(); });
    explanation.adapters.push_back({adapter->path, std::move(result), adapter->emptySlots, std::move(opened)});
  }
  return explanation;
}

void printExplanation(const Explanation &explanation) {
  std::printf("loader: %s\n", explanation.loader.c_str());
  printList("environment:", explanation.variables);
  printList("layers in this build:", explanation.layersAvailable);
  if (!explanation.failure.empty()) {
    std::printf("the loader can't be initialised: %s\n", explanation.failure.c_str());
    return;
  }
  if (!explanation.warning.empty())
    std::printf("warning: %s\n", explanation.warning.c_str());
  printList("layers on:", explanation.layersOn);
  if (!explanation.layersMissing.empty())
    printList("layers asked for that this build doesn't have:", explanation.layersMissing);
  std::printf("files, in the order in which they are tried:\n");
  size_t number = 0;
  for (const Candidate &candidate : explanation.candidates) {
    std::printf("  %2zu. %-13s %s (from %s)%s%s\n", ++number, candidate.outcome.c_str(), candidate.file.c_str(),
                candidate.source.c_str(), candidate.reason.empty() ? "" : ": ", candidate.reason.c_str());
  }
  std::printf("adapters loaded: %zu\n", explanation.adapters.size());
  for (const LoadedAdapter &adapter : explanation.adapters) {
    std::printf("  %s: %s\n", adapter.path.c_str(), adapter.result.c_str());
    printList("    opened:", adapter.opened);
    if (adapter.emptySlots > 0)
      std::printf("    %zu functions are missing and answer UR_RESULT_ERROR_UNSUPPORTED_FEATURE\n", adapter.emptySlots);
  }
}

std::string toJson(const Explanation &explanation) {
  std::vector<std::string> candidates;
  for (const Candidate &candidate : explanation.candidates) {
    candidates.push_back("{\"file\":" + quoted(candidate.file) + ",\"source\":" + quoted(candidate.source) +
                         ",\"result\":" + quoted(candidate.outcome) + ",\"reason\":" + quoted(candidate.reason) + "}");
  }
  std::vector<std::string> adapters;
  for (const LoadedAdapter &adapter : explanation.adapters) {
    adapters.push_back("{\"path\":" + quoted(adapter.path) + ",\"result\":" + quoted(adapter.result) + ",\"opened\":" +
                       toJson(adapter.opened) + ",\"missing_functions\":" + std::to_string(adapter.emptySlots) + "}");
  }
  return "{\"loader\":" + quoted(explanation.loader) +
         (explanation.failure.empty() ? "" : ",\"failure\":" + quoted(explanation.failure)) +
         (explanation.warning.empty() ? "" : ",\"warning\":" + quoted(explanation.warning)) +
         ",\"environment\":" + toJson(explanation.variables) +
         ",\"layers\":{\"available\":" + toJson(explanation.layersAvailable) +
         ",\"on\":" + toJson(explanation.layersOn) + ",\"missing\":" + toJson(explanation.layersMissing) +
         "},\"candidates\":[" + joined(candidates, ",") + "],\"adapters\":[" + joined(adapters, ",") + "]}";
}

} // namespace urinfo
