// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The bytes by which other processes open memory of a context: made here, sent by the caller, read by another process.
// A header in front of the driver's bytes keeps those of different kinds, vendors and versions apart.
#pragma once

#include "adapters/core/object/object.hpp"

#include <memory>
#include <mutex>
#include <span>
#include <unordered_map>
#include <vector>

namespace ur::core {

enum class SharedKind : uint32_t { memory = 1, physicalMemory = 2 };

/// What a context has made and not got back yet. Thread-safe; nothing blocks.
class SharedHandles {
public:
  /// Keeps the bytes, and answers where they are and how many. Throws bad_alloc.
  std::span<uint8_t> add(SharedKind kind, ur_backend_t vendor, uint64_t size, std::span<const uint8_t> bytes);
  /// False for bytes that are not there.
  [[nodiscard]] bool remove(SharedKind kind, const void *data) noexcept;

private:
  struct Entry {
    SharedKind kind;
    std::vector<uint8_t> bytes;
  };
  std::mutex mutex_; // guards what follows
  std::unordered_map<const void *, Entry> entries_;
};

/// The driver's part of such bytes.
struct SharedBytes {
  size_t size = 0; ///< of the memory
  std::span<const uint8_t> bytes;
};
/// Throws INVALID_VALUE for bytes that are damaged, too few or too many, or of another kind or vendor.
[[nodiscard]] SharedBytes readShared(SharedKind kind, ur_backend_t vendor, std::span<const uint8_t> bytes);

} // namespace ur::core
