// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Asynchronous allocation in captures: a block is taken from the pool when the alloc is captured, or is one that the
// graph has freed before. Neither makes a node; both have their places in the graph's order.
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/object/host_call_scope.hpp"
#include "adapters/core/queue/capture.hpp"

#include <algorithm>

namespace ur::core {

/// Whether a command behind all of `later` comes after all of `earlier`.
bool Capture::precede(const Places &earlier, const Places &later) const {
  if (earlier.empty())
    return true;
  if (later.empty() || later.back() < earlier.back())
    return false; // What a node comes after is before it in the list.
  const Nodes &nodes = graph_->nodes();
  const uint32_t first = earlier.front();
  std::vector<bool> seen(nodes.size());
  Places open = later;
  while (!open.empty()) {
    const uint32_t place = open.back();
    open.pop_back();
    if (place < first || seen[place])
      continue;
    seen[place] = true;
    open.insert(open.end(), nodes[place].after.begin(), nodes[place].after.end());
  }
  return std::all_of(earlier.begin(), earlier.end(), [&](uint32_t place) { return seen[place]; });
}

void *Capture::allocate(Queue &queue, const Command &command, StreamPool &pool, MemoryKind kind, size_t size) {
  if (pool.zeroes()) {
    explain(UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED,
            "an allocation of %zu bytes can't be captured: its pool initializes memory, and each run would have to",
            size);
    throw UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED;
  }
  std::unique_lock lock(graph_->mutex());
  if (ended())
    return nullptr;
  checkCapturable(queue, command);
  GraphMemory &memory = graph_->needMemory();
  GraphMemory::Held *free = nullptr;
  // Out of order without an event, nothing comes after the alloc: only memory that was free before the run will do.
  if (queue.inOrder() || command.event) {
    const Places places = placesBehind(lineOf(queue), read(queue, command).places, false);
    free = memory.findFree(pool, kind, size, [&](const Places &freed) { return precede(freed, places); });
  }
  if (free) {
    (void)addPlaceLocked(queue, command, Order::list);
    return memory.use(*free, size);
  }
  lock.unlock(); // The driver may be asked for memory.
  Block &fresh = [&]() -> Block & {
    const HostCallScope nothingWaits;
    return pool.allocateNow(kind, size);
  }();
  const auto giveBack = [&] {
    fresh.state.store(Block::State::freeing, std::memory_order_release);
    pool.freeSoon(fresh);
  };
  lock.lock();
  if (ended()) {
    giveBack();
    return nullptr;
  }
  try {
    memory.add(fresh);
  } catch (...) {
    giveBack();
    throw;
  }
  try {
    (void)addPlaceLocked(queue, command, Order::list);
  } catch (...) {
    memory.removeLast();
    throw;
  }
  return fresh.memory;
}

bool Capture::free(Queue &queue, const Command &command, const UsmPool *pool, const void *memory) {
  std::lock_guard lock(graph_->mutex());
  if (ended())
    return false;
  checkCapturable(queue, command);
  GraphMemory::Held *held = graph_->memory() ? graph_->memory()->find(memory) : nullptr;
  if (!held) {
    const std::optional<Allocation> other = queue.allocations().find(memory);
    if (!other || other->base != memory)
      throw UR_RESULT_ERROR_INVALID_MEM_OBJECT;
    explain(UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED,
            "urEnqueueUSMFreeExp: a graph frees what it has allocated itself; %p is none of it", memory);
    throw UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED;
  }
  if (held->freedAfter)
    throw UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  if (pool && pool != held->block->span->pool->owner().handle())
    throw UR_RESULT_ERROR_INVALID_VALUE;
  // Without a list, an out-of-order queue's free comes after all that the queue was sent: nobody can say now that the
  // memory isn't in use.
  const Order order = command.waits.empty() ? Order::all : Order::list;
  graph_->memory()->prepareFree();
  graph_->memory()->free(*held, addPlaceLocked(queue, command, order));
  return true;
}

} // namespace ur::core
