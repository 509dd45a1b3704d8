// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the entry points for native handles share.
#pragma once

#include "adapters/core/device/adapter.hpp"
#include "adapters/core/device/context.hpp"
#include "adapters/core/object/driver_threads.hpp"
#include "adapters/core/port/driver_native.hpp"

namespace ur::core {

/// The driver's native handles. Throws UNSUPPORTED_FEATURE where it has none, and where callers would take them for
/// another backend's; DEVICE_LOST where the driver is lost.
[[nodiscard]] inline NativeDriver &nativeHandles(const Context &context) {
  NativeDriver *const native = context.driver().native();
  if (!native || !Adapter::existing()->hasNativeHandles())
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  checkDriver();
  return *native;
}

/// Whether an import takes the native object over. Without properties it stays the caller's.
template <typename Properties>
[[nodiscard]] bool takesOver(const Properties *properties) noexcept {
  return properties && properties->isNativeHandleOwned;
}

} // namespace ur::core
