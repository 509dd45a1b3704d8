// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/layers.hpp"

#include <algorithm>
#include <array>

namespace ur::layers {
namespace {

constexpr std::array<LayerName, 11> kNames = {{
    {"UR_LAYER_PARAMETER_VALIDATION", kParameterValidation, false},
    {"UR_LAYER_LEAK_CHECKING", kLeakChecking, false},
    {"UR_LAYER_BOUNDS_CHECKING", kBoundsChecking, false},
    {"UR_LAYER_LIFETIME_VALIDATION", kLifetimeValidation, false},
    {"UR_LAYER_FULL_VALIDATION", kParameterValidation | kLeakChecking | kBoundsChecking | kLifetimeValidation, true},
    {"UR_LAYER_TRACING", kTracing, false},
    {"UR_LAYER_STREAM_SAFETY", kStreamSafety, false},
    {"UR_LAYER_FAULTS", kFaults, false},
    {"UR_LAYER_ASAN", kAddressSanitizer, false},
    {"UR_LAYER_MSAN", kMemorySanitizer, false},
    {"UR_LAYER_TSAN", kThreadSanitizer, false},
}};

} // namespace

std::span<const LayerName> names() noexcept {
  return kNames;
}

const LayerName *find(std::string_view name) noexcept {
  const auto found = std::find_if(kNames.begin(), kNames.end(), [name](const LayerName &l) { return l.name == name; });
  return found == kNames.end() ? nullptr : &*found;
}

std::string joinNames(const char *separator, bool onlyAvailable) {
  std::string joined;
  for (const LayerName &layer : kNames) {
    if (!onlyAvailable || layer.available())
      joined += (joined.empty() ? "" : separator) + std::string(layer.name);
  }
  return joined;
}

} // namespace ur::layers
