// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contexts and pools: which are still there, and whether memory that was freed in the order of a queue is still theirs.
// A pool that has given memory back to the driver may have given its addresses to anybody.
#pragma once

#include "layers/stream_safety/sharded.hpp"
#include "unified-runtime/ur_api.h"

#include <atomic>
#include <memory>

namespace ur::layers::stream_safety {

/// Safe from any thread. What takes memory throws std::bad_alloc.
class Pools {
public:
  void addQueue(const void *queue, ur_context_handle_t context) { contexts_.put(queue, context); }
  /// A context or a pool, with one reference.
  void add(const void *owner) { owners_.put(owner, std::make_shared<std::atomic<uint32_t>>(1)); }
  void retain(const void *owner) noexcept {
    if (const auto references = owners_.find(owner))
      references->fetch_add(1, std::memory_order_relaxed);
  }
  /// Whether that was the last reference of the program's; of one that isn't known it may have been.
  [[nodiscard]] bool release(const void *owner) noexcept {
    const auto references = owners_.find(owner);
    if (references && references->fetch_sub(1, std::memory_order_acq_rel) != 1)
      return false;
    (void)owners_.take(owner);
    return true;
  }

  /// Whether a pool has that address, with memory or without: `pool`, which is there, or if it is null one of those
  /// that the queue's context has for its devices. No where nobody knows. Asks the adapter.
  [[nodiscard]] bool have(const void *memory, ur_usm_pool_handle_t pool, const void *queue);

  void clear() noexcept {
    contexts_.clear();
    owners_.clear();
  }

private:
  Sharded<ur_context_handle_t> contexts_; // of queues, also of those that are gone
  Sharded<std::shared_ptr<std::atomic<uint32_t>>> owners_;
};

} // namespace ur::layers::stream_safety
