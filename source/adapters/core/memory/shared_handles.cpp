// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/memory/shared_handles.hpp"

#include <cstring>

namespace ur::core {
namespace {

struct Header {
  char magic[8];
  uint32_t kind, vendor;
  uint64_t size;  ///< of the memory
  uint64_t check; ///< a hash of all else, this field counted as 0
};

constexpr char kMagic[8] = {'L', 'a', 'n', 'e', 'I', 'P', 'C', '1'};

/// FNV-1a: for damage, not against forgery. Who may open memory is the system's decision.
uint64_t hash(std::span<const uint8_t> bytes, uint64_t value) noexcept {
  for (const uint8_t byte : bytes)
    value = (value ^ byte) * 0x100000001b3ull;
  return value;
}

uint64_t checkOf(Header header, std::span<const uint8_t> bytes) noexcept {
  header.check = 0;
  uint8_t raw[sizeof header];
  std::memcpy(raw, &header, sizeof header);
  return hash(bytes, hash(raw, 0xcbf29ce484222325ull));
}

} // namespace

std::span<uint8_t> SharedHandles::add(SharedKind kind, ur_backend_t vendor, uint64_t size,
                                      std::span<const uint8_t> bytes, std::shared_ptr<SharedOffer> offer) {
  Header header{{}, static_cast<uint32_t>(kind), static_cast<uint32_t>(vendor), size, 0};
  std::memcpy(header.magic, kMagic, sizeof kMagic);
  header.check = checkOf(header, bytes);
  std::vector<uint8_t> all(sizeof header + bytes.size());
  std::memcpy(all.data(), &header, sizeof header);
  std::memcpy(all.data() + sizeof header, bytes.data(), bytes.size());
  const std::span<uint8_t> kept(all);
  std::lock_guard lock(mutex_);
  const auto made = entries_.emplace(kept.data(), Entry{kind, std::move(all), std::move(offer)}).first;
  if (made->second.offer)
    ++made->second.offer->out;
  return kept;
}

bool SharedHandles::remove(SharedKind kind, const void *data) noexcept {
  std::shared_ptr<SharedOffer> offer;
  {
    std::lock_guard lock(mutex_);
    const auto found = entries_.find(data);
    if (found == entries_.end() || found->second.kind != kind)
      return false;
    offer = std::move(found->second.offer);
    entries_.erase(found);
  }
  if (offer) {
    std::lock_guard lock(offer->mutex);
    if (--offer->out == 0 && offer->withdraw)
      offer->withdraw();
  }
  return true;
}

SharedBytes readShared(SharedKind kind, ur_backend_t vendor, std::span<const uint8_t> bytes) {
  Header header;
  if (bytes.size() < sizeof header)
    throw UR_RESULT_ERROR_INVALID_VALUE;
  std::memcpy(&header, bytes.data(), sizeof header);
  const std::span<const uint8_t> rest = bytes.subspan(sizeof header);
  if (std::memcmp(header.magic, kMagic, sizeof kMagic) != 0 || header.check != checkOf(header, rest) ||
      header.kind != static_cast<uint32_t>(kind) || header.vendor != static_cast<uint32_t>(vendor))
    throw UR_RESULT_ERROR_INVALID_VALUE;
  return {header.size, rest};
}

} // namespace ur::core
