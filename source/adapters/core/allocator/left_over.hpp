// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory of the driver's that is nobody's any more, but may be in use still. It goes back once what uses it is over,
// when somebody waits anyway or the driver's free doesn't block; at the latest with the context.
#pragma once

#include "adapters/core/order/stamp.hpp"

#include <memory>

namespace ur::core {

class AddressRange;

struct LeftOver {
  enum class Origin : uint8_t {
    driver,
    nativePool, ///< a pool of the vendor's
    image,      ///< memory is a NativeImage
    range       ///< addresses, with the memory behind them
  };

  LeftOver();
  ~LeftOver();

  void *memory = nullptr;
  MemoryKind kind = MemoryKind::device;
  Origin origin = Origin::driver;
  uint32_t device = 0;                 ///< of a pool's
  std::unique_ptr<AddressRange> range; ///< with Origin::range
  Stamp users;
  bool untilTheEnd = false;       ///< nobody can tell when its users are over
  std::unique_ptr<LeftOver> with; ///< more memory of the same users
  std::unique_ptr<LeftOver> next; ///< in the context's list

  /// To the driver, with what belongs to it. May wait where the driver's free does: without locks.
  void free(Driver &driver) const noexcept;
};

/// Leaves memory to the context, in use by what is given, or by whatever was enqueued so far; frees it at once where
/// nothing is in flight. Without locks.
void leave(Context &context, std::unique_ptr<LeftOver> memory, Stamp users) noexcept;
void leaveAfterAll(Context &context, std::unique_ptr<LeftOver> memory) noexcept;

} // namespace ur::core
