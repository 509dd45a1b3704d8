// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A chain of commands on a queue, each ordered after the one before: by the queue itself if it's in order, else by
// events. Temporaries of the chain come from it and go back to it, asynchronously or, for comparison, synchronously.
#pragma once

#include "unified-runtime/ur.hpp"

#include <chrono>
#include <vector>

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
  ur::Context context;
  ur::Device device;
  ur_usm_pool_handle_t pool = nullptr;
  AllocationAccount *account = nullptr;
};

/// The range of a launch: work-items in two dimensions, in groups of groupColumns x groupRows.
struct Range {
  size_t columns, rows, groupColumns, groupRows;
};

class Chain {
public:
  Chain(ur::Queue queue, bool inOrder, const Temporaries &temporaries)
      : queue_(std::move(queue)), inOrder_(inOrder), temporaries_(&temporaries) {}

  /// The next command waits for this event too.
  void after(ur::Event event);
  /// Memory for the chain's later commands.
  void *allocate(size_t size);
  /// Gives memory back behind the chain's commands so far. Synchronous memory is gathered until finishFrees.
  void free(void *memory, size_t size);
  /// Waits, where it must, and frees what was gathered. Asynchronous memory needs nothing.
  void finishFrees();

  void launch(const ur::Kernel &kernel, const Range &range, const std::vector<ur_exp_kernel_arg_properties_t> &args);
  void fill(void *memory, uint32_t pattern, size_t size);

  /// An event that is complete when all commands so far are.
  ur::Event mark();

private:
  struct Gathered {
    void *memory;
    size_t size;
  };
  /// Calls enqueue(events to wait for, out event or null) and makes the new command the chain's last.
  template <class Enqueue>
  auto enqueue(Enqueue &&enqueue);
  template <class Work>
  auto accounted(Work &&work);

  ur::Queue queue_;
  bool inOrder_;
  const Temporaries *temporaries_;
  ur::Event last_;               ///< of an out-of-order chain, its newest command
  std::vector<ur::Event> waits_; ///< what the next command waits for besides
  std::vector<Gathered> gathered_;
};

/// Arguments of launches.
ur_exp_kernel_arg_properties_t pointerArgument(uint32_t index, const void *memory);
ur_exp_kernel_arg_properties_t valueArgument(uint32_t index, const void *value, size_t size);
ur_exp_kernel_arg_properties_t localArgument(uint32_t index, size_t size);

} // namespace pipeline
