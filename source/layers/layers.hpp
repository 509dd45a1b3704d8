// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names of the layers, and which of them this build has. Plain data; safe from any thread.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace ur::layers {

/// One bit for each thing that a layer does.
enum Layer : uint32_t {
  kParameterValidation = 1u << 0,
  kLeakChecking = 1u << 1,
  kBoundsChecking = 1u << 2,
  kLifetimeValidation = 1u << 3,
  kTracing = 1u << 4,
  kAddressSanitizer = 1u << 5,
  kMemorySanitizer = 1u << 6,
  kThreadSanitizer = 1u << 7,
  kStreamSafety = 1u << 8,
  kFaults = 1u << 9,
};
using LayerSet = uint32_t;

/// Of the environment: which calls fail, and that this layer is on.
inline constexpr const char *kFaultsVariable = "UR_LAYER_FAULTS";

/// What this build can do.
inline constexpr LayerSet kBuilt =
    kParameterValidation | kLeakChecking | kBoundsChecking | kLifetimeValidation | kTracing | kStreamSafety | kFaults;

struct LayerName {
  const char *name;
  LayerSet layers; // what the name turns on
  /// A name for several layers turns on those that there are, and says nothing of the others.
  bool group;

  [[nodiscard]] constexpr bool available() const noexcept { return (layers & kBuilt) != 0; }
};

/// Every name that UR_ENABLE_LAYERS and urLoaderConfigEnableLayer know, whether built or not.
[[nodiscard]] std::span<const LayerName> names() noexcept;

/// The entry of exactly this name; null where there is none.
[[nodiscard]] const LayerName *find(std::string_view name) noexcept;

/// All names, or those that do something in this build, with a separator between them.
[[nodiscard]] std::string joinNames(const char *separator, bool onlyAvailable);

} // namespace ur::layers
