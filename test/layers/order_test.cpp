// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of commands that UR_LAYER_STREAM_SAFETY follows, by itself: what programs show only with handles that these
// adapters lack.
#include "layers/stream_safety/blocks.hpp"
#include "layers/stream_safety/order.hpp"
#include "layers/stream_safety/report.hpp"

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

/// Blocks lie in a shard for each page of addresses. Of one that others take the place of, none keeps a part.
TEST(BlocksTest, WhatIsOverIsOverOnAllOfItsPages) {
  constexpr uintptr_t kPage = uintptr_t{1} << 21, kHalf = kPage / 2, kBegin = 100 * kPage - kHalf;
  const auto at = [](uintptr_t address) { return reinterpret_cast<const void *>(address); };
  auto uses = [slot = uint16_t{0}](Blocks &blocks,
                                   uintptr_t address) mutable { // of other functions: each is told
    ::testing::internal::CaptureStderr();
    blocks.recorded({.begin = address, .size = 1, .argument = "pMem", .fills = true}, Place{.slot = ++slot});
    return !::testing::internal::GetCapturedStderr().empty();
  };
  configureReports();
  Blocks blocks;
  const Place place{};
  blocks.allocated(at(kBegin), kPage, true, nullptr, place);
  (void)blocks.freed(at(kBegin), nullptr, place);
  EXPECT_TRUE(uses(blocks, kBegin + kHalf + 1)) << "it is freed";
  blocks.allocated(at(kBegin), kHalf / 2, true, nullptr, place);
  EXPECT_FALSE(uses(blocks, kBegin + kHalf / 2 + 1)) << "on the page of what took its place";
  EXPECT_FALSE(uses(blocks, kBegin + kHalf + 1)) << "on the other page";
  blocks.allocated(at(kBegin), kPage, true, nullptr, place);
  blocks.ended(at(kBegin), 0, Blocks::End::reserved, place);
  blocks.allocated(at(kBegin + kHalf), kHalf / 4, true, nullptr, place);
  EXPECT_TRUE(uses(blocks, kBegin + 1)) << "before what is mapped there is nothing";
  EXPECT_FALSE(uses(blocks, kBegin + kHalf + 1)) << "it is mapped";
  EXPECT_TRUE(uses(blocks, kBegin + kHalf + kHalf / 4)) << "nor is there behind it";
}

} // namespace
} // namespace ur::layers::stream_safety
