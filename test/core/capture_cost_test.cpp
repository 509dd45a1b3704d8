// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a command costs that is captured, whatever was captured before.
#include "core/capture_rig.hpp"
#include "support/growth.hpp"

namespace ur::test {
namespace {

class CaptureCosts : public CaptureTest {
protected:
  static constexpr size_t kCommands = 4'000;
  template <class Capture>
  void expectLinear(size_t count, const Capture &capture) {
    const double grows = growth(count, capture);
    RecordProperty("growth", std::to_string(grows));
    EXPECT_LT(grows, kMostGrowth);
  }
};
INSTANTIATE_TEST_SUITE_P(Sim, CaptureCosts, ::testing::Values(kCuda), shapeName);

TEST_P(CaptureCosts, AreTheSameHoweverManyCommandsNothingComesAfter) {
  uint32_t *memory = hostMemory(1);
  const auto capture = [&](size_t count) {
    const Queue queue = outOfOrder();
    begin(queue);
    const Event first = fill(queue, memory, 1, 0);
    for (size_t i = 0; i < count; ++i)
      fillOnly(queue, memory, 1, 1, {first});
    EXPECT_FALSE(isEmpty(end(queue)));
  };
  expectLinear(kCommands, capture);
}

TEST_P(CaptureCosts, OfABarrierAreForEachThatItNames) {
  uint32_t *memory = hostMemory(1);
  const auto capture = [&](size_t count) {
    const Queue queue = outOfOrder();
    begin(queue);
    std::vector<Event> events;
    Waits all;
    for (size_t i = 0; i < count; ++i) {
      events.push_back(fill(queue, memory, 1, 1));
      all.push_back(events.back());
    }
    (void)barrier(queue, all);
    EXPECT_FALSE(isEmpty(end(queue)));
  };
  expectLinear(kCommands, capture);
}

TEST_P(CaptureCosts, OfMemoryAreTheSameHoweverMuchThereIs) {
  const auto capture = [&](size_t count) {
    const Queue queue = inOrder();
    begin(queue);
    std::vector<uint32_t *> blocks;
    for (size_t i = 0; i < count; ++i)
      blocks.push_back(alloc(queue, 16));
    for (uint32_t *block : blocks)
      EXPECT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
    for (size_t i = 0; i < count; ++i)
      EXPECT_EQ(alloc(queue, 16), blocks[i]) << "the first that is free";
    (void)end(queue);
  };
  expectLinear(kCommands / 4, capture);
}

} // namespace
} // namespace ur::test
