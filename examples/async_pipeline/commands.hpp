// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A chain of commands on a queue, each ordered after the one before: by the queue itself if it's in order, else by
// events. Temporaries of the chain come from it and go back to it, asynchronously or, for comparison, synchronously.
#pragma once

#include "runtime.hpp"

#include <chrono>
#include <span>

namespace pipeline {

/// How temporaries are allocated.
enum class Allocation {
  asynchronous, ///< commands of the queue: urEnqueueUSMDeviceAllocExp, urEnqueueUSMFreeExp
  synchronous   ///< urUSMDeviceAlloc at once; urUSMFree after the host has waited for the chain
};

/// What allocating cost so far, by the host's clock, and the most that was in use. Bytes are counted for synchronous
/// allocation only; of asynchronous ones, the pool keeps account.
struct AllocationAccount {
  std::chrono::steady_clock::duration spent{};
  size_t inUse = 0, peak = 0;
};

/// Where temporaries come from. All parts outlive the chains that use them.
struct Temporaries {
  Allocation how = Allocation::asynchronous;
  ur_context_handle_t context = nullptr;
  ur_device_handle_t device = nullptr;
  ur_usm_pool_handle_t pool = nullptr;
  AllocationAccount *account = nullptr;
};

/// The range of a launch: work-items in two dimensions, in groups of groupColumns x groupRows.
struct Range {
  size_t columns, rows, groupColumns, groupRows;
};

class Chain {
public:
  Chain(ur_queue_handle_t queue, bool inOrder, const Temporaries &temporaries)
      : queue_(queue), inOrder_(inOrder), temporaries_(temporaries) {}

  /// The next command waits for this event too.
  void after(const Event &event);
  /// Memory for the chain's later commands.
  void *allocate(size_t size);
  /// Gives memory back behind the chain's commands so far. Synchronous memory is gathered until finishFrees.
  void free(void *memory, size_t size);
  /// Waits, where it must, and frees what was gathered. Asynchronous memory needs nothing.
  void finishFrees();

  void launch(ur_kernel_handle_t kernel, const Range &range, std::span<const ur_exp_kernel_arg_properties_t> args);
  void fill(void *memory, uint32_t pattern, size_t size);

  /// An event that is complete when all commands so far are.
  Event mark();

private:
  struct Gathered {
    void *memory;
    size_t size;
  };
  /// Calls enqueue(number of events, events, out event or null) and makes the new command the chain's last.
  template <class Enqueue>
  void enqueue(const char *call, Enqueue &&enqueue);
  template <class Work>
  auto accounted(Work &&work);

  ur_queue_handle_t queue_;
  bool inOrder_;
  Temporaries temporaries_;
  Event last_;                           ///< of an out-of-order chain, its newest command
  std::vector<ur_event_handle_t> extra_; ///< owned by the caller, waited for by the next command
  std::vector<Gathered> gathered_;
};

/// Arguments of launches.
ur_exp_kernel_arg_properties_t pointerArgument(uint32_t index, const void *memory);
ur_exp_kernel_arg_properties_t valueArgument(uint32_t index, const void *value, size_t size);
ur_exp_kernel_arg_properties_t localArgument(uint32_t index, size_t size);

} // namespace pipeline
