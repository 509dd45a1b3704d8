// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The bytes by which other processes open memory and events of a context: made here, sent by the caller, read by
// another process. A header in front of the driver's bytes keeps those of different kinds, vendors and versions apart.
#pragma once

#include "adapters/core/object/object.hpp"

#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <unordered_map>
#include <vector>

namespace ur::core {

enum class SharedKind : uint32_t { memory = 1, physicalMemory = 2, event = 3 };

/// Something for which bytes are out. Once all of them were put back, they open nothing.
struct SharedOffer {
  std::mutex mutex;               ///< held while bytes are made and while they are withdrawn
  size_t out = 0;                 ///< how often
  std::function<void()> withdraw; ///< none: it is gone
};

/// What a context has made and not got back yet. Thread-safe; nothing blocks.
class SharedHandles {
public:
  /// Keeps the bytes, and answers where they are and how many. With an offer under its lock, which counts them. Throws
  /// bad_alloc.
  std::span<uint8_t> add(SharedKind kind, ur_backend_t vendor, uint64_t size, std::span<const uint8_t> bytes,
                         std::shared_ptr<SharedOffer> offer = {});
  /// False for bytes that are not there.
  [[nodiscard]] bool remove(SharedKind kind, const void *data) noexcept;

  // Memory of other processes may be opened several times, and drivers open the same at the same address again.
  /// Before `first()`, where this context has the memory open for the first time; what that throws ends it again.
  template <class F>
  void opened(const void *memory, F first) {
    std::lock_guard lock(mutex_);
    size_t &times = opened_[memory];
    try {
      if (times == 0)
        first();
      ++times;
    } catch (...) {
      opened_.erase(memory);
      throw;
    }
  }
  /// Calls `last()` where it isn't open any more after that. False: it isn't open at all.
  template <class F>
  [[nodiscard]] bool closed(const void *memory, F last) {
    std::lock_guard lock(mutex_);
    const auto found = opened_.find(memory);
    if (found == opened_.end())
      return false;
    if (--found->second == 0) {
      opened_.erase(found);
      last();
    }
    return true;
  }

private:
  struct Entry {
    SharedKind kind;
    std::vector<uint8_t> bytes;
    std::shared_ptr<SharedOffer> offer;
  };
  std::mutex mutex_; // guards what follows
  std::unordered_map<const void *, Entry> entries_;
  std::unordered_map<const void *, size_t> opened_; ///< how often each is
};

/// The driver's part of such bytes.
struct SharedBytes {
  size_t size = 0; ///< of the memory; of an event 0
  std::span<const uint8_t> bytes;
};
/// Throws INVALID_VALUE for bytes that are damaged, too few or too many, or of another kind or vendor.
[[nodiscard]] SharedBytes readShared(SharedKind kind, ur_backend_t vendor, std::span<const uint8_t> bytes);

} // namespace ur::core
