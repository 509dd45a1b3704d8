// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Asynchronous allocation on every kind of queue.
#pragma once

#include "support/pools.hpp"
#include "support/wait_lists.hpp"

namespace conformance {

/// urEnqueueUSM{Device,Shared,Host}AllocExp by kind.
ur_result_t enqueueAlloc(ur_usm_type_t type, ur_queue_handle_t queue, ur_usm_pool_handle_t pool, size_t size,
                         std::span<const ur_event_handle_t> waits, void **memory, ur_event_handle_t *event = nullptr);
ur_result_t enqueueFree(ur_queue_handle_t queue, void *memory, std::span<const ur_event_handle_t> waits = {},
                        ur_event_handle_t *event = nullptr, ur_usm_pool_handle_t pool = nullptr);

/// What exhausted memory answers.
bool isExhausted(ur_result_t result);
/// What a pointer that can't be freed answers.
bool isUnknownPointer(ur_result_t result);

/// With a gate, three kernels, a device pool, on every kind of queue. Skips where the device has no asynchronous
/// allocation, or no kernels of the suite run on it.
class AsyncQueuesTest : public WaitListsTest {
protected:
  void SetUp() override;
  void TearDown() override;

  DevicePool &pool() { return pool_; }
  Gate &gate() { return gate_; }
  /// A word of host memory for results, of 64; all 0 at first.
  uint32_t *result(size_t i = 0) { return results_.as<uint32_t>() + i; }

  /// Commands on a queue, each ordered after `last`, which becomes its own event: so a chain means the same on an
  /// in-order and on an out-of-order queue.
  struct Chain {
    ur_queue_handle_t queue;
    Event last{};
    std::span<const ur_event_handle_t> waits() const {
      return last.get() == nullptr ? std::span<const ur_event_handle_t>() : std::span(last.list(), 1);
    }
  };
  void alloc(Chain *chain, size_t size, void **memory, ur_usm_type_t type = UR_USM_TYPE_DEVICE,
             ur_usm_pool_handle_t from = nullptr);
  void free(Chain *chain, void *memory);
  void fill(Chain *chain, void *memory, size_t words, uint32_t value);
  /// Adds the number of words that aren't the value to *count.
  void check(Chain *chain, const void *memory, size_t words, uint32_t value, uint32_t *count);
  void hold(Chain *chain);
  /// Waits for a chain that nothing holds up while another is held; where nothing runs beside that, this comes back
  /// once the chain has had its time.
  void waitBeside(const Chain &chain);
  /// While a chain is held: any command that nothing holds up has run then, and has written to what memory it was
  /// given.
  void letRun() { beside_.run(); }
  using WaitListsTest::check;

private:
  void replace(Chain *chain, Event *event);

  DevicePool pool_;
  Gate gate_;
  Beside beside_;
  UsmBlock results_;
  ur_kernel_handle_t fill_ = nullptr, differ_ = nullptr;
};

} // namespace conformance
