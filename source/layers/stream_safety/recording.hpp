// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a command buffer or a graph does when it runs.
#pragma once

#include "layers/stream_safety/blocks.hpp"

#include <algorithm>
#include <atomic>
#include <vector>

namespace ur::layers::stream_safety {

class Order;

struct Recording {
  /// What a command of a buffer waits for in each run, and the run doesn't.
  struct Awaited {
    std::mutex mutex; ///< guards what follows
    std::vector<ur_event_handle_t> events;
  };
  using AllAwaited = std::vector<std::shared_ptr<Awaited>>; ///< also by the commands that come before
  struct Use {
    Access access;
    Place place;
    const void *command = nullptr; ///< the handle by which it is changed
    AllAwaited awaited = {};
  };
  struct Memory {
    const void *begin;
    size_t size; ///< of a free: 0
    Place place;
    ur_usm_pool_handle_t pool = nullptr; ///< of an allocation
  };
  /// What stands for an entry of the table in the place of a command's handle: no handle is such an address.
  [[nodiscard]] static const void *entryKey(uint32_t entry) noexcept {
    return reinterpret_cast<const void *>((uintptr_t{entry} << 1) + 1);
  }
  /// `order`: of a command buffer, the order of what is appended; null for a graph, whose commands queues order.
  explicit Recording(std::shared_ptr<Order> order_) noexcept : order(std::move(order_)) {}

  const std::shared_ptr<Order> order;
  Blocks inside;                       ///< what its commands do among themselves
  std::atomic<uint32_t> references{1}; ///< to the command buffer
  std::mutex mutex;                    ///< guards what follows
  std::vector<Use> uses;
  std::vector<Memory> allocations, frees;
  std::map<ur_exp_command_buffer_sync_point_t, AllAwaited> awaitedBy; ///< where that is anything
  AllAwaited awaited;                                                 ///< by any of them
  std::map<uint32_t, ur_exp_kernel_arg_type_t> entries;               ///< of the buffer's table, that launches name
  size_t usesBefore = 0, allocationsBefore = 0, freesBefore = 0;      ///< when the last capture began
  /// Which comes before the next one, on whatever queue; of all that is made of one graph.
  struct LastRun {
    std::mutex mutex; ///< guards what follows
    Clock clock;
  };
  std::shared_ptr<LastRun> lastRun = std::make_shared<LastRun>();

  /// Whether the address is of memory that its runs allocate; under the lock.
  [[nodiscard]] bool allocates(uintptr_t address) const noexcept {
    return std::ranges::any_of(allocations, [address](const Memory &one) {
      return address - reinterpret_cast<uintptr_t>(one.begin) < one.size;
    });
  }

  void captureBegins() noexcept {
    const std::scoped_lock lock(mutex);
    usesBefore = uses.size();
    allocationsBefore = allocations.size();
    freesBefore = frees.size();
  }
  /// What it had is there; what has been captured since is gone.
  void captureFailed() {
    const std::scoped_lock lock(mutex);
    uses.erase(uses.begin() + static_cast<ptrdiff_t>(usesBefore), uses.end());
    allocations.erase(allocations.begin() + static_cast<ptrdiff_t>(allocationsBefore), allocations.end());
    frees.erase(frees.begin() + static_cast<ptrdiff_t>(freesBefore), frees.end());
    inside.clear();
  }
};

} // namespace ur::layers::stream_safety
