// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The thread that asks where drivers don't tell.
#include "core/core_test.hpp"

#include "adapters/core/device/context.hpp"
#include "adapters/core/order/event.hpp"
#include "adapters/core/order/notices.hpp"

#include <atomic>

namespace ur::test {
namespace {

class SilentNotices : public CoreTest {};
INSTANTIATE_TEST_SUITE_P(SimSilent, SilentNotices, ::testing::ValuesIn(kSilentShapes), shapeName);

uint32_t referencesTo(const core::Completion &completion) {
  uint32_t others = 0;
  while (completion.dropRefUnlessLast())
    ++others;
  completion.addRefs(others);
  return others + 1;
}

/// Whoever is told may let the context go, in which completions end: so the thread has none of that one any more.
TEST_P(SilentNotices, HaveNoCompletionOfWhoIsTold) {
  static std::atomic<uint32_t> found; // which the thread may still touch when this has ended
  found = 0;
  const Queue queue = inOrder();
  const Event event = fence(queue);
  finish(queue); // from now on nobody but the thread takes or drops any
  core::Completion &completion = static_cast<ur_event_handle_t>(event)->completion();
  const uint32_t before = referencesTo(completion);
  const auto note = [](void *data, core::EventStatus) noexcept {
    found = referencesTo(*static_cast<core::Completion *>(data));
    found.notify_one();
  };
  ASSERT_EQ(static_cast<ur_context_handle_t>(context)->notices().tell(completion, note, &completion),
            UR_RESULT_SUCCESS);
  found.wait(0);
  EXPECT_EQ(found, before);
}

} // namespace
} // namespace ur::test
