// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The optional part of a driver that can make use of host memory which it hasn't allocated.
//
// The core has checked that ranges don't overlap with each other or with allocations of the context, and takes back
// only what was registered. Thread-safe. Both calls may block (registering touches each page, taking back may wait for
// commands): never under a core lock.
#pragma once

#include "adapters/core/port/driver.hpp"

namespace ur::core {

/// What a range of host memory is registered for.
enum class HostUse : uint8_t {
  memory, ///< devices use it by its address, as host USM
  copies  ///< it stays ordinary memory whose copies shall be fast: a hint
};

class RegistrationDriver {
public:
  /// `readOnly`: devices don't write it. INVALID_VALUE for addresses that the process can't use, or that the vendor
  /// can't register as they are.
  [[nodiscard]] virtual ur_result_t registerHost(void *memory, size_t size, HostUse use, bool readOnly) noexcept = 0;
  /// As it was registered.
  [[nodiscard]] virtual ur_result_t unregisterHost(void *memory, size_t size, HostUse use) noexcept = 0;

protected:
  ~RegistrationDriver() = default; // it belongs to its driver
};

} // namespace ur::core
