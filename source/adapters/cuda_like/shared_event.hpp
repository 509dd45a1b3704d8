// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Events of the driver's for several processes. The driver doesn't open what its own process shares: there all users
// have the same one.
#pragma once

#include "adapters/cuda_like/device.hpp"

#include <span>
#include <vector>

namespace ur::LANEWAY_VENDOR {

struct SharedEvent {
  const EventHandle native;
  const ContextHandle context; ///< on whose streams it may be recorded
  const uint64_t serial;       ///< among those that this process has made; 0: another process's

  // Thread-safe. None blocks. All but drop answer one with a user, whom drop ends.
  [[nodiscard]] static ur_result_t create(const Device &device, SharedEvent **event) noexcept;
  /// INVALID_VALUE for bytes that name none that is there, on a device of these.
  [[nodiscard]] static ur_result_t open(const std::vector<std::unique_ptr<Device>> &devices,
                                        std::span<const uint8_t> bytes, uint32_t *device, SharedEvent **event) noexcept;
  /// The same once more.
  [[nodiscard]] static SharedEvent *again(SharedEvent *event) noexcept;
  /// Under any context.
  static void drop(const Api &api, SharedEvent *event) noexcept;

  /// Of one that this process has made.
  [[nodiscard]] ur_result_t toBytes(const Device &device, std::vector<uint8_t> *bytes) const;

private:
  SharedEvent(EventHandle made, ContextHandle of, uint64_t number) noexcept
      : native(made), context(of), serial(number) {}
  static ur_result_t keep(const Device &device, EventHandle native, bool own, SharedEvent **event) noexcept;
  [[nodiscard]] static SharedEvent *find(uint64_t serial, ContextHandle context) noexcept;

  size_t users_ = 1;
};

/// What it means that bytes can't be opened: those that were good once are so no more when their makers are gone.
[[nodiscard]] Result openingResult(Result result) noexcept;

} // namespace ur::LANEWAY_VENDOR
