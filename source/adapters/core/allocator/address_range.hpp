// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A range of reserved addresses of one device, and the pieces of memory behind them. A piece is mapped as a whole.
// Moved to other addresses, it stays mapped at the old ones as well until those are out of use: its bytes are the same.
//
// What calls the driver takes no lock and may be called beside anything else on other addresses; what the pool's lock
// guards says so.
#pragma once

#include "adapters/core/port/driver_virtual_memory.hpp"

#include <map>
#include <memory>

namespace ur::core {

/// Memory without an address. It goes with its last mapping.
struct MemoryPiece {
  NativePhysicalMem memory = nullptr;
  size_t size = 0;
  uint32_t mappings = 0; ///< the pool's lock guards it
};

class AddressRange {
public:
  AddressRange(VirtualMemoryDriver &driver, uint32_t device) noexcept : driver_(driver), device_(device) {}
  AddressRange(const AddressRange &) = delete;
  AddressRange &operator=(const AddressRange &) = delete;

  // Calls of the driver.
  [[nodiscard]] ur_result_t reserve(size_t size) noexcept;
  /// A piece, mapped there. Its record is the caller's until enter().
  [[nodiscard]] ur_result_t makePiece(std::byte *at, size_t size, std::unique_ptr<MemoryPiece> &piece) noexcept;
  [[nodiscard]] ur_result_t map(std::byte *at, const MemoryPiece &piece) noexcept;
  [[nodiscard]] ur_result_t unmap(std::byte *at, const MemoryPiece &piece) noexcept;
  void destroy(std::unique_ptr<MemoryPiece> piece) noexcept;
  /// The end of all of it, once nobody uses it. Nobody else is here.
  void release() noexcept;

  // With the pool's lock.
  using Pieces = std::map<std::byte *, MemoryPiece *>;
  /// By their addresses, those whose memory is used elsewhere by now among them.
  [[nodiscard]] const Pieces &pieces() const noexcept { return pieces_; }
  /// Bytes of memory. What lies at several addresses counts once, of several ranges in parts.
  [[nodiscard]] size_t memory() const noexcept;
  /// Throws bad_alloc with nothing changed.
  void enter(std::byte *at, MemoryPiece &piece);
  /// The piece isn't mapped there any more: the caller's, if that was its last mapping.
  [[nodiscard]] std::unique_ptr<MemoryPiece> leave(std::byte *at) noexcept;
  /// Sizes of pieces whose memory was given back, though their addresses are of a block still; by these.
  std::map<std::byte *, size_t> taken;
  /// Bytes of those from `begin` to `end`.
  [[nodiscard]] size_t takenWithin(const std::byte *begin, const std::byte *end) const noexcept;

  [[nodiscard]] std::byte *begin() const noexcept { return begin_; }
  [[nodiscard]] size_t size() const noexcept { return size_; }

private:
  VirtualMemoryDriver &driver_;
  const uint32_t device_;
  std::byte *begin_ = nullptr;
  size_t size_ = 0;
  Pieces pieces_;
};

} // namespace ur::core
