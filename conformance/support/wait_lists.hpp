// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What every command with a wait list and an out event owes, on every kind of queue.
#pragma once

#include "support/kernels.hpp"

#include <functional>

namespace conformance {

class WaitListsTest : public KernelsOnQueuesTest {
protected:
  /// Enqueues the command under test to queue().
  using Enqueue = std::function<ur_result_t(uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event)>;

  void SetUp() override;

  /// Lists of no, one, many events, the same one twice, of this and of another queue, with and without out event.
  void takesAllLists(const Enqueue &enqueue);
  /// The out event isn't complete before what the list names, and the list is read before the call returns.
  void waitsForItsList(const Enqueue &enqueue);
  /// The out event knows its command, queue and context, and has one reference.
  void eventKnows(const Enqueue &enqueue, ur_command_t command);
  /// All of them.
  void check(const Enqueue &enqueue, ur_command_t command);

  /// A second queue of the same kind.
  ur_queue_handle_t other() const { return other_; }

private:
  Queue other_;
};

} // namespace conformance
