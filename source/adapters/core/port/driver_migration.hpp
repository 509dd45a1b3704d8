// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The optional part of a driver that moves shared memory between the host and devices on request, and takes advice on
// where it is best kept.
//
// Both are commands like others: they wait, signal, and don't block; thread-safe. And both are hints: what the vendor
// can't do for this memory or device is left undone, and the command completes all the same.
#pragma once

#include "adapters/core/port/driver.hpp"

namespace ur::core {

/// A range of shared memory, within one allocation of the context.
struct SharedRange {
  const void *memory = nullptr;
  size_t size = 0;
};

class MigrationDriver {
public:
  /// Brings the range to the stream's device or to the host.
  [[nodiscard]] virtual ur_result_t prefetch(Stream stream, const SharedRange &range, bool toHost,
                                             const Fence &fence) noexcept = 0;
  /// `advice`: bits of ur_usm_advice_flag_t, which speak of the stream's device and of the host. It may take effect
  /// before the command's turn.
  [[nodiscard]] virtual ur_result_t advise(Stream stream, const SharedRange &range, ur_usm_advice_flags_t advice,
                                           const Fence &fence) noexcept = 0;

protected:
  ~MigrationDriver() = default; // it belongs to its driver
};

} // namespace ur::core
