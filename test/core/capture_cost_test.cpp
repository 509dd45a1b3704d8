// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a command costs that is captured, whatever was captured before. Each test takes a tenth of a second; where every
// command looks through all that are there, it takes several.
#include "core/capture_rig.hpp"

#include <chrono>

namespace ur::test {
namespace {

class CaptureCosts : public CaptureTest {
protected:
  static constexpr uint32_t kCommands = 60'000;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  static constexpr std::chrono::seconds kLimit{15};
#else
  static constexpr std::chrono::seconds kLimit{1};
#endif
  template <class Body>
  void expectSoon(Body body) {
    const auto start = std::chrono::steady_clock::now();
    body();
    EXPECT_LT(std::chrono::steady_clock::now() - start, kLimit);
  }
};
INSTANTIATE_TEST_SUITE_P(Sim, CaptureCosts, ::testing::Values(kCuda), shapeName);

TEST_P(CaptureCosts, AreTheSameHoweverManyCommandsNothingComesAfter) {
  const Queue queue = outOfOrder();
  uint32_t *memory = hostMemory(1);
  begin(queue);
  expectSoon([&] {
    const Event first = fill(queue, memory, 1, 0);
    for (uint32_t i = 0; i < kCommands; ++i)
      fillOnly(queue, memory, 1, i, {first});
  });
  EXPECT_FALSE(isEmpty(end(queue)));
}

TEST_P(CaptureCosts, OfABarrierAreForEachThatItNames) {
  const Queue queue = outOfOrder();
  uint32_t *memory = hostMemory(1);
  begin(queue);
  expectSoon([&] {
    std::vector<Event> events;
    Waits all;
    for (uint32_t i = 0; i < kCommands; ++i) {
      events.push_back(fill(queue, memory, 1, i));
      all.push_back(events.back());
    }
    (void)barrier(queue, all);
  });
  EXPECT_FALSE(isEmpty(end(queue)));
}

TEST_P(CaptureCosts, OfMemoryAreTheSameHoweverMuchThereIs) {
  const Queue queue = inOrder();
  begin(queue);
  std::vector<uint32_t *> blocks;
  expectSoon([&] {
    for (uint32_t i = 0; i < kCommands; ++i)
      blocks.push_back(alloc(queue, 16));
    for (uint32_t *block : blocks)
      EXPECT_EQ(tryFree(queue, block), UR_RESULT_SUCCESS);
    for (uint32_t i = 0; i < kCommands; ++i)
      EXPECT_EQ(alloc(queue, 16), blocks[i]) << "the first that is free";
  });
  (void)end(queue);
}

} // namespace
} // namespace ur::test
