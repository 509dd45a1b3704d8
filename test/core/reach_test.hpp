// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tests of rule R14 stand on: questions about what comes after what.
#pragma once

#include "core/deferral_test.hpp"

#include "adapters/core/order/lane.hpp"
#include "adapters/core/order/reach.hpp"
#include "adapters/core/queue/queue.hpp"

namespace ur::test {

/// Failures of one command, whose end tells all that it came after; streams of both kinds.
inline Shape nativeCpu() {
  Shape shape{"native_cpu", kOpenCl.caps, 0};
  shape.caps.startsOnFlush = false;
  shape.caps.endsBehindItsWaits = true;
  return shape;
}

class ReachTest : public DeferralTest {
protected:
  /// Whether the end of a command tells of all that it waited for.
  static bool tellsAll() { return !GetParam().caps.isolatedFailures || GetParam().caps.endsBehindItsWaits; }
  static core::Completion &at(ur_event_handle_t event) { return event->completion(); }

  static core::Lane &laneOf(ur_queue_handle_t queue) { return queue->firstLane(); }

  /// Whether a command that waits for those comes after `earlier`.
  static bool comesAfter(const Waits &named, ur_event_handle_t earlier) {
    core::Reach reach(GetParam().caps);
    for (ur_event_handle_t event : named)
      reach.add(at(event));
    return reach.covers(at(earlier));
  }
  /// Whether the queue's next command does.
  static bool nextComesAfter(ur_queue_handle_t queue, ur_event_handle_t earlier) {
    core::Reach reach(GetParam().caps);
    reach.add(laneOf(queue));
    return reach.covers(at(earlier));
  }
  /// A command with a word of its own, so that nothing but what is named orders it.
  Event next(ur_queue_handle_t queue, const Waits &waits = {}) {
    if (used_ % 1024 == 0)
      words_ = deviceMemory(1024);
    return fill(queue, words_ + used_++ % 1024, 1, 1, waits);
  }

private:
  uint32_t *words_ = nullptr;
  size_t used_ = 0;
};

/// Runs every test of the suite for all kinds of ends.
#define UR_TEST_ALL_ENDS(Suite)                                                                                        \
  INSTANTIATE_TEST_SUITE_P(Sim, Suite, ::testing::Values(kCuda, kLevelZero, kOpenCl, nativeCpu()), shapeName)

} // namespace ur::test
