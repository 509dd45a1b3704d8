// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of commands that UR_LAYER_STREAM_SAFETY follows, by itself: what programs show only with handles that these
// adapters lack.
#include "layers/stream_safety/order.hpp"

#include <gtest/gtest.h>

namespace ur::layers::stream_safety {
namespace {

class OrderTest : public ::testing::Test {
protected:
  OrderTest() {
    order.addQueue(&one, true, false);
    order.addQueue(&two, true, false);
  }
  /// A command of that queue: where it stands, and whether `earlier` comes before it.
  Epoch command(const int *queue, Epoch earlier = {}) {
    Epoch made;
    const Place place{.queue = queue};
    order.command(place, {}, Order::After::listed, nullptr, nullptr,
                  [&](const Clock &clock, Epoch epoch, const std::shared_ptr<Recording> &) {
                    made = epoch;
                    after = clock.covers(earlier);
                  });
    return made;
  }

  Order order;
  const int one = 1, two = 2;
  bool after = false;
};

TEST_F(OrderTest, QueuesAreNotOrderedAmongEachOther) {
  const Epoch first = command(&one);
  (void)command(&two, first);
  EXPECT_FALSE(after);
  (void)command(&one, first);
  EXPECT_TRUE(after);
}

TEST_F(OrderTest, WhoseNativeHandleTheProgramHasMayBeOverForAllOthers) {
  const Epoch first = command(&one);
  order.openQueue(&one);
  (void)command(&two, first);
  EXPECT_TRUE(after);
  const Epoch second = command(&one);
  (void)command(&two, second);
  EXPECT_TRUE(after);
  EXPECT_TRUE(order.hostAtMost().covers(second));
  EXPECT_FALSE(order.host().covers(second));
}

TEST_F(OrderTest, WhatIsCapturedOrdersNothingOutside) {
  order.beginCapture(&one, std::make_shared<Recording>(nullptr));
  const Epoch captured = command(&one);
  (void)command(&one, captured);
  EXPECT_TRUE(after);
  EXPECT_NE(order.endCapture(&one), nullptr);
  order.finished(&one);
  EXPECT_FALSE(order.host().covers(captured));
}

TEST_F(OrderTest, WhatTheHostLearntDuringACaptureCountsAfterIt) {
  order.beginCapture(&one, std::make_shared<Recording>(nullptr));
  const Epoch other = command(&two);
  order.finished(&two);
  (void)command(&one);
  EXPECT_NE(order.endCapture(&one), nullptr);
  (void)command(&one, other);
  EXPECT_TRUE(after);
}

} // namespace
} // namespace ur::layers::stream_safety
