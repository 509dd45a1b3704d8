// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/address_range.hpp"

#include "adapters/core/device/adapter.hpp"

#include <algorithm>
#include <new>

namespace ur::core {

ur_result_t AddressRange::reserve(size_t size) noexcept {
  void *start = nullptr;
  const ur_result_t result = driver_.reserve(nullptr, size, &start);
  if (result == UR_RESULT_SUCCESS) {
    begin_ = static_cast<std::byte *>(start);
    size_ = size;
  }
  return result;
}

ur_result_t AddressRange::makePiece(std::byte *at, size_t size, std::unique_ptr<MemoryPiece> &piece) noexcept {
  std::unique_ptr<MemoryPiece> made(new (std::nothrow) MemoryPiece{nullptr, size, 0});
  if (!made)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  ur_result_t result = driver_.createPhysical(device_, size, false, &made->memory);
  if (result != UR_RESULT_SUCCESS)
    return result;
  result = map(at, *made);
  if (result != UR_RESULT_SUCCESS) {
    destroy(std::move(made));
    return result;
  }
  piece = std::move(made);
  return result;
}

ur_result_t AddressRange::map(std::byte *at, const MemoryPiece &piece) noexcept {
  return driver_.map(at, piece.size, piece.memory, 0, VirtualAccess::readWrite);
}

ur_result_t AddressRange::unmap(std::byte *at, const MemoryPiece &piece) noexcept {
  return driver_.unmap(at, piece.size);
}

void AddressRange::destroy(std::unique_ptr<MemoryPiece> piece) noexcept {
  driver_.destroyPhysical(piece->memory);
}

size_t AddressRange::memory() const noexcept {
  size_t bytes = 0;
  for (const auto &[at, piece] : pieces_)
    bytes += piece->size / piece->mappings;
  return bytes;
}

size_t AddressRange::takenWithin(const std::byte *begin, const std::byte *end) const noexcept {
  size_t bytes = 0;
  for (const auto &[at, size] : taken) {
    const std::byte *const first = std::max<const std::byte *>(at, begin);
    const std::byte *const last = std::min<const std::byte *>(at + size, end);
    bytes += first < last ? static_cast<size_t>(last - first) : 0;
  }
  return bytes;
}

void AddressRange::enter(std::byte *at, MemoryPiece &piece) {
  pieces_.emplace(at, &piece);
  ++piece.mappings;
}

std::unique_ptr<MemoryPiece> AddressRange::leave(std::byte *at) noexcept {
  const auto found = pieces_.find(at);
  MemoryPiece *piece = found->second;
  pieces_.erase(found);
  return std::unique_ptr<MemoryPiece>(--piece->mappings == 0 ? piece : nullptr);
}

void AddressRange::release() noexcept {
  bool unmapped = true;
  while (!pieces_.empty()) {
    const auto [at, piece] = *pieces_.begin();
    if (unmap(at, *piece) != UR_RESULT_SUCCESS && unmap(at, *piece) != UR_RESULT_SUCCESS) // A call may fail once.
      unmapped = false;
    if (std::unique_ptr<MemoryPiece> last = leave(at))
      destroy(std::move(last));
  }
  const auto unreserved = [this] { return driver_.unreserve(begin_, size_) == UR_RESULT_SUCCESS; };
  if (begin_ && (!unmapped || (!unreserved() && !unreserved())))
    logger().error("the driver failed to unmap or to free a pool's range of addresses");
  begin_ = nullptr;
}

} // namespace ur::core
