// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What native handles stand for that have been given out: objects that exist, by their addresses. Shared by all
// contexts of the adapter, since a handle of one may be taken in by another. Thread-safe.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>

namespace ur::native_cpu {

class Exports {
public:
  enum class Kind : uint8_t { memory, image, sampler };

  /// size: bytes of memory from that address on. Whoever asks twice for one address has the larger. False: no memory to
  /// remember it.
  [[nodiscard]] bool add(Kind kind, const void *address, size_t size) noexcept;
  /// The end of all objects of the kind in that range. Costs nothing worth mentioning as long as nothing is exported.
  void remove(Kind kind, const void *begin, size_t size) noexcept;
  /// The size of what exists there.
  [[nodiscard]] std::optional<size_t> find(Kind kind, const void *address) const noexcept;

private:
  using Key = std::pair<Kind, uintptr_t>;

  std::atomic<size_t> count_{0}; ///< of the entries; an object is added before its end begins
  mutable std::mutex mutex_;     // guards what follows
  std::map<Key, size_t> sizes_;
};

} // namespace ur::native_cpu
