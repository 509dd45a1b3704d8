// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory that other APIs can import: physical memory, each piece mapped at a range of addresses of its own.
#pragma once

#include "adapters/core/allocator/virtual_ranges.hpp"

#include <map>
#include <mutex>
#include <optional>

namespace ur::core {

/// What a context has of it. What is left at its end goes with the other ranges. Thread-safe; nothing blocks.
class ExportableMemory {
public:
  /// What begins at an address.
  struct Piece {
    Ref<PhysicalBlock> block;
    ur_exp_external_mem_type_t type = UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD;
  };
  /// Throws bad_alloc.
  void add(const void *memory, Piece piece) {
    std::lock_guard lock(mutex_);
    pieces_.insert_or_assign(memory, std::move(piece));
  }
  [[nodiscard]] std::optional<Piece> find(const void *memory) const {
    std::lock_guard lock(mutex_);
    const auto found = pieces_.find(memory);
    return found == pieces_.end() ? std::nullopt : std::optional(found->second);
  }
  /// Nothing is left to find there; an empty node where nothing was.
  using Node = std::map<const void *, Piece>::node_type;
  [[nodiscard]] Node take(const void *memory) noexcept {
    std::lock_guard lock(mutex_);
    return pieces_.extract(memory);
  }
  void putBack(Node node) noexcept {
    std::lock_guard lock(mutex_);
    pieces_.insert(std::move(node));
  }

private:
  mutable std::mutex mutex_; // guards what follows
  std::map<const void *, Piece> pieces_;
};

} // namespace ur::core
